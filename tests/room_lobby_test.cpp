// Before a game: who comes to a table sees who sits there.
#include <gtest/gtest.h>

#include "play/room/peer.h"

namespace {

using namespace play::room;

constexpr Pipe kPipe = 1;

Peer at_table(std::uint8_t device, const char* name) {
  const Room room = open_room({3});
  return Peer(Here{room, enter(room, {device}), 5, name});
}

// What one says to the other, or to all.
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

// The clock stands still: nothing is said again by itself.
TEST(RoomLobby, WhoComesIsShownTheSeatsAtOnce) {
  Peer ana = at_table(1, "Ana");
  Peer ben = at_table(2, "Ben");
  (void)ana.step(Tick{10});
  (void)ben.step(Tick{10});
  (void)ana.step(play::room::SetUp{0, 0, "parchis"});
  const auto hello = said(ben.step(Up{kPipe}));
  (void)tell(ben, tell(ana, hello));
  ASSERT_NE(ben.lobby(), nullptr);
  EXPECT_EQ(ben.lobby()->seats[0].key, ana.key());

  const auto wish = said(ben.step(Sit{2}));
  (void)tell(ben, tell(ana, wish));
  EXPECT_EQ(ben.lobby()->seats[2].key, ben.key()) << "one wish, one answer";
}

TEST(RoomLobby, WhoKnowsTheSeatsIsNotToldAgain) {
  Peer ana = at_table(1, "Ana");
  Peer ben = at_table(2, "Ben");
  (void)ana.step(Tick{10});
  (void)ben.step(Tick{10});
  (void)ana.step(play::room::SetUp{0, 0, "parchis"});
  (void)tell(ben, tell(ana, said(ben.step(Up{kPipe}))));
  EXPECT_TRUE(tell(ana, said(ben.step(Up{kPipe}))).empty());
}

// A page that is loaded anew has forgotten what it saw.
TEST(RoomLobby, AnotherSessionIsToldAgain) {
  Peer ana = at_table(1, "Ana");
  Peer ben = at_table(2, "Ben");
  (void)ana.step(Tick{10});
  (void)ben.step(Tick{10});
  (void)ana.step(play::room::SetUp{0, 0, "parchis"});
  (void)tell(ben, tell(ana, said(ben.step(Up{kPipe}))));
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
