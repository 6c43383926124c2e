// Ludo: the state part of a position line, printed and read strictly, in canonical form only. What
// goes beyond one field is checked in check.cpp.
#include "games/state_text.h"

#include <array>
#include <optional>
#include <span>

#include "core/sort.h"
#include "games/ludo/text.h"

namespace ludo {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

// The highest run and number of failed tries.
constexpr std::uint32_t kMost = 2;

// --- Fields.

std::string print_use_of(const Game&, const State& state) { return print_use(state.use); }

games::Reading read_use(const Game&, State& state, std::string_view& text) {
  state.use = kEmpty;
  if (text == "-") {
    return true;
  }
  std::uint32_t last = 0;
  const std::vector<std::string_view> words = core::split(text, ',');
  for (const std::string_view word : words) {
    const auto number = core::parse_number(word, kCaptureReward);
    const bool known =
        number && *number > 0 &&
        (*number <= kHighestDie || *number == kHomeReward || *number == kCaptureReward);
    if (!known || *number < last || words.size() > sizeof(Lanes)) {
      return false;
    }
    last = *number;
    state.use = with(state.use, static_cast<std::uint8_t>(*number));
  }
  return true;
}

// A forward step between squares of ring and column by a colour of the side.
std::optional<Step> parse_step(const Game& game, const State& state, std::string_view text) {
  const auto set = games::parse_colours(kLetters, text.substr(0, 1));
  if (!set || (game.side_colours(state.turn) & *set) == 0) {
    return std::nullopt;
  }
  const Colour colour = games::lowest_colour(*set);
  text.remove_prefix(1);
  const auto from = parse_spot(game.plan(), colour, core::take_until(text, '>'));
  const auto to = parse_spot(game.plan(), colour, text);
  const bool squares =
      from && to && *from != kNest && *from < *to && !(game.plan().goal && *to == game.end());
  return squares ? std::optional(Step{colour, *from, *to}) : std::nullopt;
}

games::Reading read_left(const Game& game, State& state, std::string_view& text) {
  state.left.fill(kNoStep);
  if (text == "-") {
    return true;
  }
  const std::vector<std::string_view> words = core::split(text, ',');
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::optional<Step> step = parse_step(game, state, words[i]);
    const bool sorted = i == 0 || words[i - 1] < words[i];
    if (!step || i == kMaxLeft || !sorted) {
      return false;
    }
    state.left[i] = *step;
  }
  core::sort(state.left.begin(), state.left.end());
  return true;
}

bool has_tries(const Game& game, std::string_view, std::string_view) { return game.has_tries(); }
bool has_left(const Game& game, std::string_view, std::string_view) { return game.has_left(); }

constexpr games::Field<Game> kFields[] = {
    games::turn_field<Game>(),
    games::word_field<Game, &State::phase, kPhases>("phase"),
    {"use", print_use_of, read_use},
    games::number_field<Game, &State::run, kMost>("run"),
    games::number_field<Game, &State::tries, kMost>("tries").only(has_tries),
    games::Field<Game>{"left", print_left, read_left}.only(has_left)};

// --- Pieces.

Checked read_colour(const Game& game, State& state, Colour colour, std::string_view spots) {
  int rank = 0;
  Lanes& word = state.pieces[colour];
  word = kEmpty;
  const auto parse = [&](std::string_view spot) { return parse_spot(game.plan(), colour, spot); };
  const auto take = [&](std::size_t, Site site, std::string_view) -> Checked {
    if (spot_rank(game.plan(), colour, site) < rank) {
      return Sentence{"The pieces of {0} are not in order.", {letter(colour)}};
    }
    rank = spot_rank(game.plan(), colour, site);
    word = with(word, site);
    return std::nullopt;
  };
  return games::read_spots(games::kPieces, letter(colour),
                           static_cast<std::size_t>(game.rules().pieces), spots, parse, take);
}

}  // namespace

std::string Game::print_state(const State& state) const {
  std::string line;
  each_colour(all_, [&](Colour colour) {
    std::array<Site, kMaxPieces> spots{};
    const auto pieces = std::span(spots).first(static_cast<std::size_t>(rules_.pieces));
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      spots[static_cast<std::size_t>(lane)] = piece(state, colour, lane);
    }
    games::print_spots(
        kLetters[colour], pieces, [&](Site spot) { return spot_rank(plan_, colour, spot); },
        [&](Site spot) { return print_spot(plan_, colour, spot); }, line);
  });
  line += '|';
  games::print_fields<Game>(kFields, *this, state, line);
  return line;
}

Expected<State> Game::parse_state(std::string_view text) const {
  return games::read_state<Game>(
      *this, kFields, games::kPieces, kLetters, all_, text,
      [&](State& state, Colour colour, std::string_view spots) {
        return read_colour(*this, state, colour, spots);
      },
      [&](const State& state) { return check_state(*this, state); });
}

}  // namespace ludo
