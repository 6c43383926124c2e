#include "play/dealing.h"

#include <algorithm>

#include "play/tagged_hash.h"

namespace play::dealing {

using core::MoveKind;
using core::SeatIndex;
using sorry::Card;
using sorry::Phase;

namespace {

Truth begin_truth(const Mail& mail, std::size_t round, const ChainKey& element) {
  TaggedHash hash(HashTag::Deck);
  hash.add(element).add(mail.id).add(round);
  for (const MailDevice& device : mail.devices) {
    hash.add(device.key);
  }
  return {Match(mail.replay.rounds[round].game()), Deck(hash.digest())};
}

// Calls visit(move) for each card that was dealt to the seat.
template <class Visit>
void each_dealt(const Match& match, SeatIndex seat, Visit visit) {
  Match again(match.game(), match.origin());
  for (const Move move : match.made()) {
    if (move.kind == MoveKind::Deal && turn_of(again) == seat) {
      visit(move);
    }
    again.play(move);
  }
}

}  // namespace

const sorry::Game& game_of(const Match& match) { return *match.game().as<sorry::Game>(); }
const sorry::State& state_of(const Match& match) {
  return games::state_of<sorry::Game>(match.state());
}
SeatIndex turn_of(const Match& match) { return match.game().turn(match.state()); }
Move dealt(Card card) { return {MoveKind::Deal, card, 0, 0, 0, 0, 0}; }

Card Deck::draw(const sorry::Game& game, const sorry::State& state) {
  if (pile_.empty()) {
    shuffle(game, state);
  }
  const SeatIndex seat = game.seat_of(state.turn);
  auto found = std::find_if(pile_.begin(), pile_.end(),
                            [seat](const Place& place) { return place.seat == seat; });
  if (found == pile_.end()) {
    --found;
  }
  const Card card = found->card;
  pile_.erase(found);
  return card;
}

std::vector<Card> Deck::ahead(SeatIndex seat) const {
  std::vector<Card> cards;
  for (const Place& place : pile_) {
    if (place.seat == seat && cards.size() < kAhead) {
      cards.push_back(place.card);
    }
  }
  return cards;
}

std::uint32_t Deck::number(std::uint64_t what, std::uint32_t count) const {
  const core::Digest digest = TaggedHash(HashTag::Card).add(key_).add(what).digest();
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < 8; ++i) {
    sum = (sum << 8U) | digest[i];
  }
  return static_cast<std::uint32_t>(sum % count);
}

void Deck::shuffle(const sorry::Game& game, const sorry::State& state) {
  ++shuffles_;
  sorry::Pile supply = game.supply(state);
  sorry::Colour colour = state.turn;
  for (; !supply.empty(); colour = game.next_turn(colour)) {
    const auto left = static_cast<std::uint32_t>(supply.size());
    const Card card = supply.at(static_cast<int>(number((shuffles_ << 8U) + left, left)));
    supply.remove(card);
    pile_.push_back({card, game.seat_of(colour)});
  }
}

Move Truth::chance() {
  if (state_of(match).phase == Phase::First) {
    core::MoveList list;
    match.game().moves(match.state(), list);
    return list[deck.number(0, static_cast<std::uint32_t>(list.size()))];
  }
  return dealt(deck.draw(game_of(match), state_of(match)));
}

std::optional<Truth> truth_of(const Mail& mail, std::size_t round, const ChainKey& element) {
  Truth truth = begin_truth(mail, round, element);
  for (const Move made : mail.replay.rounds[round].made()) {
    if (truth.match.actor() == core::kChance) {
      const Move move = truth.chance();
      if (made != move && made != dealt(sorry::kUnknownCard)) {
        return std::nullopt;
      }
      truth.match.play(move);
      continue;
    }
    core::MoveList list;
    truth.match.game().moves(truth.match.state(), list);
    if (std::find(list.begin(), list.end(), made) == list.end()) {
      return std::nullopt;
    }
    truth.match.play(made);
  }
  return truth;
}

std::size_t count_dealt(const Match& match, SeatIndex seat) {
  std::size_t count = 0;
  each_dealt(match, seat, [&](Move) { ++count; });
  return count;
}

std::vector<Card> cards_of(const Truth& truth, SeatIndex seat) {
  std::vector<Card> cards;
  each_dealt(truth.match, seat, [&](Move move) { cards.push_back(move.value); });
  Deck deck = truth.deck;
  if (state_of(truth.match).phase == Phase::Fill) {
    const Card card = deck.draw(game_of(truth.match), state_of(truth.match));
    if (turn_of(truth.match) == seat) {
      cards.push_back(card);
    }
  }
  const std::vector<Card> next = deck.ahead(seat);
  cards.insert(cards.end(), next.begin(), next.end());
  return cards;
}

}  // namespace play::dealing
