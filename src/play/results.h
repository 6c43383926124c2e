// How the games that were played to their end on this device turned out, and how each person did in
// them. Outlives the games themselves. Pure: the caller keeps the text.
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
  std::optional<int> luck;     // what chance brought, once it is weighed, in kLuckUnit
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

// The whole match is over: no further round follows.
[[nodiscard]] bool is_finished(const Replay& replay);
// The seats of the people who are counted, those with a name, in order: one for each of
// Result::people.
[[nodiscard]] std::vector<core::SeatIndex> counted_seats(const Replay& replay);
// The result of a finished game; the caller fills in id and time, and luck is not weighed.
[[nodiscard]] Result result_of(const Replay& replay);

class Results {
 public:
  // Oldest first; holds until the next change.
  [[nodiscard]] std::span<const Result> all() const { return all_; }
  // Whether the game of that id is counted.
  [[nodiscard]] bool knows(std::string_view id) const;
  // False if the game is counted already, has no people, or ended before the last clearing.
  bool add(Result result);
  // The luck of a known game's people, one number each in kLuckUnit, in the order of
  // Result::people; of an unknown game, or with another count of numbers, nothing changes.
  void set_luck(std::string_view id, std::span<const int> luck);
  // Forgets every game that ended up to this moment, seconds since 1970.
  void clear(std::uint64_t now);
  // Adds what the other knows and this one does not.
  void merge(const Results& other);

  // The text that is kept, one line per game.
  [[nodiscard]] std::string print() const;
  // Lines that make no sense are left out; no text at all is no results.
  [[nodiscard]] static Results parse(std::string_view text);

 private:
  std::uint64_t since_ = 0;  // games that ended by then are forgotten
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
  std::optional<int> luck;   // the mean of the games in which it is weighed, in kLuckUnit
};
// The records of everybody who has played this game, most games first, then by name.
[[nodiscard]] std::vector<Record> records(const Results& results, std::string_view game);

// A table with a heading and one line per person and game, for a spreadsheet (RFC 4180).
[[nodiscard]] std::string print_table(const Results& results);

}  // namespace play
