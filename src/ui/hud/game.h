// Each game's part of the table's screen, and the functions that the screen's parts share. The
// frame (hud.cpp) knows no game; each game has its own file.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/hud/parts.h"

namespace ui {

class GameHud {
 public:
  virtual ~GameHud() = default;
  GameHud(const GameHud&) = delete;
  GameHud& operator=(const GameHud&) = delete;

  // The instruction for the person whose turn it is.
  [[nodiscard]] virtual std::string wanted(const view::Session& session) const = 0;
  // A square in words.
  [[nodiscard]] virtual std::string spot_words(const view::Session& session, core::Colour colour,
                                               core::Site site) const = 0;
  // A legal move in words: “12 › 17 · captures”.
  [[nodiscard]] virtual std::string choice_words(const view::Session& session,
                                                 const view::Choice& choice) const;
  // Whether the first part of a two-part move can be taken back before the second.
  [[nodiscard]] static bool may_take_part_back(const view::Session& session) {
    return session.tabletop().between_parts(session.match().state()) && session.undoes_last_move();
  }
  // The effect of a legal move, at a glance.
  enum class Outcome : std::uint8_t { Plain, Captures, Safe, Arrives };
  [[nodiscard]] Outcome outcome(const view::Session& session, const view::Choice& choice) const;
  [[nodiscard]] virtual bool is_safe(const view::Session&, core::Colour, core::Site) const {
    return false;
  }
  // Shows what was thrown or drawn at the left end of `row`, and cuts its place off `row`.
  virtual void throw_shown(Ui& ui, const core::Event& event, Rect& row) const;
  // A thing that can be touched, in words: a piece by its square.
  [[nodiscard]] virtual std::string thing_words(const view::Session& session,
                                                const view::Thing& thing) const;
  // Whether a piece has reached the end of its way.
  [[nodiscard]] virtual bool is_home(const view::Session& session,
                                     const core::Token& token) const = 0;
  [[nodiscard]] SeatLine seat_line(const view::Session& session, core::SeatIndex seat) const;
  // Additions to a player's row, shown and said to a screen reader; the picture takes its space
  // from the right end of `row`.
  [[nodiscard]] virtual std::string seat_said(const view::Session&, core::SeatIndex) const {
    return {};
  }
  virtual void seat_shown(Ui&, const view::Session&, core::SeatIndex, Rect&) const {}

  // The control for dice or cards: a round button, or the current dice or card with its
  // instruction. `low`: there is little height.
  [[nodiscard]] virtual float controls_height(const Ui& ui, bool low) const = 0;
  virtual void controls(Ui& ui, Model& model, const Rect& rect) const = 0;
  // Whether the control needs space for words beside it.
  [[nodiscard]] virtual bool controls_stay() const { return false; }
  // Cards in hand along the table's lower edge, if their height is not 0.
  [[nodiscard]] virtual float hand_height(const Ui&, const view::Session&) const { return 0.0F; }
  virtual void hand(Ui&, Model&, const Rect&) const {}
  // A sheet of the game's own, behind a button among the tools; none if the title is empty.
  [[nodiscard]] virtual std::string sheet_title(const view::Session&) const { return {}; }
  virtual void sheet(Ui&, Model&, Column&) const {}
  // The game's addition to the podium in the results.
  virtual void results(Ui&, const view::Session&, Column&) const {}
  // The game's addition to the ways on from there: a rematch with a difference.
  [[nodiscard]] virtual std::vector<WayOn> ways_on(const view::Session&) const { return {}; }
  // A row below everything else, if its height is not 0.
  [[nodiscard]] virtual float footer_height() const { return 0.0F; }
  virtual void footer(Ui&, Model&, const Rect&) const {}
  // Drawn over `room`, the part of the screen that is left to the table.
  virtual void over_table(Ui&, Model&, const Rect&) const {}

 protected:
  GameHud() = default;
};

[[nodiscard]] const GameHud& game_hud(const view::Session& session);

// The round button “table/throw”. `picture` draws the die or card into its place, dimmed by 0…1;
// `shows_result`: it shows what was thrown, so it is not dimmed. `value`: what it shows, in words.
void chance_button(Ui& ui, Model& model, const Rect& rect, std::string_view label,
                   std::string_view said, bool shows_result,
                   const std::function<void(const Rect&, float)>& picture,
                   std::string_view value = {});

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
void ribbon(Ui& ui, Model& model);

// The keys of the table itself: 1…9, N and P, Enter.
void table_keys(Ui& ui, Model& model);
// The bubble that says why a touch was refused, where it was touched.
void draw_bubble(Ui& ui, Model& model);

// Covers everything until the player of `seat` has taken the device.
void show_curtain(Ui& ui, Model& model, core::SeatIndex seat);

// --- The legal moves (hud/moves.cpp): each as a button, or, where there are many, what may be
// touched first; `a_row` buttons side by side.
void moves(Ui& ui, Model& model, Column& column, int a_row);
// The same for those who use only the mirror and the keyboard: nothing is drawn.
void moves_unseen(Ui& ui, Model& model);
// Buttons for what has no place on the table: passing, taking a step back. True if there are any.
[[nodiscard]] bool has_buttons(const view::Session& session);
void move_buttons(Ui& ui, Model& model, const Rect& rect);
// A move's key 1…9 and the thing on the table beside which it is shown.
struct KeyPlace {
  std::size_t number = 0;
  view::Thing thing;
};
[[nodiscard]] std::vector<KeyPlace> key_places(const view::Session& session);
// Presses the button with that index by its key; false if there is none.
bool press_entry(Model& model, std::size_t index);
// --- A hint (hint.cpp).
[[nodiscard]] bool may_hint(const view::Session& session);
// Asks for a hint, or puts away the one that is shown.
void ask_hint(Model& model);
// Spends one frame's thinking on the hint.
void think_hint(Ui& ui, Model& model);
// Shows the hint's card at the lower end of `room`, and cuts its place off, if it fits there.
void hint_within(Ui& ui, Model& model, Rect& room);
// Shows it over an end of the table, if it did not fit elsewhere.
void hint_over_table(Ui& ui, Model& model);

// --- People's own dice (own_dice.cpp).
// What the person must throw or draw, and then enter.
[[nodiscard]] std::string own_dice_words(const view::Session& session);
// How high its buttons are in that width.
[[nodiscard]] float own_dice_height(const Model& model, float width);
void show_own_dice(Ui& ui, Model& model, Column& column);
// Presses the button that shows this number; false if nothing is to be entered.
bool press_own_dice(Model& model, int number);
void own_dice_toggle(Ui& ui, Model& model, Column& column);

// Fills the bubble if the touch was refused.
void bubble_for(Model& model, const view::TapAnswer& answer);

}  // namespace ui
