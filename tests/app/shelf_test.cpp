// Kept games in the program: they are opened, taken over, counted and shown as what they are.
#include <SDL.h>
#include <unistd.h>

#include "app/claims.h"
#include "app/keeping.h"
#include "app/native/claim_file.h"
#include "app/program.h"
#include "app/store.h"
#include "app/transfer.h"
#include "play/link_tools.h"
#include "play/store_keys.h"
#include "ui/draft/draft.h"
#include "ui/review/review.h"
#include "ui/screens/daily.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/games.h"
#include "view/table/session.h"

namespace {

namespace store = play::store;
using app::App;
using platform::ClaimFile;

// The first moves of one and the same game.
play::KeptGame game_of(std::size_t moves, std::uint64_t saved, std::uint64_t id = 1) {
  play::Replay replay = links::cut(links::replay_of("parchis", "greedy", 1), moves);
  for (play::Player& player : replay.players) player = {play::Player::Kind::Human, "", "Ana"};
  play::KeptGame game = play::summary_of(replay);
  game.id = core::hex16(id);
  game.saved = saved;
  game.seed = 7;
  return game;
}
constexpr std::size_t kWhole = 100'000;  // moves

void store_game(const play::KeptGame& game) {
  ASSERT_TRUE(platform::save_text(std::string(store::kGames) + game.id, play::print_kept(game)));
}

class AShelf : public testing::Test {
 protected:
  Program program;
  App& app = program.app;
};

TEST_F(AShelf, AGameThatIsTakenOverGoesOnAsItWasLeft) {
  store_game(game_of(10, 100));
  const ClaimFile other(Program::folder() / ("game-" + core::hex16(1) + ".lock"),
                        ClaimFile::Manner::Ask);
  app::load_games(app);
  app::open_game(app, core::hex16(1));
  app::watch_claim(app);
  ASSERT_FALSE(app::holds_game());
  store_game(game_of(30, 200));  // the other window plays on
  app::carry_out(app, ui::wish::TakeOver{});
  app::watch_claim(app);
  EXPECT_TRUE(app::holds_game());
  EXPECT_EQ(app.table.kept.id, core::hex16(1));
  EXPECT_EQ(app.table.session->match().made().size(), 30U);
  EXPECT_EQ(app.shelf.library.games().size(), 1U);
  app::keep_game(app);
  EXPECT_EQ(platform::kept_keys(store::kGames).size(), 1U);
}

// The page puts texts beside those of a disk that did not answer while they were written.
TEST_F(AShelf, WhatWasPutBesideTheDisksTextsIsAddedToThem) {
  platform::save_text(store::kLearned, "parchis 5\n");
  platform::save_text(std::string(store::kBeside) + "learn", "ludo 2\n");
  store_game(game_of(10, 100));
  play::KeptGame other = game_of(30, 50);
  other.replay = play::print_replay(links::replay_of("parchis", "greedy", 2));
  platform::save_text(std::string(store::kBeside) + "game-" + other.id, play::print_kept(other));
  app::load_kept(app);
  EXPECT_EQ(platform::load_text(store::kLearned), "parchis 5\nludo 2\n");
  EXPECT_EQ(platform::kept_keys(store::kGames).size(), 2U);
  EXPECT_EQ(app.shelf.library.games().size(), 2U);
  EXPECT_TRUE(platform::kept_keys(store::kBeside).empty());
}

// The newer text moves the game within the list, while it is being opened.
TEST_F(AShelf, ContinueOpensTheGameThatItMeans) {
  store_game(game_of(kWhole, 100, 2));
  store_game(game_of(10, 50, 1));
  app::load_games(app);
  store_game(game_of(30, 200, 1));
  app::carry_out(app, ui::wish::GoOn{});
  EXPECT_EQ(app.table.kept.id, core::hex16(1));
}

TEST_F(AShelf, TheListTellsTheAgesOfNow) {
  app::load_games(app);
  app.model.games.now = 1;  // as after a long look at the list
  app::tend_list(app);
  EXPECT_NEAR(static_cast<double>(app.model.games.now),
              static_cast<double>(platform::clock_seconds()), 60.0);
}

TEST_F(AShelf, AGameThatCouldNotBeWrittenIsWrittenLater) {
  play::Replay replay = links::cut(links::replay_of("parchis", "greedy", 1), 10);
  app::sit_down(app, std::move(replay));
  const auto place = Program::folder() / ("game-" + app.table.kept.id + ".txt");
  // Something is where the text is written first.
  const std::string first = place.string() + ".new-" + std::to_string(::getpid());
  std::filesystem::create_directories(first + "/something");
  app::keep_game(app);
  EXPECT_GT(app.shelf.next_try_ms, SDL_GetTicks64());
  std::filesystem::remove_all(first);
  app::keep_game(app);
  EXPECT_TRUE(std::filesystem::exists(place));
}

TEST_F(AShelf, TheLastMoveIsPlayedUntilItHasBeenShown) {
  const play::Replay whole = links::replay_of("parchis", "greedy", 1);
  const std::size_t moves = whole.rounds.back().made().size();
  app::sit_down(app, links::cut(whole, moves - 1));
  EXPECT_TRUE(app::is_playing(app));
  ASSERT_FALSE(app.table.session->receive(whole.rounds.back().made().back()));
  ASSERT_TRUE(app.table.session->match().over());
  EXPECT_TRUE(app::is_playing(app));
  app.table.session->settle();
  EXPECT_FALSE(app::is_playing(app));
}

TEST_F(AShelf, ADailyRaceThatIsOverGetsItsResult) {
  const play::Day today = app.daily.today();
  play::Replay replay = links::replay_of(play::daily_rules(today), "greedy", 1);
  replay.players = play::daily_players("Ana");
  play::KeptGame race = play::summary_of(replay);
  race.id = play::daily_id(today);
  app::load_games(app);
  store_game(race);  // by another program, which was cut off
  app::carry_out(app, ui::wish::PlayDaily{});
  EXPECT_EQ(app.table.kept.id, race.id);
  EXPECT_TRUE(app.table.session->match().over());
  ASSERT_TRUE(app.daily.log.of(today));
  EXPECT_EQ(*app.daily.log.of(today), play::daily_result(today, replay));
  EXPECT_EQ(play::DailyLog::parse(platform::load_text(store::kDaily).value()).all().size(), 1U);
}

// Also while its page is not open yet: the result may be shared as soon as it is.
TEST_F(AShelf, ADailyRaceThatIsOverGetsItsCourse) {
  const play::Day today = app.daily.today();
  play::Replay replay = links::replay_of(play::daily_rules(today), "greedy", 1);
  replay.players = play::daily_players("Ana");
  play::KeptGame race = play::summary_of(replay);
  race.id = play::daily_id(today);
  store_game(race);
  app::load_games(app);
  app::carry_out(app, ui::wish::PlayDaily{});
  ASSERT_TRUE(app.daily.log.of(today));
  EXPECT_TRUE(app::follow_daily(app));
  EXPECT_EQ(app.model.daily.course_of, today);
  app.model.screen = ui::Screen::Title;
  EXPECT_FALSE(app::follow_daily(app)) << "nobody waits for it";
}

TEST_F(AShelf, ADailyRaceThatIsOverElsewhereIsNotBegunAgain) {
  const play::Day today = app.daily.today();
  app::load_games(app);
  play::DailyLog log;
  log.add({today, 2, 20, ""});
  ASSERT_TRUE(platform::save_text(store::kDaily, log.print()));
  app::carry_out(app, ui::wish::PlayDaily{});
  EXPECT_FALSE(app.table.session);
  EXPECT_TRUE(app.daily.log.of(today));
}

TEST_F(AShelf, TheRaceOnTheTableKeepsItsDay) {
  const play::Day yesterday = app.daily.today() - 1;
  play::KeptGame kept;
  kept.id = play::daily_id(yesterday);
  app::sit_down(app, links::cut(links::replay_of("ludo", "greedy", 1), 5), kept);
  (void)app::follow_daily(app);
  EXPECT_EQ(app.model.daily.on_table, yesterday);
  app.model.screen = ui::Screen::Title;
  (void)app::follow_daily(app);
  EXPECT_FALSE(app.model.daily.on_table);
}

TEST_F(AShelf, AGameThatIsImportedFurtherCountsOnce) {
  store_game(game_of(10, 100));
  app::load_games(app);
  app::open_game(app, core::hex16(1));
  const play::KeptGame whole = game_of(kWhole, 200);
  play::Results results;
  play::Result result = play::result_of(*play::parse_replay(whole.replay));
  result.id = whole.id;
  result.when = 200;
  results.add(result);
  app::import_all(app, play::print_export({{"results", results.print()},
                                           {"game-" + whole.id, play::print_kept(whole)}}));
  EXPECT_TRUE(app.table.session->match().over()) << "the game on the table is the same one";
  app::open_statistics(app);
  EXPECT_EQ(app.shelf.library.games().size(), 1U);
  EXPECT_EQ(app.tally.results.all().size(), 1U);
}

// A good checksum does not make moves that this version can read.
TEST_F(AShelf, AnImportedGameThatCannotBeReadReplacesNone) {
  store_game(game_of(10, 100));
  app::load_games(app);
  play::KeptGame strange = game_of(10, 300);
  strange.replay += "x9\n";
  strange.moves += 1;
  app::import_all(app, play::print_export({{"game-" + strange.id, play::print_kept(strange)}}));
  ASSERT_EQ(app.shelf.library.games().size(), 1U);
  EXPECT_EQ(app.shelf.library.games()[0].saved, 100U);
  EXPECT_FALSE(platform::kept_keys(store::kAside).empty());
}

// The clock was ahead when a game ended, and has been set right since.
TEST_F(AShelf, ClearedStatisticsStayCleared) {
  constexpr std::uint64_t kAhead = 10'000'000'000;  // s
  store_game(game_of(kWhole, kAhead));
  app::load_games(app);
  app::open_statistics(app);
  ASSERT_EQ(app.tally.results.all().size(), 1U);
  app::carry_out(app, ui::wish::ClearResults{});
  app::open_statistics(app);
  EXPECT_TRUE(app.tally.results.all().empty());
}

TEST_F(AShelf, WhatIsWatchedAndKeptAlreadyIsNotKeptTwice) {
  store_game(game_of(kWhole, 100));
  app::load_games(app);
  app::watch(app, *play::parse_replay(game_of(kWhole, 0).replay), {});
  app::carry_out(app, ui::wish::KeepReviewed{});
  EXPECT_TRUE(app.model.watching.kept);
  EXPECT_EQ(app.shelf.library.games().size(), 1U);
}

// The analysis that runs goes on; its game does not wait for another one.
TEST_F(AShelf, EachGameIsCountedAndWeighedOnce) {
  for (std::uint64_t id = 1; id <= 3; ++id) store_game(game_of(kWhole, 100 + id, id));
  app::load_games(app);
  app::open_statistics(app);
  EXPECT_EQ(app.tally.results.all().size(), 3U);
  EXPECT_EQ(play::Results::parse(platform::load_text(store::kResults).value()).all().size(), 3U);
  EXPECT_EQ(app.tally.luck_analysis.waiting.size(), 3U);
  (void)app::analyse_luck(app);
  ASSERT_TRUE(app.tally.luck_analysis.analysis);
  app::open_statistics(app);
  EXPECT_EQ(app.tally.luck_analysis.waiting.size(), 2U);
}

// Moves are taken back after the end, and others made.
TEST_F(AShelf, AGameThatEndsAgainCountsAsItEndedLast) {
  app::load_games(app);
  for (const std::uint64_t seed : {1U, 2U}) {
    play::Replay replay = links::replay_of("parchis", "greedy", seed);
    replay.players[0] = {play::Player::Kind::Human, "", "Ana"};
    play::KeptGame kept;
    kept.id = core::hex16(1);
    app::sit_down(app, replay, kept);
    app.table.saved_revision = 0;
    app::keep_game(app);
    ASSERT_EQ(app.tally.results.all().size(), 1U);
    EXPECT_EQ(app.tally.results.all()[0].turns, play::result_of(replay).turns);
    EXPECT_EQ(app.tally.luck_analysis.waiting, std::vector<std::string>{kept.id});
  }
}

TEST_F(AShelf, ASetUpOfALinkIsNotYetOnesOwn) {
  app::load_kept(app);
  const ui::Draft own = app.model.drafts.now();
  ui::Draft draft = own;
  draft.players[0].name = "of the link";
  for (const bool takes : {false, true}) {
    app::show_setup_of_link(app, draft);
    EXPECT_EQ(app.model.screen, ui::Screen::Setup);
    for (const ui::Screen screen : {ui::Screen::Setup, ui::Screen::Workshop}) {
      app.model.screen = screen;  // the workshop lends it a maze
      app::leave_setup_of_link(app);
      EXPECT_EQ(app.model.drafts.now(), draft);
      app::read_kept(app);  // another page has stored something
      EXPECT_EQ(app.model.drafts.now(), draft);
    }
    EXPECT_FALSE(platform::load_text(store::kDrafts));
    if (takes) app::carry_out(app, ui::wish::KeepDrafts{});
    app.model.screen = ui::Screen::Title;
    app::leave_setup_of_link(app);
    EXPECT_EQ(app.model.drafts.now(), takes ? draft : own);
  }
  EXPECT_TRUE(platform::load_text(store::kDrafts));
}

TEST_F(AShelf, WhoIsMutedInARoomStaysMuted) {
  const std::string room = core::hex16(5);
  EXPECT_TRUE(app::kept_muted(room).empty());
  app::keep_muted(room, {{1}, {2}});
  EXPECT_EQ(app::kept_muted(room), (std::set<play::room::Key>{{1}, {2}}));
  EXPECT_TRUE(app::kept_muted(core::hex16(6)).empty());
  app::keep_muted(room, {});
  EXPECT_TRUE(app::kept_muted(room).empty());
  app::erase_room(room);
  EXPECT_TRUE(platform::kept_keys(store::kMuted).empty());
}

// Nobody could move at that table.
TEST_F(AShelf, APositionWithCardsThatNobodySeesIsOnlyWatched) {
  const auto replay = links::cut(links::replay_of("sorry-points-2", "greedy", 1), 20);
  const play::Match& match = replay.rounds.back();
  const auto hidden = match.game().hide(match.state(), core::kNoSeat);
  app::carry_out(app, ui::wish::PasteGame{games::print_position(match.game(), hidden)});
  EXPECT_EQ(app.model.debug_answer, "");
  EXPECT_FALSE(app.table.session);
  EXPECT_TRUE(app.watching.review);
}

}  // namespace
