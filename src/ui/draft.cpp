#include "ui/draft.h"

#include <algorithm>
#include <array>

#include "games/game.h"

namespace ui {

namespace {

constexpr std::array<std::string_view, core::kMaxSeats> kBotNames = {"Iris", "Otto", "Mila",
                                                                     "Hugo", "Nora", "Leo"};

play::Player fresh_player(std::size_t seat) {
  if (seat == 0) return {play::Player::Kind::Human, "", ""};
  return {play::Player::Kind::Bot, "greedy", std::string(kBotNames[seat % kBotNames.size()])};
}

void fit_players(Draft& draft) {
  const auto count = static_cast<std::size_t>(draft.rules.seat_count);
  while (draft.players.size() < count) draft.players.push_back(fresh_player(draft.players.size()));
  draft.players.resize(count);
}

// A colour's bit and every `step`-th one after it.
std::uint8_t group(int first, int step, int arms) {
  unsigned bits = 0;
  for (int colour = first; colour < arms; colour += step)
    bits |= 1U << static_cast<unsigned>(colour);
  return static_cast<std::uint8_t>(bits);
}

// The seats of a grouping in clockwise order: against the order of the colours.
void deal_seats(parchis::Rules& rules, Grouping how) {
  const int count = how == Grouping::Single ? rules.arms : how == Grouping::Duel ? 2 : 3;
  rules.seats = {};
  rules.seat_count = count;
  for (int seat = 0; seat < count; ++seat) {
    const int first = how == Grouping::Single ? (rules.arms - seat) % rules.arms : seat;
    rules.seats[static_cast<std::size_t>(seat)] = group(first, count, rules.arms);
  }
  rules.first = -1;
}

void drop_what_cannot_be(parchis::Rules& rules) {
  if (!why_no_teams(rules).empty()) rules.teams = false;
  if (!rules.teams) rules.allies = false;
  if (rules.teams) rules.win = parchis::Win::All;
  rules.out = std::min(rules.out, rules.pieces);
}

}  // namespace

Draft default_draft() {
  Draft draft;
  fit_players(draft);
  return draft;
}

void take_rules(Draft& draft, std::string_view line) {
  const auto game = games::Game::parse(line);
  const parchis::Game* parchis_game = game ? game->as<parchis::Game>() : nullptr;
  if (parchis_game == nullptr) return;
  draft.rules = parchis_game->rules();
  fit_players(draft);
}

Grouping grouping(const parchis::Rules& rules) {
  if (rules.seat_count == rules.arms) return Grouping::Single;
  return rules.seat_count == 2 ? Grouping::Duel : Grouping::Trio;
}

bool grouping_allowed(const parchis::Rules& rules, Grouping how) {
  return how == Grouping::Single || rules.arms == 6 || (rules.arms == 4 && how == Grouping::Duel);
}

void set_grouping(Draft& draft, Grouping how) {
  deal_seats(draft.rules, how);
  drop_what_cannot_be(draft.rules);
  fit_players(draft);
}

void set_arms(Draft& draft, int arms) {
  const Grouping how = grouping(draft.rules);
  draft.rules.arms = arms;
  set_grouping(draft, grouping_allowed(draft.rules, how) ? how : Grouping::Single);
}

Direction direction(const parchis::Rules& rules) {
  parchis::Rules plain = rules;
  deal_seats(plain, grouping(rules));
  if (plain.seats == rules.seats) return Direction::Clockwise;
  std::reverse(plain.seats.begin() + 1, plain.seats.begin() + plain.seat_count);
  return plain.seats == rules.seats ? Direction::Counter : Direction::Own;
}

void set_direction(Draft& draft, Direction to) {
  parchis::Rules plain = draft.rules;
  deal_seats(plain, grouping(draft.rules));
  if (to == Direction::Counter) {
    std::reverse(plain.seats.begin() + 1, plain.seats.begin() + plain.seat_count);
  }
  std::vector<play::Player> moved;
  for (int seat = 0; seat < plain.seat_count; ++seat) {
    const auto& seats = draft.rules.seats;
    const auto found =
        std::find(seats.begin(), seats.end(), plain.seats[static_cast<std::size_t>(seat)]);
    moved.push_back(draft.players[static_cast<std::size_t>(found - seats.begin())]);
  }
  draft.rules = plain;
  draft.players = std::move(moved);
}

void swap_seats(Draft& draft, int a, int b) {
  const auto i = static_cast<std::size_t>(a);
  const auto j = static_cast<std::size_t>(b);
  std::swap(draft.rules.seats[i], draft.rules.seats[j]);
  std::swap(draft.players[i], draft.players[j]);
  if (draft.rules.first == a) {
    draft.rules.first = b;
  } else if (draft.rules.first == b) {
    draft.rules.first = a;
  }
}

std::string_view why_no_teams(const parchis::Rules& rules) {
  if (rules.seat_count != rules.arms) return "Teams need seats of one colour each.";
  if (rules.seat_count != 4 && rules.seat_count != 6) return "Teams need four or six seats.";
  return {};
}

std::string_view why_no_allies(const parchis::Rules& rules) {
  return rules.teams ? std::string_view{}
                     : "Only team-mates can spare each other: play in teams first.";
}

std::string_view why_no_win_one(const parchis::Rules& rules) {
  return rules.teams ? "A team wins only with all its pieces." : std::string_view{};
}

void set_teams(Draft& draft, bool teams) {
  draft.rules.teams = teams;
  drop_what_cannot_be(draft.rules);
}

std::string print_draft(const Draft& draft) {
  std::string out = parchis::print_rules(draft.rules) + "\n";
  for (const play::Player& player : draft.players) {
    out += player.kind == play::Player::Kind::Bot ? "bot " + player.level : "human -";
    out += " " + core::percent_encode(player.name) + "\n";
  }
  return out;
}

Draft parse_draft(std::string_view text) {
  Draft draft;
  const std::string_view rules = core::take_until(text, '\n');
  while (!text.empty()) {
    std::string_view line = core::take_until(text, '\n');
    const std::string_view kind = core::take_until(line, ' ');
    const std::string_view level = core::take_until(line, ' ');
    play::Player player;
    player.kind = kind == "bot" ? play::Player::Kind::Bot : play::Player::Kind::Human;
    player.level = kind == "bot" ? level : "";
    player.name = core::percent_decode(line).value_or("");
    draft.players.push_back(player);
  }
  take_rules(draft, rules);
  fit_players(draft);
  return draft;
}

}  // namespace ui
