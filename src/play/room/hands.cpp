#include "play/room/hands.h"

#include <algorithm>

#include "play/hooks.h"
#include "play/sealed.h"
#include "play/views.h"

namespace play::room {

namespace {

// The pawns stay; all cards are collected and dealt again.
games::State gathered_state(const Match& match) {
  return with_hands(
      match.game(), match.state(), match.state(),
      [](const auto& game, const auto& state) -> games::State { return gathered(game, state); });
}

DealSource source_of(const Segment& segment, std::size_t member) {
  return {segment.setup.attempt, segment.members[member].ready.setup};
}

}  // namespace

HandsPosition::HandsPosition(const std::shared_ptr<const games::Game>& game)
    : GamePosition(game, game->start()) {
  mail_.replay.rounds.emplace_back(*game);
}

HandsPosition::HandsPosition(const HandsPosition& other, Mail mail)
    : GamePosition(other.shared_game(), mail.replay.rounds.back().state()),
      mail_(std::move(mail)),
      keys_(other.keys_),
      sources_(other.sources_),
      left_(other.left_),
      closed_(other.closed_) {}

const LeftRound* HandsPosition::owed_by(const Key& dealer) const {
  const auto found = std::find_if(left_.begin(), left_.end(), [&](const LeftRound& one) {
    return one.owed && one.dealer == dealer;
  });
  return found == left_.end() ? nullptr : &*found;
}

// ---- Who does what ------------------------------------------------------------------------------

HandsPosition::Duty HandsPosition::duty() const {
  if (mail_.devices.empty() || opened() || closed_) {
    return Duty::None;
  }
  if (match().over()) {
    return Duty::Open;
  }
  const bool boxes = mail_.boxes.size() == mail_.holders.size();
  const bool draws = match().actor() == core::kChance;
  return !boxes || (draws && sealed_device_to_play(mail_) == kDealer) ? Duty::Deal : Duty::Move;
}

std::size_t HandsPosition::writer() const {
  return duty() == Duty::Move ? sealed_device_to_play(mail_) : kDealer;
}

core::Actor HandsPosition::actor() const {
  if (opened() || closed_) {
    return core::kOver;
  }
  return match().over() ? core::kChance : match().actor();
}

void HandsPosition::moves(core::MoveList& list) const {
  list.clear();
  if (!match().over()) {
    moves_seen(game(), match().state(), list);
  }
}

SharedPosition HandsPosition::after(Move move) const {
  Mail mail = mail_;
  mail.replay.rounds.back().play(move);
  return std::make_shared<HandsPosition>(HandsPosition(*this, std::move(mail)));
}

// ---- START --------------------------------------------------------------------------------------

SharedPosition HandsPosition::seated(const Segment& segment, std::vector<std::uint8_t> holders,
                                     bool gathers) const {
  HandsPosition next = *this;
  std::erase_if(next.left_, [&](const LeftRound& one) {
    return one.owed && contains(keys_of(segment.members), one.dealer);
  });
  const bool stays =
      !gathers && dealt() && !closed_ && keys_.front() == segment.members.front().key;
  if (!stays) {
    next.begin_deck(segment, gathers);
  }
  // A dealer that stays keeps the chain and box with which it began; the others get new cards.
  std::vector<MailDevice> devices;
  std::vector<DealSource> sources;
  next.keys_ = keys_of(segment.members);
  for (std::size_t i = 0; i < segment.members.size(); ++i) {
    const Ready& ready = segment.members[i].ready;
    const bool deals = i == kDealer && stays;
    devices.push_back(deals ? mail_.devices[kDealer] : MailDevice{ready.deal, 0, ready.box});
    sources.push_back(deals ? sources_[kDealer] : source_of(segment, i));
  }
  Mail mail = std::move(next.mail_);
  mail.devices = std::move(devices);
  mail.holders = std::move(holders);
  mail.boxes.clear();
  mail.sealed_at = 0;
  next.sources_ = std::move(sources);
  if (!stays) {
    mail.deck_keys.clear();
    for (const MailDevice& device : mail.devices) {
      mail.deck_keys.push_back(device.key);
    }
  }
  return std::make_shared<HandsPosition>(HandsPosition(next, std::move(mail)));
}

// Starts another deck; a round that was dealt from the old one is left unopened.
void HandsPosition::begin_deck(const Segment& segment, bool gathers) {
  if (dealt() && !opened()) {
    leave_round(segment, gathers);
  }
  mail_.id = 0;
}

// If two games go on from one past, cards of the round may still be in play in the other game: then
// nobody opens it.
void HandsPosition::leave_round(const Segment& segment, bool gathers) {
  const bool gone = !contains(keys_of(segment.members), keys_.front());
  left_.push_back({keys_.front(), sources_.front(), mail_, gone && !gathers});
  Match& match = mail_.replay.rounds.back();
  if (match.over()) {
    closed_ = true;
  } else {
    match = Match(match.game(), gathered_state(match));
  }
}

// ---- DEAL and OPEN ------------------------------------------------------------------------------

SharedPosition HandsPosition::named(const Digest& seed) const {
  Mail mail = mail_;
  if (mail.id == 0) {
    mail.id = tag_of(seed);
  }
  return std::make_shared<HandsPosition>(HandsPosition(*this, std::move(mail)));
}

SharedPosition HandsPosition::boxed(std::vector<core::Bytes> boxes) const {
  Mail mail = mail_;
  mail.boxes = std::move(boxes);
  mail.sealed_at = static_cast<std::uint32_t>(match().made().size());
  return std::make_shared<HandsPosition>(HandsPosition(*this, std::move(mail)));
}

bool HandsPosition::is_promised(const ChainKey& element) const {
  return chain_back(element, 1) == mail_.devices[kDealer].shown;
}

SharedPosition HandsPosition::opened_by(const ChainKey& element) const {
  auto truth = dealing::truth_of(mail_, 0, element);
  if (!is_promised(element) || !truth || !truth->match.over()) {
    return nullptr;
  }
  Mail mail = mail_;
  mail.devices[kDealer].shown = element;
  mail.devices[kDealer].runs = 1;
  mail.replay.rounds.back() = std::move(truth->match);
  mail.boxes.clear();
  mail.sealed_at = 0;
  return std::make_shared<HandsPosition>(HandsPosition(*this, std::move(mail)));
}

}  // namespace play::room
