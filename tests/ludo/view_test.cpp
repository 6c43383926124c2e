// Ludo above the rules, as far as it needs no table: boards as shapes, words, refusals.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "ludo/table.h"
#include "view/ludo/board.h"
#include "view/ludo/hooks.h"

namespace {

using ludo::Board;
using ludo_test::game_of;
using ludo_test::Table;

float distance(glm::vec2 a, glm::vec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

struct Case {
  Board board;
  int arms;
};

class LudoBoards : public testing::TestWithParam<Case> {
 protected:
  ludo::Rules rules = ludo::default_rules(GetParam().board, GetParam().arms);
  ludo::Plan plan = ludo::plan_of(rules.board, rules.arms);
  view::Board board = view::make_ludo_board(rules, 0);
};

TEST_P(LudoBoards, EveryColourHasAPlaceForEverySite) {
  ASSERT_EQ(board.places.size(), static_cast<std::size_t>(rules.arms));
  for (const auto& places : board.places) {
    EXPECT_EQ(places.size(), plan.end() + 1U);
  }
}

TEST_P(LudoBoards, ColoursShareTheSquaresOfTheRing) {
  const ludo::Game game(rules);
  for (core::Site site = ludo::kStart; site <= plan.turn_off(); ++site) {
    const core::Site there = game.translate(0, site, 1);
    if (there != ludo::Game::kNowhere) {
      EXPECT_LT(distance(board.places[0][site].middle, board.places[1][there].middle), 0.001F);
    }
  }
}

TEST_P(LudoBoards, AWayGoesFromNeighbourToNeighbour) {
  for (const auto& places : board.places) {
    for (std::size_t site = 2; site + 1 < places.size(); ++site) {
      const float step = distance(places[site - 1].middle, places[site].middle);
      EXPECT_GT(step, 0.7F) << site;
      EXPECT_LT(step, 2.2F) << site;
    }
  }
}

TEST_P(LudoBoards, NoTwoSquaresLieOnEachOtherAndAllOnTheBoard) {
  std::vector<glm::vec2> middles;
  for (std::size_t c = 0; c < board.places.size(); ++c) {
    const auto last = static_cast<std::size_t>(c == 0 ? plan.turn_off() + plan.column : 0);
    for (std::size_t site = ludo::kStart; site <= last; ++site) {
      middles.push_back(board.places[c][site].middle);
    }
    for (std::size_t step = 1; c > 0 && step <= static_cast<std::size_t>(plan.column); ++step) {
      middles.push_back(board.places[c][plan.turn_off() + step].middle);
    }
  }
  for (std::size_t i = 0; i < middles.size(); ++i) {
    EXPECT_LT(distance(middles[i], {0.0F, 0.0F}), board.radius);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_GT(distance(middles[i], middles[j]), 0.6F) << i << " " << j;
    }
  }
}

// However many share a square, each stands on it: nearer to its middle than to any other.
TEST_P(LudoBoards, PiecesThatShareASquareStayOnIt) {
  const auto& places = board.places[0];
  for (int site = ludo::kStart; site <= plan.turn_off() + plan.column; ++site) {
    const glm::vec2 middle = places[static_cast<std::size_t>(site)].middle;
    for (int count = 1; count <= 2 * ludo::kMaxPieces; ++count) {
      for (int i = 0; i < count; ++i) {
        const glm::vec2 here(board.spot(0, static_cast<core::Site>(site), i, count));
        for (int other = ludo::kStart; other <= plan.turn_off() + plan.column; ++other) {
          if (other == site) continue;
          EXPECT_LT(distance(here, middle),
                    distance(here, places[static_cast<std::size_t>(other)].middle))
              << site << ": " << i << " of " << count << " is on " << other;
        }
        for (int k = 0; k < i; ++k) {
          const glm::vec2 there(board.spot(0, static_cast<core::Site>(site), k, count));
          EXPECT_GT(distance(here, there), 0.2F) << site << ": " << i << " of " << count;
        }
      }
    }
  }
}

TEST_P(LudoBoards, PiecesInANestStandApart) {
  constexpr float kFeet = 0.55F;
  for (core::Colour colour = 0; colour < rules.arms; ++colour) {
    for (int i = 0; i < ludo::kMaxPieces; ++i) {
      const glm::vec2 here(board.spot(colour, ludo::kNest, i, ludo::kMaxPieces));
      for (int k = 0; k < i; ++k) {
        EXPECT_GT(distance(here, glm::vec2(board.spot(colour, ludo::kNest, k, ludo::kMaxPieces))),
                  kFeet);
      }
    }
  }
}

TEST_P(LudoBoards, TheArmOfTheBottomColourFacesTheViewer) {
  for (core::Colour bottom = 0; bottom < rules.arms; ++bottom) {
    const view::Board turned = view::make_ludo_board(rules, bottom);
    const glm::vec2 tip = turned.places[bottom][plan.turn_off()].middle;
    EXPECT_NEAR(tip.x, 0.0F, 0.001F);
    EXPECT_LT(tip.y, 0.0F);
    EXPECT_TRUE(bottom == 0 || turned.version != board.version);
  }
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const Board kind : {Board::Ludo, Board::Maedn, Board::Chevaux, Board::Parcheesi}) {
    for (int arms = ludo::kMinArms; arms <= ludo::kMaxArms; ++arms) {
      all.push_back({kind, arms});
    }
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Case>& tested) {
  constexpr std::array<std::string_view, 4> kNames = {"ludo", "maedn", "chevaux", "parcheesi"};
  return std::string(kNames[static_cast<std::size_t>(tested.param.board)]) +
         std::to_string(tested.param.arms);
}

INSTANTIATE_TEST_SUITE_P(All, LudoBoards, testing::ValuesIn(cases()), name_of);

// The plan's cells, from the middle, x right and y away from the viewer.
void expect_at(Board kind, core::Colour colour, core::Site site, float x, float y) {
  const view::Board board = view::make_ludo_board(ludo::default_rules(kind, 4), 0);
  const glm::vec2 at = board.places[colour][site].middle;
  EXPECT_NEAR(at.x, x, 0.001F);
  EXPECT_NEAR(at.y, y, 0.001F);
}

TEST(LudoBoardPlan, FourArmsLieOnTheGridOfThePlans) {
  expect_at(Board::Ludo, 0, 1, -1, -6);      // square 1, cell 6,13 of 15
  expect_at(Board::Ludo, 1, 1, -6, 1);       // square 14, cell 1,6
  expect_at(Board::Ludo, 0, 51, 0, -7);      // its turn-off, cell 7,14
  expect_at(Board::Maedn, 0, 1, -1, -5);     // square 1, cell 4,10 of 11
  expect_at(Board::Maedn, 0, 5, -1, -1);     // an inner corner, cell 4,6
  expect_at(Board::Maedn, 0, 44, 0, -1);     // c4, cell 5,6
  expect_at(Board::Chevaux, 0, 62, 0, -1);   // the sixth stair, cell 7,8 of 15
  expect_at(Board::Parcheesi, 0, 1, 1, -5);  // square 5, cell 10,14 of 19
  expect_at(Board::Parcheesi, 1, 64, 9, 0);  // Blue's turn-off, square 17, cell 18,9
}

// --- Words.

// A move's events, sentence by sentence.
std::string told(std::string_view rules, std::string_view pieces, std::string_view changes,
                 std::string_view move) {
  Table table(rules, pieces, changes);
  const core::SeatIndex seat = table.state().turn;
  table.play(move);
  const view::Names names{{"Ann", "Ben", "Cleo", "Dan"}, {"Yellow", "Blue", "Red", "Green"}};
  std::string text;
  for (const core::Event& event : table.events()) {
    const auto sentence = view::describe(table.game(), names, seat, event);
    text += sentence && event.kind != core::EventKind::Turn ? sentence->text() + " " : "";
  }
  return text;
}

TEST(LudoWords, TellWhatHappened) {
  EXPECT_EQ(told("ludo", "", "", "d3"), "Ann throws a 3. ");
  EXPECT_EQ(told("parcheesi", "", "", "d25"), "Ann throws a 2 and a 5. ");
  EXPECT_EQ(told("ludo", "", "use=3", "pass"), "Ann cannot move. ");
  EXPECT_EQ(told("clovece", "", "use=3", "pass"), "Ann cannot move. Ann may try again. ");
  EXPECT_EQ(told("ludo", "Y 40 B 43", "use=3", "Y40>43"),
            "Yellow moves from square 40 to 43. Yellow captures Blue on 43. ");
  EXPECT_EQ(told("ludo-stars", "Y c3", "use=3", "Yc3>g"),
            "Yellow: corridor 3 → goal. One of Yellow’s pieces reaches the goal. Ann earns another "
            "throw. ");
  EXPECT_EQ(told("maedn", "Y 40", "use=1", "Y40>c1"),
            "Yellow: 40 → goal square 1. One of Yellow’s pieces is home. ");
}

TEST(LudoWords, TellWhatNoTokenTells) {
  EXPECT_EQ(told("chevaux", "Y 54", "use=5", "Y54>53"),
            "Yellow moves from square 54 to 56. Yellow turns back at the foot and stops on 53. ");
  EXPECT_EQ(told("parcheesi", "Y 40", "run=2", "d11"),
            "Ann throws a 1 and a 1. A third doublet: Yellow goes back to the nest (40). ");
  EXPECT_EQ(told("ludo", "Y 40", "run=2", "d6"),
            "Ann throws a 6. The third six in a row ends Ann’s turn. ");
}

// --- Refusals.

std::string why(std::string_view rules, std::string_view pieces, std::string_view changes,
                core::Colour colour, core::Site site) {
  const Table table(rules, pieces, changes);
  const auto reason = view::why_not(table.game(), table.state(), view::piece_thing(colour, site));
  return reason ? reason->text() : "";
}

TEST(LudoWhyNot, BeforeTheThrowAndForOthersPieces) {
  EXPECT_EQ(why("ludo", "Y 10", "", 0, 10), "First throw the die.");
  EXPECT_EQ(why("parcheesi", "Y 10", "", 0, 6), "First throw the dice.");
  EXPECT_EQ(why("ludo", "B 20", "use=3", 1, 7), "It is another player’s.");
  EXPECT_EQ(why("ludo", "Y g", "use=3", 0, 57), "It is already home.");
}

TEST(LudoWhyNot, HowManyThrowsAreLeftToBringAPieceOut) {
  EXPECT_EQ(why("clovece", "", "", 0, 0), "First throw the die.");
  EXPECT_EQ(why("clovece", "", "tries=1", 0, 0),
            "No piece can move. Throws left to bring one out: 2.");
  EXPECT_EQ(why("clovece", "Y c4", "tries=2", 0, 44),
            "No piece can move. Throws left to bring one out: 1.");
}

TEST(LudoWhyNot, ThePartnersPiecesWait) {
  EXPECT_EQ(why("ludo-teams", "Y 10 R 30", "use=3", 2, 4),
            "A team-mate’s pieces are moved only once all of your own are home.");
}

TEST(LudoWhyNot, WhatWaitsInTheNest) {
  EXPECT_EQ(why("ludo", "Y 10", "use=3", 0, 0), "Only a 6 lets one out.");
  EXPECT_EQ(why("ludo enter=16", "Y 10", "use=3", 0, 0), "Only a 1 or a 6 lets one out.");
  EXPECT_EQ(why("parcheesi", "Y 10", "use=1,2", 0, 0),
            "A piece leaves its nest only with a 5, on one die or on both together.");
  EXPECT_EQ(why("ludo", "Y 1,1", "use=6", 0, 0), "The start square is taken: nobody can come out.");
}

TEST(LudoWhyNot, TheDuties) {
  EXPECT_EQ(why("parcheesi", "Y 20", "use=2,5", 0, 16), "A piece must come out of the nest first.");
  EXPECT_EQ(why("maedn", "Y 1,10", "use=3", 0, 10),
            "The start must be cleared while pieces wait in the nest.");
  EXPECT_EQ(why("maedn-strict", "Y 10,20,30,35 B 23", "use=3", 0, 10), "Whoever can capture must.");
}

TEST(LudoWhyNot, TheWayHome) {
  EXPECT_EQ(why("ludo", "Y c3", "use=5", 0, 54), "Too far: it is 3 to the end, and this is 5.");
  EXPECT_EQ(why("ludo board=chevaux home=stairs", "Y 54", "use=5", 0, 54),
            "The foot of the stairs must be reached exactly.");
  EXPECT_EQ(why("chevaux", "Y c2", "use=5", 0, 58), "From here only a 3 leads on.");
}

TEST(LudoWhyNot, WhatIsInTheWay) {
  EXPECT_EQ(why("ludo", "Y 40 B 42,42", "use=4", 0, 40), "A barrier is in the way (42).");
  EXPECT_EQ(why("chevaux", "Y 40 B 42", "use=4", 0, 40), "The way is blocked (42).");
  EXPECT_EQ(why("chevaux", "Y 54 B 55", "use=5", 0, 54), "The way is blocked (55).");
  EXPECT_EQ(why("maedn-strict", "Y 39,c1", "use=3", 0, 39), "The way is blocked (goal square 1).");
  EXPECT_EQ(why("parcheesi pieces=2", "Y 22,22 B 39", "use=2 run=1 left=Y22>24", 0, 18),
            "One throw may not move both pieces of a barrier together.");
}

TEST(LudoWhyNot, WhatStandsWhereItWouldLand) {
  EXPECT_EQ(why("ludo", "Y 40 B 44,44", "use=4", 0, 40), "Two pieces already stand there (44).");
  EXPECT_EQ(why("maedn", "Y 30,34", "use=4", 0, 30), "One of your own stands there (34).");
  EXPECT_EQ(why("ludo-duel", "Y 27 R 30", "use=3", 0, 27), "One of your own stands there (30).");
  EXPECT_EQ(why("ludo safe=shut", "Y 36 B 40", "use=4", 0, 36), "The piece on 40 stands safe.");
}

// Every piece of the seat to move that names no move has a refusal.
TEST(LudoWhyNot, ThereIsAlwaysAReason) {
  core::Rng rng(3);
  for (int i = 0; i < 60; ++i) {
    const ludo::Game game(ludo::Game::rules_table().draw(rng));
    ludo::State state = game.start();
    for (int ply = 0; ply < 400 && game.actor(state) != core::kOver; ++ply) {
      core::MoveList list;
      game.moves(state, list);
      if (state.phase == ludo::Phase::Move) {
        ludo::each_colour(game.own_colours(state.turn), [&](core::Colour c) {
          for (int lane = 0; lane < game.rules().pieces; ++lane) {
            const core::Site site = ludo::Game::piece(state, c, lane);
            const bool moves = std::any_of(list.begin(), list.end(), [&](core::Move move) {
              return move.kind == core::MoveKind::Walk && move.colour == c && move.from == site;
            });
            EXPECT_TRUE(moves || view::why_not(game, state, view::piece_thing(c, site)))
                << ludo::print_rules(game.rules()) << " | " << game.print_state(state) << " "
                << ludo::kLetters[c] << int{site};
          }
        });
      }
      game.play(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
}

}  // namespace
