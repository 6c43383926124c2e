#include "app/watching.h"

#include <utility>

#include "app/app.h"
#include "app/arrivals.h"
#include "app/bots.h"
#include "play/rounds.h"
#include "ui/review/chances.h"
#include "ui/review/review.h"
#include "ui/screens/games.h"
#include "ui/show.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

using view::tr;

namespace {

void watch_kept(App& app, const std::string& id) {
  const play::KeptGame* found = app.shelf.library.find(id);
  if (found == nullptr) return;
  const play::KeptGame game = *found;
  auto replay = play::parse_replay(game.replay);
  if (replay) {
    watch(app, std::move(*replay), game);
  } else {
    refuse(app, "This game cannot be opened", replay.error());
  }
}

void put_review_away(App& app) {
  app.model.watching = {};
  app.watching.review.reset();
}

}  // namespace

void watch(App& app, play::Replay replay, play::KeptGame kept) {
  if (kept.position.empty()) {
    const std::string id = kept.id;
    kept = play::summary_of(replay);
    kept.id = id;
  }
  app.watching.review = std::make_unique<view::Review>(std::move(replay), patient_bots());
  app.watching.kept = std::move(kept);
  ui::ReviewPage& page = app.model.watching;
  const bool again = app.model.screen == ui::Screen::Review;
  const ui::Screen before = again ? page.before : app.model.screen;
  page = {};
  page.before = before;
  page.review = app.watching.review.get();
  page.title = ui::game_title(app.watching.kept);
  page.kept = !app.watching.kept.id.empty();
  ui::close_sheets(app.model);
  app.model.screen = ui::Screen::Review;
  app.ui.want_frame();
}

// A game on the table is watched as it is kept. Called from the menu and the results.
void carry_out(App& app, const ui::wish::Watch& wish) {
  if (wish.id.empty()) keep_game(app);
  watch_kept(app, wish.id.empty() ? app.table.kept.id : wish.id);
}

// Goes to the moment chosen in the analysis of a game.
void carry_out(App& app, const ui::wish::WatchFrom& wish) {
  if (app.model.screen != ui::Screen::Review) {
    keep_game(app);
    watch_kept(app, app.table.kept.id);
  }
  if (app.watching.review && app.model.screen == ui::Screen::Review)
    app.watching.review->go_to(wish.moves);
}

void carry_out(App& app, const ui::wish::KeepReviewed&) {
  if (!app.watching.review) return;
  play::KeptGame game = app.watching.kept;
  game.id = fresh_game_id();
  game.saved = app.shelf.library.moment(game.id, platform::clock_seconds());
  // A finished game was played by others: without a seed it is not counted here (tally.cpp).
  game.seed = game.over ? 0 : platform::random_bits();
  app.watching.kept = game;
  app.model.watching.kept = true;
  if (!app.shelf.library.has(game.replay)) keep(app, std::move(game));  // or it would count twice
  app.ui.toast(std::string(tr("The game is kept.")));
}

void carry_out(App& app, const ui::wish::PlayOn&) {
  if (!app.watching.review) return;
  play::Replay past = app.watching.review->so_far();
  people_sit_here(past.players);
  play::KeptGame fresh;
  fresh.name = app.watching.kept.name;
  put_review_away(app);
  sit_down(app, std::move(past), fresh);
}

void carry_out(App& app, const ui::wish::PlayFrom& wish) {
  const bool watched = app.watching.review && app.model.screen == ui::Screen::Review;
  if (!watched && !app.table.session) return;
  play::Replay past = play::first_moves(
      watched ? app.watching.review->replay() : app.table.session->replay(), wish.moves);
  people_sit_here(past.players);
  if (watched) put_review_away(app);
  sit_down(app, std::move(past));
}

void carry_out(App& app, const ui::wish::CloseReview&) {
  if (!app.watching.review) return;
  app.model.screen = app.model.watching.before;
  put_review_away(app);
}

}  // namespace app
