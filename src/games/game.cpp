#include "games/game.h"

#include <algorithm>
#include <array>

namespace games {

namespace {

constexpr std::array kPresets = {
    Preset{"parchis", "parchis"},
    Preset{"parchis-classic", "parchis safe=12"},
    Preset{"parchis-duel", "parchis seats=YR,BG"},
    Preset{"parchis-six", "parchis seats=YR,BG pieces=6 win=one"},
    Preset{"parchis-teams", "parchis teams=YR/BG"},
    Preset{"parchis-3", "parchis arms=3"},
    Preset{"parchis-5", "parchis arms=5"},
    Preset{"parchis-6", "parchis arms=6"},
    Preset{"parchis-6-duel", "parchis arms=6 seats=YRO,BGP"},
    Preset{"parchis-6-trio", "parchis arms=6 seats=YG,BO,RP"},
    Preset{"parchis-6-teams", "parchis arms=6 teams=YRO/BGP"},
    Preset{"parchis-preview", "parchis preview=1"},
    Preset{"sorry", "sorry"},
    Preset{"sorry-2", "sorry seats=R,Y"},
    Preset{"sorry-3", "sorry seats=R,B,Y"},
    Preset{"sorry-teams", "sorry mode=teams"},
    Preset{"sorry-teams-2", "sorry seats=RY,BG mode=teams"},
    Preset{"sorry-points", "sorry mode=points"},
    Preset{"sorry-points-2", "sorry seats=R,Y mode=points"},
    Preset{"sorry-quick", "sorry pawns=3 out=1"},
    Preset{"maze", "maze"},
    Preset{"maze-2", "maze seats=R,Y"},
    Preset{"maze-quick", "maze board=pinwheel"},
    Preset{"maze-barricades", "maze barricade=1"},
    Preset{"maze-fast", "maze fast=1"},
    Preset{"maze-expert", "maze seats=RY,BG"},
};

template <class G>
Expected<Game> made(const Expected<typename G::Rules>& rules) {
  if (!rules) {
    return rules.error();
  }
  return Game(AnyGame(std::in_place_type<G>, *rules));
}

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

// The game that each kind of rules belongs to.
template <class... G>
struct FromRules {
  static AnyGame make(const AnyRules& rules) {
    return std::visit(Overloaded{[](const typename G::Rules& own) {
                        return AnyGame(std::in_place_type<G>, own);
                      }...},
                      rules);
  }
};

}  // namespace

std::span<const Preset> presets() { return kPresets; }

Expected<Game> Game::parse(std::string_view line) {
  const auto preset = std::find_if(kPresets.begin(), kPresets.end(),
                                   [line](const Preset& p) { return p.name == line; });
  line = preset == kPresets.end() ? line : preset->rules;
  const std::string_view word = line.substr(0, line.find(' '));
  if (word != "parchis" && word != "sorry" && word != "maze") {
    return core::Sentence{"There is no game or preset “{0}”.", {std::string(word)}};
  }
  const auto words = core::split_rules(line);
  if (!words) {
    return words.error();
  }
  return word == "parchis" ? made<parchis::Game>(parchis::parse_rules(*words))
         : word == "sorry" ? made<sorry::Game>(sorry::parse_rules(*words))
                           : made<maze::Game>(maze::parse_rules(*words));
}

Game::Game(const AnyRules& rules) : game_(EachGame<FromRules>::make(rules)) {}

AnyRules Game::rules() const {
  return visit([](const auto& game) { return AnyRules(game.rules()); });
}

std::string Game::rules_line() const {
  return visit([](const auto& game) { return print_rules(game.rules()); });
}

std::string_view Game::name() const {
  static constexpr std::array<std::string_view, 3> kNames = {"parchis", "sorry", "maze"};
  return kNames[game_.index()];
}

State Game::start() const {
  return visit([](const auto& game) { return State(game.start()); });
}

Actor Game::actor(const State& state) const {
  return visit(state, [](const auto& game, const auto& own) { return game.actor(own); });
}

void Game::moves(const State& state, MoveList& list) const {
  visit(state, [&](const auto& game, const auto& own) { game.moves(own, list); });
}

int Game::weight(const State& state, Move move) const {
  return visit(state, [&](const auto& game, const auto& own) { return game.weight(own, move); });
}

void Game::play(State& state, Move move, EventList* events) const {
  visit(state, [&](const auto& game, auto& own) { game.play(own, move, events); });
}

Standing Game::standing(const State& state) const {
  return visit(state, [](const auto& game, const auto& own) { return game.standing(own); });
}

State Game::hide(const State& state, SeatIndex viewer) const {
  return visit(state,
               [&](const auto& game, const auto& own) { return State(game.hide(own, viewer)); });
}

State Game::guess(const State& view, core::Rng& rng) const {
  return visit(view,
               [&](const auto& game, const auto& own) { return State(game.guess(own, rng)); });
}

core::TokenList Game::tokens(const State& state) const {
  core::TokenList list;
  visit(state, [&](const auto& game, const auto& own) { game.tokens(own, list); });
  return list;
}

SeatIndex Game::turn(const State& state) const {
  return visit(state, [](const auto& game, const auto& own) { return game.turn(own); });
}

int Game::seat_count() const {
  return visit([](const auto& game) { return game.seat_count(); });
}

std::string Game::seat_name(SeatIndex seat) const {
  return visit([&](const auto& game) { return game.seat_name(seat); });
}

unsigned Game::own_colours(SeatIndex seat) const {
  return visit([&](const auto& game) { return game.own_colours(seat); });
}

core::Colour Game::first_colour(SeatIndex seat) const {
  return visit([&](const auto& game) { return game.first_colour(seat); });
}

unsigned Game::side_colours(SeatIndex seat) const {
  return visit([&](const auto& game) { return game.side_colours(seat); });
}

std::string Game::print_move(Move move) const {
  return visit([&](const auto& game) { return game.print_move(move); });
}

std::string Game::print_state(const State& state) const {
  return visit(state, [](const auto& game, const auto& own) { return game.print_state(own); });
}

Expected<State> Game::parse_state(std::string_view text) const {
  return visit([&](const auto& game) -> Expected<State> {
    const auto state = game.parse_state(text);
    if (!state) {
      return state.error();
    }
    return State(*state);
  });
}

}  // namespace games
