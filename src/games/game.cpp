#include "games/game.h"

#include <algorithm>

#include "core/bits.h"

namespace games {

namespace {

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

template <class... G>
struct Words {
  static std::vector<About> abouts() { return {G::about()...}; }
  static std::vector<Preset> presets() {
    std::vector<Preset> all;
    (all.insert(all.end(), G::presets().begin(), G::presets().end()), ...);
    return all;
  }
};

template <class G>
Expected<Game> parse_as(std::string_view line) {
  const auto words = core::split_rules(line);
  if (!words) {
    return words.error();
  }
  const auto rules = G::rules_table().parse(*words);
  if (!rules) {
    return rules.error();
  }
  return Game(AnyGame(std::in_place_type<G>, *rules));
}

// The game that is named by the first word of the line.
template <class... G>
struct Parsers {
  static Expected<Game> parse(std::string_view line) {
    const std::string_view word = line.substr(0, line.find(' '));
    const bool preset = std::any_of(presets().begin(), presets().end(),
                                    [word](const Preset& one) { return one.name == word; });
    const std::vector<std::string> named{std::string(word)};
    Expected<Game> made =
        preset ? core::Sentence{"“{0}” is a preset; here the rules of a game are wanted.", named}
               : core::Sentence{"There is no game or preset “{0}”.", named};
    const auto take = [&](auto parse) {
      made = parse(line);
      return true;
    };
    (void)((word == G::about().name && take(parse_as<G>)) || ...);
    return made;
  }
};

}  // namespace

std::span<const About> abouts() {
  static const std::vector<About> all = EachGame<Words>::abouts();
  return all;
}

std::span<const Preset> presets() {
  static const std::vector<Preset> all = EachGame<Words>::presets();
  return all;
}

Expected<Game> Game::parse_rules(std::string_view line) { return EachGame<Parsers>::parse(line); }

Expected<Game> Game::parse(std::string_view line) {
  for (const Preset& preset : presets()) {
    if (preset.name == line) {
      return parse_rules(preset.rules);
    }
  }
  return parse_rules(line);
}

Game::Game(const AnyRules& rules) : game_(EachGame<FromRules>::make(rules)) {}

AnyRules Game::rules() const {
  return visit([](const auto& game) { return AnyRules(game.rules()); });
}

std::string Game::rules_line() const {
  return visit([](const auto& game) { return print_rules(game.rules()); });
}

std::string Game::rules_of_all_rounds() const {
  std::string line = rules_line();
  const std::size_t at = line.find(" first=");
  if (at != std::string::npos) line.erase(at, line.find(' ', at + 1) - at);
  return line;
}

const About& Game::about() const {
  return visit([]<class G>(const G&) -> const About& { return G::about(); });
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

SeatIndex Game::seat_of(core::Colour colour) const {
  return visit([&](const auto& game) {
    assert(core::has_bit(game.colours_in_play(), colour) && "the colour plays");
    return game.seat_of(colour);
  });
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
