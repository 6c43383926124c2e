// Names of colours, games, players and levels in the reader's language.
#include "ui/draft/labels.h"
#include "games/colours.h"
#include "games/sides.h"
#include "ui/draft/draft.h"
#include "ui/settings.h"
#include "view/hooks.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

std::string colour_name(view::Hue paint) {
  const auto index = static_cast<std::size_t>(paint);
  if (index < kColours.size()) return std::string(tr(kColours[index].title));
  return paint == view::Hue::Ivory ? std::string(tr("White")) : std::string();
}

view::Hue hue_in(const AnyRules& rules, core::Colour colour) {
  view::Hue hue{};
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if (kind_of(rules) == kKind<G>) hue = view::hue_of(game, colour);
  });
  return hue;
}

std::string colour_words(const AnyRules& rules, unsigned colours, std::string_view between) {
  std::string out;
  for (const core::Colour colour : games::ColoursOf(colours)) {
    if (!out.empty()) out += between;
    out += colour_name(hue_in(rules, colour));
  }
  return out;
}

std::string_view game_title(GameKind kind) { return tr(about(kind).title); }

std::string player_name(const play::Player& player, std::size_t seat) {
  if (!player.name.empty()) return player.name;
  const std::string number = std::to_string(seat + 1);
  return player.is_bot() ? tr("Bot {0}", {number}) : tr("Player {0}", {number});
}

Mates mates_of(const games::Game& game, std::span<const play::Player> players,
               core::SeatIndex seat) {
  Mates mates;
  for (core::SeatIndex other = 0; other < game.seat_count(); ++other) {
    if (other == seat || !games::same_side(game, seat, other)) continue;
    mates.names += (mates.names.empty() ? "" : ", ") + player_name(players[other], other);
    ++mates.count;
  }
  return mates;
}

std::string level_name(std::string_view level) {
  if (level == "random") return std::string(tr("Carefree"));
  if (level == "beginner") return std::string(tr("Beginner"));
  if (level == "casual") return std::string(tr("Casual"));
  if (level == "solid") return std::string(tr("Solid"));
  if (level == "strong") return std::string(tr("Strong"));
  if (level == "expert") return std::string(tr("Expert"));
  if (level == "master") return std::string(tr("Master"));
  return std::string(tr("Sensible"));  // play::kStandInLevel, and in place of an unknown one
}

std::string_view level_line(std::string_view level) {
  if (level == "beginner") return tr("Still learning, and often careless.");
  if (level == "casual") return tr("Plays for fun and misses things.");
  if (level == "solid") return tr("Sees the good moves, and misses some.");
  if (level == "strong") return tr("Considers your reply.");
  if (level == "expert") return tr("Looks ahead and forgives little.");
  if (level == "master") return tr("The best play this program knows.");
  return {};
}

}  // namespace ui
