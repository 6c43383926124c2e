// Ludo: the invariants of a state that has been read, beyond what one field alone shows.

#include "games/ludo/text.h"
#include "games/refusals.h"
#include "games/state_text.h"

namespace ludo {

using core::Checked;
using core::Sentence;

namespace {

std::string spot_text(const Game& game, Colour colour, Site site) {
  return letter(colour) + " " + print_spot(game.plan(), colour, site);
}

// One colour per ring square, and no more pieces than it holds; a shared square takes any number.
Checked check_piece(const Game& game, const State& state, Colour colour, Site site) {
  const bool unlimited =
      site == kNest || game.is_shared(site) || (game.plan().goal && site == game.end());
  if (unlimited) {
    return std::nullopt;
  }
  if (Game::count_at(state, colour, site) > game.holds(site)) {
    return Sentence{"In this position too many pieces stand on {0}.",
                    {spot_text(game, colour, site)}};
  }
  bool alone = true;
  each_colour(game.colours_in_play() & ~(1U << colour), [&](Colour other) {
    const Site there = game.translate(colour, site, other);
    alone = alone && (there == Game::kNowhere || Game::count_at(state, other, there) == 0);
  });
  return alone ? std::nullopt
               : Checked(Sentence{"In this position two colours stand on {0}.",
                                  {spot_text(game, colour, site)}});
}

Checked check_pieces(const Game& game, const State& state) {
  Checked error;
  each_colour(game.colours_in_play(), [&](Colour colour) {
    for (int lane = 0; lane < game.rules().pieces && !error; ++lane) {
      error = check_piece(game, state, colour, Game::piece(state, colour, lane));
    }
  });
  return error;
}

Checked check_phase(const Game& game, const State& state) {
  const std::string phase = "phase=" + std::string(kPhases[static_cast<std::size_t>(state.phase)]);
  const auto wrong = [&](std::string_view field) { return games::fields_clash(phase, field); };
  if (state.phase == Phase::First) {
    if (game.rules().first >= 0) return wrong("first");
    if (state.turn != 0) return wrong("turn");
  }
  if ((state.use == kEmpty) == (state.phase == Phase::Move)) return wrong("use");
  const bool in_turn = state.phase == Phase::Roll || state.phase == Phase::Move;
  if (!in_turn && state.run != 0) return wrong("run");
  if (!in_turn && state.tries != 0) return wrong("tries");
  if (state.phase != Phase::Move && state.left.front() != kNoStep) return wrong("left");
  return std::nullopt;
}

// Whether the dice in `use` can be what is left of a doublet that also gave its opposite face.
bool from_four(Lanes use) {
  bool fits = true;
  const std::uint8_t one = lane_of(use, 0);
  for (Lanes rest = use; rest != kEmpty; rest = without(rest, lane_of(rest, 0))) {
    const std::uint8_t number = lane_of(rest, 0);
    const bool die = number <= kHighestDie;
    const bool of_throw = number == one || number + one == kHighestDie + 1;
    fits = fits && (!die || (of_throw && count_lanes(equal_lanes(use, number)) <= 2));
  }
  return fits;
}

// Ludo 1: whether a throw in this game, and the rewards, can have left these numbers.
bool use_fits(const Rules& rules, const State& state) {
  const int all = count_lanes(smaller_lanes(state.use, kNone));
  const int dice = count_lanes(smaller_lanes(state.use, kHighestDie + 1));
  if (dice != all && rules.reward != Reward::Steps) {
    return false;
  }
  if (rules.dice == 1) {
    const bool six = lane_of(state.use, 0) == kHighestDie;
    return all == 1 && (dice == 0 || six == (state.run > 0));
  }
  if (state.run > 0 && rules.reward == Reward::Steps) {
    return from_four(state.use);
  }
  const bool equal = lane_of(state.use, 0) == lane_of(state.use, 1);
  return all <= 2 && (dice < 2 || equal == (state.run > 0));
}

Checked check_numbers(const Game& game, const State& state) {
  const Rules& rules = game.rules();
  if (rules.third == Third::Play && state.run > 1) {
    return games::bad_field("run", std::to_string(state.run));
  }
  if (state.phase == Phase::Move && !use_fits(rules, state)) {
    return games::fields_clash("use=" + print_use(state.use), "run=" + std::to_string(state.run));
  }
  // The rules' invariants allow three steps in `left`. That holds while dice are left; when only
  // rewards are, play itself can open more pairs (Ludo 9), and what it reaches must be readable.
  const bool rewards = state.phase == Phase::Move && !Game::has_dice(state.use);
  if (!rewards && state.left[kMaxLeftByDice] != kNoStep) {
    return games::bad_field("left", print_left(game, state));
  }
  for (const Step step : state.left) {
    const auto number = static_cast<std::uint8_t>(step.to - step.from);
    if (step != kNoStep && equal_lanes(state.use, number) == 0) {
      return games::bad_field("left", print_left(game, state));
    }
  }
  if (state.tries > 0 && (rewards || !game.helpless(state))) {
    return games::bad_field("tries", std::to_string(state.tries));
  }
  return std::nullopt;
}

Checked check_over(const Game& game, const State& state) {
  return games::check_winner(game, state, state.phase == Phase::Over);
}

}  // namespace

Checked check_state(const Game& game, const State& state) {
  return games::first_fault(game, state, check_pieces, check_over, check_phase, check_numbers);
}

}  // namespace ludo
