// A room whose devices do what the input's bytes say: show, move, begin, change players, and all of
// that with altered fields, as if correctly signed. Whatever a log refuses leaves it unchanged;
// what it accepts, another log learns from the messages, and nothing final is lost.
#include "fuzz.h"
#include "rooms/table.h"

namespace {

using namespace rooms;
using play::room::Body;
using play::room::Entry;
using play::room::Moves;
using play::room::Show;
using play::room::Start;

constexpr int kPlayers = 4;

// The input, byte by byte; zeros after its end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool any() const { return at_ < size_; }
  unsigned next() { return any() ? data_[at_++] : 0U; }
  unsigned below(unsigned count) { return next() % count; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

struct Seen {
  play::room::Rank rank;
  play::room::Digest head;
  std::uint8_t shown;
  std::uint32_t final_length;
  std::string position;
  friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen(const Log& log) {
  return {log.rank(), log.head(), log.shown(), log.final_length(),
          log.empty() ? "" : log.position()->line()};
}

class Walk {
 public:
  Walk(Bytes bytes, std::string rules) : bytes_(bytes), table_(std::move(rules), Pace::Quick) {}

  std::string run() {
    while (bytes_.any() && fault_.empty()) {
      step();
    }
    return fault_.empty() ? learn() : fault_;
  }

 private:
  Log& log() { return table_.log; }
  int device() { return static_cast<int>(bytes_.below(kPlayers)); }

  void step() {
    const unsigned what = bytes_.below(8);
    if (what == 0 || log().empty()) {
      take(start());
    } else if (what == 1) {
      table_.show_all();
    } else if (what == 2 || what == 3) {
      take(show(what == 3));
    } else if (what == 4 || what == 5) {
      take(move(what == 5));
    } else if (what == 6 && !heard_.empty()) {
      take(heard_[bytes_.below(static_cast<unsigned>(heard_.size()))]);
    } else if (log().length() > log().final_length()) {
      log() = log().cut(log().length() - 1);
    }
  }

  Letter show(bool altered) {
    const int by = device();
    const auto& members = log().members();
    const bool member = play::room::contains(play::room::keys_of(members), table_.key(by));
    Show show = log().make_show(member ? table_.element(by, log().length() - 1) : play::ChainKey{});
    if (altered) {
      show.seq += bytes_.next();
      show.game += bytes_.below(2);
      show.head[0] ^= static_cast<std::uint8_t>(bytes_.below(2));
      const bool fits = member && show.seq - log().segment().seq < play::kMostRuns;
      show.element = fits ? table_.element(by, show.seq) : show.element;
      show.element[0] ^= static_cast<std::uint8_t>(bytes_.below(2));
    }
    return table_.sign(show, by);
  }

  Letter move(bool altered) {
    if (!log().writer()) {
      return table_.sign(Entry{log().tag(), log().length(), log().head(), Moves{0, "pass"}}, 0);
    }
    core::Rng rng(bytes_.next());
    const Letter honest = table_.move(rng);
    if (!altered) {
      return honest;
    }
    Entry entry = *honest->as<Entry>();
    auto& moves = std::get<Moves>(entry.content);
    entry.seq += bytes_.below(2);
    entry.prev[0] ^= static_cast<std::uint8_t>(bytes_.below(2));
    moves.after ^= bytes_.below(2);
    moves.text += bytes_.below(2) == 0 ? "" : " pass";
    moves.text = moves.text.substr(bytes_.below(2) * (moves.text.find(' ') + 1));
    return table_.sign(entry, device());
  }

  Letter start() {
    std::vector<Sits> seats;
    std::vector<Table::Answer> answers;
    const unsigned who = bytes_.next();
    for (int i = 0; i < kPlayers; ++i) {
      const bool sits = ((who >> i) & 1U) != 0;
      seats.push_back(sits ? Sits{i} : stands_in(i));
      if (sits || ((who >> (kPlayers + i)) & 1U) != 0) {
        answers.push_back({i, bytes_.below(8)});
      }
    }
    const unsigned flags = bytes_.below(9);
    const unsigned fresh = log().empty() || flags == 8 ? Setup::kNew : flags & 6U;
    const std::uint32_t attempt = log().attempt() + bytes_.below(3);
    const int author = device();
    const Letter setup = table_.setup(author, std::max(attempt, 1U), fresh, seats);
    const Letter honest = table_.start(author, setup, answers);
    Entry entry = *honest->as<Entry>();
    auto& start = std::get<Start>(entry.content);
    const unsigned altered = bytes_.below(8);
    if (altered == 1) start.outcomes = "d6";
    if (altered == 2 && !start.parts.empty()) std::swap(start.parts.front(), start.parts.back());
    if (altered == 3) start.parts.pop_back();
    if (altered == 4) start.parts.back()[bytes_.below(97)] ^= 1U;
    if (altered == 5) entry.game ^= 1U;
    return table_.sign(entry, author);
  }

  void take(const Letter& letter) {
    const Seen before = seen(log());
    const auto game = log().tag();
    const Word word = log().take(letter);
    const Seen after = seen(log());
    if (word != Word::Entry && word != Word::Shown) {
      fault_ = after == before ? "" : "a refusal changed the log";
      return;
    }
    heard_.push_back(letter);
    const bool same_game = log().tag() == game || log().length() > 1;
    if (same_game && after.final_length < before.final_length) {
      fault_ = "something final was given up";
    }
  }

  // A device that has nothing, or a beginning, arrives at the same log.
  std::string learn() {
    for (const std::uint32_t known : {0U, log().length() / 2}) {
      Log late = log().cut(known);
      for (const Letter& letter : log().missing_from(known)) {
        const Word word = late.take(letter);
        if (play::room::refused(word)) {
          return "what is sent is refused: " + std::string(play::room::word_text(word));
        }
      }
      if (!(seen(late) == seen(log()))) {
        return "who comes late learns something else";
      }
    }
    return "";
  }

  Bytes bytes_;
  Table table_;
  std::vector<Letter> heard_;
  std::string fault_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kLongest = 400;  // a few hundred entries
  Bytes bytes(data, std::min(size, kLongest));
  const std::string rules = bytes.below(2) == 0 ? "parchis pieces=1" : "sorry pawns=1 out=1";
  return fuzz::expect_no_fault(Walk(bytes, rules).run());
}
