// The minutes on the cards: the counts behind them are those of today's bots, and they agree with
// games that are played at the table on a simulated clock.
#include "ui/draft/lengths.h"

#include <gtest/gtest.h>

#include <vector>

#include "race/lengths.h"
#include "ui/at_the_table.h"
#include "ui/hooks.h"

namespace {

#ifdef HS_SLOW
constexpr std::uint64_t kGames = 8;
constexpr double kApart = 0.5;
#else
constexpr std::uint64_t kGames = 30;
constexpr double kApart = 0.2;
#endif

TEST(Lengths, CountsAreThoseOfTheBots) {
  constexpr double kLuck = 0.1;  // short games vary more
  games::each_game([&]<class G>(std::type_identity<G> kind) {
    for (const ui::Measured& one : ui::lengths(kind)) {
      SCOPED_TRACE(one.rules);
      const auto game = games::Game::parse(one.rules);
      race::Happenings count;
      for (std::uint64_t seed = 1; seed <= kGames; ++seed) race::count_game(*game, seed, count);
      const auto all = static_cast<double>(count.throws + count.choices + count.forced) / kGames;
      const auto stored =
          static_cast<double>(one.length.throws + one.length.choices + one.length.forced);
      EXPECT_NEAR(stored / all, 1.0, kApart + kLuck);
    }
  });
}

// A person who plays at the pace that the cards assume, against bots.
TEST(Lengths, MinutesAreThoseAtTheTable) {
  for (const char* line :
       {"parchis", "parchis seats=Y,R", "ludo", "ludo board=maedn", "ludo board=chevaux pieces=2",
        "ludo board=parcheesi", "sorry", "sorry seats=R,Y", "maze"}) {
    for (const ui::BotPace pace : {ui::BotPace::Calm, ui::BotPace::Normal, ui::BotPace::Quick}) {
      const auto game = games::Game::parse(line);
      ui::Settings settings;
      settings.bot_pace = pace;
      ui_test::TableTime time;
      for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        ui_test::play_at_the_table(*game, ui_test::comfort_at(pace),
                                   {ui::kSecondsToThrow, ui::kSecondsToChoose}, seed, time);
      }
      std::vector<play::Player> players(static_cast<std::size_t>(game->seat_count()));
      for (std::size_t i = 1; i < players.size(); ++i) players[i].kind = play::Player::Kind::Bot;
      const float said = ui::exact_minutes_of({game->rules(), players}, settings);
      const double minutes = time.seconds / 60.0 / kGames;
      EXPECT_NEAR(static_cast<double>(said) / minutes, 1.0, kApart) << line << ": " << minutes;
    }
  }
}

}  // namespace
