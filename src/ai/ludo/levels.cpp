// The levels in Ludo and its sisters: how often they slip, their weights, their ratings.
#include <algorithm>
#include <array>
#include <bit>

#include "ai/ludo/hooks.h"
#include "ai/sides.h"

namespace ai {

namespace {

// On each board two and four sides have weights of their own, and so have the variants of Ludo that
// need a different judgement. The others share weights, since the board is among the inputs.
constexpr std::array kFamilies = {
    Family{"ludo-2", "ludo-2"},
    Family{"ludo-duel", "ludo-duel"},
    Family{"ludo-teams", "ludo-teams"},
    Family{"maedn-2", "maedn-teams;ludo board=maedn seats=Y,R"},
    Family{"chevaux-2", "ludo board=chevaux seats=Y,R;ludo board=chevaux teams=YR/BG"},
    Family{"parcheesi-2", "parcheesi-teams;ludo board=parcheesi seats=Y,R"},
    Family{"ludo-3", "ludo-3;ludo-3;ludo board=maedn arms=3"},
    Family{"ludo-4", "ludo"},
    Family{"ludo-stars", "ludo-stars"},
    Family{"ludo-quick", "ludo-quick"},
    Family{"ludo-5", "ludo arms=5;ludo board=maedn arms=5"},
    Family{"ludo-6", "ludo-6"},
    Family{"maedn-6", "maedn-6"},
    Family{"maedn-4", "maedn;maedn-strict;maedn;clovece"},
    Family{"chevaux-4", "chevaux;chevaux;chevaux-2"},
    Family{"parcheesi-4", "parcheesi"},
};

// 1,500 games per pairing, so one standard error between neighbours is about 12. Pairings with a
// master, which thought a sixth as long as on the page, have 40 to 100 games: about 50.
constexpr std::array kRated = {
    Rated{"ludo", "ludo-4", {1360, 1430, 1500, 1570, 1640, 1750}},
    Rated{"ludo reward=throw safe=share", "ludo-stars", {1280, 1400, 1500, 1620, 1700, 1760}},
    Rated{"ludo out=1 win=one", "ludo-quick", {1360, 1440, 1500, 1560, 1620, 1620}},
    Rated{"ludo teams=YR/BG", "ludo-teams", {1230, 1380, 1500, 1570, 1700, 1810}},
    Rated{"ludo seats=YR,BG", "ludo-duel", {1000, 1400, 1500, 1570, 1700, 1990}},
    Rated{"ludo seats=Y,R", "ludo-2", {1310, 1390, 1500, 1600, 1660, 1760}},
    Rated{"ludo arms=3", "ludo-3", {1370, 1440, 1500, 1560, 1600, 1700}},
    Rated{"ludo arms=5", "ludo-5", {1380, 1450, 1500, 1550, 1620, 1760}},
    Rated{"ludo arms=6", "ludo-6", {1380, 1450, 1500, 1590, 1710, 1800}},
    Rated{"ludo board=maedn", "maedn-4", {1360, 1420, 1500, 1580, 1650, 1720}},
    Rated{"ludo board=maedn out=0", "maedn-4", {1350, 1430, 1500, 1580, 1640, 1690}},
    Rated{"ludo board=maedn capture=must over=0", "maedn-4", {1440, 1440, 1500, 1610, 1690, 1740}},
    Rated{"ludo board=maedn teams=YR/BG", "maedn-2", {1240, 1340, 1500, 1580, 1690, 1790}},
    Rated{"ludo board=maedn arms=6", "maedn-6", {1380, 1440, 1500, 1560, 1640, 1710}},
    Rated{"ludo board=chevaux", "chevaux-4", {1340, 1410, 1500, 1580, 1660, 1820}},
    Rated{"ludo board=chevaux seats=Y,R", "chevaux-2", {1310, 1400, 1500, 1600, 1740, 1830}},
    Rated{"ludo board=parcheesi", "parcheesi-4", {1240, 1410, 1500, 1750, 1820, 1880}},
    Rated{"ludo board=parcheesi teams=YR/BG", "parcheesi-2", {1020, 1350, 1500, 1660, 1820, 1930}},
};

// Throws decide more here than in the other games, so a beginner plays almost at random.
constexpr Slips kUsualSlips = {34, 23, percent(10), percent(2), 95};
struct OwnSlips {
  std::string_view family;
  Slips slips;
};
constexpr std::array kSlips = {
    OwnSlips{"ludo-stars", {45, 25, percent(12), percent(4), 95}},
    OwnSlips{"ludo-quick", {40, 32, percent(70), percent(10), 95}},
    OwnSlips{"ludo-teams", {50, 30, percent(12), percent(2), 95}},
    OwnSlips{"ludo-duel", {50, 40, percent(12), percent(4), 95}},
    OwnSlips{"ludo-2", {50, 22, percent(12), percent(4), 95}},
    OwnSlips{"maedn-2", {52, 26, percent(14), percent(2), 95}},
    OwnSlips{"chevaux-2", {24, 20, percent(16), percent(4), 95}},
    OwnSlips{"parcheesi-2", {45, 30, percent(20), percent(8), 70}},
    OwnSlips{"ludo-3", {34, 24, percent(12), percent(2), 95}},
    OwnSlips{"ludo-5", {33, 23, percent(10), percent(3), 95}},
    OwnSlips{"ludo-6", {30, 20, percent(10), percent(2), 95}},
    OwnSlips{"maedn-4", {32, 21, percent(17), percent(6), 95}},
    OwnSlips{"maedn-6", {30, 17, percent(20), percent(8), 95}},
    OwnSlips{"chevaux-4", {24, 18, percent(20), percent(7), 95}},
    OwnSlips{"parcheesi-4", {45, 30, percent(20), percent(10), 70}},
};

}  // namespace

Slips slips(const ludo::Game& game) {
  const std::string_view name = family(game);
  const auto found = std::find_if(kSlips.begin(), kSlips.end(),
                                  [name](const OwnSlips& own) { return own.family == name; });
  return found == kSlips.end() ? kUsualSlips : found->slips;
}

std::string_view family(const ludo::Game& game) {
  using Names = std::array<std::string_view, 4>;  // by board
  constexpr Names kTwo = {"ludo-2", "maedn-2", "chevaux-2", "parcheesi-2"};
  constexpr Names kFour = {"ludo-4", "maedn-4", "chevaux-4", "parcheesi-4"};
  const ludo::Rules& rules = game.rules();
  const auto board = static_cast<std::size_t>(rules.board);
  switch (side_count(game)) {
    case 2:
      if (rules.board != ludo::Board::Ludo || std::popcount(game.colours_in_play()) < 4)
        return kTwo[board];
      return rules.teams ? "ludo-teams" : "ludo-duel";
    case 3: return "ludo-3";
    case 5: return "ludo-5";
    case 6: return rules.board == ludo::Board::Maedn ? "maedn-6" : "ludo-6";
    default: break;
  }
  if (rules.board == ludo::Board::Ludo && rules.win == ludo::Win::One) return "ludo-quick";
  if (rules.board == ludo::Board::Ludo && rules.reward == ludo::Reward::Throw) return "ludo-stars";
  return kFour[board];
}

std::span<const Family> families(std::type_identity<ludo::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<ludo::Game>) { return kRated; }

}  // namespace ai
