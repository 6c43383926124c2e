// Each game's part of the table's screen, in a file of its own. The frame (hud.cpp) knows no game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "core/types.h"
#include "ui/kit/rect.h"
#include "ui/wish.h"

namespace view {
class Session;
struct Choice;
struct Thing;
}  // namespace view

namespace ui {

class Ui;
struct Model;

// One of the ways on from the results.
struct WayOn {
  const char* key;
  std::string label;
  const char* icon;
  Wish wish;
  bool closes = false;  // choosing it closes the results
};

// A piece on its way.
struct Runner {
  float progress = 0.0F;  // 0: where it starts, 1: home
  core::Colour colour = 0;
};
// How far a player's pieces have come.
struct SeatLine {
  std::vector<Runner> pieces;  // of all its colours, those that have come farthest last
  int home = 0;                // how many of them are home
};

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
  // Where a piece stands, and what sort of piece it is if there are several.
  [[nodiscard]] virtual std::string token_words(const view::Session& session,
                                                const core::Token& token) const {
    return spot_words(session, token.colour, token.site);
  }
  // A legal move in words, its effects after a dot: “12 → 17 · captures”.
  [[nodiscard]] virtual std::string choice_words(const view::Session& session,
                                                 const view::Choice& choice) const;
  // The effect of a legal move, at a glance.
  enum class Outcome : std::uint8_t { Plain, Captures, Safe, Arrives };
  [[nodiscard]] Outcome outcome(const view::Session& session, const view::Choice& choice) const;
  [[nodiscard]] virtual bool is_safe(const view::Session&, core::Colour, core::Site) const {
    return false;
  }
  // What an event that only this game has, or tells in its own way, did in a turn, in a few words;
  // empty if it is not worth any.
  [[nodiscard]] virtual std::string deed(const view::Session&, const core::Event&) const {
    return {};
  }
  // Shows what was thrown or drawn at the left end of `row`, and cuts its place off `row`.
  virtual void throw_shown(Ui& ui, const core::Event& event, Rect& row) const;
  // A thing that can be touched, in words: a piece by its square.
  [[nodiscard]] virtual std::string thing_words(const view::Session& session,
                                                const view::Thing& thing) const;
  // How much of its way a piece has behind it, from 0 to 1; more than 0 once it has begun.
  [[nodiscard]] virtual float progress(const view::Session& session,
                                       const core::Token& token) const = 0;
  // Whether a piece has reached the end of its way.
  [[nodiscard]] virtual bool is_home(const view::Session& session, const core::Token& token) const {
    return progress(session, token) >= 1.0F;
  }
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
  // What is said below the podium in the results: why the others have their places, or the points.
  virtual void results(Ui& ui, const view::Session& session, Column& column) const;
  // The game's addition to the ways on from there: a rematch with a difference.
  [[nodiscard]] virtual std::vector<WayOn> ways_on(const view::Session&) const { return {}; }
  // A row below everything else, if its height is not 0.
  [[nodiscard]] virtual float footer_height() const { return 0.0F; }
  virtual void footer(Ui&, Model&, const Rect&) const {}
  // Draws in `rect`, below the table or beside it, what the move that is pointed at would bring;
  // not if there is none, or too little room.
  virtual bool preview(Ui&, const Model&, const Rect&) const { return false; }
  // Drawn over `room`, the part of the screen that is left to the table.
  virtual void over_table(Ui&, Model&, const Rect&) const {}

 protected:
  GameHud() = default;
};

[[nodiscard]] const GameHud& game_hud(const view::Session& session);

}  // namespace ui
