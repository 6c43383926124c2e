// Who has which seats in a SETUP.
#pragma once

#include <algorithm>

#include "play/room/message.h"

namespace play::room {

[[nodiscard]] inline bool sits(const Setup& setup, const Key& key) {
  return std::any_of(setup.seats.begin(), setup.seats.end(), [&](const Seat& seat) {
    return seat.kind == Seat::Kind::Person && seat.key == key;
  });
}

[[nodiscard]] inline bool has_free_seat(const Setup& setup) {
  return std::any_of(setup.seats.begin(), setup.seats.end(),
                     [](const Seat& seat) { return seat.kind == Seat::Kind::Free; });
}

inline void free_seats(Setup& setup, const Key& key) {
  for (Seat& seat : setup.seats) {
    seat = seat.key == key ? Seat{} : seat;
  }
}

// The seats of a device, bit 0 the first.
[[nodiscard]] inline unsigned seats_with(const Setup& setup, const Key& key) {
  unsigned seats = 0;
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    seats |= setup.seats[i].key == key ? 1U << i : 0U;
  }
  return seats;
}

}  // namespace play::room
