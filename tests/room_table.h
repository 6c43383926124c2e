// A room with devices that all hear everything, for the tests of logs.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/rng.h"
#include "play/room/chain.h"
#include "play/room/log.h"
#include "play/sealed.h"

namespace rooms {

using play::room::Key;
using play::room::Letter;
using play::room::Log;
using play::room::Member;
using play::room::Ready;
using play::room::Seat;
using play::room::Setup;
using play::room::Word;

// Which device sits where: its index, a bot, or a bot that stands in for a device.
struct Sits {
  enum Kind : std::uint8_t { kPerson, kBot, kStandsIn, kFree };
  int device = 0;
  Kind kind = kPerson;
};
inline constexpr Sits kBotSeat{0, Sits::kBot};
inline constexpr Sits kFreeSeat{0, Sits::kFree};
inline Sits stands_in(int device) { return {device, Sits::kStandsIn}; }

class Table {
 public:
  explicit Table(std::string rules, int devices = 6) : rules_(std::move(rules)) {
    for (int i = 0; i < devices; ++i) {
      Key secret{};
      secret[0] = static_cast<std::uint8_t>(i + 1);
      devices_.push_back(play::room::enter(room, secret));
    }
  }

  const play::room::Room room = play::room::open_room({1, 2, 3});
  Log log{room.id};

  [[nodiscard]] const Key& key(int device) const { return at(device).pair.key; }
  [[nodiscard]] Letter sign(const play::room::Body& body, int device) const {
    return play::room::write(body, at(device).pair, room.id);
  }

  [[nodiscard]] Letter setup(int author, std::uint32_t attempt, unsigned flags,
                             const std::vector<Sits>& seats) const {
    Setup setup;
    setup.attempt = attempt;
    setup.flags = static_cast<std::uint8_t>(flags);
    setup.game = log.tag();
    setup.rules = rules_;
    for (const Sits sits : seats) {
      Seat& seat = setup.seats.emplace_back();
      seat.kind = sits.kind == Sits::kFree     ? Seat::Kind::Free
                  : sits.kind == Sits::kPerson ? Seat::Kind::Person
                                               : Seat::Kind::Bot;
      if (sits.kind == Sits::kPerson || sits.kind == Sits::kStandsIn) {
        seat.key = key(sits.device);
      }
      if (seat.kind == Seat::Kind::Bot) {
        seat.level = "greedy";
      }
    }
    return sign(setup, author);
  }

  [[nodiscard]] Letter ready(int device, const Letter& setup, play::room::Rank rank,
                             unsigned flags = 0) {
    const std::uint32_t attempt = setup->as<Setup>()->attempt;
    const Key& secret = at(device).secret;
    const auto chain = chains_.try_emplace(
        {device, setup->digest}, play::room::chain_secret(secret, attempt, setup->digest));
    const play::ChainKey deal = play::room::deal_secret(secret, attempt, setup->digest);
    Ready ready;
    ready.setup = setup->digest;
    ready.flags = static_cast<std::uint8_t>(flags);
    ready.rank = rank;
    ready.tip = chain.first->second.element(0);
    ready.deal = play::chain_key(deal, 0);
    ready.box = play::seal_key(deal);
    return sign(ready, device);
  }

  // A device's answer to a SETUP, with that flag.
  struct Answer {
    int device;
    unsigned flags = 0;
  };
  // The START of the SETUP behind the log; the READYs tell its rank.
  [[nodiscard]] Letter start(int author, const Letter& setup, const std::vector<Answer>& answers) {
    std::vector<Letter> readies;
    for (const Answer& answer : answers) {
      readies.push_back(ready(answer.device, setup, log.rank(), answer.flags));
    }
    return sign(log.make_start(setup, std::move(readies)), author);
  }
  // Begins or changes the game: every person of the SETUP answers.
  Word begin(const std::vector<Sits>& seats, unsigned flags = Setup::kNew, int author = 0) {
    const Letter wanted = setup(author, log.attempt() + 1, flags, seats);
    std::map<int, Answer> answers;
    for (const Sits sits : seats) {
      if (sits.kind == Sits::kPerson) {
        answers[sits.device] = {sits.device, 0};
      }
    }
    std::vector<Answer> list;
    for (const auto& [device, answer] : answers) {
      list.push_back(answer);
    }
    return log.take(start(author, wanted, list));
  }

  [[nodiscard]] int device_of(const Key& wanted) const {
    int i = 0;
    while (key(i) != wanted) {
      ++i;
    }
    return i;
  }
  // The element that the device shows for that entry of the log's segment.
  [[nodiscard]] play::ChainKey element(int device, std::uint32_t seq) const {
    const auto& start = std::get<play::room::Start>(
        log.entries()[log.segment().seq]->as<play::room::Entry>()->content);
    const auto setup = play::room::read(start.parts[0], room.id, play::room::Signatures::Covered);
    return chains_.at({device, setup.letter->digest}).element(seq - log.segment().seq + 1);
  }
  [[nodiscard]] Letter show(int device) const {
    return sign(log.make_show(element(device, log.length() - 1)), device);
  }
  // All members show for the newest entry.
  void show_all() {
    for (const Member& member : std::vector<Member>(log.members())) {
      log.take(show(device_of(member.key)));
    }
  }
  // The writer's next MOVE, with a decision chosen by the generator.
  [[nodiscard]] Letter move(core::Rng& rng) const {
    std::vector<play::Move> decisions;
    const auto& fall = *log.fallen();
    core::MoveList list;
    log.match().game().moves(fall.state, list);
    if (!list.empty()) {
      decisions.push_back(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return sign(log.make_move(decisions), device_of(log.members()[*log.writer()].key));
  }
  // Shows and moves, so many entries.
  void play(int entries, core::Rng& rng) {
    for (int i = 0; i < entries && !log.over(); ++i) {
      show_all();
      log.take(move(rng));
    }
  }

 private:
  [[nodiscard]] const play::room::Device& at(int device) const {
    return devices_[static_cast<std::size_t>(device)];
  }

  std::string rules_;
  std::vector<play::room::Device> devices_;
  std::map<std::pair<int, play::room::Digest>, play::room::Chain> chains_;
};

}  // namespace rooms
