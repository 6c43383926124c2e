// The shows and entries of this device.
#include <utility>

#include "play/room/peer/peer.h"

namespace play::room {

// The next element of the chain committed to in answer to this SETUP.
ChainKey Peer::next_element(const Digest& setup) {
  grow_chain(log().attempt(), setup);
  return chain_.element(log().element_number());
}

void Peer::show() {
  const auto mine = me();
  if (!mine || !may_act() || log().has_shown(*mine) || log().element_number() > kMostRuns) {
    return;
  }
  const Promises::Shown next{log().members()[*mine].ready.setup, log().element_number(),
                             log().head()};
  if (!promises_.allow(next) || !cards_fit()) {
    return;
  }
  const Letter shown = letter(log().make_show(next_element(next.setup)));
  if (games_.write(shown) == Word::Shown) {
    promises_.shown = next;
    keep();
    send(shown);
  }
}

void Peer::on(const Decide& wish) {
  if (!acts()) {
    return;
  }
  SharedPosition position = log().outcomes()->position;
  const bool ends_itself = position->actor() == core::kOver;
  std::vector<Move> moves;
  for (const std::string& token : wish.tokens) {
    const auto move = find_move(*position, token);
    if (!move) {
      return;
    }
    position = position->after(*move);
    moves.push_back(*move);
  }
  if (moves.empty() != ends_itself ||
      (log().hands() != nullptr && !own_hands_.may_play(log(), *me(), wish.tokens))) {
    return;
  }
  draw_own(position, *me(), moves);
  (void)add(log().make_move(moves));
}

// Adds an entry of this device's own.
bool Peer::add(const Entry& entry) {
  const Letter made = letter(entry);
  if (games_.write(made) != Word::Entry) {
    return false;
  }
  (void)evidence_.note(made, log().tag());
  times_.entry_at = now_;
  keep();
  send(made);
  taken();
  return true;
}

}  // namespace play::room
