// Sorry!: the state part of a position line, printed and read strictly, in the contract's order
// with single spaces. What goes beyond one field is checked in check.cpp.
#include <algorithm>

#include "games/sorry/text.h"
#include "games/state_text.h"

namespace sorry {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

std::optional<Card> card_of(std::string_view text) {
  const auto found = std::find(kCardNames.begin(), kCardNames.end(), text);
  return found == kCardNames.end() ? std::nullopt
                                   : std::optional(static_cast<Card>(found - kCardNames.begin()));
}

bool has_hands(const Game& game, std::string_view, std::string_view) {
  return game.rules().mode == Mode::Points;
}

// --- Fields.

std::string print_deck(const Game&, const State& state) {
  std::string text;
  for (Card card = 0; card < kKinds; ++card) {
    text += std::to_string(state.deck.count(card));
  }
  return text;
}

games::Reading read_deck(const Game&, State& state, std::string_view& text) {
  for (Card card = 0; card < kKinds; ++card) {
    const int count = text.size() == kKinds ? text[card] - '0' : -1;
    if (count < 0 || count > copies(card)) {
      return false;
    }
    for (int i = 0; i < count; ++i) {
      state.deck.add(card);
    }
  }
  return true;
}

std::string print_turn(const Game&, const State& state) {
  return state.phase == Phase::First ? "-" : letter(state.turn);
}

games::Reading read_turn(const Game& game, State& state, std::string_view& text) {
  const auto set = games::parse_colours(kLetters, text);
  const bool playing = set && text.size() == 1 && (game.colours_in_play() & *set) != 0;
  state.turn = playing ? games::lowest_colour(*set) : Colour{0};
  return state.phase == Phase::First ? text == "-" : playing;
}

bool phase_fits(const Game& game, const State& state) {
  if (state.phase == Phase::First && game.rules().first >= 0) {
    return false;
  }
  const bool of_hands = is_one_of(state.phase, {Phase::Deal, Phase::Hand, Phase::Fill});
  return has_hands(game, "", "") ? state.phase != Phase::Draw : !of_hands;
}

std::string print_card(const Game&, const State& state) {
  return std::string(state.card == kNoCard ? "-" : kCardNames[state.card]);
}

games::Reading read_card(const Game&, State& state, std::string_view& text) {
  const auto card = card_of(text);
  const bool none = text == "-";
  state.card = card.value_or(kNoCard);
  switch (state.phase) {
    case Phase::UseCard: return card.has_value();
    case Phase::Split: return card == k7;
    case Phase::Fill: return none || card == k2;
    default: return none;
  }
}

bool left_fits(const Game&, const State& state) {
  return (state.left > 0) == (state.phase == Phase::Split);
}

std::string print_not(const Game&, const State& state) {
  return state.phase == Phase::Split
             ? letter(state.not_colour) + spot_text(site_of(state.not_colour, state.not_place))
             : "-";
}

// The pawn that made the first part: a colour of the side to move, and where it stands now.
games::Reading read_not(const Game& game, State& state, std::string_view& text) {
  if (state.phase != Phase::Split) {
    return text == "-";
  }
  const auto set = games::parse_colours(kLetters, text.substr(0, 1));
  const auto site = set ? parse_spot(text.substr(1)) : std::nullopt;
  if (!site || *site == kStart || (game.side(state.turn) & *set) == 0) {
    return false;
  }
  state.not_colour = games::lowest_colour(*set);
  state.not_place = place_of(state.not_colour, *site);
  return state.not_place == kHome ? state.home[state.not_colour] > 0
                                  : state.track(state.not_colour).has(state.not_place);
}

std::string print_hand(Pile hand, int hidden) {
  std::string text(static_cast<std::size_t>(hidden), '?');
  for (Card card = 0; card < kKinds; ++card) {
    for (int i = 0; i < hand.count(card); ++i) {
      text.append(text.empty() ? "" : ",").append(kCardNames[card]);
    }
  }
  return text;
}

bool read_hand(State& state, Colour colour, std::string_view text) {
  if (text.find_first_not_of('?') == text.npos) {
    const auto cards = std::min<std::size_t>(text.size(), kHandSize + 1);
    state.hidden[colour] = static_cast<std::uint8_t>(cards);
    return true;
  }
  Card previous = 0;
  for (const std::string_view name : core::split(text, ',')) {
    const auto card = card_of(name);
    if (!card || previous > *card || state.hands[colour].size() >= kHandSize) {
      return false;
    }
    state.hands[colour].add(*card);
    previous = *card;
  }
  return true;
}

std::string print_hands(const Game& game, const State& state) {
  std::string text;
  each_colour(game.colours_in_play(), [&](Colour c) {
    text.append(text.empty() ? "" : ";").append(letter(c)).append(":");
    text += print_hand(state.hands[c], state.hidden[c]);
  });
  return text;
}

// A view hides every hand but the viewer's.
games::Reading read_hands(const Game& game, State& state, std::string_view& text) {
  std::string_view rest = text;
  int seen = 0;
  int hidden = 0;
  bool more = true;
  for (const Colour colour : games::ColoursOf(game.colours_in_play())) {
    more = rest.find(';') != rest.npos;
    std::string_view hand = core::take_until(rest, ';');
    if (!core::take_prefix(hand, letter(colour) + ":")) {
      return false;
    }
    if (!read_hand(state, colour, hand)) {
      text = hand;
      return false;
    }
    seen += state.hands[colour].empty() ? 0 : 1;
    hidden += state.hidden[colour] != 0 ? 1 : 0;
  }
  return !more && (hidden == 0 || seen <= 1);
}

std::string print_scores(const Game& game, const State& state) {
  std::string text;
  each_colour(game.colours_in_play(), [&](Colour c) {
    text.append(text.empty() ? "" : ",").append(letter(c)).append(":");
    text += std::to_string(game.points(state, c).sum());
  });
  return text;
}

// Follows from the pawns; compared with them once everything else has been checked.
games::Reading read_scores(const Game&, State&, std::string_view&) { return true; }

bool has_scores(const Game& game, std::string_view phase, std::string_view found) {
  return has_hands(game, "", "") && (phase == "over" || found.starts_with("score="));
}

constexpr std::uint32_t kMostLeft = 6;  // of a 7, the other part being 1

constexpr games::Field<Game> kFields[] = {
    games::Field<Game>{"deck", print_deck, read_deck}.read_early(),
    {"turn", print_turn, read_turn},
    games::word_field<Game, &State::phase, kPhases>("phase").fitting(phase_fits).read_early(),
    {"card", print_card, read_card},
    games::number_field<Game, &State::left, kMostLeft>("left").fitting(left_fits),
    {"not", print_not, read_not},
    games::Field<Game>{"hands", print_hands, read_hands}.only(has_hands),
    games::Field<Game>{"score", print_scores, read_scores}.only(has_scores)};

Checked check_scores(const Game& game, const State& state, std::string_view text) {
  const bool scored = has_hands(game, "", "") && state.phase == Phase::Over;
  return text == (scored ? print_scores(game, state) : "")
             ? std::nullopt
             : Checked(games::bad_field("score", text));
}

// --- Pawns.

constexpr games::PieceWords kWords = {
    "", "", games::message("Colour {0} must have {2} pawns."),
    games::message("“{1}” is no place for a pawn of colour {0}.")};

// `taken`: squares with a pawn, as red counts them.
Checked place_pawn(State& state, RingSet& taken, Colour colour, Site site) {
  const Place place = place_of(colour, site);
  if (place == kHome || place == kStart) {
    ++(place == kHome ? state.home : state.start)[colour];
    return std::nullopt;
  }
  Track track = state.track(colour);
  const RingSet square = place < kRing ? RingSet{1} << translate_place(place, colour, 0) : 0;
  if (track.has(place) || (taken & square) != 0) {
    return Sentence{"The pawn of colour {0} at {1} stands on another pawn.",
                    {letter(colour), spot_text(site)}};
  }
  taken |= square;
  track.add(place);
  state.path[colour] = track.path;
  state.diamond[colour] = static_cast<std::uint8_t>(track.diamond);
  return std::nullopt;
}

Checked read_colour(const Game& game, State& state, RingSet& taken, Colour colour,
                    std::string_view spots) {
  Site previous = 0;
  const auto take = [&](std::size_t, Site site, std::string_view) -> Checked {
    if (previous > site) {
      return Sentence{"The pawns of colour {0} are not in order.", {letter(colour)}};
    }
    previous = site;
    return place_pawn(state, taken, colour, site);
  };
  const auto pawns = static_cast<std::size_t>(game.rules().pawns);
  return games::read_spots(kWords, letter(colour), pawns, spots, parse_spot, take);
}

// The pawns of each colour and the bar; `rest` is then what follows.
Checked read_pawns(const Game& game, State& state, std::string_view& rest) {
  RingSet taken = 0;
  bool more = true;
  for (const Colour colour : games::ColoursOf(game.colours_in_play())) {
    more = rest.find(' ') != rest.npos;
    if (core::take_until(rest, ' ') != letter(colour) || !more) {
      return Sentence{"The “{0}” of colour {1} are missing.", {"pawns", letter(colour)}};
    }
    more = rest.find(' ') != rest.npos;
    if (Checked error = read_colour(game, state, taken, colour, core::take_until(rest, ' '))) {
      return error;
    }
  }
  const std::string word(core::take_until(rest, ' '));
  if (!more || word == "|") {
    return std::nullopt;
  }
  return Sentence{"There are “{0}” of a colour that does not play: {1}.", {"pawns", word}};
}

}  // namespace

std::string Game::print_state(const State& state) const {
  core::TokenList list;
  tokens(state, list);
  std::string text;
  int colour = -1;
  for (const core::Token& token : list) {
    const std::string head = (colour < 0 ? "" : " ") + letter(token.colour) + " ";
    text += token.colour == colour ? "," : head;
    text += spot_text(token.site);
    colour = token.colour;
  }
  text += " |";
  games::print_fields<Game>(kFields, *this, state, text);
  return text;
}

Expected<State> Game::parse_state(std::string_view text) const {
  State state{};
  if (Checked error = read_pawns(*this, state, text)) {
    return *error;
  }
  const auto fields = games::split_fields<Game>(kFields, *this, text);
  if (!fields || text.ends_with(' ')) {
    return fields ? games::spare_field("") : fields.error();
  }
  Checked error = games::read_fields<Game>(kFields, *fields, *this, state);
  if (!error) error = check_state(*this, state);
  if (!error) error = check_scores(*this, state, fields->back().value_or(""));
  return error ? Expected<State>(*error) : state;
}

}  // namespace sorry
