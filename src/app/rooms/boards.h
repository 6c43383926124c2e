// Tables open to strangers: listens to the boards while their list is on the screen, and offers
// this person's table while it is open to strangers and has a free seat. play/room/tables.h decides
// what is listed and for how long.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/rooms/board_transport.h"
#include "play/room/tables.h"
#include "ui/online/tables.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Boards {
  struct Board {
    std::string game;  // its word in a rules line
    play::room::Room room;
    play::room::OpenTables tables;
  };
  // Why boards are open: every board while the list is shown, otherwise the board of the table
  // here.
  struct Purpose {
    platform::BoardUse use = platform::BoardUse::Says;
    std::vector<std::string> games;  // empty: no board is open
    bool operator==(const Purpose&) const = default;
  };
  Purpose purpose;
  std::vector<Board> open;  // one for each game of the purpose
  play::room::Offering offering;
  std::uint64_t opened_at = 0;      // ms
  play::room::Session session = 0;  // of this page on boards; 0: none yet
  std::uint64_t frames = 0;         // sent in that session
  std::string trouble;              // why nothing will arrive
  bool changed = false;             // the page does not yet show the newest list
};

// The tables of a board that this program can show and join: of that game, by rules that can be
// played online, with as many seats as the rules have. `own`: the secret of the room that is open
// here, which is not listed.
[[nodiscard]] std::vector<ui::TablesPage::Table> shown_tables(
    const play::room::OpenTables& tables, std::string_view game,
    const std::optional<play::room::RoomSecret>& own);

// Opens and closes boards as the screen and the room need, and shows what was heard. Once per
// frame.
void update_boards(App& app);

void carry_out(App& app, const ui::wish::JoinTable& wish);

}  // namespace app
