// The sheet of the maze's claw: a crane or cups over the table, with one try, and chance for people
// who would rather not.
#pragma once

#include <cstdint>
#include <optional>

#include "ui/kit/ui.h"
#include "ui/settings.h"
#include "view/maze/claw.h"
#include "view/maze/claw_cups.h"

namespace ui {

struct Model;

// The current try, from the aiming of the claw to its result.
struct ClawTry {
  std::uint64_t mark = 0;              // of the position and its ply: it tells which try this is
  std::uint64_t seed = 0;              // of the cups
  view::ClawHelp help{};               // the setting when the try began, …
  bool slow = false;                   // … and whether in slow motion
  std::string presses;                 // of the cups: n goes on, a digit chooses
  std::optional<view::Crane> crane;    // while the crane is played
  std::optional<view::CupsGame> cups;  // while the cups are
  std::string said;                    // what a screen reader was told last
  [[nodiscard]] bool begun() const;
  [[nodiscard]] std::optional<bool> result() const;
};

struct ClawPage {
  bool open = false;
  std::optional<ClawTry> attempt;  // while a person works it
  std::string kept;                // a try that has begun, for the next visit; see claw_kept.h
};

// Whose pawn the claw carries, and whether to its zone rather than home.
struct ClawScene {
  view::Hue victim = view::Hue::Red;
  bool to_zone = false;
};
// The crane's stage; the part of the sheet that is pressed.
void draw_crane(Ui& ui, const Rect& stage, const view::Crane& crane, const ClawScene& scene);
// The row of cups; the one that was chosen, if any.
std::optional<int> cups_row(Ui& ui, const Rect& stage, const view::CupsGame& cups,
                            const ClawScene& scene);

}  // namespace ui
