// Scroll areas with touch drag, and sheets above the page.
#include <cmath>

#include "assets/icons.h"
#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr float kDragStart = 8.0F;  // css px until a press becomes a scroll
constexpr float kWheel = 70.0F;     // css px a notch
constexpr float kFriction = 4.0F;   // of the glide, 1/s

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
  if (io.MouseDown[0] && pressed_inside && !ui.owns_press(scroll.id) &&
      std::abs(moved) > kDragStart && !sideways && memory.height > scroll.view.height()) {
    ui.grab(scroll.id);
  }
  if (ui.owns_press(scroll.id) && io.MouseDown[0]) {
    memory.offset -= io.MouseDelta.y;
    if (ui.dt() > 0.0F) memory.speed = memory.speed * 0.6F - io.MouseDelta.y / ui.dt() * 0.4F;
    ui.want_frame();
  } else if (std::abs(memory.speed) > 20.0F) {
    memory.offset += memory.speed * ui.dt();
    memory.speed *= std::exp(-kFriction * ui.dt());
    ui.want_frame();
  } else {
    memory.speed = 0.0F;
  }
}

void bring_into_view(const Ui& ui, const Scroll& scroll, Memory& memory) {
  const Rect* wanted = ui.wants_view();
  if (wanted == nullptr || wanted->min.x < scroll.view.min.x ||
      wanted->max.x > scroll.view.max.x + 1)
    return;
  constexpr float kMargin = 40.0F;
  const float above = scroll.view.min.y + kMargin - wanted->min.y;
  const float below = wanted->max.y - (scroll.view.max.y - kMargin);
  if (above > 0.0F) memory.offset -= above;
  if (below > 0.0F) memory.offset += below;
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
  bring_into_view(ui, scroll, memory);
  memory.offset = std::clamp(memory.offset, 0.0F, std::max(0.0F, memory.height - view.height()));
  remember(ui, scroll.id, memory);
  scroll.start = view.min.y - std::round(memory.offset) + padding;
  scroll.column = {view.min.x + padding, scroll.start, view.width() - 2 * padding};
  return scroll;
}

void end_scroll(Ui& ui, Scroll& scroll, float margin) {
  Memory memory = recall(ui, scroll.id);
  const float height = scroll.column.y - scroll.start + margin;
  if (std::abs(height - memory.height) > 0.5F) ui.want_frame();
  memory.height = height;
  remember(ui, scroll.id, memory);
  ui.pop_clip();
  const float room = scroll.view.height();
  if (height <= room + 1.0F) return;
  const float share = room / height;
  const float top = scroll.view.min.y + 4 + memory.offset * share;
  const float x = scroll.view.max.x - 5.0F;
  ui.draw->AddRectFilled({x - 2, top}, {x + 2, top + room * share - 8},
                         faded(ui.colours().muted, 0.55F), 2);
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

// Seconds since the sheet was opened: since it was not there in the frame before.
float age_of(Ui& ui, unsigned id) {
  const unsigned last_seen = id ^ 0x2c1b3c6dU;
  const unsigned opened = id ^ 0x297a2d39U;
  const auto frame = static_cast<float>(ImGui::GetFrameCount());
  const auto now = static_cast<float>(ImGui::GetTime());
  if (ui.recall(last_seen, -1.0F) != frame - 1.0F) ui.remember(opened, now);
  ui.remember(last_seen, frame);
  return now - ui.recall(opened, now);
}

}  // namespace

Sheet begin_sheet(Ui& ui, std::string_view key, std::string_view title, bool& open, float width) {
  const ImGuiIO& io = ImGui::GetIO();
  Sheet sheet;
  ui.push_layer();
  ui.push(key);
  const unsigned id = ui.id("sheet");
  const float age = age_of(ui, id);
  constexpr float kRise = 0.16F;  // seconds
  const float left = ui.calm ? 0.0F : std::max(0.0F, 1.0F - age / kRise);
  const float shown = 1.0F - left * left;
  if (left > 0.0F) ui.want_frame();
  const bool phone = ui.screen.width() < 600.0F;
  const Rect whole = box(0, 0, io.DisplaySize.x, io.DisplaySize.y);
  ui.draw->AddRectFilled(whole.min, whole.max, faded(ui.colours().scrim, shown));

  const float wanted = ui.recall(id, 320.0F);
  const float head = std::max(64.0F, ui.line(Type::Heading) + 28.0F);
  const float wide = phone
                         ? ui.screen.width()
                         : std::min(width * (0.6F + 0.4F * ui.text_scale), ui.screen.width() - 32);
  const float tall = std::min(wanted + head, ui.screen.height() - (phone ? 48.0F : 32.0F));
  sheet.rect = phone ? Rect{{ui.screen.min.x, ui.screen.max.y - tall}, ui.screen.max}
                     : centred(ui.screen, {wide, tall});
  sheet.rect = sheet.rect.moved({0, (1.0F - shown) * 24.0F});
  Rect body = sheet.rect;
  if (phone) body.max.y += corner::kSheet * 2;
  ui.panel(body, corner::kSheet);

  Rect inner = sheet.rect;
  Rect bar = inner.cut_top(head);
  bar.cut_left(gap::kWide);
  const Rect cross = bar.cut_right(head);
  ui.record_text(Role::Heading, bar, title);
  ui.fit(Type::Heading, bar, ui.colours().text, title, Align::Left);
  // A press that was meant for what lay there before does not close it.
  constexpr float kStray = 0.3F;  // seconds
  const auto pressed_for = static_cast<float>(ImGui::GetTime() - io.MouseClickedTime[0]);
  const bool aside = ui.reachable(io.MousePos) && !sheet.rect.contains(io.MousePos) &&
                     ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
                     !sheet.rect.contains(io.MouseClickedPos[0]) && age - pressed_for > kStray;
  if (icon_button(ui, "close", cross.middle(), icons::kX, ui.close_word) || aside ||
      ui.closes_sheet()) {
    open = false;
    ui.want_frame();
  }
  sheet.scroll = begin_scroll(ui, "content", inner, gap::kWide);
  sheet.scroll.column.y -= gap::kMedium;
  sheet.scroll.start -= gap::kMedium;
  return sheet;
}

void end_sheet(Ui& ui, Sheet& sheet) {
  const unsigned id = ui.id("sheet");
  const float height = sheet.scroll.column.y - sheet.scroll.start + 2 * gap::kLarge + gap::kSmall;
  if (std::abs(height - ui.recall(id, 0.0F)) > 0.5F) ui.want_frame();
  ui.remember(id, height);
  end_scroll(ui, sheet.scroll);
  ui.pop();
  ui.pop_layer();
}

}  // namespace ui
