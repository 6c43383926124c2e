// Parts of the table's screen and what they share.
#pragma once

#include <string>
#include <vector>

#include "ui/kit/kit.h"
#include "ui/wish.h"
#include "view/table/session.h"
#include "view/words/narrator.h"

namespace ui {

struct Model;

// The names of the seats and colours of the game on the table.
[[nodiscard]] view::Names names_of(const view::Session& session);
// The last `most` entries of the log as sentences, the newest last; 0: all of them.
struct LogLine {
  core::SeatIndex seat = 0;
  std::string text;
};
[[nodiscard]] std::vector<LogLine> log_lines(const view::Session& session, std::size_t most);
// How many people play, here or elsewhere.
[[nodiscard]] int people_of(const view::Session& session);
// The news or the instruction for the player whose turn it is.
[[nodiscard]] std::string status_line(const view::Session& session);
// The seat's colours as discs that overlap, from the left edge; returns their width.
float seat_discs(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 left_middle,
                 float radius);

// One of the ways on from the results.
struct WayOn {
  const char* key;
  std::string label;
  const char* icon;
  Wish wish;
  bool closes = false;  // the results are put away when it is chosen
};

// How many of a player's pieces are home.
struct SeatLine {
  int home = 0;    // in the goal
  int pieces = 0;  // of all its colours
};
}  // namespace ui
