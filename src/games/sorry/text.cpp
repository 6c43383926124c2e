// Sorry!: moves and states as the contract's text. Reading is in read.cpp.
#include "games/sorry/text.h"

#include <algorithm>

#include "core/sort.h"
#include "games/sorry/game.h"

namespace sorry {

using core::Move;
using core::MoveKind;

namespace {
std::string joined(char letter, std::string_view rest) {
  return std::string(1, letter).append(rest);
}
}  // namespace

std::string spot_text(Site site) {
  if (site < kRing) return std::to_string(site);
  if (site == kHome) return "h";
  if (site == kStart) return "s";
  return joined('z', std::to_string(site - kZone + 1));
}

std::optional<Site> parse_spot(std::string_view text) {
  if (text == "h") return kHome;
  if (text == "s") return kStart;
  if (core::take_prefix(text, "z")) {
    const auto number = core::parse_number(text, kZoneSquares);
    return number && *number > 0 ? std::optional(static_cast<Site>(kZone + *number - 1))
                                 : std::nullopt;
  }
  const auto number = core::parse_number(text, kRing - 1);
  return number ? std::optional(static_cast<Site>(*number)) : std::nullopt;
}

void Game::tokens(const State& state, core::TokenList& list) const {
  each_colour(playing_, [&](Colour c) {
    const std::size_t first = list.size();
    const Track track = state.track(c);
    for (Place place = kDiamond; place < kHome; ++place) {
      if (track.has(place)) {
        list.push({c, 0, site_of(c, place)});
      }
    }
    for (int i = 0; i < state.home[c]; ++i) list.push({c, 0, kHome});
    for (int i = 0; i < state.start[c]; ++i) list.push({c, 0, kStart});
    core::sort(list.begin() + first, list.end());
  });
}

std::string Game::seat_name(SeatIndex seat) const {
  std::string name;
  each_colour(own_colours(seat), [&](Colour c) { name += kLetters[c]; });
  return name;
}

std::string Game::print_move(Move move) const {
  const auto with_card = [&](char letter) {
    return joined(letter, move.value == kUnknownCard ? "?" : kCardNames[move.value]);
  };
  switch (move.kind) {
    case MoveKind::Begin: return joined('s', kLetters.substr(move.value, 1));
    case MoveKind::Deal: return with_card('k');
    case MoveKind::Card: return with_card('p');
    case MoveKind::Discard: return with_card('x');
    case MoveKind::Draw: return "draw";
    case MoveKind::Pass: return "pass";
    default: break;
  }
  const char sign = move.kind == MoveKind::Swap ? 'x' : '>';
  return joined(kLetters[move.colour], spot_text(move.from))
      .append(joined(sign, spot_text(move.to)));
}

namespace {

std::string deck_text(Pile deck) {
  std::string text;
  for (Card card = 0; card < kKinds; ++card) {
    text += std::to_string(deck.count(card));
  }
  return text;
}

std::string hand_text(Pile hand, int hidden) {
  std::string text(static_cast<std::size_t>(hidden), '?');
  for (Card card = 0; card < kKinds; ++card) {
    for (int i = 0; i < hand.count(card); ++i) {
      text += text.empty() ? "" : ",";
      text += kCardNames[card];
    }
  }
  return text;
}

std::string turn_text(const State& state) {
  return state.phase == Phase::First ? "-" : std::string(1, kLetters[state.turn]);
}

std::string not_text(const State& state) {
  return state.phase == Phase::Split ? joined(kLetters[state.not_colour],
                                              spot_text(site_of(state.not_colour, state.not_place)))
                                     : "-";
}

}  // namespace

std::string print_scores(const Game& game, const State& state) {
  std::string text;
  each_colour(game.playing(), [&](Colour c) {
    text += text.empty() ? "" : ",";
    text += kLetters[c];
    text.append(":").append(std::to_string(game.score(state, c)));
  });
  return text;
}

std::string Game::print_state(const State& state) const {
  core::TokenList list;
  tokens(state, list);
  std::string text;
  int colour = -1;
  for (const core::Token& token : list) {
    if (token.colour != colour) {
      text += colour < 0 ? "" : " ";
      text += kLetters[token.colour];
    }
    text += token.colour == colour ? ',' : ' ';
    text += spot_text(token.site);
    colour = token.colour;
  }
  text += " | deck=" + deck_text(state.deck) + " turn=" + turn_text(state) + " phase=";
  text += kPhases[static_cast<std::size_t>(state.phase)];
  text += " card=";
  text += state.card == kNoCard ? "-" : kCardNames[state.card];
  text += " left=" + std::to_string(state.left) + " not=" + not_text(state);
  if (rules_.mode != Mode::Points) {
    return text;
  }
  char before = '=';
  text += " hands";
  each_colour(playing_, [&](Colour c) {
    text += before;
    text += kLetters[c];
    text.append(":").append(hand_text(state.hands[c], state.hidden[c]));
    before = ';';
  });
  if (state.phase == Phase::Over) {
    text += " score=" + print_scores(*this, state);
  }
  return text;
}

}  // namespace sorry
