// The screen's content in words: every widget and every piece of text of one frame. The page
// mirrors it as real elements for screen readers; tests read it. Knows no drawing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ui/kit/rect.h"

namespace ui {

enum class Role : std::uint8_t { Button, Switch, Radio, Slider, Field, Heading, Text };

struct Target {
  unsigned id = 0;  // stays the same while the widget is there
  std::string key;  // the widget's path in English, e.g. "setup/seat-2/level"
  Role role = Role::Text;
  std::string label;  // in the reader's language
  std::string value;  // of a slider or field, or shown on a button; "on"/"off" of a switch or radio
  unsigned group = 0;       // of a radio: the choice that it belongs to, …
  std::string group_label;  // … and what is chosen there
  float now = 0.0F;         // of a slider: its number, …
  float least = 0.0F;
  float most = 0.0F;  // … and the limits
  Rect rect;
  Rect visible;   // the part of it that its scroll area shows
  int layer = 0;  // 0: the page, 1…: sheets above it
  bool enabled = true;
  std::optional<bool> unfolded;  // of a button that shows or hides what is below it
  bool brass = false;            // painted as the thing to do; no sheet has two
  bool icon = false;             // an icon, with a word at most: its name is shown as a tip
  bool heir = false;      // takes the focus of a widget that is gone and has left nothing like it
  bool on_table = false;  // not drawn: what it presses is a part of the table, seen at `visible`
  bool refuses = false;   // answers a tap only with why it is not available
  bool clipped = false;   // a fault: its words did not fit even when shrunk
  [[nodiscard]] bool focusable() const {
    return enabled && role != Role::Heading && role != Role::Text;
  }
};

// Whether Tab stops at targets[index]: in a choice only at one radio, the one that has the focus,
// else the chosen one, else the first.
[[nodiscard]] bool is_tab_stop(std::span<const Target> targets, std::size_t index, unsigned focus);

// A number that differs, practically always, if that array would.
[[nodiscard]] std::uint64_t targets_hash(std::span<const Target> targets, unsigned focus);
// All these targets as a JSON array; the target with the id `focus` has the focus.
[[nodiscard]] std::string targets_json(std::span<const Target> targets, unsigned focus);

}  // namespace ui
