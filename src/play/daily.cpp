#include "play/daily.h"

#include <algorithm>
#include <array>

#include "core/big_endian.h"
#include "core/sha256.h"
#include "core/sort.h"
#include "core/text.h"
#include "play/daily_week.h"
#include "play/results.h"
#include "play/rounds.h"

namespace play {

namespace {

constexpr int kMonths = 12;
constexpr int kWeek = 7;

constexpr std::string_view kIdPrefix = "da110000";  // followed by the eight digits of the date
constexpr int kMostRounds = 100'000;
constexpr int kEpoch = 1970;  // the year of day 0
constexpr std::uint32_t kLastYear = 9999;

bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

// Days from 1 January 1970 to 1 January of that year, 1970 or later.
Day first_of_year(int year) {
  constexpr int kDays = 365;
  const auto leaps = [](int before) {
    return (before - 1) / 4 - (before - 1) / 100 + (before - 1) / 400;
  };
  return kDays * (year - kEpoch) + leaps(year) - leaps(kEpoch);
}

std::string digits(int number, std::size_t count) {
  const std::string plain = std::to_string(number);
  return std::string(count - std::min(count, plain.size()), '0') + plain;
}

std::optional<Day> day_from(std::string_view year, std::string_view month, std::string_view day) {
  const auto read = [](std::string_view text, std::uint32_t most) {
    while (text.size() > 1 && text[0] == '0') text.remove_prefix(1);
    return core::parse_number(text, most);
  };
  constexpr std::uint32_t kTwoDigits = 99;
  const auto y = read(year, kLastYear);
  const auto m = read(month, kTwoDigits);
  const auto d = read(day, kTwoDigits);
  if (!y || !m || !d || *y < kEpoch) return std::nullopt;
  const Date date{static_cast<int>(*y), static_cast<int>(*m), static_cast<int>(*d), 0};
  if (date.month < 1 || date.month > kMonths || date.day < 1 ||
      date.day > days_in_month(date.year, date.month)) {
    return std::nullopt;
  }
  return first_of_month(date.year, date.month) + date.day - 1;
}

bool is_course(std::string_view text) {
  return text.size() == kCourse && text.find_first_not_of("123") == std::string_view::npos;
}

// `2026-11-22 <place> <rounds> <course or ->`.
std::optional<DailyResult> parse_result(std::string_view line) {
  const auto day = parse_day(core::take_until(line, ' '));
  const auto place = core::parse_number(core::take_until(line, ' '), kDailySeats);
  const auto rounds = core::parse_number(core::take_until(line, ' '), kMostRounds);
  if (!day || !place || *place == 0 || !rounds || (line != "-" && !is_course(line))) {
    return std::nullopt;
  }
  return DailyResult{*day, static_cast<int>(*place), static_cast<int>(*rounds),
                     line == "-" ? "" : std::string(line)};
}

}  // namespace

Date date_of(Day day) {
  constexpr int kThursday = 3;  // 1 January 1970
  constexpr int kLongestYear = 366;
  Date date{kEpoch + day / kLongestYear, 1, 1, (day + kThursday) % kWeek};
  while (first_of_year(date.year + 1) <= day) ++date.year;
  while (date.month < kMonths && first_of_month(date.year, date.month + 1) <= day) ++date.month;
  date.day = day - first_of_month(date.year, date.month) + 1;
  return date;
}

int days_in_month(int year, int month) {
  constexpr std::array<int, kMonths> kDays = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return kDays[static_cast<std::size_t>(month - 1)] + (month == 2 && is_leap(year) ? 1 : 0);
}

Day first_of_month(int year, int month) {
  Day day = first_of_year(year);
  for (int before = 1; before < month; ++before) day += days_in_month(year, before);
  return day;
}

std::string print_day(Day day) {
  const Date date = date_of(day);
  return digits(date.year, 4) + "-" + digits(date.month, 2) + "-" + digits(date.day, 2);
}

std::optional<Day> parse_day(std::string_view text) {
  constexpr std::size_t kSize = 10;
  if (text.size() != kSize || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto day = day_from(text.substr(0, 4), text.substr(5, 2), text.substr(8, 2));
  return day && print_day(*day) == text ? day : std::nullopt;
}

std::string_view daily_rules(Day day) {
  return kDailyWeek[static_cast<std::size_t>(date_of(day).weekday)];
}

std::vector<Player> daily_players(std::string name) {
  return {{Player::Kind::Human, "", std::move(name)},
          {Player::Kind::Bot, "solid", "Otto"},
          {Player::Kind::Bot, "strong", "Mila"}};
}

// The first eight bytes of a hash of the date's name, so that nobody chooses a day's luck.
DatedDice daily_dice(Day day) {
  const std::string name = "Homestretch, daily race 1, " + print_day(day);
  const core::Digest digest =
      core::sha256({reinterpret_cast<const std::uint8_t*>(name.data()), name.size()});
  return {core::from_big_endian<std::uint64_t>(digest)};
}

std::string daily_id(Day day) {
  std::string date = print_day(day);
  std::erase(date, '-');
  return std::string(kIdPrefix) + date;
}

std::optional<Day> day_of_game(std::string_view id) {
  constexpr std::size_t kDate = 8;
  if (!core::take_prefix(id, kIdPrefix) || id.size() != kDate) return std::nullopt;
  return day_from(id.substr(0, 4), id.substr(4, 2), id.substr(6, 2));
}

ChanceSource chance_of(const KeptGame& kept) {
  if (day_of_game(kept.id)) return DatedDice{kept.seed};
  return SeededChance{kept.seed};
}

DailyResult daily_result(Day day, const Replay& replay) {
  const games::Standing order = standing(replay);
  const auto* const mine = std::find(order.begin(), order.end(), kDailySeat);
  const int turns = static_cast<int>(result_of(replay).turns);
  return {day, static_cast<int>(mine - order.begin()) + 1, (turns + kDailySeats - 1) / kDailySeats,
          ""};
}

std::vector<DailyResult>::const_iterator DailyLog::place_of(Day day) const {
  return std::lower_bound(all_.begin(), all_.end(), day,
                          [](const DailyResult& one, Day wanted) { return one.day < wanted; });
}

const DailyResult* DailyLog::of(Day day) const {
  const auto place = place_of(day);
  return place == all_.end() || place->day != day ? nullptr : &*place;
}

bool DailyLog::add(DailyResult result) {
  if (of(result.day) != nullptr) return false;
  all_.push_back(std::move(result));
  core::sort_few(all_.begin(), all_.end(), [](const DailyResult& one, const DailyResult& other) {
    return one.day < other.day;
  });
  return true;
}

void DailyLog::set_course(Day day, const std::string& course) {
  for (DailyResult& one : all_) {
    if (one.day == day && one.course.empty() && is_course(course)) one.course = course;
  }
}

void DailyLog::merge(const DailyLog& other) {
  for (const DailyResult& one : other.all_) {
    if (!add(one)) set_course(one.day, one.course);
  }
}

int DailyLog::streak(Day today) const {
  int count = 0;
  for (Day day = of(today) != nullptr ? today : today - 1; of(day) != nullptr; --day) ++count;
  return count;
}

int DailyLog::longest_streak() const {
  int longest = 0;
  int now = 0;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    now = i > 0 && all_[i].day == all_[i - 1].day + 1 ? now + 1 : 1;
    longest = std::max(longest, now);
  }
  return longest;
}

std::string DailyLog::print() const {
  std::string text;
  for (const DailyResult& one : all_) {
    text += print_day(one.day) + " " + std::to_string(one.place) + " " +
            std::to_string(one.rounds) + " " + (one.course.empty() ? "-" : one.course) + "\n";
  }
  return text;
}

// Days stand in order, since the text may be somebody else's, and long.
DailyLog DailyLog::parse(std::string_view text) {
  DailyLog log;
  while (!text.empty()) {
    auto result = parse_result(core::take_until(text, '\n'));
    if (!result || (!log.all_.empty() && log.all_.back().day >= result->day)) continue;
    log.all_.push_back(std::move(*result));
  }
  return log;
}

}  // namespace play
