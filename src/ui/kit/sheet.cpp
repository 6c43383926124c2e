// Scroll areas with touch drag, and sheets above the page.
#include "ui/kit/sheet.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "ui/kit/button.h"

namespace ui {

namespace {

constexpr float kKeptSpeed = 0.6F;  // share of the glide's speed that is kept in each frame …
constexpr float kNewSpeed = 0.4F;   // … and the share taken from the finger
constexpr float kStands = 20.0F;    // css px/s: a slower glide has ended
// The bar at the edge of a scroll area.
constexpr float kBarEdge = 5.0F;
constexpr float kBarInk = 0.55F;
// The shade at an edge beyond which the content goes on.
constexpr float kShade = 18.0F;
constexpr float kShadeInk = 0.18F;
constexpr float kShadeEnds = 0.3F;  // of the width: how far from each end it has its full strength
constexpr unsigned kShadeColour = 0x2a1a0c;
// The sheet.
constexpr float kPhone = 600.0F;        // a screen narrower than this
constexpr float kFirstHeight = 320.0F;  // of the content, until the real one is known
constexpr float kHead = 64.0F;
constexpr float kHeadMargin = 28.0F;  // above and below the title, together
constexpr float kFixedShare = 0.6F;   // of a sheet's width; the rest grows with the text
constexpr float kBesideSheet = 32.0F;
constexpr float kAbovePhoneSheet = 48.0F;
constexpr float kRise = 24.0F;         // css px that it rises while it opens …
constexpr float kRiseSeconds = 0.16F;  // … within this time
constexpr float kStray = 0.3F;         // seconds in which a press outside the sheet does not count
constexpr unsigned kSeenKey = 0x2c1b3c6dU;  // for what a sheet remembers
constexpr unsigned kOpenedKey = 0x297a2d39U;

constexpr float kDragStart = 8.0F;  // css px until a press becomes a scroll
constexpr float kWheel = 70.0F;     // css px per notch
constexpr float kFriction = 4.0F;   // of the glide, 1/s
constexpr float kPage = 0.85F;      // share of an area that a key turns

// What a scroll area remembers from frame to frame.
struct Memory {
  float offset = 0.0F;
  float height = 0.0F;
  float speed = 0.0F;
};
Memory recall(const Ui& ui, unsigned id) {
  return {ui.recall(id, 0.0F), ui.recall(id + 1, 0.0F), ui.recall(id + 2, 0.0F)};
}
void remember(Ui& ui, unsigned id, const Memory& memory) {
  ui.remember(id, memory.offset);
  ui.remember(id + 1, memory.height);
  ui.remember(id + 2, memory.speed);
}

void drag(Ui& ui, const Scroll& scroll, Memory& memory) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool pressed_inside = ui.reachable(io.MouseClickedPos[0]);
  const float moved = io.MousePos.y - io.MouseClickedPos[0].y;
  const bool sideways = std::abs(io.MousePos.x - io.MouseClickedPos[0].x) > std::abs(moved);
  if (io.MouseClicked[0] && pressed_inside) memory.speed = 0.0F;
  if (io.MouseDown[0] && pressed_inside && !ui.owns_press(scroll.id) &&
      std::abs(moved) > kDragStart && !sideways && memory.height > scroll.view.height()) {
    ui.grab(scroll.id);
  }
  if (ui.owns_press(scroll.id) && io.MouseDown[0]) {
    memory.offset -= io.MouseDelta.y;
    if (ui.dt() > 0.0F)
      memory.speed = memory.speed * kKeptSpeed - io.MouseDelta.y / ui.dt() * kNewSpeed;
    ui.want_frame();
  } else if (std::abs(memory.speed) > kStands) {
    memory.offset += memory.speed * ui.dt();
    memory.speed *= std::exp(-kFriction * ui.dt());
    ui.want_frame();
  } else {
    memory.speed = 0.0F;
  }
}

// The keys of whole pages move every area of the topmost layer: none of them has the keyboard.
void turn_pages(const Ui& ui, const Scroll& scroll, Memory& memory) {
  if (!ui.keys_are_free() || !ui.reachable(scroll.view.middle())) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key) ? 1.0F : 0.0F; };
  const float pages = pressed(ImGuiKey_PageDown) - pressed(ImGuiKey_PageUp);
  const float ends = pressed(ImGuiKey_End) - pressed(ImGuiKey_Home);
  memory.offset += pages * kPage * scroll.view.height() + ends * memory.height;
}

void bring_into_view(const Ui& ui, const Scroll& scroll, Memory& memory) {
  const Target* wanted = ui.wants_view();
  if (wanted == nullptr || wanted->rect.min.x < scroll.view.min.x ||
      wanted->rect.max.x > scroll.view.max.x + 1)
    return;
  // What is seen outside this area is fixed there, such as a sheet's buttons.
  const Rect& seen = wanted->visible;
  if (seen.height() > 0.0F &&
      (seen.min.y < scroll.view.min.y - 1 || seen.max.y > scroll.view.max.y + 1))
    return;
  constexpr float kMargin = 40.0F;
  const float above = scroll.view.min.y + kMargin - wanted->rect.min.y;
  const float below = wanted->rect.max.y - (scroll.view.max.y - kMargin);
  if (above > 0.0F) memory.offset -= above;
  if (below > 0.0F) memory.offset += below;
}

// A shade from the edge at `y` inwards, down to nothing `depth` css px away and at both ends. Grows
// while the content is pulled over the edge by `beyond` css px.
void shade_edge(Ui& ui, const Rect& view, float ends, float y, float depth, float beyond) {
  const float strength = kShadeInk * std::clamp(beyond / kShade, 0.0F, 1.0F);
  if (strength <= 0.0F) return;
  const ImU32 dark = faded(rgb(kShadeColour), strength);
  const ImU32 none = faded(rgb(kShadeColour), 0.0F);
  const float left = view.min.x + ends;
  const float right = view.max.x - ends;
  const auto piece = [&](float from, float to, ImU32 first, ImU32 last) {
    ui.draw->AddRectFilledMultiColor({from, y}, {to, y + depth}, first, last, none, none);
  };
  piece(view.min.x, left, none, dark);
  piece(left, right, dark, dark);
  piece(right, view.max.x, dark, none);
}

}  // namespace

Scroll begin_scroll(Ui& ui, std::string_view key, const Rect& view, float padding) {
  Scroll scroll;
  scroll.id = ui.id(key);
  scroll.view = view;
  ui.push_clip(view);
  Memory memory = recall(ui, scroll.id);
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseWheel != 0.0F && ui.reachable(io.MousePos)) memory.offset -= io.MouseWheel * kWheel;
  drag(ui, scroll, memory);
  turn_pages(ui, scroll, memory);
  bring_into_view(ui, scroll, memory);
  memory.offset = std::clamp(memory.offset, 0.0F, std::max(0.0F, memory.height - view.height()));
  remember(ui, scroll.id, memory);
  scroll.start = view.min.y - std::round(memory.offset) + padding;
  scroll.column = {view.min.x + padding, scroll.start, view.width() - 2 * padding};
  return scroll;
}

void end_scroll(Ui& ui, Scroll& scroll, float margin) {
  Memory memory = recall(ui, scroll.id);
  const float above = scroll.column.x - scroll.view.min.x;  // as much as beside the column
  const float content = scroll.column.y - scroll.start;
  // Nothing scrolls for the margin below alone.
  const bool fits = content + above <= scroll.view.height();
  const float height = fits ? content : content + margin;
  if (std::abs(height - memory.height) > 0.5F) ui.want_frame();
  memory.height = height;
  remember(ui, scroll.id, memory);
  ui.pop_clip();
  const float room = scroll.view.height();
  if (height <= room + 1.0F) return;
  const float ends = kShadeEnds * scroll.view.width();
  shade_edge(ui, scroll.view, ends, scroll.view.min.y, kShade, memory.offset);
  shade_edge(ui, scroll.view, ends, scroll.view.max.y, -kShade, height - room - memory.offset);
  const float share = room / height;
  const float top = scroll.view.min.y + gap::kTiny + memory.offset * share;
  const float x = scroll.view.max.x - kBarEdge;
  ui.draw->AddRectFilled({x - 2, top}, {x + 2, top + room * share - gap::kSmall},
                         faded(ui.colours().muted, kBarInk), 2);
}

void forget_scroll(Ui& ui, std::string_view key) {
  const unsigned id = ui.id(key);
  remember(ui, id, {0.0F, recall(ui, id).height, 0.0F});
}

void scroll_to(Ui& ui, const Scroll& scroll, float y) {
  Memory memory = recall(ui, scroll.id);
  memory.offset += y - scroll.view.min.y;
  memory.offset =
      std::clamp(memory.offset, 0.0F, std::max(0.0F, memory.height - scroll.view.height()));
  memory.speed = 0.0F;
  remember(ui, scroll.id, memory);
}

namespace {

// Seconds since the sheet was opened, that is, since the last frame without it.
float age_of(Ui& ui, unsigned id) {
  const unsigned last_seen = id ^ kSeenKey;
  const unsigned opened = id ^ kOpenedKey;
  const auto frame = static_cast<float>(ImGui::GetFrameCount());
  const auto now = static_cast<float>(ImGui::GetTime());
  if (ui.recall(last_seen, -1.0F) != frame - 1.0F) ui.remember(opened, now);
  ui.remember(last_seen, frame);
  return now - ui.recall(opened, now);
}

bool is_phone(const Ui& ui) { return ui.screen.width() < kPhone; }

// At the lower edge of a phone, in the middle of a larger screen, if there is space.
Rect sheet_place(const Ui& ui, float width, float height) {
  const bool phone = is_phone(ui);
  const float tall =
      std::min(height, ui.screen.height() - (phone ? kAbovePhoneSheet : kBesideSheet));
  if (phone) return {{ui.screen.min.x, ui.screen.max.y - tall}, ui.screen.max};
  const float wide = std::min(width * (kFixedShare + (1.0F - kFixedShare) * ui.text_scale),
                              ui.screen.width() - kBesideSheet);
  return centred(ui.screen, {wide, tall});
}

// Whether the press is outside the sheet; a press meant for something there before the sheet came
// does not count.
bool pressed_aside(const Ui& ui, const Rect& sheet, float age) {
  const ImGuiIO& io = ImGui::GetIO();
  const auto pressed_for = static_cast<float>(ImGui::GetTime() - io.MouseClickedTime[0]);
  return ui.reachable(io.MousePos) && !sheet.contains(io.MousePos) &&
         ImGui::IsMouseReleased(ImGuiMouseButton_Left) && !ui.touch_cancelled() &&
         !sheet.contains(io.MouseClickedPos[0]) && age - pressed_for > kStray;
}

}  // namespace

Sheet begin_sheet(Ui& ui, std::string_view key, std::string_view title, bool& open, float width,
                  bool may_close) {
  Sheet sheet;
  ui.push_layer();
  ui.push(key);
  const unsigned id = ui.id("sheet");
  const float age = age_of(ui, id);
  const float left = ui.calm ? 0.0F : std::max(0.0F, 1.0F - age / kRiseSeconds);
  const float shown = 1.0F - left * left;
  if (left > 0.0F) ui.want_frame();
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ui.draw->AddRectFilled({0, 0}, size, faded(ui.colours().scrim, shown));

  const float title_wide = sheet_place(ui, width, kHead).width() - kHead - gap::kWide;
  const float head = std::max(kHead, ui.measure(Type::Heading, title, title_wide).y + kHeadMargin);
  sheet.rect =
      sheet_place(ui, width, ui.recall(id, kFirstHeight) + head).moved({0, (1.0F - shown) * kRise});
  Rect body = sheet.rect;
  if (is_phone(ui)) body.max.y += corner::kSheet * 2;
  ui.panel(body, corner::kSheet);

  Rect inner = sheet.rect;
  Rect bar = inner.cut_top(head);
  bar.cut_left(gap::kWide);
  const Rect cross = bar.cut_right(kHead);
  ui.record_text(Role::Heading, bar, title);
  ui.fit(Type::Heading, bar, ui.colours().text, title, Align::Left);
  const bool crossed =
      icon_button(ui, "close", cross.middle(), icons::kX, ui.close_word, {.enabled = may_close});
  if (may_close && (crossed || pressed_aside(ui, sheet.rect, age) || ui.closes_sheet())) {
    open = false;
    ui.want_frame();
  }
  if (age <= 0.0F) forget_scroll(ui, "content");  // it has just been opened, and begins at its top
  sheet.scroll = begin_scroll(ui, "content", inner, gap::kWide);
  sheet.scroll.column.y -= gap::kMedium;
  sheet.scroll.start -= gap::kMedium;
  return sheet;
}

void end_sheet(Ui& ui, Sheet& sheet) {
  const unsigned id = ui.id("sheet");
  const float height = sheet.scroll.column.y - sheet.scroll.start + 2 * gap::kLarge + gap::kSmall;
  ui.remember_size(id, height);
  end_scroll(ui, sheet.scroll);
  ui.pop();
  ui.pop_layer();
}

}  // namespace ui
