// Sorry!: reading the state part of a position line, strictly: the page's order, single spaces,
// every invariant. The error names the field.
#include <algorithm>

#include "games/refusals.h"
#include "games/sorry/text.h"

namespace sorry {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

std::string text_of(std::string_view text) { return std::string(text); }

std::optional<Colour> colour_of(std::string_view text) {
  const std::size_t index = text.size() == 1 ? kLetters.find(text[0]) : kLetters.npos;
  return index == kLetters.npos ? std::nullopt : std::optional(static_cast<Colour>(index));
}

std::optional<Card> card_of(std::string_view text) {
  const auto found = std::find(kCardNames.begin(), kCardNames.end(), text);
  return found == kCardNames.end() ? std::nullopt
                                   : std::optional(static_cast<Card>(found - kCardNames.begin()));
}

class StateReader {
 public:
  StateReader(const Game& game, std::string_view text)
      : game_(game),
        rules_(game.rules()),
        points_(rules_.mode == Mode::Points),
        words_(core::split(text, ' ')) {}

  Expected<State> read() {
    using Step = Checked (StateReader::*)();
    constexpr Step kSteps[] = {
        &StateReader::read_pawns, &StateReader::take_fields, &StateReader::read_deck,
        &StateReader::read_turn,  &StateReader::read_phase,  &StateReader::read_card,
        &StateReader::read_left,  &StateReader::read_not,    &StateReader::read_hands};
    for (const Step step : kSteps) {
      if (Checked error = (this->*step)()) {
        return *error;
      }
    }
    if (Checked error = check_state(game_, state_)) {
      return *error;
    }
    if (Checked error = read_score()) {
      return *error;
    }
    return state_;
  }

 private:
  enum Field : std::size_t { Deck, Turn, PhaseField, CardField, Left, Not, Hands, ScoreField };
  static constexpr std::array<std::string_view, 8> kFields = {"deck", "turn", "phase", "card",
                                                              "left", "not",  "hands", "score"};

  Checked read_pawns();
  Checked read_colour(Colour colour, std::string_view spots);
  Checked place_pawn(Colour colour, std::string_view spot);
  Checked take_fields();
  Checked read_deck();
  Checked read_turn();
  Checked read_phase();
  Checked read_card();
  Checked read_left();
  Checked read_not();
  Checked read_hands();
  Checked read_hand(Colour colour, std::string_view text);
  Checked check_views() const;
  Checked read_score();

  [[nodiscard]] bool in(std::initializer_list<Phase> phases) const {
    return std::find(phases.begin(), phases.end(), state_.phase) != phases.end();
  }

  const Game& game_;
  const Rules& rules_;
  bool points_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  std::array<std::string_view, kFields.size()> fields_{};
  RingSet taken_ = 0;  // squares, as red counts them
  State state_{};
};

// ---- Pawns --------------------------------------------------------------------------------------

Checked StateReader::read_pawns() {
  Checked error;
  each_colour(game_.playing(), [&](Colour c) {
    if (error) {
      return;
    }
    if (next_ + 1 >= words_.size() || colour_of(words_[next_]) != c) {
      error =
          Sentence{"The “{0}” of colour {1} are missing.", {"pawns", std::string(1, kLetters[c])}};
      return;
    }
    error = read_colour(c, words_[next_ + 1]);
    next_ += 2;
  });
  if (error || next_ == words_.size()) {
    return error;
  }
  const std::string_view word = words_[next_++];
  if (word == "|") {
    return std::nullopt;
  }
  if (word.find('=') != word.npos) {
    return Sentence{"The position lacks “{0}” in front of “{1}”.", {"|", text_of(word)}};
  }
  return Sentence{"There are “{0}” of a colour that does not play: {1}.", {"pawns", text_of(word)}};
}

Checked StateReader::read_colour(Colour colour, std::string_view spots) {
  const std::string name(1, kLetters[colour]);
  const auto list = core::split(spots, ',');
  if (list.size() != static_cast<std::size_t>(rules_.pawns)) {
    return Sentence{"Colour {0} must have {1} pawns.", {name, std::to_string(rules_.pawns)}};
  }
  std::optional<Site> previous;
  for (const std::string_view spot : list) {
    const auto site = parse_spot(spot);
    if (!site) {
      return Sentence{"“{1}” is no place for a pawn of colour {0}.", {name, text_of(spot)}};
    }
    if (previous && *previous > *site) {
      return Sentence{"The pawns of colour {0} are not in order.", {name}};
    }
    previous = site;
    if (Checked error = place_pawn(colour, spot)) {
      return error;
    }
  }
  return std::nullopt;
}

Checked StateReader::place_pawn(Colour colour, std::string_view spot) {
  const Place place = place_of(colour, *parse_spot(spot));
  if (place == kHome) {
    ++state_.home[colour];
    return std::nullopt;
  }
  if (place == kStart) {
    ++state_.start[colour];
    return std::nullopt;
  }
  Track track = state_.track(colour);
  const RingSet square = place < kRing ? RingSet{1} << translate_place(place, colour, 0) : 0;
  if (track.has(place) || (taken_ & square) != 0) {
    return Sentence{"The pawn of colour {0} at {1} stands on another pawn.",
                    {std::string(1, kLetters[colour]), text_of(spot)}};
  }
  taken_ |= square;
  track.add(place);
  state_.path[colour] = track.path;
  state_.diamond[colour] = static_cast<std::uint8_t>(track.diamond);
  return std::nullopt;
}

// ---- Fields -------------------------------------------------------------------------------------

// Cuts the rest into its fields: all that the mode has, in the page's order, and no others.
Checked StateReader::take_fields() {
  const auto wanted = [&](std::size_t field, std::string_view word) {
    // Whether a score must follow depends on the phase.
    return field < Hands || (points_ && (field == Hands || word.starts_with("score=") ||
                                         fields_[PhaseField] == "over"));
  };
  for (std::size_t field = 0; field < kFields.size(); ++field) {
    std::string_view word = next_ < words_.size() ? words_[next_] : std::string_view{};
    if (!wanted(field, word)) {
      continue;
    }
    if (!core::take_prefix(word, text_of(kFields[field]) + "=")) {
      return Sentence{"The field “{0}” is missing where “{1}” stands.",
                      {text_of(kFields[field]), text_of(word)}};
    }
    fields_[field] = word;
    ++next_;
  }
  if (next_ < words_.size()) {
    return games::spare_field(words_[next_]);
  }
  return std::nullopt;
}

Checked StateReader::read_deck() {
  const std::string_view digits = fields_[Deck];
  if (digits.size() != kKinds) {
    return games::bad_field("deck", digits);
  }
  for (Card card = 0; card < kKinds; ++card) {
    const int count = digits[card] - '0';
    if (count < 0 || count > copies(card)) {
      return games::bad_field("deck", digits);
    }
    for (int i = 0; i < count; ++i) {
      state_.deck.add(card);
    }
  }
  return std::nullopt;
}

Checked StateReader::read_turn() {
  const std::string_view text = fields_[Turn];
  const auto colour = colour_of(text);
  const bool first = fields_[PhaseField] == kPhases[static_cast<std::size_t>(Phase::First)];
  const bool fits = first ? text == "-" : colour && ((game_.playing() >> *colour) & 1U) != 0;
  if (!fits) {
    return games::bad_field("turn", text);
  }
  state_.turn = first ? Colour{0} : *colour;
  return std::nullopt;
}

Checked StateReader::read_phase() {
  const auto found = std::find(kPhases.begin(), kPhases.end(), fields_[PhaseField]);
  if (found == kPhases.end()) {
    return games::bad_field("phase", fields_[PhaseField]);
  }
  state_.phase = static_cast<Phase>(found - kPhases.begin());
  const bool hands = in({Phase::Deal, Phase::Hand, Phase::Fill});
  const bool fits = points_ ? state_.phase != Phase::Draw : !hands;
  if (!fits || (state_.phase == Phase::First && rules_.first >= 0)) {
    return games::bad_field("phase", fields_[PhaseField]);
  }
  return std::nullopt;
}

Checked StateReader::read_card() {
  const std::string_view text = fields_[CardField];
  const auto card = card_of(text);
  const bool none = text == "-";
  bool fits = none;
  if (state_.phase == Phase::UseCard) fits = card.has_value();
  if (state_.phase == Phase::Split) fits = card == k7;
  if (state_.phase == Phase::Fill) fits = none || card == k2;
  if (!fits) {
    return games::bad_field("card", text);
  }
  state_.card = none ? Card{kNoCard} : *card;
  return std::nullopt;
}

Checked StateReader::read_left() {
  constexpr std::uint32_t kMost = 6;  // of a 7, the other part being 1
  const auto left = core::parse_number(fields_[Left], kMost);
  if (!left || (*left > 0) != (state_.phase == Phase::Split)) {
    return games::bad_field("left", fields_[Left]);
  }
  state_.left = static_cast<std::uint8_t>(*left);
  return std::nullopt;
}

// The pawn that made the first part: a colour of the side to move, and where it stands now.
Checked StateReader::read_not() {
  const std::string_view text = fields_[Not];
  if (state_.phase != Phase::Split) {
    return text == "-" ? std::nullopt : Checked(games::bad_field("not", text));
  }
  const auto colour = colour_of(text.substr(0, 1));
  const auto site = colour ? parse_spot(text.substr(1)) : std::nullopt;
  if (!site || *site == kStart || ((unsigned{game_.side(state_.turn)} >> *colour) & 1U) == 0) {
    return games::bad_field("not", text);
  }
  const Place place = place_of(*colour, *site);
  const bool there = place == kHome ? state_.home[*colour] > 0 : state_.track(*colour).has(place);
  if (!there) {
    return games::bad_field("not", text);
  }
  state_.not_colour = *colour;
  state_.not_place = place;
  return std::nullopt;
}

// ---- Hands --------------------------------------------------------------------------------------

Checked StateReader::read_hands() {
  if (!points_) {
    return std::nullopt;
  }
  const auto hands = core::split(fields_[Hands], ';');
  std::size_t index = 0;
  Checked error;
  each_colour(game_.playing(), [&](Colour c) {
    if (error) {
      return;
    }
    std::string_view hand = index < hands.size() ? hands[index] : std::string_view{};
    ++index;
    const bool named = core::take_prefix(hand, std::string(1, kLetters[c]) + ":");
    error = named ? read_hand(c, hand) : Checked(games::bad_field("hands", fields_[Hands]));
  });
  if (!error && index != hands.size()) {
    return games::bad_field("hands", fields_[Hands]);
  }
  return error ? error : check_views();
}

Checked StateReader::read_hand(Colour colour, std::string_view text) {
  if (text.empty()) {
    return std::nullopt;
  }
  auto bad = games::bad_field("hands", text);
  if (text.find_first_not_of('?') == text.npos) {
    state_.hidden[colour] =
        static_cast<std::uint8_t>(std::min<std::size_t>(text.size(), kHandSize + 1));
    return std::nullopt;
  }
  std::optional<Card> previous;
  for (const std::string_view name : core::split(text, ',')) {
    const auto card = card_of(name);
    if (!card || (previous && *previous > *card) || state_.hands[colour].size() >= kHandSize) {
      return bad;
    }
    state_.hands[colour].add(*card);
    previous = card;
  }
  return std::nullopt;
}

// A view hides every hand but the viewer's.
Checked StateReader::check_views() const {
  int seen = 0;
  int hidden = 0;
  each_colour(game_.playing(), [&](Colour c) {
    seen += state_.hands[c].empty() ? 0 : 1;
    hidden += state_.hidden[c] != 0 ? 1 : 0;
  });
  return hidden > 0 && seen > 1 ? Checked(games::bad_field("hands", fields_[Hands])) : std::nullopt;
}

Checked StateReader::read_score() {
  const bool wanted = points_ && state_.phase == Phase::Over;
  if (fields_[ScoreField] != (wanted ? print_scores(game_, state_) : "")) {
    return games::bad_field("score", fields_[ScoreField]);
  }
  return std::nullopt;
}

}  // namespace

Expected<State> Game::parse_state(std::string_view text) const {
  return StateReader(*this, text).read();
}

}  // namespace sorry
