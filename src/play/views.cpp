#include "play/views.h"

#include <algorithm>

namespace play {

namespace {

using core::MoveKind;
using sorry::Phase;

constexpr Move card_move(MoveKind kind, sorry::Card card) { return {kind, card, 0, 0, 0, 0, 0}; }
constexpr Move kUnknown = card_move(MoveKind::Deal, sorry::kUnknownCard);

// Of Sorry!, while a card goes to a hand.
bool is_dealing(const sorry::State* state) {
  return state != nullptr && (state->phase == Phase::Deal || state->phase == Phase::Fill);
}

// Any card that is not seen elsewhere may be in the hand; see sorry::Game::add_hand.
void hidden_moves(const sorry::Game& game, const sorry::State& state, core::MoveList& list) {
  sorry::each_card(state.deck.kinds(), [&](sorry::Card card) {
    const bool used = game.has_use(state, card);
    if (used) {
      list.push(card_move(MoveKind::Card, card));
    }
    const bool swaps = card == sorry::k11 && !game.has_forward(state, sorry::kCount[card]);
    if (state.phase == Phase::Hand && (!used || swaps)) {
      list.push(card_move(MoveKind::Discard, card));
    }
  });
  if (state.phase == Phase::Again) {
    list.push({MoveKind::Pass, 0, 0, 0, 0, 0, 0});
  }
}

// A view hides every hand but one; see notation's check of positions.
bool may_be_dealt_unseen(const sorry::State& state) {
  const auto seen = std::count_if(state.hands.begin(), state.hands.end(),
                                  [](const sorry::Pile& hand) { return !hand.empty(); });
  return state.hands[state.turn].empty() && seen <= 1;
}

}  // namespace

bool is_view(const Match& match) {
  const auto* origin = std::get_if<sorry::State>(&match.origin());
  return (origin != nullptr && sorry::Game::hidden_cards(*origin) > 0) ||
         std::find(match.made().begin(), match.made().end(), kUnknown) != match.made().end();
}

Match seen_by_all(const Match& match) {
  const core::SeatIndex nobody = core::kMaxSeats;
  Match seen(match.game(), match.game().hide(match.origin(), nobody));
  for (const Move move : match.made()) {
    seen.play(is_dealing(std::get_if<sorry::State>(&seen.state())) ? kUnknown : move);
  }
  return seen;
}

void moves_seen(const Game& game, const State& view, core::MoveList& list) {
  const auto* state = std::get_if<sorry::State>(&view);
  if (is_dealing(state)) {
    list.push(kUnknown);
    return;
  }
  const bool chooses =
      state != nullptr && (state->phase == Phase::Hand || state->phase == Phase::Again);
  if (chooses && state->hidden[state->turn] > 0) {
    hidden_moves(*game.as<sorry::Game>(), *state, list);
    return;
  }
  game.moves(view, list);
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
  const auto* state = std::get_if<sorry::State>(&view);
  if (found || state == nullptr || (is_dealing(state) && !may_be_dealt_unseen(*state))) {
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
