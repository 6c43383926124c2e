// A finger on the table, by the clock: while it rests there may be no frame.
#include "app/pointer.h"

#include <SDL.h>

#include "app/program.h"
#include "play/link_tools.h"
#include "view/table/session.h"

namespace {

// Down, and up again later, with nothing drawn between; how many throws it made.
std::size_t throws_of_finger(Uint32 held_ms) {
  Program program;
  program.spell();
  play::Replay replay = links::cut(links::replay_of("parchis", "greedy", 1), 0);
  for (play::Player& player : replay.players) player.kind = play::Player::Kind::Human;
  app::sit_down(program.app, std::move(replay));
  (void)program.app.table.session->update(0.0F);
  ImGuiIO& io = ImGui::GetIO();
  const auto frame = [&] {
    io.DisplaySize = {400.0F, 400.0F};
    io.DeltaTime = 1.0F / 60.0F;
    ImGui::NewFrame();
    app::point_at_table(program.app);
    ImGui::EndFrame();
  };
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  io.AddMousePosEvent(200.0F, 200.0F);
  frame();
  io.AddMouseButtonEvent(0, true);
  frame();
  SDL_Delay(held_ms);
  io.AddMouseButtonEvent(0, false);
  frame();
  return program.app.table.session->match().made().size();
}

TEST(AFinger, ThatIsSoonLiftedTouchesAndThatRestsOnlyLooks) {
  EXPECT_EQ(throws_of_finger(0), 1U);
  EXPECT_EQ(throws_of_finger(600), 0U);
}

}  // namespace
