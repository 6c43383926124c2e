// A few devices that hear each other at once and lose nothing, for the tests of one situation at a
// time. Nothing is signed.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "play/room/kept_head.h"
#include "play/room/peer/peer.h"
#include "rooms/race.h"

namespace rooms {

using play::room::Letter;
using play::room::Millis;
using play::room::Peer;

class Circle {
 public:
  static constexpr std::uint32_t kChain = 128;  // elements
  [[nodiscard]] static play::room::Here here(std::uint8_t device, play::room::Session session = 5) {
    const play::room::Room room = play::room::open_room({3});
    play::room::Here here{room, play::room::enter(room, {device}), session, "P"};
    here.book = &race_book();
    here.rehearsal = kChain;
    return here;
  }
  // Another device comes; returns its number. Its pipe to a device has the number of that device.
  std::size_t join(const play::room::Here& here, bool over_bus = false) {
    const std::size_t who = peers_.size();
    peers_.push_back(std::make_unique<Peer>(here));
    meet(who, over_bus);
    return who;
  }
  // A device goes without a word.
  void lose(std::size_t who) {
    gone_.push_back(who);
    for (std::size_t i = 0; i < peers_.size(); ++i) {
      if (!is_gone(i)) {
        step(i, play::room::Down{pipe(who)});
      }
    }
  }
  // One that went comes back, with what it had stored.
  void come_back(std::size_t who) {
    play::room::Here again = peers_[who]->here();
    const std::string kept = peers_[who]->kept();
    again.session = play::room::read_kept_head(kept).value().session + 1;
    peers_[who] = std::make_unique<Peer>(Peer::load(again, kept).value());
    std::erase(gone_, who);
    meet(who);
  }
  void reload(std::size_t who) {
    lose(who);
    come_back(who);
  }
  // An input for one device, and everything that follows from it at this moment.
  void step(std::size_t who, const play::room::Input& input) {
    carry_out(who, peers_[who]->step(input));
    while (!post_.empty()) {
      const Post next = post_.front();
      post_.pop_front();
      const play::room::Session session = peers_[next.from]->here().session;
      carry_out(next.to, peers_[next.to]->step(
                             play::room::Heard{pipe(next.from), {}, session, next.letter}));
    }
  }
  void pass(Millis time) {
    constexpr Millis kStep_ms = 100;
    for (const Millis end = now_ + time; now_ < end;) {
      now_ += kStep_ms;
      for (std::size_t i = 0; i < peers_.size(); ++i) {
        if (!is_gone(i)) {
          step(i, play::room::Tick{now_});
        }
      }
    }
  }
  // A game of that many people begins; each has the seat of its number.
  void begin(std::size_t people, std::uint16_t timer_s = 0) {
    for (std::size_t i = peers_.size(); i < people; ++i) {
      (void)join(here(static_cast<std::uint8_t>(i + 1)));
    }
    step(0, play::room::SetUp{timer_s, 0, race_rules(people)});
    for (std::size_t i = 1; i < people; ++i) {
      step(i, play::room::Sit{i});
    }
    for (std::size_t i = 1; i < people; ++i) {
      step(i, play::room::BeReady{});
    }
    step(0, play::room::Begin{});
  }

  [[nodiscard]] const Peer& peer(std::size_t who) const { return *peers_[who]; }
  // How many HELLOs a device has sent.
  [[nodiscard]] std::size_t hellos(std::size_t who) const {
    return static_cast<std::size_t>(std::count(hellos_.begin(), hellos_.end(), who));
  }

 private:
  struct Post {
    std::size_t from;
    std::size_t to;
    Letter letter;
  };
  [[nodiscard]] static play::room::Pipe pipe(std::size_t who) {
    return static_cast<play::room::Pipe>(who);
  }
  [[nodiscard]] bool is_gone(std::size_t who) const {
    return std::find(gone_.begin(), gone_.end(), who) != gone_.end();
  }
  void meet(std::size_t who, bool over_bus = false) {
    step(who, play::room::Tick{now_});
    for (std::size_t i = 0; i < peers_.size(); ++i) {
      if (i != who && !is_gone(i)) {
        step(i, play::room::Up{pipe(who), over_bus});
        step(who, play::room::Up{pipe(i), over_bus});
      }
    }
  }
  void carry_out(std::size_t who, const play::room::Effects& effects) {
    for (const play::room::Effect& effect : effects) {
      const auto* sent = std::get_if<play::room::Send>(&effect);
      if (sent == nullptr || is_gone(who)) {
        continue;
      }
      if (sent->letter->as<play::room::Hello>()) {
        hellos_.push_back(who);
      }
      for (std::size_t to = 0; to < peers_.size(); ++to) {
        const bool addressed = sent->pipe == play::room::kAllPipes || sent->pipe == pipe(to);
        if (to != who && addressed && !is_gone(to)) {
          post_.push_back({who, to, sent->letter});
        }
      }
    }
  }

  std::vector<std::unique_ptr<Peer>> peers_;
  std::vector<std::size_t> gone_;
  std::vector<std::size_t> hellos_;
  std::deque<Post> post_;
  Millis now_ = 10;
};

}  // namespace rooms
