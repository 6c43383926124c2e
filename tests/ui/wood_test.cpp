// Behind every title is the wood of the table, up to the edges of the window.
#include <gtest/gtest.h>

#include <glm/geometric.hpp>

#include "ui/fit_page.h"
#include "view/board/camera.h"
#include "view/parchis/board.h"

namespace {

using namespace ui_fit;

class Wood : public testing::TestWithParam<Size> {};

TEST_P(Wood, FillsTheWindowBehindTheTitle) {
  const Size size = GetParam();
  const view::Board board = view::make_parchis_board(parchis::Rules{}, 0, ~0U);
  for (const float text : kTexts) {
    Page page(size, text);
    page.speak(Language::French);
    page.model().screen = ui::Screen::Title;
    page.rest();
    const ui::Rect& room = page.model().table;
    const view::Camera camera = view::make_camera(
        board, {}, {size.width, size.height}, {{room.min.x, room.min.y}, {room.max.x, room.max.y}});
    for (const glm::vec2 corner : {glm::vec2(0.0F), glm::vec2(size.width, 0.0F),
                                   glm::vec2(0.0F, size.height), camera.viewport}) {
      const auto at = camera.on_plane(corner);
      ASSERT_TRUE(at.has_value()) << size.width << "×" << size.height << ", text " << text;
      const glm::vec2 far = glm::abs(*at) / board.radius;
      EXPECT_LT(std::max(far.x, far.y), view::kTableReach)
          << size.width << "×" << size.height << ", text " << text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Windows, Wood,
                         testing::Values(Size{320, 568}, Size{360, 640}, Size{375, 667},
                                         Size{390, 844}, Size{844, 390}, Size{600, 1000},
                                         Size{1280, 800}, Size{3840, 2160}));

}  // namespace
