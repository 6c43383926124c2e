// The test vectors, which independent programs made from the rules. tests/vectors holds a
// part of each set; if ../shared/vectors exists beside the clone, the whole sets are read.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/text.h"
#include "games/notation.h"
#include "play/perft.h"
#include "race/protocol.h"
#include "support/json.h"

namespace {

using games::Game;
using games::State;
using json::Value;

constexpr int kShownFailures = 5;
constexpr std::size_t kHashEvery = 25;

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

bool plays(const Game& game, State& state, std::string_view token) {
  const auto move = games::find_move(game, state, token);
  if (move) {
    game.play(state, *move);
  }
  return bool{move};
}

// One `want, got` for a line that disagrees; empty if everything agrees.
std::string differs(std::string_view what, const std::string& want, const std::string& got) {
  return want == got ? "" : std::string(what) + "\n  want " + want + "\n  got  " + got + "\n";
}

std::string check_after(const games::Position& position, const Value& line) {
  std::string faults;
  for (const auto& [token, after] : line["after"].fields) {
    State state = position.state;
    faults += plays(position.game, state, token)
                  ? differs(token, after.text, games::print_position(position.game, state))
                  : token + " should be legal\n";
  }
  return faults;
}

std::string check_perft(const games::Position& position, const Value& line) {
  std::string faults;
  std::uint32_t depth = 0;
  for (const Value& count : line["perft"].items) {
    ++depth;
    const std::uint64_t got = position.game.visit(
        position.state,
        [&](const auto& game, const auto& state) { return play::perft(game, state, depth); });
    faults += differs("perft " + std::to_string(depth), std::to_string(count.number),
                      std::to_string(got));
  }
  return faults;
}

std::string check_position(const Value& line) {
  const std::string& text = line["position"].text;
  const auto position = games::parse_position(text);
  if (!position) {
    return text + "\n  is refused: " + position.error().text() + "\n";
  }
  const auto& [game, state] = *position;
  const std::string faults =
      differs("position", text, games::print_position(game, state)) +
      differs("rules", line["rules"].text, game.rules_line()) +
      differs("actor", line["actor"].text, games::print_actor(game, state)) +
      differs("moves", joined(line["moves"].texts()),
              joined(games::legal_tokens(game, state, games::Weights::Shown))) +
      check_after(*position, line) + check_perft(*position, line);
  return faults.empty() ? "" : text + "\n" + faults;
}

std::string check_game(const Value& line) {
  const auto game = Game::parse(line["rules"].text);
  if (!game) {
    return line["rules"].text + " is refused: " + game.error().text();
  }
  State state = game->start();
  std::string faults;
  const std::vector<std::string> moves = line["moves"].texts();
  const std::vector<std::string> hashes = line["hashes"].texts();
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!plays(*game, state, moves[i])) {
      return "move " + std::to_string(i + 1) + ", " + moves[i] + ", should be legal in " +
             games::print_position(*game, state);
    }
    if ((i + 1) % kHashEvery == 0 && i / kHashEvery < hashes.size()) {
      faults += differs("hash after " + std::to_string(i + 1), hashes[i / kHashEvery],
                        core::hex16(games::position_hash(*game, state)));
    }
  }
  std::string over = line["over"].text;
  over = over.starts_with("over ") ? over : "over " + over;
  return faults + differs("final", line["final"].text, games::print_position(*game, state)) +
         differs("over", over, games::print_actor(*game, state));
}

// The error with which a bad input is refused; empty if it is accepted.
std::string refusal(const Value& line) {
  const std::string& input = line["input"].text;
  const std::string& kind = line["kind"].text;
  if (kind == "rules") {
    const auto game = Game::parse(input);
    return game ? "" : game.error().text();
  }
  if (kind == "position") {
    const auto position = games::parse_position(input);
    return position ? "" : position.error().text();
  }
  const auto position = games::parse_position(line["position"].text);
  if (!position) {
    return "";
  }
  const auto move = games::find_move(position->game, position->state, input);
  return move ? "" : move.error().text();
}

std::string check_bad(const Value& line) {
  const std::vector<std::string> faults = line["fault"].texts();
  const std::string error = refusal(line);
  const bool named = std::any_of(faults.begin(), faults.end(), [&](const std::string& fault) {
    return error.find(fault) != std::string::npos;
  });
  return named && !error.empty()
             ? ""
             : differs(line["why"].text + ": " + line["input"].text, joined(faults), error);
}

// Asked of the headless protocol, as a program that plays by it would.
std::string check_view(const Value& line) {
  race::Protocol race;
  const std::string set = race.answer("set " + line["position"].text);
  const std::string view = race.answer("view " + line["viewer"].text);
  return differs("set", "ok\n", set) + differs("view", line["view"].text + "\n", view);
}

std::string check_canon(const Value& line) {
  const auto game = Game::parse(line["given"].text);
  return game ? differs(line["given"].text, line["printed"].text, game->rules_line())
              : line["given"].text + " is refused: " + game.error().text();
}

struct Kind {
  std::string_view file;
  std::string (*check)(const Value&);
};
constexpr Kind kKinds[] = {{"positions", check_position},
                           {"games", check_game},
                           {"bad", check_bad},
                           {"views", check_view},
                           {"canon", check_canon}};

struct Set {
  std::filesystem::path path;
  std::string (*check)(const Value&);
  std::string name;
};

// The folders: a game's first set, and additions for later rules.
constexpr std::string_view kFolders[] = {"parchis", "parchis-seats", "sorry", "maze", "ludo"};

std::vector<Set> sets() {
  const std::filesystem::path root = HS_SOURCE_DIR;
  const std::pair<std::string, std::filesystem::path> places[] = {
      {"Part", root / "tests/vectors"}, {"Whole", root / "../shared/vectors"}};
  std::vector<Set> found;
  for (const auto& [name, folder] : places) {
    for (const std::string_view game : kFolders) {
      for (const Kind& kind : kKinds) {
        const auto path = folder / game / (std::string(kind.file) + ".jsonl");
        if (std::filesystem::exists(path)) {
          std::string title = name + "_" + std::string(game) + "_" + std::string(kind.file);
          std::replace(title.begin(), title.end(), '-', '_');
          found.push_back({path, kind.check, title});
        }
      }
    }
  }
  return found;
}

class Vectors : public testing::TestWithParam<Set> {};

TEST_P(Vectors, Agree) {
  std::ifstream in(GetParam().path);
  ASSERT_TRUE(in) << GetParam().path;
  int number = 0;
  int failures = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    bool ok = false;
    const Value value = json::parse(line, ok);
    ASSERT_TRUE(ok) << "line " << number << " is no JSON";
    const std::string faults = GetParam().check(value);
    failures += faults.empty() ? 0 : 1;
    if (!faults.empty() && failures <= kShownFailures) {
      ADD_FAILURE() << "line " << number << ": " << faults;
    }
  }
  EXPECT_EQ(failures, 0) << "of " << number << " lines";
  EXPECT_GT(number, 0);
}

INSTANTIATE_TEST_SUITE_P(All, Vectors, testing::ValuesIn(sets()),
                         [](const auto& tested) { return tested.param.name; });

TEST(VectorsAreThere, OfEveryKindForEveryGame) {
  std::vector<std::string> wanted = {"Part_sorry_views", "Part_maze_canon"};
  for (const std::string game : {"parchis", "parchis_seats", "sorry", "maze", "ludo"}) {
    for (const std::string kind : {"positions", "games", "bad"}) {
      wanted.push_back("Part_" + game + "_" + kind);
    }
  }
  std::vector<std::string> found;
  for (const Set& set : sets()) {
    if (set.name.starts_with("Part_")) {
      found.push_back(set.name);
    }
  }
  std::sort(wanted.begin(), wanted.end());
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, wanted);
}

}  // namespace
