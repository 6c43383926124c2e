// One random game that checks every invariant at every ply, on the concrete game and without
// GoogleTest: the laws' content, fast enough for a million games.
#pragma once

#include <algorithm>
#include <string>

#include "core/rng.h"
#include "core/text.h"
#include "games/fold.h"
#include "games/game.h"
#include "play/dealer.h"

namespace prove {

// A game by some random rules never ends; it is cut off here.
inline constexpr int kMostPlies = 5000;

struct Outcome {
  int plies = 0;
  bool over = false;
  std::string fault;  // what is wrong, or empty
  std::string moves;  // the moves that lead there, if something is wrong
};

template <class G>
class Prover {
 public:
  using State = typename G::State;

  Prover(const G& game, core::Rng& rng) : game_(game), rng_(rng) {}

  Outcome run() {
    Outcome outcome;
    State state = game_.start();
    for (; outcome.plies < kMostPlies; ++outcome.plies) {
      outcome.over = game_.actor(state) == core::kOver;
      outcome.fault = outcome.over ? check_end(state) : check(state);
      if (outcome.over || !outcome.fault.empty()) break;
      const core::Move move = pick(state);
      made_.push_back(move);
      outcome.fault = check_play(state, move);
      if (!outcome.fault.empty()) break;
      game_.play(state, move, nullptr);
    }
    for (const core::Move move : made_) {
      if (!outcome.fault.empty()) outcome.moves += " " + game_.print_move(move);
    }
    return outcome;
  }

 private:
  core::Move pick(const State& state) {
    return game_.actor(state) == core::kChance
               ? play::draw(game_, state, rng_)
               : list_[rng_.below(static_cast<std::uint32_t>(list_.size()))];
  }

  // Checks a position that is not over; leaves its moves in list_.
  std::string check(const State& state) {
    list_.clear();
    game_.moves(state, list_);
    if (list_.empty()) return "no legal move";
    const core::Actor actor = game_.actor(state);
    const bool chance = actor == core::kChance;
    if (!chance && (actor.seat >= game_.seat_count() || actor.seat != game_.turn(state))) {
      return "it is nobody's turn";
    }
    for (const core::Move move : list_) {
      const int weight = game_.weight(state, move);
      if (weight < 1 || (!chance && weight != 1)) return "a wrong weight";
    }
    if (std::string fault = check_list(state); !fault.empty()) return fault;
    if (std::string fault = check_text(state); !fault.empty()) return fault;
    return check_views(state, actor);
  }

  // No move and no token twice, and the same list each time.
  std::string check_list(const State& state) {
    core::MoveList again;
    game_.moves(state, again);
    if (!std::equal(list_.begin(), list_.end(), again.begin(), again.end())) {
      return "another list of moves the second time";
    }
    hashes_.clear();
    for (const core::Move move : list_) hashes_.push_back(core::fnv1a64(game_.print_move(move)));
    std::sort(hashes_.begin(), hashes_.end());
    std::sort(again.begin(), again.end());
    if (std::adjacent_find(again.begin(), again.end()) != again.end()) return "a move twice";
    const bool distinct = std::adjacent_find(hashes_.begin(), hashes_.end()) == hashes_.end();
    return distinct ? "" : "a token twice";
  }

  // Reading a position checks all of its invariants.
  std::string check_text(const State& state) const {
    const std::string text = game_.print_state(state);
    const auto read = game_.parse_state(text);
    if (!read) return "cannot read its own " + text + ": " + read.error().text();
    return *read == state && game_.print_state(*read) == text ? "" : "reads another " + text;
  }

  std::string check_views(const State& state, core::Actor actor) {
    for (core::SeatIndex seat = 0; seat < game_.seat_count(); ++seat) {
      const State view = game_.hide(state, seat);
      if (!(game_.hide(view, seat) == view)) return "a view hides more the second time";
      const State guess = game_.guess(view, rng_);
      if (!(game_.hide(guess, seat) == view)) return "a guess that does not look like its view";
      if (guess == state) continue;
      if (std::string fault = check_text(guess); !fault.empty()) return "a guess " + fault;
      if (!(game_.actor(view) == actor)) return "a view with another actor";
      if (!same_tokens(view, state)) return "a view with other pieces";
    }
    if (actor == core::kChance) return "";
    core::MoveList seen;
    game_.moves(game_.hide(state, actor.seat), seen);
    return std::equal(list_.begin(), list_.end(), seen.begin(), seen.end())
               ? ""
               : "who acts does not see all moves";
  }

  [[nodiscard]] bool same_tokens(const State& a, const State& b) const {
    core::TokenList one;
    core::TokenList two;
    game_.tokens(a, one);
    game_.tokens(b, two);
    return std::equal(one.begin(), one.end(), two.begin(), two.end());
  }

  // Plays the move with and without events: the positions are equal, and the events explain the
  // table.
  std::string check_play(const State& state, core::Move move) {
    State after = state;
    State silent = state;
    core::EventList events;
    game_.play(after, move, &events);
    game_.play(silent, move, nullptr);
    if (!(after == silent)) return "telling changes the move";
    if (events.empty()) return "a move that is not told";
    if (std::string fault = check_table(state, after, events); !fault.empty()) return fault;
    if (std::string fault = check_told(state, after, events); !fault.empty()) return fault;
    return check_seen(state, after, move);
  }

  std::string check_table(const State& state, const State& after,
                          const core::EventList& events) const {
    core::TokenList table;
    core::TokenList wanted;
    game_.tokens(state, table);
    game_.tokens(after, wanted);
    if (std::string fault = fold::apply(events, table); !fault.empty()) return fault;
    fold::sort(table);
    fold::sort(wanted);
    return std::equal(table.begin(), table.end(), wanted.begin(), wanted.end())
               ? ""
               : "the events do not explain the table";
  }

  // Turns go round in order, and the winner is announced once.
  std::string check_told(const State& state, const State& after, const core::EventList& events) {
    int won = 0;
    for (const core::Event& event : events) {
      const bool turns = event.kind == core::EventKind::Turn;
      if (turns && turn_ >= 0 && event.value != (turn_ + 1) % game_.seat_count()) {
        return "the turn skips a seat";
      }
      if (turns || event.kind == core::EventKind::Begins) turn_ = event.value;
      if (event.kind == core::EventKind::Won) {
        ++won;
        winner_ = event.value;
      }
    }
    const core::Actor actor = game_.actor(state);
    const core::Actor next = game_.actor(after);
    if (won != (next == core::kOver ? 1 : 0)) return "the end is told at a wrong time";
    if (turn_ >= 0 && next != core::kChance && next != core::kOver && next.seat != turn_) {
      return "who acts is not whose turn was told";
    }
    return actor == core::kOver ? "a move after the end" : "";
  }

  // A seat whose view allows the move sees the same result by playing it in that view.
  std::string check_seen(const State& state, const State& after, core::Move move) const {
    for (core::SeatIndex seat = 0; seat < game_.seat_count(); ++seat) {
      State view = game_.hide(state, seat);
      if (view == state) continue;
      core::MoveList possible;
      game_.moves(view, possible);
      if (std::find(possible.begin(), possible.end(), move) == possible.end()) continue;
      game_.play(view, move, nullptr);
      if (!(game_.hide(after, seat) == game_.hide(view, seat))) {
        return "playing in a view is not seeing the play";
      }
    }
    return "";
  }

  std::string check_end(const State& state) {
    list_.clear();
    game_.moves(state, list_);
    if (!list_.empty()) return "moves after the end";
    if (std::string fault = check_text(state); !fault.empty()) return fault;
    const auto order = game_.standing(state);
    unsigned seats = 0;
    for (const core::SeatIndex seat : order) seats |= 1U << seat;
    const bool all = order.size() == static_cast<std::size_t>(game_.seat_count()) &&
                     seats + 1 == 1U << game_.seat_count();
    if (!all) return "a standing that lacks a seat";
    return order[0] == winner_ && game_.turn(state) == winner_ ? ""
                                                               : "another winner than was told";
  }

  const G& game_;
  core::Rng& rng_;
  core::MoveList list_;
  std::vector<std::uint64_t> hashes_;
  std::vector<core::Move> made_;
  int turn_ = -1;
  int winner_ = -1;
};

// The game of that seed, by random rules. `G` is one of games::EachGame.
template <class G>
Outcome prove(std::uint64_t seed, std::string& rules_line) {
  core::Rng rng(seed);
  const auto rules = G::rules_table().draw(rng);
  rules_line = print_rules(rules);
  const G game(rules);
  return Prover<G>(game, rng).run();
}

}  // namespace prove
