// Parchís: the state part of a position line, printed and read strictly, in canonical form only.
// What goes beyond one field is checked in check.cpp.
#include <array>
#include <optional>
#include <span>

#include "games/parchis/lanes.h"
#include "games/parchis/text.h"
#include "games/state_text.h"

namespace parchis {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

constexpr std::uint32_t kMaxSixes = 2;
constexpr std::uint32_t kFaces = 6;

// --- Fields.

std::string print_last(const Game& game, const State& state) {
  return state.last_site == kNest
             ? "-"
             : letter(state.last_colour) +
                   games::print_spot(Path{game.rules().arms}, state.last_colour, state.last_site);
}

games::Reading read_last(const Game& game, State& state, std::string_view& text) {
  state.last_site = kNest;
  state.last_colour = 0;
  if (text == "-") {
    return true;
  }
  const Sentence wrong{"The field “{0}” names no piece that this side can have moved: “{1}”.",
                       {"last", std::string(text)}};
  const auto set = games::parse_colours(kLetters, text.substr(0, 1));
  if (!set || (game.side_colours(state.turn) & *set) == 0) {
    return wrong;
  }
  const Colour colour = games::lowest_colour(*set);
  const auto site = games::parse_spot(Path{game.rules().arms}, colour, text.substr(1));
  if (!site || *site == kNest || Game::count_at(state, colour, *site) == 0) {
    return wrong;
  }
  state.last_colour = colour;
  state.last_site = *site;
  return true;
}

// The seats in colour order of their first letter.
std::string print_next(const Game& game, const State& state) {
  std::string text;
  each_colour(game.colours_in_play(), [&](Colour colour) {
    const SeatIndex seat = game.seat_of(colour);
    const unsigned face = next_throw(state, seat);
    if (game.first_colour(seat) == colour && face != 0) {
      text += (text.empty() ? "" : ",") + game.seat_name(seat) + std::to_string(face);
    }
  });
  return text.empty() ? "-" : text;
}

games::Reading read_next(const Game& game, State& state, std::string_view& text) {
  state.next = 0;
  const std::string_view whole = text;
  for (const std::string_view word : core::split(whole, ',')) {
    std::string_view name = word;
    name.remove_suffix(word.empty() ? 0 : 1);
    SeatIndex seat = 0;
    const auto face = core::parse_number(word.substr(name.size()), kFaces);
    const bool known = games::read_seat(game, name, seat) && face && *face > 0;
    if (text != "-" && (!known || next_throw(state, seat) != 0)) {
      text = word;
      return false;
    }
    state.next |= known ? *face << (3 * seat) : 0;
  }
  text = whole;
  return print_next(game, state) == whole;  // the seats stand in their order
}

bool has_preview(const Game& game, std::string_view, std::string_view) {
  return game.rules().preview;
}

constexpr games::Field<Game> kFields[] = {
    games::turn_field<Game>(),
    games::word_field<Game, &State::phase, kPhases>("phase"),
    games::number_field<Game, &State::sixes, kMaxSixes>("sixes"),
    {"last", print_last, read_last},
    games::Field<Game>{"next", print_next, read_next}.only(has_preview)};

}  // namespace

// --- Pieces.

std::string Game::print_state(const State& state) const {
  std::string line;
  each_colour(in_play_, [&](Colour colour) {
    std::array<Site, kMaxPieces> spots{};
    const auto pieces = std::span(spots).first(static_cast<std::size_t>(rules_.pieces));
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      spots[static_cast<std::size_t>(lane)] = piece(state, colour, lane);
    }
    const auto rank = [&](Site spot) { return games::spot_rank(Path{rules_.arms}, colour, spot); };
    const auto print = [&](Site spot) {
      const unsigned ahead = start_square_[spot];
      const bool later = ahead > 1 && later_at(state, start_square(colour, ahead)) == colour + 1U;
      return games::print_spot(Path{rules_.arms}, colour, spot) + (later ? "^" : "");
    };
    games::print_spots(kLetters[colour], pieces, rank, print, line);
  });
  line += '|';
  games::print_fields<Game>(kFields, *this, state, line);
  return line;
}

// Reads the pieces and their marks; the first fault ends it.
class StateReader {
 public:
  StateReader(const Game& game, State& state) : game_(game), state_(state) {}
  Checked read_colour(Colour colour, std::string_view spots);
  Checked check_squares();

 private:
  Checked read_mark(Colour colour, Site site, std::string_view spot);
  Checked check_square(Colour owner, Site progress);
  [[nodiscard]] Sentence no_mark_here(Colour colour, std::string_view spot) const {
    return {"The pieces of {0} carry a mark at “{1}” where none belongs.",
            {letter(colour), std::string(spot)}};
  }

  const Game& game_;
  State& state_;
  const Rules& rules_ = game_.rules();
  std::uint32_t marks_ = 0;  // three bits per start square, like State::later, as read
};

Checked StateReader::read_colour(Colour colour, std::string_view spots) {
  int rank = 0;
  std::uint64_t& word = state_.pieces[colour];
  word = kNoPieces & ~first_lanes(rules_.pieces);
  const auto parse = [&](std::string_view spot) {
    spot.remove_suffix(spot.ends_with('^') ? 1 : 0);
    return games::parse_spot(Path{rules_.arms}, colour, spot);
  };
  const auto take = [&](std::size_t, Site site, std::string_view spot) -> Checked {
    if (games::spot_rank(Path{rules_.arms}, colour, site) < rank) {
      return Sentence{"The pieces of {0} are not in order.", {letter(colour)}};
    }
    rank = games::spot_rank(Path{rules_.arms}, colour, site);
    if (site != kNest) {
      word = advance(word, kNest, site);
    }
    return spot.ends_with('^') ? read_mark(colour, site, spot) : std::nullopt;
  };
  return games::read_spots(games::kPieces, letter(colour), static_cast<std::size_t>(rules_.pieces),
                           spots, parse, take);
}

Checked StateReader::read_mark(Colour colour, Site site, std::string_view spot) {
  const unsigned ahead = game_.start_square_[site];
  if (ahead <= 1) {
    return no_mark_here(colour, spot);
  }
  const unsigned square = game_.start_square(colour, ahead);
  if (((marks_ >> (3 * square)) & 7U) != 0) {
    return Sentence{"In this position both pieces at {0} carry the mark of the later arrival (^).",
                    {letter(colour) + " " + std::string(spot)}};
  }
  marks_ |= (colour + 1U) << (3 * square);
  return std::nullopt;
}

Checked StateReader::check_squares() {
  for (Colour colour = 0; colour < rules_.arms; ++colour) {
    for (int lane = 0; game_.plays(colour) && lane < rules_.pieces; ++lane) {
      if (Checked error = check_square(colour, Game::piece(state_, colour, lane))) {
        return error;
      }
    }
  }
  for (Colour square = 0; square < rules_.arms; ++square) {
    const unsigned mark = (marks_ >> (3 * square)) & 7U;
    if (mark != 0 && game_.later_at(state_, square) == 0) {
      return no_mark_here(static_cast<Colour>(mark - 1),
                          games::print_spot(Path{rules_.arms}, square, kStart) + "^");
    }
  }
  return std::nullopt;
}

// At most two pieces per square; a mixed pair only on a safe one; and which pairs need a mark.
Checked StateReader::check_square(Colour owner, Site progress) {
  const int own = Game::count_at(state_, owner, progress);
  const bool ring = progress != kNest && progress <= game_.turn_off();
  const int count = ring ? game_.pieces_on(state_, owner, progress) : own;
  const std::string spot =
      letter(owner) + " " + games::print_spot(Path{rules_.arms}, owner, progress);
  if (progress == kNest || progress == game_.goal()) {
    return std::nullopt;
  }
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
  const unsigned square = ahead > 1 ? game_.start_square(owner, ahead) : 0;
  if (ahead <= 1 || !game_.plays(static_cast<Colour>(square)) ||
      Game::count_at(state_, static_cast<Colour>(square), kStart) != 0) {
    return std::nullopt;
  }
  const unsigned mark = (marks_ >> (3 * square)) & 7U;
  state_.later |= mark == owner + 1U ? mark << (3 * square) : 0;
  return mark != 0 ? std::nullopt
                   : Checked(Sentence{
                         "In this position the mark of the later arrival (^) is missing at {0}.",
                         {spot}});
}

Expected<State> Game::parse_state(std::string_view text) const {
  std::optional<StateReader> reader;
  return games::read_state<Game>(
      *this, kFields, games::kPieces, kLetters, in_play_, text,
      [&](State& state, Colour colour, std::string_view spots) {
        if (!reader) reader.emplace(*this, state);
        return reader->read_colour(colour, spots);
      },
      [&](const State& state) {
        const Checked error = reader->check_squares();
        return error ? error : check_state(*this, state);
      });
}

}  // namespace parchis
