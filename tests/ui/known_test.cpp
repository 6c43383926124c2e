// The games by their well-known names, and the signs of their variants.
#include "ui/draft/known.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "learn/taught.h"
#include "ui/hooks.h"

namespace {

TEST(KnownGames, AreTheOnesThatAreTaught) {
  std::vector<std::string> names;
  for (const ui::Known& game : ui::known_games()) names.emplace_back(game.preset);
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, taught_games());
}

TEST(PresetSigns, AreForPresetsOfTheGame) {
  games::each_game([]<class G>(std::type_identity<G> game) {
    const auto presets = G::presets();
    for (const ui::PresetSign& sign : ui::preset_signs(game)) {
      EXPECT_TRUE(std::any_of(presets.begin(), presets.end(), [&sign](const games::Preset& preset) {
        return preset.name == sign.preset;
      })) << sign.preset;
    }
  });
}

TEST(FullTitle, NamesTheGameAndItsWay) {
  const auto title = [](std::string_view line) {
    return ui::full_title(games::Game::parse(line)->rules());
  };
  EXPECT_EQ(title("parchis"), "Parchís");
  EXPECT_EQ(title("parchis teams=YR/BG"), "Parchís · Teams of two");
  EXPECT_EQ(title("sorry mode=teams"), "Sorry! · Partners");
  EXPECT_EQ(title("ludo board=maedn"), "Mensch ärgere Dich nicht");
  EXPECT_EQ(title("parchis pieces=2"), "Parchís") << "rules of one's own have no name";
}

// Whoever leaves the table or begins changes who plays, not the way to play.
TEST(KnownWay, DoesNotDependOnWhoPlays) {
  const auto way = [](std::string_view line) {
    const games::Preset* preset = ui::known_way(games::Game::parse(line)->rules());
    return preset == nullptr ? std::string_view() : preset->name;
  };
  for (const games::Preset& preset : games::presets()) {
    EXPECT_EQ(way(preset.rules), preset.name);
  }
  EXPECT_EQ(way("parchis seats=Y,B,G"), "parchis-3p");
  EXPECT_EQ(way("parchis first=R"), "parchis");
  EXPECT_EQ(way("parchis seats=Y,B,R,G"), "parchis");
  EXPECT_EQ(way("parchis safe=12 seats=Y,R"), "parchis-classic");
  EXPECT_EQ(way("parchis arms=6 seats=Y,R"), "parchis-6");
  EXPECT_EQ(way("sorry seats=R,B"), "sorry-2");
  EXPECT_EQ(way("ludo board=maedn seats=Y,R"), "maedn");
  EXPECT_EQ(way("parchis pieces=2 seats=Y,R"), "");
}

}  // namespace
