// Sorry!: rules, state and play in all its modes (basic, partnership, point score). "Sorry! 2" in a
// comment is a point of the turn: 1 the draw, 2 the use of a card, 3 counting backward, 4 slides, 5
// the end of the turn and of the game. Knows no generator, no clock and no drawing.
//
// Moves: Begin (value: the colour), Deal (value: the card's kind, or kUnknownCard for the k? of a
// view), Walk (counts, exits, Sorry! cards: `to` is where the count ends, before any slide), Swap,
// Card and Discard (value: the kind), Draw, Pass. Sites are as in board.h.
//
// Events that are not obvious: a slide first tells which pawns it sweeps away (Captured) and then
// Slid, so that no two pawns of a colour ever share a square. For whether a walk went backward, see
// below. Begins, Turn and Won name the seat in `value` and the colour in `colour`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/event.h"
#include "core/expected.h"
#include "core/rng.h"
#include "core/text.h"
#include "core/types.h"
#include "games/colours.h"
#include "games/preset.h"
#include "games/rules_table.h"
#include "games/sorry/board.h"
#include "games/sorry/cards.h"
#include "games/standing.h"

namespace sorry {

using core::SeatIndex;
using games::each_colour;

inline constexpr int kHandSize = 5;
inline constexpr int kMaxTarget = 1000;

enum class Mode : std::uint8_t { Basic, Teams, Points };
enum class Score : std::uint8_t { Winner, All };
enum class Tiers : std::uint8_t { Highest, Sum };

struct Rules {
  // Turn order; each seat's colours as a bit set. 0 beyond the last seat.
  std::array<std::uint8_t, kColours> seats = {1, 2, 4, 8};
  int seat_count = kColours;
  Mode mode = Mode::Basic;
  int pawns = 4;
  int out = 0;  // 1: one pawn of each colour begins on the entrance
  Score score = Score::Winner;
  Tiers tiers = Tiers::Highest;
  int target = 0;  // for the match of several rounds, which keeps the totals; 0: one round
  int first = -1;  // the colour that begins; −1: chance names it
  friend bool operator==(const Rules&, const Rules&) = default;
};

// The canonical rules line.
[[nodiscard]] std::string print_rules(const Rules& rules);

enum class Phase : std::uint8_t { First, Deal, Draw, UseCard, Split, Again, Hand, Fill, Over };

struct State {
  std::array<std::uint64_t, kColours> path;    // see Track
  std::array<Pile, kColours> hands;            // point score; the cards that are seen
  Pile deck;                                   // in a view, with the hidden cards
  std::array<std::uint8_t, kColours> diamond;  // 0 or 1
  std::array<std::uint8_t, kColours> start;    // pawns there
  std::array<std::uint8_t, kColours> home;
  std::array<std::uint8_t, kColours> hidden;  // cards in a hidden hand (then `hands` is empty)
  Phase phase;
  Colour turn;        // 0 in First
  Card card;          // in UseCard and Split, and k2 in Fill after a 2; else kNoCard
  std::uint8_t left;  // Split: the steps of the second part
  Colour not_colour;  // Split: the pawn that made the first part; else 0 and kDiamond
  Place not_place;
  std::array<std::uint8_t, 2> spare;  // always 0
  friend bool operator==(const State&, const State&) = default;

  [[nodiscard]] Track track(Colour colour) const { return {path[colour], diamond[colour]}; }
};
static_assert(sizeof(State) == 96);

struct Counting;  // for the moves only

class Game {
 public:
  using Rules = sorry::Rules;
  using State = sorry::State;

  // `rules` come from the rules table or are the default.
  explicit Game(const Rules& rules);

  // Its words, and its presets in the contract's order.
  [[nodiscard]] static const games::About& about();
  [[nodiscard]] static std::span<const games::Preset> presets();
  // How a rules line is read and printed; also the ranges and words of the set-up page.
  [[nodiscard]] static const games::RulesTable<Rules>& rules_table();

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] State start() const;
  [[nodiscard]] core::Actor actor(const State& state) const {
    switch (state.phase) {
      case Phase::First:
      case Phase::Deal:
      case Phase::Draw:
      case Phase::Fill: return core::kChance;
      case Phase::Over: return core::kOver;
      default: return core::seat_actor(seat_of_[state.turn]);
    }
  }
  // In a view, a hidden hand has no moves of its own: the phase `hand` may then have none at all.
  void moves(const State& state, core::MoveList& list) const;
  [[nodiscard]] int weight(const State& state, core::Move move) const {
    const bool known = move.kind == core::MoveKind::Deal && move.value != kUnknownCard;
    return known ? supply(state).count(move.value) : 1;
  }
  // One of the outcomes of a chance node by its weight: what drawing from the list would give with
  // the same generator, without the list.
  [[nodiscard]] core::Move draw(const State& state, core::Rng& rng) const;
  // One of a seat's moves, all equally likely, without listing them.
  [[nodiscard]] core::Move choose(const State& state, core::Rng& rng) const;
  void play(State& state, core::Move move, core::EventList* events = nullptr) const;
  [[nodiscard]] games::Standing standing(const State& state) const;
  // What the seat sees: every hand but its own hidden. A seat beyond the last is a spectator.
  [[nodiscard]] State hide(const State& state, SeatIndex viewer) const;
  [[nodiscard]] State guess(const State& view, core::Rng& rng) const;
  void tokens(const State& state, core::TokenList& list) const;

  [[nodiscard]] SeatIndex turn(const State& state) const { return seat_of_[state.turn]; }
  [[nodiscard]] int seat_count() const { return rules_.seat_count; }
  [[nodiscard]] std::string seat_name(SeatIndex seat) const;
  [[nodiscard]] std::string print_move(core::Move move) const;
  [[nodiscard]] std::string print_state(const State& state) const;
  // Refuses whatever breaks an invariant of the game, naming the field.
  [[nodiscard]] core::Expected<State> parse_state(std::string_view text) const;

  // Bit sets of colours.
  [[nodiscard]] unsigned own_colours(SeatIndex seat) const { return rules_.seats[seat]; }
  [[nodiscard]] Colour first_colour(SeatIndex seat) const {
    return games::lowest_colour(own_colours(seat));
  }
  [[nodiscard]] unsigned side_colours(SeatIndex seat) const { return side(first_colour(seat)); }
  [[nodiscard]] unsigned colours_in_play() const { return in_play_; }
  // Whose pawns a colour moves: its own, and its partner's.
  [[nodiscard]] unsigned side(Colour colour) const { return side_[colour]; }
  [[nodiscard]] SeatIndex seat_of(Colour colour) const { return seat_of_[colour]; }
  [[nodiscard]] Colour next_turn(Colour colour) const { return next_[colour]; }

  // The cards that may be drawn now: the deck, or, if it is at 0, all that are in no hand.
  [[nodiscard]] Pile supply(const State& state) const {
    return deck_size(state) > 0 ? state.deck : undealt(state);
  }
  [[nodiscard]] static int hidden_cards(const State& state) {
    constexpr std::uint32_t kOnes = 0x01010101;  // sums the bytes in the highest
    return static_cast<int>((std::bit_cast<std::uint32_t>(state.hidden) * kOnes) >> 24);
  }
  // Cards left in the draw pile, without the hidden ones that a view folds into it.
  [[nodiscard]] static int deck_size(const State& state) {
    return state.deck.size() - hidden_cards(state);
  }
  [[nodiscard]] static int hand_size(const State& state, Colour colour) {
    return state.hands[colour].size() + state.hidden[colour];
  }
  // Whether the next card goes to a hidden hand: in a view that shows another hand, an empty one is
  // hidden too.
  [[nodiscard]] static bool deals_unseen(const State& state) {
    return hidden_cards(state) != 0 &&
           (state.hidden[state.turn] != 0 ||
            (state.hands[state.turn].empty() && !seen_cards(state).empty()));
  }
  // Whether the colour to move has a legal use of the card (the right to pass does not count).
  [[nodiscard]] bool has_use(const State& state, Card card) const;
  // Whether any second part of a 7 is legal in Split.
  [[nodiscard]] bool has_second_part(const State& state) const;
  // Whether an 11 may be counted forward, by any colour of the side.
  [[nodiscard]] bool counts_11_forward(const State& state) const;
  // Whether all pawns of the colour's side are Home.
  [[nodiscard]] bool has_won(const State& state, Colour colour) const;
  [[nodiscard]] int steps_to_go(const State& state, SeatIndex seat) const;
  // Point score: what the colour gets once the game is over, by what it is for.
  struct Points {
    int own_home = 0;     // its own pawns Home, with score=all
    int others_left = 0;  // the winner only: the others' pawns not Home, …
    int others_few = 0;   // … and that the others have so few Home (tiers)
    [[nodiscard]] int sum() const { return own_home + others_left + others_few; }
  };
  [[nodiscard]] Points points(const State& state, Colour colour) const;

 private:
  [[nodiscard]] static Pile seen_cards(const State& state) {
    return state.hands[0] + state.hands[1] + state.hands[2] + state.hands[3];
  }
  [[nodiscard]] static Pile undealt(const State& state) { return kFullDeck - seen_cards(state); }
  void add_deals(const State& state, core::MoveList& list) const;
  struct HandUses {
    CardSet play;
    CardSet discard;
  };
  [[nodiscard]] HandUses hand_uses(const State& state) const;
  [[nodiscard]] core::Move choose_card(const State& state, core::Rng& rng) const;
  [[nodiscard]] core::Move choose_from_list(const State& state, core::Rng& rng) const;
  void add_hand(const State& state, core::MoveList& list) const;
  void add_uses(const State& state, core::MoveList& list) const;
  void add_counts(const State& state, Counting counting, core::MoveList& list) const;
  void add_exits(const State& state, core::MoveList& list) const;
  void add_forward(const State& state, int steps, core::MoveList& list) const;
  void add_backward(const State& state, int steps, core::MoveList& list) const;
  void add_first_parts(const State& state, core::MoveList& list) const;
  void add_second_parts(const State& state, core::MoveList& list) const;
  void add_eleven(const State& state, core::MoveList& list) const;
  void add_swaps(const State& state, core::MoveList& list) const;
  void add_sorry(const State& state, core::MoveList& list) const;
  [[nodiscard]] CardSet whole_uses(const State& state) const;
  [[nodiscard]] bool has_two_on_way(const State& state) const;
  [[nodiscard]] bool can_split(const State& state) const;
  [[nodiscard]] bool second_part_after(const State& state, Colour colour, Place from, Place to,
                                       int left) const;

  Rules rules_;
  unsigned in_play_ = 0;
  std::array<std::uint8_t, kColours> side_{};
  std::array<SeatIndex, kColours> seat_of_{};
  std::array<Colour, kColours> next_{};
};

// Whether a Walked event is a count backward: `value` steps forward would have ended elsewhere.
[[nodiscard]] constexpr bool goes_backward(const core::Event& walked) {
  return place_of(walked.colour, walked.from) + walked.value != place_of(walked.colour, walked.to);
}

}  // namespace sorry
