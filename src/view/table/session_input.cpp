// What people do at the table: throw, choose, enter an outcome, work the claw, take back.
#include <algorithm>

#include "view/table/session.h"

namespace view {

using core::Actor;
using core::Move;
using core::MoveKind;

TapAnswer Session::throw_or_draw() {
  if (stage_.moving()) {
    settle();
    return {TapAnswer::Kind::Settled, {}, {}};
  }
  if (!status().may_throw) {
    return {};
  }
  play(drawn());
  return {TapAnswer::Kind::Thrown, {}, {}};
}

bool Session::is_wanted(Move move) const {
  return !guide || guide->any ||
         std::find(guide->wanted.begin(), guide->wanted.end(), move) != guide->wanted.end();
}

// The first time that a move is named. A wall is dropped where it has been seen to stand already.
bool Session::needs_confirming(Move move) {
  const bool moves = move.kind == MoveKind::Walk || move.kind == MoveKind::Swap ||
                     move.kind == MoveKind::Card || move.kind == MoveKind::Discard ||
                     move.kind == MoveKind::Claw;
  if (!comfort.confirm || !moves || unconfirmed_ == move) return false;
  unconfirmed_ = move;
  return true;
}

std::optional<std::size_t> Session::unconfirmed() const {
  const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const Choice& choice) {
    return unconfirmed_ == choice.move;
  });
  return found == choices_.end() ? std::nullopt : std::optional(found - choices_.begin());
}

TapAnswer Session::choose(std::size_t choice) {
  if (choice >= choices_.size()) {
    return {};
  }
  if (!is_wanted(choices_[choice].move)) {
    return {TapAnswer::Kind::WhyNot, guide->otherwise, {}};
  }
  if (needs_confirming(choices_[choice].move)) {
    return {TapAnswer::Kind::Selected, {}, {}};
  }
  play(Move(choices_[choice].move));
  return {TapAnswer::Kind::Moved, {}, {}};
}

std::vector<Move> Session::outcomes() const {
  if (!status().may_enter) {
    return {};
  }
  core::MoveList list;
  match().game().moves(match().state(), list);
  return {list.begin(), list.end()};
}

void Session::enter(Move outcome) {
  const std::vector<Move> legal = outcomes();
  if (std::find(legal.begin(), legal.end(), outcome) != legal.end()) {
    play(outcome);
  }
}

void Session::claw(ClawEnd end) {
  if (!status().claw) {
    return;
  }
  const MoveKind kind = end == ClawEnd::Hit ? MoveKind::Hit : MoveKind::Miss;
  play(end == ClawEnd::Chance ? drawn() : Move{kind, 0, 0, 0, 0, 0, 0});
}

void Session::force(Move move) {
  stage_.settle();
  play(move);
}

void Session::jump(std::size_t plies) {
  rebuild(std::min(plies, match().made().size()));
  stage_.shift(match().state(), last_lying());
  refresh();
}

bool Session::can_undo() const { return !moves_stand && last_decision().has_value(); }

bool Session::undo() {
  const auto plies = last_decision();
  if (!plies || moves_stand) {
    return false;
  }
  jump(*plies);
  return true;
}

// The ply before the last real choice that a person here made.
std::optional<std::size_t> Session::last_decision() const {
  std::optional<std::size_t> found;
  games::State state = match().origin();
  const games::Game& game = match().game();
  for (std::size_t ply = 0; ply < match().made().size(); ++ply) {
    const Actor actor = game.actor(state);
    if (actor.kind == Actor::Kind::Seat && is_person(actor.seat)) {
      core::MoveList list;
      game.moves(state, list);
      found = list.size() > 1 ? std::optional(ply) : found;
    } else if (entered(state)) {
      found = ply;  // whoever mistyped enters it again
    } else if (tabletop_->worked_by_hand(state) && is_person(tabletop_->turn(state))) {
      found.reset();
    }
    game.play(state, match().made()[ply]);
  }
  return found;
}

}  // namespace view
