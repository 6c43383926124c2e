// Play by link: a game that travels from device to device; each plays its seats' turns and sends a
// new link. There is no server, so the link carries the game, who holds which seat, and the proofs
// that make the dice checkable. Knows no browser, stores nothing.
//
// Chance: each device commits itself to a chain of hashes before it plays (element k is the hash of
// element k + 1) and shows the next element with each of its runs. The dice of a run follow from
// the elements that all devices have shown by then, so nobody can choose them, throw again unseen
// or foresee another's; whoever opens the link recomputes them and compares. What this cannot
// prevent: the device that begins may choose a chain whose first run is lucky, and two devices that
// work together share what they know.
//
// A game with hidden hands works differently: its cards are dealt and sealed; see sealed.h.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/sealing.h"
#include "play/hash_chain.h"
#include "play/replay.h"

namespace play {

// The most devices in one game: one for each seat.
inline constexpr std::size_t kMostDevices = 6;
// Used in place of a device's index for “no device”.
inline constexpr std::uint8_t kNobody = 255;

struct MailDevice {
  ChainKey shown{};        // the last element shown
  std::uint32_t runs = 0;  // its number: how many runs this device has begun
  core::Key key{};         // in a sealed game: the key for which its cards are sealed
  friend bool operator==(const MailDevice&, const MailDevice&) = default;
};

// The content of a link that passes a game on.
struct Mail {
  std::uint64_t id = 0;     // of the game, random: the same on all devices
  std::uint32_t begun = 0;  // moves of the last round that were made before the game travelled
  Replay replay;
  std::vector<MailDevice> devices;    // in the order in which they came
  std::vector<std::uint8_t> holders;  // for each seat: index of the device, or kNobody (bots too)
  // In a sealed game: how many moves the last round had when its cards were last sealed, and for
  // each seat its sealed cards (none for the dealer's). Nobody's unplayed cards are in the replay.
  std::uint32_t sealed_at = 0;
  std::vector<core::Bytes> boxes;
  // In a room, where devices come and go: the keys for which the deck was shuffled. Otherwise
  // empty, and the deck is shuffled for the devices' own keys.
  std::vector<core::Key> deck_keys;
};

// Whether no device holds a bot's seat. `holders`: one for each of the players.
[[nodiscard]] bool bots_are_free(std::span<const Player> players,
                                 std::span<const std::uint8_t> holders);

// The index of the device that plays now: it holds the seat whose turn it is, or must deal. A bot
// is played by the device of the turn before. kNobody: the seat is free, or the game is over.
[[nodiscard]] std::uint8_t device_to_play(const Mail& mail);
// For each move of the last round from `begun` on, the index of the device that made it.
[[nodiscard]] std::vector<std::uint8_t> devices_of_moves(const Mail& mail);
// The seed for the chance of the run that is being played or comes next.
[[nodiscard]] std::uint64_t run_seed(const Mail& mail);
// Whether the device has shown the element of a run in which it has not yet moved.
[[nodiscard]] bool run_is_shown(const Mail& mail, std::uint8_t device);
// Shows the next element: `device`, whose secret is `secret`, begins a run. Shows none if none is
// left (kMostRuns).
void begin_run(Mail& mail, std::uint8_t device, const ChainKey& secret);

// Refuses a mail in which a die or card since `begun` differs from what the chains give, or whose
// numbers are inconsistent. In a sealed game this covers the rounds that have been opened.
[[nodiscard]] core::Checked check_mail(const Mail& mail);

// This device's part: its secret, and its index among the devices (kNobody: it only watches).
struct MailHere {
  ChainKey secret{};
  std::uint8_t device = kNobody;
};
// Whether that device of the mail is this one: what it has shown comes from this secret.
[[nodiscard]] bool takes_part(const Mail& mail, const MailHere& here);
}  // namespace play
