// A finger on the table, by the clock: while it rests there may be no frame.
#include "app/pointer.h"

#include "app/program.h"
#include "ui/table_page.h"
#include "view/board/camera.h"
#include "view/table/session.h"

namespace {

// Down, and up again later, with nothing drawn between; how many throws it made.
std::size_t throws_of_finger(std::uint32_t held_ms) {
  Program program;
  program.spell();
  app::sit_down(program.app, app::replay_from(*games::parse_position(ui_test::kToThrow)));
  view::Session& session = *program.app.table.session;
  (void)session.update(1.0F);
  program.app.drawing.scene.camera = view::make_camera(
      session.tabletop().board(), {}, {400.0F, 400.0F}, {{0.0F, 0.0F}, {400.0F, 400.0F}});
  ImGuiIO& io = ImGui::GetIO();
  const auto frame = [&] {
    io.DisplaySize = {400.0F, 400.0F};
    io.DeltaTime = 1.0F / 60.0F;
    ImGui::NewFrame();
    app::point_at_table(program.app);
    ImGui::EndFrame();
  };
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  io.AddMousePosEvent(2.0F, 2.0F);  // beside the board
  frame();
  io.AddMouseButtonEvent(0, true);
  frame();
  io.AddMouseButtonEvent(0, false);
  SDL_Event event = {};
  event.type = SDL_MOUSEBUTTONDOWN;
  event.button.timestamp = 1000;
  app::note_press(program.app.pointer, event);
  event.type = SDL_MOUSEBUTTONUP;
  event.button.timestamp += held_ms;
  app::note_press(program.app.pointer, event);
  event.type = SDL_MOUSEBUTTONDOWN;  // the next press may come before the frame
  event.button.timestamp += 1;
  app::note_press(program.app.pointer, event);
  frame();
  return session.match().made().size();
}

TEST(AFinger, ThatIsSoonLiftedTouchesAndThatRestsOnlyLooks) {
  EXPECT_EQ(throws_of_finger(0), 1U);
  EXPECT_EQ(throws_of_finger(600), 0U);
}

}  // namespace
