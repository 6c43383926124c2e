// The parts of the table's screen, and what they share. The legal moves, the hint and people's own
// dice have headers of their own.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.h"
#include "ui/wish.h"
#include "view/table/session.h"
#include "view/words/narrator.h"

namespace ui {

struct Model;

// The names of the seats and colours of the game on the table.
[[nodiscard]] view::Names names_of(const view::Session& session);
// Says that this seat has won with its side: “You win!” to the only person of a game if they have
// given no name.
[[nodiscard]] std::string wins_words(const view::Session& session, core::SeatIndex winner);
// Says who has won the round, or the game if no other round follows. Only when a round is over.
[[nodiscard]] std::string victory_words(const view::Session& session);

// The seat that the table points out: whose turn it is, or who has won.
[[nodiscard]] core::SeatIndex spotlit_seat(const view::Session& session);

struct LogLine {
  core::SeatIndex seat = 0;
  std::string text;
};
// The last `most` sentences of the log, the newest last; 0: all of them. None is about an entry
// before `from`.
[[nodiscard]] std::vector<LogLine> log_lines(const view::Session& session, std::size_t most,
                                             std::size_t from = 0);
// “2 sixes in a row”, or doublets.
[[nodiscard]] std::string run_words(int throws, bool doublets);
// The same after a dot, from the second on, since the third may cost something; else empty.
[[nodiscard]] std::string in_a_row(int throws, bool doublets);
// Whether this is a room's game, whose luck is agreed with others.
[[nodiscard]] bool is_online(const view::Session& session);
// A player's name; in a room “You” for the only person here, if they have given none.
[[nodiscard]] std::string name_at_table(const view::Session& session, core::SeatIndex seat);
// How many people play, here or elsewhere.
[[nodiscard]] int people_at_table(const view::Session& session);
// The news or the instruction for the player whose turn it is.
[[nodiscard]] std::string status_line(const view::Session& session);
// A button that goes to the next speed of the animation, which it returns when it is pressed; only
// some animations can be off (0).
std::optional<float> speed_button(Ui& ui, ImVec2 middle, float speed, bool may_be_off);
// The seat's colours as discs that overlap, from the left edge; returns their width.
float seat_discs(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 left_middle,
                 float radius);

// One of the ways on from the results.
struct WayOn {
  const char* key;
  std::string label;
  const char* icon;
  Wish wish;
  bool closes = false;  // choosing it closes the results
};

// How many of a player's pieces are home.
struct SeatLine {
  int home = 0;    // in the goal
  int pieces = 0;  // of all its colours
};

// The words of the round button “table/throw”.
struct ChanceWords {
  std::string_view label;  // on it, while it may be pressed
  std::string_view said;   // what it does
  std::string value{};     // what it shows
};
// `picture` draws the die or card into its place, dimmed by 0…1. A `bright` one is never dimmed: it
// shows what was thrown, or a deck.
void chance_button(Ui& ui, Model& model, const Rect& rect, const ChanceWords& words, bool bright,
                   const std::function<void(const Rect&, float)>& picture);

// In such a picture's place, before a throw: a sign for each die. Blank ones would look like an
// error.
void unthrown(Ui& ui, Rect rect, float dim, int dice);

// The throw or card on the table, if it is of the player whose turn it is and no other is wanted.
[[nodiscard]] std::optional<core::Event> thrown_now(const view::Session& session);

// Three lamps, some of them lit and the third a warning: sixes in a row. `said` puts them in words.
inline constexpr float kLamps = 24.0F;  // height of their row
void lamps(Ui& ui, const Rect& rect, int lit, std::string_view said);

// --- The layout around the board (hud/panels.cpp); sets model.table.
void panels(Ui& ui, Model& model);
// Whether the window is wide enough for a panel beside the table.
[[nodiscard]] bool panel_beside(const Ui& ui);
// Whether the player's name and what is expected are shown beside or above the game's controls.
[[nodiscard]] bool banner_shown(const Ui& ui, const view::Session& session);
// --- Rows of the frame (hud/rows.cpp).
void banner(Ui& ui, Model& model, Rect rect);
[[nodiscard]] std::string banner_words(const Model& model);
void tools_row(Ui& ui, Model& model, Rect rect);
// --- The players (hud/plates.cpp): name, score and last throw of each, in rows of equal plates.
[[nodiscard]] float plate_height(const Ui& ui, bool low);
// `places`: the row has room for at least this many plates.
void plate_row(Ui& ui, Model& model, const Rect& row, std::span<const core::SeatIndex> seats,
               std::size_t places);
// The seats at the far side of the board and at the near one, each from left to right.
struct Sides {
  std::vector<core::SeatIndex> far;
  std::vector<core::SeatIndex> near;
};
[[nodiscard]] Sides sides_of(const view::Session& session);
// --- What others did since somebody here last moved a piece (hud/turns.cpp), a line per turn.
[[nodiscard]] float turn_lines_height(const Ui& ui, const view::Session& session);
void turn_lines(Ui& ui, Model& model, const Rect& rect);
// --- Over the table: keys and outcomes at the pieces (hud/signs.cpp), and, in a few words, what
// has just happened to whom (hud/ribbon.cpp).
void board_signs(Ui& ui, Model& model);
// A key's number, 1…9, as such a sign. Signs of keys are for people with a keyboard: a finger would
// hide them.
void key_sign(Ui& ui, ImVec2 middle, std::size_t number);
[[nodiscard]] bool keys_shown(const Ui& ui, const Model& model);
void ribbon(Ui& ui, Model& model);

// The keys of the table itself: 1…9, N and P, Enter.
void table_keys(Ui& ui, Model& model);
// The bubble that says why a touch was refused, where it was touched.
void draw_bubble(Ui& ui, Model& model);

// Covers everything until the player of `seat` has taken the device (hud/curtain.cpp).
void show_curtain(Ui& ui, Model& model, core::SeatIndex seat);

// A move's words without its effects, where reasons say these in sentences.
[[nodiscard]] std::string way_words(std::string choice_words);
// Takes the last move back, and closes the bubble, which speaks of the position.
void take_back(Model& model);
// Fills the bubble if the touch was refused. If it only picked something, says what comes next.
void bubble_for(Ui& ui, Model& model, const view::TapAnswer& answer);

}  // namespace ui
