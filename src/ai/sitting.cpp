#include "ai/sitting.h"

#include "core/text.h"
#include "games/notation.h"
#include "play/dealer.h"

namespace ai {

bool play_to_end(play::Match& match, const std::vector<std::unique_ptr<Agent>>& agents,
                 std::uint64_t seed, std::size_t plies) {
  core::Rng luck(seed);
  core::Rng minds(~seed);
  const games::Game& game = match.game();
  while (match.made().size() < plies) {
    const core::Actor actor = match.actor();
    if (actor == core::kOver) {
      return true;
    }
    core::MoveList list;
    game.moves(match.state(), list);
    if (list.empty()) {
      return false;
    }
    if (actor == core::kChance) {
      match.play(play::draw(game, match.state(), luck));
      continue;
    }
    const games::State view = game.hide(match.state(), actor.seat);
    match.play(decide(*agents[actor.seat], game, view, actor.seat, minds.next()));
  }
  return match.actor() == core::kOver;
}

namespace {

constexpr int kSignedNodes = 200;  // enough for a master to compare, few enough to sign often
// Some games take thousands of plies: only levels that do not search play them to the end.
constexpr std::size_t kSignedPlies = 160;
constexpr std::size_t kWholeGame = 20'000;
constexpr std::size_t kQuickLevels = 3;

std::uint64_t game_signature(const games::Game& game, std::size_t level, std::uint64_t seed,
                             std::uint64_t hash) {
  play::Match match(game);
  std::vector<std::unique_ptr<Agent>> agents;
  for (int seat = 0; seat < game.seat_count(); ++seat) {
    agents.push_back(make_limited_agent(levels()[level], kSignedNodes));
  }
  (void)play_to_end(match, agents, seed, level < kQuickLevels ? kWholeGame : kSignedPlies);
  games::State state = match.origin();
  for (const core::Move move : match.made()) {
    core::MoveList list;
    game.moves(state, list);
    hash = core::fnv1a64(std::to_string(list.size()), hash);
    game.play(state, move);
    hash = core::fnv1a64(game.print_state(state), hash);
  }
  return core::fnv1a64(games::print_actor(game, state), hash);  // who has won, at the end of a game
}

}  // namespace

std::uint64_t signature() {
  constexpr std::uint64_t kSeed = 1;
  std::uint64_t hash = core::fnv1a64("");
  for (const games::Preset& preset : games::presets()) {
    const auto game = games::Game::parse(preset.name);
    for (std::size_t level = 0; level < levels().size(); ++level) {
      hash = game_signature(*game, level, kSeed, hash);
    }
  }
  return hash;
}

}  // namespace ai
