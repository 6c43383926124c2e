// The maze's rules line.
#include <algorithm>
#include <array>

#include "games/maze/game.h"
#include "games/maze/letters.h"
#include "games/refusals.h"
#include "games/rules_table.h"
#include "games/seats.h"

namespace maze {

using core::Sentence;

namespace {

constexpr std::size_t kMinFaces = 2;
constexpr std::size_t kMaxFaces = 8;
constexpr int kMaxClaw = 100;
constexpr std::string_view kBlueFaces = "123456789";
constexpr std::string_view kRedFaces = "wci";

// Expert games: exactly these seats, as they are written here.
constexpr std::array<std::string_view, 3> kPairs = {"RY,BG", "RB,YG", "RG,BY"};

games::Reading read_seats(Rules& rules, std::string_view text) {
  const auto list = games::parse_seats(kLetters, text);
  const bool pairs = std::find(kPairs.begin(), kPairs.end(), text) != kPairs.end();
  if (!list || list->count < 2 || (list->colours_each() != 1 && !pairs)) {
    return false;
  }
  games::set_seats(rules, *list);
  return true;
}

std::string print_seats(const Rules& rules) { return games::print_seats(kLetters, rules); }

std::string draw_seats(const Rules&, core::Rng& rng) {
  return rng.below(3) == 0 ? std::string(kPairs[rng.below(kPairs.size())])
                           : games::draw_seats(kLetters, 2 + rng.below(kColours - 1), rng);
}

Room wall_room(const Rules& rules) {
  const Edges ordinary = kSlots & ~layout(rules.board).coloured();
  return {ordinary, rules.barricade ? ordinary : Edges{}};
}

games::Reading read_walls(Rules& rules, std::string_view text) {
  if (text == "-") {
    return true;
  }
  const auto walls = parse_walls(text, wall_room(rules));
  if (!walls) {
    return walls.error();
  }
  if (walls->count() > kMaxWalls) {
    return Sentence{"The rule “{0}” has {1} walls; {2} are the most.",
                    {"walls", std::to_string(walls->count()), std::to_string(kMaxWalls)}};
  }
  rules.own_walls = true;
  rules.walls = walls->white;
  rules.second = walls->second;
  return true;
}

std::string print_own_walls(const Rules& rules) {
  return rules.own_walls ? print_walls(rules.walls, rules.second) : "-";
}

// The board's own walls, or walls anywhere, as dense or sparse as chance makes them.
std::string draw_walls(const Rules& rules, core::Rng& rng) {
  WhiteWalls walls;
  if (rng.below(2) == 0) {
    return "-";
  }
  const Room room = wall_room(rules);
  const std::uint32_t most = rng.below(kMaxWalls + 1);
  for_each_slot(kSlots, [&](Site slot) {
    const Edges edge = slot_edge(slot);
    const bool wanted = rng.below(2 * kMaxWalls) < most && walls.count() < kMaxWalls;
    walls.white = wanted ? walls.white | (edge & room.one) : walls.white;
    const bool twice = wanted && rng.below(4) == 0 && walls.count() < kMaxWalls;
    walls.second = twice ? walls.second | (edge & room.two) : walls.second;
  });
  return print_walls(walls.white, walls.second);
}

// A key that another one needs is read before it: board and barricade before walls.
constexpr std::array kRows = {
    games::text<Rules>("seats", {read_seats, print_seats, draw_seats}).deciding(),
    games::word<&Rules::board>("board", kBoardNames).deciding(),
    games::text<Rules>("walls", {read_walls, print_own_walls, draw_walls}),
    games::letters<&Rules::blue, kBlueFaces, kMinFaces, kMaxFaces>("blue"),
    games::letters<&Rules::red, kRedFaces, kMinFaces, kMaxFaces>("red"),
    games::number<&Rules::claw>("claw", 0, kMaxClaw),
    games::flag<&Rules::barricade>("barricade").deciding(),
    games::flag<&Rules::fast>("fast"),
    games::flag<&Rules::guard>("guard"),
    games::first_colour<Rules, kLetters>(),
};
constexpr games::RulesTable<Rules> kTable = {"maze", kRows};

}  // namespace

const games::RulesTable<Rules>& Game::rules_table() { return kTable; }
std::string print_rules(const Rules& rules) { return kTable.print(rules); }

}  // namespace maze
