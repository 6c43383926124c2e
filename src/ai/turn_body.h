// The functions of turn.h. Only for ai/<game>/turn.cpp, which makes them for its game after it has
// declared what they call: judge, scan, fill, sift, is_trial and foresight of its hooks.
#pragma once

#include <algorithm>
#include <cstdint>

#include "ai/hook_values.h"
#include "ai/turn.h"
#include "games/sides.h"

namespace ai {

template <class G>
int Turn::value(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes) {
  ++nodes;
  if (game.actor(state) == core::kOver) {
    return games::same_side(game, seat, game.standing(state)[0]) ? kCertain : 0;
  }
  if (net_->shape().hidden == 0) {
    constexpr int kStepsPerLogit = 40;
    constexpr int kPoint = Net::kOne / 100;  // 10, rounded down: judge() counts a step as 100
    return Net::squash(judge(game, state, seat) * kPoint / kStepsPerLogit);
  }
  fill(game, state, scan(game, state), seat, inputs_);
  return net_->chance(inputs_);
}

// The most that `worth_of` gives to a position after one of the mover's moves.
template <class G, class Worth>
int most_of(const G& game, const typename G::State& state, const core::MoveList& list,
            const Worth& worth_of) {
  int most = 0;
  for (const core::Move move : list) {
    typename G::State after = state;
    game.play(after, move, nullptr);
    most = std::max(most, worth_of(after));
  }
  return most;
}

// The mean of what `worth_of` gives to a position after each outcome.
template <class G, class Worth>
int mean_of(const G& game, const typename G::State& state, const Worth& worth_of) {
  core::MoveList list;
  game.moves(state, list);
  std::int64_t sum = 0;
  int total = 0;
  for (const core::Move outcome : list) {
    typename G::State after = state;
    game.play(after, outcome, nullptr);
    const int weight = game.weight(state, outcome);
    total += weight;
    sum += std::int64_t{weight} * worth_of(after);
  }
  return static_cast<int>(sum / std::max(1, total));
}

template <class G>
int Turn::worth(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes) {
  const auto worth_of = [&](const typename G::State& after) {
    return worth(game, after, seat, nodes);
  };
  if (is_trial(state)) return mean_of(game, state, worth_of);
  if (game.actor(state) != core::seat_actor(seat)) return value(game, state, seat, nodes);
  core::MoveList list;
  sift(*this, game, state, seat, Breadth::Follow, list, nodes);
  return most_of(game, state, list, worth_of);
}

template <class G>
int Turn::worth_ahead(const G& game, const typename G::State& state, core::SeatIndex seat,
                      int throws, int& nodes) {
  const core::Actor actor = game.actor(state);
  if (throws == 0 || (actor != core::seat_actor(seat) && actor != core::kChance)) {
    return worth(game, state, seat, nodes);
  }
  if (actor != core::kChance) {
    core::MoveList list;
    sift(*this, game, state, seat, Breadth::Ahead, list, nodes);
    return most_of(game, state, list, [&](const typename G::State& after) {
      return worth_ahead(game, after, seat, throws, nodes);
    });
  }
  return mean_of(game, state, [&](const typename G::State& after) {
    return worth_answered(game, after, seat, throws, nodes);
  });
}

template <class G>
int Turn::worth_answered(const G& game, typename G::State state, core::SeatIndex seat, int throws,
                         int& nodes) {
  while (game.actor(state).kind == core::Actor::Kind::Seat) {
    game.play(state, best(game, state, game.actor(state).seat, nodes), nullptr);
  }
  return throws == 1 ? value(game, state, seat, nodes)
                     : worth_ahead(game, state, seat, throws - 1, nodes);
}

template <class G>
core::Move Turn::best(const G& game, const typename G::State& state, core::SeatIndex seat,
                      int& nodes) {
  core::MoveList list;
  sift(*this, game, state, seat, Breadth::Follow, list, nodes);
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

template <class G>
bool Turn::look_ahead(const G& game, const typename G::State& state, core::SeatIndex seat,
                      Ahead& ahead, int& nodes) {
  const int throws = foresight(game).expert;
  const Sight* const sight = ahead.next();
  if (throws == 0 || sight == nullptr) return false;
  typename G::State after = state;
  game.play(after, sight->move, nullptr);
  if (game.actor(after) != core::kChance) {
    ahead.add(worth_ahead(game, after, seat, throws, nodes), 1, 1);
    return true;
  }
  core::MoveList outcomes;
  game.moves(after, outcomes);
  const core::Move outcome = outcomes[ahead.seen()];
  const int weight = game.weight(after, outcome);
  game.play(after, outcome, nullptr);
  ahead.add(worth_answered(game, after, seat, throws, nodes), weight, outcomes.size());
  return true;
}

}  // namespace ai
