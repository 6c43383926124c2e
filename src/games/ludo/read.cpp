// Ludo: reads a state strictly, in canonical form only. Each refusal names the field; what goes
// beyond one field is checked in check.cpp.
#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "core/sort.h"
#include "games/ludo/text.h"
#include "games/refusals.h"

namespace ludo {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

// Reads one state part by part; the first fault ends it.
class StateReader {
 public:
  StateReader(const Game& game, std::string_view text) : game_(game), text_(text) {}
  Expected<State> read();

 private:
  Checked read_pieces();
  Checked read_colour(Colour colour, std::string_view spots);
  Checked read_fields();
  Checked read_turn(std::string_view text);
  Checked read_use(std::string_view text);
  Checked read_left(std::string_view text);
  std::optional<Step> parse_step(std::string_view text) const;

  const Game& game_;
  std::string_view text_;
  State state_ = game_.start();
};

Expected<State> StateReader::read() {
  for (const auto part : {&StateReader::read_pieces, &StateReader::read_fields}) {
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
  for (unsigned colours = game_.all_colours(); colours != 0; colours &= colours - 1) {
    const auto colour = static_cast<Colour>(std::countr_zero(colours));
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
  if (static_cast<int>(words.size()) != game_.rules().pieces) {
    return Sentence{
        "Colour {0} has {1} pieces, not {2}.",
        {letter(colour), std::to_string(words.size()), std::to_string(game_.rules().pieces)}};
  }
  int rank = 0;
  state_.pieces[colour] = kEmpty;
  for (const std::string_view word : words) {
    const std::optional<Site> site = parse_spot(game_.plan(), colour, word);
    if (!site) {
      return Sentence{"The pieces of {0} cannot stand on “{1}”.",
                      {letter(colour), std::string(word)}};
    }
    if (spot_rank(game_.plan(), colour, *site) < rank) {
      return Sentence{"The pieces of {0} are not in order.", {letter(colour)}};
    }
    rank = spot_rank(game_.plan(), colour, *site);
    state_.pieces[colour] = with(state_.pieces[colour], *site);
  }
  return std::nullopt;
}

Checked StateReader::read_fields() {
  std::string_view rest = text_.substr(text_.find(" | ") + 3);
  std::vector<std::string_view> fields = {"turn", "phase", "use", "run"};
  if (game_.has_tries()) fields.push_back("tries");
  if (game_.has_left()) fields.push_back("left");
  for (const std::string_view field : fields) {
    std::string_view value = core::take_until(rest, ' ');
    if (!core::take_prefix(value, field) || !core::take_prefix(value, "=")) {
      return games::missing_field(field);
    }
    constexpr std::uint32_t kMost = 2;
    Checked error;
    if (field == "turn") {
      error = read_turn(value);
    } else if (field == "phase") {
      const auto* const phase = std::find(kPhases.begin(), kPhases.end(), value);
      if (phase == kPhases.end()) return games::bad_field(field, value);
      state_.phase = static_cast<Phase>(phase - kPhases.begin());
    } else if (field == "use") {
      error = read_use(value);
    } else if (field == "left") {
      error = read_left(value);
    } else {
      const auto number = core::parse_number(value, kMost);
      if (!number) return games::bad_field(field, value);
      (field == "run" ? state_.run : state_.tries) = static_cast<std::uint8_t>(*number);
    }
    if (error) return error;
  }
  return rest.empty() ? std::nullopt : Checked(games::spare_field(rest));
}

Checked StateReader::read_turn(std::string_view text) {
  for (SeatIndex seat = 0; seat < game_.seat_count(); ++seat) {
    if (game_.seat_name(seat) == text) {
      state_.turn = seat;
      return std::nullopt;
    }
  }
  return Sentence{"The field “{0}” names no seat: “{1}”.", {"turn", std::string(text)}};
}

Checked StateReader::read_use(std::string_view text) {
  state_.use = kEmpty;
  if (text == "-") {
    return std::nullopt;
  }
  std::uint32_t last = 0;
  const std::vector<std::string_view> words = core::split(text, ',');
  for (const std::string_view word : words) {
    const auto number = core::parse_number(word, kCaptureReward);
    const bool known =
        number && *number > 0 &&
        (*number <= kHighestDie || *number == kHomeReward || *number == kCaptureReward);
    const bool ascending = number && *number >= last;
    if (!known || !ascending || words.size() > sizeof(Lanes)) {
      return games::bad_field("use", text);
    }
    last = *number;
    state_.use = with(state_.use, static_cast<std::uint8_t>(*number));
  }
  return std::nullopt;
}

Checked StateReader::read_left(std::string_view text) {
  state_.left.fill(kNoStep);
  if (text == "-") {
    return std::nullopt;
  }
  const std::vector<std::string_view> words = core::split(text, ',');
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::optional<Step> step = parse_step(words[i]);
    const bool sorted = i == 0 || words[i - 1] < words[i];
    if (!step || i == kMaxLeft || !sorted) {
      return games::bad_field("left", text);
    }
    state_.left[i] = *step;
  }
  core::sort(state_.left.begin(), state_.left.end());
  return std::nullopt;
}

// A forward step between squares of ring and column by a colour of the side.
std::optional<Step> StateReader::parse_step(std::string_view text) const {
  const auto colours = games::parse_colours(kLetters, text.substr(0, 1));
  if (!colours || (game_.side_colours(state_.turn) & *colours) == 0) {
    return std::nullopt;
  }
  const auto colour = static_cast<Colour>(std::countr_zero(*colours));
  text.remove_prefix(1);
  const auto from = parse_spot(game_.plan(), colour, core::take_until(text, '>'));
  const auto to = parse_spot(game_.plan(), colour, text);
  const bool squares = from && to && *from != kNest && *from < *to && *to < kNone &&
                       !(game_.plan().goal && *to == game_.end());
  return squares ? std::optional(Step{colour, *from, *to}) : std::nullopt;
}

}  // namespace

Expected<State> Game::parse_state(std::string_view text) const {
  return StateReader(*this, text).read();
}

}  // namespace ludo
