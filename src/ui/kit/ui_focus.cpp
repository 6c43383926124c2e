// Moves the keyboard's focus: Tab in order, arrows by position, which is the way through a choice;
// draws a ring at the focus.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/ui.h"

namespace ui {

namespace {

constexpr float kAsideCost = 4.0F;  // cost of a px aside, compared with one ahead
constexpr float kOffCost = 0.15F;   // cost of a px off the middle
constexpr float kRing = 3.0F;       // its distance and thickness
constexpr float kRingEdge = 6.0F;   // … and of its edge, which sets it off from any ground

}  // namespace

const Target* Ui::target(unsigned id) const {
  for (const Target& one : last_targets_) {
    if (one.id == id && one.layer >= modal_ && one.focusable()) return &one;
  }
  return nullptr;
}

bool Ui::keys_are_free() const { return editing_ == 0 && !ImGui::GetIO().WantTextInput; }

bool Ui::hears_keys() const {
  const ImGuiIO& io = ImGui::GetIO();
  return top_layer() == 0 && keys_are_free() && !io.KeyCtrl && !io.KeyAlt && !io.KeySuper;
}

void Ui::navigate() {
  focus_step_ = 0;
  const bool taken = std::exchange(arrows_taken_, false) && !focus_shown();
  const ImGuiIO& io = ImGui::GetIO();
  if (io.MouseClicked[0]) focus_shown_ = false;
  if (ImGui::IsKeyPressed(ImGuiKey_Tab) && !io.KeyCtrl && !io.KeyAlt) {
    step_focus(io.KeyShift ? -1 : 1);
    return;
  }
  if (!keys_are_free()) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key) ? 1 : 0; };
  const int x = pressed(ImGuiKey_RightArrow) - pressed(ImGuiKey_LeftArrow);
  const int y = pressed(ImGuiKey_DownArrow) - pressed(ImGuiKey_UpArrow);
  if ((x == 0 && y == 0) || taken) return;
  const Target* now = target(focus_);
  if (now != nullptr && focus_shown_ && now->role == Role::Slider && x != 0) {
    focus_step_ = x;
    return;
  }
  move_focus({static_cast<float>(x), static_cast<float>(y)});
}

void Ui::step_focus(int direction) {
  std::vector<const Target*> stops;
  int here = -1;
  bool between = false;  // what has the focus cannot be pressed any more: it goes on from there
  for (std::size_t i = 0; i < last_targets_.size(); ++i) {
    const Target& one = last_targets_[i];
    if (one.layer < modal_) continue;
    const bool stops_here = is_tab_stop(last_targets_, i, focus_);
    if (one.id == focus_) {
      here = static_cast<int>(stops.size());
      between = !stops_here;
    }
    if (stops_here) stops.push_back(&one);
  }
  if (stops.empty()) return;
  const int count = static_cast<int>(stops.size());
  const int step = between && direction > 0 ? 0 : direction;
  const int next = here < 0 ? (direction > 0 ? 0 : count - 1) : (here + step + count) % count;
  focus_from_mirror(stops[static_cast<std::size_t>(next)]->id);
}

// What lies nearest in that direction, in the same choice if it is one.
void Ui::move_focus(ImVec2 direction) {
  const auto there =
      std::find_if(last_targets_.begin(), last_targets_.end(),
                   [this](const Target& one) { return one.id == focus_ && one.layer >= modal_; });
  const Target* now = there == last_targets_.end() ? nullptr : &*there;
  if (now == nullptr || !focus_shown_) {
    step_focus(target(focus_) == nullptr ? 1 : 0);
    return;
  }
  const Target* best = now->group != 0 ? nearest(*now, direction, now->group) : nullptr;
  if (best == nullptr) best = nearest(*now, direction, 0);
  if (best != nullptr) focus_from_mirror(best->id);
}

const Target* Ui::nearest(const Target& from, ImVec2 direction, unsigned group) const {
  const Target* best = nullptr;
  float best_cost = FLT_MAX;
  for (const Target& one : last_targets_) {
    if (one.layer < modal_ || !one.focusable() || one.id == focus_) continue;
    if (group != 0 && one.group != group) continue;
    const Rect& a = from.rect;
    const Rect& b = one.rect;
    // How far ahead its near side is, and how far aside.
    const float ahead = direction.x > 0   ? b.middle().x - a.middle().x
                        : direction.x < 0 ? a.middle().x - b.middle().x
                        : direction.y > 0 ? b.middle().y - a.middle().y
                                          : a.middle().y - b.middle().y;
    if (ahead <= 2.0F) continue;
    const bool across_y = direction.x != 0;
    const float aside = across_y ? std::max({0.0F, b.min.y - a.max.y, a.min.y - b.max.y})
                                 : std::max({0.0F, b.min.x - a.max.x, a.min.x - b.max.x});
    const float off =
        across_y ? std::abs(b.middle().y - a.middle().y) : std::abs(b.middle().x - a.middle().x);
    const float cost = ahead + aside * kAsideCost + off * kOffCost;
    if (cost < best_cost) {
      best_cost = cost;
      best = &one;
    }
  }
  return best;
}

void Ui::focus_from_mirror(unsigned id) {
  focus_ = id;
  focus_shown_ = true;
  to_view_ = id;
  want_frame();
}

// When a sheet closes, the focus returns to what had it when the sheet opened.
void Ui::follow_layers() {
  if (deepest_ != modal_) want_frame();
  modal_ = deepest_;
  const auto sheets = static_cast<std::size_t>(deepest_);
  const bool gone = std::none_of(targets_.begin(), targets_.end(), [this](const Target& one) {
    return one.id == focus_ && one.layer >= modal_;
  });
  if (sheets < openers_.size() && gone) focus_ = openers_[sheets];
  openers_.resize(sheets, focus_);
}

void Ui::draw_focus() {
  if (!focus_shown_) return;
  for (const Target& one : targets_) {
    if (one.id != focus_ || one.layer < modal_ || !one.focusable()) continue;
    if (one.visible.empty() || one.on_table) continue;
    const Rect ring = one.visible.grown(kRing);
    draw->AddRect(ring.min, ring.max, colours().panel, corner::kControl + kRing, 0, kRingEdge);
    draw->AddRect(ring.min, ring.max, colours().focus, corner::kControl + kRing, 0, kRing);
  }
}

}  // namespace ui
