#include "protocol.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "ai/sitting.h"
#include "core/text.h"
#include "ends.h"
#include "play/perft.h"

namespace race {

using core::Expected;
using core::Sentence;

namespace {

constexpr std::string_view kDefaultLevel = "expert";

std::string lines(std::string_view text) { return std::string(text) + "\n"; }

Sentence hidden_hand() {
  return {"The cards of the seat to act are hidden here: nobody can move for it.", {}};
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

Expected<std::uint32_t> number(std::string_view text, std::string_view what, std::uint32_t low,
                               std::uint32_t high) {
  const auto value = core::parse_number(text, high);
  if (!value || *value < low) {
    return Sentence{
        "{0} wants a number from {1} to {2}, not “{3}”.",
        {std::string(what), std::to_string(low), std::to_string(high), std::string(text)}};
  }
  return *value;
}

}  // namespace

std::string Protocol::answer(std::string_view line) {
  if (line.ends_with('\r')) {
    line.remove_suffix(1);
  }
  if (line.empty()) {
    return "";
  }
  std::string_view rest = line;
  const std::string_view command = core::take_until(rest, ' ');
  const Answer text = run(command, rest);
  return text ? *text : lines("error: " + text.error().text());
}

std::span<const Protocol::Command> Protocol::commands() {
  static constexpr Command kAll[] = {
      {"games", Needs::Nothing, Takes::Nothing, &Protocol::list_presets},
      {"new", Needs::Nothing, Takes::Words, &Protocol::begin},
      {"set", Needs::Nothing, Takes::Words, &Protocol::set},
      {"show", Needs::Game, Takes::Nothing, &Protocol::show},
      {"actor", Needs::Game, Takes::Nothing, &Protocol::actor},
      {"moves", Needs::Game, Takes::Nothing, &Protocol::moves},
      {"do", Needs::Game, Takes::Words, &Protocol::play_moves},
      {"undo", Needs::Game, Takes::Words, &Protocol::undo},
      {"perft", Needs::Game, Takes::Words, &Protocol::perft},
      {"divide", Needs::Game, Takes::Words, &Protocol::divide},
      {"hash", Needs::Game, Takes::Nothing, &Protocol::hash},
      {"play", Needs::Game, Takes::Words, &Protocol::play_on},
      {"save", Needs::Game, Takes::Nothing, &Protocol::save},
      {"load", Needs::Nothing, Takes::Words, &Protocol::load},
      {"link", Needs::Game, Takes::Nothing, &Protocol::print_link},
      {"open", Needs::Nothing, Takes::Words, &Protocol::open_link},
      {"go", Needs::Game, Takes::Words, &Protocol::go},
      {"bench", Needs::Nothing, Takes::Nothing, &Protocol::bench},
      {"playouts", Needs::Nothing, Takes::Words, &Protocol::playouts},
      {"view", Needs::Game, Takes::Words, &Protocol::view},
      {"room", Needs::Nothing, Takes::Words, &Protocol::room},
      {"peer", Needs::Nothing, Takes::Words, &Protocol::peer},
      {"quit", Needs::Nothing, Takes::Nothing, &Protocol::leave},
  };
  return kAll;
}

Protocol::Answer Protocol::run(std::string_view command, std::string_view words) {
  const auto all = commands();
  const auto known =
      std::find_if(all.begin(), all.end(), [&](const Command& one) { return one.name == command; });
  if (known == all.end()) {
    return Sentence{"There is no command “{0}”.", {std::string(command)}};
  }
  if (known->needs == Needs::Game && !replay_) {
    return Sentence{"“{0}” needs an open game; begin with “new”.", {std::string(command)}};
  }
  if (known->takes == Takes::Nothing && !words.empty()) {
    return Sentence{"“{0}” stands alone; “{1}” is too much.",
                    {std::string(command), std::string(words)}};
  }
  return (this->*known->answer)(words);
}

Protocol::Answer Protocol::list_presets(std::string_view) {
  std::string text;
  for (const games::Preset& preset : games::presets()) {
    text += std::string(preset.name) + ": " + std::string(preset.rules) + "\n";
  }
  return text;
}

Protocol::Answer Protocol::bench(std::string_view) {
  return lines("bench " + core::hex16(ai::signature()));
}

Protocol::Answer Protocol::leave(std::string_view) {
  quit_ = true;
  return std::string();
}

Protocol::Answer Protocol::show(std::string_view) {
  return lines(games::print_position(match().game(), match().state()));
}

Protocol::Answer Protocol::actor(std::string_view) {
  return lines(games::print_actor(match().game(), match().state()));
}

Protocol::Answer Protocol::moves(std::string_view) {
  return lines(joined(games::legal_tokens(match().game(), match().state(), games::Weights::Shown)));
}

Protocol::Answer Protocol::hash(std::string_view) {
  return lines(core::hex16(games::position_hash(match().game(), match().state())));
}

Protocol::Answer Protocol::save(std::string_view) { return play::print_replay(*replay_); }

void Protocol::open(play::Replay replay) {
  replay_ = std::move(replay);
  loaded_ = match().made().size();
}

void Protocol::open(play::Match match) {
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(match.game().seat_count()));
  replay.rounds.push_back(std::move(match));
  open(std::move(replay));
}

void Protocol::open(play::Setup setup) {
  open(play::Match(std::move(setup.game)));
  replay_->players = std::move(setup.players);
}

void Protocol::open(games::Position position) {
  open(play::Match(std::move(position.game), position.state));
}

Protocol::Answer Protocol::open_link(std::string_view text) {
  auto link = play::parse_link(text);
  if (!link) {
    return link.error();
  }
  if (std::holds_alternative<play::room::Invitation>(*link)) {
    return Sentence{"This link leads to a room and holds no game.", {}};
  }
  std::visit([this](auto& content) { open(std::move(content)); }, *link);
  return lines("ok");
}

Protocol::Answer Protocol::print_link(std::string_view) {
  const auto fragment = play::print_link(*replay_);
  return fragment ? Answer(lines(*fragment)) : Answer(fragment.error());
}

Protocol::Answer Protocol::begin(std::string_view rules) {
  auto game = games::Game::parse(rules);
  if (!game) {
    return game.error();
  }
  open(play::Match(*game));
  return lines("ok");
}

Protocol::Answer Protocol::set(std::string_view line) {
  auto position = games::parse_position(line);
  if (!position) {
    return position.error();
  }
  open(play::Match(position->game, position->state));
  return lines("ok");
}

Protocol::Answer Protocol::play_moves(std::string_view tokens) {
  if (tokens.empty()) {
    return Sentence{"“{0}” wants at least one move.", {"do"}};
  }
  for (const std::string_view token : core::split(tokens, ' ')) {
    const auto move = games::find_move(match().game(), match().state(), token);
    if (!move) {
      return move.error();
    }
    match().play(*move);
  }
  return lines("ok");
}

Protocol::Answer Protocol::undo(std::string_view count) {
  const std::size_t made = match().made().size();
  const auto steps =
      count.empty() ? Expected<std::uint32_t>(1U) : number(count, "undo", 1, 999'999);
  if (!steps) {
    return steps.error();
  }
  if (*steps > made - loaded_) {
    return Sentence{"No more than {0} can be undone.", {std::to_string(made - loaded_)}};
  }
  match().rewind(made - *steps);
  return lines("ok");
}

Protocol::Answer Protocol::perft(std::string_view depth) {
  const auto plies = number(depth, "perft", 0, 99);
  if (!plies) {
    return plies.error();
  }
  return lines(std::to_string(play::perft(match().game(), match().state(), *plies)));
}

Protocol::Answer Protocol::divide(std::string_view depth) {
  const auto plies = number(depth, "divide", 1, 99);
  if (!plies) {
    return plies.error();
  }
  const games::Game& game = match().game();
  core::MoveList list;
  game.moves(match().state(), list);
  std::vector<std::string> rows;
  std::uint64_t total = list.empty() ? play::perft(game, match().state(), *plies) : 0;
  for (const core::Move move : list) {
    games::State after = match().state();
    game.play(after, move);
    const std::uint64_t count = play::perft(game, after, *plies - 1);
    rows.push_back(game.print_move(move) + " " + std::to_string(count) + "\n");
    total += count;
  }
  // By the whole token: one that is a prefix of another comes first.
  std::sort(rows.begin(), rows.end(), [](const std::string& a, const std::string& b) {
    return a.substr(0, a.find(' ')) < b.substr(0, b.find(' '));
  });
  std::string text;
  for (const std::string& row : rows) {
    text += row;
  }
  return text + lines("total " + std::to_string(total));
}

Protocol::Answer Protocol::play_on(std::string_view words) {
  const auto seed = number(core::take_until(words, ' '), "play", 0, 999'999'999);
  if (!seed) {
    return seed.error();
  }
  const auto seats = static_cast<std::size_t>(match().game().seat_count());
  std::vector<std::string_view> levels =
      words.empty() ? std::vector<std::string_view>{"random"} : core::split(words, ' ');
  if (levels.size() == 1) {
    levels.resize(seats, levels[0]);
  }
  if (levels.size() != seats) {
    return Sentence{"“{0}” wants one bot for all seats or one for each.", {"play"}};
  }
  std::vector<std::unique_ptr<ai::Agent>> agents;
  for (const std::string_view level : levels) {
    agents.push_back(ai::make_agent(level));
    if (!agents.back()) {
      return Sentence{"There is no bot of level “{0}”.", {std::string(level)}};
    }
  }
  const play::Replay before = *replay_;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    replay_->players[seat] = {play::Player::Kind::Bot, std::string(levels[seat]), ""};
  }
  if (!ai::play_to_end(match(), agents, *seed, match().made().size() + kMostPlies)) {
    const bool hidden = match().made().size() < before.rounds.back().made().size() + kMostPlies;
    *replay_ = before;
    return hidden ? hidden_hand() : given_up();
  }
  return play::print_replay(*replay_);
}

Protocol::Answer Protocol::load(std::string_view file) {
  const std::filesystem::path path{file};
  std::ifstream in{path, std::ios::binary};
  std::error_code unknown;
  if (!in || std::filesystem::is_directory(path, unknown)) {
    return Sentence{"The file “{0}” cannot be read.", {std::string(file)}};
  }
  std::string text(play::kLongestReplay + 1, '\0');  // a longer one is refused in any case
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  auto replay = play::parse_replay(text);
  if (!replay) {
    return replay.error();
  }
  open(std::move(*replay));
  return lines("ok");
}

Protocol::Answer Protocol::go(std::string_view words) {
  std::string_view level = kDefaultLevel;
  std::uint32_t seed = 1;
  std::uint32_t nodes = ai::kDefaultNodes;
  bool first = true;
  while (!words.empty()) {
    const std::string_view word = core::take_until(words, ' ');
    if (word == "nodes" || word == "seed") {
      const auto value =
          number(core::take_until(words, ' '), word, word == "nodes" ? 1 : 0, 999'999'999);
      if (!value) {
        return value.error();
      }
      (word == "seed" ? seed : nodes) = *value;
    } else if (first) {
      level = word;
    } else {
      return Sentence{"“{0}” does not know “{1}”.", {"go", std::string(word)}};
    }
    first = false;
  }
  const auto agent = ai::make_limited_agent(level, static_cast<int>(nodes));
  if (!agent) {
    return Sentence{"There is no bot of level “{0}”.", {std::string(level)}};
  }
  const core::Actor actor = match().actor();
  if (actor.kind != core::Actor::Kind::Seat) {
    return Sentence{"No seat is to act: {0}.",
                    {games::print_actor(match().game(), match().state())}};
  }
  const games::Game& game = match().game();
  const games::State view = game.hide(match().state(), actor.seat);
  core::MoveList list;
  game.moves(view, list);
  if (list.empty()) {
    return hidden_hand();
  }
  return lines("best " + game.print_move(ai::decide(*agent, game, view, actor.seat, seed)));
}

Protocol::Answer Protocol::view(std::string_view colour) {
  const games::Game& game = match().game();
  for (int i = 0; i < game.seat_count(); ++i) {
    const auto seat = static_cast<core::SeatIndex>(i);
    if (colour.size() == 1 && game.seat_name(seat).find(colour) != std::string::npos) {
      return lines(games::print_position(game, game.hide(match().state(), seat)));
    }
  }
  return Sentence{"No seat of this game has the colour “{0}”.", {std::string(colour)}};
}

}  // namespace race
