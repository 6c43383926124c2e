// Any text as the stored state of a peer, and a real one from the middle of a game, altered as the
// bytes say: it is refused, or it makes a peer that stores the same again and goes on.
#include "fuzz.h"
#include "play/room/peer/peer.h"

namespace {

using namespace play::room;

Here here(std::uint64_t session) {
  static const Room room = open_room({1});
  static const Device device = enter(room, {1});
  Here here{room, device, session, "Ana"};
  here.rehearsal = 64;  // elements of a chain
  return here;
}

// Somebody sits down at the table, and is put out.
void put_one_out(Peer& peer) {
  Hello hello;
  hello.epoch = kEpoch;
  hello.session = hello.count = 1;
  hello.wish = 2;
  const Room& room = peer.here().room;
  const Key other = enter(room, {2}).pair.key;
  (void)peer.step(Heard{1, {}, 1, write_unsigned(hello, other, room.id)});
  (void)peer.step(PutOut{1});
}

// A person alone against bots, after some decisions.
const std::string& whole() {
  static const std::string text = [] {
    Peer peer(here(1));
    (void)peer.step(Tick{1});
    (void)peer.step(SetUp{0, 0, "parchis seats=Y,B pieces=1"});
    put_one_out(peer);
    (void)peer.step(SeatBot{1, "greedy"});
    (void)peer.step(BeReady{});
    (void)peer.step(Begin{});
    for (int i = 0; i < 6 && peer.acts(); ++i) {
      core::MoveList list;
      peer.view()->moves(list);
      (void)peer.step(Decide{{peer.view()->print(list[0])}});
    }
    return peer.kept();
  }();
  return text;
}

// Three bytes per edit: the place in the text, and the new letter.
std::string altered(std::string text, std::string_view edits) {
  for (; edits.size() >= 3; edits.remove_prefix(3)) {
    const auto where = static_cast<std::size_t>(static_cast<unsigned char>(edits[0])) * 256 +
                       static_cast<unsigned char>(edits[1]);
    text[where % text.size()] = edits[2];
  }
  return text;
}

std::string check(const std::string& text) {
  const auto peer = Peer::load(here(2), text);
  if (!peer) {
    return "";
  }
  const std::string kept = peer->kept();
  auto again = Peer::load(here(2), kept);
  if (!again || again->kept() != kept) {
    return "what is kept is not what was kept";
  }
  for (Millis now = 1; now < 60'000; now += 7000) {
    (void)again->step(Tick{now});
  }
  return "";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text(data, size);
  const bool edits = size > 0 && data[0] < 128;
  return fuzz::expect_no_fault(
      check(edits ? altered(whole(), text.substr(1)) : std::string(text.substr(size > 0 ? 1 : 0))));
}
