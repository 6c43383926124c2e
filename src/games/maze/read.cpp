// Reads a maze state strictly, in canonical form only. Each refusal names the field; what goes
// beyond one field is checked in check.cpp.
#include <algorithm>
#include <bit>
#include <vector>

#include "games/maze/check.h"
#include "games/maze/game.h"
#include "games/maze/letters.h"
#include "games/maze/text.h"
#include "games/refusals.h"

namespace maze {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

// In the order of kFields.
enum class Field : std::uint8_t {
  Walls,
  Turn,
  Phase,
  Blue,
  Red,
  Left,
  Moved,
  Using,
  Held,
  Relay,
  Out
};

}  // namespace

// Reads one state part by part; the first fault ends it.
class StateReader {
 public:
  StateReader(const Game& game, std::string_view text) : game_(game), text_(text) {}
  Expected<State> read();

 private:
  Checked split_line();
  Checked read_pawns();
  Checked read_colour(Colour colour, std::string_view text);
  Checked read_walls();
  Checked read_turn();
  Checked read_phase();
  Checked read_dice();
  Checked read_moved();
  Checked read_moved_pawn(std::string_view word);
  Checked read_using();
  Checked read_held();
  Checked read_aim(std::string_view text);
  Checked read_relay_and_out();
  Checked check_end() { return check_over(game_, state_); }

  [[nodiscard]] bool in_turn() const {
    return state_.phase == Phase::Act || state_.phase == Phase::Place || state_.phase == Phase::Try;
  }
  [[nodiscard]] std::string_view value(Field field) const {
    return values_[static_cast<std::size_t>(field)];
  }
  [[nodiscard]] SeatIndex seats() const { return static_cast<SeatIndex>(rules_.seat_count); }

  const Game& game_;
  const Rules& rules_ = game_.rules();
  std::string_view text_;
  std::string_view pawns_;
  std::array<std::string_view, kFields.size()> values_{};
  State state_ = game_.start();
};

Expected<State> StateReader::read() {
  for (const auto part :
       {&StateReader::split_line, &StateReader::read_pawns, &StateReader::read_walls,
        &StateReader::read_phase, &StateReader::read_turn, &StateReader::check_end,
        &StateReader::read_dice, &StateReader::read_moved, &StateReader::read_using,
        &StateReader::read_held, &StateReader::read_relay_and_out}) {
    if (Checked error = (this->*part)()) {
      return *error;
    }
  }
  if (Checked error = check_state(game_, state_)) {
    return *error;
  }
  // The canonical form leaves no other way to write a position.
  if (game_.print_state(state_) != text_) {
    return Sentence{"The position line is not in its canonical form; see the field “{0}”.",
                    {"moved"}};
  }
  return state_;
}

// The part before the bar, and the value of each field behind it.
Checked StateReader::split_line() {
  const std::size_t bar = text_.find(" | ");
  if (bar == std::string_view::npos) {
    return Sentence{"The position lacks “{0}” and the fields behind it.", {" | walls="}};
  }
  pawns_ = text_.substr(0, bar);
  std::string_view rest = text_.substr(bar + 3);
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    std::string_view word = core::take_until(rest, ' ');
    if (!core::take_prefix(word, kFields[i]) || !core::take_prefix(word, "=")) {
      return games::missing_field(kFields[i]);
    }
    values_[i] = word;
  }
  return rest.empty() ? std::nullopt : Checked(games::spare_field(rest));
}

Checked StateReader::read_pawns() {
  std::string_view rest = pawns_;
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (!game_.plays(colour)) {
      continue;
    }
    const std::string_view name = core::take_until(rest, ' ');
    if (name != letter(colour)) {
      return Sentence{"Here the pawns of {0} are wanted, not “{1}”.",
                      {letter(colour), std::string(name)}};
    }
    if (Checked error = read_colour(colour, core::take_until(rest, ' '))) {
      return error;
    }
  }
  return rest.empty() ? std::nullopt
                      : Checked(Sentence{"Behind the pawns in play stands too much: “{0}”.",
                                         {std::string(rest)}});
}

Checked StateReader::read_colour(Colour colour, std::string_view text) {
  const std::vector<std::string_view> words = core::split(text, ',');
  if (words.size() != kPawns) {
    return Sentence{"Colour {0} has {1} pawns, not {2}.",
                    {letter(colour), std::to_string(words.size()), std::to_string(kPawns)}};
  }
  auto& pawns = state_.pawns[colour];
  for (std::size_t i = 0; i < kPawns; ++i) {
    const std::optional<Site> site = parse_site(words[i]);
    if (!site) {
      return Sentence{"The pawns of {0} cannot stand on “{1}”.",
                      {letter(colour), std::string(words[i])}};
    }
    if (*site != kZone && (cell_bit(*site) & Game::barred(colour)) != 0) {
      return Sentence{"The pawns of {0} cannot stand in another's home, “{1}”.",
                      {letter(colour), std::string(words[i])}};
    }
    pawns[i] = *site;
  }
  if (pawns[1] > pawns[2]) {
    return Sentence{"The small pawns of {0} are not in order.", {letter(colour)}};
  }
  return std::nullopt;
}

Checked StateReader::read_walls() {
  state_.white = state_.second = {};
  if (value(Field::Walls) == "-") {
    return std::nullopt;
  }
  const Edges ordinary = kSlots & ~game_.coloured();
  const Room room = rules_.barricade ? Room{kSlots, ordinary} : Room{ordinary, {}};
  const auto walls = parse_walls(value(Field::Walls), room);
  if (!walls) {
    return walls.error();
  }
  state_.white = walls->white;
  state_.second = walls->second;
  if (print_walls(state_.white, state_.second) != value(Field::Walls)) {
    return Sentence{"The field “{0}” is not in order.", {"walls"}};
  }
  return std::nullopt;
}

Checked StateReader::read_phase() {
  const auto phase = std::find(kPhases.begin(), kPhases.end(), value(Field::Phase));
  if (phase == kPhases.end()) {
    return games::bad_field("phase", value(Field::Phase));
  }
  state_.phase = static_cast<Phase>(phase - kPhases.begin());
  return std::nullopt;
}

Checked StateReader::read_turn() {
  if ((state_.phase == Phase::First) != (value(Field::Turn) == "-")) {
    return games::fields_clash("turn", phase_text(state_.phase));
  }
  state_.turn = 0;
  if (state_.phase == Phase::First) {
    return std::nullopt;
  }
  for (SeatIndex seat = 0; seat < seats(); ++seat) {
    if (game_.seat_name(seat) == value(Field::Turn)) {
      state_.turn = seat;
      return std::nullopt;
    }
  }
  return games::bad_field("turn", value(Field::Turn));
}

Checked StateReader::read_dice() {
  const auto blue = core::parse_number(value(Field::Blue), kMaxBlue);
  const auto left = core::parse_number(value(Field::Left), kMaxBlue);
  const std::string_view red = value(Field::Red);
  const std::string faces = in_turn() ? rules_.blue : "0";
  if (!blue || faces.find(value(Field::Blue)) == std::string::npos) {
    return games::bad_field("blue", value(Field::Blue));
  }
  // A red face is used up by a wall or the claw, never by Ignore walls.
  const bool usable = rules_.red.find_first_of("wc") != std::string::npos;
  const std::string letters = in_turn() ? rules_.red + (usable ? "-" : "") : "-";
  if (red.size() != 1 || letters.find(red) == std::string::npos) {
    return games::bad_field("red", red);
  }
  if (!left || *left > *blue) {
    return games::bad_field("left", value(Field::Left));
  }
  state_.blue = static_cast<std::uint8_t>(*blue);
  state_.left = static_cast<std::uint8_t>(*left);
  state_.red = static_cast<std::uint8_t>(red[0]);
  if ((state_.phase == Phase::Place && state_.red != kWall) ||
      (state_.phase == Phase::Try && state_.red != kClaw)) {
    return games::fields_clash("red", phase_text(state_.phase));
  }
  return std::nullopt;
}

Checked StateReader::read_moved() {
  state_.moved = 0;
  state_.moving = 0;
  if (value(Field::Moved) == "-") {
    return std::nullopt;
  }
  if (!in_turn()) {
    return games::fields_clash("moved", phase_text(state_.phase));
  }
  for (const std::string_view word : core::split(value(Field::Moved), ',')) {
    if (Checked error = read_moved_pawn(word)) {
      return error;
    }
  }
  return std::nullopt;
}

// `RL` or `RS@c3`. Of two small pawns on one spot the text cannot tell which has moved; the state
// keeps the one that has not in front.
Checked StateReader::read_moved_pawn(std::string_view word) {
  Sentence wrong = games::bad_field("moved", value(Field::Moved));
  const std::optional<unsigned> set = parse_colours(word.substr(0, 1));
  if (!set || (game_.own_colours(state_.turn) & *set) == 0) {
    return wrong;
  }
  const auto colour = static_cast<Colour>(std::countr_zero(*set));
  if (state_.moved != 0 && state_.moving != colour) {
    return wrong;
  }
  state_.moving = colour;
  const std::string_view pawn = word.substr(1);
  if (pawn == "L" && state_.moved == 0) {
    state_.moved = 1;
    return std::nullopt;
  }
  const auto site = pawn.starts_with("S@") ? parse_site(pawn.substr(2)) : std::nullopt;
  for (const unsigned i : {2U, 1U}) {
    if (site && state_.pawns[colour][i] == *site && ((state_.moved >> i) & 1U) == 0) {
      state_.moved = static_cast<std::uint8_t>(state_.moved | 1U << i);
      return std::nullopt;
    }
  }
  return wrong;
}

Checked StateReader::read_using() {
  const bool named = game_.expert() && state_.moved != 0;
  const std::string_view wanted = named ? kLetters.substr(state_.moving, 1) : "-";
  return value(Field::Using) == wanted ? std::nullopt
                                       : Checked(games::bad_field("using", value(Field::Using)));
}

Checked StateReader::read_held() {
  const std::string_view text = value(Field::Held);
  state_.held = kNoSlot;
  state_.aim = 0;
  if (state_.phase == Phase::Try) {
    return read_aim(text);
  }
  if (state_.phase != Phase::Place) {
    return text == "-" ? std::nullopt
                       : Checked(games::fields_clash("held", phase_text(state_.phase)));
  }
  const std::optional<Site> slot = parse_slot(text);
  if (!slot) {
    return games::bad_field("held", text);
  }
  state_.held = *slot;
  return std::nullopt;
}

Checked StateReader::read_aim(std::string_view text) {
  const std::optional<unsigned> set = parse_colours(text.substr(0, 1));
  const bool aimed = set && text.size() == 2 && (text[1] == 'h' || text[1] == 'z') &&
                     (game_.colours_in_play() & ~game_.own_colours(state_.turn) & *set) != 0;
  if (!aimed) {
    return games::bad_field("held", text);
  }
  state_.aim = static_cast<Colour>(std::countr_zero(*set));
  state_.held = text[1] == 'z' ? kZone : kHomes[state_.aim];
  if (state_.pawns[state_.aim][0] == state_.held) {
    return Sentence{"The field “{0}” aims at where the large pawn of {1} stands already.",
                    {"held", letter(state_.aim)}};
  }
  return std::nullopt;
}

Checked StateReader::read_relay_and_out() {
  for (const Field field : {Field::Relay, Field::Out}) {
    const std::optional<unsigned> set =
        value(field) == "-" ? std::optional(0U) : parse_colours(value(field));
    if (!set || (*set & ~game_.colours_in_play()) != 0) {
      return games::bad_field(kFields[static_cast<std::size_t>(field)], value(field));
    }
    (field == Field::Relay ? state_.relay : state_.out) = static_cast<std::uint8_t>(*set);
  }
  return std::nullopt;
}

Expected<State> Game::parse_state(std::string_view text) const {
  return StateReader(*this, text).read();
}

}  // namespace maze
