// The wishes of the person here during a game: to leave, to go on without somebody, to put somebody
// out, to end it.
#include <algorithm>

#include "play/room/peer/peer.h"

namespace play::room {

bool Peer::may_leave() const {
  return idle() || !me() ||
         std::any_of(log().members().begin(), log().members().end(), [&](const Member& member) {
           return member.key != key() && alive(member.key) && !leaving(member.key);
         });
}

void Peer::on(const Leave&) {
  if (!may_leave()) {
    return;
  }
  wish_ = 0;
  ready_ = false;
  keep();
  if (owns_lobby()) {
    Setup setup = *lobby();
    free_seats(setup, key());
    offer(setup, Starts::WhenAsked);
    proposal_.reset();
  }
  say_hello();
  changed();
}

bool Peer::alone() const {
  if (idle() || !me() || elsewhere_) {
    return false;
  }
  // A promise here keeps this device from playing on, or one elsewhere keeps a show from coming.
  const bool waits = promises_.seen > log().attempt() && !log().all_shown();
  const bool bound = (promises_.attempt > log().attempt() || waits) && !change_possible();
  if (bound && now_ - times_.entry_at >= kAlone_ms) {
    return true;
  }
  if (efforts_.stranded >= kInVain && now_ - times_.entry_at >= kAlone_ms) {
    return true;
  }
  // If those who are here can decide, they replace who is missing as soon as it is due.
  const bool few = !change_possible();
  return std::any_of(log().members().begin(), log().members().end(), [&](const Member& member) {
    return member.key != key() &&
           ((few && now_ - heard_at(member.key) >= kAlone_ms) ||
            (plays_another(member.key) && now_ - times_.entry_at >= kAlone_ms));
  });
}

// The members that would play on together: this device, and those that are not gone.
std::vector<Key> Peer::who_is_left() const {
  std::vector<Key> keys;
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    const Key& who = log().members()[i].key;
    const bool gone =
        !alive(who) || leaving(who) || missed(i) || plays_another(who) || faulty_.contains(who);
    if (who == key() || !gone) {
      keys.push_back(who);
    }
  }
  return keys;
}

bool Peer::may_go_on() const { return alone() && wish_ != 0 && who_is_left().front() == key(); }

void Peer::on(const GoOnWithout&) {
  if (!may_go_on()) {
    return;
  }
  const std::vector<Key> keys = who_is_left();
  if (!owes_yet(keys)) {
    Setup setup = next_setup(keys);
    setup.flags |= Setup::kApart;
    offer(setup, Starts::WhenReady, now_ + kAlone_ms);
    if (proposal_) {
      ask_members();
    }
  }
}

// How long people are asked.
constexpr Millis kVote_ms = 30'000;

void Peer::on(const PutOut& wish) {
  if (idle()) {
    put_out_of_lobby(wish.seat);
    return;
  }
  const std::vector<Key> keys = who_stays_without(wish.seat);
  if (keys.empty()) {
    return;
  }
  const Setup setup = next_setup(keys);
  opinion_.agree(setup.seats, {log().setup().seats[wish.seat].key});
  offer(setup, Starts::WhenReady, now_ + kVote_ms);
}

void Peer::on(const LetBack&) {
  put_out_.clear();
  keep();
  changed();
}

void Peer::on(const EndGame&) {
  if (idle() || !me() || elsewhere_ || log().members().front().key != key()) {
    return;
  }
  Setup setup = log().setup();
  setup.flags = static_cast<std::uint8_t>((setup.flags & Setup::kOpen) | Setup::kEnds);
  opinion_.agree(setup.seats, {});
  offer(setup, Starts::WhenReady, now_ + kVote_ms);
}

bool Peer::asks_others() const {
  if (!proposal_ || proposal_->gives_up == 0) {
    return false;
  }
  const std::vector<Seat>& seats = proposal_->setup->as<Setup>()->seats;
  return std::any_of(seats.begin(), seats.end(), [&](const Seat& seat) {
    return seat.kind == Seat::Kind::Person && seat.key != key() && alive(seat.key);
  });
}

void Peer::on(const Answer& wish) {
  if (round_.asks && wish.yes) {
    agree();
    answer_seen();
  } else if (round_.asks) {
    opinion_.refuse(lobby()->seats);
    keep();
  } else if (!wish.yes && proposal_ && proposal_->gives_up != 0) {
    proposal_.reset();
    opinion_.withdraw();
  }
  round_.asks = false;
  changed();
}

}  // namespace play::room
