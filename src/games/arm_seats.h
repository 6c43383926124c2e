// The key `seats` on boards with an arm for each colour. A game's Rules have what seats.h asks for,
// and `arms`, 3…6. A seat has one colour; or the seats share out the whole board between opposite
// or alternate colours.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "games/colours.h"
#include "games/rules_table.h"
#include "games/seats.h"

namespace games {

namespace detail {

struct Groups {
  int arms;
  std::array<unsigned, 3> sets;  // 0 after the last
  [[nodiscard]] std::size_t count() const { return sets.back() == 0 ? 2 : 3; }
};
inline constexpr std::array<Groups, 3> kGroups = {
    {{4, {0b0101, 0b1010}}, {6, {0b010101, 0b101010}}, {6, {0b001001, 0b010010, 0b100100}}}};

// At least two single colours, or all groups of one kind.
[[nodiscard]] inline bool may_sit(int arms, const SeatList& list) {
  if (list.colours_each() == 1) {
    return list.count > 1;
  }
  return list.all == (1U << arms) - 1 &&
         std::any_of(kGroups.begin(), kGroups.end(), [&](const Groups& groups) {
           return groups.arms == arms &&
                  std::all_of(list.sets.begin(), list.sets.begin() + list.count,
                              [&](unsigned seat) {
                                return std::find(groups.sets.begin(), groups.sets.end(), seat) !=
                                       groups.sets.end();
                              });
         });
}

// From any of the groups on, in either direction.
[[nodiscard]] inline std::string draw_groups(std::string_view letters, const Groups& groups,
                                             core::Rng& rng) {
  const std::size_t count = groups.count();
  const std::size_t first = rng.below(static_cast<std::uint32_t>(count));
  const std::size_t step = 1 + rng.pick(static_cast<std::uint32_t>(count - 1));
  std::string text;
  for (std::size_t seat = 0; seat < count; ++seat) {
    text +=
        (seat == 0 ? "" : ",") + print_colours(letters, groups.sets[(first + seat * step) % count]);
  }
  return text;
}

}  // namespace detail

template <class R, const std::string_view& kLetters>
[[nodiscard]] constexpr RulesRow<R> arm_seats() {
  return text<R>(
      "seats", {[](R& rules, std::string_view value) -> Reading {
                  const auto arms = static_cast<std::size_t>(rules.arms);
                  const auto list = parse_seats(kLetters.substr(0, arms), value);
                  if (!list || !detail::may_sit(rules.arms, *list)) {
                    return false;
                  }
                  set_seats(rules, *list);
                  return true;
                },
                [](const R& rules) { return print_seats(kLetters, rules); },
                [](const R& rules, core::Rng& rng) {
                  const detail::Groups& groups = detail::kGroups[rng.below(detail::kGroups.size())];
                  if (groups.arms == rules.arms) {
                    return detail::draw_groups(kLetters, groups, rng);
                  }
                  const auto arms = static_cast<std::uint32_t>(rules.arms);
                  const std::uint32_t count = rng.below(2) == 0 ? arms : 2 + rng.below(arms - 1);
                  return draw_seats(kLetters.substr(0, arms), count, rng);
                }});
}

}  // namespace games
