// The games of a room that a device knows: the one that it plays or watches, another continuation
// of it that may come to rank higher, the other one if two went apart, and those before.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "play/room/log/log.h"

namespace play::room {

class Games {
 public:
  Games(const RoomId& room, Signatures parts, const Book& book) : log_(room, parts, book) {}

  // The game here; empty before any.
  [[nodiscard]] const Log& log() const { return log_; }
  // The other game, as it was left, if two games that were split off were both played on.
  [[nodiscard]] const std::optional<Log>& resting() const { return resting_; }
  // Whether that game was played or watched here before this one.
  [[nodiscard]] bool has_played(Tag game) const;

  // Takes a letter into the log here, or into the one beside it. The START of a new game is taken
  // only if it is welcome. After this and follow(), prefer() chooses between the two.
  Word take(const Letter& letter, bool welcome);
  // Keeps the higher of two logs of one game, if it has all that is final here.
  void prefer();
  // Takes this device's own entry or show.
  Word write(const Letter& letter) { return log_.take(letter); }
  // Goes on with another log: as it was stored, or with a START of this device's own.
  void become(Log&& next);
  // Follows a new game whose START does not fit after the log here, which rests if it is not over.
  void follow(Log&& next);
  // The START sets a game apart in which this device does not play: it rests there from its
  // beginning on, unless another one rests. Whether it does so from now on.
  bool rest(const Letter& start);
  // The other game, as it was stored.
  void rest(Log&& other) { resting_ = std::move(other); }
  // Turns to the other of two games with a common past; the one here rests. Whether there is one.
  bool turn_to(Tag game);

 private:
  void note_past(Tag before);
  bool branch(const Letter& letter);
  bool revive(const Letter& letter);
  [[nodiscard]] bool is_bound_from(const Log& other) const;

  Log log_;
  std::optional<Log> aside_;  // another continuation after what is final, of a lower rank so far
  std::optional<Log> resting_;
  std::vector<Tag> past_;  // the oldest first
};

}  // namespace play::room
