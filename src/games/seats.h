// The keys `seats`, `teams` and `first` of a rules line, as all games write them. A game's Rules
// have `seats` (bit sets of colours in turn order, 0 beyond the last), `seat_count` and `first`
// (−1: chance names who begins).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.h"
#include "games/colours.h"
#include "games/rules_table.h"

namespace games {

// Seats as they were read: disjoint sets, at least one.
struct SeatList {
  std::array<std::uint8_t, core::kMaxSeats> sets{};
  int count = 0;
  unsigned all = 0;  // the colours of all of them
  // How many colours the seats have, if all have the same number; else 0.
  [[nodiscard]] int colours_each() const {
    const int first = std::popcount(unsigned{sets[0]});
    bool same = true;
    for (int seat = 1; seat < count; ++seat) {
      same = same && std::popcount(unsigned{sets[static_cast<std::size_t>(seat)]}) == first;
    }
    return same ? first : 0;
  }
};

// `Y,G,R,B` or `YR,BG`. Nothing if a seat is empty, names an unknown colour, letters out of order
// or a colour that another seat has.
[[nodiscard]] inline std::optional<SeatList> parse_seats(std::string_view letters,
                                                         std::string_view text) {
  SeatList list;
  for (const std::string_view seat : core::split(text, ',')) {
    const std::optional<unsigned> set = parse_colours(letters, seat);
    if (!set || (list.all & *set) != 0) {
      return std::nullopt;
    }
    list.all |= *set;
    list.sets[static_cast<std::size_t>(list.count++)] = static_cast<std::uint8_t>(*set);
  }
  return list;
}

template <class R>
void set_seats(R& rules, const SeatList& list) {
  rules.seat_count = list.count;
  std::copy_n(list.sets.begin(), rules.seats.size(), rules.seats.begin());
}

template <class R>
[[nodiscard]] std::string print_seats(std::string_view letters, const R& rules) {
  std::string text;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seat_count); ++seat) {
    text += (seat == 0 ? "" : ",") + print_colours(letters, rules.seats[seat]);
  }
  return text;
}

// `count` of the letters in any order, one per seat.
[[nodiscard]] inline std::string draw_seats(std::string_view letters, std::size_t count,
                                            core::Rng& rng) {
  std::string pool(letters);
  std::string text;
  for (std::size_t seat = 0; seat < count; ++seat) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(pool.size()));
    text += (seat == 0 ? "" : ",") + std::string(1, pool[at]);
    pool.erase(at, 1);
  }
  return text;
}

// --- Teams: the alternate seats, the one with the first colour first.

// The colours of the team that the seat is in if there are teams, its own among them.
template <class R>
[[nodiscard]] unsigned team_colours(const R& rules, std::size_t seat) {
  unsigned colours = 0;
  for (std::size_t one = seat % 2; one < static_cast<std::size_t>(rules.seat_count); one += 2) {
    colours |= rules.seats[one];
  }
  return colours;
}

template <class R>
[[nodiscard]] std::string team_names(std::string_view letters, const R& rules) {
  const std::array team = {team_colours(rules, 0), team_colours(rules, 1)};
  const std::size_t first = lowest_colour(team[0]) < lowest_colour(team[1]) ? 0 : 1;
  return print_colours(letters, team[first]) + "/" + print_colours(letters, team[1 - first]);
}

// Whether these seats may form teams: four or six of one colour each.
template <class R>
[[nodiscard]] bool can_team_up(const R& rules) {
  return std::has_single_bit(unsigned{rules.seats[0]}) &&
         (rules.seat_count == 4 || rules.seat_count == 6);
}

// The key `teams` of Rules with `bool teams`.
template <class R, const std::string_view& kLetters>
[[nodiscard]] constexpr RulesRow<R> teams_row() {
  return text<R>("teams",
                 {[](R& rules, std::string_view value) -> Reading {
                    if (value == "none") {
                      return true;
                    }
                    if (!can_team_up(rules)) {
                      return core::Sentence{
                          "The rule “{0}” needs four or six seats of one colour each.", {"teams"}};
                    }
                    if (value != team_names(kLetters, rules)) {
                      return core::Sentence{
                          "The rule “{0}” must be “{1}” or “none” with these seats.",
                          {"teams", team_names(kLetters, rules)}};
                    }
                    rules.teams = true;
                    return true;
                  },
                  [](const R& rules) {
                    return rules.teams ? team_names(kLetters, rules) : std::string("none");
                  },
                  [](const R& rules, core::Rng& rng) {
                    return can_team_up(rules) && rng.below(2) == 0 ? team_names(kLetters, rules)
                                                                   : std::string("none");
                  }});
}

// --- Who begins.

namespace detail {
// The seat (or colour, if `by_colour`) that a text names; −1 for `random`.
template <class R>
[[nodiscard]] std::optional<int> parse_first(std::string_view letters, const R& rules,
                                             std::string_view value, bool by_colour) {
  if (value == "random") {
    return -1;
  }
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    const unsigned set = rules.seats[static_cast<std::size_t>(seat)];
    for (const core::Colour colour : ColoursOf(by_colour ? set : 0U)) {
      if (value == letters.substr(colour, 1)) {
        return colour;
      }
    }
    if (!by_colour && value == print_colours(letters, set)) {
      return seat;
    }
  }
  return std::nullopt;
}
template <class R>
[[nodiscard]] std::string print_first(std::string_view letters, const R& rules, bool by_colour) {
  if (rules.first < 0) {
    return "random";
  }
  const auto first = static_cast<std::size_t>(rules.first);
  return by_colour ? std::string(letters.substr(first, 1))
                   : print_colours(letters, rules.seats[first]);
}
template <class R, const std::string_view& kLetters, bool kByColour>
[[nodiscard]] constexpr RulesRow<R> first_row() {
  return text<R>("first", {[](R& rules, std::string_view value) -> Reading {
                             const auto first = parse_first(kLetters, rules, value, kByColour);
                             rules.first = first.value_or(-1);
                             return first.has_value();
                           },
                           [](const R& rules) { return print_first(kLetters, rules, kByColour); },
                           [](const R& rules, core::Rng& rng) {
                             const std::uint32_t seat =
                                 rng.below(static_cast<std::uint32_t>(rules.seat_count) + 1);
                             if (seat == 0) {
                               return std::string("random");
                             }
                             const std::string name =
                                 print_colours(kLetters, rules.seats[seat - 1]);
                             const auto size = static_cast<std::uint32_t>(name.size());
                             return kByColour ? name.substr(rng.below(size), 1) : name;
                           }});
}
}  // namespace detail

// `first` names a seat, or one of the colours that play.
template <class R, const std::string_view& kLetters>
[[nodiscard]] constexpr RulesRow<R> first_seat() {
  return detail::first_row<R, kLetters, false>();
}
template <class R, const std::string_view& kLetters>
[[nodiscard]] constexpr RulesRow<R> first_colour() {
  return detail::first_row<R, kLetters, true>();
}

}  // namespace games
