// A whole turn of Ludo, from the common parts. With two dice a turn has up to four numbers and
// their rewards, and thousands of ways to use them: only those that look best at first sight are
// followed.
#include "ai/ludo/hooks.h"
#include "ai/sight.h"
#include "ai/turn_body.h"

namespace ai {

namespace {

constexpr std::size_t kFollowed = 2;  // on the way to the end of the turn
constexpr std::size_t kAhead = 1;     // fewest, where each costs a look at every next throw

}  // namespace

void sift(Turn& turn, const ludo::Game& game, const ludo::State& state, core::SeatIndex seat,
          Breadth breadth, core::MoveList& list, int& nodes) {
  if (game.rules().dice == 1 || breadth == Breadth::Choice) {
    game.moves(state, list);
    return;
  }
  core::MoveList all;
  game.moves(state, all);
  if (all.size() == 1) {
    list.push(all[0]);
    return;
  }
  BestSights best(breadth == Breadth::Follow ? kFollowed : kAhead);
  for (const core::Move move : all) {
    ludo::State after = state;
    game.play(after, move, nullptr);
    best.add({move, turn.value(game, after, seat, nodes)});
  }
  best.take(list);
}

template int Turn::value(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);
template int Turn::worth(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const ludo::Game&, const ludo::State&, core::SeatIndex, int, int&);
template core::Move Turn::best(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);
template bool Turn::look_ahead(const ludo::Game&, const ludo::State&, core::SeatIndex, Ahead&,
                               int&);

}  // namespace ai
