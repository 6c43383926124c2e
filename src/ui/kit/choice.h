// Switches, choices, steppers, sliders and fields. Each shows a value that it may change, and
// returns whether it changed it in this frame.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

// The switch itself takes the right end of the row, its label the rest.
bool toggle(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, bool& on,
            bool enabled = true);
// In a row of its own, as high as its label needs.
bool toggle(Ui& ui, std::string_view key, Column& column, std::string_view label, bool& on,
            bool enabled = true);

struct Option {
  std::string_view key;
  std::string label;
  bool enabled = true;
  std::string reason{};  // why it is not available; said when it is tapped
};
// One of several, by its index; breaks into rows where one row is too narrow.
[[nodiscard]] float choice_height(const Ui& ui, std::span<const Option> options, float width);
bool choice(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            std::span<const Option> options, int& chosen);

// A number with a button on each side: `least`…`most`.
bool stepper(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, int& value,
             int least, int most);

// The values of a slider: from `least` to `most` in steps.
struct Range {
  float least = 0.0F;
  float most = 1.0F;
  float step = 1.0F;
};
// `shown`: the value in words.
bool slider(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, float& value,
            const Range& range, std::string_view shown);

// A text of at most `longest` letters. `empty` is shown while nothing is written; if it is empty,
// the label.
bool field(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
           std::string& text, std::size_t longest, std::string_view empty = {});

}  // namespace ui
