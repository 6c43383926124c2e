// The game on the table: starting and leaving it, and playing on.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/notation.h"
#include "play/chance_source.h"
#include "play/library.h"
#include "play/replay.h"
#include "ui/wish.h"
#include "view/table/session.h"

namespace app {

struct App;

struct Table {
  std::unique_ptr<view::Session> session;  // null: no game is on the table
  play::KeptGame kept;               // what the session does not know: the game's id, name and mail
  std::uint64_t saved_revision = 0;  // of the session, as last written
};

// The session that is played on the table now, if any: a game's or a lesson's.
[[nodiscard]] view::Session* in_play(const App& app);
// Whether a game is being played at the table, or its last move is still being shown.
[[nodiscard]] bool is_playing(const App& app);

// Puts a game on the table; `kept` gives the id and name under which it is kept; without an id it
// gets a new one.
void sit_down(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept = {});
// The same with new luck. What has cards that nobody here may see is only watched.
void sit_down(App& app, play::Replay replay, play::KeptGame kept = {});
// A game that begins in this position, with people at all seats.
[[nodiscard]] play::Replay replay_from(const games::Position& position);
// Turns people from elsewhere into people at this device.
void people_sit_here(std::vector<play::Player>& players);
// Takes the game off the table; it stays kept.
void leave_game(App& app);
// One frame's share of whatever is on the screen: a game, a lesson, a game that is watched. Returns
// when there is more to do.
core::Wait play_on(App& app, float seconds);

void carry_out(App& app, const ui::wish::Start& wish);
void carry_out(App& app, const ui::wish::Rematch& wish);
void carry_out(App& app, const ui::wish::NextRound& wish);
void carry_out(App& app, const ui::wish::PasteGame& wish);

}  // namespace app
