#include "ui/draft/draft.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "ai/agent.h"
#include "core/bits.h"
#include "core/text.h"
#include "ui/draft/known.h"
#include "ui/hooks.h"
#include "ui/kit/face.h"
#include "ui/settings.h"

namespace ui {

namespace {

using play::Player;

constexpr std::string_view kLanguage = "language ";

bool knows_level(std::string_view level) {
  const auto levels = ai::levels();
  return std::find(levels.begin(), levels.end(), level) != levels.end();
}

// A free character's name, searched from the second one on; if none is free, the first one's.
std::string free_name(const std::function<bool(std::string_view)>& taken) {
  const auto names = character_names();
  const auto name = std::find_if_not(names.begin() + 1, names.end(), taken);
  return std::string(name == names.end() ? names[0] : *name);
}

// A bot with a name that nobody at the table has.
Player fresh_bot(std::span<const std::optional<Player>> table, std::string_view level) {
  return {Player::Kind::Bot, std::string(level), free_name([&](std::string_view name) {
            return std::any_of(table.begin(), table.end(),
                               [&](const auto& player) { return player && player->name == name; });
          })};
}

// The level of the first bot, which bots that are added get too.
std::string_view level_of(std::span<const Player> players) {
  const auto bot = std::find_if(players.begin(), players.end(),
                                [](const Player& player) { return player.is_bot(); });
  return bot == players.end() ? ai::usual_level() : std::string_view(bot->level);
}

struct Seated {
  std::vector<Player> players;
  std::vector<Player> standing;
};

// The players of `old_seats`, then those without a seat, moved to `seats`: see take_rules.
Seated seated(std::span<const Player> players, std::span<const std::uint8_t> old_seats,
              std::span<const std::uint8_t> seats) {
  std::vector<std::optional<Player>> table(seats.size());
  std::vector<bool> placed(players.size());
  const auto place = [&](bool people, bool by_colour) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (placed[i] || players[i].is_person() != people) continue;
      const auto free = [&](std::size_t seat) {
        return !table[seat] &&
               (!by_colour || (i < old_seats.size() && seats[seat] == old_seats[i]));
      };
      for (std::size_t seat = 0; seat < seats.size() && !placed[i]; ++seat) {
        if (!free(seat)) continue;
        table[seat] = players[i];
        placed[i] = true;
      }
    }
  };
  for (const bool people : {true, false}) {
    for (const bool by_colour : {true, false}) place(people, by_colour);
  }
  Seated out;
  for (auto& player : table) {
    if (!player) player = fresh_bot(table, level_of(players));
    out.players.push_back(*player);
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!placed[i]) out.standing.push_back(players[i]);
  }
  return out;
}

std::string print_draft(const Draft& draft) {
  std::string out = rules_line(draft.rules) + "\n";
  for (const auto* players : {&draft.players, &draft.standing}) {
    for (const Player& player : *players) {
      out += player.is_person() ? "human -" : "bot " + player.level;
      out += " " + core::percent_encode(player.name) + "\n";
    }
  }
  return out;
}

Player read_player(std::string_view line) {
  const std::string_view kind = core::take_until(line, ' ');
  const std::string_view level = core::take_until(line, ' ');
  Player player;
  if (kind == "bot") {
    player.kind = Player::Kind::Bot;
    player.level = knows_level(level) ? level : ai::usual_level();
  }
  player.name = core::cut_to(core::percent_decode(line).value_or(""), kLongestNameLetters);
  return player;
}

// A draft's lines up to an empty one; nothing if its rules cannot be read.
std::optional<Draft> parse_draft(std::string_view& text) {
  const auto game = games::Game::parse(core::take_until(text, '\n'));
  std::vector<Player> players;
  while (!text.empty()) {
    const std::string_view line = core::take_until(text, '\n');
    if (line.empty()) break;
    players.push_back(read_player(line));
  }
  if (!game) return std::nullopt;
  const AnyRules rules = game->rules();
  Seated now = seated(players, seats_of(rules), seats_of(rules));
  return Draft{rules, std::move(now.players), std::move(now.standing)};
}

template <class Rules>
Rules counter(Rules rules) {
  std::reverse(rules.seats.begin() + 1, rules.seats.begin() + rules.seat_count);
  return rules;
}

}  // namespace

const games::About& about(GameKind kind) { return games::abouts()[static_cast<std::size_t>(kind)]; }

GameKind kind_of(const AnyRules& rules) { return static_cast<GameKind>(rules.index()); }

std::string rules_line(const AnyRules& rules) {
  return std::visit([](const auto& concrete) { return print_rules(concrete); }, rules);
}

std::span<const std::uint8_t> seats_of(const AnyRules& rules) {
  return std::visit(
      [](const auto& concrete) {
        return std::span<const std::uint8_t>(concrete.seats)
            .first(static_cast<std::size_t>(concrete.seat_count));
      },
      rules);
}

Direction direction(const AnyRules& rules) {
  return std::visit(
      [](const auto& now) {
        const auto plain = clockwise(now);
        if (plain.seats == now.seats) return Direction::Clockwise;
        return counter(plain).seats == now.seats ? Direction::Counter : Direction::Own;
      },
      rules);
}

AnyRules with_direction(const AnyRules& rules, Direction to) {
  if (to == Direction::Own || order_is_fixed(rules)) return rules;
  return std::visit(
      [to](const auto& now) {
        auto turned = now;
        turned.seats = clockwise(now).seats;
        if (to == Direction::Counter) turned = counter(turned);
        keep_first(turned, now);
        return AnyRules(turned);
      },
      rules);
}

bool order_is_fixed(const AnyRules& rules) {
  return std::visit([](const auto& concrete) { return order_is_fixed(concrete); }, rules);
}

std::vector<Beginner> beginners(const AnyRules& rules) {
  auto all = std::visit([](const auto& concrete) { return beginners(concrete); }, rules);
  all.insert(all.begin(), Beginner{});
  return all;
}

std::vector<Beginner> seat_beginners(const AnyRules& rules) {
  std::vector<Beginner> all;
  for (const std::uint8_t seat : seats_of(rules)) {
    const int first = static_cast<int>(all.size());
    all.push_back({first, seat, 1U << static_cast<unsigned>(first)});
  }
  return all;
}

std::size_t beginner(const AnyRules& rules) {
  const int first = std::visit([](const auto& concrete) { return concrete.first; }, rules);
  if (first < 0) return 0;
  const auto all = beginners(rules);
  const auto found = std::find_if(
      all.begin(), all.end(), [first](const Beginner& one) { return (one.values >> first) & 1U; });
  return found == all.end() ? 0 : static_cast<std::size_t>(found - all.begin());
}

AnyRules with_first(const AnyRules& rules, int first) {
  return std::visit(
      [first](auto concrete) {
        concrete.first = first;
        return AnyRules(concrete);
      },
      rules);
}

std::optional<std::size_t> seat_with(const AnyRules& rules, core::Colour colour) {
  const auto seats = seats_of(rules);
  const auto found = std::find_if(seats.begin(), seats.end(), [colour](std::uint8_t set) {
    return core::has_bit(set, colour);
  });
  if (found == seats.end()) return std::nullopt;
  return static_cast<std::size_t>(found - seats.begin());
}

std::string_view why_stays(const AnyRules& rules, core::Colour colour) {
  return std::visit([colour](const auto& one) { return why_colour_stays(one, colour); }, rules);
}

AnyRules colour_seated(const AnyRules& rules, core::Colour colour, bool plays) {
  const AnyRules seated =
      std::visit([=](const auto& one) { return AnyRules(colour_sits(one, colour, plays)); }, rules);
  return with_direction(seated, direction(rules));
}

std::string free_character(const Draft& draft) {
  return free_name([&](std::string_view name) {
    return std::any_of(draft.players.begin(), draft.players.end(),
                       [&](const Player& player) { return player.name == name; });
  });
}

std::vector<Draft> default_drafts() {
  std::vector<Draft> all;
  for (std::size_t i = 0; i < known_games().size(); ++i) {
    all.push_back(default_draft(static_cast<KnownGame>(i)));
  }
  return all;
}

Draft default_draft(KnownGame game) {
  Draft draft{games::Game::parse(known(game).preset)->rules(), {}};
  const Player person{Player::Kind::Human, "", ""};
  draft.players = seated({&person, 1}, {}, seats_of(draft.rules)).players;
  return draft;
}

void take_rules(Draft& draft, const AnyRules& rules) {
  std::vector<Player> all = std::move(draft.players);
  all.insert(all.end(), draft.standing.begin(), draft.standing.end());
  Seated now = seated(all, seats_of(draft.rules), seats_of(rules));
  draft.players = std::move(now.players);
  draft.standing = std::move(now.standing);
  draft.rules = rules;  // which may be part of the draft itself: last
}

bool take_line(Draft& draft, std::string_view line) {
  const auto game = games::Game::parse(line);
  if (!game) return false;
  take_rules(draft, game->rules());
  return true;
}

bool take_line(Drafts& drafts, std::string_view line) {
  const auto game = games::Game::parse(line);
  if (!game) return false;
  const AnyRules rules = game->rules();
  drafts.chosen = known_of(rules);
  take_rules(drafts.now(), rules);
  return true;
}

void seat_person(Draft& draft, std::string_view before, const std::string& name,
                 std::optional<core::Colour> favourite) {
  if (play::count_persons(draft.players) != 1) return;
  const auto person = std::find_if(draft.players.begin(), draft.players.end(),
                                   [](const Player& player) { return player.is_person(); });
  if (person->name == before) person->name = name;
  const auto seats = seats_of(draft.rules);
  for (std::size_t seat = 0; favourite && seat < seats.size(); ++seat) {
    if (core::has_bit(seats[seat], *favourite)) std::swap(*person, draft.players[seat]);
  }
}

void swap_seats(Draft& draft, std::size_t a, std::size_t b) {
  std::swap(draft.players[a], draft.players[b]);
  if (order_is_fixed(draft.rules)) return;
  std::visit(
      [&](auto& rules) {
        const auto before = rules;
        std::swap(rules.seats[a], rules.seats[b]);
        keep_first(rules, before);
      },
      draft.rules);
}

std::string print_drafts(const Drafts& drafts) {
  std::string out = print_draft(drafts.now());
  for (const Draft& draft : drafts.all) {
    if (&draft != &drafts.now()) out += "\n" + print_draft(draft);
  }
  return out.append("\n").append(kLanguage).append(view::language_code(drafts.language)) + "\n";
}

void speak(Drafts& drafts, view::Language language) {
  const view::Language before = std::exchange(drafts.language, language);
  for (std::size_t i = 0; i < drafts.all.size(); ++i) {
    const auto heading = [i](view::Language one) {
      return games::Game::parse(heading_of(static_cast<KnownGame>(i), one))->rules_line();
    };
    if (rules_line(drafts.all[i].rules) == heading(before))
      (void)take_line(drafts.all[i], heading(language));
  }
}

Drafts parse_drafts(std::string_view text) {
  Drafts drafts;
  bool first = true;
  while (!text.empty()) {
    if (core::take_prefix(text, kLanguage))
      drafts.language = view::language_of(core::take_until(text, '\n'));
    const auto draft = parse_draft(text);
    if (!draft) continue;
    const KnownGame game = known_of(draft->rules);
    drafts.of(game) = *draft;
    if (first) drafts.chosen = game;
    first = false;
  }
  return drafts;
}

}  // namespace ui
