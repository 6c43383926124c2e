// A game that is watched again, move by move.
#pragma once

#include <memory>

#include "play/library.h"
#include "play/replay.h"
#include "ui/wish.h"
#include "view/review/review.h"

namespace app {

struct App;

struct Watching {
  std::unique_ptr<view::Review> review;  // null: nothing is watched
  play::KeptGame kept;                   // that game as it is or would be kept
};

// Shows a game from beginning to end; `kept` without an id: it is not among the kept games.
void watch(App& app, play::Replay replay, play::KeptGame kept);

void carry_out(App& app, const ui::wish::Watch& wish);
void carry_out(App& app, const ui::wish::WatchFrom& wish);
void carry_out(App& app, const ui::wish::PlayOn& wish);
void carry_out(App& app, const ui::wish::PlayFrom& wish);
void carry_out(App& app, const ui::wish::KeepReviewed& wish);
void carry_out(App& app, const ui::wish::CloseReview& wish);

}  // namespace app
