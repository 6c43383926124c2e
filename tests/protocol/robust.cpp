#include "protocol/robust.h"

#include <algorithm>
#include <array>

#include "core/rng.h"
#include "core/text.h"
#include "games/notation.h"
#include "play/dealer.h"
#include "play/replay.h"
#include "race/protocol.h"

namespace robust {

namespace {

using games::Game;
using games::State;

// A refusal is a sentence, and all its slots are filled.
std::string check_error(const core::Sentence& error) {
  std::size_t slots = 0;
  while (error.message.find("{" + std::to_string(slots) + "}") != std::string_view::npos) {
    ++slots;
  }
  if (error.message.empty() || slots > error.args.size() + error.reasons.size()) {
    return "a refusal without a sentence: " + error.text();
  }
  for (const core::Sentence& reason : error.reasons) {
    if (std::string fault = check_error(reason); !fault.empty()) return fault;
  }
  return "";
}

std::string check_reading(const Game& game, const State& state) {
  const std::string line = games::print_position(game, state);
  const auto again = games::parse_position(line);
  if (!again) {
    return "cannot read its own " + line + ": " + again.error().text();
  }
  return again->state == state && games::print_position(again->game, again->state) == line
             ? ""
             : "reads " + line + " as another position";
}

// Plays a few moves: every list has a move, every token is found, every position reads back.
std::string check_playing(const Game& game, State state) {
  constexpr int kPlies = 12;
  core::Rng rng(core::fnv1a64(game.print_state(state)));
  for (int ply = 0; ply < kPlies && game.actor(state) != core::kOver; ++ply) {
    core::MoveList list;
    game.moves(state, list);
    if (list.empty()) {
      return "no move in " + games::print_position(game, state);
    }
    const core::Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    const auto found = games::find_move(game, state, game.print_move(move));
    if (!found || *found != move) {
      return game.print_move(move) + " names another move";
    }
    core::EventList events;
    game.play(state, move, &events);
    if (const std::string fault = check_reading(game, state); !fault.empty()) {
      return fault;
    }
  }
  return "";
}

// Commands of unbounded cost, or that read the disk, are left to the protocol's own tests.
bool harmless(std::string_view line) {
  line.remove_suffix(line.ends_with('\r') ? 1 : 0);
  const std::string_view command = core::take_until(line, ' ');
  constexpr std::array<std::string_view, 4> kCostly = {"bench", "playouts", "play", "load"};
  if (std::find(kCostly.begin(), kCostly.end(), command) != kCostly.end()) {
    return false;
  }
  const bool counts = command == "perft" || command == "divide";
  return !counts || core::parse_number(line, 2) || line.find_first_of("0123456789") == line.npos;
}

}  // namespace

std::string check_rules(std::string_view input) {
  const auto game = Game::parse(input);
  if (!game) {
    return check_error(game.error());
  }
  const std::string line = game->rules_line();
  const auto again = Game::parse(line);
  if (!again || again->rules_line() != line) {
    return "does not read its own " + line;
  }
  const State start = game->start();
  const std::string fault = check_reading(*game, start);
  return fault.empty() ? check_playing(*game, start) : fault;
}

std::string check_position(std::string_view input) {
  const auto position = games::parse_position(input);
  if (!position) {
    return check_error(position.error());
  }
  const std::string fault = check_reading(position->game, position->state);
  return fault.empty() ? check_playing(position->game, position->state) : fault;
}

std::string check_replay(std::string_view input) {
  const auto replay = play::parse_replay(input);
  if (!replay) {
    return check_error(replay.error());
  }
  const std::string text = play::print_replay(*replay);
  const auto again = play::parse_replay(text);
  if (!again) {
    return "cannot read its own replay: " + again.error().text();
  }
  return play::print_replay(*again) == text ? "" : "reads its own replay as another";
}

std::string check_protocol(std::string_view input) {
  constexpr int kMostLines = 40;
  race::Protocol race;
  int lines = 0;
  for (const std::string_view line : core::split(input, '\n')) {
    if (race.quit() || ++lines > kMostLines) {
      break;
    }
    if (!harmless(line)) {
      continue;
    }
    const std::string before = race.answer("show");
    const std::string answer = race.answer(line);
    const bool refused = answer.starts_with("error: ");
    if (!answer.empty() && !answer.ends_with('\n')) {
      return "an answer without its line's end: " + answer;
    }
    if (refused && std::count(answer.begin(), answer.end(), '\n') != 1) {
      return "a refusal of several lines: " + answer;
    }
    if (refused && !line.starts_with("do") && race.answer("show") != before) {
      return "a refusal that changed the position: " + answer;
    }
  }
  return "";
}

}  // namespace robust
