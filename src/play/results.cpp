#include "play/results.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "core/sort.h"
#include "core/text.h"
#include "games/sides.h"
#include "play/rounds.h"

namespace play {

namespace {

constexpr std::string_view kSince = "since ";
constexpr std::string_view kLuck = "luck ";
constexpr std::uint32_t kMost = 1'000'000'000;

// Counts a round's turns, and for each seat the pieces of other seats that it took.
void count_round(const Match& round, Result& result, std::vector<std::uint32_t>& captures) {
  ++result.turns;
  Match match(round.game(), round.origin());
  for (const core::Move move : round.made()) {
    core::EventList events;
    match.play(move, &events);
    for (const core::Event& event : events) {
      if (event.kind == core::EventKind::Turn) ++result.turns;
      if (event.kind != core::EventKind::Captured) continue;
      const core::SeatIndex taker = round.game().seat_of(event.value);
      if (taker != round.game().seat_of(event.colour)) ++captures[taker];
    }
  }
}

// `<id> <when> <game> <turns>` and for each person ` <won> <captures> <name>`.
std::optional<Result> parse_result(std::string_view line) {
  Result result;
  result.id = core::take_until(line, ' ');
  const bool when = core::read_number(core::take_until(line, ' '), result.when);
  result.game = core::take_until(line, ' ');
  const auto turns = core::parse_number(core::take_until(line, ' '), kMost);
  if (!when || !turns || result.id.empty() || result.game.empty()) return std::nullopt;
  result.turns = *turns;
  while (!line.empty()) {
    const std::string_view won = core::take_until(line, ' ');
    const auto captures = core::parse_number(core::take_until(line, ' '), kMost);
    auto name = core::percent_decode(core::take_until(line, ' '));
    if ((won != "0" && won != "1") || !captures || !name) return std::nullopt;
    result.people.push_back({std::move(*name), won == "1", *captures, std::nullopt});
  }
  return result;
}

std::string print_result(const Result& result) {
  std::string line = result.id + " " + std::to_string(result.when) + " " + result.game + " " +
                     std::to_string(result.turns);
  for (const PersonResult& person : result.people) {
    line += std::string(person.won ? " 1 " : " 0 ") + std::to_string(person.captures) + " " +
            core::percent_encode(person.name);
  }
  return line + "\n";
}

// `luck <id>` and a number for each person, on a line of its own for versions that do not know it.
std::string print_luck(const Result& result) {
  std::string line = std::string(kLuck) + result.id;
  for (const PersonResult& person : result.people) {
    if (!person.luck) return "";
    line += " " + std::to_string(*person.luck);
  }
  return line + "\n";
}

void put_luck(Result& result, std::span<const int> luck) {
  if (result.people.size() != luck.size()) return;
  for (std::size_t i = 0; i < luck.size(); ++i)
    result.people[i].luck = std::clamp(luck[i], -kMostLuck, kMostLuck);
}

// The line follows its game's.
void read_luck(std::string_view line, Result& result) {
  if (core::take_until(line, ' ') != result.id) return;
  std::vector<int> luck;
  while (!line.empty()) {
    int value = 0;
    if (!core::read_number(core::take_until(line, ' '), value)) return;
    luck.push_back(value);
  }
  put_luck(result, luck);
}

// Whether the same people's game has ended in another way: moves were taken back after its end.
bool ended_otherwise(const Result& a, const Result& b) {
  bool differs = a.turns != b.turns;
  if (a.people.size() != b.people.size()) return false;
  for (std::size_t i = 0; i < a.people.size(); ++i) {
    const PersonResult& one = a.people[i];
    const PersonResult& other = b.people[i];
    if (one.name != other.name) return false;
    differs = differs || one.won != other.won || one.captures != other.captures;
  }
  return differs;
}

// Hundredths of a percent as a percentage with a decimal point.
std::string percentage(int luck) {
  const int size = std::abs(luck);
  const std::string cents = std::to_string(100 + size % 100).substr(1);
  return (luck < 0 ? "-" : "") + std::to_string(size / 100) + "." + cents;
}

// A field in quotes, so that commas, quotes and line ends in a name do no harm; a text that a
// spreadsheet would take for a formula stays a text.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  if (!text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos)
    out += '\'';
  for (const char letter : text)
    out += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return out + "\"";
}

}  // namespace

std::vector<core::SeatIndex> counted_seats(std::span<const Player> players) {
  std::vector<core::SeatIndex> seats;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const Player& player = players[seat];
    const bool only = player.is_person() && count_persons(players) == 1;
    if (player.is_bot() || (player.name.empty() && !only)) continue;
    seats.push_back(static_cast<core::SeatIndex>(seat));
  }
  return seats;
}

Result result_of(const Replay& replay) {
  const Game& game = replay.rounds.back().game();
  Result result;
  result.game = game.name();
  std::vector<std::uint32_t> captures(replay.players.size(), 0);
  for (const Match& round : replay.rounds) count_round(round, result, captures);
  const core::SeatIndex winner = standing(replay)[0];
  for (const core::SeatIndex seat : counted_seats(replay.players)) {
    const bool won = games::same_side(game, winner, seat);
    result.people.push_back({replay.players[seat].name, won, captures[seat], std::nullopt});
  }
  return result;
}

bool Results::knows(std::string_view id) const {
  return std::any_of(all_.begin(), all_.end(),
                     [id](const Result& result) { return result.id == id; });
}

// Sorted twice, not searched for each: the text may be somebody else's, and long.
void Results::take(std::vector<Result> found) {
  for (Result& result : found) {
    if (!result.people.empty() && result.when > since_) all_.push_back(std::move(result));
  }
  using Less = bool (*)(const Result&, const Result&);
  const Less by_game = [](const Result& a, const Result& b) {
    if (a.id != b.id) return a.id < b.id;
    if (a.when != b.when) return a.when < b.when;
    // Two endings that differ otherwise are one as good as the other, but everywhere in one order.
    return a.turns != b.turns ? a.turns < b.turns : print_result(a) < print_result(b);
  };
  const Less by_time = [](const Result& a, const Result& b) {
    return a.when != b.when ? a.when < b.when : a.id < b.id;
  };
  core::sort(all_.begin(), all_.end(), by_game);
  std::vector<Result> games;
  for (Result& result : all_) {
    if (games.empty() || games.back().id != result.id) {
      games.push_back(std::move(result));
    } else if (ended_otherwise(games.back(), result) ||
               (!games.back().people[0].luck && result.people[0].luck)) {
      games.back() = std::move(result);
    }
  }
  all_ = std::move(games);
  core::sort(all_.begin(), all_.end(), by_time);
}

bool Results::add(Result result) {
  if (result.people.empty() || result.when <= since_) return false;
  const auto known = std::find_if(all_.begin(), all_.end(),
                                  [&](const Result& other) { return other.id == result.id; });
  if (known != all_.end()) {
    if (!ended_otherwise(*known, result)) return false;
    result.when = std::max(result.when, known->when + 1);  // the clock may have been set back
  }
  std::vector<Result> one;
  one.push_back(std::move(result));
  take(std::move(one));
  return true;
}

void Results::set_luck(std::string_view id, std::span<const int> luck) {
  const auto known = std::find_if(all_.begin(), all_.end(),
                                  [id](const Result& result) { return result.id == id; });
  if (known != all_.end()) put_luck(*known, luck);
}

void Results::clear(std::uint64_t until) {
  since_ = until;
  all_.clear();
}

void Results::rename(std::string_view id, const std::string& now) {
  for (Result& result : all_) {
    if (result.id == id) result.id = now;
  }
}

void Results::end_by(std::uint64_t now) {
  since_ = std::min(since_, now);
  for (Result& result : all_) result.when = std::min(result.when, now);
}

void Results::merge(const Results& other) {
  if (all_.empty()) since_ = std::max(since_, other.since_);
  take(other.all_);
}

std::string Results::print() const {
  std::string text = std::string(kSince) + std::to_string(since_) + "\n";
  for (const Result& result : all_) text += print_result(result) + print_luck(result);
  return text;
}

Results Results::parse(std::string_view text) {
  Results results;
  std::vector<Result> found;
  while (!text.empty()) {
    std::string_view line = core::take_until(text, '\n');
    if (core::take_prefix(line, kSince)) {
      (void)core::read_number(line, results.since_);
    } else if (core::take_prefix(line, kLuck)) {
      if (!found.empty()) read_luck(line, found.back());
    } else if (auto result = parse_result(line)) {
      found.push_back(std::move(*result));
    }
  }
  results.take(std::move(found));
  return results;
}

std::vector<Record> records(const Results& results, std::string_view game) {
  struct Row {
    Record record;
    std::uint32_t in_a_row = 0;
    std::int64_t luck = 0;  // of all games in which it is known
    std::int64_t weighed = 0;
  };
  std::map<std::string, Row, std::less<>> rows;
  for (const Result& result : results.all()) {
    if (result.game != game) continue;
    for (const PersonResult& person : result.people) {
      Row& row = rows[person.name];
      ++row.record.games;
      row.record.wins += person.won ? 1 : 0;
      row.record.captures += person.captures;
      row.record.turns += result.turns;
      row.in_a_row = person.won ? row.in_a_row + 1 : 0;
      row.record.streak = std::max(row.record.streak, row.in_a_row);
      row.luck += person.luck.value_or(0);
      row.weighed += person.luck ? 1 : 0;
    }
  }
  std::vector<Record> all;
  for (auto& [name, row] : rows) {
    row.record.name = name;
    if (row.weighed > 0) row.record.luck = static_cast<int>(row.luck / row.weighed);
    all.push_back(std::move(row.record));
  }
  core::sort_few(all.begin(), all.end(),
                 [](const Record& a, const Record& b) { return a.games > b.games; });
  return all;
}

std::string print_table(const Results& results) {
  std::string table = "name,game,games,wins,captures,turns,longest streak,luck a game in %\r\n";
  for (const games::About& game : games::abouts()) {
    for (const Record& one : records(results, game.name)) {
      table += quoted(one.name) + "," + std::string(game.name);
      for (const std::uint32_t figure : {one.games, one.wins, one.captures, one.turns, one.streak})
        table += "," + std::to_string(figure);
      table += "," + (one.luck ? percentage(*one.luck) : "") + "\r\n";
    }
  }
  return table;
}

}  // namespace play
