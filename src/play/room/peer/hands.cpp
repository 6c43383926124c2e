// Hidden hands on this device: what it may see of its own cards, and what it deals for all if it is
// the first member.
#include <algorithm>
#include <utility>

#include "play/room/hands.h"
#include "play/room/moves_text.h"
#include "play/room/peer/peer.h"

namespace play::room {

using Duty = HandsPosition::Duty;

namespace {

// A SETUP that was only heard may name rules that this program does not know.
bool deals_cards(const Book& book, const Setup& setup) {
  const auto beginning = book.open(setup.rules);
  return beginning && beginning->start->hands() != nullptr;
}

bool deals_or_opens(const Message& message) {
  const Entry& entry = *message.as<Entry>();
  return std::holds_alternative<Deal>(entry.content) || std::holds_alternative<Open>(entry.content);
}

}  // namespace

ChainKey Peer::secret_of(const DealSource& source) const {
  return deal_secret(here_.device.secret, source.attempt, source.setup);
}

// The round's element, if this device deals it; computed once for each promise.
const ChainKey& Peer::own_element(const HandsPosition& hands) const {
  const DealSource& source = hands.sources()[kDealer];
  if (me() == std::size_t{kDealer} && dealing_from_ != source.setup) {
    dealing_from_ = source.setup;
    element_ = chain_key(secret_of(source), 1);
  }
  return element_;
}

std::optional<Sight> Peer::sight(core::SeatIndex seat) const {
  const auto mine = me();
  const HandsPosition* hands = log_.hands();
  if (!mine || hands == nullptr || hands->mail().holders[seat] != *mine) {
    return std::nullopt;
  }
  const Board& board = log_.latest();
  if (looked_.board != board || looked_.seat != seat || looked_.member != *mine) {
    looked_ = {board, seat, *mine, std::nullopt};
    const MailHere here{secret_of(hands->sources()[*mine]), static_cast<std::uint8_t>(*mine)};
    const bool boxes = hands->mail().boxes.size() == hands->mail().holders.size();
    if (boxes || hands->opened()) {
      auto sight = look(hands->mail(), here, seat, own_element(*hands));
      if (sight) looked_.sight = std::move(*sight);
    }
  }
  return looked_.sight;
}

// As the seat to act sees it, if this device holds that seat; else as the device's first seat does.
Board Peer::view() const {
  Board board = log_.latest();
  const HandsPosition* hands = board->hands();
  const auto mine = me();
  if (hands == nullptr || !mine) {
    return board;
  }
  const std::vector<std::uint8_t>& holders = hands->mail().holders;
  const core::SeatIndex turn = dealing::turn_of(hands->match());
  const auto first = static_cast<core::SeatIndex>(std::find(holders.begin(), holders.end(), *mine) -
                                                  holders.begin());
  const auto seen = sight(holders[turn] == *mine ? turn : first);
  if (!seen) {
    return board;
  }
  return std::make_shared<GamePosition>(std::make_shared<const games::Game>(hands->game()),
                                        seen->replay.rounds.back().state());
}

// Whether these decisions are legal with the cards that the seat really holds.
bool Peer::may_play(std::span<const std::string> tokens) const {
  const HandsPosition& hands = *log_.hands();
  if (!sight(dealing::turn_of(hands.match()))) {
    return false;
  }
  Board board = view();
  for (const std::string& token : tokens) {
    const auto move = find_move(*board, token);
    if (!move) {
      return false;
    }
    board = board->after(*move);
  }
  return true;
}

// Appends the cards that this device draws from its box to its decisions.
void Peer::draw_own(Board& board, std::vector<Move>& moves) const {
  for (const HandsPosition* hands = board->hands();
       hands != nullptr && hands->duty() == Duty::Move && hands->writer() == *me() &&
       hands->actor() == core::kChance;
       hands = board->hands()) {
    core::MoveList list;
    board->moves(list);
    moves.push_back(list[0]);
    board = board->after(list[0]);
  }
}

// For the dealer: nothing is shown for a card that nobody was dealt.
bool Peer::cards_fit() {
  const HandsPosition* hands = log_.board()->hands();
  if (hands == nullptr || me() != std::size_t{kDealer} || !hands->dealt() || hands->opened() ||
      log_.entries().back()->key == key()) {
    return true;
  }
  const ChainKey& element = own_element(*hands);
  if (!hands->is_promised(element) || dealing::truth_of(hands->mail(), 0, element)) {
    return true;
  }
  const Letter& last = log_.entries().back();
  blame(last->key, {last});
  return false;
}

// For the other devices, when cards have come or the round was opened: checks that the device's box
// opens and that its contents match the round. Others cannot check that, so it is a fault for this
// device only.
void Peer::audit() {
  const HandsPosition* hands = log_.empty() ? nullptr : log_.hands();
  const auto mine = me();
  const bool told = hands != nullptr && deals_or_opens(*log_.entries().back());
  if (!told || !mine || *mine == kDealer) {
    return;
  }
  const std::vector<std::uint8_t>& holders = hands->mail().holders;
  const auto seat = static_cast<core::SeatIndex>(std::find(holders.begin(), holders.end(), *mine) -
                                                 holders.begin());
  const auto seen = sight(seat);
  std::vector<Move> cards;
  if (seen) {
    cards = dealing::dealt_to(seen->replay.rounds.back(), seat);
    cards.insert(cards.end(), seen->next.begin(), seen->next.end());
  }
  const std::size_t known = std::min(cards.size(), own_cards_.size());
  const bool fits =
      seen && (!hands->opened() ||
               std::equal(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(known),
                          own_cards_.begin()));
  if (!fits) {
    blame(log_.members()[kDealer].key, {log_.entries().back()});
  }
  own_cards_ = std::move(cards);
}

// Writes what a device has to write without being asked.
void Peer::tend_hands() {
  if (log_.empty() || !acts()) {
    return;
  }
  const HandsPosition* hands = log_.hands();
  if (hands == nullptr) {
    return;
  }
  const Duty duty = hands->duty();
  if (duty == Duty::Deal) {
    deal_cards(*hands);
  } else if (duty == Duty::Open) {
    (void)add({log_.tag(), log_.length(), log_.head(), Open{own_element(*hands)}});
  } else if (hands->actor() == core::kChance) {
    std::vector<Move> cards;
    Board board = log_.fallen()->board;
    draw_own(board, cards);
    (void)add(log_.make_move(cards));
  }
}

void Peer::deal_cards(const HandsPosition& hands) {
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
  if (deal(mail, secret, own_element(hands))) {
    return;  // a card was played that nobody was dealt
  }
  const std::vector<Move>& made = mail.replay.rounds.back().made();
  Board behind = log_.fallen()->board;
  for (std::size_t i = before; i < made.size(); ++i) {
    behind = behind->after(made[i]);
  }
  const std::span<const Move> fell = std::span(made).subspan(before);
  (void)add({log_.tag(), log_.length(), log_.head(),
             Deal{behind->hash(), print_moves(*behind, fell), std::move(mail.boxes)}});
}

// Adds to a READY a chain tip for dealing, and the key for which this device's boxes are sealed. A
// dealer that left a round opens it with this.
void Peer::promise_deal(Ready& ready, const Setup& setup) {
  if (here_.rehearsal != 0 && !deals_cards(*here_.book, setup)) {
    return;
  }
  const ChainKey secret = deal_secret(here_.device.secret, setup.attempt, ready.setup);
  const HandsPosition* hands = log_.empty() ? nullptr : log_.board()->hands();
  const LeftRound* owed = hands == nullptr ? nullptr : hands->owed_by(key());
  ready.deal = owed != nullptr ? chain_key(secret_of(owed->source), 1) : chain_key(secret, 0);
  ready.box = seal_key(secret);
}

}  // namespace play::room
