#include "play/dealing.h"

#include <algorithm>
#include <cstddef>

#include "core/big_endian.h"
#include "play/hooks.h"
#include "play/tagged_hash.h"

namespace play::dealing {

using core::MoveKind;
using core::SeatIndex;

namespace {

Truth begin_truth(const Mail& mail, std::size_t round, const ChainKey& element) {
  TaggedHash hash(HashTag::Deck);
  hash.add(element).add(mail.id).add(round);
  for (const MailDevice& device : mail.devices) {
    if (mail.deck_keys.empty()) hash.add(device.key);
  }
  for (const core::Key& key : mail.deck_keys) {
    hash.add(key);
  }
  const Match& match = mail.replay.rounds[round];
  return {Match(match.game(), match.origin()), Deck(hash.digest())};
}

Card unknown_card_of(const Game& game) {
  return with_hands(game, game.start(), Card{0},
                    [](const auto& concrete, const auto&) { return unknown_card(concrete); });
}

}  // namespace

SeatIndex turn_of(const Match& match) { return match.game().turn(match.state()); }
Move dealt(Card card) { return {MoveKind::Deal, card, 0, 0, 0, 0, 0}; }

bool has_begun(const Match& match) {
  core::MoveList list;
  match.game().moves(match.state(), list);
  return list.empty() || list[0].kind != MoveKind::Begin;
}

bool deals_to_hand(const Match& match) {
  return with_hands(match.game(), match.state(), false, [](const auto& game, const auto& state) {
    return play::deals_to_hand(game, state);
  });
}

bool hands_are_dealt(const Match& match) {
  return with_hands(match.game(), match.state(), true, [](const auto& game, const auto& state) {
    return play::hands_are_dealt(game, state);
  });
}

Card Deck::draw(const Match& match) {
  if (pile_.empty()) {
    shuffle(match);
  }
  const SeatIndex seat = turn_of(match);
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
  return static_cast<std::uint32_t>(core::from_big_endian<std::uint64_t>(digest) % count);
}

void Deck::shuffle(const Match& match) {
  ++shuffles_;
  std::vector<Card> cards =
      with_hands(match.game(), match.state(), std::vector<Card>(),
                 [](const auto& game, const auto& state) { return cards_to_shuffle(game, state); });
  const int seats = match.game().seat_count();
  for (int seat = turn_of(match); !cards.empty(); seat = (seat + 1) % seats) {
    const auto left = static_cast<std::uint32_t>(cards.size());
    const auto card =
        cards.begin() + static_cast<std::ptrdiff_t>(number((shuffles_ << 8U) + left, left));
    pile_.push_back({*card, static_cast<SeatIndex>(seat)});
    cards.erase(card);
  }
}

Move Truth::chance() {
  if (!has_begun(match)) {
    core::MoveList list;
    match.game().moves(match.state(), list);
    return list[deck.number(0, static_cast<std::uint32_t>(list.size()))];
  }
  return dealt(deck.draw(match));
}

std::optional<Truth> truth_of(const Mail& mail, std::size_t round, const ChainKey& element) {
  Truth truth = begin_truth(mail, round, element);
  const Move unseen = dealt(unknown_card_of(truth.match.game()));
  for (const Move made : mail.replay.rounds[round].made()) {
    if (truth.match.actor() == core::kChance) {
      const Move move = truth.chance();
      if (made != move && made != unseen) {
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

std::vector<Move> dealt_to(const Match& match, SeatIndex seat) {
  std::vector<Move> cards;
  State state = match.origin();
  for (const Move move : match.made()) {
    if (move.kind == MoveKind::Deal && match.game().turn(state) == seat) {
      cards.push_back(move);
    }
    match.game().play(state, move);
  }
  return cards;
}

std::vector<Card> cards_of(const Truth& truth, SeatIndex seat) {
  std::vector<Card> cards;
  for (const Move move : dealt_to(truth.match, seat)) {
    cards.push_back(move.value);
  }
  Deck deck = truth.deck;
  if (hands_are_dealt(truth.match) && deals_to_hand(truth.match)) {
    const Card card = deck.draw(truth.match);
    if (turn_of(truth.match) == seat) {
      cards.push_back(card);
    }
  }
  const std::vector<Card> next = deck.ahead(seat);
  cards.insert(cards.end(), next.begin(), next.end());
  return cards;
}

}  // namespace play::dealing
