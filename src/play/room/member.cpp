#include "play/room/member.h"

#include <algorithm>

namespace play::room {

bool contains(const std::vector<Key>& keys, const Key& key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool has_seat(const Setup& setup, const Key& key) {
  return std::any_of(setup.seats.begin(), setup.seats.end(),
                     [&](const Seat& seat) { return seat.key == key; });
}

std::vector<Key> keys_of(const std::vector<Member>& members) {
  std::vector<Key> keys;
  keys.reserve(members.size());
  for (const Member& member : members) {
    keys.push_back(member.key);
  }
  return keys;
}

std::vector<Key> order_of_members(const Setup& setup, const Key& author,
                                  const std::vector<Member>* before) {
  std::vector<Key> persons;
  for (const Seat& seat : setup.seats) {
    if (seat.kind == Seat::Kind::Person && !contains(persons, seat.key)) {
      persons.push_back(seat.key);
    }
  }
  std::vector<Key> order;
  for (const Key& key : before ? keys_of(*before) : std::vector<Key>{author}) {
    if (contains(persons, key)) {
      order.push_back(key);
    }
  }
  for (const Key& key : persons) {
    if (!contains(order, key)) {
      order.push_back(key);
    }
  }
  return order;
}

}  // namespace play::room
