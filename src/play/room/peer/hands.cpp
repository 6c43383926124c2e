// Hidden hands: what a screen shows of them, and what this device writes and checks.
#include "play/room/peer/peer.h"

namespace play::room {

using Duty = HandsPosition::Duty;

namespace {

// A SETUP that was only heard may name rules that this program does not know.
bool deals_cards(const Book& book, const Setup& setup) {
  const auto beginning = book.open(setup.rules);
  return beginning && beginning->start->hands() != nullptr;
}

bool deals_or_opens(const Message& message) {
  const Entry& entry = *message.as<Entry>();
  return std::holds_alternative<Deal>(entry.content) || std::holds_alternative<Open>(entry.content);
}

}  // namespace

std::optional<Sight> Peer::sight(core::SeatIndex seat) const {
  const auto mine = me();
  return mine && log().hands() != nullptr ? own_hands_.sight(log(), *mine, seat) : std::nullopt;
}

SharedPosition Peer::view() const {
  const auto mine = me();
  return mine && log().hands() != nullptr ? own_hands_.view(log(), *mine) : log().latest();
}

// For the dealer: nothing is shown for a card that nobody was dealt.
bool Peer::cards_fit() {
  const Letter& last = log().entries().back();
  if (log().position()->hands() == nullptr || me() != std::size_t{kDealer} || last->key == key() ||
      own_hands_.cards_fit(log())) {
    return true;
  }
  blame(last->key, {last});
  return false;
}

// Nobody else can check what is in this device's box: it is a fault for this device only.
void Peer::audit() {
  const auto mine = me();
  const Letter last = log().empty() ? nullptr : log().entries().back();
  const bool told = last && log().hands() != nullptr && deals_or_opens(*last);
  if (told && mine && *mine != kDealer && !own_hands_.audit(log(), *mine)) {
    blame(log().members()[kDealer].key, {last});
  }
}

// Writes what a device has to write without being asked.
void Peer::tend_hands() {
  const HandsPosition* hands = log().empty() || !acts() ? nullptr : log().hands();
  if (hands == nullptr) {
    return;
  }
  const Duty duty = hands->duty();
  if (duty == Duty::Deal) {
    if (const auto dealt = own_hands_.deal(log())) {
      (void)add(*dealt);
    }
  } else if (duty == Duty::Open) {
    (void)add(own_hands_.open(log()));
  } else if (hands->actor() == core::kChance) {
    std::vector<Move> cards;
    SharedPosition position = log().outcomes()->position;
    draw_own(position, *me(), cards);
    (void)add(log().make_move(cards));
  }
}

void Peer::promise_deal(Ready& ready, const Setup& setup) {
  if (here_.rehearsal == 0 || deals_cards(*here_.book, setup)) {
    own_hands_.promise(ready, setup.attempt, log(), key());
  }
}

}  // namespace play::room
