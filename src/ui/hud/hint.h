// A hint at the table: what the expert would play, why, and the chance of winning. It sees only
// what the person who asks may see.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/advice.h"
#include "games/game.h"

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Model;
struct Rect;

struct Hint {
  std::unique_ptr<ai::Adviser> adviser;  // while it is wanted
  std::uint64_t revision = 0;            // of the session's position that the hint is about
  bool waits = false;                    // for the bots' weights, and has said so
  bool told = false;                     // its words have been announced
  bool shown = false;                    // in this frame
  std::optional<bool> below;             // over the table: at its lower end, once that is decided
};

// One reason as a sentence; `move` is the recommended one.
[[nodiscard]] std::string_view reason_words(const games::Game& game, ai::Reason reason,
                                            core::Move move);
// All the reasons as sentences, in their order.
[[nodiscard]] std::string reasons_words(const games::Game& game, const ai::Reasons& reasons,
                                        core::Move move);
// A chance as a whole percentage; never “0 %” or “100 %” unless it is certain.
[[nodiscard]] std::string chance_words(int chance);

[[nodiscard]] bool may_hint(const view::Session& session);
// Asks for a hint, or hides the one that is shown.
void ask_hint(Model& model);
// Spends one frame's thinking on the hint.
void think_hint(Ui& ui, Model& model);
// Shows the hint's card at the lower end of `room`, and cuts its place off, if it fits there.
void hint_within(Ui& ui, Model& model, Rect& room);
// Shows it over an end of the table, if it did not fit elsewhere.
void hint_over_table(Ui& ui, Model& model);

}  // namespace ui
