// A game with hidden hands in a room: the dealing of play by link, carried by the log. The first
// member deals; the log holds what somebody without a seat sees, and boxes that only the seats'
// holders can open. Knows no secret: what a device may see of its own cards follows from `mail` and
// that device's part (peer/hands.cpp).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "play/dealing.h"
#include "play/room/games_book.h"
#include "play/room/member.h"

namespace play::room {

// The READY from which a device's deal secret follows.
struct DealSource {
  std::uint32_t attempt = 0;
  Digest setup{};
};

// A round whose dealer left before opening it.
struct LeftRound {
  Key dealer{};
  DealSource source;
  Mail mail;          // as it was left
  bool owed = false;  // the dealer may come back only with a READY that opens it
};

class HandsPosition final : public GamePosition {
 public:
  using Duty = HandsDuty;

  // A game in which nothing has been dealt.
  explicit HandsPosition(const std::shared_ptr<const games::Game>& game);

  // One round. Its devices are the members in order; its id is 0 until the first cards are due.
  [[nodiscard]] const Mail& mail() const { return mail_; }
  [[nodiscard]] const std::vector<DealSource>& sources() const { return sources_; }
  [[nodiscard]] const Match& match() const { return mail_.replay.rounds.back(); }
  // Whether cards have been dealt from this round's deck.
  [[nodiscard]] bool dealt() const { return mail_.id != 0 && !match().made().empty(); }
  // Whether the dealer has shown the round's element, and every card matched it.
  [[nodiscard]] bool opened() const { return !mail_.devices.empty() && mail_.devices[0].runs > 0; }
  // Rounds that were never opened: unchecked, unless their dealer has come back.
  [[nodiscard]] const std::vector<LeftRound>& left() const { return left_; }
  // The round that this device dealt and left, and must open to come back.
  [[nodiscard]] const LeftRound* owed_by(const Key& dealer) const;

  [[nodiscard]] Duty duty() const;
  // The member whose duty it is. Only if there is a duty.
  [[nodiscard]] std::size_t writer() const;

  // The position after a START with these members; `holders` gives the member that holds each of
  // the game's seats. `gathers`: the cards are dealt again even if the dealer stays.
  [[nodiscard]] SharedPosition seated(const Segment& segment, std::vector<std::uint8_t> holders,
                                      bool gathers) const;
  // The same with the deck named from what all have shown, unless it already has a name.
  [[nodiscard]] SharedPosition named(const Digest& seed) const;
  // The position after a DEAL whose moves have been made.
  [[nodiscard]] SharedPosition boxed(std::vector<core::Bytes> boxes) const;
  // The position after an OPEN. Nothing if the element is not the round's, or does not give the
  // cards that were dealt or played.
  [[nodiscard]] SharedPosition opened_by(const ChainKey& element) const;
  // Whether this is the element that the dealer committed to for the round.
  [[nodiscard]] bool is_promised(const ChainKey& element) const;

  [[nodiscard]] const HandsPosition* hands() const override { return this; }
  [[nodiscard]] core::Actor actor() const override;
  void moves(core::MoveList& list) const override;
  [[nodiscard]] SharedPosition after(Move move) const override;

 private:
  HandsPosition(const HandsPosition& other, Mail mail);
  void begin_deck(const Segment& segment, bool gathers);
  void leave_round(const Segment& segment, bool gathers);

  Mail mail_;
  std::vector<Key> keys_;            // of the devices
  std::vector<DealSource> sources_;  // likewise
  std::vector<LeftRound> left_;
  bool closed_ = false;  // over, with nobody there to open it
};

}  // namespace play::room
