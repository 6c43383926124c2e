// The shows and entries of this device.
#include <utility>

#include "play/room/peer/peer.h"

namespace play::room {

// The next element of the chain committed to in answer to this SETUP.
ChainKey Peer::next_element(const Digest& setup) {
  grow_chain(log_.attempt(), setup);
  return chain_.element(log_.element_number());
}

void Peer::show() {
  const auto mine = me();
  if (!mine || !may_act() || log_.has_shown(*mine) || log_.element_number() > kMostRuns) {
    return;
  }
  const Shown next{log_.members()[*mine].ready.setup, log_.element_number(), log_.head()};
  if (shown_.setup == next.setup &&
      (next.number < shown_.number || (next.number == shown_.number && next.head != shown_.head))) {
    return;  // never an element for a second head
  }
  if (!cards_fit()) {
    return;
  }
  const Letter shown = letter(log_.make_show(next_element(next.setup)));
  if (log_.take(shown) == Word::Shown) {
    shown_ = next;
    keep();
    send(shown);
  }
}

void Peer::on(const Decide& wish) {
  if (!acts()) {
    return;
  }
  Board board = log_.outcomes()->board;
  const bool ends_itself = board->actor() == core::kOver;
  std::vector<Move> moves;
  for (const std::string& token : wish.tokens) {
    const auto move = find_move(*board, token);
    if (!move) {
      return;
    }
    board = board->after(*move);
    moves.push_back(*move);
  }
  if (moves.empty() != ends_itself ||
      (log_.hands() != nullptr && !own_hands_.may_play(log_, *me(), wish.tokens))) {
    return;
  }
  draw_own(board, *me(), moves);
  (void)add(log_.make_move(moves));
}

// Adds an entry of this device's own.
bool Peer::add(const Entry& entry) {
  const Letter made = letter(entry);
  if (log_.take(made) != Word::Entry) {
    return false;
  }
  (void)evidence_.note(made, log_.tag());
  entry_at_ = now_;
  keep();
  send(made);
  taken();
  return true;
}

}  // namespace play::room
