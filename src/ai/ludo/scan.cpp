// Scans a Ludo position: where everybody is, and who may hit whom with which throw.
#include <algorithm>

#include "ai/ludo/inputs.h"
#include "games/sides.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using ludo::Game;
using ludo::Site;
using ludo::State;

constexpr int kDie = 6;
constexpr int kTwoDice = 2 * kDie;
constexpr int kChase = 18;  // squares behind a piece from which it is hunted

// Pieces that stop others, by the printed numbers of the ring.
struct Stops {
  struct Stop {
    int square;
    Colour colour;
  };
  core::FixedList<Stop, ludo::kMaxArms * ludo::kMaxPieces> all;
  const Game* game;
  // One that stops `colour` on the `steps` squares after `square`; null if there is none.
  [[nodiscard]] const Stop* find(Colour colour, int square, int steps) const {
    const bool foes_only = game->rules().block == ludo::Block::Foes;
    for (const Stop& stop : all) {
      const int ahead = stop.square - square;
      const int distance = ahead <= 0 ? ahead + game->plan().ring() : ahead;
      if (distance <= steps && !(foes_only && games::same_side(*game, game->seat_of(colour),
                                                               game->seat_of(stop.colour)))) {
        return &stop;
      }
    }
    return nullptr;
  }
};

class Scanner {
 public:
  Scanner(const Game& game, const State& state) : game_(game), state_(state) {
    stops_.game = &game;
  }

  LudoScan run() {
    ludo::each_colour(game_.colours_in_play(), [&](Colour c) { find_stops(c); });
    ludo::each_colour(game_.colours_in_play(), [&](Colour c) { count_pieces(c); });
    ludo::each_colour(game_.colours_in_play(), [&](Colour c) { find_risks(c); });
    return scan_;
  }

 private:
  [[nodiscard]] int pieces() const { return game_.rules().pieces; }
  [[nodiscard]] Site piece(Colour c, int lane) const { return Game::piece(state_, c, lane); }
  [[nodiscard]] bool on_ring(Site at) const { return at != ludo::kNest && at <= game_.turn_off(); }

  void find_stops(Colour c) {
    const bool single = game_.rules().block == ludo::Block::Single;
    if (game_.rules().block == ludo::Block::None) {
      return;
    }
    for (int lane = single ? 0 : 1; lane < pieces(); ++lane) {
      const Site at = piece(c, lane);
      const bool pair = lane > 0 && piece(c, lane - 1) == at;
      if (on_ring(at) && (single || pair) && !game_.is_shared(at)) {
        scan_.pieces[c].pairs += pair ? 1 : 0;
        stops_.all.push({game_.plan().number(c, at), c});
      }
    }
  }

  void count_pieces(Colour c) {
    PathPieces& mine = scan_.pieces[c];
    const int way = whole_way(game_);
    for (int lane = 0; lane < pieces(); ++lane) {
      const Site at = piece(c, lane);
      const int made = way_made(game_, at);
      const int rest = way - made;
      mine.progress += made;
      mine.rest_squared += kInputOne * rest * rest / (way * way);
      mine.nest += at == ludo::kNest ? 1 : 0;
      mine.home += game_.is_home(at) ? 1 : 0;
      if (at != ludo::kNest && !game_.is_home(at)) {
        count_on_the_way(c, at, mine);
      }
    }
  }

  void count_on_the_way(Colour c, Site at, PathPieces& mine) {
    for (int face = 1; face <= kDie; ++face) {
      const Site to = game_.target(at, face);
      const bool free = to != Game::kNowhere && game_.is_home(to) &&
                        (game_.plan().goal || Game::count_at(state_, c, to) == 0);
      mine.arriving |= free ? 1U << face : 0U;
    }
    const bool on_foot = at == game_.turn_off() && game_.rules().home != ludo::Home::Count;
    mine.column += at > game_.turn_off() || on_foot ? 1 : 0;
    if (at > game_.turn_off()) {
      return;
    }
    ++(is_safe(c, at) ? mine.safe : mine.exposed);
    if (const Stops::Stop* stop = stops_.find(c, game_.plan().number(c, at), kDie)) {
      ++mine.blocked;
      scan_.pieces[stop->colour].held += stop->colour == c ? 0 : 1;
    }
  }

  // Safe squares, and pairs on squares that hold two.
  [[nodiscard]] bool is_safe(Colour c, Site at) const {
    return game_.is_safe(at) || Game::count_at(state_, c, at) > 1;
  }

  void find_risks(Colour victim) {
    const SeatIndex seat = game_.seat_of(victim);
    for (int lane = 0; lane < pieces(); ++lane) {
      const Site at = piece(victim, lane);
      if (!on_ring(at) || game_.is_shared(at) || Game::count_at(state_, victim, at) > 1) {
        continue;
      }
      ludo::each_colour(game_.colours_in_play(), [&](Colour by) {
        const Site target = game_.translate(victim, at, by);
        if (target != Game::kNowhere && !games::same_side(game_, game_.seat_of(by), seat)) {
          find_risk(by, victim, at, target);
        }
      });
    }
  }

  // `target` is the place of the piece at `at` on the path of `by`.
  void find_risk(Colour by, Colour victim, Site at, Site target) {
    LudoScan::Risk& risk = scan_.risk[by][victim];
    const int way = way_made(game_, at);
    unsigned distances = 0;
    if (scan_.pieces[by].nest > 0 && target == ludo::kStart) {
      distances |= entering_faces();
    }
    bool chased = false;
    for (int lane = 0; lane < pieces() && !game_.is_safe(at); ++lane) {
      const Site from = piece(by, lane);
      distances |= face_back(by, from, target);
      const int distance = target - from;
      const bool near = from != ludo::kNest && distance > 0 && distance <= kChase;
      if (!near || stops_.find(by, game_.plan().number(by, from), distance - 1) != nullptr) {
        continue;
      }
      distances |= distance <= kTwoDice ? 1U << distance : 0U;
      chased |= distance > kDie;
    }
    const int loss = hit_chance(game_, distances) * way;
    risk.steps += loss;
    risk.distances |= distances;
    risk.chase += chased ? way : 0;
    int& most = scan_.pieces[victim].most_at_risk;
    most = std::max(most, loss);
  }

  // The face, as a bit, that takes a piece to the foot of its stairs and back to `target`.
  [[nodiscard]] unsigned face_back(Colour by, Site from, Site target) const {
    const int foot = game_.turn_off();
    const int face = 2 * foot - from - target;
    const bool near = from < foot && target < foot && face <= kDie;
    return near && game_.goes_back(from, face) && game_.can_step(state_, by, from, face)
               ? 1U << face
               : 0U;
  }

  [[nodiscard]] unsigned entering_faces() const {
    switch (game_.rules().enter) {
      case ludo::Enter::Five: return 1U << 5;
      case ludo::Enter::OneOrSix: return 1U << 1 | 1U << kDie;
      case ludo::Enter::Six: break;
    }
    return 1U << kDie;
  }

  const Game& game_;
  const State& state_;
  Stops stops_{};
  LudoScan scan_;
};

}  // namespace

int way_made(const Game& game, Site site) {
  constexpr int kStair = 21;  // steps: six throws of 3.5
  const int stairs = game.rules().home == ludo::Home::Count ? 0 : site - game.turn_off();
  return stairs > 0 ? game.turn_off() + kStair * stairs : site;
}

int hit_chance(const Game& game, unsigned distances) {
  if (distances == 0) {
    return 0;
  }
  const auto hits = [distances](int distance) { return (distances >> distance) & 1U; };
  int chances = 0;
  for (int a = 1; a <= kDie; ++a) {
    for (int b = 1; b <= kDie; ++b) {
      // With one die, b comes after a six.
      const bool both = game.rules().dice == 2;
      chances +=
          hits(a) != 0 || ((both || a == kDie) && (hits(b) != 0 || hits(a + b) != 0)) ? 1 : 0;
    }
  }
  return chances;
}

LudoScan scan(const Game& game, const State& state) { return Scanner(game, state).run(); }

}  // namespace ai
