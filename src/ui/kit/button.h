// Buttons: with words, and round ones with an icon only. As all widgets, each takes a key (its path
// for tests and mirrors, never shown), its place and its words in the reader's language. A button
// returns whether it was pressed in this frame.
#pragma once

#include <cstdint>
#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

enum class Look : std::uint8_t { Primary, Secondary, Ghost, Danger };

struct ButtonStyle {
  Look look = Look::Secondary;
  const char* icon = nullptr;
  Align align = Align::Centre;
  bool enabled = true;
  Type type = Type::Strong;
  std::string_view said{};  // its name for readers, where its label alone does not say what it is
};
// As tall as its label needs at that width.
[[nodiscard]] float button_height(const Ui& ui, std::string_view label, float width,
                                  const ButtonStyle& style = {});
[[nodiscard]] float button_width(const Ui& ui, std::string_view label,
                                 const ButtonStyle& style = {});
bool button(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            const ButtonStyle& style = {});
// One as wide as the column, with `after` below it.
bool row_button(Ui& ui, Column& column, std::string_view key, std::string_view label,
                const ButtonStyle& style, float after = gap::kSmall);

struct IconButtonStyle {
  bool enabled = true;
  bool floating = false;       // on no panel: it has a ground of its own
  std::string_view caption{};  // a short word below the icon
};
// The height of an icon's button, with a word below the icon or without, in css px.
[[nodiscard]] float icon_height(const Ui& ui, bool captioned);
// How far above the middle of its button an icon with this caption is, in css px.
[[nodiscard]] float icon_raise(const Ui& ui, std::string_view caption);
// Whether each of the words has room below its icon, in a row of icons `step` css px apart.
[[nodiscard]] bool captions_fit(const Ui& ui, std::span<const std::string_view> words, float step);
// A round button with an icon only, or with a word too; `label` is its name for readers and its
// tip.
bool icon_button(Ui& ui, std::string_view key, ImVec2 middle, const char* icon,
                 std::string_view label, const IconButtonStyle& style = {});

}  // namespace ui
