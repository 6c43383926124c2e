// The levels in Ludo and its sisters: how often they slip, their weights, their ratings.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "ai/ludo/hooks.h"
#include "games/sides.h"

namespace ai {

namespace {

// On each board two and four sides have weights of their own, and so have the stairs of Petits
// chevaux, games that the first piece wins, and the variants of Ludo that need a different
// judgement. On crosses of five and six arms fewer players have wide gaps between them, which needs
// a judgement of its own as well, unless the board is that of Petits chevaux or Parcheesi. The
// others share weights, since the board is among the inputs; those of Ludo also judge Parcheesi
// well for three, five and six.
constexpr std::array kFamilies = {
    Family{"ludo-2", "ludo-2"},
    Family{"ludo-duel", "ludo-duel"},
    Family{"ludo-teams", "ludo-teams"},
    Family{"maedn-2", "maedn-teams;ludo board=maedn seats=Y,R"},
    Family{"chevaux-2", "ludo board=chevaux seats=Y,R;ludo board=chevaux teams=YR/BG"},
    Family{"parcheesi-2", "parcheesi-teams;ludo board=parcheesi seats=Y,R"},
    Family{"ludo-3", "ludo-3;ludo-3;ludo board=maedn arms=3;ludo seats=Y,B,R;ludo seats=Y,B,R"},
    Family{"ludo-4", "ludo"},
    Family{"ludo-stars", "ludo-stars"},
    Family{"ludo-quick", "ludo-quick"},
    Family{"ludo-5", "ludo arms=5;ludo board=maedn arms=5"},
    Family{"ludo-6", "ludo-6"},
    Family{"maedn-6", "maedn-6"},
    Family{"maedn-4", "maedn;maedn-strict;maedn;clovece"},
    Family{"chevaux-4", "chevaux;chevaux;chevaux-2"},
    Family{"parcheesi-4", "parcheesi"},
    Family{"chevaux-3", "ludo board=chevaux arms=3;ludo board=chevaux seats=Y,B,R"},
    Family{"chevaux-5", "ludo board=chevaux arms=5"},
    Family{"chevaux-6", "ludo board=chevaux arms=6"},
    Family{"wide-2",
           "ludo arms=6 seats=Y,G;ludo arms=5 seats=Y,B;ludo board=maedn arms=6 seats=Y,G"},
    Family{"wide-3",
           "ludo arms=5 seats=Y,B,R;ludo arms=6 seats=Y,R,O;ludo board=maedn arms=6 seats=Y,R,O"},
    Family{"wide-4",
           "ludo arms=6 seats=Y,B,R,G;ludo arms=5 seats=Y,B,R,G;"
           "ludo board=maedn arms=6 seats=Y,B,R,G"},
    Family{"wide-pairs", "ludo arms=6 seats=YG,BO,RP;ludo board=maedn arms=6 seats=YG,BO,RP"},
    Family{"wide-duel", "ludo arms=6 seats=YRO,BGP;ludo board=maedn arms=6 seats=YRO,BGP"},
    Family{"wide-teams", "ludo arms=6 teams=YRO/BGP;ludo board=maedn arms=6 teams=YRO/BGP"},
    Family{"one-2",
           "ludo seats=Y,R win=one;ludo seats=YR,BG win=one;ludo board=maedn seats=Y,R win=one;"
           "ludo board=chevaux seats=Y,R win=one;ludo board=chevaux seats=YR,BG win=one;"
           "ludo board=parcheesi seats=Y,R win=one;ludo board=parcheesi seats=YR,BG win=one"},
    Family{"one-3",
           "ludo arms=3 win=one;ludo seats=Y,B,R win=one;ludo board=maedn arms=3 win=one;"
           "ludo board=chevaux arms=3 win=one;ludo board=parcheesi arms=3 win=one;"
           "ludo arms=6 seats=YG,BO,RP win=one;ludo board=chevaux arms=6 seats=YG,BO,RP win=one;"
           "ludo arms=5 seats=Y,B,R win=one"},
    Family{"one-4",
           "ludo board=maedn win=one;ludo board=chevaux win=one;ludo board=parcheesi win=one;"
           "ludo arms=6 seats=Y,B,R,G win=one;ludo board=chevaux arms=6 seats=Y,B,R,G win=one"},
    Family{"one-5",
           "ludo arms=5 win=one;ludo board=maedn arms=5 win=one;ludo board=chevaux arms=5 win=one;"
           "ludo board=parcheesi arms=5 win=one"},
    Family{"one-6",
           "ludo arms=6 win=one;ludo board=maedn arms=6 win=one;ludo board=chevaux arms=6 win=one;"
           "ludo board=parcheesi arms=6 win=one"},
};

// The master thought a sixth to a third as long as on the page; in Člověče as long as there.
constexpr std::array kRated = {
    Rated{"ludo", "ludo-4", {1340, 1440, 1500, 1580, 1660, 1770}},
    Rated{"ludo reward=throw safe=share", "ludo-stars", {1250, 1400, 1500, 1630, 1720, 1780}},
    Rated{"ludo out=1 win=one", "ludo-quick", {1380, 1470, 1500, 1550, 1610, 1610}},
    Rated{"ludo teams=YR/BG", "ludo-teams", {1260, 1360, 1500, 1620, 1770, 1880}},
    Rated{"ludo seats=YR,BG", "ludo-duel", {1280, 1340, 1500, 1630, 1760, 2050}},
    Rated{"ludo seats=Y,R", "ludo-2", {1300, 1400, 1500, 1610, 1680, 1780}},
    Rated{"ludo arms=3", "ludo-3", {1380, 1420, 1500, 1570, 1630, 1680}},
    Rated{"ludo arms=5", "ludo-5", {1350, 1460, 1500, 1580, 1660, 1800}},
    Rated{"ludo arms=6", "ludo-6", {1350, 1460, 1500, 1560, 1690, 1780}},
    Rated{"ludo board=maedn", "maedn-4", {1340, 1430, 1500, 1570, 1630, 1700}},
    Rated{"ludo board=maedn out=0", "maedn-4", {1340, 1430, 1500, 1560, 1620, 1680}},
    Rated{"ludo board=maedn capture=must over=0", "maedn-4", {1380, 1440, 1500, 1580, 1630, 1680}},
    Rated{"ludo board=maedn teams=YR/BG", "maedn-2", {1250, 1360, 1500, 1630, 1740, 1840}},
    Rated{"ludo board=maedn arms=6", "maedn-6", {1370, 1430, 1500, 1580, 1660, 1730}},
    Rated{"ludo board=chevaux", "chevaux-4", {1300, 1380, 1500, 1590, 1670, 1830}},
    Rated{"ludo board=chevaux seats=Y,R", "chevaux-2", {1320, 1390, 1500, 1620, 1760, 1850}},
    Rated{"ludo board=parcheesi", "parcheesi-4", {1150, 1340, 1500, 1640, 1710, 1770}},
    Rated{"ludo board=parcheesi teams=YR/BG", "parcheesi-2", {1060, 1280, 1500, 1710, 1870, 1980}},
    Rated{"ludo board=chevaux arms=3", "chevaux-3", {1310, 1370, 1500, 1600, 1650, 1780}},
    Rated{"ludo board=chevaux arms=5", "chevaux-5", {1270, 1380, 1500, 1560, 1630, 1740}},
    Rated{"ludo board=chevaux arms=6", "chevaux-6", {1240, 1380, 1500, 1600, 1670, 1770}},
    Rated{"ludo arms=6 seats=Y,G", "wide-2", {1250, 1380, 1500, 1640, 1740, 1840}},
    Rated{"ludo arms=6 seats=Y,R,O", "wide-3", {1300, 1400, 1500, 1610, 1700, 1780}},
    Rated{"ludo arms=6 seats=Y,B,R,G", "wide-4", {1310, 1420, 1500, 1570, 1660, 1680}},
    Rated{"ludo arms=6 seats=YG,BO,RP", "wide-pairs", {1250, 1360, 1500, 1570, 1690, 1840}},
    Rated{"ludo arms=6 seats=YRO,BGP", "wide-duel", {1090, 1300, 1500, 1560, 1690, 1870}},
    Rated{"ludo arms=6 teams=YRO/BGP", "wide-teams", {1160, 1320, 1500, 1640, 1860, 2010}},
    Rated{"ludo seats=Y,R win=one", "one-2", {1310, 1410, 1500, 1570, 1570, 1570}},
    Rated{"ludo arms=3 win=one", "one-3", {1390, 1440, 1500, 1540, 1580, 1580}},
    Rated{"ludo board=maedn win=one", "one-4", {1370, 1420, 1500, 1550, 1580, 1580}},
    Rated{"ludo arms=5 win=one", "one-5", {1290, 1400, 1500, 1560, 1550, 1640}},
    Rated{"ludo arms=6 win=one", "one-6", {1280, 1370, 1500, 1580, 1610, 1710}},
};

// Throws decide more here than in the other games, so a beginner plays almost at random. Solid and
// casual bots slip so often that they divide the way from a beginner to a strong bot evenly.
struct OwnSlips {
  std::string_view family;
  Slips slips;
};
constexpr std::array kSlips = {
    OwnSlips{"ludo-4", {43, 26, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"ludo-stars", {51, 31, logit_hundredths(12), logit_hundredths(4), 95}},
    OwnSlips{"ludo-quick", {74, 59, logit_hundredths(70), logit_hundredths(10), 95}},
    OwnSlips{"ludo-teams", {72, 41, logit_hundredths(12), logit_hundredths(2), 95}},
    OwnSlips{"ludo-duel", {92, 66, logit_hundredths(12), logit_hundredths(4), 95}},
    OwnSlips{"ludo-2", {61, 32, logit_hundredths(12), logit_hundredths(4), 95}},
    OwnSlips{"ludo-3", {68, 34, logit_hundredths(12), logit_hundredths(2), 95}},
    OwnSlips{"ludo-5", {44, 26, logit_hundredths(10), logit_hundredths(3), 95}},
    OwnSlips{"ludo-6", {46, 25, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"maedn-4", {62, 36, logit_hundredths(17), logit_hundredths(6), 95}},
    OwnSlips{"maedn-2", {74, 46, logit_hundredths(14), logit_hundredths(2), 95}},
    OwnSlips{"maedn-6", {65, 42, logit_hundredths(20), logit_hundredths(8), 95}},
    OwnSlips{"chevaux-4", {65, 36, logit_hundredths(20), logit_hundredths(7), 95}},
    OwnSlips{"chevaux-2", {70, 42, logit_hundredths(16), logit_hundredths(4), 95}},
    OwnSlips{"chevaux-3", {68, 28, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"chevaux-5", {45, 8, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"chevaux-6", {56, 21, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"parcheesi-4", {49, 12, logit_hundredths(20), logit_hundredths(10), 70}},
    OwnSlips{"parcheesi-2", {72, 44, logit_hundredths(20), logit_hundredths(8), 70}},
    OwnSlips{"wide-2", {62, 34, logit_hundredths(14), logit_hundredths(2), 95}},
    OwnSlips{"wide-3", {62, 38, logit_hundredths(11), logit_hundredths(2), 95}},
    OwnSlips{"wide-4", {54, 30, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"wide-pairs", {80, 54, logit_hundredths(8), logit_hundredths(2), 95}},
    OwnSlips{"wide-duel", {85, 66, logit_hundredths(9), logit_hundredths(2), 95}},
    OwnSlips{"wide-teams", {75, 51, logit_hundredths(9), logit_hundredths(2), 95}},
    OwnSlips{"one-2", {74, 41, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"one-3", {84, 54, logit_hundredths(50), logit_hundredths(2), 95}},
    OwnSlips{"one-4", {72, 38, logit_hundredths(45), logit_hundredths(2), 95}},
    OwnSlips{"one-5", {62, 22, logit_hundredths(10), logit_hundredths(2), 95}},
    OwnSlips{"one-6", {78, 32, logit_hundredths(10), logit_hundredths(2), 95}},
};

}  // namespace

Slips slips(const ludo::Game& game) {
  const std::string_view name = family(game);
  const auto found = std::find_if(kSlips.begin(), kSlips.end(),
                                  [name](const OwnSlips& own) { return own.family == name; });
  assert(found != kSlips.end() && "every family has its slips");
  return found->slips;
}

namespace {

constexpr int kArms = 4;  // of the usual boards

// The family of a game on the Ludo cross or the Mensch board of more arms; empty: that of its
// board.
std::string_view wide_family(const ludo::Rules& rules, int sides) {
  constexpr std::array<std::string_view, 3> kWide = {"wide-2", "wide-3", "wide-4"};
  if (std::popcount(unsigned{rules.seats[0]}) == 1 && !rules.teams)
    return sides <= kArms ? kWide[static_cast<std::size_t>(sides - 2)] : "";
  if (sides == 3) return "wide-pairs";
  return rules.teams ? "wide-teams" : "wide-duel";
}

}  // namespace

std::string_view family(const ludo::Game& game) {
  using Names = std::array<std::string_view, 4>;  // by board
  constexpr Names kTwo = {"ludo-2", "maedn-2", "chevaux-2", "parcheesi-2"};
  constexpr Names kThree = {"ludo-3", "ludo-3", "chevaux-3", "ludo-3"};
  constexpr Names kFour = {"ludo-4", "maedn-4", "chevaux-4", "parcheesi-4"};
  constexpr Names kFive = {"ludo-5", "ludo-5", "chevaux-5", "ludo-5"};
  constexpr Names kSix = {"ludo-6", "maedn-6", "chevaux-6", "ludo-6"};
  constexpr Names kOne = {"one-3", "one-4", "one-5", "one-6"};  // by sides, from three on
  const ludo::Rules& rules = game.rules();
  const auto board = static_cast<std::size_t>(rules.board);
  const bool on_ludo = rules.board == ludo::Board::Ludo;
  const int sides = games::side_count(game);
  const bool wide = rules.arms > kArms;
  if (rules.win == ludo::Win::One) {
    if (on_ludo && sides == kArms && !wide) return "ludo-quick";
    return sides == 2 ? "one-2" : kOne[static_cast<std::size_t>(sides - 3)];
  }
  if (wide && (on_ludo || rules.board == ludo::Board::Maedn)) {
    if (const auto name = wide_family(rules, sides); !name.empty()) return name;
  }
  switch (sides) {
    case 2:
      if (!on_ludo || std::popcount(game.colours_in_play()) < 4) return kTwo[board];
      return rules.teams ? "ludo-teams" : "ludo-duel";
    case 3: return kThree[board];
    case 5: return kFive[board];
    case 6: return kSix[board];
    default: break;
  }
  if (on_ludo && rules.reward == ludo::Reward::Throw) return "ludo-stars";
  return kFour[board];
}

std::span<const Family> families(std::type_identity<ludo::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<ludo::Game>) { return kRated; }

}  // namespace ai
