#include "ui/kit/ui.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "core/text.h"

namespace ui {

namespace {

constexpr unsigned kHoverKey = 0x5bd1e995U;  // for the easing of a widget's glow
constexpr unsigned kPressKey = 0x1b873593U;
constexpr unsigned kTellKey = 0x38b34ae5U;  // for the frame in which a line was last told
constexpr float kPressRate = 24.0F;
constexpr float kToastRate = 6.0F;  // at which it comes and goes, 1/s
constexpr float kToastWidth = 460.0F;
constexpr float kToastRoom = 120.0F;  // at the screen's upper edge
constexpr float kToastRise = -20.0F;
constexpr float kToastBlur = 18.0F;
constexpr float kToastDrop = 6.0F;
constexpr float kToastSeconds = 3.2F;
constexpr float kLetterSeconds = 0.05F;  // time to read, besides; of as many letters as a long …
constexpr float kLongestToast = 10.0F;   // … sentence has
constexpr int kEditGrace = 3;            // frames until ImGui has made a field active
constexpr float kLongestStep = 0.1F;     // s, of what moves
constexpr float kFirstStep = 1.0F / 60.0F;  // s, after a pause

}  // namespace

void Ui::begin() {
  const ImGuiIO& io = ImGui::GetIO();
  ++frame_;
  passed_ = io.DeltaTime;
  dt_ = std::min(passed_, moved_ ? kLongestStep : kFirstStep);
  next_frame_ = core::Wait::for_ever();
  pressed_.reset();
  last_targets_.swap(targets_);
  targets_.clear();
  last_blocks_.swap(blocks_);
  blocks_.clear();
  activate_ = next_activation();
  clips_.assign(1, box(0, 0, io.DisplaySize.x, io.DisplaySize.y));
  scopes_.clear();
  layer_ = 0;
  deepest_ = 0;
  edit_laid_out_ = false;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(io.DisplaySize);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
  ImGui::Begin("page", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse |
                   ImGuiWindowFlags_NoBringToFrontOnFocus);
  ImGui::PopStyleVar(2);
  draw = ImGui::GetWindowDrawList();
  draw->_FringeScale = 1.0F / io.DisplayFramebufferScale.x;  // edges fade over one device pixel
  navigate();
  wants_view_ = target(std::exchange(to_view_, 0));
}

void Ui::end() {
  layer_ = 0;
  draw_focus();
  draw_toast();
  draw_tip();
  ImGui::End();
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    active_ = 0;
    touch_cancelled_ = false;
  }
  if (!activations_.empty()) want_frame();
  if (overlay_ends_ || !edit_laid_out_) editing_ = 0;  // the field itself is gone
  overlay_ends_ = false;
  entered_ = 0;
  close_top_ = false;
  follow_layers();
  moved_ = next_frame_.over();
}

void Ui::activate_from_mirror(unsigned id) {
  const auto waiting = std::find(activations_.begin(), activations_.end(), id);
  if (waiting == activations_.end()) activations_.push_back(id);
}

unsigned Ui::next_activation() {
  while (!activations_.empty()) {
    const unsigned id = activations_.front();
    activations_.erase(activations_.begin());
    const bool there = std::any_of(last_targets_.begin(), last_targets_.end(),
                                   [id](const Target& target) { return target.id == id; });
    if (there) return id;
  }
  return 0;
}

std::string Ui::path(std::string_view key) const {
  std::string out;
  for (const std::string& scope : scopes_) {
    out += scope;
    out += '/';
  }
  return out.append(key);
}
unsigned Ui::id(std::string_view key) const {
  const std::string whole = path(key);
  return ImHashStr(whole.c_str(), whole.size());
}
void Ui::push(std::string_view scope) { scopes_.emplace_back(scope); }
void Ui::pop() { scopes_.pop_back(); }

void Ui::push_layer() {
  layers_below_.push_back(layer_);
  layer_ = ++deepest_;
}
void Ui::pop_layer() {
  layer_ = layers_below_.back();
  layers_below_.pop_back();
}

void Ui::push_clip(const Rect& rect) {
  clips_.push_back(clips_.back().both(rect));
  draw->PushClipRect(rect.min, rect.max, true);
}
void Ui::pop_clip() {
  clips_.pop_back();
  draw->PopClipRect();
}

bool Ui::reachable(ImVec2 point) const { return layer_ >= modal_ && clips_.back().contains(point); }

bool Ui::closes_sheet() const {
  const bool escape = keys_are_free() && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  return layer_ >= modal_ && (close_top_ || escape);
}

void Ui::block(const Rect& rect) { blocks_.push_back(rect.both(clips_.back())); }

bool Ui::over_widget(ImVec2 point) const {
  if (modal_ > 0) return true;
  return std::any_of(last_blocks_.begin(), last_blocks_.end(),
                     [point](const Rect& rect) { return rect.contains(point); });
}

// That of the same text on the same layer in other frames, whatever else is there.
unsigned Ui::text_id(std::string_view text) const {
  unsigned id = ImHashStr(text.data(), text.size(), static_cast<ImGuiID>(layer_));
  const auto is_taken = [&](const Target& target) { return target.id == id; };
  while (std::any_of(targets_.begin(), targets_.end(), is_taken)) id = ImHashData(&id, sizeof id);
  return id;
}

void Ui::record_text(Role role, const Rect& rect, std::string_view text) {
  Target said;
  said.id = text_id(text);
  said.key = path("text");
  said.role = role;
  said.label = text;
  said.rect = rect;
  said.visible = rect.both(clips_.back());
  said.layer = layer_;
  targets_.push_back(std::move(said));
}

void Ui::remember_size(unsigned id, float size) {
  constexpr float kRounding = 0.5F;  // css px
  if (std::abs(size - recall(id, 0.0F)) <= kRounding) return;
  remember(id, size);
  want_frame();
}

float Ui::ease(unsigned id, float to, float rate) {
  float& value = *eased_.GetFloatRef(id, to);
  if (value == to) return to;
  value += (to - value) * std::min(1.0F, dt_ * rate);
  constexpr float kDone = 0.004F;
  if (calm || std::abs(to - value) < kDone) value = to;
  if (value != to) want_frame();
  return value;
}

void Ui::begin_radios(std::string_view key, std::string_view label) {
  radios_ = id(key);
  radios_label_ = label;
}

Target Ui::announced(std::string_view key, const Rect& rect, const Announce& announce) const {
  Target made;
  made.key = path(key);
  made.id = ImHashStr(made.key.c_str(), made.key.size());
  made.role = announce.role;
  made.label = announce.label;
  made.value = announce.value;
  made.rect = rect;
  made.visible = rect.both(clips_.back());
  made.layer = layer_;
  made.enabled = announce.enabled;
  made.refuses = announce.refuses;
  if (made.role == Role::Radio) {
    made.group = radios_;
    made.group_label = radios_label_;
  }
  return made;
}

// Whether a key presses what has the focus.
bool Ui::key_presses() const { return focus_shown_ && editing_ == 0 && enter_pressed(); }

bool Ui::enter_pressed() {
  return ImGui::IsKeyPressed(ImGuiKey_Enter, false) ||
         ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false) ||
         ImGui::IsKeyPressed(ImGuiKey_Space, false);
}

Touch Ui::touch(std::string_view key, const Rect& rect, const Announce& announce) {
  const ImGuiIO& io = ImGui::GetIO();
  Target made = announced(key, rect, announce);
  Touch out;
  out.id = made.id;
  block(rect);
  const bool open = announce.enabled && layer_ >= modal_;
  const bool over = reachable(io.MousePos) && rect.contains(io.MousePos);
  out.hovered = open && over && io.MousePos.x >= 0 && (active_ == 0 || active_ == out.id) &&
                (io.MouseSource == ImGuiMouseSource_Mouse || io.MouseDown[0]);
  if (open && over && io.MouseClicked[0] && active_ == 0) {
    active_ = out.id;
    focus_ = out.id;
    focus_shown_ = false;
  }
  out.held = active_ == out.id && io.MouseDown[0];
  out.clicked = open && over && active_ == out.id && io.MouseReleased[0] && !touch_cancelled_;
  if (open && focus_ == out.id) {
    out.clicked = out.clicked || key_presses();
    out.step = made.role == Role::Slider ? focus_step_ : 0;
  }
  if (open && activate_ == out.id) out.clicked = true;
  if (out.clicked || out.step != 0) {
    pressed_ = made.role;
    want_frame();  // the effect of the key shows in the next frame
  }
  out.hover = ease(out.id ^ kHoverKey, out.hovered ? 1.0F : 0.0F);
  out.press = ease(out.id ^ kPressKey, out.held && over ? 1.0F : 0.0F, kPressRate);
  targets_.push_back(std::move(made));
  return out;
}

void Ui::say(std::string_view text) {
  if (!said_.empty()) said_ += '\n';
  said_ += text;
}

void Ui::tell(std::string_view key, std::string_view line) {
  const unsigned me = id(key);
  const unsigned when = me ^ kTellKey;
  const auto now = static_cast<int>(line.empty() ? 0 : ImHashStr(line.data(), line.size()));
  const bool known = now == kept_.GetInt(me) && kept_.GetInt(when) + 1 >= frame_;
  if (!line.empty() && !known) say(line);
  kept_.SetInt(me, now);
  kept_.SetInt(when, frame_);
}

void Ui::toast(std::string text) {
  toast_ = std::move(text);
  say(toast_);
  const float letters = static_cast<float>(toast_.size());
  toast_seconds_ = std::min(kLongestToast, kToastSeconds + kLetterSeconds * letters);
  toast_left_ = toast_seconds_;
  want_frame();
}

void Ui::draw_toast() {
  if (toast_left_ <= 0.0F) return;
  toast_left_ -= toast_left_ < toast_seconds_ ? passed_ : dt_;
  const float moving = std::min(toast_left_, toast_seconds_ - toast_left_) * kToastRate;
  want_frame_in(calm ? toast_left_ : moving < 1.0F ? 0.0F : toast_left_ - 1.0F / kToastRate);
  const float shown = calm ? 1.0F : std::clamp(moving, 0.0F, 1.0F);
  const float wide = std::min(screen.width() - 2 * gap::kLarge, kToastWidth * text_scale);
  const ImVec2 size = measure(Type::Strong, toast_, wide - 2 * gap::kLarge);
  const ImVec2 whole = size + ImVec2(2 * gap::kLarge, 2 * gap::kMedium);
  const float room = std::max(kToastRoom, whole.y + 2 * gap::kSmall);
  const Rect place = centred(Rect{screen.min, {screen.max.x, screen.min.y + room}}, whole)
                         .moved({0, (1.0F - shown) * kToastRise});
  record_text(Role::Text, place, toast_);
  shadow(place, corner::kControl, kToastBlur, kToastDrop, shown);
  draw->AddRectFilled(place.min, place.max, faded(colours().text, shown), corner::kControl);
  words(Type::Strong, place.min + ImVec2(gap::kLarge, gap::kMedium), faded(colours().panel, shown),
        toast_, wide - 2 * gap::kLarge);
}

bool Ui::edit(std::string_view key, const Rect& rect, std::string& text, std::size_t longest) {
  const unsigned me = id(key);
  // A sheet that opens above a field ends its editing.
  edit_laid_out_ = edit_laid_out_ || (is_editing(me) && layer_ >= modal_);
  if (editor == nullptr) return edit_in_page(me, rect, text, longest);
  return is_editing(me) && (this->*editor)(me, rect, text, longest);
}

bool Ui::edit_in_page(unsigned me, const Rect& rect, std::string& text, std::size_t longest) {
  if (editing_ == me && overlay_changed_) {
    overlay_changed_ = false;
    if (overlay_ends_) editing_ = 0;
    overlay_ends_ = false;
    want_frame();  // the typed letter shows in the next frame
    const bool changed = text != overlay_.text;
    text = overlay_.text;
    return changed;
  }
  if (editing_ == me) {
    overlay_.rect = rect;
  } else if (begin_edit_ == me) {
    editing_ = me;
    overlay_ = {me, rect, text, longest};
    overlay_changed_ = false;
  }
  begin_edit_ = begin_edit_ == me ? 0 : begin_edit_;
  return false;
}

bool Ui::edit_here(unsigned me, const Rect& rect, std::string& text, std::size_t longest) {
  constexpr int kColours = 3;
  std::string buffer(core::cut_to(text, longest));
  constexpr std::size_t kBytesOfALetter = 4;     // at most
  buffer.resize(kBytesOfALetter * longest + 1);  // ImGui's text ends with a 0
  ImGui::SetCursorScreenPos(rect.min);
  ImGui::SetNextItemWidth(rect.width());
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {0, (rect.height() - fonts.size(Type::Body)) * 0.5F});
  ImGui::PushStyleColor(ImGuiCol_FrameBg, 0);
  ImGui::PushStyleColor(ImGuiCol_Text, colours().text);
  ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, faded(colours().accent, 0.5F));
  ImGui::PushFont(fonts.face(Type::Body));
  ImGui::PushID(static_cast<int>(me));
  if (begin_edit_ == me) {
    ImGui::ActivateItemByID(ImGui::GetID("##text"));
    begin_edit_ = 0;
    editing_ = me;
    edit_grace_ = kEditGrace;
  }
  ImGui::BeginDisabled(layer_ < modal_);
  const bool changed = ImGui::InputText("##text", buffer.data(), buffer.size());
  const bool editing = ImGui::IsItemActive();
  if (ImGui::IsItemDeactivated() && enter_pressed()) entered_ = me;
  ImGui::EndDisabled();
  ImGui::PopID();
  ImGui::PopFont();
  ImGui::PopStyleColor(kColours);
  ImGui::PopStyleVar();
  constexpr float kCaret = 0.1F;  // s; the caret blinks
  want_frame_in(kCaret);
  if (!editing && --edit_grace_ < 0) editing_ = 0;
  // Only up to the first 0: the buffer is longer than its text.
  if (changed)
    text = core::cut_to(buffer.c_str(), longest);  // NOLINT(readability-redundant-string-cstr)
  return changed;
}

void Ui::text_from_overlay(unsigned id, std::string_view text) {
  if (editing_ != id) return;
  overlay_.text = core::cut_to(text, overlay_.longest);
  overlay_changed_ = true;
}

void Ui::end_overlay(bool by_enter) {
  if (by_enter) entered_ = editing_;
  overlay_ends_ = overlay_changed_;
  if (!overlay_ends_) editing_ = 0;
}

}  // namespace ui
