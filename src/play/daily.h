// The daily race: one game per date against two bots, the same for everybody. The rules, the bots
// and the luck follow from the date; the result of each race is kept as one line. Pure: the caller
// knows the date and stores the text.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/chance_source.h"
#include "play/kept.h"

namespace play {

using Day = int;  // days since 1 January 1970, none before it

struct Date {
  int year = 0;
  int month = 0;    // 1…12
  int day = 0;      // 1…31
  int weekday = 0;  // 0…6, Monday first
  friend bool operator==(const Date&, const Date&) = default;
};
[[nodiscard]] Date date_of(Day day);
[[nodiscard]] Day first_of_month(int year, int month);
[[nodiscard]] int days_in_month(int year, int month);
// ISO 8601, `2026-11-22`; parsing gives nothing for a text that is not a date from 1970 to 9999.
[[nodiscard]] std::string print_day(Day day);
[[nodiscard]] std::optional<Day> parse_day(std::string_view text);

// --- The race of a date. None of this may ever change, since results are compared.

inline constexpr core::SeatIndex kDailySeat = 0;  // where the person sits
inline constexpr int kDailySeats = 3;

// The rules depend on the weekday.
[[nodiscard]] std::string_view daily_rules(Day day);
// A person of this name and the two bots.
[[nodiscard]] std::vector<Player> daily_players(std::string name);
[[nodiscard]] DatedDice daily_dice(Day day);
// The id under which a day's race is kept; and the day of such an id, nothing for other games' ids.
[[nodiscard]] std::string daily_id(Day day);
[[nodiscard]] std::optional<Day> day_of_game(std::string_view id);
// The source of a kept game's luck.
[[nodiscard]] ChanceSource chance_of(const KeptGame& kept);

// --- The results.

struct DailyResult {
  Day day = 0;
  int place = 0;       // 1…kDailySeats
  int rounds = 0;      // how many it took
  std::string course;  // see kCourse; empty until somebody has looked
  friend bool operator==(const DailyResult&, const DailyResult&) = default;
};
// The number of moments at which `course` notes the person's standing: a digit each, 1 (in front)
// to 3 (last).
inline constexpr int kCourse = 8;

// The result of a race that is over.
[[nodiscard]] DailyResult daily_result(Day day, const Replay& replay);

class DailyLog {
 public:
  // Oldest first; holds until the next change.
  [[nodiscard]] std::span<const DailyResult> all() const { return all_; }
  [[nodiscard]] const DailyResult* of(Day day) const;
  // Only the first result of a day counts; false if there is one already.
  bool add(DailyResult result);
  // Does nothing unless that day has a result without a course.
  void set_course(Day day, const std::string& course);
  // Adds the results that `other` has and this log lacks.
  void merge(const DailyLog& other);

  // The number of days in a row, ending today or, if today has not been played yet, yesterday.
  [[nodiscard]] int streak(Day today) const;
  [[nodiscard]] int longest_streak() const;

  // The text that is kept, one line per day. Lines that make no sense are left out.
  [[nodiscard]] std::string print() const;
  [[nodiscard]] static DailyLog parse(std::string_view text);

 private:
  // Where that day stands in `all_`, or would.
  [[nodiscard]] std::vector<DailyResult>::const_iterator place_of(Day day) const;
  std::vector<DailyResult> all_;  // in order
};

}  // namespace play
