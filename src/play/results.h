// The results of games finished on this device, and each person's part in them. They outlive the
// games themselves. Pure: the caller stores the text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/replay.h"

namespace play {

// Luck is a sum of chances to win; kLuckUnit is the whole chance of one game. It is at most
// kMostLuck either way.
inline constexpr int kLuckUnit = 10'000;
inline constexpr int kMostLuck = 100 * kLuckUnit;

// A person at a table; bots are not counted.
struct PersonResult {
  std::string name;
  bool won = false;            // alone or with their partner
  std::uint32_t captures = 0;  // pieces of others that their colours sent back
  std::optional<int> luck;     // luck in kLuckUnit, once it has been computed
  friend bool operator==(const PersonResult&, const PersonResult&) = default;
};

struct Result {
  std::string id;          // of the game, as it is kept
  std::uint64_t when = 0;  // seconds since 1970
  std::string game;        // its word in a rules line
  std::uint32_t turns = 0;
  std::vector<PersonResult> people;
  friend bool operator==(const Result&, const Result&) = default;
};

// The seats of the people who are counted, in order, one for each of Result::people: those with a
// name, or the only person at this device.
[[nodiscard]] std::vector<core::SeatIndex> counted_seats(std::span<const Player> players);
// The result of a finished game; the caller fills in id and time, luck is not computed yet.
[[nodiscard]] Result result_of(const Replay& replay);

class Results {
 public:
  // Oldest first; holds until the next change.
  [[nodiscard]] std::span<const Result> all() const { return all_; }
  // Whether the game of that id is counted.
  [[nodiscard]] bool knows(std::string_view id) const;
  // A game that is counted already and has ended in another way since, because moves were taken
  // back, counts as it ended last. False if nothing changes: it had ended like that before, has no
  // people, or ended before the last clearing.
  bool add(Result result);
  // Adds those that `add` would: of two endings of one game the later, of one ending told twice the
  // one with luck, or else the same one on every device.
  void take(std::vector<Result> found);
  // Sets the luck of a known game's people, one number each in kLuckUnit, in the order of
  // Result::people. Does nothing if the game is unknown or the count is wrong.
  void set_luck(std::string_view id, std::span<const int> luck);
  // Forgets every game that ended up to this moment, seconds since 1970; such a game is not added
  // later either.
  void clear(std::uint64_t until);
  // Games that ended up to this moment are not counted (see clear); 0: all are.
  [[nodiscard]] std::uint64_t since() const { return since_; }
  // Gives a game another id. Does nothing if the game is unknown.
  void rename(std::string_view id, const std::string& now);
  // Nothing has ended after this moment, whatever another device's clock said.
  void end_by(std::uint64_t now);
  // Adds the results that `other` has and this one lacks.
  void merge(const Results& other);

  // The stored text, one line per game.
  [[nodiscard]] std::string print() const;
  // Skips lines that make no sense; an empty text gives no results.
  [[nodiscard]] static Results parse(std::string_view text);

 private:
  std::uint64_t since_ = 0;  // games that ended by then are not counted
  std::vector<Result> all_;
};

// One person's record in one of the games.
struct Record {
  std::string name;
  std::uint32_t games = 0;
  std::uint32_t wins = 0;
  std::uint32_t captures = 0;
  std::uint32_t turns = 0;   // of all these games together
  std::uint32_t streak = 0;  // longest run of games won
  std::optional<int> luck;   // the mean over the games for which it is known, in kLuckUnit
};
// The records of everybody who has played this game, most games first, then by name.
[[nodiscard]] std::vector<Record> records(const Results& results, std::string_view game);

// A table with a heading and one line per person and game, for a spreadsheet (RFC 4180).
[[nodiscard]] std::string print_table(const Results& results);

}  // namespace play
