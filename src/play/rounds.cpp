#include "play/rounds.h"

#include <algorithm>
#include <cassert>

namespace play {

namespace {

const sorry::Game* scored(const Game& game) {
  const auto* found = game.as<sorry::Game>();
  return found != nullptr && found->rules().mode == sorry::Mode::Points ? found : nullptr;
}

}  // namespace

Replay new_replay(Game game, std::vector<Player> players) {
  Replay replay;
  replay.players = std::move(players);
  replay.rounds.emplace_back(std::move(game));
  return replay;
}

bool has_scores(const Game& game) { return scored(game) != nullptr; }

std::vector<int> round_scores(const Match& round) {
  std::vector<int> scores(static_cast<std::size_t>(round.game().seat_count()), 0);
  const sorry::Game* game = scored(round.game());
  if (game == nullptr || !round.over()) {
    return scores;
  }
  const auto& state = games::state_of<sorry::Game>(round.state());
  sorry::each_colour(game->playing(), [&](sorry::Colour colour) {
    scores[game->seat_of(colour)] += game->score(state, colour);
  });
  return scores;
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
  const sorry::Game* game = scored(last.game());
  if (game == nullptr || !last.over() || game->rules().target == 0) {
    return false;
  }
  const std::vector<int> sums = totals(replay);
  return *std::max_element(sums.begin(), sums.end()) < game->rules().target;
}

Match next_round(const Replay& replay) {
  assert(next_round_waits(replay) && "a round follows only a round that did not end the match");
  const Match& last = replay.rounds.back();
  sorry::Rules rules = scored(last.game())->rules();
  rules.first = games::state_of<sorry::Game>(last.state()).turn;
  return Match(Game(sorry::Game(rules)));
}

games::Standing standing(const Replay& replay) {
  const Match& last = replay.rounds.back();
  games::Standing order = last.game().standing(last.state());
  const std::vector<int> sums = totals(replay);
  std::stable_sort(order.begin(), order.end(),
                   [&](core::SeatIndex a, core::SeatIndex b) { return sums[a] > sums[b]; });
  return order;
}

}  // namespace play
