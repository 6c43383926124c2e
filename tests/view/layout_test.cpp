// Boards as shapes: squares do not overlap, pieces have separate places on the board, the way is
// connected, and points convert to the screen and back.
#include "view/board/layout.h"
#include "view/maze/board.h"
#include "view/parchis/board.h"
#include "view/sorry/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <set>

#include "games/maze/board.h"
#include "games/parchis/game.h"
#include "games/sorry/board.h"
#include "view/board/camera.h"
#include "view/table/tabletop.h"

namespace {

using view::Board;
using view::Tile;
using view::TileKind;

// With all nests in play.
Board parchis_board(int arms, core::Colour bottom = 0) {
  parchis::Rules rules;
  rules.arms = arms;
  return view::make_parchis_board(rules, bottom, ~0U);
}

bool is_square(const Tile& tile) {
  return tile.kind != TileKind::Line && tile.kind != TileKind::Nest && tile.kind != TileKind::Goal;
}

// True if some edge of `a` separates the two convex shapes.
bool edge_separates(const Tile& a, const Tile& b) {
  constexpr float kTouch = 1e-4F;
  for (int i = 0; i < 4; ++i) {
    const glm::vec2 from = a.corners[i];
    const glm::vec2 edge = a.corners[(i + 1) % 4] - from;
    if (glm::length(edge) < kTouch) continue;
    const glm::vec2 out(edge.y, -edge.x);
    const bool apart = std::all_of(std::begin(b.corners), std::end(b.corners),
                                   [&](glm::vec2 p) { return glm::dot(p - from, out) >= -kTouch; });
    if (apart) return true;
  }
  return false;
}

bool overlap(const Tile& a, const Tile& b) {
  return !edge_separates(a, b) && !edge_separates(b, a);
}

bool inside(const Board& board, glm::vec2 point, float margin) {
  const std::size_t n = board.outline.size();
  for (std::size_t i = 0; i < n; ++i) {
    const glm::vec2 from = board.outline[i];
    const glm::vec2 edge = glm::normalize(board.outline[(i + 1) % n] - from);
    if (glm::dot(point - from, glm::vec2(-edge.y, edge.x)) < margin) return false;
  }
  return true;
}

class ParchisLayout : public testing::TestWithParam<int> {};

TEST_P(ParchisLayout, SquaresDoNotOverlap) {
  const Board board = parchis_board(GetParam());
  for (std::size_t i = 0; i < board.tiles.size(); ++i) {
    for (std::size_t j = i + 1; j < board.tiles.size(); ++j) {
      if (!is_square(board.tiles[i]) || !is_square(board.tiles[j])) continue;
      EXPECT_FALSE(overlap(board.tiles[i], board.tiles[j])) << i << " and " << j;
    }
  }
}

TEST_P(ParchisLayout, EverySquareIsDrawnOnce) {
  const int arms = GetParam();
  const Board board = parchis_board(arms);
  const auto squares = std::count_if(board.tiles.begin(), board.tiles.end(), is_square);
  EXPECT_EQ(squares, arms * (parchis::kPerArm + parchis::kCorridor));
}

TEST_P(ParchisLayout, EverySiteHasItsOwnSpotOnTheBoard) {
  const int arms = GetParam();
  const Board board = parchis_board(arms);
  constexpr float kFoot = 0.37F;
  for (int colour = 0; colour < arms; ++colour) {
    const auto own = static_cast<core::Colour>(colour);
    for (core::Site a = 0; a <= parchis::goal(arms); ++a) {
      const glm::vec2 here(board.spot(own, a, 0, 1));
      EXPECT_TRUE(inside(board, here, board.rim + kFoot)) << colour << " " << int{a};
      for (core::Site b = static_cast<core::Site>(a + 1); b <= parchis::goal(arms); ++b) {
        EXPECT_GT(glm::distance(here, glm::vec2(board.spot(own, b, 0, 1))), 0.5F);
      }
    }
  }
}

TEST_P(ParchisLayout, PiecesOnOneSiteStandApart) {
  const int arms = GetParam();
  const Board board = parchis_board(arms);
  constexpr float kTouch = 0.66F;
  for (int colour = 0; colour < arms; ++colour) {
    const auto own = static_cast<core::Colour>(colour);
    for (const core::Site site : {parchis::kNest, parchis::goal(arms)}) {
      for (int i = 0; i < parchis::kMaxPieces; ++i) {
        const glm::vec3 here = board.spot(own, site, i, parchis::kMaxPieces);
        for (int j = 0; j < i; ++j) {
          EXPECT_GT(glm::distance(here, board.spot(own, site, j, parchis::kMaxPieces)), kTouch);
        }
      }
    }
    EXPECT_GT(glm::distance(board.spot(own, 1, 0, 2), board.spot(own, 1, 1, 2)), kTouch);
  }
}

TEST_P(ParchisLayout, PiecesOfAllColoursInTheGoalStandApart) {
  const int arms = GetParam();
  const Board board = parchis_board(arms);
  const core::Site goal = parchis::goal(arms);
  for (int a = 0; a < arms * parchis::kMaxPieces; ++a) {
    for (int b = 0; b < a; ++b) {
      const auto spot = [&](int k) {
        return board.spot(static_cast<core::Colour>(k / parchis::kMaxPieces), goal,
                          k % parchis::kMaxPieces, parchis::kMaxPieces);
      };
      EXPECT_GT(glm::distance(spot(a), spot(b)), 0.55F) << a << " " << b;
    }
  }
}

TEST_P(ParchisLayout, TheWayIsConnected) {
  const int arms = GetParam();
  const Board board = parchis_board(arms);
  for (int colour = 0; colour < arms; ++colour) {
    const auto own = static_cast<core::Colour>(colour);
    for (core::Site site = 1; site + 1 < parchis::goal(arms); ++site) {
      const glm::vec3 here = board.spot(own, site, 0, 1);
      const glm::vec3 next = board.spot(own, static_cast<core::Site>(site + 1), 0, 1);
      EXPECT_LT(glm::distance(here, next), 2.1F) << colour << " " << int{site};
    }
  }
}

TEST_P(ParchisLayout, ColoursShareTheRingSquares) {
  const int arms = GetParam();
  const Board board = parchis_board(arms);
  for (core::Site site = 1; site <= parchis::turn_off(arms); ++site) {
    const int number = parchis::ring_number(arms, 0, site);
    for (core::Site other = 1; other <= parchis::turn_off(arms); ++other) {
      if (parchis::ring_number(arms, 1, other) != number) continue;
      EXPECT_LT(glm::distance(board.spot(0, site, 0, 1), board.spot(1, other, 0, 1)), 1e-3F);
    }
  }
}

TEST_P(ParchisLayout, AnyColourCanSitAtTheBottom) {
  const int arms = GetParam();
  const auto lowest = [arms](core::Colour bottom) {
    const Board board = parchis_board(arms, bottom);
    return board.spot(bottom, parchis::turn_off(arms), 0, 1);
  };
  for (int colour = 0; colour < arms; ++colour) {
    const glm::vec3 at = lowest(static_cast<core::Colour>(colour));
    EXPECT_NEAR(at.x, 0.0F, 1e-3F);
    EXPECT_LT(at.y, -8.0F);
  }
}

TEST(ParchisBoard, TheNestOfAColourThatDoesNotPlayLiesBare) {
  const Board whole = parchis_board(4);
  const Board two = view::make_parchis_board(parchis::Rules{}, 0, 0b0101);
  EXPECT_NE(two.version, whole.version);
  const auto nests = [](const Board& board) {
    return std::count_if(board.tiles.begin(), board.tiles.end(),
                         [](const view::Tile& tile) { return tile.kind == view::TileKind::Nest; });
  };
  EXPECT_EQ(nests(whole), 4);
  EXPECT_EQ(nests(two), 2);
}

INSTANTIATE_TEST_SUITE_P(Arms, ParchisLayout, testing::Values(3, 4, 5, 6));

// The renderer keeps what it has drawn by the board's version. Half a turn changes only signs.
TEST(Boards, ThatLookDifferentHaveDifferentVersions) {
  std::set<std::uint32_t> versions;
  std::size_t boards = 0;
  const auto add = [&](const Board& board) {
    versions.insert(board.version);
    ++boards;
  };
  for (int arms = parchis::kMinArms; arms <= parchis::kMaxArms; ++arms) {
    for (core::Colour bottom = 0; bottom < arms; ++bottom) {
      for (const parchis::Safe safe : {parchis::Safe::Twelve, parchis::Safe::Sixteen}) {
        for (const unsigned playing : {~0U, 0b11U}) {
          parchis::Rules rules;
          rules.arms = arms;
          rules.safe = safe;
          add(view::make_parchis_board(rules, bottom, playing));
        }
      }
    }
  }
  for (core::Colour bottom = 0; bottom < sorry::kColours; ++bottom) {
    add(view::make_sorry_board(bottom));
    add(view::make_maze_board(bottom));
  }
  EXPECT_EQ(versions.size(), boards);
  EXPECT_EQ(view::make_sorry_board(1).version, view::make_sorry_board(1).version);
}

TEST(SorryLayout, TheRingIsConnectedAndEverySiteHasItsOwnSpot) {
  const Board board = view::make_sorry_board(2);
  for (core::Colour colour = 0; colour < sorry::kColours; ++colour) {
    for (core::Site a = 0; a < sorry::kPlaces; ++a) {
      const glm::vec2 here(board.spot(colour, a, 0, 1));
      EXPECT_TRUE(inside(board, here, board.rim + 0.4F)) << int{a};
      for (core::Site b = 0; b < a; ++b) {
        EXPECT_GT(glm::distance(here, glm::vec2(board.spot(colour, b, 0, 1))), 0.9F)
            << int{a} << " and " << int{b};
      }
    }
    for (sorry::Place place = sorry::kEntrance; place < sorry::kZone + sorry::kZoneSquares - 1;
         ++place) {
      const auto next = static_cast<sorry::Place>(place + 1);
      const glm::vec3 here = board.spot(colour, sorry::site_of(colour, place), 0, 1);
      const glm::vec3 there = board.spot(colour, sorry::site_of(colour, next), 0, 1);
      EXPECT_NEAR(glm::distance(here, there), 1.0F, 1e-3F) << int{place};
    }
  }
}

TEST(SorryLayout, TravelIsClockwiseFromTheTopLeftCorner) {
  const Board board = view::make_sorry_board(2);
  EXPECT_LT(glm::distance(board.spot(0, 0, 0, 1), glm::vec3(-7.5F, 7.5F, 0.0F)), 1e-3F);
  EXPECT_LT(glm::distance(board.spot(0, 15, 0, 1), glm::vec3(7.5F, 7.5F, 0.0F)), 1e-3F);
  EXPECT_LT(glm::distance(board.spot(0, 30, 0, 1), glm::vec3(7.5F, -7.5F, 0.0F)), 1e-3F);
  EXPECT_LT(glm::distance(board.spot(0, 45, 0, 1), glm::vec3(-7.5F, -7.5F, 0.0F)), 1e-3F);
}

// So each player's plate is at the corner where the pawns start.
TEST(SorryLayout, EverySeatIsAtTheCornerOfItsStart) {
  for (core::Colour bottom = 0; bottom < sorry::kColours; ++bottom) {
    const auto table = view::make_tabletop(*games::Game::parse("sorry"), bottom);
    std::array<bool, sorry::kColours> taken{};
    for (core::Colour colour = 0; colour < sorry::kColours; ++colour) {
      const glm::vec2 home = table->home(static_cast<core::SeatIndex>(colour));
      const glm::vec2 start(table->board().places[colour][sorry::kStart].middle);
      EXPECT_LT(glm::distance(home, start), 1e-3F);
      bool& corner = taken[(home.x > 0.0F ? 1U : 0U) + (home.y > 0.0F ? 2U : 0U)];
      EXPECT_FALSE(corner) << int{colour};
      corner = true;
    }
  }
}

TEST(SorryLayout, PawnsInStartAndHomeStandApart) {
  const Board board = view::make_sorry_board(2);
  for (core::Colour colour = 0; colour < sorry::kColours; ++colour) {
    for (const core::Site site : {sorry::kHome, sorry::kStart}) {
      for (int i = 0; i < sorry::kMaxPawns; ++i) {
        for (int j = 0; j < i; ++j) {
          EXPECT_GT(glm::distance(board.spot(colour, site, i, sorry::kMaxPawns),
                                  board.spot(colour, site, j, sorry::kMaxPawns)),
                    0.8F);
        }
      }
    }
  }
}

TEST(LudoLayout, HorsesAtRestAreSeenFromTheSide) {
  for (const char* arms : {"", " arms=3", " arms=5", " arms=6"}) {
    const auto game = games::Game::parse(std::string("ludo board=chevaux") + arms);
    ASSERT_TRUE(game);
    const auto table = view::make_tabletop(*game, 0);
    bool right = false;
    bool left = false;
    for (std::size_t colour = 0; colour < table->board().places.size(); ++colour) {
      for (const view::Place& place : table->board().places[colour]) {
        const float heading = table->heading(static_cast<core::Colour>(colour), place.middle);
        EXPECT_NEAR(std::sin(heading), 0.0F, 0.01F)
            << arms << " colour " << colour << " at " << place.middle.x << ' ' << place.middle.y;
        right = right || std::cos(heading) > 0.0F;
        left = left || std::cos(heading) < 0.0F;
      }
    }
    EXPECT_TRUE(right && left) << arms;
  }
}

TEST(MazeLayout, CellsLieInTheirRowsAndColumns) {
  const Board board = view::make_maze_board(2);
  const glm::vec3 a1 = board.spot(0, 0, 0, 1);
  const glm::vec3 b2 = board.spot(2, 9, 0, 1);
  const glm::vec3 g7 = board.spot(0, 54, 0, 1);
  EXPECT_LT(a1.x, b2.x);
  EXPECT_GT(a1.y, b2.y);
  EXPECT_LT(b2.x, g7.x);
  EXPECT_GT(b2.y, g7.y);
}

TEST(MazeLayout, EveryWallStandsBetweenItsTwoCells) {
  for (core::Colour bottom = 0; bottom < maze::kColours; ++bottom) {
    const Board board = view::make_maze_board(bottom);
    maze::for_each_slot(maze::kSlots, [&](core::Site slot) {
      const int cell = slot / 2;
      const int other = slot % 2 == 0 ? cell + maze::kSide : cell + 1;
      // A colour whose home is neither cell: homes hold their own pawns off the middle.
      const core::Colour colour = cell == 0 || cell == 1 || cell == maze::kSide ? 2 : 0;
      const auto middle = [&](int c) {
        return board.places[colour][static_cast<std::size_t>(c)].middle;
      };
      const glm::vec2 between = 0.5F * (middle(cell) + middle(other));
      const glm::vec3 wall = view::wall_position(board, slot, 0);
      EXPECT_LT(glm::distance(between, glm::vec2(wall)), 1e-3F) << maze::print_slot(slot);
      const glm::vec2 along = board.slots[slot].along;
      EXPECT_NEAR(glm::dot(along, middle(other) - middle(cell)), 0.0F, 1e-3F);
      EXPECT_GT(view::wall_position(board, slot, 1).z, wall.z);
    });
  }
}

TEST(MazeLayout, TwelvePawnsFitIntoTheZone) {
  const Board board = view::make_maze_board(2);
  for (int a = 0; a < 12; ++a) {
    for (int b = 0; b < a; ++b) {
      const auto spot = [&](int k) {
        return board.spot(static_cast<core::Colour>(k / 3), maze::kZone, k % 3, 3);
      };
      EXPECT_GT(glm::distance(spot(a), spot(b)), 0.5F) << a << " and " << b;
    }
  }
}

struct Look {
  glm::vec2 viewport;
  view::CameraPose pose;
};

class CameraFits : public testing::TestWithParam<Look> {};

TEST_P(CameraFits, TheWholeBoardIntoTheFreeRectangle) {
  const Board board = parchis_board(4);
  const glm::vec2 viewport = GetParam().viewport;
  const view::Rect free{viewport * 0.1F, viewport * glm::vec2(0.7F, 0.9F)};
  const view::Camera camera = view::make_camera(board, GetParam().pose, viewport, free);
  float widest = 0.0F;
  for (core::Colour colour = 0; colour < 4; ++colour) {
    for (core::Site site = 0; site <= parchis::goal(4); ++site) {
      const glm::vec2 at = camera.project(board.spot(colour, site, 0, 1));
      EXPECT_GT(at.x, free.min.x);
      EXPECT_GT(at.y, free.min.y);
      EXPECT_LT(at.x, free.max.x);
      EXPECT_LT(at.y, free.max.y);
      widest = std::max(widest, std::abs(at.x - free.middle().x) / free.size().x);
      widest = std::max(widest, std::abs(at.y - free.middle().y) / free.size().y);
    }
  }
  EXPECT_GT(widest, 0.3F) << "the board uses the room it has";
}

TEST_P(CameraFits, APointGoesToTheScreenAndBack) {
  const Board board = parchis_board(5);
  const glm::vec2 viewport = GetParam().viewport;
  const view::Camera camera =
      view::make_camera(board, GetParam().pose, viewport, {glm::vec2(0.0F), viewport});
  for (const glm::vec3 point : {glm::vec3(0.0F), glm::vec3(3.0F, -7.0F, 0.0F),
                                glm::vec3(-9.0F, 4.0F, 0.0F), glm::vec3(1.0F, 2.0F, 0.8F)}) {
    const auto back = camera.on_plane(camera.project(point), point.z);
    ASSERT_TRUE(back.has_value());
    EXPECT_NEAR(back->x, point.x, 2e-2F);
    EXPECT_NEAR(back->y, point.y, 2e-2F);
  }
}

INSTANTIATE_TEST_SUITE_P(Windows, CameraFits,
                         testing::Values(Look{{1280.0F, 800.0F}, {}},
                                         Look{{1280.0F, 800.0F}, {0.0F, 1.0F, {0.0F, 0.0F}}},
                                         Look{{1170.0F, 2532.0F}, {}},
                                         Look{{320.0F, 568.0F}, {0.4F, 1.0F, {0.0F, 0.0F}}}));

TEST(Palette, EveryPlayersColourHasASymbolOfItsOwn) {
  for (int a = 0; a < core::kMaxSeats; ++a) {
    const auto symbol = view::symbol_of(view::sextet_hue(static_cast<core::Colour>(a)));
    EXPECT_NE(symbol, view::Symbol::None);
    for (int b = 0; b < a; ++b) {
      EXPECT_NE(symbol, view::symbol_of(view::sextet_hue(static_cast<core::Colour>(b))));
    }
  }
}

}  // namespace
