// A game as it is being set up: rules, and who sits where. It keeps to what the rules pages allow:
// each change leaves playable rules. What differs from game to game is in the games' hooks,
// ui/<game>/draft.h. Knows no widget and no game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/each_game.h"
#include "games/game.h"
#include "play/replay.h"
#include "view/words/words.h"

namespace ui {

using games::AnyRules;

// One of the games: its place in the list of games::EachGame.
enum class GameKind : std::uint8_t {};
template <class G>
inline constexpr GameKind kKind = GameKind{games::place_of<G>};
inline constexpr auto kGameKinds = [] {
  std::array<GameKind, std::variant_size_v<AnyRules>> kinds{};
  for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = static_cast<GameKind>(i);
  return kinds;
}();
// Its words for players, and its word in a rules line, such as "parchis".
[[nodiscard]] const games::About& about(GameKind kind);
[[nodiscard]] inline std::string_view game_word(GameKind kind) { return about(kind).name; }
[[nodiscard]] GameKind kind_of(const AnyRules& rules);
// A game by a well-known name, of which one kind may have several: its index in known_games()
// (known.h). The functions return the known game of given rules, and a kind's first one.
enum class KnownGame : std::uint8_t {};
[[nodiscard]] KnownGame known_of(const AnyRules& rules);
[[nodiscard]] KnownGame first_of(GameKind kind);
[[nodiscard]] std::string rules_line(const AnyRules& rules);

// --- What all games share.

// Each seat's colours as a bit set, in turn order.
[[nodiscard]] std::span<const std::uint8_t> seats_of(const AnyRules& rules);

// Turns go clockwise, counter-clockwise, or in an order that people choose.
enum class Direction : std::uint8_t { Clockwise, Counter, Own };
[[nodiscard]] Direction direction(const AnyRules& rules);
// Direction::Own changes nothing.
[[nodiscard]] AnyRules with_direction(const AnyRules& rules, Direction direction);
// `next` with turns that go the same way round as in `now`, if their order is not fixed.
template <class Rules>
[[nodiscard]] Rules turning_as(const Rules& now, const Rules& next) {
  return std::get<Rules>(with_direction(next, direction(now)));
}
// Whether the turn order is fixed: two seats, or pairs of colours that the page names.
[[nodiscard]] bool order_is_fixed(const AnyRules& rules);

// Who may begin: a value of `first`, and the colours to name it by.
struct Beginner {
  int first = -1;  // −1: chance
  unsigned colours = 0;
  unsigned values = 0;  // all values of `first` that mean the same, as a bit set
};
// Chance comes first.
[[nodiscard]] std::vector<Beginner> beginners(const AnyRules& rules);
// The seats one by one, without chance, where `first` is an index in the turn order.
[[nodiscard]] std::vector<Beginner> seat_beginners(const AnyRules& rules);
// The index in `beginners`.
[[nodiscard]] std::size_t beginner(const AnyRules& rules);
[[nodiscard]] AnyRules with_first(const AnyRules& rules, int first);

// --- The draft.

struct Draft {
  AnyRules rules;
  std::vector<play::Player> players;        // in seat order
  std::vector<play::Player> standing = {};  // without a seat under these rules
  friend bool operator==(const Draft&, const Draft&) = default;
};
// The rules of a draft that belongs to game G.
template <class G>
[[nodiscard]] const typename G::Rules& rules_of(const Draft& draft) {
  return *std::get_if<typename G::Rules>(&draft.rules);
}
[[nodiscard]] Draft default_draft(KnownGame game);
[[nodiscard]] inline Draft default_draft(GameKind kind) { return default_draft(first_of(kind)); }
// One draft for each known game, in their order.
[[nodiscard]] std::vector<Draft> default_drafts();

// The name of a character that nobody at the table has.
[[nodiscard]] std::string free_character(const Draft& draft);

// The seat of a colour; nothing if nobody plays it.
[[nodiscard]] std::optional<std::size_t> seat_with(const AnyRules& rules, core::Colour colour);
// Why a colour cannot leave the table, as an English sentence, empty if it can; and the rules after
// it has sat down or left.
[[nodiscard]] std::string_view why_stays(const AnyRules& rules, core::Colour colour);
[[nodiscard]] AnyRules colour_seated(const AnyRules& rules, core::Colour colour, bool plays);

// People go with their colours; one who loses them takes the next free seat, people before bots.
// Players left without a seat wait in `standing` and get the next free one.
void take_rules(Draft& draft, const AnyRules& rules);
// Takes the rules of a preset or rules line; false, and nothing changes, if the line is neither.
bool take_line(Draft& draft, std::string_view line);
// The only person among bots has changed their name; one that was given in the draft stays. They
// get the seat with their favourite colour, if any.
void seat_person(Draft& draft, std::string_view before, const std::string& name,
                 std::optional<core::Colour> favourite);
// Exchanges two seats' places in the turn order. Where the order is fixed, the people change
// places.
void swap_seats(Draft& draft, std::size_t a, std::size_t b);

// One draft for each known game, and the one chosen last.
struct Drafts {
  std::vector<Draft> all = default_drafts();
  KnownGame chosen{};
  view::Language language = view::Language::English;  // whose country's rules the games begin with
  [[nodiscard]] Draft& of(KnownGame game) { return all[static_cast<std::size_t>(game)]; }
  [[nodiscard]] const Draft& of(KnownGame game) const {
    return all[static_cast<std::size_t>(game)];
  }
  [[nodiscard]] Draft& of(GameKind kind) { return of(first_of(kind)); }
  [[nodiscard]] Draft& now() { return of(chosen); }
  [[nodiscard]] const Draft& now() const { return of(chosen); }
  [[nodiscard]] GameKind kind() const { return kind_of(now().rules); }
  friend bool operator==(const Drafts&, const Drafts&) = default;
};
// Takes the rules of any game and chooses it; false, and nothing changes, if it is no rules line.
bool take_line(Drafts& drafts, std::string_view line);

// The reader speaks another language: a game that has the rules with which it begins for the one
// before takes those of the reader's country.
void speak(Drafts& drafts, view::Language language);

// As text, for the next time. A draft is a rules line and a line for each player, those without a
// seat last; the chosen one comes first, and an empty line precedes each of the others, and the
// language at the end. Reading skips what it does not know.
[[nodiscard]] std::string print_drafts(const Drafts& drafts);
[[nodiscard]] Drafts parse_drafts(std::string_view text);

}  // namespace ui
