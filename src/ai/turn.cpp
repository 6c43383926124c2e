#include "ai/turn.h"

#include <algorithm>

#include "ai/sides.h"
#include "ai/solid.h"

namespace ai {

// The value of a position where chance, another seat or nobody goes on.
template <class G>
int Turn::value(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes) {
  ++nodes;
  if (game.actor(state) == core::kOver) {
    return same_side(game, seat, game.standing(state)[0]) ? kCertain : 0;
  }
  if (net_->hidden() == 0) {
    constexpr int kStepsPerLogit = 40;
    return Net::squash(judge(game, state, seat) * (Net::kOne / 100) / kStepsPerLogit);
  }
  fill(game, state, scan(game, state), seat, inputs_);
  return net_->chance(inputs_);
}

namespace {

// The most that `worth_of` gives to a position after one of the mover's moves.
template <class G, class Worth>
int most_of(const G& game, const typename G::State& state, const Worth& worth_of) {
  core::MoveList list;
  game.moves(state, list);
  int most = 0;
  for (const core::Move move : list) {
    typename G::State after = state;
    game.play(after, move, nullptr);
    most = std::max(most, worth_of(after));
  }
  return most;
}

}  // namespace

template <class G>
int Turn::worth(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes) {
  if (game.actor(state) != core::seat_actor(seat)) {
    return value(game, state, seat, nodes);
  }
  return most_of(game, state,
                 [&](const typename G::State& after) { return worth(game, after, seat, nodes); });
}

template <class G>
int Turn::worth_ahead(const G& game, const typename G::State& state, core::SeatIndex seat,
                      int& nodes) {
  const core::Actor actor = game.actor(state);
  if (!may_look_ahead(game) || (actor != core::seat_actor(seat) && actor != core::kChance)) {
    return worth(game, state, seat, nodes);
  }
  if (actor != core::kChance) {
    return most_of(game, state, [&](const typename G::State& after) {
      return worth_ahead(game, after, seat, nodes);
    });
  }
  core::MoveList list;
  game.moves(state, list);
  std::int64_t sum = 0;
  int total = 0;
  for (const core::Move outcome : list) {
    typename G::State after = state;
    game.play(after, outcome, nullptr);
    while (game.actor(after).kind == core::Actor::Kind::Seat) {
      game.play(after, best(game, after, game.actor(after).seat, nodes), nullptr);
    }
    const int weight = game.weight(state, outcome);
    total += weight;
    sum += std::int64_t{weight} * value(game, after, seat, nodes);
  }
  return static_cast<int>(sum / std::max(1, total));
}

template <class G>
void Turn::candidates(const G& game, const typename G::State& state, core::SeatIndex,
                      core::MoveList& list, int&) {
  game.moves(state, list);
}

template <class G>
void Turn::followed(const G& game, const typename G::State& state, core::SeatIndex,
                    core::MoveList& list, int&) {
  game.moves(state, list);
}

template <class G>
core::Move Turn::best(const G& game, const typename G::State& state, core::SeatIndex seat,
                      int& nodes) {
  core::MoveList list;
  followed(game, state, seat, list, nodes);
  core::Move best = list[0];
  int most = -1;
  for (std::size_t i = list.size() == 1 ? 1 : 0; i < list.size(); ++i) {
    typename G::State after = state;
    game.play(after, list[i], nullptr);
    const int worth_now = worth(game, after, seat, nodes);
    if (worth_now > most) {
      most = worth_now;
      best = list[i];
    }
  }
  return best;
}

template int Turn::worth(const parchis::Game&, const parchis::State&, core::SeatIndex, int&);
template int Turn::worth(const sorry::Game&, const sorry::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const maze::Game&, const maze::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const sorry::Game&, const sorry::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const parchis::Game&, const parchis::State&, core::SeatIndex, int&);
template void Turn::candidates(const parchis::Game&, const parchis::State&, core::SeatIndex,
                               core::MoveList&, int&);
template void Turn::candidates(const sorry::Game&, const sorry::State&, core::SeatIndex,
                               core::MoveList&, int&);
template core::Move Turn::best(const parchis::Game&, const parchis::State&, core::SeatIndex, int&);
template core::Move Turn::best(const sorry::Game&, const sorry::State&, core::SeatIndex, int&);
template core::Move Turn::best(const maze::Game&, const maze::State&, core::SeatIndex, int&);

template int Turn::value(const maze::Game&, const maze::State&, core::SeatIndex, int&);

}  // namespace ai
