// Play by link with hidden hands. The device that begins is the dealer: when every seat is taken it
// shuffles, and seals for each other device the cards of its seat: those in the hand and the few
// that it draws next. The link carries what somebody without a seat may see, and the sealed boxes.
//
// The order of the deck follows from an element of the dealer's hash chain, one per round, and from
// the keys of all devices, which are made after the chain was committed to: so the dealer cannot
// choose it. When a round is over the dealer shows the element (MailDevice::runs counts the rounds
// opened so far), and every device deals the round again and compares. What this cannot prevent: a
// dealer with an altered program sees all cards, and any other device the few that it draws next;
// and people may show each other their cards.
//
// A box is sealed with a key that follows from the secret that both devices share and from the
// whole game so far: so each key seals one message, and no box fits another game or an earlier
// moment.
#pragma once

#include "play/mail.h"

namespace play {

// The device that begins; it holds a seat like the others.
inline constexpr std::uint8_t kDealer = 0;

// The longest box, in bytes: it holds one card per byte, and no round has as many cards.
inline constexpr std::size_t kLongestBox = 4096;

// Whether games like this one travel sealed: those with hidden hands.
[[nodiscard]] bool travels_sealed(const Game& game);
// Why a game with these players cannot be played by link, if it cannot.
[[nodiscard]] core::Checked refuse_to_travel(const Game& game, std::span<const Player> players);
// Whether every seat has its device; before that nothing is dealt.
[[nodiscard]] bool all_sit(const Mail& mail);

// The public half of the key that follows from a device's secret.
[[nodiscard]] core::Key seal_key(const ChainKey& secret);

// Does the dealer's work: deals once all sit, seals what each seat may know by now, and opens a
// finished round. Refuses a game in which cards were played that had not been dealt.
[[nodiscard]] core::Checked deal(Mail& mail, const ChainKey& dealers_secret);

// The same, if the caller already has the element of the dealer's chain that deals the last round;
// finding it takes thousands of hashes.
[[nodiscard]] core::Checked deal(Mail& mail, const ChainKey& dealers_secret,
                                 const ChainKey& element);

// The game as one device's seat sees it: its own cards are known, and `next` are the cards that it
// draws next, as moves of chance. Refuses boxes that do not open or do not match the game.
struct Sight {
  Replay replay;
  std::vector<Move> next;
};
[[nodiscard]] core::Expected<Sight> look(const Mail& mail, const MailHere& here);
// The same for one of the device's seats: in a room the dealer's device also holds the bots' seats.
// `element` deals the last round, if this is the dealer.
[[nodiscard]] core::Expected<Sight> look(const Mail& mail, const MailHere& here,
                                         core::SeatIndex seat, const ChainKey& element);
// The reverse: the part of such a sitting's replay that may travel.
[[nodiscard]] Replay seen_by_all(Replay replay);

// For mail.h, whose functions of the same names also take sealed games.
[[nodiscard]] std::uint8_t sealed_device_to_play(const Mail& mail);
[[nodiscard]] core::Checked check_sealed(const Mail& mail);

}  // namespace play
