#include "play/room/peer/own_hands.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "play/room/moves_text.h"

namespace play::room {

using Duty = HandsPosition::Duty;

namespace {

core::SeatIndex first_seat(const HandsPosition& hands, std::size_t member) {
  const std::vector<std::uint8_t>& holders = hands.mail().holders;
  return static_cast<core::SeatIndex>(std::find(holders.begin(), holders.end(), member) -
                                      holders.begin());
}

}  // namespace

ChainKey OwnHands::secret_of(const DealSource& source) const {
  return deal_secret(device_secret_, source.attempt, source.setup);
}

// The round's element, if this device deals it; computed once for each promise.
const ChainKey& OwnHands::element(const HandsPosition& hands, std::size_t me) const {
  const DealSource& source = hands.sources()[kDealer];
  if (me == kDealer && dealing_from_ != source.setup) {
    dealing_from_ = source.setup;
    element_ = chain_key(secret_of(source), 1);
  }
  return element_;
}

// ---- Seeing -------------------------------------------------------------------------------------

std::optional<Sight> OwnHands::sight(const Log& log, std::size_t me, core::SeatIndex seat) const {
  const HandsPosition& hands = *log.hands();
  const Mail& mail = hands.mail();
  if (mail.holders[seat] != me) {
    return std::nullopt;
  }
  const SharedPosition& position = log.latest();
  if (looked_.position != position || looked_.seat != seat || looked_.member != me) {
    looked_ = {position, seat, me, std::nullopt};
    const MailHere here{secret_of(hands.sources()[me]), static_cast<std::uint8_t>(me)};
    if (mail.boxes.size() == mail.holders.size() || hands.opened()) {
      auto sight = look(mail, here, seat, element(hands, me));
      if (sight) looked_.sight = std::move(*sight);
    }
  }
  return looked_.sight;
}

SharedPosition OwnHands::view(const Log& log, std::size_t me) const {
  const HandsPosition& hands = *log.hands();
  const core::SeatIndex turn = dealing::turn_of(hands.match());
  const bool own_turn = hands.mail().holders[turn] == me;
  const auto seen = sight(log, me, own_turn ? turn : first_seat(hands, me));
  return seen ? std::make_shared<GamePosition>(std::make_shared<const games::Game>(hands.game()),
                                               seen->replay.rounds.back().state())
              : log.latest();
}

bool OwnHands::may_play(const Log& log, std::size_t me, std::span<const std::string> tokens) const {
  if (!sight(log, me, dealing::turn_of(log.hands()->match()))) {
    return false;
  }
  SharedPosition position = view(log, me);
  for (const std::string& token : tokens) {
    const auto move = find_move(*position, token);
    if (!move) {
      return false;
    }
    position = position->after(*move);
  }
  return true;
}

void draw_own(SharedPosition& position, std::size_t me, std::vector<Move>& moves) {
  for (const HandsPosition* hands = position->hands();
       hands != nullptr && hands->duty() == Duty::Move && hands->writer() == me &&
       hands->actor() == core::kChance;
       hands = position->hands()) {
    core::MoveList list;
    position->moves(list);
    moves.push_back(list[0]);
    position = position->after(list[0]);
  }
}

bool OwnHands::audit(const Log& log, std::size_t me) {
  const HandsPosition& hands = *log.hands();
  const core::SeatIndex seat = first_seat(hands, me);
  const auto seen = sight(log, me, seat);
  std::vector<Move> cards;
  if (seen) {
    cards = dealing::dealt_to(seen->replay.rounds.back(), seat);
    cards.insert(cards.end(), seen->next.begin(), seen->next.end());
  }
  const auto known = static_cast<std::ptrdiff_t>(std::min(cards.size(), cards_.size()));
  const bool fits =
      seen && (!hands.opened() || std::equal(cards.begin(), cards.begin() + known, cards_.begin()));
  cards_ = std::move(cards);
  return fits;
}

// ---- Dealing ------------------------------------------------------------------------------------

bool OwnHands::cards_fit(const Log& log) const {
  const HandsPosition& hands = *log.position()->hands();
  if (!hands.dealt() || hands.opened()) {
    return true;
  }
  const ChainKey& dealt = element(hands, kDealer);
  return !hands.is_promised(dealt) || dealing::truth_of(hands.mail(), 0, dealt).has_value();
}

std::optional<Entry> OwnHands::deal(const Log& log) const {
  const HandsPosition& hands = *log.hands();
  const ChainKey secret = secret_of(hands.sources()[kDealer]);
  Mail mail = hands.mail();
  Match& match = mail.replay.rounds.back();
  const std::size_t before = match.made().size();
  const core::SeatIndex turn = dealing::turn_of(match);
  if (mail.boxes.size() == mail.holders.size() && dealing::hands_are_dealt(match) &&
      mail.holders[turn] == kDealer) {
    core::MoveList list;
    hands.moves(list);
    match.play(list[0]);  // the dealer's own card, as others see it
  }
  if (play::deal(mail, secret, element(hands, kDealer))) {
    return std::nullopt;
  }
  const std::vector<Move>& made = mail.replay.rounds.back().made();
  SharedPosition behind = log.outcomes()->position;
  for (std::size_t i = before; i < made.size(); ++i) {
    behind = behind->after(made[i]);
  }
  const std::span<const Move> drawn = std::span(made).subspan(before);
  return Entry{log.tag(), log.length(), log.head(),
               Deal{behind->hash(), print_moves(*behind, drawn), std::move(mail.boxes)}};
}

Entry OwnHands::open(const Log& log) const {
  return {log.tag(), log.length(), log.head(), Open{element(*log.hands(), kDealer)}};
}

void OwnHands::promise(Ready& ready, std::uint32_t attempt, const Log& log, const Key& key) const {
  const ChainKey secret = deal_secret(device_secret_, attempt, ready.setup);
  const HandsPosition* hands = log.empty() ? nullptr : log.position()->hands();
  const LeftRound* owed = hands == nullptr ? nullptr : hands->owed_by(key);
  ready.deal = owed != nullptr ? chain_key(secret_of(owed->source), 1) : chain_key(secret, 0);
  ready.box = seal_key(secret);
}

}  // namespace play::room
