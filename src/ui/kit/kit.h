// Our own widgets: buttons, switches, choices, sliders, fields, sheets and scroll areas, drawn by
// hand over Ui. Each takes a key (its path for tests and mirrors, never shown), its place and its
// words in the reader's language. Knows no screen of the game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

enum class Look : std::uint8_t { Primary, Secondary, Ghost, Danger };

// The title of a whole page in its bar, recorded as a heading; smaller where it would be cut off.
void page_title(Ui& ui, const Rect& bar, Colour ink, std::string_view title);

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
// A round button with an icon only; `label` is its name for readers and its tip.
bool icon_button(Ui& ui, std::string_view key, ImVec2 middle, const char* icon,
                 std::string_view label, bool enabled = true, bool on_panel = true);
// The arrow at the left end of a page's bar, which Escape presses too.
bool back_button(Ui& ui, Rect& bar, std::string_view label);

// Quiet tiles in rows of equal width, each an icon over its words; the one that was pressed.
struct IconTile {
  std::string_view key;
  std::string_view label;
  const char* icon = nullptr;
};
inline constexpr float kTileLeast = 92.0F;  // css px at text size 100 %
struct TileStyle {
  float least_width = kTileLeast;
  bool filled = false;  // where the ground is no panel
};
[[nodiscard]] std::optional<std::size_t> icon_tiles(Ui& ui, Column& column,
                                                    std::span<const IconTile> tiles,
                                                    const TileStyle& style = {});

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
// One of several; breaks into rows where one row is too narrow.
[[nodiscard]] float choice_height(const Ui& ui, std::span<const Option> options, float width);
bool choice(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            std::span<const Option> options, int& chosen);

bool stepper(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, int& value,
             int least, int most);
// One step of an ordered list: arrows at both ends, the name and a line about it between them, and
// pips that show its place in the list.
struct Rung {
  std::string name;
  std::string line;
};
[[nodiscard]] float ladder_height(const Ui& ui, std::span<const Rung> rungs, float width);
bool ladder(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            std::span<const Rung> rungs, std::size_t& chosen);
bool slider(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, float& value,
            float least, float most, float step, std::string_view shown);
// A text field. `empty` is shown while nothing is written; if it is empty, the label.
bool field(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
           std::string& text, std::size_t longest, std::string_view empty = {});

inline constexpr float kPageBar = 60.0F;  // css px
// The place of a page's title and its buttons, cut off the upper end of `room`.
[[nodiscard]] Rect cut_page_bar(const Ui& ui, Rect& room, float least = kPageBar);

// A part of the page that scrolls; fill the column, then call end_scroll.
struct Scroll {
  unsigned id = 0;
  Rect view;
  float start = 0.0F;
  Column column;
};
[[nodiscard]] Scroll begin_scroll(Ui& ui, std::string_view key, const Rect& view,
                                  float padding = gap::kLarge);
// `margin`: the room above and below the column, together.
void end_scroll(Ui& ui, Scroll& scroll, float margin = 2 * gap::kLarge);
// The next begin_scroll with this key starts at the top.
void forget_scroll(Ui& ui, std::string_view key);
// Scrolls so that the place now at `y` comes to the top, as far as the page allows.
void scroll_to(Ui& ui, const Scroll& scroll, float y);

// A sheet over the page: from the bottom on a phone, in the middle elsewhere. `open` turns false
// when it is closed by its cross, Escape or a tap beside it, unless it may not be closed now. Fill
// scroll.column between.
inline constexpr float kSheetWidth = 520.0F;     // where the screen is wider
inline constexpr float kQuestionWidth = 460.0F;  // of a sheet with a few words and buttons
struct Sheet {
  Scroll scroll;
  Rect rect;
};
[[nodiscard]] Sheet begin_sheet(Ui& ui, std::string_view key, std::string_view title, bool& open,
                                float width = kSheetWidth, bool may_close = true);
void end_sheet(Ui& ui, Sheet& sheet);

// A coloured disc with a symbol: a seat's colours at a glance.
void colour_disc(Ui& ui, ImVec2 middle, float radius, view::Hue hue);
// The symbol of a paint as a filled shape.
void symbol(Ui& ui, ImVec2 middle, float radius, Colour colour, view::Symbol shape);
// A die's face with 0…9 pips; dice of bone are the usual ones.
inline constexpr Colour kBone = rgb(0xf8efdc);
inline constexpr Colour kPips = rgb(0x33210f);
void die_face(Ui& ui, const Rect& rect, int pips, Colour body, Colour ink);
// The same without a face.
void die_body(Ui& ui, const Rect& rect, Colour body);

}  // namespace ui
