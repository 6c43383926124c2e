// The base of all widgets: one frame's input, which widget is hovered, held or focused, short
// animations, words fitted to their place, and the record of what is on the screen. Builds on
// ImGui's input, fonts and draw list. Knows no screen of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/wait.h"
#include "ui/kit/fonts.h"
#include "ui/kit/rect.h"
#include "ui/kit/semantics.h"
#include "ui/kit/theme.h"

namespace ui {

enum class Align : std::uint8_t { Left, Centre, Right };

// What the pointer and the keyboard do to one widget in this frame.
struct Touch {
  unsigned id = 0;
  bool hovered = false;
  bool held = false;
  bool clicked = false;  // released over it, or Enter, or a click on its mirror
  int step = 0;          // −1 or 1: arrow keys on a slider
  float hover = 0.0F;    // 0…1, eased
  float press = 0.0F;
};

// How a widget is announced.
struct Announce {
  Role role = Role::Button;
  std::string_view label;
  std::string_view value{};
  bool enabled = true;
  bool refuses = false;  // answers a tap only with why it is not available
};

// A text field that an element of the page edits for us (on the web).
struct Overlay {
  unsigned id = 0;
  Rect rect;
  std::string text;
  std::size_t longest = 0;  // letters
};

class Ui {
 public:
  // --- Set by the app before each frame.
  Fonts fonts;
  view::Shade shade = view::Shade::Dark;
  view::Paints paints = view::Paints::Lacquer;
  Rect screen;                   // css px
  float text_scale = 1.0F;       // 1…2
  bool calm = false;             // no motion unless it conveys something (prefers-reduced-motion)
  bool plain = false;            // no faint lines and inks (prefers-contrast)
  std::string close_word = "×";  // the name of every sheet's cross
  // What edits text fields: edit_here in a window of our own; null in a page, where an element
  // above the canvas does. Nothing there may name edit_here, or the page would carry ImGui's
  // editor.
  using Editor = bool (Ui::*)(unsigned id, const Rect& rect, std::string& text,
                              std::size_t longest);
  Editor editor = nullptr;
  // A click on a mirrored element, its getting the focus, or a text changed by the overlay. Clicks
  // that come within one frame are carried out one per frame, as long as what they refer to is
  // there.
  void activate_from_mirror(unsigned id);
  void focus_from_mirror(unsigned id);
  void text_from_overlay(unsigned id, std::string_view text);
  void end_overlay(bool by_enter);
  // The system has taken the touch under way for itself: its end presses nothing.
  void cancel_touch() { touch_cancelled_ = true; }
  [[nodiscard]] bool touch_cancelled() const { return touch_cancelled_; }

  // --- The frame.
  void begin();
  void end();
  // When another frame is wanted: at once as long as something moves.
  [[nodiscard]] core::Wait next_frame() const { return next_frame_; }
  void want_frame() { want_frame_in(0.0F); }
  void want_frame_in(float seconds) { next_frame_ = shorter(next_frame_, core::Wait::of(seconds)); }
  [[nodiscard]] const std::vector<Target>& targets() const { return targets_; }
  [[nodiscard]] int layer() const { return layer_; }
  [[nodiscard]] int top_layer() const { return modal_; }
  [[nodiscard]] unsigned focus() const { return focus_; }
  [[nodiscard]] bool focus_shown() const { return focus_shown_ && target(focus_) != nullptr; }
  // What was pressed or moved in this frame, for its sound.
  [[nodiscard]] std::optional<Role> pressed() const { return pressed_; }
  // What a screen reader should say, once.
  [[nodiscard]] std::string take_said() { return std::exchange(said_, {}); }
  // Closes the topmost sheet in the next frame, as its cross does.
  void close_top() { close_top_ = true; }
  // Whether the pointer is over a widget or panel, and so not meant for the table.
  [[nodiscard]] bool over_widget(ImVec2 point) const;
  [[nodiscard]] const Overlay* overlay() const { return editing_ != 0 ? &overlay_ : nullptr; }

  // --- For widgets.
  ImDrawList* draw = nullptr;
  // By how much a measure grows that follows the size of the text only by half, so that large text
  // does not take the room of what is beside it; 1…1.5.
  [[nodiscard]] float half_text_scale() const { return 0.5F + 0.5F * text_scale; }
  [[nodiscard]] const Palette& colours() const { return palette(shade, plain); }
  [[nodiscard]] Colour paint(view::Hue hue) const { return ui::paint(hue, shade, paints); }
  // Seconds by which what moves goes on in this frame. Something that begins to move after a pause
  // does not jump.
  [[nodiscard]] float dt() const { return dt_; }
  // Seconds since the last frame, for what waits.
  [[nodiscard]] float passed() const { return passed_; }
  // Keys of widgets are paths; a scope puts a step in front.
  void push(std::string_view scope);
  void pop();
  [[nodiscard]] std::string path(std::string_view key) const;
  [[nodiscard]] unsigned id(std::string_view key) const;

  Touch touch(std::string_view key, const Rect& rect, const Announce& announce);
  // The radios that are announced until end_radios() are one choice; `label` says of what.
  void begin_radios(std::string_view key, std::string_view label);
  void end_radios() { radios_ = 0; }
  // The value of the last announced widget changed in this very frame.
  void revalue(std::string_view value) { targets_.back().value = value; }
  // The last announced widget is painted in brass.
  void mark_brass() { targets_.back().brass = true; }
  // The last announced widget is an icon, with a word at most.
  void mark_icon() { targets_.back().icon = true; }
  // The last announced widget is a button that shows or hides what is below it.
  void mark_fold(bool unfolded) { targets_.back().unfolded = unfolded; }
  // The last announced widget takes the focus of one that is gone; see Target::heir.
  void mark_heir() { targets_.back().heir = true; }
  // The last announced widget is not drawn: what it presses is seen there, on the table, which also
  // shows when it has the focus.
  void mark_on_table(const Rect& place) {
    targets_.back().visible = place;
    targets_.back().on_table = true;
  }
  // The last announced widget is a slider that stands at `now`.
  void mark_range(float now, float least, float most) {
    targets_.back().now = now;
    targets_.back().least = least;
    targets_.back().most = most;
  }
  void record_text(Role role, const Rect& rect, std::string_view text);
  // Keeps the pointer in `rect` from anything below it.
  void block(const Rect& rect);

  // Approaches `to` in about 1/`rate` seconds.
  float ease(unsigned id, float to, float rate = kEaseRate);

  // A number that a widget keeps from frame to frame.
  [[nodiscard]] float recall(unsigned id, float otherwise) const {
    return kept_.GetFloat(id, otherwise);
  }
  void remember(unsigned id, float value) { kept_.SetFloat(id, value); }
  // Remembers a size on which the next frame's layout depends, and wants that frame. A difference
  // by rounding alone is no change, or the page would never come to rest.
  void remember_size(unsigned id, float size);

  // Each sheet is a layer of its own, above all that were laid out before it in this frame.
  void push_layer();
  void pop_layer();
  void push_clip(const Rect& rect);
  void pop_clip();
  [[nodiscard]] const Rect& clip() const { return clips_.back(); }
  // Whether the pointer acts at `point`: on this layer and inside the clip.
  [[nodiscard]] bool reachable(ImVec2 point) const;
  [[nodiscard]] bool owns_press(unsigned id) const { return active_ == id; }
  void grab(unsigned id) { active_ = id; }
  // Whether a key may act on the page itself: no sheet is open, nothing is being written, and no
  // Ctrl, Alt or Meta makes it a shortcut of the browser or the system.
  [[nodiscard]] bool hears_keys() const;
  // Whether no text is being written, which has the keys then.
  [[nodiscard]] bool keys_are_free() const;
  // Whether one of the keys that press things has just gone down: Enter, also of the keypad, or
  // the space bar.
  [[nodiscard]] static bool enter_pressed();
  // Until the next frame the arrows move the focus only while its ring is shown: else the page
  // itself steps by them.
  void take_arrows() { arrows_taken_ = true; }
  // Whether the topmost sheet is asked to close, by Escape or by “back”.
  [[nodiscard]] bool closes_sheet() const;
  // What the keyboard has moved the focus to: scroll areas bring it into view in this frame.
  [[nodiscard]] const Target* wants_view() const { return wants_view_; }

  void begin_edit(unsigned id) {
    begin_edit_ = id;
    want_frame();
  }
  [[nodiscard]] bool is_editing(unsigned id) const { return editing_ == id || begin_edit_ == id; }
  // Edits `text` in the place of this widget; true when it has changed. What is typed beyond
  // `longest` letters is cut off.
  bool edit(std::string_view key, const Rect& rect, std::string& text, std::size_t longest);
  // Edits with ImGui's own field: an Editor.
  bool edit_here(unsigned me, const Rect& rect, std::string& text, std::size_t longest);
  // Whether Enter has ended the editing of that field in this frame, after its last change.
  [[nodiscard]] bool entered(std::string_view key) const { return entered_ == id(key); }

  void toast(std::string text);
  // Reads this out to whoever does not see it, after what has been said in this frame.
  void say(std::string_view text);
  // The same for a line that is on the screen frame after frame, whenever it differs from that of
  // the frame before.
  void tell(std::string_view key, std::string_view line);

  // --- Words.
  [[nodiscard]] float line(Type type) const { return fonts.size(type) * kLineHeight; }
  [[nodiscard]] ImVec2 measure(Type type, std::string_view text, float wrap = 0.0F) const;
  // At exactly this place, wrapped if asked; returns the height.
  float words(Type type, ImVec2 at, Colour colour, std::string_view text, float wrap = 0.0F);
  // Inside `rect`, wrapped and then shrunk until it fits. If even that fails, a fault is recorded.
  void fit(Type type, const Rect& rect, Colour colour, std::string_view text,
           Align align = Align::Centre);
  // The same for a name that a person chose: one that is too long ends in “…”.
  void shorten(Type type, const Rect& rect, Colour colour, std::string_view name,
               Align align = Align::Left);
  // Wrapped running text in a column, recorded for the mirror.
  void paragraph(Column& column, Type type, Colour colour, std::string_view text,
                 float space_after = gap::kSmall, Role role = Role::Text);
  void icon(ImVec2 middle, Colour colour, const char* glyph, float size = kIconSize);
  // The height of a control with one line of that type.
  [[nodiscard]] float control(Type type = Type::Strong) const {
    return std::max(kTouch, fonts.size(type) * kLetters + kControlMargin);
  }

  // --- Surfaces.
  void shadow(const Rect& rect, float corner, float blur, float drop, float strength = 1.0F);
  void gradient(const Rect& rect, float corner, Colour top, Colour bottom);
  void panel(const Rect& rect, float corner);

 private:
  static constexpr float kEaseRate = 14.0F;
  static constexpr float kLineHeight = 1.28F;     // share of the type's size
  static constexpr float kLetters = 1.25F;        // … of the letters alone
  static constexpr float kControlMargin = 22.0F;  // above and below a control's line, together

  [[nodiscard]] Target announced(std::string_view key, const Rect& rect,
                                 const Announce& announce) const;
  [[nodiscard]] unsigned text_id(std::string_view text) const;
  [[nodiscard]] bool key_presses() const;
  // Ui::edit where no Editor is: by an element of the page.
  bool edit_in_page(unsigned me, const Rect& rect, std::string& text, std::size_t longest);
  void navigate();
  void move_focus(ImVec2 direction);
  // The nearest target in that direction, or nothing; of this choice only, if it is not 0.
  [[nodiscard]] const Target* nearest(const Target& from, ImVec2 direction, unsigned group) const;
  [[nodiscard]] unsigned next_activation();
  void step_focus(int direction);
  void follow_layers();
  void draw_focus();
  void draw_toast();
  void draw_tip();
  [[nodiscard]] const Target* target(unsigned id) const;
  // Fills lines_; false if a word is wider than the line.
  bool break_lines(Type type, float scale, float width, std::string_view text);

  float dt_ = 0.0F;
  float passed_ = 0.0F;
  bool moved_ = false;  // the last frame wanted the next at once
  core::Wait next_frame_;
  std::vector<Target> targets_;
  std::vector<Target> last_targets_;
  std::vector<Rect> blocks_, last_blocks_;
  std::vector<Rect> clips_;
  std::vector<std::string> scopes_;
  ImGuiStorage eased_, kept_;
  int frame_ = 0;
  unsigned radios_ = 0;  // the choice that is announced now
  std::string radios_label_;
  int layer_ = 0, modal_ = 0, deepest_ = 0;
  unsigned active_ = 0, focus_ = 0, activate_ = 0, editing_ = 0;
  bool touch_cancelled_ = false;
  unsigned entered_ = 0;               // the field whose editing Enter has ended
  std::vector<unsigned> activations_;  // waiting, oldest first, none twice
  int focus_step_ = 0;
  std::optional<Role> pressed_;
  bool close_top_ = false;
  bool focus_shown_ = false;
  bool arrows_taken_ = false;
  unsigned to_view_ = 0;                // what got the focus since the last frame began …
  const Target* wants_view_ = nullptr;  // … as one of last_targets_
  Overlay overlay_;
  bool overlay_changed_ = false;
  bool overlay_ends_ = false;  // once its last change has been taken over
  unsigned begin_edit_ = 0;
  bool edit_laid_out_ = false;  // the field that is edited is still on the screen
  int edit_grace_ = 0;
  std::vector<int> layers_below_;  // of the sheets that are being laid out
  std::vector<unsigned> openers_;  // what had the focus when each of the sheets opened
  std::string said_;
  std::string toast_;
  float toast_left_ = 0.0F;  // s
  float toast_seconds_ = 0.0F;
  unsigned tip_ = 0;
  float tip_time_ = 0.0F;
  std::vector<std::string_view> lines_;
};

}  // namespace ui
