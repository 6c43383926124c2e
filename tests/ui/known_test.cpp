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

}  // namespace
