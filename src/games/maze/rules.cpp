// The maze's rules line, strictly as the contract has it.
#include <algorithm>
#include <bit>
#include <vector>

#include "games/maze/game.h"
#include "games/maze/letters.h"
#include "games/refusals.h"

namespace maze {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

// In the order of reading: what another key needs comes before it (seats: first; board and
// barricade: walls).
constexpr std::array<std::string_view, 10> kKeys = {
    "seats", "board", "barricade", "walls", "blue", "red", "claw", "fast", "guard", "first"};

constexpr std::size_t kMinFaces = 2;
constexpr std::size_t kMaxFaces = 8;
constexpr std::uint32_t kMaxClaw = 100;

// Expert games: exactly these seats, as they are written here.
constexpr std::array<std::string_view, 3> kPairs = {"RY,BG", "RB,YG", "RG,BY"};

Checked read_seats(Rules& rules, std::string_view text) {
  const bool pairs = std::find(kPairs.begin(), kPairs.end(), text) != kPairs.end();
  const std::vector<std::string_view> seats = core::split(text, ',');
  if (seats.size() < 2 || seats.size() > kColours) {
    return games::bad_rule("seats", text);
  }
  unsigned all = 0;
  rules.seats.fill(0);
  rules.seat_count = 0;
  for (const std::string_view seat : seats) {
    const std::optional<unsigned> set = parse_colours(seat);
    if (!set || (all & *set) != 0 || (seat.size() != 1 && !pairs)) {
      return games::bad_rule("seats", text);
    }
    all |= *set;
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] = static_cast<std::uint8_t>(*set);
  }
  return std::nullopt;
}

Checked read_board(Rules& rules, std::string_view text) {
  const auto name = std::find(kBoardNames.begin(), kBoardNames.end(), text);
  if (name == kBoardNames.end()) {
    return games::bad_rule("board", text);
  }
  rules.board = static_cast<Board>(name - kBoardNames.begin());
  return std::nullopt;
}

Checked read_walls(Rules& rules, std::string_view text) {
  if (text == "-") {
    return std::nullopt;
  }
  const Edges ordinary = kSlots & ~layout(rules.board).coloured();
  const auto walls = parse_walls(text, {ordinary, rules.barricade ? ordinary : Edges{}});
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

Checked read_die(std::string& faces, std::string_view key, std::string_view allowed,
                 std::string_view text) {
  const bool known = text.find_first_not_of(allowed) == std::string_view::npos;
  if (!known || text.size() < kMinFaces || text.size() > kMaxFaces) {
    return games::bad_rule(key, text);
  }
  faces = text;
  return std::nullopt;
}

Checked read_claw(Rules& rules, std::string_view text) {
  const auto number = core::parse_number(text, kMaxClaw);
  if (!number) {
    return games::bad_rule("claw", text);
  }
  rules.claw = static_cast<int>(*number);
  return std::nullopt;
}

Checked read_switch(bool& target, std::string_view key, std::string_view text) {
  if (text != "0" && text != "1") {
    return games::bad_rule(key, text);
  }
  target = text == "1";
  return std::nullopt;
}

Checked read_first(Rules& rules, std::string_view text) {
  if (text == "random") {
    return std::nullopt;
  }
  unsigned in_play = 0;
  for (const std::uint8_t seat : rules.seats) {
    in_play |= seat;
  }
  const std::optional<unsigned> colour = parse_colours(text);
  if (!colour || text.size() != 1 || (in_play & *colour) == 0) {
    return games::bad_rule("first", text);
  }
  rules.first = std::countr_zero(*colour);
  return std::nullopt;
}

Checked read_key(Rules& rules, std::string_view key, std::string_view value) {
  if (key == "seats") return read_seats(rules, value);
  if (key == "board") return read_board(rules, value);
  if (key == "barricade") return read_switch(rules.barricade, key, value);
  if (key == "walls") return read_walls(rules, value);
  if (key == "blue") return read_die(rules.blue, key, "123456789", value);
  if (key == "red") return read_die(rules.red, key, "wci", value);
  if (key == "claw") return read_claw(rules, value);
  if (key == "fast") return read_switch(rules.fast, key, value);
  if (key == "guard") return read_switch(rules.guard, key, value);
  return read_first(rules, value);
}

std::string seats_text(const Rules& rules) {
  std::string text;
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    text += seat == 0 ? "" : ",";
    text += print_colours(rules.seats[static_cast<std::size_t>(seat)]);
  }
  return text;
}

}  // namespace

Expected<Rules> parse_rules(const core::RulesWords& words) {
  if (Checked error = games::unknown_rule(words, kKeys)) {
    return *error;
  }
  Rules rules;
  for (const std::string_view key : kKeys) {
    const std::optional<std::string_view> value = words.find(key);
    if (Checked error = value ? read_key(rules, key, *value) : std::nullopt) {
      return *error;
    }
  }
  return rules;
}

std::string print_rules(const Rules& rules) {
  const Rules usual;
  std::string line = "maze";
  const auto add = [&line](std::string_view key, std::string_view value) {
    line += ' ';
    line += key;
    line += '=';
    line += value;
  };
  if (rules.seats != usual.seats) add("seats", seats_text(rules));
  if (rules.board != usual.board) add("board", kBoardNames[static_cast<std::size_t>(rules.board)]);
  if (rules.own_walls) add("walls", print_walls(rules.walls, rules.second));
  if (rules.blue != usual.blue) add("blue", rules.blue);
  if (rules.red != usual.red) add("red", rules.red);
  if (rules.claw != usual.claw) add("claw", std::to_string(rules.claw));
  if (rules.barricade) add("barricade", "1");
  if (rules.fast) add("fast", "1");
  if (rules.guard) add("guard", "1");
  if (rules.first >= 0) add("first", kLetters.substr(static_cast<std::size_t>(rules.first), 1));
  return line;
}

}  // namespace maze
