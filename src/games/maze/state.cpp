// The maze's state part of a position line, printed and read strictly, in canonical form only. What
// goes beyond one field is checked in check.cpp.
#include <algorithm>

#include "core/bits.h"
#include "games/maze/letters.h"
#include "games/maze/text.h"
#include "games/state_text.h"

namespace maze {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

constexpr games::PieceWords kWords = {
    games::message("Here the pawns of {0} are wanted, not “{1}”."),
    games::message("Something is left over after the pawns in play: “{0}”."),
    games::message("The number of pawns of colour {0} is {1}, not {2}."),
    games::message("The pawns of {0} cannot stand on “{1}”.")};

bool in_turn(const State& state) {
  return state.phase == Phase::Act || state.phase == Phase::Place || state.phase == Phase::Try;
}

// --- Fields.

std::string print_white(const Game&, const State& state) {
  return print_walls(state.white, state.second);
}

games::Reading read_white(const Game& game, State& state, std::string_view& text) {
  state.white = state.second = {};
  if (text == "-") {
    return true;
  }
  const Edges ordinary = kSlots & ~game.coloured();
  const auto walls =
      parse_walls(text, game.rules().barricade ? Room{kSlots, ordinary} : Room{ordinary, Edges{}});
  if (!walls) {
    return walls.error();
  }
  state.white = walls->white;
  state.second = walls->second;
  if (print_walls(state.white, state.second) != text) {
    return Sentence{"The field “{0}” is not in order.", {"walls"}};
  }
  return true;
}

std::string print_turn(const Game& game, const State& state) {
  return state.phase == Phase::First ? "-" : game.seat_name(state.turn);
}

games::Reading read_turn(const Game& game, State& state, std::string_view& text) {
  const bool first = state.phase == Phase::First;
  if (first != (text == "-")) {
    return games::fields_clash("turn", phase_text(state.phase));
  }
  state.turn = 0;
  if (!first && !games::read_seat(game, text, state.turn)) {
    return false;
  }
  return check_over(game, state);
}

bool blue_fits(const Game& game, const State& state) {
  const auto face = static_cast<char>('0' + state.blue);
  return in_turn(state) ? game.rules().blue.find(face) != std::string::npos : state.blue == 0;
}

std::string print_red(const Game&, const State& state) { return {static_cast<char>(state.red)}; }

// A red face is used up by a wall or the claw, never by Ignore walls.
games::Reading read_red(const Game& game, State& state, std::string_view& text) {
  const bool usable = game.rules().red.find_first_of("wc") != std::string::npos;
  const std::string faces = in_turn(state) ? game.rules().red + (usable ? "-" : "") : "-";
  state.red = static_cast<std::uint8_t>(text.empty() ? kNoRed : text[0]);
  return text.size() == 1 && faces.find(text) != std::string::npos;
}

bool left_fits(const Game&, const State& state) { return state.left <= state.blue; }

// `RL`, `RS@c3`: the pawns that have moved, the large one first, the small ones in order.
std::string print_moved(const Game&, const State& state) {
  std::string text;
  for (unsigned pawn = 0; pawn < kPawns; ++pawn) {
    if (core::has_bit(state.moved, pawn)) {
      text.append(text.empty() ? "" : ",").append(letter(state.moving));
      text += pawn == 0 ? "L" : "S@" + print_site(state.pawns[state.moving][pawn]);
    }
  }
  return text.empty() ? "-" : text;
}

// The text cannot tell which of two small pawns on one spot has moved; the state keeps in front the
// one that has not.
bool read_moved_pawn(const Game& game, State& state, std::string_view word) {
  const auto set = parse_colours(word.substr(0, 1));
  if (!set || (game.own_colours(state.turn) & *set) == 0) {
    return false;
  }
  const Colour colour = games::lowest_colour(*set);
  if (state.moved != 0 && state.moving != colour) {
    return false;
  }
  state.moving = colour;
  const std::string_view pawn = word.substr(1);
  if (pawn == "L" && state.moved == 0) {
    state.moved = 1;
    return true;
  }
  const auto site = pawn.starts_with("S@") ? parse_site(pawn.substr(2)) : std::nullopt;
  for (const unsigned i : {2U, 1U}) {
    if (site && state.pawns[colour][i] == *site && !core::has_bit(state.moved, i)) {
      state.moved = static_cast<std::uint8_t>(state.moved | 1U << i);
      return true;
    }
  }
  return false;
}

games::Reading read_moved(const Game& game, State& state, std::string_view& text) {
  if ((state.phase == Phase::Place && state.red != kWall) ||
      (state.phase == Phase::Try && state.red != kClaw)) {
    return games::fields_clash("red", phase_text(state.phase));
  }
  if (text == "-") {
    return true;
  }
  if (!in_turn(state)) {
    return games::fields_clash("moved", phase_text(state.phase));
  }
  const auto words = core::split(text, ',');
  return std::all_of(words.begin(), words.end(),
                     [&](std::string_view word) { return read_moved_pawn(game, state, word); });
}

std::string print_using(const Game& game, const State& state) {
  return game.expert() && state.moved != 0 ? letter(state.moving) : "-";
}

games::Reading read_using(const Game& game, State& state, std::string_view& text) {
  return text == print_using(game, state);
}

std::string print_held(const Game&, const State& state) {
  switch (state.phase) {
    case Phase::Place: return print_slot(state.held);
    case Phase::Try: return aim_name(state.aim, state.held);
    default: return "-";
  }
}

games::Reading read_aim(const Game& game, State& state, std::string_view text) {
  const auto set = parse_colours(text.substr(0, 1));
  const bool aimed = set && text.size() == 2 && (text[1] == 'h' || text[1] == 'z') &&
                     (game.colours_in_play() & ~game.own_colours(state.turn) & *set) != 0;
  if (!aimed) {
    return false;
  }
  state.aim = games::lowest_colour(*set);
  state.held = text[1] == 'z' ? kZone : kHomes[state.aim];
  if (state.pawns[state.aim][0] == state.held) {
    return Sentence{"The field “{0}” aims at where the large pawn of {1} stands already.",
                    {"held", letter(state.aim)}};
  }
  return true;
}

games::Reading read_held(const Game& game, State& state, std::string_view& text) {
  if (state.phase == Phase::Try) {
    return read_aim(game, state, text);
  }
  if (state.phase != Phase::Place) {
    return text == "-" ? std::nullopt
                       : Checked(games::fields_clash("held", phase_text(state.phase)));
  }
  const auto slot = parse_slot(text);
  state.held = slot.value_or(kNoSlot);
  return slot.has_value();
}

// A set of colours in play; `-` for none.
template <auto kMember>
constexpr games::Field<Game> colours_field(std::string_view name) {
  return {name,
          [](const Game&, const State& state) {
            return state.*kMember == 0 ? "-" : print_colours(state.*kMember);
          },
          [](const Game& game, State& state, std::string_view& text) -> games::Reading {
            const auto set = text == "-" ? std::optional(0U) : parse_colours(text);
            state.*kMember = static_cast<std::uint8_t>(set.value_or(0));
            return set && (*set & ~game.colours_in_play()) == 0;
          }};
}

constexpr games::Field<Game> kFields[] = {
    games::Field<Game>{"walls", print_white, read_white}.read_early(),
    {"turn", print_turn, read_turn},
    games::word_field<Game, &State::phase, kPhases>("phase").read_early(),
    games::number_field<Game, &State::blue, kMaxBlue>("blue").fitting(blue_fits),
    {"red", print_red, read_red},
    games::number_field<Game, &State::left, kMaxBlue>("left").fitting(left_fits),
    {"moved", print_moved, read_moved},
    {"using", print_using, read_using},
    {"held", print_held, read_held},
    colours_field<&State::relay>("relay"),
    colours_field<&State::out>("out")};

// --- Pawns: the large one, then the small ones in order.

Checked read_colour(State& state, Colour colour, std::string_view text) {
  auto& pawns = state.pawns[colour];
  const auto take = [&](std::size_t i, Site site, std::string_view spot) -> Checked {
    if (site != kZone && (cell_bit(site) & Game::barred(colour)) != 0) {
      return Sentence{"The pawns of {0} cannot stand in another’s home, “{1}”.",
                      {letter(colour), std::string(spot)}};
    }
    pawns[i] = site;
    return i < kPawns - 1 || pawns[1] <= pawns[2]
               ? std::nullopt
               : Checked(Sentence{"The small pawns of {0} are not in order.", {letter(colour)}});
  };
  return games::read_spots(kWords, letter(colour), kPawns, text, parse_site, take);
}

}  // namespace

std::string Game::print_state(const State& state) const {
  std::string line;
  games::each_colour(in_play_, [&](Colour colour) {
    line += letter(colour);
    for (std::size_t i = 0; i < kPawns; ++i) {
      line += (i == 0 ? " " : ",") + print_site(state.pawns[colour][i]);
    }
    line += ' ';
  });
  line += '|';
  games::print_fields<Game>(kFields, *this, state, line);
  return line;
}

Expected<State> Game::parse_state(std::string_view text) const {
  return games::read_state<Game>(
      *this, kFields, kWords, kLetters, in_play_, text, read_colour,
      [&](const State& state) { return check_state(*this, state); },
      Sentence{"The position line is not in its canonical form; see the field “{0}”.", {"moved"}});
}

}  // namespace maze
