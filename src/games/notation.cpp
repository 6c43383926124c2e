#include "games/notation.h"

#include <algorithm>

#include "core/sort.h"
#include "core/text.h"
#include "games/refusals.h"

namespace games {

std::string print_position(const Game& game, const State& state) {
  return game.rules_line() + " | " + game.print_state(state);
}

Expected<Position> parse_position(std::string_view line) {
  constexpr std::string_view kBar = " | ";
  const std::size_t bar = line.find(kBar);
  const std::size_t second = bar == line.npos ? bar : line.find(kBar, bar + kBar.size());
  if (second == line.npos || second + kBar.size() == line.size()) {
    return no_position();
  }
  auto game = Game::parse_rules(line.substr(0, bar));
  if (!game) {
    return game.error();
  }
  auto state = game->parse_state(line.substr(bar + kBar.size()));
  if (!state) {
    return state.error();
  }
  return Position{*game, *state};
}

std::uint64_t position_hash(const Game& game, const State& state) {
  return core::fnv1a64(print_position(game, state));
}

std::vector<std::string> legal_tokens(const Game& game, const State& state, Weights weights) {
  MoveList list;
  game.moves(state, list);
  const bool shown = weights == Weights::Shown && game.actor(state) == core::kChance;
  std::vector<std::string> tokens;
  tokens.reserve(list.size());
  for (const Move move : list) {
    tokens.push_back(game.print_move(move));
    if (shown) {
      tokens.back() += "*" + std::to_string(game.weight(state, move));
    }
  }
  core::sort(tokens.begin(), tokens.end());
  return tokens;
}

Expected<Move> find_move(const Game& game, const State& state, std::string_view token) {
  MoveList list;
  game.moves(state, list);
  const auto found = std::find_if(list.begin(), list.end(),
                                  [&](const Move move) { return game.print_move(move) == token; });
  if (found == list.end()) {
    return core::Sentence{"“{0}” is not a legal move here.", {std::string(token)}};
  }
  return *found;
}

std::string print_actor(const Game& game, const State& state) {
  const Actor actor = game.actor(state);
  if (actor == core::kChance) {
    return "chance";
  }
  if (actor.kind == Actor::Kind::Seat) {
    return "seat " + game.seat_name(actor.seat);
  }
  std::string text = "over ";
  for (const SeatIndex seat : game.standing(state)) {
    text += (text.back() == ' ' ? "" : ",") + game.seat_name(seat);
  }
  return text;
}

}  // namespace games
