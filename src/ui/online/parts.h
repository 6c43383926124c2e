// Shared by the room's screen and the sheets over the table.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ui/kit/ladder.h"
#include "ui/model.h"
#include "ui/online/online.h"
#include "ui/online_page.h"

namespace ui {

// Somebody without a seat.
[[nodiscard]] std::string watcher_name(const OnlinePage::Watcher& watcher);
// The person or bot in that seat; how they are there, in words: “away”; and both: “Ana, away”.
[[nodiscard]] std::string seat_name(const OnlinePage::Seat& seat);
[[nodiscard]] std::string seat_state(const OnlinePage& page, const OnlinePage::Seat& seat);
[[nodiscard]] std::string seat_words(const OnlinePage& page, const OnlinePage::Seat& seat);
// The first colour of a seat, and how that is painted; only once the room's rules are known.
[[nodiscard]] core::Colour first_colour(const OnlinePage& page, const OnlinePage::Seat& seat);
[[nodiscard]] view::Hue seat_hue(const OnlinePage& page, const OnlinePage::Seat& seat);

// The room's link with its code, to be sent or copied.
void link_part(Ui& ui, Model& model, Column& column);
// The chat, the phrases, and a field for any other words.
void words_part(Ui& ui, Model& model, Column& column);
// Who learns what, and why it is fair.
void privacy(Ui& ui, OnlinePage& page, Column& column);
void elsewhere_line(Ui& ui, Column& column);
void disagree_part(Ui& ui, Model& model, Column& column);
void fault_line(Ui& ui, const OnlinePage& page, Column& column);
void epoch_line(Ui& ui, Column& column);
// Those who were put out may sit down again.
void let_back_row(Ui& ui, Model& model, Column& column);
void trouble_line(Ui& ui, const OnlinePage& page, Column& column);
void not_stored_line(Ui& ui, Column& column);
// The people who watch without a seat, if there are any, each with a button to mute them.
void watchers_part(Ui& ui, Model& model, Column& column);
// Mutes that person on this device, or lets them be heard again; at the right end of a row.
void mute_button(Ui& ui, Model& model, Rect& row, std::string_view name, const core::Key& key,
                 bool muted);

// The choice of a bot for a seat: nothing yet, another strength, or the bot sits down.
enum class BotChoice : std::uint8_t { None, Changed, Sits };
[[nodiscard]] BotChoice bot_ladder(Ui& ui, Column& column, std::span<const Rung> rungs,
                                   std::size_t& level);

}  // namespace ui
