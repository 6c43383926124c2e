// A made-up game: everything that a game must be and offer, layer by layer, as declarations. `W` is
// the part that is left out, to prove that the lists require each one.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "ai/hook_values.h"
#include "ai/turn.h"
#include "games/race_game.h"
#include "ui/hook_values.h"
#include "view/hook_values.h"

namespace made_up {

enum class Part {
  Nothing,
  // src/play
  Taste,
  HasScores,
  RoundScores,
  Target,
  NextRound,
  OneRound,
  HidesHands,
  UnknownCard,
  HasUnknownCards,
  DealsToHand,
  HandsAreDealt,
  MayBeDealtUnseen,
  MovesOfHiddenHand,
  CardsToShuffle,
  Gathered,
  // src/ai
  Evaluate,
  Judge,
  Scan,
  Fill,
  IsWeighed,
  IsTrial,
  Foresight,
  RoundsAhead,
  Sift,
  Look,
  Slips,
  Family,
  Families,
  Ratings,
  // src/view
  HueOf,
  MakeTable,
  WhyNot,
  Describe,
  DrawnKinds,
  // src/ui
  Clockwise,
  OrderIsFixed,
  KeepFirst,
  ColourSits,
  WhyColourStays,
  Lengths,
  PresetSigns,
  Beginners,
  OnlyLooks,
  ShowRules,
  HudOf,
  Lots,
  OwnDiceWanted,
  CaptureReason,
};

// --- src/games

template <Part W>
struct Rules {
  std::array<std::uint8_t, 2> seats{};
  int seat_count = 2;
  int first = -1;
  friend bool operator==(const Rules&, const Rules&) = default;
};

template <Part W>
struct State {
  std::uint8_t place = 0;
  friend bool operator==(const State&, const State&) = default;
};

template <Part W>
class Game {
 public:
  using Rules = made_up::Rules<W>;
  using State = made_up::State<W>;
  static const games::About& about();
  static std::span<const games::Preset> presets();
  static const games::RulesTable<Rules>& rules_table();
  explicit Game(const Rules& rules);
  [[nodiscard]] const Rules& rules() const;
  [[nodiscard]] State start() const;
  [[nodiscard]] core::Actor actor(const State& state) const;
  void moves(const State& state, core::MoveList& list) const;
  [[nodiscard]] int weight(const State& state, core::Move move) const;
  void play(State& state, core::Move move, core::EventList* events) const;
  [[nodiscard]] core::FixedList<core::SeatIndex, core::kMaxSeats> standing(
      const State& state) const;
  [[nodiscard]] State hide(const State& state, core::SeatIndex viewer) const;
  [[nodiscard]] State guess(const State& view, core::Rng& rng) const;
  void tokens(const State& state, core::TokenList& list) const;
  [[nodiscard]] core::SeatIndex turn(const State& state) const;
  [[nodiscard]] int seat_count() const;
  [[nodiscard]] std::string seat_name(core::SeatIndex seat) const;
  [[nodiscard]] unsigned own_colours(core::SeatIndex seat) const;
  [[nodiscard]] core::Colour first_colour(core::SeatIndex seat) const;
  [[nodiscard]] unsigned side_colours(core::SeatIndex seat) const;
  [[nodiscard]] core::SeatIndex seat_of(core::Colour colour) const;
  [[nodiscard]] unsigned colours_in_play() const;
  [[nodiscard]] std::string print_move(core::Move move) const;
  [[nodiscard]] std::string print_state(const State& state) const;
  [[nodiscard]] core::Expected<State> parse_state(std::string_view text) const;
};
template <Part W>
std::string print_rules(const Rules<W>& rules);

// --- src/play

template <Part W>
requires(W != Part::Taste) int taste(const Game<W>&, const State<W>&, core::SeatIndex,
                                     const core::EventList&);
template <Part W>
requires(W != Part::HasScores) bool has_scores(const Game<W>&);
template <Part W>
requires(W != Part::RoundScores) std::vector<int> round_scores(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::Target) int target(const Game<W>&);
template <Part W>
requires(W != Part::NextRound) Game<W> next_round(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::OneRound) Game<W> one_round(const Game<W>&);
template <Part W>
requires(W != Part::HidesHands) bool hides_hands(const Game<W>&);
template <Part W>
requires(W != Part::UnknownCard) std::uint8_t unknown_card(const Game<W>&);
template <Part W>
requires(W != Part::HasUnknownCards) bool has_unknown_cards(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::DealsToHand) bool deals_to_hand(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::HandsAreDealt) bool hands_are_dealt(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::MayBeDealtUnseen) bool may_be_dealt_unseen(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::MovesOfHiddenHand) bool moves_of_hidden_hand(const Game<W>&, const State<W>&,
                                                                 core::MoveList&);
template <Part W>
requires(W != Part::CardsToShuffle) std::vector<std::uint8_t> cards_to_shuffle(const Game<W>&,
                                                                               const State<W>&);
template <Part W>
requires(W != Part::Gathered) State<W> gathered(const Game<W>&, const State<W>&);

// --- src/ai

struct Seen {};

template <Part W>
requires(W != Part::Evaluate) int evaluate(const Game<W>&, const State<W>&, core::SeatIndex);
template <Part W>
requires(W != Part::Judge) int judge(const Game<W>&, const State<W>&, core::SeatIndex);
template <Part W>
requires(W != Part::Scan) Seen scan(const Game<W>&, const State<W>&);
template <Part W>
requires(W != Part::Fill) ai::InputShape
    fill(const Game<W>&, const State<W>&, Seen, core::SeatIndex, ai::Inputs&);
template <Part W>
requires(W != Part::IsWeighed) bool is_weighed(const State<W>&);
template <Part W>
requires(W != Part::IsTrial) bool is_trial(const State<W>&);
template <Part W>
requires(W != Part::Foresight) ai::Foresight foresight(const Game<W>&);
template <Part W>
requires(W != Part::RoundsAhead) int rounds_ahead(const Game<W>&);
template <Part W>
requires(W != Part::Sift) void sift(ai::Turn&, const Game<W>&, const State<W>&, core::SeatIndex,
                                    ai::Breadth, core::MoveList&, int&);
template <Part W>
requires(W != Part::Look) ai::Standpoint look(const Game<W>&, const State<W>&, core::SeatIndex);
template <Part W>
requires(W != Part::Slips) ai::Slips slips(const Game<W>&);
template <Part W>
requires(W != Part::Family) std::string_view family(const Game<W>&);
template <Part W>
requires(W != Part::Families) std::span<const ai::Family> families(std::type_identity<Game<W>>);
template <Part W>
requires(W != Part::Ratings) std::span<const ai::Rated> ratings(std::type_identity<Game<W>>);

// --- src/view

template <Part W>
requires(W != Part::HueOf) view::Hue hue_of(std::type_identity<Game<W>>, core::Colour);
template <Part W>
requires(W != Part::MakeTable) std::unique_ptr<view::Tabletop> make_table(const Game<W>&,
                                                                          core::Colour);
template <Part W>
requires(W != Part::WhyNot) std::optional<core::Sentence> why_not(const Game<W>&, const State<W>&,
                                                                  const view::Thing&);
template <Part W>
requires(W != Part::Describe) std::optional<core::Sentence> describe(const Game<W>&,
                                                                     const view::Names&,
                                                                     core::SeatIndex,
                                                                     const core::Event&);
template <Part W>
requires(W != Part::DrawnKinds) view::DrawnKinds drawn_kinds(const Game<W>&, core::Move);

// --- src/ui

template <Part W>
requires(W != Part::Clockwise) Rules<W> clockwise(const Rules<W>&);
template <Part W>
requires(W != Part::OrderIsFixed) bool order_is_fixed(const Rules<W>&);
template <Part W>
requires(W != Part::KeepFirst) void keep_first(Rules<W>&, const Rules<W>&);
template <Part W>
requires(W != Part::ColourSits) Rules<W> colour_sits(const Rules<W>&, core::Colour, bool);
template <Part W>
requires(W != Part::WhyColourStays) std::string_view
    why_colour_stays(const Rules<W>&, core::Colour);
template <Part W>
requires(W != Part::Lengths) std::span<const ui::Measured> lengths(std::type_identity<Game<W>>);
template <Part W>
requires(W != Part::PresetSigns) std::span<const ui::PresetSign> preset_signs(
    std::type_identity<Game<W>>);
template <Part W>
requires(W != Part::Beginners) std::vector<ui::Beginner> beginners(const Rules<W>&);
template <Part W>
requires(W != Part::OnlyLooks) Rules<W> only_looks(const Rules<W>&);
template <Part W>
requires(W != Part::ShowRules) void show_rules(ui::Ui&, ui::Model&, ui::Column&,
                                               std::type_identity<Game<W>>);
template <Part W>
requires(W != Part::HudOf) const ui::GameHud& hud_of(std::type_identity<Game<W>>);
template <Part W>
requires(W != Part::Lots) std::span<const ui::ShownLot> lots(std::type_identity<Game<W>>);
template <Part W>
requires(W != Part::OwnDiceWanted) std::string_view own_dice_wanted(const Game<W>&);
template <Part W>
requires(W != Part::CaptureReason) std::string_view capture_reason(std::type_identity<Game<W>>);

}  // namespace made_up
