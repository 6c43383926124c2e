// The maze's rules line.
#include <algorithm>
#include <array>

#include "games/maze/game.h"
#include "games/maze/letters.h"
#include "games/refusals.h"
#include "games/rules_table.h"
#include "games/seats.h"

namespace maze {

using core::Checked;
using core::Sentence;

namespace {

constexpr std::uint32_t kMinFaces = 2;
constexpr std::uint32_t kMaxFaces = 8;
constexpr int kMaxClaw = 100;
constexpr std::string_view kBlueFaces = "123456789";
constexpr std::string_view kRedFaces = "wci";

// Expert games: exactly these seats, as they are written here.
constexpr std::array<std::string_view, 3> kPairs = {"RY,BG", "RB,YG", "RG,BY"};

Checked read_seats(Rules& rules, std::string_view text) {
  const auto list = games::parse_seats(kLetters, text);
  const bool pairs = std::find(kPairs.begin(), kPairs.end(), text) != kPairs.end();
  if (!list || list->count < 2 || (list->colours_each() != 1 && !pairs)) {
    return games::bad_rule("seats", text);
  }
  games::set_seats(rules, *list);
  return std::nullopt;
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

Checked read_walls(Rules& rules, std::string_view text) {
  if (text == "-") {
    return std::nullopt;
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
  return std::nullopt;
}

std::string print_own_walls(const Rules& rules) {
  return rules.own_walls ? print_walls(rules.walls, rules.second) : "-";
}

// The board's own, or walls anywhere, as close or sparse as they come.
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

Checked read_die(std::string& faces, std::string_view key, std::string_view allowed,
                 std::string_view text) {
  const bool known = text.find_first_not_of(allowed) == std::string_view::npos;
  if (!known || text.size() < kMinFaces || text.size() > kMaxFaces) {
    return games::bad_rule(key, text);
  }
  faces = text;
  return std::nullopt;
}

std::string draw_die(std::string_view allowed, core::Rng& rng) {
  std::string faces(kMinFaces + rng.below(kMaxFaces - kMinFaces + 1), ' ');
  for (char& face : faces) {
    face = allowed[rng.below(static_cast<std::uint32_t>(allowed.size()))];
  }
  return faces;
}

constexpr games::TextRow<Rules> kBlue = {
    [](Rules& rules, std::string_view text) {
      return read_die(rules.blue, "blue", kBlueFaces, text);
    },
    [](const Rules& rules) { return rules.blue; },
    [](const Rules&, core::Rng& rng) { return draw_die(kBlueFaces, rng); }};
constexpr games::TextRow<Rules> kRed = {
    [](Rules& rules, std::string_view text) { return read_die(rules.red, "red", kRedFaces, text); },
    [](const Rules& rules) { return rules.red; },
    [](const Rules&, core::Rng& rng) { return draw_die(kRedFaces, rng); }};

// What another key needs is read before it: board and barricade before walls.
constexpr std::array kRows = {
    games::text<Rules>("seats", {read_seats, print_seats, draw_seats}).deciding(),
    games::word<&Rules::board>("board", kBoardNames).deciding(),
    games::text<Rules>("walls", {read_walls, print_own_walls, draw_walls}),
    games::text<Rules>("blue", kBlue),
    games::text<Rules>("red", kRed),
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
