// The maze relay: rules, state and play. "maze, Wall" in a comment is a part of the rules: Turn,
// Steps, Relay, Home, Wall, Claw, fast, Expert, End. Knows no generator, no clock and no picture.
//
// core::Site is a cell (board.h) for pawns and a slot for walls. In a walk `Move::size` is the
// pawn, kSmall or kLarge, and `Move::value` the steps it costs; in a throw they are the red letter
// and the blue number; in a claw `Move::to` is the aim, the victim's home or the zone.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"
#include "core/event.h"
#include "core/expected.h"
#include "core/rng.h"
#include "core/text.h"
#include "core/types.h"
#include "games/colours.h"
#include "games/maze/board.h"
#include "games/preset.h"
#include "games/rules_table.h"
#include "games/standing.h"

namespace maze {

using core::SeatIndex;

inline constexpr int kPawns = 3;             // a colour: one large, then two small
inline constexpr int kMaxWalls = 60;         // of a `walls=` list
inline constexpr std::uint8_t kMaxBlue = 9;  // the highest digit of a blue die
// What the order at the end counts for a pawn that has no way home (maze, End). A way that there is
// can be longer.
inline constexpr int kCutOff = 40;
// core::Move::size and core::Token::size.
inline constexpr std::uint8_t kSmall = 0;
inline constexpr std::uint8_t kLarge = 1;

struct Rules {
  // Turn order; each seat's colours as a bit set. seats[i] == 0 beyond the last seat.
  std::array<std::uint8_t, kColours> seats = {1, 2, 4, 8};
  int seat_count = 4;
  Board board = Board::Crossing;
  // The players' own maze instead of the board's white walls; `second`: the upper walls of
  // barricades.
  bool own_walls = false;
  Edges walls;
  Edges second;
  std::string blue = "123456";  // the faces of the blue die
  std::string red = "wwwcci";   // of the red die: wall, claw, ignore walls
  int claw = 60;                // chance in 100 that it holds
  bool barricade = false;
  bool fast = false;
  bool guard = false;
  int first = -1;  // the colour that begins; −1: chance names the seat
  friend bool operator==(const Rules&, const Rules&) = default;
};
// The canonical rules line.
[[nodiscard]] std::string print_rules(const Rules& rules);

enum class Phase : std::uint8_t { First, Roll, Act, Place, Try, Over };

// The red die's letter; kNoRed once it is used up or given up.
inline constexpr std::uint8_t kNoRed = '-';
inline constexpr std::uint8_t kWall = 'w';
inline constexpr std::uint8_t kClaw = 'c';
inline constexpr std::uint8_t kIgnore = 'i';

// Fields that a phase does not use hold the value given here, so that equal positions are equal.
struct State {
  Edges white;   // slots with at least one white wall
  Edges second;  // slots with two of them
  // The large pawn, then the small ones ascending; kNowhere for colours that do not play.
  std::array<std::array<Site, kPawns>, kColours> pawns;
  Phase phase;
  SeatIndex turn;      // 0 in First; the winner's in Over
  std::uint8_t blue;   // thrown, 0 outside Act, Place, Try
  std::uint8_t red;    // kNoRed outside Act, Place, Try
  std::uint8_t left;   // blue steps left
  std::uint8_t moved;  // bit i: pawns[moving][i] has moved this turn
  Colour moving;       // the colour moved this turn; 0 while nothing has moved
  Site held;           // Place: slot of the lifted wall; Try: the claw's aim; else kNoSlot
  Colour aim;          // Try: the claw's victim; else 0
  std::uint8_t relay;  // colours that have the relay, a bit each
  std::uint8_t out;    // colours whose large pawn has left home once
  std::uint8_t spare;  // always 0
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) == 56);

struct Steps;  // moves.cpp

class Game {
 public:
  using Rules = maze::Rules;
  using State = maze::State;

  // `rules` are Rules{}, a preset's or the rules table's.
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
  // One of a player's moves, the same as moves()[rng.below(their number)]: for random games, which
  // need not list a hundred slots to use one.
  [[nodiscard]] core::Move choose(const State& state, core::Rng& rng) const;
  [[nodiscard]] int weight(const State& state, core::Move move) const;
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

  [[nodiscard]] unsigned own_colours(SeatIndex seat) const { return rules_.seats[seat]; }
  [[nodiscard]] Colour first_colour(SeatIndex seat) const {
    return games::lowest_colour(own_colours(seat));
  }
  // Nobody has a partner.
  [[nodiscard]] unsigned side_colours(SeatIndex seat) const { return own_colours(seat); }
  [[nodiscard]] unsigned colours_in_play() const { return in_play_; }
  [[nodiscard]] bool plays(Colour colour) const { return core::has_bit(in_play_, colour); }
  [[nodiscard]] SeatIndex seat_of(Colour colour) const { return seat_of_[colour]; }
  // Expert: a seat has two colours (maze, Expert).
  [[nodiscard]] bool expert() const { return pairs_; }
  // The board's coloured walls, including those of colours that do not play.
  [[nodiscard]] Edges coloured() const { return coloured_; }
  // The cells that `colour` may never enter: the other homes (maze, Steps).
  [[nodiscard]] static constexpr Cells barred(Colour colour) {
    return kHomeCells & ~cell_bit(kHomes[colour]);
  }
  // The edges that `colour` may pass over: no wall, or only its own (maze, Steps).
  [[nodiscard]] Edges doors(const State& state, Colour colour) const {
    return passable_[colour] & ~state.white;
  }
  // The same with this turn's Ignore walls.
  [[nodiscard]] Edges doors_now(const State& state, Colour colour) const {
    return state.red == kIgnore ? kInner : doors(state, colour);
  }
  // Whether a colour's small pawns are frozen because the large one is home before them (maze,
  // Home).
  [[nodiscard]] static bool frozen(const State& state, Colour colour);
  // The cells with a pawn where no other may end: neither the zone nor the homes.
  [[nodiscard]] static Cells occupied(const State& state);
  [[nodiscard]] bool has_won(const State& state, SeatIndex seat) const;
  // The slots that can take one more white wall.
  [[nodiscard]] Edges room(const State& state) const;
  // Where a wall lifted from `slot`, and no longer in the state, may go (maze, Wall).
  [[nodiscard]] Edges drop_slots(const State& state, Site slot) const;
  // The white walls that may be lifted: those that have somewhere to go.
  [[nodiscard]] Edges lift_slots(const State& state) const;

 private:
  [[nodiscard]] SeatIndex seats() const { return static_cast<SeatIndex>(rules_.seat_count); }
  [[nodiscard]] unsigned pawns_to_move(const State& state, Colour colour) const;
  void find_steps(const State& state, Steps& steps) const;
  void add_throws(core::MoveList& list) const;
  void add_claws(const State& state, core::MoveList& list) const;
  void add_actions(const State& state, core::MoveList& list) const;

  [[nodiscard]] bool has_drop(const State& state, Site slot) const;

  void play_walk(State& state, core::Move move, core::EventList* events) const;
  void play_lift(State& state, Site slot, core::EventList* events) const;
  void play_drop(State& state, Site slot, core::EventList* events) const;
  void play_hit(State& state, core::EventList* events) const;
  void settle_large(State& state, Colour colour, Site to, core::EventList* events) const;
  void settle_win(State& state, Colour colour, core::EventList* events) const;
  void end_turn(State& state, core::EventList* events) const;

  Rules rules_;
  bool pairs_ = false;  // every seat has two colours
  unsigned in_play_ = 0;
  Edges coloured_;
  std::array<Edges, kColours> passable_{};  // inner edges without other colours' walls
  std::array<SeatIndex, kColours> seat_of_{};
  std::vector<core::Move> throws_;  // one for each pair of faces, in the order of moves()
  std::array<std::uint8_t, kMaxBlue + 1> blue_count_{};  // faces of the blue die that show a digit
  std::array<std::uint8_t, 128> red_count_{};            // faces of the red die that show a letter
};

// Takes the top white wall off `slot`, and puts one more there.
void take_wall(State& state, Site slot);
void put_wall(State& state, Site slot);

}  // namespace maze
