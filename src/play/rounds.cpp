#include "play/rounds.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/sort.h"
#include "play/hooks.h"

namespace play {

namespace {

// f(game, state) if rounds of the match bring points, else `otherwise`.
template <class T, class F>
T with_scores(const Match& round, T otherwise, F&& f) {
  return round.game().visit(round.state(),
                            [&]<class G>([[maybe_unused]] const G& game,
                                         [[maybe_unused]] const typename G::State& state) -> T {
                              if constexpr (ScoredGame<G>)
                                return has_scores(game) ? f(game, state) : otherwise;
                              return otherwise;
                            });
}

// Points that end the match; 0 if one round is the match.
int target_of(const Match& round) {
  return with_scores(round, 0, [](const auto& game, const auto&) { return target(game); });
}

}  // namespace

Replay new_replay(Game game, std::vector<Player> players) {
  Replay replay;
  replay.players = std::move(players);
  replay.rounds.emplace_back(std::move(game));
  return replay;
}

Replay first_moves(const Replay& replay, std::size_t moves) {
  Replay past;
  past.players = replay.players;
  for (const Match& round : replay.rounds) {
    past.rounds.push_back(round);
    if (moves <= round.made().size()) {
      past.rounds.back().rewind(moves);
      break;
    }
    moves -= round.made().size();
  }
  return past;
}

bool has_scores(const Game& game) {
  return game.visit([](const auto& concrete) -> bool { return has_scores(concrete); });
}

std::vector<int> round_scores(const Match& round) {
  std::vector<int> none(static_cast<std::size_t>(round.game().seat_count()), 0);
  if (!round.over()) {
    return none;
  }
  return with_scores(round, std::move(none),
                     [](const auto& game, const auto& state) { return round_scores(game, state); });
}

std::vector<int> totals(const Replay& replay) {
  std::vector<int> sums(replay.players.size(), 0);
  for (const Match& round : replay.rounds) {
    const std::vector<int> scores = round_scores(round);
    for (std::size_t seat = 0; seat < sums.size(); ++seat) {
      sums[seat] += scores[seat];
    }
  }
  return sums;
}

bool next_round_waits(const Replay& replay) {
  const Match& last = replay.rounds.back();
  const int wanted = target_of(last);
  if (wanted == 0 || !last.over()) {
    return false;
  }
  const std::vector<int> sums = totals(replay);
  return *std::max_element(sums.begin(), sums.end()) < wanted;
}

bool is_finished(const Replay& replay) {
  return replay.rounds.back().over() && !next_round_waits(replay);
}

Match next_round(const Replay& replay) {
  assert(next_round_waits(replay) && "a round follows only a round that did not end the match");
  const Match& last = replay.rounds.back();
  return Match(with_scores(last, last.game(), [](const auto& game, const auto& state) {
    return Game(next_round(game, state));
  }));
}

bool has_rounds(const Game& game) {
  return game.visit([]<class G>(const G& concrete) -> bool {
    if constexpr (ScoredGame<G>) return has_scores(concrete) && target(concrete) != 0;
    return false;
  });
}

Game one_round(const Game& game) {
  return game.visit([&]<class G>([[maybe_unused]] const G& concrete) -> Game {
    if constexpr (ScoredGame<G>) return has_scores(concrete) ? Game(one_round(concrete)) : game;
    return game;
  });
}

games::Standing standing(const Replay& replay) {
  const Match& last = replay.rounds.back();
  games::Standing order = last.game().standing(last.state());
  const std::vector<int> sums = totals(replay);
  core::sort_few(order.begin(), order.end(),
                 [&](core::SeatIndex a, core::SeatIndex b) { return sums[a] > sums[b]; });
  return order;
}

games::Standing places(const Replay& replay) {
  const Match& last = replay.rounds.back();
  return next_round_waits(replay) ? last.game().standing(last.state()) : standing(replay);
}

}  // namespace play
