#include "play/views.h"

#include <algorithm>

#include "play/hooks.h"

namespace play {

namespace {

template <class G>
Move unseen(const G& game) {
  return {core::MoveKind::Deal, unknown_card(game), 0, 0, 0, 0, 0};
}

}  // namespace

bool hides_hands(const Game& game) {
  return game.visit([](const auto& concrete) -> bool { return hides_hands(concrete); });
}

bool is_view(const Match& match) {
  return with_hands(match.game(), match.origin(), false, [&](const auto& game, const auto& origin) {
    return has_unknown_cards(game, origin) ||
           std::find(match.made().begin(), match.made().end(), unseen(game)) != match.made().end();
  });
}

bool is_view(const Replay& replay) {
  return std::any_of(replay.rounds.begin(), replay.rounds.end(),
                     [](const Match& match) { return is_view(match); });
}

bool hides_something(const Match& match) {
  return !match.over() && match.game().hide(match.state(), core::kNoSeat) != match.state();
}

Match seen_by_all(const Match& match) {
  Match seen(match.game(), match.game().hide(match.origin(), core::kNoSeat));
  for (const Move move : match.made()) {
    seen.play(with_hands(seen.game(), seen.state(), move, [&](const auto& game, const auto& state) {
      return deals_to_hand(game, state) ? unseen(game) : move;
    }));
  }
  return seen;
}

void moves_seen(const Game& game, const State& view, core::MoveList& list) {
  const bool hidden = with_hands(game, view, false, [&](const auto& concrete, const auto& state) {
    if (!deals_to_hand(concrete, state)) return moves_of_hidden_hand(concrete, state, list);
    list.push(unseen(concrete));
    return true;
  });
  if (!hidden) game.moves(view, list);
}

core::Checked check_move(const Game& game, const State& view, Move move) {
  core::MoveList list;
  game.moves(view, list);
  if (std::find(list.begin(), list.end(), move) != list.end()) {
    return std::nullopt;
  }
  const auto seen = find_move_seen(game, view, game.print_move(move));
  if (!seen) {
    return seen.error();
  }
  return *seen == move
             ? std::nullopt
             : core::Checked({"“{0}” is not a legal move here.", {game.print_move(move)}});
}

core::Expected<Move> find_move_seen(const Game& game, const State& view, std::string_view token) {
  auto found = games::find_move(game, view, token);
  const bool unsure = with_hands(game, view, false, [](const auto& concrete, const auto& state) {
    return !deals_to_hand(concrete, state) || may_be_dealt_unseen(concrete, state);
  });
  if (found || !unsure) {
    return found;
  }
  core::MoveList list;
  moves_seen(game, view, list);
  for (const Move move : list) {
    if (game.print_move(move) == token) {
      return move;
    }
  }
  return found;
}

}  // namespace play
