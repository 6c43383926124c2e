// The protocol's `peer` commands: two peers of one program play a whole game, connected only by
// lines of text.
#include <gtest/gtest.h>

#include <deque>

#include "core/text.h"
#include "play/room/log/log.h"
#include "race/room_peer.h"
#include "race/room_words.h"

namespace {

constexpr const char* kSecret = "0102030405060708090a0b0c0d0e0f10";

class PeerCommands : public testing::Test {
 protected:
  std::string ask(const std::string& words) {
    const auto answer = peers.answer(words);
    return answer ? *answer : "error: " + answer.error().text() + "\n";
  }
  // Carries out the effects; messages to send wait for `deliver`.
  void tell(int who, const std::string& words) {
    const std::string answer = ask(words);
    ASSERT_TRUE(answer.ends_with("ok\n")) << answer;
    for (const std::string_view line : core::split(answer, '\n')) {
      std::string_view rest = line;
      if (core::take_until(rest, ' ') == "send") {
        (void)core::take_until(rest, ' ');
        post.emplace_back(3 - who, std::string(rest));
      }
    }
  }
  void deliver() {
    while (!post.empty()) {
      const auto [to, message] = post.front();
      post.pop_front();
      const auto bytes = race::parse_hex(message);
      (void)log.hear(*bytes);
      tell(to, "hear " + std::to_string(to) + " " + std::to_string(3 - to) + " " + message);
    }
  }
  // Gives each peer `command`, its number, and the rest.
  void both(const std::string& command, const std::string& rest) {
    for (const int who : {1, 2}) {
      tell(who, command + " " + std::to_string(who) + " " + rest);
    }
    deliver();
  }

  race::PeerCommands peers;
  std::deque<std::pair<int, std::string>> post;
  play::room::Log log{
      play::room::open_room({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}).id};
};

TEST_F(PeerCommands, TwoPlayAWholeGame) {
  for (const int who : {1, 2}) {
    EXPECT_EQ(ask("new " + std::to_string(who) + " " + kSecret + " " + std::string(62, '0') + "0" +
                  std::to_string(who) + " 000000010000000" + std::to_string(who) + " Ana"),
              "ok\n");
  }
  tell(1, "up 1 2");
  tell(2, "up 2 1");
  both("tick", "10");
  tell(1, "do 1 setup 0 0 sorry pawns=1 out=1 seats=R,Y");
  deliver();
  tell(2, "do 2 sit 1");
  deliver();
  both("do", "ready");
  tell(1, "do 1 start");
  deliver();
  ASSERT_FALSE(log.empty());
  for (int entries = 0; !log.over() && entries < 3000; ++entries) {
    both("tick", std::to_string(1000 + 100 * entries));
    ASSERT_TRUE(log.writer());
    core::MoveList list;
    log.outcomes()->position->moves(list);
    const int who = *log.writer() == 0 ? 1 : 2;
    const std::string move = list.empty() ? "" : " " + log.position()->print(list[list.size() - 1]);
    const std::string shown = ask("show " + std::to_string(who));
    EXPECT_NE(shown.find("acts yes"), std::string::npos) << shown << log.length();
    tell(who, "do " + std::to_string(who) + " move" + move);
    deliver();
  }
  ASSERT_TRUE(log.over());
  const std::string one = ask("show 1");
  EXPECT_EQ(one.substr(7), ask("show 2").substr(7));
  EXPECT_NE(one.find("position " + log.position()->line()), std::string::npos);
}

TEST_F(PeerCommands, WhatIsKeptIsLoaded) {
  ask(std::string("new 1 ") + kSecret + " " + std::string(64, '7') + " 0000000100000001 Ana");
  tell(1, "do 1 setup 20 0 sorry");
  for (const char* seat : {"1", "2", "3"}) {
    tell(1, std::string("do 1 bot ") + seat + " greedy");
  }
  tell(1, "do 1 start");
  std::string kept = ask("kept 1");
  kept.pop_back();
  EXPECT_EQ(ask("load 2 " + kept), "ok\n");
  EXPECT_EQ(ask("show 2").substr(7), ask("show 1").substr(7));
  EXPECT_NE(ask("show 2").find("length 1"), std::string::npos);
  EXPECT_NE(ask("load 2 " + kept.substr(0, 300)).find("error"), std::string::npos);
}

TEST_F(PeerCommands, WhatCannotBeReadIsAnError) {
  for (const char* words : {"", "new", "new 1", "tick 1 5", "do 9 ready", "show", "new 1 zz zz 1 A",
                            "jump 1", "load 1 nothing"}) {
    EXPECT_NE(ask(words).find("error"), std::string::npos) << words;
  }
}

}  // namespace
