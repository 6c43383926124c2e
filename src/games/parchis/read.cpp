// Parchís: reads a state strictly, in canonical form only. Each refusal names the field; what goes
// beyond one field is checked in check.cpp.
#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "core/sort.h"
#include "games/parchis/text.h"
#include "games/refusals.h"

namespace parchis {

using core::Checked;
using core::Expected;
using core::Sentence;

// Reads one state part by part; the first fault ends it.
class StateReader {
 public:
  StateReader(const Game& game, std::string_view text) : game_(game), text_(text) {}
  Expected<State> read();

 private:
  Checked read_pieces();
  Checked read_colour(Colour colour, std::string_view spots);
  Checked read_fields();
  Checked read_last(std::string_view text);
  Checked read_next(std::string_view text);
  Checked check_squares();
  Checked check_square(Colour owner, Site progress);

  const Game& game_;
  const Rules& rules_ = game_.rules();
  std::string_view text_;
  State state_ = game_.start();
  std::uint32_t marks_ = 0;  // three bits a start square, as State::later, as read
};

Expected<State> StateReader::read() {
  state_.turn = 0;
  for (const auto part :
       {&StateReader::read_pieces, &StateReader::read_fields, &StateReader::check_squares}) {
    if (Checked error = (this->*part)()) {
      return *error;
    }
  }
  if (Checked error = check_state(game_, state_)) {
    return *error;
  }
  // The canonical form leaves no other way to write a position.
  if (game_.print_state(state_) != text_) {
    return Sentence{"The position is not in its canonical form at the pieces or the fields.", {}};
  }
  return state_;
}

Checked StateReader::read_pieces() {
  const std::size_t bar = text_.find(" | ");
  if (bar == std::string_view::npos) {
    return Sentence{"The position lacks “{0}” and the fields behind it.", {" | turn="}};
  }
  std::string_view rest = text_.substr(0, bar);
  for (int c = 0; c < rules_.arms; ++c) {
    const auto colour = static_cast<Colour>(c);
    const std::string_view name = core::take_until(rest, ' ');
    if (name != letter(colour)) {
      return Sentence{"Here the pieces of {0} are wanted, not “{1}”.",
                      {letter(colour), std::string(name)}};
    }
    if (Checked error = read_colour(colour, core::take_until(rest, ' '))) {
      return error;
    }
  }
  return rest.empty()
             ? std::nullopt
             : Checked(Sentence{"Behind the pieces stands too much: “{0}”.", {std::string(rest)}});
}

Checked StateReader::read_colour(Colour colour, std::string_view spots) {
  const std::vector<std::string_view> words = core::split(spots, ',');
  if (static_cast<int>(words.size()) != rules_.pieces) {
    return Sentence{"Colour {0} has {1} pieces, not {2}.",
                    {letter(colour), std::to_string(words.size()), std::to_string(rules_.pieces)}};
  }
  std::array<Site, 8> sites{};
  sites.fill(Game::kNoPiece);
  int rank = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view word = words[i];
    const bool marked = word.ends_with('^');
    word.remove_suffix(marked ? 1 : 0);
    const std::optional<Site> site = parse_spot(rules_, colour, word);
    if (!site) {
      return Sentence{"The pieces of {0} cannot stand on “{1}”.",
                      {letter(colour), std::string(words[i])}};
    }
    if (spot_rank(rules_, colour, *site) < rank) {
      return Sentence{"The pieces of {0} are not in order.", {letter(colour)}};
    }
    rank = spot_rank(rules_, colour, *site);
    sites[i] = *site;
    if (marked) {
      const unsigned ahead = game_.start_square_[*site];
      if (ahead <= 1) {
        return Sentence{"The pieces of {0} carry a mark at “{1}” where none belongs.",
                        {letter(colour), std::string(words[i])}};
      }
      const unsigned square = game_.start_square(colour, ahead);
      if (((marks_ >> (3 * square)) & 7U) != 0) {
        return Sentence{"The pieces of {0} and another carry a mark on one square, position {1}.",
                        {letter(colour), std::string(words[i])}};
      }
      marks_ |= (colour + 1U) << (3 * square);
    }
  }
  core::sort(sites.begin(), sites.end());
  state_.pieces[colour] = 0;
  for (std::size_t lane = 0; lane < sites.size(); ++lane) {
    state_.pieces[colour] |= std::uint64_t{sites[lane]} << (8 * lane);
  }
  return std::nullopt;
}

Checked StateReader::read_fields() {
  std::string_view rest = text_.substr(text_.find(" | ") + 3);
  std::array<std::string_view, 5> values{};
  constexpr std::array<std::string_view, 5> kFields = {"turn", "phase", "sixes", "last", "next"};
  const std::size_t count = rules_.preview ? 5 : 4;
  for (std::size_t i = 0; i < count; ++i) {
    std::string_view word = core::take_until(rest, ' ');
    if (!core::take_prefix(word, kFields[i]) || !core::take_prefix(word, "=")) {
      return games::missing_field(kFields[i]);
    }
    values[i] = word;
  }
  if (!rest.empty()) {
    return games::spare_field(rest);
  }
  bool found = false;
  for (SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
    if (game_.seat_name(seat) == values[0]) {
      state_.turn = seat;
      found = true;
    }
  }
  if (!found) {
    return Sentence{"The field “{0}” names no seat: “{1}”.", {"turn", std::string(values[0])}};
  }
  const auto phase = std::find(kPhases.begin(), kPhases.end(), values[1]);
  if (phase == kPhases.end()) {
    return games::bad_field("phase", values[1]);
  }
  state_.phase = static_cast<Phase>(phase - kPhases.begin());
  const auto sixes = core::parse_number(values[2], 2);
  if (!sixes) {
    return games::bad_field("sixes", values[2]);
  }
  state_.sixes = static_cast<std::uint8_t>(*sixes);
  if (Checked error = read_last(values[3])) {
    return error;
  }
  return rules_.preview ? read_next(values[4]) : std::nullopt;
}

Checked StateReader::read_last(std::string_view text) {
  state_.last_site = kNest;
  state_.last_colour = 0;
  if (text == "-") {
    return std::nullopt;
  }
  Sentence wrong{"The field “{0}” names no piece that this side can have moved: “{1}”.",
                 {"last", std::string(text)}};
  const auto letters = games::parse_colours(kLetters, text.substr(0, 1));
  if (!letters || (game_.side_colours(state_.turn) & *letters) == 0) {
    return wrong;
  }
  const auto colour = static_cast<Colour>(std::countr_zero(*letters));
  const auto site = parse_spot(rules_, colour, text.substr(1));
  if (!site || *site == kNest || Game::count_at(state_, colour, *site) == 0) {
    return wrong;
  }
  state_.last_colour = colour;
  state_.last_site = *site;
  return std::nullopt;
}

Checked StateReader::read_next(std::string_view text) {
  state_.next = 0;
  if (text == "-") {
    return std::nullopt;
  }
  for (const std::string_view word : core::split(text, ',')) {
    bool found = false;
    for (SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
      std::string_view face = word;
      if (!core::take_prefix(face, game_.seat_name(seat)) ||
          ((state_.next >> (3 * seat)) & 7U) != 0) {
        continue;
      }
      if (const auto number = core::parse_number(face, 6); number && *number > 0) {
        state_.next |= *number << (3 * seat);
        found = true;
      }
    }
    if (!found) {
      return games::bad_field("next", word);
    }
  }
  return std::nullopt;
}

Checked StateReader::check_squares() {
  for (int c = 0; c < rules_.arms; ++c) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      const auto colour = static_cast<Colour>(c);
      const Site site = Game::piece(state_, colour, lane);
      if (site != kNest && site != game_.goal()) {
        if (Checked error = check_square(colour, site)) {
          return error;
        }
      }
    }
  }
  for (int square = 0; square < rules_.arms; ++square) {
    const unsigned mark = (marks_ >> (3 * square)) & 7U;
    if (mark != 0 && ((state_.later >> (3 * square)) & 7U) == 0) {
      const int number = ring_number(rules_.arms, static_cast<Colour>(square), kStart);
      return Sentence{"The pieces of {0} carry a mark at “{1}” where none belongs.",
                      {letter(static_cast<Colour>(mark - 1)), std::to_string(number) + "^"}};
    }
  }
  return std::nullopt;
}

// At most two pieces a square; a mixed pair only on a safe one; and which pairs need a mark.
Checked StateReader::check_square(Colour owner, Site progress) {
  const bool ring = progress <= game_.turn_off();
  const int count =
      ring ? game_.pieces_on(state_, owner, progress) : Game::count_at(state_, owner, progress);
  const int own = Game::count_at(state_, owner, progress);
  const std::string spot = letter(owner) + " " + print_spot(rules_, owner, progress);
  if (count > 2) {
    return Sentence{"In this position more than two pieces stand on {0}.", {spot}};
  }
  if (count != 2 || own == 2) {
    return std::nullopt;
  }
  if (!game_.is_safe(progress)) {
    return Sentence{"In this position two colours stand on {0}, which is not safe.", {spot}};
  }
  const unsigned ahead = game_.start_square_[progress];
  if (ahead <= 1) {
    return std::nullopt;
  }
  const unsigned square = game_.start_square(owner, ahead);
  const auto home = static_cast<Colour>(square);
  if (Game::count_at(state_, home, kStart) == 0) {
    const unsigned mark = (marks_ >> (3 * square)) & 7U;
    const bool here = mark == owner + 1U;
    state_.later |= here ? mark << (3 * square) : 0;
    if (mark == 0) {
      return Sentence{"In this position the mark of the later arrival (^) is missing at {0}.",
                      {spot}};
    }
  }
  return std::nullopt;
}

Expected<State> Game::parse_state(std::string_view text) const {
  return StateReader(*this, text).read();
}

}  // namespace parchis
