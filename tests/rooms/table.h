// A room whose devices all hear everything, for the tests of logs.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/rng.h"
#include "play/room/chain.h"
#include "play/room/log/log.h"
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

// Who has which seat: a device's index, a bot, or a bot that replaces a device.
struct Sits {
  enum Kind : std::uint8_t { kPerson, kBot, kStandsIn, kFree };
  int device = 0;
  Kind kind = kPerson;
};
inline constexpr Sits kBotSeat{0, Sits::kBot};
inline constexpr Sits kFreeSeat{0, Sits::kFree};
inline Sits stands_in(int device) { return {device, Sits::kStandsIn}; }

// Quick: nothing is signed, and a device has one chain for all its promises.
enum class Pace : std::uint8_t { Real, Quick };

inline constexpr int kDevices = 6;
inline constexpr play::room::RoomSecret kSecret = {1, 2, 3};

class Table {
  std::string rules_;
  Pace pace_;

 public:
  explicit Table(std::string rules, Pace pace = Pace::Real)
      : rules_(std::move(rules)), pace_(pace) {}

  const play::room::Room room = play::room::open_room(kSecret);
  Log log{room.id,
          pace_ == Pace::Real ? play::room::Signatures::Checked : play::room::Signatures::Covered};

  [[nodiscard]] const Key& key(int device) const { return at(device).pair.key; }
  [[nodiscard]] Letter sign(const play::room::Body& body, int device) const {
    if (pace_ == Pace::Real) {
      return play::room::write(body, at(device).pair, room.id);
    }
    const play::room::Bytes payload = play::room::payload_of(body);
    play::room::Bytes bytes = {static_cast<std::uint8_t>(body.index() + 1)};
    bytes.insert(bytes.end(), key(device).begin(), key(device).end());
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    bytes.resize(bytes.size() + sizeof(core::Signature));
    return play::room::read(bytes, room.id, play::room::Signatures::Covered).letter;
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
    Ready ready;
    ready.setup = setup->digest;
    ready.flags = static_cast<std::uint8_t>(flags);
    ready.rank = rank;
    if (pace_ == Pace::Quick) {
      ready.tip = one_chain(device).element(0);
      return sign(ready, device);
    }
    const std::uint32_t attempt = setup->as<Setup>()->attempt;
    const Key& secret = at(device).secret;
    const auto chain = chains_.try_emplace(
        {device, setup->digest}, play::room::chain_secret(secret, attempt, setup->digest));
    const play::ChainKey deal = play::room::deal_secret(secret, attempt, setup->digest);
    ready.tip = chain.first->second.element(0);
    ready.deal = play::chain_key(deal, 0);
    ready.box = play::seal_key(deal);
    return sign(ready, device);
  }

  // A device's answer to a SETUP, with these flags.
  struct Answer {
    int device;
    unsigned flags = 0;
  };
  // The START of the SETUP after the log; the READYs give its rank.
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
    const std::uint32_t number = seq - log.segment().seq + 1;
    if (pace_ == Pace::Quick) {
      return one_chain(device).element(number);
    }
    const auto& start = std::get<play::room::Start>(
        log.entries()[log.segment().seq]->as<play::room::Entry>()->content);
    const auto setup = play::room::read(start.parts[0], room.id, play::room::Signatures::Covered);
    return chains_.at({device, setup.letter->digest}).element(number);
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
    const auto& outcomes = *log.outcomes();
    core::MoveList list;
    outcomes.position->moves(list);
    if (!list.empty()) {
      decisions.push_back(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
    return sign(log.make_move(decisions), device_of(log.members()[*log.writer()].key));
  }
  // Shows and moves, for this many entries.
  void play(int entries, core::Rng& rng) {
    for (int i = 0; i < entries && !log.over(); ++i) {
      show_all();
      log.take(move(rng));
    }
  }

 private:
  [[nodiscard]] static const play::room::Device& at(int device) {
    static const std::vector<play::room::Device> devices = [] {
      std::vector<play::room::Device> all;
      for (std::uint8_t i = 0; i < kDevices; ++i) {
        all.push_back(play::room::enter(play::room::open_room(kSecret), {i}));
      }
      return all;
    }();
    return devices[static_cast<std::size_t>(device)];
  }
  [[nodiscard]] static const play::room::Chain& one_chain(int device) {
    static const std::vector<play::room::Chain> chains = [] {
      std::vector<play::room::Chain> all;
      for (std::uint8_t i = 0; i < kDevices; ++i) {
        all.emplace_back(play::ChainKey{i});
      }
      return all;
    }();
    return chains[static_cast<std::size_t>(device)];
  }

  std::map<std::pair<int, play::room::Digest>, play::room::Chain> chains_;
};

}  // namespace rooms
