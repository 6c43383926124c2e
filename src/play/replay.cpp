#include "play/replay.h"

#include <utility>

#include "core/text.h"
#include "play/views.h"

namespace play {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

constexpr std::string_view kHeader = "race 1";
constexpr std::size_t kMovesPerLine = 16;

std::string print_named(const Player& player) {
  return print_player(player) + " " + core::percent_encode(player.name);
}

std::string print_round(const std::vector<Player>& players, const Match& match) {
  const Game& game = match.game();
  std::string text(kHeader);
  text += "\nrules " + game.rules_line() + "\n";
  if (match.origin() != game.start()) {
    text += "from " + games::print_position(game, match.origin()) + "\n";
  }
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    text += "seat " + game.seat_name(static_cast<core::SeatIndex>(seat)) + " " +
            print_named(players[seat]) + "\n";
  }
  const std::vector<Move>& made = match.made();
  for (std::size_t i = 0; i < made.size(); ++i) {
    const bool line_ends = (i + 1) % kMovesPerLine == 0 || i + 1 == made.size();
    text += game.print_move(made[i]) + (line_ends ? "\n" : " ");
  }
  return text + "hash " + core::hex16(games::position_hash(game, match.state())) + "\n";
}

// Reads line by line and always knows the number of the line.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) { next(); }
  Expected<Replay> read();

 private:
  void next();
  Checked read_round(Replay& replay);
  Checked read_players(const Game& game, const std::vector<Player>& before,
                       std::vector<Player>& players);
  Checked read_player(std::string_view name, Player& player);
  Checked read_moves(Match& match);
  [[nodiscard]] Sentence wrong(const Sentence& why) const {
    return {"Line {0} of the replay: {1}", {std::to_string(number_)}, {why}};
  }
  [[nodiscard]] Sentence wanted(std::string_view what) const {
    return {"Line {0} of the replay: “{1}” is wanted, not “{2}”.",
            {std::to_string(number_), std::string(what), std::string(core::cut_to(line_, 40))}};
  }

  std::string_view rest_;
  std::string_view line_;
  bool at_end_ = false;
  int number_ = 0;
};

void Reader::next() {
  at_end_ = rest_.empty();
  line_ = core::take_until(rest_, '\n');
  if (line_.ends_with('\r')) {
    line_.remove_suffix(1);
  }
  ++number_;
}

Expected<Replay> Reader::read() {
  Replay replay;
  for (;;) {
    if (Checked error = read_round(replay)) {
      return *error;
    }
    if (at_end_) {
      return replay;
    }
    next();  // Past the word `next`.
  }
}

Checked Reader::read_round(Replay& replay) {
  if (line_ != kHeader) {
    return wanted(kHeader);
  }
  next();
  if (!core::take_prefix(line_, "rules ")) {
    return wanted("rules …");
  }
  auto game = Game::parse_rules(line_);
  if (!game) {
    return wrong(game.error());
  }
  if (!replay.rounds.empty() && !may_be_of_one_match(*game, replay.rounds[0].game())) {
    return wanted("rules " + replay.rounds[0].game().rules_line());
  }
  next();
  games::Position begin{*game, game->start()};
  if (core::take_prefix(line_, "from ")) {
    auto position = games::parse_position(line_);
    if (!position) {
      return wrong(position.error());
    }
    if (position->game.rules_line() != game->rules_line()) {
      return wanted("from " + game->rules_line());
    }
    begin = *position;
    next();
  }
  std::vector<Player> players;
  if (Checked error = read_players(begin.game, replay.players, players)) {
    return error;
  }
  replay.players = std::move(players);
  replay.rounds.emplace_back(begin.game, begin.state);
  return read_moves(replay.rounds.back());
}

// `before`: those of the rounds before; nobody leaves in the middle of a match.
Checked Reader::read_players(const Game& game, const std::vector<Player>& before,
                             std::vector<Player>& players) {
  for (int seat = 0; seat < game.seat_count(); ++seat) {
    const std::string name = game.seat_name(static_cast<core::SeatIndex>(seat));
    players.emplace_back();
    if (Checked error = read_player(name, players.back())) {
      return error;
    }
    if (!before.empty() && players.back() != before[players.size() - 1]) {
      return wanted("seat " + name + " " + print_named(before[players.size() - 1]));
    }
    next();
  }
  return std::nullopt;
}

Checked Reader::read_player(std::string_view name, Player& player) {
  const std::string start = "seat " + std::string(name) + " ";
  std::string_view rest = line_;
  if (!core::take_prefix(rest, start)) {
    return wanted(start);
  }
  std::string kind(core::take_until(rest, ' '));
  if (kind == "bot") kind.append(" ").append(core::take_until(rest, ' '));
  auto called = core::percent_decode(rest);
  auto read = called ? parse_player(kind, std::move(*called)) : std::nullopt;
  if (!read) {
    return wanted(start + "…");
  }
  player = std::move(*read);
  return std::nullopt;
}

Checked Reader::read_moves(Match& match) {
  for (; !at_end_ && line_ != "next"; next()) {
    std::string_view rest = line_;
    if (core::take_prefix(rest, "hash ")) {
      if (rest != core::hex16(games::position_hash(match.game(), match.state()))) {
        return wrong(Sentence{"the hash “{0}” does not fit the moves.", {std::string(rest)}});
      }
      continue;
    }
    while (!rest.empty()) {
      const std::string_view token = core::take_until(rest, ' ');
      const auto move = find_move_seen(match.game(), match.state(), token);
      if (!move) {
        return wrong(move.error());
      }
      match.play(*move);
    }
  }
  return std::nullopt;
}

}  // namespace

bool may_be_of_one_match(const Game& a, const Game& b) {
  return a.rules_of_all_rounds() == b.rules_of_all_rounds();
}

std::string print_replay(const Replay& replay) {
  std::string text;
  for (const Match& match : replay.rounds) {
    text += (text.empty() ? "" : "next\n") + print_round(replay.players, match);
  }
  return text;
}

Expected<Replay> parse_replay(std::string_view text) {
  if (text.size() > kLongestReplay) {
    return Sentence{"This text is too long to be a replay.", {}};
  }
  return Reader(text).read();
}

}  // namespace play
