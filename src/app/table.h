// The game on the table: the ways to sit down at one and to leave it, and playing on.
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
  std::unique_ptr<view::Session> session;  // null: nobody has sat down
  play::KeptGame kept;                     // what the session does not know: its id, name and mail
  std::uint64_t saved_revision = 0;        // of the session, as it was written last
};

// The session that is played on the table now, if any: a game's or a lesson's.
[[nodiscard]] view::Session* in_play(const App& app);
// Whether the game is going on at the table.
[[nodiscard]] bool is_playing(const App& app);

// Puts a game on the table; `kept` says under which id and name it is kept; without an id it gets a
// new one.
void sit_down(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept = {});
// The same with its own luck.
void sit_down(App& app, play::Replay replay, play::KeptGame kept = {});
// A game that begins in this position, with people at all seats.
[[nodiscard]] play::Replay replay_from(const games::Position& position);
// People who sat elsewhere now sit here.
void people_sit_here(std::vector<play::Player>& players);
// Takes the game off the table, as it is kept.
void leave_game(App& app);
// A frame's share of whatever is on the screen: a game, a lesson, a game that is watched. True
// while more is to come.
bool play_on(App& app, float seconds);

void carry_out(App& app, const ui::wish::Start& wish);
void carry_out(App& app, const ui::wish::Rematch& wish);
void carry_out(App& app, const ui::wish::NextRound& wish);
void carry_out(App& app, const ui::wish::PasteGame& wish);

}  // namespace app
