// Parchís' refusals.
#include "core/bits.h"
#include "view/parchis/hooks.h"

namespace view {

using core::Colour;
using core::Sentence;
using core::Site;
using parchis::Phase;

namespace {

int pieces_on(const parchis::Game& game, const parchis::State& state, Colour colour, Site site) {
  int count = 0;
  for (Colour other = 0; other < game.rules().arms; ++other) {
    count += parchis::Game::count_at(state, other, game.translate(colour, site, other));
  }
  return count;
}

Sentence why_not_out(const parchis::State& state) {
  if (state.phase != Phase::Move5) {
    return {"A piece leaves its nest only with a 5.", {}};
  }
  return {"The start square holds two pieces: nobody can come out.", {}};
}

// Why a piece cannot move that nothing else holds back.
Sentence why_not_there(const parchis::Game& game, const parchis::State& state, Colour colour,
                       Site site) {
  const int steps = game.steps(state, colour);
  const int left = game.goal() - site;
  if (left < steps) {
    return {"Too far: it is {0} to the end, and this is {1}.",
            {std::to_string(left), std::to_string(steps)}};
  }
  for (int step = 1; step <= steps; ++step) {
    const auto at = static_cast<Site>(site + step);
    if (game.barrier_at(state, colour, at)) {
      return {"A barrier is in the way ({0}).", {spot_words(game, colour, at)}};
    }
  }
  const auto to = static_cast<Site>(site + steps);
  if (to <= game.turn_off() && pieces_on(game, state, colour, to) == 2) {
    return {"Two pieces already stand there ({0}).", {spot_words(game, colour, to)}};
  }
  return {"A team-mate’s piece stands on {0}, and mates are not captured.",
          {spot_words(game, colour, to)}};
}

bool mate_must_wait(const parchis::Game& game, const parchis::State& state, Colour colour) {
  const bool mate = core::has_bit(game.mate_colours(state.turn), colour);
  core::MoveList list;
  game.moves(state, list);
  return mate && list[0].kind == core::MoveKind::Walk &&
         core::has_bit(game.own_colours(state.turn), list[0].colour);
}

Sentence why_not_piece(const parchis::Game& game, const parchis::State& state, Colour colour,
                       Site site) {
  if (!core::has_bit(game.side_colours(state.turn), colour)) {
    return {"It is another player’s.", {}};
  }
  if (state.phase == Phase::Roll || state.phase == Phase::First || state.phase == Phase::Deal) {
    return {"First throw the die.", {}};
  }
  if (site == game.goal()) {
    return {"It is already home.", {}};
  }
  if (mate_must_wait(game, state, colour)) {
    return {"Your own pieces come first; a team-mate’s only when none of yours can move.", {}};
  }
  if (site == parchis::kNest) {
    return why_not_out(state);
  }
  core::MoveList list;
  game.moves(state, list);
  if (state.phase == Phase::Move5 && list[0].from == parchis::kNest &&
      list[0].kind == core::MoveKind::Walk) {
    return {"A 5 must bring a piece out of the nest.", {}};
  }
  if (state.phase == Phase::Move6 && list[0].kind == core::MoveKind::Walk &&
      core::has_bit(game.own_colours(state.turn), list[0].colour) &&
      game.barrier_at(state, list[0].colour, list[0].from) &&
      !game.barrier_at(state, colour, site)) {
    return {"A 6 must open your barrier.", {}};
  }
  return why_not_there(game, state, colour, site);
}

}  // namespace

std::optional<Sentence> why_not(const parchis::Game& game, const parchis::State& state,
                                const Thing& thing) {
  if (thing.kind != Thing::Kind::Piece) return std::nullopt;
  return why_not_piece(game, state, thing.colour, thing.site);
}

}  // namespace view
