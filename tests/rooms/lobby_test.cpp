// Before a game: people who come to a table see who has a seat.
#include <gtest/gtest.h>

#include "play/room/peer/peer.h"

namespace {

using namespace play::room;

constexpr Pipe kPipe = 1;

// The messages to the other device, or to all.
std::vector<Letter> said(const Effects& effects) {
  std::vector<Letter> letters;
  for (const Effect& effect : effects) {
    if (const auto* send = std::get_if<Send>(&effect)) {
      letters.push_back(send->letter);
    }
  }
  return letters;
}

std::vector<Letter> tell(Peer& peer, const std::vector<Letter>& letters) {
  std::vector<Letter> answers;
  for (const Letter& letter : letters) {
    const auto more = said(peer.step(Heard{kPipe, letter->bytes, 5, {}}));
    answers.insert(answers.end(), more.begin(), more.end());
  }
  return answers;
}

// Ana has opened a table and has a seat; Ben has its link. The clock stands still, so nothing is
// repeated.
class RoomLobby : public testing::Test {
 protected:
  void SetUp() override {
    (void)ana.step(Tick{10});
    (void)ben.step(Tick{10});
    (void)ana.step(play::room::SetUp{0, 0, "parchis"});
  }
  static Peer at_table(std::uint8_t device, const char* name) {
    const Room room = open_room({3});
    return Peer(Here{room, enter(room, {device}), 5, name});
  }
  // Ben comes, and hears Ana's answer.
  void ben_comes() { (void)tell(ben, tell(ana, said(ben.step(Up{kPipe})))); }

  Peer ana = at_table(1, "Ana");
  Peer ben = at_table(2, "Ben");
};

TEST_F(RoomLobby, WhoComesIsShownTheSeatsAtOnce) {
  ben_comes();
  ASSERT_NE(ben.lobby(), nullptr);
  EXPECT_EQ(ben.lobby()->seats[0].key, ana.key());

  const auto wish = said(ben.step(Sit{2}));
  (void)tell(ben, tell(ana, wish));
  EXPECT_EQ(ben.lobby()->seats[2].key, ben.key()) << "one wish, one answer";
}

TEST_F(RoomLobby, WhoKnowsTheSeatsIsNotToldAgain) {
  ben_comes();
  EXPECT_TRUE(tell(ana, said(ben.step(Up{kPipe}))).empty());
}

// Ana leaves the table to Ben. Nobody knows what she has sent, when she is gone, but he.
TEST_F(RoomLobby, WhoComesAfterTheOwnerHasLeftIsShownTheSeats) {
  ben_comes();
  (void)tell(ben, tell(ana, said(ben.step(Sit{2}))));
  (void)tell(ben, said(ana.step(Leave{})));
  (void)ben.step(Down{kPipe});
  Peer cam = at_table(3, "Cam");
  (void)cam.step(Tick{40'000});
  (void)ben.step(Tick{40'000});
  (void)tell(cam, tell(ben, said(cam.step(Up{kPipe}))));
  ASSERT_NE(cam.lobby(), nullptr);
  EXPECT_EQ(cam.lobby()->seats[2].key, ben.key());
}

// Both have stood up: the seats are shown all the same, though nobody owns them.
TEST_F(RoomLobby, WhoComesToAnEmptyTableIsShownTheSeats) {
  ben_comes();
  (void)tell(ben, said(ana.step(Leave{})));
  (void)ben.step(Down{kPipe});
  (void)ben.step(Tick{40'000});
  Peer cam = at_table(3, "Cam");
  (void)cam.step(Tick{40'000});
  (void)tell(cam, tell(ben, said(cam.step(Up{kPipe}))));
  ASSERT_NE(cam.lobby(), nullptr);
  EXPECT_EQ(cam.lobby()->rules, "parchis");
}

// Anybody who watches can send a READY: it counts for nothing, and goes no further.
TEST_F(RoomLobby, WhoHasNoSeatCannotHinderTheStart) {
  ben_comes();
  (void)tell(ben, tell(ana, said(ben.step(Sit{2}))));
  (void)ana.step(SeatBot{1, "greedy"});
  (void)tell(ben, said(ana.step(SeatBot{3, "greedy"})));
  (void)tell(ana, said(ben.step(BeReady{})));
  const auto wanted = said(ana.step(Begin{}));
  ASSERT_NE(ana.lobby(), nullptr);
  Ready leaves;
  leaves.setup = wanted.front()->digest;
  leaves.flags = Ready::kLeaves;
  const Room room = open_room({3});
  EXPECT_TRUE(tell(ana, {write(leaves, enter(room, {9}).pair, room.id)}).empty());
  EXPECT_FALSE(ana.is_ready(enter(room, {9}).pair.key));
  (void)tell(ana, tell(ben, wanted));
  EXPECT_EQ(ana.log().length(), 1U) << "the game has begun";
}

// A page that was reloaded has forgotten what it saw.
TEST_F(RoomLobby, AnotherSessionIsToldAgain) {
  ben_comes();
  Here here = ben.here();
  ++here.session;
  auto again = Peer::load(here, ben.kept());
  ASSERT_TRUE(again);
  (void)again->step(Tick{10});
  std::vector<Letter> answers;
  for (const Letter& letter : said(again->step(Up{kPipe}))) {
    answers = said(ana.step(Heard{kPipe, letter->bytes, here.session, {}}));
  }
  (void)tell(*again, answers);
  ASSERT_NE(again->lobby(), nullptr);
  EXPECT_EQ(again->lobby()->seats[0].key, ana.key());
}

}  // namespace
