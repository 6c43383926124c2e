// Three devices in a room, with a network and people that do what the input's bytes say: messages
// are lost, doubled and late, devices restart from their stores, somebody sends any bytes. Equal
// inputs have equal effects, nothing final is given up, and waiting messages are bounded.
#include <deque>
#include <memory>

#include "fuzz.h"
#include "play/room/peer/peer.h"

namespace {

using namespace play::room;

constexpr std::size_t kPeers = 3;
constexpr std::size_t kMostWaiting = 64;
constexpr std::size_t kMostUnderWay = 200;
constexpr std::uint32_t kRehearsal = 128;  // elements of a chain

class Steps {
 public:
  Steps(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {
    for (std::size_t i = 0; i < kPeers; ++i) {
      peers_.push_back(std::make_unique<Peer>(here(i)));
      kept_.push_back(peers_[i]->kept());
      entries_.emplace_back();
    }
  }

  std::string run() {
    while (at_ < size_ && fault_.empty()) {
      one();
    }
    return fault_;
  }

 private:
  struct Mail {
    std::size_t from;
    std::size_t to;
    Letter letter;
  };

  [[nodiscard]] Here here(std::size_t i) const {
    static const Room room = open_room({1});
    static const std::vector<Device> devices = {enter(room, {1}), enter(room, {2}),
                                                enter(room, {3})};
    Here here{room, devices[i], (std::uint64_t{1} << 32U) * ++sessions_ + i, "P"};
    here.rehearsal = kRehearsal;
    return here;
  }
  unsigned next() { return at_ < size_ ? data_[at_++] : 0U; }
  unsigned below(std::size_t count) { return next() % static_cast<unsigned>(count); }

  void one() {
    const unsigned what = below(12);
    const std::size_t i = below(kPeers);
    if (what < 5 && !under_way_.empty()) {
      deliver(below(std::min<std::size_t>(under_way_.size(), 8)), what);
    } else if (what == 5 || what == 6) {
      now_ += Millis{next()} * (what == 5 ? 20 : 500);
      for (std::size_t peer = 0; peer < kPeers; ++peer) {
        step(peer, Tick{now_});
      }
    } else if (what == 7) {
      restart(i);
    } else if (what == 8) {
      step(i, Heard{below(kPeers), bytes(), 0, nullptr});
    } else if (what == 9) {
      step(i, below(2) == 0 ? Input(Up{below(kPeers)}) : Input(Down{below(kPeers)}));
    } else {
      wish(i);
    }
  }

  // In order if the bytes are zeros; else lost, or twice.
  void deliver(std::size_t which, unsigned how) {
    const auto at = under_way_.begin() + static_cast<std::ptrdiff_t>(which);
    const Mail mail = *at;
    if (how != 3) {
      under_way_.erase(at);
    }
    if (how != 4) {
      step(mail.to, Heard{static_cast<Pipe>(mail.from), {}, 0, mail.letter});
    }
  }

  Bytes bytes() {
    Bytes made;
    for (unsigned left = below(160); left > 0; --left) {
      made.push_back(static_cast<std::uint8_t>(next()));
    }
    return made;
  }

  void wish(std::size_t i) {
    const Peer& peer = *peers_[i];
    switch (below(15)) {
      case 0:
        step(i, SetUp{0, 0, below(2) == 0 ? "parchis seats=Y,B pieces=1" : "sorry-points-2"});
        return;
      case 1: step(i, Sit{below(7), below(2) == 0}); return;
      case 2: step(i, SeatBot{below(7), "greedy"}); return;
      case 3: step(i, BeReady{}); return;
      case 4: step(i, Begin{}); return;
      case 5: step(i, Leave{}); return;
      case 6: step(i, GoOnWithout{}); return;
      case 7: step(i, PutOut{below(7)}); return;
      case 8: step(i, EndGame{}); return;
      case 9: step(i, Answer{below(2) == 0}); return;
      case 10: step(i, Again{}); return;
      case 11: step(i, Follow{peer.resting() ? peer.resting()->tag() : next()}); return;
      case 12: step(i, Speak{static_cast<std::uint8_t>(below(26)), ""}); return;
      default: break;
    }
    core::MoveList list;
    if (peer.acts()) {
      peer.view()->moves(list);
    }
    if (!list.empty()) {
      step(i, Decide{{peer.view()->print(list[below(list.size())])}});
    }
  }

  void restart(std::size_t i) {
    auto peer = Peer::load(here(i), kept_[i]);
    if (!peer) {
      fault_ = "what was kept cannot be read";
      return;
    }
    peers_[i] = std::make_unique<Peer>(std::move(*peer));
    step(i, Tick{now_});
  }

  void step(std::size_t i, const Input& input) {
    Peer twin = *peers_[i];
    const Effects effects = peers_[i]->step(input);
    if (!same(effects, twin.step(input)) || twin.kept() != peers_[i]->kept()) {
      fault_ = "equal inputs, other effects";
    }
    for (const Effect& effect : effects) {
      if (const auto* sent = std::get_if<Send>(&effect)) {
        post(i, *sent);
      } else if (std::holds_alternative<Keep>(effect)) {
        kept_[i] = peers_[i]->kept();
      }
    }
    check(i);
  }

  static bool same(const Effects& a, const Effects& b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [](const Effect& one, const Effect& other) {
          const auto* sent = std::get_if<Send>(&one);
          const auto* too = std::get_if<Send>(&other);
          return one.index() == other.index() &&
                 (!sent || (sent->pipe == too->pipe && sent->letter->bytes == too->letter->bytes));
        });
  }

  void post(std::size_t from, const Send& sent) {
    for (std::size_t to = 0; to < kPeers; ++to) {
      if (to != from && (sent.pipe == kAllPipes || sent.pipe == to)) {
        under_way_.push_back({from, to, sent.letter});
      }
    }
    while (under_way_.size() > kMostUnderWay) {
      under_way_.pop_front();
    }
  }

  void check(std::size_t i) {
    const Log& log = peers_[i]->log();
    if (peers_[i]->waiting() > kMostWaiting) {
      fault_ = "too many wait";
    }
    std::vector<Letter>& before = entries_[i];
    const bool same_game =
        !before.empty() && !log.empty() && before.front()->digest == log.entries().front()->digest;
    for (std::size_t seq = 0; same_game && seq < before.size(); ++seq) {
      if (seq >= log.length() || log.entries()[seq]->digest != before[seq]->digest) {
        if (log.tag() == tags_[i]) {
          fault_ = "something final was given up";
        }
        break;
      }
    }
    before.assign(log.entries().begin(), log.entries().begin() + log.final_length());
    tags_[i] = log.tag();
  }

  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
  mutable std::uint64_t sessions_ = 0;
  Millis now_ = 1;
  std::vector<std::unique_ptr<Peer>> peers_;
  std::vector<std::string> kept_;
  std::vector<std::vector<Letter>> entries_;  // final ones
  Tag tags_[kPeers] = {};
  std::deque<Mail> under_way_;
  std::string fault_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kLongest = 600;
  return fuzz::expect_no_fault(Steps(data, std::min(size, kLongest)).run());
}
