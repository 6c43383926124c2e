// The test vectors of ludo, run through the game's own type.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "core/text.h"
#include "games/ludo/game.h"
#include "json.h"
#include "play/perft.h"

namespace {

using json::Value;
using ludo::Game;
using ludo::State;

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

struct Opened {
  std::optional<Game> game;
  State state{};
  std::string error;
};

Opened open_rules(std::string_view line) {
  const auto words = core::split_rules(line);
  if (!words) {
    return {std::nullopt, {}, words.error().text()};
  }
  if (words->game != "ludo") {
    return {std::nullopt, {}, "There is no game “" + std::string(line) + "”."};
  }
  const auto rules = Game::rules_table().parse(*words);
  if (!rules) {
    return {std::nullopt, {}, rules.error().text()};
  }
  Game game(*rules);
  const State start = game.start();
  return {std::move(game), start, ""};
}

Opened open_position(std::string_view line) {
  const std::size_t bar = line.find(" | ");
  if (bar == std::string_view::npos) {
    return {std::nullopt, {}, "no position"};
  }
  Opened opened = open_rules(line.substr(0, bar));
  if (!opened.game) {
    return opened;
  }
  const auto state = opened.game->parse_state(line.substr(bar + 3));
  if (!state) {
    return {std::nullopt, {}, state.error().text()};
  }
  opened.state = *state;
  return opened;
}

std::string print(const Game& game, const State& state) {
  return ludo::print_rules(game.rules()) + " | " + game.print_state(state);
}

std::vector<std::string> tokens(const Game& game, const State& state, bool weights) {
  core::MoveList list;
  game.moves(state, list);
  std::vector<std::string> all;
  for (const core::Move move : list) {
    const bool chance = weights && game.actor(state) == core::kChance;
    all.push_back(game.print_move(move) +
                  (chance ? "*" + std::to_string(game.weight(state, move)) : ""));
  }
  std::sort(all.begin(), all.end());
  return all;
}

bool plays(const Game& game, State& state, std::string_view token) {
  core::MoveList list;
  game.moves(state, list);
  const auto* const found = std::find_if(
      list.begin(), list.end(), [&](core::Move move) { return game.print_move(move) == token; });
  if (found == list.end()) {
    return false;
  }
  game.play(state, *found);
  return true;
}

std::string actor_text(const Game& game, const State& state) {
  const core::Actor actor = game.actor(state);
  if (actor == core::kChance) {
    return "chance";
  }
  if (actor.kind == core::Actor::Kind::Seat) {
    return "seat " + game.seat_name(actor.seat);
  }
  std::string text = "over ";
  for (const core::SeatIndex seat : game.standing(state)) {
    text += (text.back() == ' ' ? "" : ",") + game.seat_name(seat);
  }
  return text;
}

std::string differs(std::string_view what, const std::string& want, const std::string& got) {
  return want == got ? "" : std::string(what) + "\n  want " + want + "\n  got  " + got + "\n";
}

std::string check_position(const Value& line) {
  const std::string& text = line["position"].text;
  const Opened opened = open_position(text);
  if (!opened.game) {
    return text + "\n  is refused: " + opened.error + "\n";
  }
  const Game& game = *opened.game;
  std::string faults =
      differs("position", text, print(game, opened.state)) +
      differs("rules", line["rules"].text, ludo::print_rules(game.rules())) +
      differs("actor", line["actor"].text, actor_text(game, opened.state)) +
      differs("moves", joined(line["moves"].texts()), joined(tokens(game, opened.state, true)));
  for (const auto& [token, after] : line["after"].fields) {
    State state = opened.state;
    faults += plays(game, state, token) ? differs(token, after.text, print(game, state))
                                        : token + " should be legal\n";
  }
  std::uint32_t depth = 0;
  for (const Value& count : line["perft"].items) {
    ++depth;
    faults += differs("perft " + std::to_string(depth), std::to_string(count.number),
                      std::to_string(play::perft(game, opened.state, depth)));
  }
  return faults.empty() ? "" : text + "\n" + faults;
}

std::string check_game(const Value& line) {
  Opened opened = open_rules(line["rules"].text);
  if (!opened.game) {
    return line["rules"].text + " is refused: " + opened.error;
  }
  constexpr std::size_t kHashEvery = 25;
  const std::vector<std::string> moves = line["moves"].texts();
  const std::vector<std::string> hashes = line["hashes"].texts();
  std::string faults;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (!plays(*opened.game, opened.state, moves[i])) {
      return moves[i] + " should be legal in " + print(*opened.game, opened.state);
    }
    if ((i + 1) % kHashEvery == 0 && i / kHashEvery < hashes.size()) {
      faults += differs("hash", hashes[i / kHashEvery],
                        core::hex16(core::fnv1a64(print(*opened.game, opened.state))));
    }
  }
  std::string over = line["over"].text;
  over = over.starts_with("over ") ? over : "over " + over;
  return faults + differs("final", line["final"].text, print(*opened.game, opened.state)) +
         differs("over", over, actor_text(*opened.game, opened.state));
}

std::string refusal(const Value& line) {
  const std::string& input = line["input"].text;
  const std::string& kind = line["kind"].text;
  if (kind == "rules") {
    return open_rules(input).error;
  }
  if (kind == "position") {
    return open_position(input).error;
  }
  Opened opened = open_position(line["position"].text);
  return opened.game && !plays(*opened.game, opened.state, input) ? "illegal: " + input : "";
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

struct Set {
  std::string name;
  std::filesystem::path path;
  std::string (*check)(const Value&);
};

std::vector<Set> sets() {
  const std::filesystem::path root = HS_SOURCE_DIR;
  const std::filesystem::path part = root / "tests/vectors/ludo";
  const std::filesystem::path whole = root / "../shared/vectors/ludo";
  std::vector<Set> found = {{"Part_positions", part / "positions.jsonl", check_position},
                            {"Part_games", part / "games.jsonl", check_game},
                            {"Part_bad", part / "bad.jsonl", check_bad},
                            {"Whole_positions", whole / "positions.jsonl", check_position},
                            {"Whole_games", whole / "games.jsonl", check_game},
                            {"Whole_bad", whole / "bad.jsonl", check_bad}};
  std::erase_if(found, [](const Set& set) { return !std::filesystem::exists(set.path); });
  return found;
}

class LudoVectors : public testing::TestWithParam<Set> {};

TEST_P(LudoVectors, Agree) {
  constexpr int kShown = 5;
  std::ifstream in(GetParam().path);
  int number = 0;
  int failures = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    bool ok = false;
    const Value value = json::parse(line, ok);
    ASSERT_TRUE(ok) << "line " << number << " is no JSON";
    const std::string faults = GetParam().check(value);
    failures += faults.empty() ? 0 : 1;
    if (!faults.empty() && failures <= kShown) {
      ADD_FAILURE() << "line " << number << ": " << faults;
    }
  }
  EXPECT_EQ(failures, 0) << "of " << number << " lines";
  EXPECT_GT(number, 0);
}

INSTANTIATE_TEST_SUITE_P(All, LudoVectors, testing::ValuesIn(sets()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
