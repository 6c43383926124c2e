// Visits the games of the list (game.h), for tables with an entry per game. Shared code that uses
// it names no game.
#pragma once

#include <cstddef>
#include <type_traits>

#include "games/game.h"

namespace games {

namespace detail {
template <class... G>
struct Walk {
  template <class F>
  static void each(F&& f) {
    (f(std::type_identity<G>{}), ...);
  }
  template <class Wanted>
  static constexpr std::size_t place() {
    std::size_t place = 0;
    (void)((std::is_same_v<G, Wanted> || (++place, false)) || ...);
    return place;
  }
};
}  // namespace detail

// Calls f(std::type_identity<G>{}) for every game G, in the contract's order.
template <class F>
void each_game(F&& f) {
  EachGame<detail::Walk>::each(f);
}

// G's index in the list; its rules have the same index in AnyRules.
template <class G>
inline constexpr std::size_t place_of = EachGame<detail::Walk>::template place<G>();

}  // namespace games
