// The set-up's turn order is the order of play.
#include <gtest/gtest.h>

#include <string>

#include "core/rng.h"
#include "games/game.h"
#include "games/random_game.h"
#include "ui/draft/draft.h"
#include "ui/parchis/draft.h"
#include "ui/setup/seat_sheet.h"

namespace {

// The colours that take the first turns of a game.
std::string first_turns(const ui::AnyRules& rules) {
  const games::Game game = games::Game(rules);
  games::State state = game.start();
  std::string turns;
  for (core::Rng rng(1); turns.size() < 4 && game.actor(state) != core::kOver;) {
    core::EventList events;
    game.play(state, race_test::random_move(game, state, rng), &events);
    for (const core::Event& event : events) {
      const bool named =
          event.kind == core::EventKind::Turn || event.kind == core::EventKind::Begins;
      if (named && turns.size() < 4) turns += game.seat_name(event.value);
    }
  }
  return turns;
}

}  // namespace

TEST(Draft, PartnersTakeTurnsAsTheyAreListed) {
  ui::Draft draft = ui::default_draft(ui::kKind<sorry::Game>);
  ASSERT_TRUE(ui::take_line(draft, "sorry mode=teams first=R"));
  ui::take_rules(draft, ui::with_direction(draft.rules, ui::Direction::Counter));
  EXPECT_EQ(ui::rules_line(draft.rules), "sorry seats=R,G,Y,B mode=teams first=R");
  EXPECT_EQ(first_turns(draft.rules), "GYBR");
  ui::swap_seats(draft, 1, 2);  // “Play earlier” at the third place
  EXPECT_EQ(ui::rules_line(draft.rules), "sorry seats=R,Y,G,B mode=teams first=R");
  EXPECT_EQ(first_turns(draft.rules), "YGBR");
}

// Who sits down, who leaves and another board do not turn the order round.
TEST(Draft, TheDirectionOfTurnsStays) {
  for (const char* line : {"parchis", "ludo"}) {
    ui::Draft draft = ui::default_draft(ui::kind_of(games::Game::parse(line)->rules()));
    ui::take_rules(draft, ui::with_direction(draft.rules, ui::Direction::Counter));
    ASSERT_EQ(ui::direction(draft.rules), ui::Direction::Counter) << line;
    EXPECT_EQ(ui::direction(ui::colour_seated(draft.rules, 1, false)), ui::Direction::Counter);
    ui::take_rules(draft, ui::colour_seated(draft.rules, 1, false));
    EXPECT_EQ(ui::direction(ui::colour_seated(draft.rules, 1, true)), ui::Direction::Counter);
  }
  const parchis::Rules four = parchis::default_rules(4);
  const auto turned = std::get<parchis::Rules>(ui::with_direction(four, ui::Direction::Counter));
  EXPECT_EQ(ui::direction(ui::turning_as(turned, ui::with_arms(turned, 6))),
            ui::Direction::Counter);
}
