#include "app/rooms/people.h"

#include <algorithm>

#include "app/rooms/rooms.h"
#include "ui/online_page.h"
#include "view/words/words.h"

namespace app {

using play::room::Hello;
using play::room::Key;
using play::room::Peer;
using play::room::Seat;
using view::tr;

namespace {

// A member’s name, as far as it is known here; may be empty.
std::string peer_name(const Peer& peer, const Key& key) {
  if (key == peer.key()) return peer.here().name;
  if (const Hello* hello = peer.hello_of(key)) return hello->name;
  if (peer.log().empty()) return {};
  const auto& segments = peer.log().segments();
  for (std::size_t i = segments.size(); i-- > 0;) {
    for (const auto& member : segments[i].members) {
      if (member.key == key) return member.ready.name;
    }
  }
  return {};
}

}  // namespace

std::string seat_name(const Peer& peer, const play::room::Setup& setup, std::size_t seat) {
  const Key& key = setup.seats[seat].key;
  const std::string name = peer_name(peer, key);
  const auto before = setup.seats.begin() + static_cast<std::ptrdiff_t>(seat);
  const auto others =
      std::count_if(setup.seats.begin(), before, [&](const Seat& one) { return one.key == key; });
  return name.empty() || others == 0 ? name : name + " " + std::to_string(others + 1);
}

std::string shown_name(const ui::OnlinePage& page, const OpenRoom& room, const Key& key) {
  const bool unnamed = room.strangers || room.muted.contains(key);
  std::string own = unnamed ? std::string() : peer_name(room.peer, key);
  if (!own.empty()) return own;
  for (const ui::OnlinePage::Seat& seat : page.seats) {
    if (seat.key == key) return tr("Player {0}", {std::to_string(seat.of_game + 1)});
  }
  return {};
}

bool may_be_heard(const OpenRoom& room, const Key& who, const play::room::Say& say) {
  return !room.muted.contains(who) && (say.phrase > 0 || !room.strangers);
}

}  // namespace app
