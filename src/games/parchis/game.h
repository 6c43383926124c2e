// Parchís: rules, state and play. "Parchís 3" in a comment is a point of the turn: 1 the throw, 2
// the third six, 3 a five, 4 a six, 5 steps, 6 captures, 7 the goal, 8 bonuses, 9 passing. Knows no
// text form beyond its own tokens, no generator, no clock.
//
// A piece's place is its *progress* along its own colour's path, the same numbers for every colour:
// 0 the nest, 1 the start square, …, 17n−4 the turn-off, then the seven corridor squares, 17n+4 the
// goal. That is also core::Site in this game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/bits.h"
#include "core/bytes16.h"
#include "core/event.h"
#include "core/expected.h"
#include "core/rng.h"
#include "core/text.h"
#include "core/types.h"
#include "games/colours.h"
#include "games/preset.h"
#include "games/rules_table.h"
#include "games/standing.h"

namespace parchis {

using core::Colour;
using core::SeatIndex;
using core::Site;

inline constexpr int kMinArms = 3;
inline constexpr int kMaxArms = 6;
inline constexpr int kMaxPieces = 6;
inline constexpr int kPerArm = 17;   // ring squares per arm
inline constexpr int kCorridor = 7;  // corridor squares
inline constexpr int kCaptureBonus = 20;
inline constexpr int kGoalBonus = 10;
// SIMD lanes per colour: as many as most boards have pieces, and as many as State has.
inline constexpr unsigned kNarrow = 4;
inline constexpr unsigned kWide = 8;
inline constexpr Site kNest = 0;
inline constexpr Site kStart = 1;
inline constexpr std::string_view kLetters = "YBRGOP";

constexpr int ring_size(int arms) { return kPerArm * arms; }
constexpr Site turn_off(int arms) { return static_cast<Site>(ring_size(arms) - 4); }
constexpr Site goal(int arms) { return static_cast<Site>(ring_size(arms) + 4); }
// The printed number (1…17n) of the ring square at `progress` (1…turn-off) of `colour`.
constexpr int ring_number(int arms, Colour colour, Site progress) {
  return (kPerArm * colour + 4 + progress - 1) % ring_size(arms) + 1;
}

// Which squares protect from capture: 16 or 12 of the four-arm board's 68.
enum class Safe : std::uint8_t { Sixteen, Twelve };

// Of the ring squares, numbered from 1: those at which a colour starts, and those that are safe.
constexpr bool is_start_square(int number) { return number % kPerArm == 5; }
constexpr bool is_safe_square(int number, Safe safe) {
  const int on_arm = number % kPerArm;
  return is_start_square(number) || on_arm == 12 || on_arm == 0 ||
         (on_arm == 8 && safe == Safe::Sixteen);
}

enum class Win : std::uint8_t { All, One };

struct Rules {
  int arms = 4;
  // Turn order; each seat's colours as a bit set. seats[i] == 0 beyond the last seat.
  std::array<std::uint8_t, core::kMaxSeats> seats{};
  int seat_count = 0;
  int pieces = 4;
  int out = 1;
  Safe safe = Safe::Sixteen;
  Win win = Win::All;
  bool teams = false;
  bool allies = false;
  bool preview = false;
  int first = -1;  // the seat that begins; −1: chance names it
  friend bool operator==(const Rules&, const Rules&) = default;
};

// The default seats of a board: one colour each, clockwise (Y, then the highest colour down to B).
[[nodiscard]] Rules default_rules(int arms);
// The canonical rules line.
[[nodiscard]] std::string print_rules(const Rules& rules);

enum class Phase : std::uint8_t {
  First,
  Deal,
  Roll,
  Move1,
  Move2,
  Move3,
  Move4,
  Move5,
  Move6,
  Bonus10,
  Bonus20,
  Over,
};

// 64 bytes for every board. Each colour's pieces are the bytes of one word, ascending, so that all
// of them are compared at once; lanes beyond the last piece hold kNoPiece, as do all lanes of a
// colour that is not in play.
struct State {
  std::array<std::uint64_t, kMaxArms> pieces;
  std::uint32_t next;  // preview: three bits per seat, its next throw; 0 not dealt yet
  // Three bits per start square of a colour in play: which of two foreign colours came later, + 1.
  std::uint32_t later;
  Phase phase;
  SeatIndex turn;
  std::uint8_t sixes;  // 0…2
  Colour last_colour;  // the piece moved last in this turn; meaningless while last_site is kNest
  Site last_site;
  std::array<std::uint8_t, 3> spare;  // always 0
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 64);

// Preview: the seat's next throw, 1…6; 0 while it is not dealt.
constexpr unsigned next_throw(const State& state, SeatIndex seat) {
  return (state.next >> (3 * seat)) & 7U;
}
// The bonus steps to be used in this phase; 0 in all others.
constexpr int bonus_of(Phase phase) {
  return phase == Phase::Bonus20 ? kCaptureBonus : phase == Phase::Bonus10 ? kGoalBonus : 0;
}

class Game {
 public:
  using Rules = parchis::Rules;
  using State = parchis::State;

  // `rules` come from default_rules, a preset or the rules table.
  explicit Game(const Rules& rules);

  // Its words, and its presets in the contract's order.
  [[nodiscard]] static const games::About& about();
  [[nodiscard]] static std::span<const games::Preset> presets();
  // How a rules line is read and printed; also the ranges and words of the set-up page.
  [[nodiscard]] static const games::RulesTable<Rules>& rules_table();

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] State start() const;
  [[nodiscard]] core::Actor actor(const State& state) const;
  void moves(const State& state, core::MoveList& list) const;
  [[nodiscard]] int weight(const State&, core::Move) const { return 1; }
  // The outcome that play::by_weight would draw from the list, without making the list.
  [[nodiscard]] core::Move draw(const State& state, core::Rng& rng) const;
  // One of a seat's moves, all equally likely, without making the list.
  [[nodiscard]] core::Move choose(const State& state, core::Rng& rng) const;
  void play(State& state, core::Move move, core::EventList* events = nullptr) const;
  [[nodiscard]] games::Standing standing(const State& state) const;
  [[nodiscard]] State hide(const State& state, SeatIndex) const { return state; }
  [[nodiscard]] State guess(const State& view, core::Rng&) const { return view; }
  void tokens(const State& state, core::TokenList& list) const;

  [[nodiscard]] SeatIndex turn(const State& state) const { return state.turn; }
  [[nodiscard]] int seat_count() const { return rules_.seat_count; }
  [[nodiscard]] std::string seat_name(SeatIndex seat) const;
  [[nodiscard]] std::string print_move(core::Move move) const;
  [[nodiscard]] std::string print_state(const State& state) const;
  // Refuses whatever breaks an invariant of the game, naming the field.
  [[nodiscard]] core::Expected<State> parse_state(std::string_view text) const;

  // The colours of a seat, of its team-mates, and of its whole side, as bit sets.
  [[nodiscard]] unsigned own_colours(SeatIndex seat) const { return rules_.seats[seat]; }
  [[nodiscard]] Colour first_colour(SeatIndex seat) const {
    return games::lowest_colour(own_colours(seat));
  }
  [[nodiscard]] unsigned mate_colours(SeatIndex seat) const { return mates_[seat]; }
  [[nodiscard]] unsigned side_colours(SeatIndex seat) const { return side_[seat]; }
  // Of a colour in play.
  [[nodiscard]] SeatIndex seat_of(Colour colour) const { return seat_of_[colour]; }
  [[nodiscard]] unsigned colours_in_play() const { return in_play_; }
  [[nodiscard]] bool plays(Colour colour) const { return core::has_bit(in_play_, colour); }

  [[nodiscard]] Site goal() const { return goal_; }
  [[nodiscard]] Site turn_off() const { return turn_off_; }
  [[nodiscard]] bool is_safe(Site progress) const { return safe_[progress]; }
  // Converts a ring square's progress from `from`'s path to `to`'s; kNowhere if it is not on the
  // latter.
  [[nodiscard]] Site translate(Colour from, Site progress, Colour to) const {
    const unsigned ahead = from >= to ? from - to : from + static_cast<unsigned>(rules_.arms) - to;
    return ahead_[ahead][progress];
  }
  // How many pieces of `colour` stand at `progress`.
  [[nodiscard]] static int count_at(const State& state, Colour colour, Site progress);
  [[nodiscard]] static Site piece(const State& state, Colour colour, int lane) {
    return static_cast<Site>(state.pieces[colour] >> (8 * lane));
  }
  // Whether two pieces of one colour stand at `progress` of `colour`'s path.
  [[nodiscard]] bool barrier_at(const State& state, Colour colour, Site progress) const;
  // How far `colour`'s piece would go with the throw or bonus of this phase (6 may count 7).
  [[nodiscard]] int steps(const State& state, Colour colour) const;
  // How far a 6 goes for `colour`: 7 without a piece in the nest (Parchís 4).
  [[nodiscard]] static int six_steps(const State& state, Colour colour) {
    return (state.pieces[colour] & 0xffU) == kNest ? 6 : 7;
  }
  // Whether a piece of `colour` could leave its nest with a 5 now (Parchís 3).
  [[nodiscard]] bool can_enter(const State& state, Colour colour) const;
  // Steps still to go, summed over the seat's pieces; a piece in the nest has 17n+4.
  [[nodiscard]] int steps_to_go(const State& state, SeatIndex seat) const;
  // Whether `seat`'s side has all the pieces in the goal that it needs.
  [[nodiscard]] bool has_won(const State& state, SeatIndex seat) const;
  // The colour captured if `colour` enters on a full start square; −1: nobody is.
  [[nodiscard, gnu::noinline]] int entry_victim(const State& state, Colour colour) const;

  static constexpr Site kNowhere = 0x7e;  // no piece has this progress
  static constexpr Site kNoPiece = 0x7f;  // fills the lanes without a piece

 private:
  // A byte for every piece of every colour, side by side as a Layout says.
  using Lanes = std::array<std::uint8_t, 8 * kMaxArms>;
  // Converts every colour's progress into one colour's.
  struct Frame {
    Lanes offset;      // how many squares ahead the other's start lies
    Lanes ring;        // subtracted once past the ring's end; 0 for the colour itself
    Lanes last_here;   // the last progress (less 1) that counts, on the other's path
    Lanes last_there;  // and on this colour's path
  };
  template <class Layout>
  struct Course;

  template <class Use>
  auto with_layout(Use use) const;
  template <class Layout>
  [[nodiscard]] Course<Layout> course_of(const State& state, Colour colour) const;
  // The lanes whose pieces stand on the ring square at `progress` of `colour`'s path, a bit each.
  [[nodiscard]] std::uint64_t on_square(const State& state, Colour colour, Site progress) const;
  [[nodiscard]] int pieces_on(const State& state, Colour colour, Site progress) const;
  [[nodiscard]] unsigned ally_colours(Colour colour) const {
    return rules_.allies ? mates_[seat_of_[colour]] : 0U;
  }
  void fill_lanes();

  // The pieces that may move, one for each spot: bit 8c+i is the i-th piece of colour c. All are of
  // `colours`.
  struct Movers {
    std::uint64_t lanes;
    unsigned colours;
  };
  [[nodiscard]] Movers movers(const State& state) const;
  [[nodiscard]] std::uint64_t movers_of(const State& state, unsigned colours, bool duty) const;
  [[nodiscard]] std::uint64_t opening(const State& state, unsigned colours,
                                      std::uint64_t walking) const;
  [[nodiscard]] std::uint64_t entrants(const State& state, unsigned colours) const;
  [[nodiscard]] std::uint64_t walkers(const State& state, Colour colour) const;
  // What few boards or few turns need is kept out of the loop of random games, which would have no
  // registers left.
  [[nodiscard, gnu::noinline]] Movers movers_of_mates(const State& state) const;
  [[nodiscard, gnu::noinline]] std::uint64_t walkers_of(const State& state, unsigned colours) const;
  [[nodiscard]] std::uint64_t without_captures(const State& state, Colour colour, unsigned allies,
                                               std::uint64_t lanes) const;
  [[nodiscard]] core::Move move_of(const State& state, Colour colour, int lane) const;

  void play_throw(State& state, int face, core::EventList* events) const;
  void play_walk(State& state, core::Move move, core::EventList* events) const;
  void play_pass(State& state, core::EventList* events) const;
  void penalise(State& state, core::EventList* events) const;
  void go_on(State& state, core::EventList* events) const;
  void end_turn(State& state, core::EventList* events) const;
  void clear_mark(State& state, Colour colour, Site progress) const;
  void set_mark(State& state, core::Move move, std::uint64_t others) const;
  bool meet(State& state, core::Move move, std::uint64_t others, core::EventList* events) const;
  void earn(State& state, core::Move move, core::EventList* events) const;
  [[nodiscard]] unsigned later_at(const State& state, unsigned square) const {
    return (state.later >> (3 * square)) & 7U;
  }

  // The colour whose start square is `ahead` − 1 arms ahead of `colour`'s own.
  [[nodiscard]] unsigned start_square(unsigned colour, unsigned ahead) const {
    const unsigned square = colour + ahead - 1;
    const auto arms = static_cast<unsigned>(rules_.arms);
    return square >= arms ? square - arms : square;
  }

  friend class StateReader;

  Rules rules_;
  Site goal_;
  Site turn_off_;
  unsigned in_play_ = 0;
  unsigned stride_;  // the lanes of a colour, by the Layout
  std::array<unsigned, core::kMaxSeats> mates_{};
  std::array<unsigned, core::kMaxSeats> side_{};
  std::array<SeatIndex, kMaxArms> seat_of_{};
  std::array<bool, 128> safe_{};
  std::array<std::uint8_t, 128> start_square_{};  // arms ahead + 1 where it is a start square, or 0
  std::array<std::array<Site, 128>, kMaxArms> ahead_{};  // see translate
  std::array<Frame, kMaxArms> frames_{};
  Lanes pair_lanes_{};  // 0xff where a lane has a right-hand neighbour of its colour
  // Every colour's progress on each ring square, with a last row for all other spots, where nobody
  // is; and the row that belongs to each progress of a colour.
  static constexpr std::size_t kNobody = kPerArm * kMaxArms;
  std::array<Lanes, kNobody + 1> squares_{};
  std::array<std::array<std::uint8_t, 128>, kMaxArms> rows_{};
  // The lanes of each colour, as on_square has them.
  std::array<std::uint64_t, kMaxArms> lanes_of_{};
};

}  // namespace parchis
