// Scans a Parchís position: where everybody is, and who may hit whom with which throw.
#include <algorithm>
#include <bit>

#include "ai/parchis/inputs.h"
#include "games/parchis/lanes.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using parchis::Game;
using parchis::Site;
using parchis::State;

constexpr int kChase = 18;  // squares behind a piece from which it is hunted
constexpr unsigned kAllFaces = 0b1111110;

// All barriers on the ring, by their squares' printed numbers.
struct Barriers {
  struct Barrier {
    int square;
    Colour colour;
  };
  core::FixedList<Barrier, 3 * parchis::kMaxArms> all;
  int ring;
  // A barrier on the `steps` squares after `square`; null if there is none.
  [[nodiscard]] const Barrier* find(int square, int steps) const {
    for (const Barrier& barrier : all) {
      const int ahead = barrier.square - square;
      const int distance = ahead <= 0 ? ahead + ring : ahead;
      if (distance <= steps) {
        return &barrier;
      }
    }
    return nullptr;
  }
};

class Scanner {
 public:
  Scanner(const Game& game, const State& state) : game_(game), state_(state) {
    barriers_.ring = parchis::ring_size(game.rules().arms);
  }

  ParchisScan run() {
    const unsigned playing = game_.colours_in_play();
    parchis::each_colour(playing, [this](Colour c) { find_barriers(c); });
    parchis::each_colour(playing, [this](Colour c) {
      count_pieces(c);
      scan_.possible[c] = possible(c);
    });
    parchis::each_colour(playing, [this](Colour c) {
      find_risks(c);
      find_entry_risk(c);
    });
    return scan_;
  }

 private:
  [[nodiscard]] int pieces() const { return game_.rules().pieces; }
  [[nodiscard]] Site piece(Colour c, int lane) const { return Game::piece(state_, c, lane); }
  [[nodiscard]] int square(Colour c, Site at) const {
    return parchis::ring_number(game_.rules().arms, c, at);
  }
  // Whether two neighbours of the same colour stand together.
  [[nodiscard]] bool paired(Colour c, int lane) const {
    const Site at = piece(c, lane);
    return (lane > 0 && piece(c, lane - 1) == at) ||
           (lane + 1 < pieces() && piece(c, lane + 1) == at);
  }

  void find_barriers(Colour c) {
    for (int lane = 1; lane < pieces(); ++lane) {
      const Site at = piece(c, lane);
      if (at != parchis::kNest && at < game_.goal() && piece(c, lane - 1) == at) {
        ++scan_.pieces[c].pairs;
        if (at <= game_.turn_off()) {
          barriers_.all.push({square(c, at), c});
        }
      }
    }
  }

  void count_pieces(Colour c) {
    PathPieces& mine = scan_.pieces[c];
    const int way = game_.goal();
    for (int lane = 0; lane < pieces(); ++lane) {
      const Site at = piece(c, lane);
      const int rest = way - at;
      mine.progress += at;
      mine.rest_squared += kInputOne * rest * rest / (way * way);
      mine.nest += at == parchis::kNest ? 1 : 0;
      mine.home += at == way ? 1 : 0;
    }
    for (int lane = mine.nest; lane < pieces() - mine.home; ++lane) {
      count_on_the_way(c, lane, mine);
    }
  }

  void count_on_the_way(Colour c, int lane, PathPieces& mine) {
    const Site at = piece(c, lane);
    const int rest = game_.goal() - at;
    const int six = mine.nest == 0 ? 7 : 6;
    mine.arriving |= rest < 5 || (rest == 5 && mine.nest == 0) ? 1U << rest : 0U;
    mine.arriving |= rest == six ? 1U << 6 : 0U;
    if (at > game_.turn_off()) {
      ++mine.column;
      return;
    }
    const bool safe = game_.is_safe(at) || paired(c, lane);
    ++(safe ? mine.safe : mine.exposed);
    if (const Barriers::Barrier* barrier = barriers_.find(square(c, at), 6)) {
      ++mine.blocked;
      scan_.pieces[barrier->colour].held += barrier->colour == c ? 0 : 1;
    }
  }

  // The throws with which `by` hits a piece on square `target` of its path: at once, and after a 6.
  struct Shots {
    unsigned first = 0;
    unsigned second = 0;
    bool bonus = false;
    bool chase = false;
  };
  [[nodiscard]] Shots shots(Colour by, Site target) const {
    const bool nest = scan_.pieces[by].nest != 0;
    const int six = nest ? 6 : 7;
    // A 5 must bring a piece out, as long as one is in the nest.
    const auto plain = [nest](int distance) {
      return distance <= 4 || (distance == 5 && !nest) ? 1U << distance : 0U;
    };
    Shots shots;
    for (int lane = scan_.pieces[by].nest; lane < pieces(); ++lane) {
      const Site from = piece(by, lane);
      const int distance = target - from;
      if (distance < 1 || distance > parchis::kCaptureBonus ||
          barriers_.find(square(by, from), distance) != nullptr) {
        continue;
      }
      shots.bonus |= distance == parchis::kCaptureBonus;
      shots.chase |= distance > six && distance <= kChase;
      shots.first |= plain(distance) | (distance == six ? 1U << 6 : 0U);
      shots.second |=
          plain(distance) | (distance > six && distance <= six + 5 ? plain(distance - six) : 0U);
    }
    return shots;
  }

  // The faces that may be thrown next: with open dice it is known.
  [[nodiscard]] unsigned possible(Colour by) const {
    const unsigned next =
        game_.rules().preview ? parchis::next_throw(state_, game_.seat_of(by)) : 0U;
    return next == 0 ? kAllFaces : 1U << next;
  }

  // The chance in 36 that one of the shots is thrown.
  [[nodiscard]] int chance(Colour by, Shots shots) const {
    const unsigned faces = scan_.possible[by];
    const int each = kChances / std::popcount(faces);
    const unsigned six = faces & ~shots.first & (1U << 6);
    return each * std::popcount(shots.first & faces) +
           (six != 0 ? each * std::popcount(shots.second) / 6 : 0);
  }

  void add_risk(Colour by, Colour victim, Site at, int chance, unsigned faces) {
    ParchisScan::Risk& risk = scan_.risk[by][victim];
    risk.steps += chance * at;
    risk.faces |= faces;
    int& most = scan_.pieces[victim].most_at_risk;
    most = std::max(most, chance * at);
  }

  void find_risks(Colour victim) {
    const SeatIndex seat = game_.seat_of(victim);
    for (int lane = scan_.pieces[victim].nest; lane < pieces(); ++lane) {
      const Site at = piece(victim, lane);
      if (at > game_.turn_off()) {
        return;
      }
      if (game_.is_safe(at) || paired(victim, lane)) {
        continue;
      }
      for (Colour by = 0; by < game_.rules().arms; ++by) {
        const Site target = game_.translate(victim, at, by);
        if (!game_.plays(by) || target == Game::kNowhere ||
            games::same_side(game_, game_.seat_of(by), seat)) {
          continue;
        }
        const Shots found = shots(by, target);
        if ((found.first | found.second) != 0) {
          add_risk(by, victim, at, chance(by, found), found.first & scan_.possible[by]);
        }
        scan_.risk[by][victim].bonus += found.bonus ? at : 0;
        scan_.risk[by][victim].chase += found.chase ? at : 0;
      }
    }
  }

  // Parchís 3: a piece that enters on a full start square takes a foreign piece there.
  void find_entry_risk(Colour by) {
    if (scan_.pieces[by].nest == 0) {
      return;
    }
    const int victim = game_.entry_victim(state_, by);
    if (victim < 0) {
      return;
    }
    const auto colour = static_cast<Colour>(victim);
    if (!games::same_side(game_, game_.seat_of(by), game_.seat_of(colour))) {
      add_risk(by, colour, game_.translate(by, parchis::kStart, colour),
               chance(by, {.first = 1U << 5}), scan_.possible[by] & 1U << 5);
    }
  }

  const Game& game_;
  const State& state_;
  Barriers barriers_{};
  ParchisScan scan_;
};

}  // namespace

ParchisScan scan(const Game& game, const State& state) { return Scanner(game, state).run(); }

}  // namespace ai
