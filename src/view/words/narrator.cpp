#include "view/words/narrator.h"

#include "view/hooks.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

std::optional<Sentence> describe(const games::Game& game, const Names& names, core::SeatIndex seat,
                                 const Event& event) {
  return game.visit([&](const auto& concrete) { return describe(concrete, names, seat, event); });
}

std::optional<Sentence> describe_frame(const Names& names, const Event& event) {
  switch (event.kind) {
    case EventKind::Begins: return Sentence{"{0} begins.", {names.seats[event.value]}};
    case EventKind::Won: return Sentence{"{0} wins!", {names.seats[event.value]}};
    default: return std::nullopt;
  }
}

}  // namespace view
