// A room with hidden hands on this device alone: its bot, and what is heard of it.
#include "ai/agent.h"
#include "app/program.h"
#include "app/rooms/table.h"
#include "play/dealing.h"
#include "play/room/hands.h"
#include "view/table/session.h"

namespace {

using namespace play::room;

constexpr std::string_view kLevel = "master";

class AHiddenBot : public testing::Test {
 protected:
  AHiddenBot() {
    const Room room = play::room::open_room({9});
    Peer peer({room, enter(room, {1}), 5, "Ana"});
    program.app.rooms.open =
        std::make_unique<app::OpenRoom>(app::OpenRoom{std::move(peer), "0123456789abcdef"});
    step(Tick{1000});
    step(play::room::SetUp{0, 0, games_book().open("sorry-points-2")->rules});
    step(SeatBot{1, std::string(kLevel)});
    step(Begin{});
    program.app.hurry = true;
  }
  void step(const Input& input) { app::step_room(program.app, input); }
  [[nodiscard]] const Log& log() const { return program.app.rooms.open->peer.log(); }
  [[nodiscard]] view::Session& session() { return *program.app.table.session; }
  // Whether the bot is to decide now, and sees its cards.
  [[nodiscard]] std::optional<play::Match> seen_by_bot() const {
    const HandsPosition* hands = log().hands();
    if (hands == nullptr || hands->duty() != HandsPosition::Duty::Move) return std::nullopt;
    const core::SeatIndex turn = play::dealing::turn_of(hands->match());
    if (log().setup().seats[turn].kind != Seat::Kind::Bot) return std::nullopt;
    const auto sight = program.app.rooms.open->peer.sight(turn);
    return sight ? std::optional(sight->replay.rounds.back()) : std::nullopt;
  }
  // A frame of the table; the person makes any move.
  void pass() {
    step(Tick{now += 100});
    (void)app::follow_room(program.app);
    if (!program.app.table.session) return;
    session().comfort.speed = 0.0F;
    (void)session().update(0.1F);
    if (session().status().may_throw) (void)session().throw_or_draw();
    if (!session().picker().choices().empty()) (void)session().choose(0);
  }

  Program program;
  Millis now = 1000;
};

TEST_F(AHiddenBot, DecidesAsOneThatSeesItsRoundAllTheTime) {
  int decisions = 0;
  for (int frames = 0; decisions < 6 && frames < 3000; ++frames) {
    pass();
    const auto seen = seen_by_bot();
    if (!seen || session().animating()) continue;
    play::Thinker thinker(ai::make_agent);
    std::optional<play::Move> wanted;
    while (!wanted) wanted = thinker.think(*seen, kLevel, log().tag(), play::kNodesPerSlice);
    const auto before = log().length();
    int slices = 0;
    while (log().length() == before && slices < 1000) {
      (void)app::follow_room(program.app);
      ++slices;
    }
    ASSERT_GT(log().made().size(), seen->made().size());
    EXPECT_EQ(log().made()[seen->made().size()], *wanted);
    decisions += slices > 2 ? 1 : 0;
  }
  EXPECT_EQ(decisions, 6) << "it thought for several frames";
}

TEST_F(AHiddenBot, IsNotHeardWhileNobodyLooks) {
  pass();
  for (int frames = 0; frames < 300 && !seen_by_bot(); ++frames) pass();
  ASSERT_TRUE(seen_by_bot());
  (void)session().take_cues();
  program.app.model.screen = ui::Screen::Title;
  const auto before = log().length();
  for (int frames = 0; frames < 300 && log().length() == before; ++frames)
    (void)app::play_unseen(program.app);
  for (int frames = 0; frames < 10; ++frames) (void)app::play_unseen(program.app);
  ASSERT_GT(log().length(), before);
  EXPECT_TRUE(session().take_cues().empty());
}

}  // namespace
