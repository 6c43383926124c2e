// The state part of a position line as a description: pieces by colour, then `|` and the fields. A
// game has one row per field, in the order of the text; the same row prints and reads it. Strict:
// one space between words, nothing left over. Knows no game.
//
//   constexpr games::Field<Game> kFields[] = {
//       {"turn", print_turn, read_turn},
//       games::word_field<Game, &State::phase>("phase", kPhases),
//       games::number_field<Game, &State::sixes>("sixes", kMaxSixes),
//       games::Field<Game>{"next", print_next, read_next}.only(has_preview),
//   };
//
// Printing: print_spots and print_fields. Reading: read_state, or its parts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/expected.h"
#include "core/sort.h"
#include "core/text.h"
#include "games/colours.h"
#include "games/refusals.h"
#include "games/sides.h"

namespace games {

// Marks an English sentence as a key of the catalogues where it is not put into a Sentence at once.
constexpr std::string_view message(std::string_view english) { return english; }

// --- Pieces: each colour in play with its spots, `Y 5,n,n,n B 22,…`.

// The sentences of a game that says "pieces" or "pawns".
struct PieceWords {
  std::string_view wanted;  // {0} the colour that comes next, {1} the word found instead
  std::string_view behind;  // {0} what is left over
  std::string_view count;   // {0} the colour, {1} how many, {2} how many it should be
  std::string_view spot;    // {0} the colour, {1} the spot
};

inline constexpr PieceWords kPieces = {
    message("The pieces of {0} should come here, not “{1}”."),
    message("Something is left over after the pieces: “{0}”."),
    message("The number of pieces of colour {0} is {1}, not {2}."),
    message("The pieces of {0} cannot stand on “{1}”.")};

// Calls read(colour, spots) for each colour of the set, in colour order.
template <class Read>
[[nodiscard]] core::Checked read_colours(const PieceWords& words, std::string_view letters,
                                         unsigned colours, std::string_view text, Read read) {
  for (const core::Colour colour : ColoursOf(colours)) {
    const std::string_view name = core::take_until(text, ' ');
    if (name != letters.substr(colour, 1)) {
      return core::Sentence{words.wanted, {std::string(1, letters[colour]), std::string(name)}};
    }
    if (core::Checked error = read(colour, core::take_until(text, ' '))) {
      return error;
    }
  }
  return text.empty() ? std::nullopt
                      : core::Checked(core::Sentence{words.behind, {std::string(text)}});
}

// Calls parse(spot) for each of `count` spots, which gives a site or nothing, and take(i, site).
template <class Parse, class Take>
[[nodiscard]] core::Checked read_spots(const PieceWords& words, const std::string& colour,
                                       std::size_t count, std::string_view text, Parse parse,
                                       Take take) {
  const std::vector<std::string_view> spots = core::split(text, ',');
  if (spots.size() != count) {
    return core::Sentence{words.count,
                          {colour, std::to_string(spots.size()), std::to_string(count)}};
  }
  for (std::size_t i = 0; i < count; ++i) {
    const auto site = parse(spots[i]);
    if (!site) {
      return core::Sentence{words.spot, {colour, std::string(spots[i])}};
    }
    if (core::Checked error = take(i, *site, spots[i])) {
      return error;
    }
  }
  return std::nullopt;
}

// One colour with its spots, `Y 5,n,n,n `, in the order of their ranks.
template <class Rank, class Print>
void print_spots(char colour, std::span<core::Site> spots, Rank rank, Print print,
                 std::string& line) {
  core::sort(spots.begin(), spots.end(),
             [&](core::Site a, core::Site b) { return rank(a) < rank(b); });
  line += colour;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    line += (i == 0 ? " " : ",") + print(spots[i]);
  }
  line += ' ';
}

// The first fault that one of the checks finds.
template <class G, class... Check>
[[nodiscard]] core::Checked first_fault(const G& game, const typename G::State& state,
                                        Check... checks) {
  core::Checked error;
  ((error = error ? error : checks(game, state)), ...);
  return error;
}

// The game is over exactly when one side has won, and `turn` is on that side. `over`: the field
// `phase` says so.
template <class G>
[[nodiscard]] core::Checked check_winner(const G& game, const typename G::State& state, bool over) {
  bool won = false;
  bool by_turn = true;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    const bool has_won = game.has_won(state, seat);
    if (has_won && !over) {
      return core::Sentence{"Seat {0} has won already, but the field “{1}” is not “{2}”.",
                            {game.seat_name(seat), "phase", "over"}};
    }
    won = won || has_won;
    by_turn = by_turn && has_won == same_side(game, state.turn, seat);
  }
  if (over && !won) {
    return core::Sentence{"Nobody has won, but the field “{0}” is “{1}”.", {"phase", "over"}};
  }
  return !over || by_turn
             ? std::nullopt
             : core::Checked(core::Sentence{
                   "The game is over, but the field “{0}” does not name the one winner.",
                   {"turn"}});
}

// What read_state says of a text that is not the one that is printed.
[[nodiscard]] inline core::Sentence not_canonical() {
  return {"The position is not in its canonical form at the pieces or the fields.", {}};
}

// --- Fields.

template <class G>
struct Field {
  using State = typename G::State;
  std::string_view name;
  std::string (*print)(const G& game, const State& state);
  // Reads all of `text` and nothing else; may cut it down to the part that is wrong. The fields
  // before it, and those that are read early, have been read.
  Reading (*read)(const G& game, State& state, std::string_view& text);

  // Null, or: whether what was read fits the rules and the fields read before.
  bool (*fits)(const G& game, const State& state) = nullptr;
  // Null, or: whether the field is present, if the field `phase` is that word and `found` is the
  // word in this field's place ("" in printing).
  bool (*there)(const G& game, std::string_view phase, std::string_view found) = nullptr;
  bool early = false;  // read before the others, which depend on it

  [[nodiscard]] constexpr Field fitting(bool (*test)(const G&, const State&)) const {
    Field field = *this;
    field.fits = test;
    return field;
  }
  [[nodiscard]] constexpr Field only(bool (*test)(const G&, std::string_view,
                                                  std::string_view)) const {
    Field field = *this;
    field.there = test;
    return field;
  }
  [[nodiscard]] constexpr Field read_early() const {
    Field field = *this;
    field.early = true;
    return field;
  }
};

// One of the words; the member is an enum in their order.
template <class G, auto kMember, const auto& kWords>
[[nodiscard]] constexpr Field<G> word_field(std::string_view name) {
  using State = typename G::State;
  return {name,
          [](const G&, const State& state) {
            return std::string(kWords[static_cast<std::size_t>(state.*kMember)]);
          },
          [](const G&, State& state, std::string_view& text) -> Reading {
            const auto found = std::find(kWords.begin(), kWords.end(), text);
            using Value = std::remove_cvref_t<decltype(state.*kMember)>;
            const auto index = found == kWords.end() ? 0 : found - kWords.begin();
            state.*kMember = static_cast<Value>(index);
            return found != kWords.end();
          }};
}

// A plain decimal, 0…kMost.
template <class G, auto kMember, std::uint32_t kMost>
[[nodiscard]] constexpr Field<G> number_field(std::string_view name) {
  using State = typename G::State;
  return {name, [](const G&, const State& state) { return std::to_string(state.*kMember); },
          [](const G&, State& state, std::string_view& text) -> Reading {
            const auto number = core::parse_number(text, kMost);
            state.*kMember = static_cast<std::uint8_t>(number.value_or(0));
            return number.has_value();
          }};
}

// The seat that has this name.
template <class G>
[[nodiscard]] bool read_seat(const G& game, std::string_view text, core::SeatIndex& seat) {
  for (core::SeatIndex other = 0; other < game.seat_count(); ++other) {
    if (game.seat_name(other) == text) {
      seat = other;
      return true;
    }
  }
  return false;
}

// The field `turn`: a seat, by its name.
template <class G>
[[nodiscard]] constexpr Field<G> turn_field() {
  using State = typename G::State;
  return Field<G>{
      "turn", [](const G& game, const State& state) { return game.seat_name(state.turn); },
      [](const G& game, State& state, std::string_view& text) -> Reading {
        if (read_seat(game, text, state.turn)) {
          return true;
        }
        return core::Sentence{"The field “{0}” names no seat: “{1}”.", {"turn", std::string(text)}};
      }};
}

// Appends ` turn=Y phase=roll …` to `line`.
template <class G>
void print_fields(std::span<const Field<G>> fields, const G& game, const typename G::State& state,
                  std::string& line) {
  std::string phase;
  for (const Field<G>& field : fields) {
    if (field.there == nullptr || field.there(game, phase, "")) {
      const std::string text = field.print(game, state);
      phase = field.name == "phase" ? text : phase;
      line.append(" ").append(field.name).append("=").append(text);
    }
  }
}

// The words of a line's fields, in the rows' order; nothing for those that are not there.
using FieldTexts = std::vector<std::optional<std::string_view>>;

// Cuts `text` into its fields; a blank at the end is left to the caller.
template <class G>
[[nodiscard]] core::Expected<FieldTexts> split_fields(std::span<const Field<G>> fields,
                                                      const G& game, std::string_view text) {
  FieldTexts texts(fields.size());
  std::string_view phase;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    std::string_view word = text.substr(0, text.find(' '));
    if (fields[i].there != nullptr && !fields[i].there(game, phase, word)) {
      continue;
    }
    const std::string_view found = word;
    if (!core::take_prefix(word, fields[i].name) || !core::take_prefix(word, "=")) {
      return core::Sentence{found.empty()
                                ? message("The field “{0}” is missing.")
                                : message("The field “{0}” is missing where “{1}” stands."),
                            {std::string(fields[i].name), std::string(found)}};
    }
    core::take_until(text, ' ');
    texts[i] = word;
    phase = fields[i].name == "phase" ? word : phase;
  }
  return text.empty() ? core::Expected<FieldTexts>(texts) : spare_field(text);
}

// Reads the fields, the early ones first, then in order; the first fault ends it.
template <class G>
[[nodiscard]] core::Checked read_fields(std::span<const Field<G>> fields, const FieldTexts& texts,
                                        const G& game, typename G::State& state) {
  for (const bool early : {true, false}) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const Field<G>& field = fields[i];
      if (field.early != early || !texts[i]) {
        continue;
      }
      std::string_view text = *texts[i];
      const Reading reading = field.read(game, state, text);
      if (reading.refusal) {
        return reading.refusal;
      }
      if (!reading.known || (field.fits != nullptr && !field.fits(game, state))) {
        return bad_field(field.name, text);
      }
    }
  }
  return std::nullopt;
}

// --- The whole.

// Reads `<pieces> | <fields>`: read(state, colour, spots) reads each colour in turn, and
// check(state) checks what goes beyond one field. A text that differs from what print_state would
// print is refused: `otherwise`.
template <class G, class Read, class Check>
[[nodiscard]] core::Expected<typename G::State> read_state(
    const G& game, std::span<const Field<G>> fields, const PieceWords& words,
    std::string_view letters, unsigned colours, std::string_view text, Read read, Check check,
    const core::Sentence& otherwise = not_canonical()) {
  const std::size_t bar = text.find(" | ");
  if (bar == std::string_view::npos) {
    return no_position();
  }
  typename G::State state = game.start();
  core::Checked error = read_colours(
      words, letters, colours, text.substr(0, bar),
      [&](core::Colour colour, std::string_view spots) { return read(state, colour, spots); });
  const auto texts = split_fields(fields, game, text.substr(bar + 3));
  if (!error) error = texts ? read_fields(fields, *texts, game, state) : texts.error();
  if (!error) error = check(state);
  if (!error && game.print_state(state) != text) error = otherwise;
  return error ? core::Expected<typename G::State>(*error) : state;
}

}  // namespace games
