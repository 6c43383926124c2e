// A Parchís game as it is being set up: rules, and who sits where. Keeps to what the rules page
// allows: each change leaves rules that can be played, and each switch that cannot be had says why.
// Knows no widget.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/parchis.h"
#include "play/replay.h"

namespace ui {

// How the colours are dealt out to seats.
enum class Grouping : std::uint8_t { Single, Duel, Trio };

struct Draft {
  parchis::Rules rules = parchis::default_rules(4);
  std::vector<play::Player> players;  // in the order of rules.seats
  friend bool operator==(const Draft&, const Draft&) = default;
};

[[nodiscard]] Draft default_draft();
// Takes the rules of a preset or rules line; keeps the people as far as seats allow.
void take_rules(Draft& draft, std::string_view line);

[[nodiscard]] Grouping grouping(const parchis::Rules& rules);
[[nodiscard]] bool grouping_allowed(const parchis::Rules& rules, Grouping grouping);
void set_grouping(Draft& draft, Grouping grouping);
void set_arms(Draft& draft, int arms);

// Turns go clockwise (against the travel), counter-clockwise, or in an order of one's own.
enum class Direction : std::uint8_t { Clockwise, Counter, Own };
[[nodiscard]] Direction direction(const parchis::Rules& rules);
void set_direction(Draft& draft, Direction direction);
// Exchanges two seats' places in the turn order; people go with their seats.
void swap_seats(Draft& draft, int a, int b);

// Empty if the switch can be had, else an English sentence that says why not.
[[nodiscard]] std::string_view why_no_teams(const parchis::Rules& rules);
[[nodiscard]] std::string_view why_no_allies(const parchis::Rules& rules);
[[nodiscard]] std::string_view why_no_win_one(const parchis::Rules& rules);
void set_teams(Draft& draft, bool teams);

// As text, for the next time: a rules line and a line for each player.
[[nodiscard]] std::string print_draft(const Draft& draft);
[[nodiscard]] Draft parse_draft(std::string_view text);

}  // namespace ui
