// Play by link with hidden hands. The device that begins deals: when everybody has sat down it
// shuffles, and seals for each other device the cards of its seat, those in the hand and a few that
// it draws next. What travels is what somebody without a seat may see, and the sealed boxes.
//
// The order of the deck follows from an element of the dealer's hash chain, one for each round, and
// from the keys of all devices, which are made after the chain was promised: so the dealer cannot
// choose it. When a round is over the dealer shows the element (MailDevice::runs counts the rounds
// opened so far), and every device deals the round again and compares. What this cannot stop: a
// dealer whose program was altered sees all cards, and any other device the few that it draws next;
// and people may show each other what they hold.
//
// A box is sealed with a key that follows from what both devices have in common and from the whole
// game so far: so each key seals one message, and no box fits another game or an earlier moment.
#pragma once

#include "play/mail.h"

namespace play {

// The device that begins; holds a seat of its own like the others.
inline constexpr std::uint8_t kDealer = 0;

// The most bytes of a box: it holds one card per byte, and a round does not have so many cards.
inline constexpr std::size_t kLongestBox = 4096;

// Whether games like this one travel sealed: those with hidden hands.
[[nodiscard]] bool travels_sealed(const Game& game);
// Whether every seat has its device: nothing is dealt before.
[[nodiscard]] bool all_sit(const Mail& mail);

// The public half of the key that follows from a device's secret.
[[nodiscard]] core::Key seal_key(const ChainKey& secret);

// Does the dealer's work: deals once all sit, seals what each seat may know by now, opens a round
// that is over. Refuses a game in which cards were played that had not been dealt.
[[nodiscard]] core::Checked deal(Mail& mail, const ChainKey& dealers_secret);

// The same, given the element of the dealer's chain that deals the last round, which takes
// thousands of hashes to find.
[[nodiscard]] core::Checked deal(Mail& mail, const ChainKey& dealers_secret,
                                 const ChainKey& element);

// The game as the seat of one device sees it: its own cards are known, and `next` are the cards
// that it draws next, as chance deals them. Refuses boxes that do not open or do not fit the game.
struct Sight {
  Replay replay;
  std::vector<Move> next;
};
[[nodiscard]] core::Expected<Sight> look(const Mail& mail, const MailHere& here);
// The same for one of the device's seats: in a room the dealer's device also holds those of bots.
// `element` deals the last round, if this is the dealer.
[[nodiscard]] core::Expected<Sight> look(const Mail& mail, const MailHere& here,
                                         core::SeatIndex seat, const ChainKey& element);
// The other way round: what of the replay of such a sitting may travel.
[[nodiscard]] Replay seen_by_all(Replay replay);

// For mail.h, whose functions of these names also take sealed games.
[[nodiscard]] std::uint8_t sealed_device_to_play(const Mail& mail);
[[nodiscard]] core::Checked check_sealed(const Mail& mail);

}  // namespace play
