// The learned value's inputs for Sorry!: where everybody is, which cards are left, and who may hit
// whom with which of them.
#include <algorithm>
#include <bit>

#include "ai/sorry/inputs.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using sorry::Card;
using sorry::Game;
using sorry::Pile;
using sorry::Place;
using sorry::State;

// All cards that may still come: those of the pile and of every hand. The same in a view.
Pile cards_to_come(const Game& game, const State& state) {
  Pile pile = game.supply(state);
  for (const Pile hand : state.hands) {
    pile = pile + hand;
  }
  return pile;
}

// Calls visit for the places of a colour's pawns that are neither in Start nor Home.
template <class Visit>
void each_pawn(const sorry::Track& track, Visit visit) {
  if (track.diamond != 0) {
    visit(sorry::kDiamond);
  }
  for (std::uint64_t path = track.path; path != 0; path &= path - 1) {
    visit(static_cast<Place>(std::countr_zero(path) + 1));
  }
}

class Scanner {
 public:
  Scanner(const Game& game, const State& state)
      : game_(game), state_(state), pile_(cards_to_come(game, state)) {}

  SorryScan run() {
    scan_.cards = pile_;
    sorry::each_colour(game_.colours_in_play(), [&](Colour c) { count_pawns(c); });
    sorry::each_colour(game_.colours_in_play(), [&](Colour by) {
      sorry::each_colour(game_.colours_in_play() & ~game_.side(by),
                         [&](Colour victim) { find_hits(by, victim); });
      find_choice(by);
    });
    return scan_;
  }

 private:
  // The share of these kinds among all cards to come, in 1/64.
  [[nodiscard]] int chance(unsigned kinds) const {
    int count = 0;
    for (; kinds != 0; kinds &= kinds - 1) {
      count += pile_.count(static_cast<Card>(std::countr_zero(kinds)));
    }
    return pile_.empty() ? 0 : SorryScan::kChances * count / pile_.size();
  }
  static constexpr unsigned kind(Card card) { return 1U << card; }

  void count_pawns(Colour c) {
    SorryScan::Pawns& own = scan_.pawns[c];
    const sorry::Track track = state_.track(c);
    own.to_go = sorry::kStepsFromStart * state_.start[c];
    own.leader = -1;
    unsigned finishing = 0;
    each_pawn(track, [&](Place place) {
      own.to_go += sorry::kHome - place;
      finishing |= kinds_forward(sorry::kHome - place, track.count() > 1);
      if (place >= sorry::kZone) {
        ++own.zone;
        return;
      }
      ++own.ring;
      own.leader = std::max<int>(own.leader, place);
      own.near_start += place <= kBackward ? 1 : 0;
      own.turns_back += place < kBackward ? 1 : 0;  // from the fourth it comes to the diamond only
    });
    own.finishing = chance(finishing);
  }

  // The kinds that go `steps` squares forward; a 7 may be shared with another pawn.
  [[nodiscard]] static unsigned kinds_forward(int steps, bool others) {
    unsigned kinds = 0;
    for (Card card = sorry::k1; card < sorry::kSorry; ++card) {
      const bool exact = card != sorry::k4 && sorry::kCount[card] == steps;
      const bool part = card == sorry::k7 && others && steps >= 1 && steps < 7;
      kinds |= exact || part ? kind(card) : 0;
    }
    return kinds;
  }

  // The kinds with which `by` comes to `place` of its way.
  [[nodiscard]] unsigned kinds_to(Colour by, Place place) const {
    const sorry::Track track = state_.track(by);
    unsigned kinds = 0;
    if (place == sorry::kEntrance && state_.start[by] != 0) {
      kinds |= kind(sorry::k1) | kind(sorry::k2);
    }
    each_pawn(track, [&](Place from) {
      if (from < place) {
        kinds |= kinds_forward(place - from, track.count() > 1);
      }
      const int back = from >= place ? from - place : from + sorry::kRing - place;
      kinds |= back == kBackward ? kind(sorry::k4) : back == 1 ? kind(sorry::k10) : 0;
    });
    return kinds;
  }

  void find_hits(Colour by, Colour victim) {
    each_pawn(state_.track(victim), [&](Place at) {
      if (at >= sorry::kRing) {
        return;
      }
      const Place target = sorry::translate_place(at, victim, by);
      unsigned kinds = kinds_to(by, target);
      for (int before = 1; before <= kLongestSlide && before <= target; ++before) {
        const auto triangle = static_cast<Place>(target - before);
        if (sorry::slide_length(triangle) >= before) {
          kinds |= kinds_to(by, triangle);
        }
      }
      add_risk(by, victim, at, chance(kinds));
    });
  }

  // A Sorry! card and a swap can take any pawn: they take the one that has come farthest.
  void find_choice(Colour by) {
    Colour victim = by;
    int farthest = -1;
    sorry::each_colour(game_.colours_in_play() & ~game_.side(by), [&](Colour c) {
      if (scan_.pawns[c].leader > farthest) {
        farthest = scan_.pawns[c].leader;
        victim = c;
      }
    });
    if (farthest < 0) {
      return;
    }
    const unsigned sorry_card = state_.start[by] != 0 ? kind(sorry::kSorry) : 0U;
    add_risk(by, victim, static_cast<Place>(farthest), chance(sorry_card));
    const int swap_from = scan_.pawns[by].ring != 0 ? chance(kind(sorry::k11)) : 0;
    add_risk(by, victim, static_cast<Place>(farthest), swap_from / 2);
  }

  void add_risk(Colour by, Colour victim, Place at, int chance) {
    // The loss: the way so far, and leaving Start once more.
    constexpr int kLeavingStart = 8;
    scan_.risk[by][victim] += chance * (at + kLeavingStart);
  }

  static constexpr int kBackward = 4;
  static constexpr int kLongestSlide = 4;
  const Game& game_;
  const State& state_;
  Pile pile_;
  SorryScan scan_;
};

int risk_between(const SorryScan& scan, unsigned by, unsigned victims) {
  int sum = 0;
  sorry::each_colour(by, [&](Colour a) {
    sorry::each_colour(victims, [&](Colour v) { sum += scan.risk[a][v]; });
  });
  return sum;
}

void put_pawns(const Game& game, const State& state, const SorryScan& scan, Colour colour,
               InputWriter& out) {
  const SorryScan::Pawns& own = scan.pawns[colour];
  const int pawns = game.rules().pawns;
  out.put(state.start[colour], pawns);
  out.put(state.home[colour], pawns);
  out.put(own.zone, pawns);
  out.put(own.ring, pawns);
  out.put(2 * own.to_go, pawns * sorry::kStepsFromStart);
  out.put(own.leader, sorry::kRing);
  out.put(own.near_start, 2);
  out.put_flag(state.diamond[colour] != 0);
  out.put_flag(state.track(colour).has(sorry::kEntrance));
  out.put(own.finishing, SorryScan::kChances / 2);
  each_pawn(state.track(colour), [&](Place place) { out.mark(place); });
  out.end_marks(sorry::kHome);
}

// The colours in turn order from this one. Of four in two teams, opponents and partners alternate
// whatever the turn order is: a partner and an opponent do not have the same inputs.
core::FixedList<Colour, sorry::kColours> colours_from(const Game& game, Colour me) {
  core::FixedList<Colour, sorry::kColours> colours;
  colours.push(me);
  for (Colour c = game.next_turn(me); c != me; c = game.next_turn(c)) colours.push(c);
  if (game.rules().mode == sorry::Mode::Teams) {
    const auto partner = std::find_if(colours.begin() + 1, colours.end(),
                                      [&](Colour c) { return core::has_bit(game.side(me), c); });
    std::iter_swap(partner, colours.begin() + 2);
  }
  return colours;
}

}  // namespace

SorryScan scan(const Game& game, const State& state) { return Scanner(game, state).run(); }

InputShape fill(const Game& game, const State& state, const SorryScan& scan, SeatIndex seat,
                Inputs& inputs) {
  InputWriter out(inputs);
  const Colour me = game.first_colour(seat);
  const unsigned ours = game.side(me);
  const int whole = SorryScan::kChances * sorry::kStepsFromStart / 2;
  for (const Colour c : colours_from(game, me)) {
    const unsigned one = 1U << c;
    put_pawns(game, state, scan, c, out);
    out.put_flag(state.turn == c);
    out.put(risk_between(scan, game.colours_in_play(), one), whole);
    out.put(risk_between(scan, one, game.colours_in_play()), whole);
    if ((ours & one) == 0) {
      out.put(risk_between(scan, one, ours), whole);
      out.put(risk_between(scan, ours, one), whole);
    }
  }
  const bool points = game.rules().mode == sorry::Mode::Points;
  const Pile hand = state.hands[me];
  for (Card card = 0; card < sorry::kKinds; ++card) {
    out.put(scan.cards.count(card) - (points ? hand.count(card) : 0), 4);
    if (points) {
      out.put(hand.count(card), 2);
    }
  }
  // After a 2 the turn goes on.
  out.put_flag(state.phase == sorry::Phase::Fill && state.card == sorry::k2);
  return out.shape();
}

}  // namespace ai
