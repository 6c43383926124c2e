#include "app/table.h"

#include <SDL.h>

#include <utility>
#include <variant>

#include "app/app.h"
#include "app/bots.h"
#include "app/claim.h"
#include "app/claims.h"
#include "games/notation.h"
#include "play/views.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/show.h"
#include "view/table/session.h"
#include "view/table/table.h"
#include "view/words/words.h"

namespace app {

namespace {

// The players of the game on the table, with people elsewhere moved to this device.
std::vector<play::Player> players_here(const App& app) {
  std::vector<play::Player> players = app.table.session->players();
  people_sit_here(players);
  return players;
}

core::Expected<play::Replay> parse_position(std::string_view line) {
  auto position = games::parse_position(line);
  if (!position) return position.error();
  return replay_from(*position);
}

// The preferences of the people at the table.
view::Comfort comfort_of(const App& app) {
  const ui::Settings& settings = app.model.settings;
  view::Comfort comfort = app.table.session->comfort;
  comfort.speed = app.hurry ? 0.0F : settings.speed;
  comfort.still = app.ui.calm && !app.hurry;
  comfort.forced = settings.forced;
  comfort.tap_throws = settings.tap_throws;
  comfort.auto_throw = settings.auto_throw;
  comfort.confirm = settings.confirm && !app.hurry;
  comfort.works_by_hand = !app.hurry && settings.claw != ui::ClawWay::Chance;
  const ui::Pace pace = ui::pace_of(settings.bot_pace);
  comfort.bot_pause = app.hurry ? 0.0F : pace.pause_seconds;
  comfort.bot_speed = pace.speed;
  return comfort;
}

float ms_since(std::uint64_t ticks) {
  return 1000.0F * static_cast<float>(SDL_GetPerformanceCounter() - ticks) /
         static_cast<float>(SDL_GetPerformanceFrequency());
}

core::Wait play_game_on(App& app, float seconds) {
  constexpr float kThinking_ms = 4.0F;  // of a frame
  app.table.session->comfort = comfort_of(app);
  view::use_own_dice(*app.table.session, app.model.settings.own_dice && !app.hurry);
  const std::uint64_t begun = SDL_GetPerformanceCounter();
  const core::Wait wait = app.table.session->update(seconds);
  while (app.table.session->thinks() && ms_since(begun) < kThinking_ms) {
    app.table.session->think_on();
  }
  if (app.table.session->thinks()) ++app.frames.put_off;
  return wait;
}

}  // namespace

view::Session* in_play(const App& app) {
  if (app.model.screen == ui::Screen::Table) return app.table.session.get();
  return app.model.screen == ui::Screen::Lesson && app.learning.lesson
             ? &app.learning.lesson->session()
             : nullptr;
}

play::Replay replay_from(const games::Position& position) {
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(position.game.seat_count()),
                        {play::Player::Kind::Human, "", ""});
  replay.rounds.emplace_back(position.game, position.state);
  return replay;
}

void people_sit_here(std::vector<play::Player>& players) {
  for (play::Player& player : players) {
    if (player.kind == play::Player::Kind::Remote) player.kind = play::Player::Kind::Human;
  }
}

bool is_playing(const App& app) {
  const view::Session* const session = app.table.session.get();
  return app.model.screen == ui::Screen::Table && session != nullptr &&
         (!session->match().over() || session->animating());
}

void sit_down(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept) {
  auto session =
      std::make_unique<view::Session>(std::move(replay), std::move(chance), patient_bots());
  keep_game(app);
  const bool another = kept.id.empty() || kept.id != app.table.kept.id;
  app.table.session = std::move(session);
  app.table.saved_revision = kept.id.empty() ? 0 : app.table.session->revision();
  app.table.kept = std::move(kept);
  if (app.table.kept.id.empty()) app.table.kept.id = fresh_game_id();
  platform::claim_game(app.table.kept.id);
  begin_telling(app.hearing, *app.table.session);
  app.model.screen = ui::Screen::Table;
  another ? ui::close_sheets(app.model) : ui::close_results(app.model);
  app.model.results_seen = false;
  app.model.bubble.words.clear();
  app.model.headline_known.reset();
  app.ui.want_frame();
}

void sit_down(App& app, play::Replay replay, play::KeptGame kept) {
  // Nobody can play with cards that are not here.
  if (play::is_view(replay)) return watch(app, std::move(replay), std::move(kept));
  sit_down(app, std::move(replay), play::SeededChance{platform::random_bits()}, std::move(kept));
}

void leave_game(App& app) {
  app.table.session.reset();
  app.table.kept = {};
  platform::claim_game({});
}

core::Wait play_on(App& app, float seconds) {
  if (app.learning.lesson && app.model.screen == ui::Screen::Lesson) {
    view::Comfort& comfort = app.learning.lesson->session().comfort;
    comfort.speed = app.hurry ? 0.0F : app.model.settings.speed;
    comfort.still = app.ui.calm && !app.hurry;
    return app.learning.lesson->update(seconds);
  }
  if (app.watching.review && app.model.screen == ui::Screen::Review) {
    app.watching.review->session().comfort.still = app.ui.calm && !app.hurry;
    return app.watching.review->update(seconds);
  }
  const bool plays = app.table.session && app.model.screen == ui::Screen::Table && holds_game();
  return plays ? play_game_on(app, seconds) : core::Wait::for_ever();
}

void carry_out(App& app, const ui::wish::Start& wish) {
  ui::Draft draft = app.model.drafts.now();
  if (!wish.rules.empty() && !take_line(draft, wish.rules)) return;
  sit_down(app, play::new_replay(games::Game(draft.rules), std::move(draft.players)));
}

void carry_out(App& app, const ui::wish::Rematch& wish) {
  if (!app.table.session) return;
  // Who begins the first round is not who has begun the last.
  const games::Game& first = app.table.session->replay().rounds.front().game();
  auto game = games::Game::parse(wish.rules.empty() ? first.rules_line() : wish.rules);
  if (game) sit_down(app, play::new_replay(*game, players_here(app)));
}

void carry_out(App& app, const ui::wish::NextRound&) {
  if (!app.table.session || !play::next_round_waits(app.table.session->replay())) return;
  if (std::holds_alternative<play::SealedCards>(app.table.session->chance())) {
    deal_next_round(app);
  } else {
    app.table.session->begin_next_round();
  }
}

// A position line contains “|”; a replay begins with “race 1”.
void carry_out(App& app, const ui::wish::PasteGame& wish) {
  app.model.debug_answer.clear();
  auto replay =
      wish.text.starts_with("race ") ? play::parse_replay(wish.text) : parse_position(wish.text);
  if (!replay) {
    app.model.debug_answer = view::tr(replay.error());
    return;
  }
  sit_down(app, std::move(*replay));
}

}  // namespace app
