#include "play/room/seats.h"

#include <bit>
#include <numeric>

#include "core/sort.h"
#include "core/text.h"

namespace play::room {

std::vector<core::SeatIndex> seats_of(const games::Game& game) {
  std::vector<core::SeatIndex> seats(static_cast<std::size_t>(game.seat_count()));
  std::iota(seats.begin(), seats.end(), core::SeatIndex{0});
  const std::string line = game.rules_line();
  const auto words = core::split_rules(line);
  if (words && !words->find("seats")) {
    core::sort(seats.begin(), seats.end(), [&](core::SeatIndex a, core::SeatIndex b) {
      return std::countr_zero(game.own_colours(a)) < std::countr_zero(game.own_colours(b));
    });
  }
  return seats;
}

}  // namespace play::room
