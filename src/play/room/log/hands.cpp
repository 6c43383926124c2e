// The log of a game with hidden hands: the dealer's dealing and opening, the holders' moves.
#include <algorithm>

#include "core/text.h"
#include "play/room/hands.h"
#include "play/room/log/log.h"
#include "play/sealed.h"

namespace play::room {

using Duty = HandsPosition::Duty;

namespace {

// Nothing can be sealed for a key that no honest device has; a device with such a key gets no
// cards.
bool can_be_sealed_for(const MailDevice& device) {
  constexpr core::Key kAny{1};
  return core::agree(kAny, device.key).has_value();
}

}  // namespace

const HandsPosition* Log::hands() const { return empty() ? nullptr : latest()->hands(); }

// For each of the game's seats, the member that holds it; the dealer holds those of bots.
std::vector<std::uint8_t> Log::holders_of(const Segment& segment) const {
  std::vector<std::uint8_t> holders(seats_.size(), kDealer);
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const std::vector<Key> members = keys_of(segment.members);
    const auto found = std::find(members.begin(), members.end(), segment.setup.seats[i].key);
    if (segment.setup.seats[i].kind == Seat::Kind::Person && found != members.end()) {
      holders[seats_[i]] = static_cast<std::uint8_t>(found - members.begin());
    }
  }
  return holders;
}

// Whether the author may write an entry for this duty now.
Word Log::check_duty(const Letter& letter, Duty duty) const {
  if (const Word word = check_writer(letter); word != Word::Entry) {
    return word;
  }
  return outcomes_->position->hands()->duty() == duty ? Word::Entry : Word::Move;
}

// Decisions of seats that the author holds, and cards that it draws from its box.
Word Log::take_hand_moves(const Letter& letter, const Entry& entry, const Moves& moves) {
  if (const Word word = check_duty(letter, Duty::Move); word != Word::Entry) {
    return word;
  }
  Outcomes made = *outcomes_;
  const std::size_t author = made.position->hands()->writer();
  for (const std::string_view token : core::split(moves.text, ' ')) {
    const HandsPosition& now = *made.position->hands();
    const auto move = find_move(now, token);
    if (now.duty() != Duty::Move || now.writer() != author || !move) {
      return now.actor() == core::kChance ? Word::Chance : Word::Move;
    }
    made.position = made.position->after(*move);
    made.moves.push_back(*move);
  }
  return take_made(letter, entry, moves.after, made);
}

// The outcome of chance as somebody without a seat sees it, and a box for each seat of another
// device.
Word Log::take_deal(const Letter& letter, const Entry& entry, const Deal& deal) {
  if (const Word word = check_duty(letter, Duty::Deal); word != Word::Entry) {
    return word;
  }
  Outcomes made = *outcomes_;
  for (const std::string_view token :
       deal.text.empty() ? std::vector<std::string_view>() : core::split(deal.text, ' ')) {
    const auto move = find_move(*made.position, token);
    if (made.position->actor() != core::kChance || !move) {
      return Word::Chance;
    }
    made.position = made.position->after(*move);
    made.moves.push_back(*move);
  }
  const HandsPosition& behind = *made.position->hands();
  const std::vector<std::uint8_t>& holders = behind.mail().holders;
  bool fits = deal.boxes.size() == holders.size() && dealing::hands_are_dealt(behind.match());
  for (std::size_t seat = 0; fits && seat < holders.size(); ++seat) {
    const MailDevice& holder = behind.mail().devices[holders[seat]];
    fits = deal.boxes[seat].empty() == (holders[seat] == kDealer || !can_be_sealed_for(holder));
  }
  if (!fits) {
    return Word::Move;
  }
  made.position = behind.boxed(deal.boxes);
  return take_made(letter, entry, deal.after, made);
}

Word Log::take_open(const Letter& letter, const Entry& entry, const Open& open) {
  if (const Word word = check_duty(letter, Duty::Open); word != Word::Entry) {
    return word;
  }
  const HandsPosition& now = *outcomes_->position->hands();
  if (!now.is_promised(open.element)) {
    return Word::Element;
  }
  const SharedPosition behind = now.opened_by(open.element);
  return behind == nullptr ? Word::Chance : take_made(letter, entry, behind->hash(), {{}, behind});
}

}  // namespace play::room
