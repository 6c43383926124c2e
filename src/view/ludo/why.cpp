// Ludo's refusals.
#include <algorithm>

#include "core/bits.h"
#include "view/ludo/hooks.h"

namespace view {

using core::Colour;
using core::Sentence;
using core::Site;
using ludo::Phase;

namespace {

// Why a piece that waits in its nest stays there.
Sentence why_not_out(const ludo::Game& game, const ludo::State& state) {
  if (game.entering_number(state.use) != ludo::kNone) {
    return {"The start square is taken: nobody can come out.", {}};
  }
  if (game.rules().enter == ludo::Enter::OneOrSix) {
    return {"Only a 1 or a 6 lets one out.", {}};
  }
  const std::string number = game.rules().enter == ludo::Enter::Five ? "5" : "6";
  return game.rules().dice == 1
             ? Sentence{"Only a {0} lets one out.", {number}}
             : Sentence{"A piece leaves its nest only with a {0}, on one die or on both together.",
                        {number}};
}

// The colour on that square of `colour`'s path; −1: none.
int owner_of(const ludo::Game& game, const ludo::State& state, Colour colour, Site site) {
  int owner = -1;
  ludo::each_colour(game.colours_in_play(), [&](Colour other) {
    const Site there = other == colour ? site : game.translate(colour, site, other);
    const bool here =
        there != ludo::Game::kNowhere && ludo::Game::count_at(state, other, there) > 0;
    owner = here && (owner < 0 || other == colour) ? other : owner;
  });
  return owner;
}

Sentence why_not_land(const ludo::Game& game, const ludo::State& state, Colour colour, Site to) {
  const std::string name = spot_words(game, colour, to);
  const auto owner = static_cast<Colour>(owner_of(game, state, colour, to));
  const Site there = owner == colour ? to : game.translate(colour, to, owner);
  if (ludo::Game::count_at(state, owner, there) > 1) {
    return {"Two pieces already stand there ({0}).", {name}};
  }
  if (core::has_bit(game.own_colours(state.turn), owner)) {
    return {"One of your own stands there ({0}).", {name}};
  }
  if (core::has_bit(game.side_colours(state.turn), owner)) {
    return {"A team-mate’s piece stands on {0}, and mates are not captured.", {name}};
  }
  return {"The piece on {0} stands safe.", {name}};
}

// The first square on the way that stops the piece; kNowhere if none does.
Site first_stop(const ludo::Game& game, const ludo::State& state, Colour colour, Site from,
                Site to) {
  for (int site = from + 1; site < to; ++site) {
    const auto at = static_cast<Site>(site);
    if (game.stops(state, colour, at)) return at;
  }
  return ludo::Game::kNowhere;
}

Sentence why_not_home(const ludo::Game& game, Site site, int number) {
  if (game.rules().home != ludo::Home::Count) {
    if (site < game.turn_off() && game.rules().home == ludo::Home::Back) {
      return {"It would go to the foot of the stairs and back to where it stands.", {}};
    }
    if (site < game.turn_off()) {
      return {"The foot of the stairs must be reached exactly.", {}};
    }
    const int wanted = std::min(site - game.turn_off() + 1, 6);
    return {"From here only a {0} leads on.", {std::to_string(wanted)}};
  }
  const int left = game.end() - site;
  return {"Too far: it is {0} to the end, and this is {1}.",
          {std::to_string(left), std::to_string(number)}};
}

// How many pieces stand on that square of `colour`’s path.
int count_there(const ludo::Game& game, const ludo::State& state, Colour colour, Site site) {
  int count = 0;
  ludo::each_colour(game.colours_in_play(), [&](Colour other) {
    const Site there = other == colour ? site : game.translate(colour, site, other);
    if (there != ludo::Game::kNowhere) count += ludo::Game::count_at(state, other, there);
  });
  return count;
}

Sentence why_not_pass(const ludo::Game& game, const ludo::State& state, Colour colour, Site stop) {
  const std::string name = spot_words(game, colour, stop);
  return count_there(game, state, colour, stop) > 1
             ? Sentence{"A barrier is in the way ({0}).", {name}}
             : Sentence{"The way is blocked ({0}).", {name}};
}

// Why a piece that no duty holds back cannot move, for the least number that may be used.
std::optional<Sentence> why_not_there(const ludo::Game& game, const ludo::State& state,
                                      Colour colour, Site site) {
  const int number = ludo::lane_of(state.use, 0);
  const Site to = game.target(site, number);
  if (to == ludo::Game::kNowhere) return why_not_home(game, site, number);
  // On the way back from the foot, the squares before the foot come first.
  const bool back = game.goes_back(site, number);
  const Site top = back ? static_cast<Site>(game.turn_off() + 1) : to;
  Site stop = first_stop(game, state, colour, site, top);
  if (stop == ludo::Game::kNowhere && back) stop = first_stop(game, state, colour, to, site);
  if (stop != ludo::Game::kNowhere) return why_not_pass(game, state, colour, stop);
  if (game.stands_in_left(state, {core::MoveKind::Walk, 0, colour, 0, site, to, 0})) {
    return Sentence{"One throw may not move both pieces of a barrier together.", {}};
  }
  if (owner_of(game, state, colour, to) < 0) return std::nullopt;
  return why_not_land(game, state, colour, to);
}

// A duty that allows another piece to move but not this one; nothing if there is none.
std::optional<Sentence> duty(const ludo::Game& game, const ludo::State& state, Colour colour,
                             Site site) {
  core::MoveList list;
  game.moves(state, list);
  const core::Move first = list[0];
  const bool only_enters = std::all_of(list.begin(), list.end(), [](core::Move move) {
    return move.kind == core::MoveKind::Walk && move.from == ludo::kNest;
  });
  if (only_enters && site != ludo::kNest && game.rules().start != ludo::Start::Free) {
    return Sentence{"A piece must come out of the nest first.", {}};
  }
  const auto clears = [&](Colour c, Site from) {
    return game.rules().start == ludo::Start::Clear && from == ludo::kStart &&
           ludo::Game::piece(state, c, 0) == ludo::kNest;
  };
  if (first.kind == core::MoveKind::Walk && clears(first.colour, first.from) &&
      !clears(colour, site)) {
    return Sentence{"The start must be cleared while pieces wait in the nest.", {}};
  }
  if (game.rules().capture == ludo::Capture::Must && game.victim(state, first) >= 0) {
    return Sentence{"Whoever can capture must.", {}};
  }
  return std::nullopt;
}

Sentence why_throw_first(const ludo::Game& game, const ludo::State& state) {
  if (state.tries > 0) {
    return {"No piece can move. Throws left to bring one out: {0}.",
            {std::to_string(game.rules().tries - state.tries)}};
  }
  return game.rules().dice == 1 ? Sentence{"First throw the die.", {}}
                                : Sentence{"First throw the dice.", {}};
}

std::optional<Sentence> why_not_piece(const ludo::Game& game, const ludo::State& state,
                                      Colour colour, Site site) {
  if (!core::has_bit(game.side_colours(state.turn), colour)) {
    return Sentence{"It is another player’s.", {}};
  }
  if (state.phase == Phase::Roll || state.phase == Phase::First) {
    return why_throw_first(game, state);
  }
  if (site == game.end()) {
    return Sentence{"It is already home.", {}};
  }
  if (!core::has_bit(game.hand(state), colour)) {
    return Sentence{"A team-mate’s pieces are moved only once all of your own are home.", {}};
  }
  if (auto owed = duty(game, state, colour, site)) return owed;
  if (site == ludo::kNest) return why_not_out(game, state);
  return why_not_there(game, state, colour, site);
}

}  // namespace

std::optional<Sentence> why_not(const ludo::Game& game, const ludo::State& state,
                                const Thing& thing) {
  if (thing.kind != Thing::Kind::Piece) return std::nullopt;
  return why_not_piece(game, state, thing.colour, thing.site);
}

}  // namespace view
