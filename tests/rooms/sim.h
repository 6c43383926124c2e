// A room of peers over a hostile network, in one program: a queue of events by time, and nothing
// else. Everything follows from the plan.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "play/room/peer/peer.h"
#include "rooms/plan.h"

namespace rooms {

using play::room::Letter;
using play::room::Log;
using play::room::Peer;
using play::room::Pipe;

// The distance between the pipes of a peer's successive lives.
inline constexpr Pipe kPipes = 64;

// The result of a schedule.
struct Outcome {
  std::string fault;  // empty if all laws held
  bool ended = false;
  Millis at = 0;
  std::size_t steps = 0;
  std::size_t sent = 0;
  std::size_t entries = 0;
  std::size_t starts = 0;
  play::room::Digest trace{};
};

class Sim {
 public:
  // Rehearsed: nothing is signed.
  explicit Sim(Plan plan, bool rehearsed = true);

  // Runs until every game is over after all has healed, or a law is broken.
  Outcome run();
  // Runs until that time; for schedules directed by hand.
  void run_until(Millis time);
  [[nodiscard]] const std::string& fault() const { return outcome_.fault; }
  [[nodiscard]] const Outcome& outcome() const { return outcome_; }

  [[nodiscard]] const Peer& peer(std::size_t i) const { return *places_[i].peer; }
  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] bool gone(std::size_t i) const;
  [[nodiscard]] Millis now() const { return now_; }
  // A wish of a person, by hand, and a stranger's message.
  void wish(std::size_t i, const play::room::Input& input) { step(i, input); }
  void hear(std::size_t i, Pipe pipe, const Letter& letter, play::room::Session session = 0);
  void add(const Trouble& trouble);
  // The device starts again from something that it once stored.
  void bring_back(std::size_t i, const std::string& kept);
  // People decide nothing by themselves.
  void be_still() { still_ = true; }
  // Sees every letter before it is sent; returns its replacement.
  using Tamper =
      std::function<std::vector<Letter>(std::size_t from, std::size_t to, const Letter&)>;
  void tamper(Tamper tamper) { tamper_ = std::move(tamper); }
  // Marks a device as a liar: no law applies to it.
  void distrust(std::size_t i) { liars_.insert(i); }
  [[nodiscard]] const play::room::Device& device(std::size_t i) const;
  [[nodiscard]] Letter sign(const play::room::Body& body, std::size_t i) const;

 private:
  enum class What : std::uint8_t { Deliver, Wake, Look, Decide, Begin, End };
  struct Event {
    Millis at;
    std::uint64_t order;
    What what;
    std::size_t to;  // a peer; for Begin and End the index of the trouble
    std::size_t from;
    Pipe pipe;
    Letter letter;
    play::room::Session session;  // of the frame; 0 if frames are not known
    bool operator>(const Event& other) const {
      return at != other.at ? at > other.at : order > other.order;
    }
  };
  struct Place {
    std::unique_ptr<Peer> peer;
    std::unique_ptr<Peer> kept;    // as it was when last stored
    std::unique_ptr<Peer> before;  // and the time before that
    bool mortal = false;           // it will need those
    bool linked = false;           // it came by a seat link, without its store
    unsigned stores_lost = 0;
    play::room::Session session = 1;
    std::uint32_t generation = 0;
    unsigned down = 0;  // how many troubles keep it away
    unsigned frozen = 0;
    std::vector<Event> waiting;  // while frozen
    Millis jumped = 0;
    std::uint32_t rate = 100;
    Millis wake_at = ~Millis{0};
    std::optional<std::pair<play::room::Digest, std::uint32_t>> deciding;
    Millis begun_at = 0;
    Millis alone_since = 0;
    std::uint32_t again = 0;
    core::Rng rng{0};
    // For the laws.
    std::vector<Letter> entries;
    play::room::Digest game{};
    std::uint32_t final_length = 0;
    std::size_t sent = 0;
  };

  [[nodiscard]] play::room::Here here(std::size_t i, play::room::Session session) const;
  void push(Millis at, What what, std::size_t to, std::size_t from = 0, Pipe pipe = 0,
            Letter letter = nullptr, play::room::Session session = 0);
  void handle(const Event& event);
  void step(std::size_t i, const play::room::Input& input);
  void carry_out(std::size_t i, const play::room::Effects& effects);
  void post(std::size_t from, std::size_t to, const Letter& letter);
  [[nodiscard]] bool cut(std::size_t from, std::size_t to) const;
  [[nodiscard]] Millis clock(std::size_t i) const;
  [[nodiscard]] std::uint32_t worst(Trouble::Kind kind) const;
  [[nodiscard]] bool on(const Trouble& trouble) const {
    return trouble.from <= now_ && now_ < trouble.until;
  }
  void narrate(std::size_t i, const play::room::Message& message, Pipe pipe) const;
  [[nodiscard]] Pipe pipe_of(std::size_t i) const;
  void expect(std::size_t number);
  void begin(const Trouble& trouble);
  void end(const Trouble& trouble);
  void restart(std::size_t i, bool stale);
  void leave(std::size_t i);

  // People: persons.cpp.
  void look(std::size_t i);
  void look_at_lobby(std::size_t i);
  void look_at_game(std::size_t i);
  void think(std::size_t i);
  void decide(std::size_t i);
  [[nodiscard]] bool all_seated(const play::room::Setup& setup) const;

  // Laws: laws.cpp.
  void check(std::size_t i);
  void check_final(std::size_t i);
  void check_kept_entries(std::size_t i);
  void note_show(std::size_t i, const Letter& letter);
  void check_end();
  [[nodiscard]] bool stranded(std::size_t i) const;
  [[nodiscard]] bool over() const;
  void fail(const std::string& what);

  Plan plan_;
  core::Rng rng_;
  bool rehearsed_;
  bool still_ = false;
  Tamper tamper_;
  std::set<std::size_t> liars_;
  std::vector<Place> places_;
  std::priority_queue<Event, std::vector<Event>, std::greater<>> queue_;
  std::uint64_t order_ = 0;
  Millis now_ = 0;
  // A final entry; who wrote it, if they played alone, and how many stores they had lost by then.
  struct Final {
    play::room::Digest digest{};
    std::optional<std::size_t> alone;
    unsigned stores_lost = 0;
  };
  std::map<std::pair<play::room::Digest, std::uint32_t>, Final> finals_;
  std::map<std::tuple<std::size_t, play::room::Digest, std::uint32_t>, play::room::Digest> shown_;
  bool stale_ = false;  // some store was old: then laws 1, 2 and 7 may be broken
  Outcome outcome_;
};

// Runs the plan; if a law is broken, leaves out troubles one after another as long as one still is.
// Returns the fault of the shortest plan, or nothing.
[[nodiscard]] std::string run_plan(const Plan& plan, Outcome* outcome = nullptr);

}  // namespace rooms
