// Ludo and its sisters: state and play. "Ludo 3" in a comment is a point of the turn: 1 the throw,
// 2 the third in a row, 3 duties, 4 steps, 5 passing, 6 landing, 7 rewards, 8 who throws next, 9
// pairs that may not move on together. Knows no generator, no clock, and no text form beyond its
// own tokens.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/bytes16.h"
#include "core/event.h"
#include "core/expected.h"
#include "core/rng.h"
#include "core/types.h"
#include "games/ludo/lanes.h"
#include "games/ludo/rules.h"
#include "games/preset.h"
#include "games/rules_table.h"
#include "games/standing.h"

namespace ludo {

inline constexpr std::uint8_t kHighestDie = 6;
inline constexpr std::uint8_t kHomeReward = 10;
inline constexpr std::uint8_t kCaptureReward = 20;
// Steps of a throw that opened a pair (Ludo 9). At most three such steps while dice are left, at
// most eight with rewards (each capture earns another). A ninth is ignored.
inline constexpr std::size_t kMaxLeftByDice = 3;
inline constexpr std::size_t kMaxLeft = 8;
inline constexpr std::uint8_t kThirdInARow = 3;

enum class Phase : std::uint8_t { First, Roll, Move, Over };

// A forward step between squares of the ring and the column.
struct Step {
  Colour colour;
  Site from;
  Site to;
  friend auto operator<=>(const Step&, const Step&) = default;
};
inline constexpr Step kNoStep{kNone, 0, 0};

// Each colour's pieces are the bytes of one word, ascending, so that all sixteen of four colours
// are compared at once. A colour that does not play has none.
struct State {
  std::array<Lanes, 8> pieces;      // the last two never have any
  Lanes use;                        // the numbers still to be used: dice 1…6, rewards 10 and 20
  std::array<Step, kMaxLeft> left;  // ascending, kNoStep after the last
  Phase phase;
  SeatIndex turn;
  std::uint8_t run;    // 0…2, see Ludo 1
  std::uint8_t tries;  // 0…2, see Ludo 8
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 64);

// In a throw's Move `value` is the (lower) die and `size` the other one, or 0 with one die. In a
// piece's Move `value` is the number that is used up, or 0 where both dice together bring it in.
class Game {
 public:
  using Rules = ludo::Rules;
  using State = ludo::State;

  // `rules` come from default_rules, a preset or the table.
  explicit Game(const Rules& rules);

  [[nodiscard]] static const games::About& about();
  [[nodiscard]] static std::span<const games::Preset> presets();
  [[nodiscard]] static const games::RulesTable<Rules>& rules_table();

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] State start() const;
  [[nodiscard]] core::Actor actor(const State& state) const {
    return state.phase == Phase::Move   ? core::seat_actor(state.turn)
           : state.phase == Phase::Over ? core::kOver
                                        : core::kChance;
  }
  void moves(const State& state, core::MoveList& list) const;
  [[nodiscard]] int weight(const State&, core::Move move) const {
    return move.kind == core::MoveKind::Throw && move.size > move.value ? 2 : 1;
  }
  // The outcome that play::by_weight would draw from the list, without making the list.
  [[nodiscard]] core::Move draw(const State& state, core::Rng& rng) const;
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

  // The colours of a seat, of its team-mates, of its whole side, and all that play, as bit sets.
  [[nodiscard]] unsigned own_colours(SeatIndex seat) const { return rules_.seats[seat]; }
  [[nodiscard]] Colour first_colour(SeatIndex seat) const { return first_colours_[seat]; }
  [[nodiscard]] unsigned mate_colours(SeatIndex seat) const { return mates_[seat]; }
  [[nodiscard]] unsigned side_colours(SeatIndex seat) const { return side_[seat]; }
  [[nodiscard]] unsigned colours_in_play() const { return all_; }
  [[nodiscard]] SeatIndex seat_of(Colour colour) const { return seat_of_[colour]; }
  // The colours that the seat to move plays now: with teams, its mates' once its own are home.
  [[nodiscard]] unsigned hand(const State& state) const;

  [[nodiscard]] Site turn_off() const { return turn_off_; }
  [[nodiscard]] Site end() const { return end_; }
  // Whether a piece at `progress` is home; and whether all of the colour's pieces are.
  [[nodiscard]] bool is_home(Site progress) const { return progress >= home_; }
  [[nodiscard]] bool all_home(const State& state, Colour colour) const {
    return piece(state, colour, 0) >= home_;
  }
  // Safe squares, even of colours that do not play; and squares that anybody may share.
  [[nodiscard]] bool is_safe(Site progress) const {
    return rules_.safe != ludo::Safe::None && progress >= kStart && progress <= turn_off_ &&
           plan_.marked_safe(progress);
  }
  [[nodiscard]] bool is_shared(Site progress) const {
    return progress <= turn_off_ && (landing_[progress] & kShared) != 0;
  }
  // Converts a ring square's progress from `from`'s path to `to`'s; kNowhere if it is not on the
  // latter.
  [[nodiscard]] Site translate(Colour from, Site progress, Colour to) const;
  [[nodiscard]] static Site piece(const State& state, Colour colour, int lane) {
    return lane_of(state.pieces[colour], lane);
  }
  // How many pieces of `colour` stand at `progress`.
  [[nodiscard]] static int count_at(const State& state, Colour colour, Site progress) {
    return count_lanes(equal_lanes(state.pieces[colour], progress));
  }
  // How many pieces of one colour fit on a square that is not shared (Ludo 6).
  [[nodiscard]] int holds(Site progress) const {
    return (landing_[progress] & kMayJoin) != 0 ? 2 : 1;
  }

  // Whether there are dice among the numbers of `use`: dice are used first, then rewards.
  [[nodiscard]] static bool has_dice(Lanes use) { return (use & 0xffU) <= kHighestDie; }
  // The number that brings a piece in now: a die, 0 for both dice together, kNone if there is none.
  [[nodiscard]] std::uint8_t entering_number(Lanes use) const;
  // Where a step of `number` ends, other pieces aside (Ludo 4); kNowhere if there is no such place.
  [[nodiscard]] Site target(Site from, int number) const {
    if (!counted_) {
      return stairs_target(from, number);
    }
    return from + number <= end_ ? static_cast<Site>(from + number) : kNowhere;
  }
  // Ludo 4, home=back: whether the step goes to the foot and then back by the remainder.
  [[nodiscard]] bool goes_back(Site from, int number) const {
    return rules_.home == Home::Back && from < turn_off_ && from + number > turn_off_;
  }
  // Whether it is legal by Ludo 4 to 6, apart from the duties of point 3 and the steps in `left`.
  [[nodiscard]] bool can_enter(const State& state, Colour colour) const;
  [[nodiscard]] bool can_step(const State& state, Colour colour, Site from, int number) const;
  // Ludo 5: whether the pieces at `site` of its path stop a piece of `colour` that wants to pass.
  [[nodiscard]] bool stops(const State& state, Colour colour, Site site) const;
  // The colour that a piece captures with this move; −1: none.
  [[nodiscard]] int victim(const State& state, core::Move move) const;
  [[nodiscard]] bool stands_in_left(const State& state, core::Move move) const;
  // Ludo 8: nothing on the ring, and nothing in the column that any die could move.
  [[nodiscard]] bool helpless(const State& state) const;
  // Ludo 2: the piece that a third six sends back; kNoStep if there is none.
  [[nodiscard]] Step penalised_piece(const State& state) const;
  // Steps still to go, summed over the seat's pieces.
  [[nodiscard]] int steps_to_go(const State& state, SeatIndex seat) const;
  // Whether `seat`'s side has all the pieces home that it needs.
  [[nodiscard]] bool has_won(const State& state, SeatIndex seat) const;
  [[nodiscard]] bool has_tries() const { return rules_.tries > 1; }
  [[nodiscard]] bool has_left() const { return has_left_; }

  static constexpr Site kNowhere = 0x7e;  // no piece has this progress

 private:
  static constexpr std::size_t kLaneCount = 32;
  using LaneBytes = std::array<std::uint8_t, kLaneCount>;
  // Converts every colour's progress into one colour's, one byte per piece.
  struct Frame {
    LaneBytes offset;      // how many squares ahead the other's start lies, less `first`
    LaneBytes ring;        // subtracted once past the ring's end; 0 for the colour itself
    LaneBytes first;       // the number of the ring's first square, 1; 0 for the colour itself
    LaneBytes last_here;   // the last progress (less 1) that counts, on the other's path
    LaneBytes last_there;  // and on this colour's path
    LaneBytes pairs;       // 0xff where the piece and its right-hand neighbour, as a pair, stop it
    LaneBytes singles;     // 0xff where the piece alone stops it
  };
  // What Ludo 5 asks of a passing piece: nothing; nobody on the squares ahead stops it; or more.
  enum class Passing : std::uint8_t { Free, Ahead, Any };
  // Who may land on a square (Ludo 6): a piece next to a single one of its own colour; a foe that
  // is not entering; anybody, however many pieces stand there.
  static constexpr std::uint8_t kMayJoin = 1;
  static constexpr std::uint8_t kMayTake = 2;
  static constexpr std::uint8_t kShared = 4;
  // All pieces as they stand on one colour's path, 0 where they are not on it, and those that stop
  // it, in blocks of sixteen: two where there are more than four colours. The latter may include a
  // piece on a shared square: ask stopped().
  template <std::size_t kBlocks>
  struct Road {
    std::array<core::Bytes16, kBlocks> pieces;
    std::array<core::Bytes16, kBlocks> stops;
    // A bit for each piece that stands at `progress`.
    [[nodiscard]] std::uint32_t at(Site progress) const;
    // A bit for each piece that stops another on the squares `first`…`last`, even on shared ones.
    [[nodiscard]] std::uint32_t stops_within(int first, int last) const;
  };

  void fill_frames();
  void fill_squares();
  template <std::size_t kBlocks>
  [[nodiscard]] Road<kBlocks> road_of(const State& state, Colour colour) const;
  // A bit for each piece of any colour on the ring square at `progress` of `colour`'s path.
  template <bool kPlain = false>
  [[nodiscard]] std::uint32_t on_square(const State& state, Colour colour, Site progress) const;
  // Whether a piece is stopped on one of the squares `first`…`last`.
  template <std::size_t kBlocks>
  [[nodiscard]] bool stopped(const State& state, const Road<kBlocks>& road, int first,
                             int last) const;
  template <std::size_t kBlocks>
  [[nodiscard]] bool may_pass(const State& state, const Road<kBlocks>& road, Colour colour,
                              Site from, int number, Site to) const;
  [[nodiscard]] bool may_land(std::uint32_t lanes, Colour colour, Site to, bool enters) const;
  template <std::size_t kBlocks>
  [[nodiscard]] bool may_step(const State& state, const Road<kBlocks>& road, Colour colour,
                              Site from, int number, Site to) const {
    return may_land(road.at(to), colour, to, false) &&
           may_pass(state, road, colour, from, number, to);
  }
  [[nodiscard]] Site stairs_target(Site from, int number) const;

  // A bit for each piece that the move captures; there is at most one.
  template <bool kPlain = false>
  [[nodiscard]] std::uint32_t victims(const State& state, core::Move move) const {
    const bool shared = !kPlain && (landing_[move.to] & kShared) != 0;
    return shared ? 0 : on_square<kPlain>(state, move.colour, move.to) & ~side_lanes_[move.colour];
  }
  // Ludo 3, start=clear: whether a piece on its own start is in the way of those in the nest.
  [[nodiscard]] static bool has_start_to_clear(const State& state, Colour colour) {
    const bool waits = piece(state, colour, 0) == kNest;
    const bool stands = equal_lanes(state.pieces[colour], kStart) != 0;
    return waits & stands;
  }
  // can_enter and entering_number for plain rules.
  [[nodiscard]] bool can_enter_plainly(const State& state, Colour colour) const;
  [[nodiscard]] std::uint8_t number_of_die(Lanes use) const {
    const std::uint8_t die = lane_of(use, 0);
    return die == enters_by_ || die == enters_too_by_ ? die : kNone;
  }
  // kPlain: for plain rules, which need far fewer checks, or for any rules.
  template <bool kPlain>
  void add_decisions(const State& state, core::MoveList& list) const;
  template <bool kPlain>
  void add_steps(const State& state, Colour colour, core::MoveList& list) const;
  void add_plain_steps(const State& state, Colour colour, std::uint8_t number, Lanes lanes,
                       core::MoveList& list) const;
  template <std::size_t kBlocks>
  void add_any_steps(const State& state, Colour colour, Lanes on_the_way,
                     core::MoveList& list) const;

  void play_throw(State& state, int low, int high, core::EventList* events) const;
  template <bool kPlain>
  void play_decision(State& state, core::Move move, core::EventList* events) const;
  template <bool kPlain>
  void play_piece(State& state, core::Move move, core::EventList* events) const;
  template <bool kPlain>
  void play_pass(State& state, core::EventList* events) const;
  void use_up(State& state, core::Move move) const;
  static void note_left(State& state, Step step);
  bool capture(State& state, core::Move move, std::uint32_t lanes, core::EventList* events) const;
  void end_run(State& state, int number, core::EventList* events) const;
  void win(State& state, core::EventList* events) const;
  static void keep_left(State& state);
  template <bool kPlain>
  void go_on(State& state, bool again, core::EventList* events) const;
  void throw_next(State& state, bool again, core::EventList* events) const;
  void end_turn(State& state, core::EventList* events) const;

  Rules rules_;
  Plan plan_;
  Site turn_off_;
  Site end_;
  Site home_;
  bool counted_;     // home=count
  bool two_blocks_;  // more than four colours: twice sixteen lanes
  bool has_left_;
  bool plain_;  // one die, one colour per seat, the way home counted, no duty to capture, …
  Passing passing_;
  std::uint8_t enters_by_;
  std::uint8_t enters_too_by_;
  unsigned all_ = 0;
  std::array<unsigned, core::kMaxSeats> mates_{};
  std::array<unsigned, core::kMaxSeats> side_{};
  std::array<Colour, core::kMaxSeats> first_colours_{};
  // Tables instead of branches that depend on the die. runs_[six][run] is the run after a throw, by
  // whether it was a six (doublet) and by the run before. next_[again][seat] is the seat that
  // throws next, and kKeptTries[again] the mask of `tries`; `again` is throws_on of throw_next.
  std::array<std::array<std::uint8_t, 3>, 2> runs_{};
  std::array<std::array<SeatIndex, core::kMaxSeats>, 4> next_{};
  static constexpr std::array<std::uint8_t, 4> kKeptTries = {0, 0xff, 0xff, 0xff};
  std::array<SeatIndex, kMaxArms> seat_of_{};
  std::array<std::uint32_t, kMaxArms> side_lanes_{};  // a bit for each piece of its side's colours
  std::array<std::uint8_t, 128> landing_{};
  std::array<Frame, kMaxArms> frames_{};
  // Every colour's progress on each ring square, with a last row where nobody stands; and the row
  // that belongs to each progress of a colour.
  static constexpr std::size_t kNobody = 17 * kMaxArms;
  std::array<LaneBytes, kNobody + 1> squares_{};
  std::array<std::array<std::uint8_t, 128>, kMaxArms> rows_{};
};

}  // namespace ludo
