#include "rooms.h"

#include <cstdio>
#include <ctime>
#include <deque>
#include <string>
#include <vector>

#include "play/room/log/check.h"
#include "play/room/peer/peer.h"

namespace {

using namespace play::room;

constexpr RoomSecret kSecret = {1};
constexpr std::size_t kLongLog = 1000;    // entries
constexpr std::size_t kCpuEntries = 600;  // entries
constexpr std::size_t kCountedEntries = 100;
constexpr double kMs = 1e3;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Devices in one program, each doing everything that a page does except drawing.
class Devices {
 public:
  Devices(std::size_t count, std::string rules) : rules_(std::move(rules)) {
    for (std::size_t i = 0; i < count; ++i) {
      Here here;
      here.room = room_;
      here.device = enter(room_, {static_cast<std::uint8_t>(i + 1)});
      here.session = i + 1;
      peers_.emplace_back(std::move(here));
      frames_.push_back(0);
    }
  }

  // All sit down; bots take the other seats.
  void begin() {
    for (std::size_t i = 0; i < peers_.size(); ++i) {
      for (std::size_t other = 0; other < peers_.size(); ++other) {
        if (other != i) step(i, Up{static_cast<Pipe>(other)});
      }
    }
    step(0, SetUp{0, 0, rules_});
    for (std::size_t i = 1; i < peers_.size(); ++i) {
      settle_until([&] { return peers_[i].lobby() != nullptr; });
      step(i, Sit{i});
      step(i, BeReady{});
      settle_until([&] { return peers_[0].is_ready(peers_[i].key()); });
    }
    for (std::size_t seat = peers_.size(); seat < peers_[0].lobby()->seats.size(); ++seat) {
      step(0, SeatBot{seat, "greedy"});
      settle();
    }
    step(0, Begin{});
    settle_until([&] { return !log().empty() && log().all_shown(); });
  }

  // Plays until the log has this many entries, or the game is over.
  void play_to(std::size_t entries) {
    while (log().length() < entries && !log().over()) {
      bool moved = false;
      for (std::size_t i = 0; i < peers_.size() && !moved; ++i) {
        moved = decide(i);
      }
      settle();
    }
  }

  [[nodiscard]] const Log& log() const { return peers_[0].log(); }
  [[nodiscard]] std::size_t sent() const { return sent_; }
  [[nodiscard]] std::size_t delivered() const { return delivered_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  struct Post {
    std::size_t from;
    std::size_t to;
    Bytes frame;
  };

  bool decide(std::size_t i) {
    if (!peers_[i].acts()) {
      return false;
    }
    const SharedPosition shared = peers_[i].view();
    core::MoveList list;
    shared->moves(list);
    step(i, Decide{{shared->print(list[0])}});
    return true;
  }

  void step(std::size_t i, const Input& input) {
    for (const Effect& effect : peers_[i].step(input)) {
      if (const Send* send = std::get_if<Send>(&effect)) {
        post(i, *send);
      }
    }
  }

  void post(std::size_t from, const Send& send) {
    const Bytes frame =
        seal_frame({peers_[from].here().session, ++frames_[from], send.letter->bytes}, room_.key);
    ++sent_;
    for (std::size_t to = 0; to < peers_.size(); ++to) {
      if (to != from && (send.pipe == kAllPipes || send.pipe == to)) {
        queue_.push_back({from, to, frame});
        ++delivered_;
        bytes_ += frame.size();
      }
    }
  }

  template <class Done>
  void settle_until(Done done) {
    constexpr int kMost = 1000;
    for (int i = 0; i < kMost && !done(); ++i) {
      settle();
    }
  }

  // Waits until nothing is on its way. The clock runs so slowly that no HELLO is repeated.
  void settle() {
    now_ += kStep_ms;
    for (std::size_t i = 0; i < peers_.size(); ++i) {
      step(i, Tick{now_});
    }
    while (!queue_.empty()) {
      const Post next = std::move(queue_.front());
      queue_.pop_front();
      const Opening opening = open_frame(next.frame, room_.key);
      step(next.to,
           Heard{static_cast<Pipe>(next.from), opening.frame->message, opening.frame->session, {}});
    }
  }

  static constexpr Millis kStep_ms = 25;

  Room room_ = open_room(kSecret);
  std::string rules_;
  std::vector<Peer> peers_;
  std::vector<std::uint64_t> frames_;
  std::deque<Post> queue_;
  Millis now_ = 0;
  std::size_t sent_ = 0;
  std::size_t delivered_ = 0;
  std::size_t bytes_ = 0;
};

// HELLOs are counted too, as if 80 entries took 2 s.
void count_messages(std::size_t devices, const std::string& rules) {
  Devices room(devices, rules);
  room.begin();
  const std::size_t before = room.log().length();
  const std::size_t sent = room.sent();
  const std::size_t delivered = room.delivered();
  const std::size_t bytes = room.bytes();
  room.play_to(before + kCountedEntries);
  const auto entries = static_cast<double>(room.log().length() - before);
  const auto each = [&](std::size_t now, std::size_t then) {
    return static_cast<double>(now - then) / entries;
  };
  std::printf("rooms/%zu/sent %.1f messages_an_entry\n", devices, each(room.sent(), sent));
  std::printf("rooms/%zu/delivered %.1f messages_an_entry\n", devices,
              each(room.delivered(), delivered));
  std::printf("rooms/%zu/bytes %.0f bytes_an_entry\n", devices, each(room.bytes(), bytes));
}

void time_six() {
  constexpr std::size_t kSix = 6;
  Devices room(kSix, "parchis arms=6");
  room.begin();
  const std::size_t before = room.log().length();
  const double began = cpu_seconds();
  room.play_to(before + kCpuEntries);
  const auto entries = static_cast<double>(room.log().length() - before);
  const double each = (cpu_seconds() - began) / static_cast<double>(kSix) / entries;
  std::printf("rooms/6/cpu %.0f ms_a_device_for_600_entries\n",
              each * kMs * static_cast<double>(kCpuEntries));
}

void time_checks() {
  Devices room(2, "parchis arms=6");
  room.begin();
  room.play_to(kLongLog);
  std::vector<Bytes> messages;
  for (const Letter& letter : room.log().missing_from(0)) {
    messages.push_back(letter->bytes);
  }
  double began = cpu_seconds();
  const LogCheck check = check_log(messages, room.log().room());
  const bool good = check.word == Word::Entry && check.log.head() == room.log().head();
  std::printf("rooms/check/newest %.0f ms_for_%u_entries\n", (cpu_seconds() - began) * kMs,
              room.log().length());
  began = cpu_seconds();
  Log log(room.log().room());
  for (const Bytes& message : messages) {
    const Reading reading = read(message, room.log().room(), Signatures::Checked);
    (void)log.take(reading.letter);
  }
  std::printf("rooms/check/all %.0f ms_for_%u_entries\n", (cpu_seconds() - began) * kMs,
              room.log().length());
  std::printf("rooms/check/good %d checks_of_2\n",
              static_cast<int>(good) + static_cast<int>(log.head() == room.log().head()));
}

}  // namespace

void measure_rooms() {
  count_messages(2, "parchis seats=Y,R");
  count_messages(4, "parchis");
  count_messages(6, "parchis arms=6");
  time_six();
  time_checks();
}
