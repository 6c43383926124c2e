// The share sheet: which game it shares, and the link that is made from it. Also copies texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/mail.h"
#include "play/replay.h"
#include "ui/draft/draft.h"
#include "ui/link_code.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Sharing {
  play::Replay game;               // the game that the sheet makes links of
  std::optional<play::Mail> turn;  // instead: the next turn of a travelling game
};

// The address of a link with this fragment, on the page of the game with these rules.
[[nodiscard]] std::string address_of(const ui::AnyRules& rules, std::string_view fragment);
// Makes the link's code as soon as that is possible, once.
void make_code(ui::LinkCode& code, const std::string& link);
// The same for the sheet's link.
void follow_share(App& app);

// Saves a file, and says where it is or that it could not be saved.
void save_and_tell(App& app, const std::string& name, const std::string& text);
// Copies the text and says `done` once it is on the clipboard, or that it could not be copied.
void copy_and_tell(App& app, const std::string& text, std::string_view done);

void carry_out(App& app, const ui::wish::ShareTable& wish);
void carry_out(App& app, const ui::wish::ShareDraft& wish);
void carry_out(App& app, const ui::wish::ShareMaze& wish);
void carry_out(App& app, const ui::wish::ShareReview& wish);
void carry_out(App& app, const ui::wish::ShareGame& wish);
void carry_out(App& app, const ui::wish::RemakeLink& wish);
void carry_out(App& app, const ui::wish::CopyLink& wish);
void carry_out(App& app, const ui::wish::SendLink& wish);
void carry_out(App& app, const ui::wish::SaveReplay& wish);

}  // namespace app
