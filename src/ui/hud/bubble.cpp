#include "ui/hud/bubble.h"

#include "ui/hud/words.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/rule_pages.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kSeconds = 6.0F;
constexpr float kMost = 300.0F;  // width, css px at text size 100 %
constexpr float kAbove = 22.0F;  // space for the finger that touched
constexpr float kEdge = 6.0F;    // from the edge of the table
constexpr float kBlur = 16.0F;
constexpr float kDrop = 5.0F;
constexpr float kUnderline = 1.5F;

// The bubble's words, and the link to the rule if there is one.
struct BubbleShape {
  float wrap = 0.0F;
  ImVec2 words;
  std::string more;
  ImVec2 more_size{0, 0};  // with the space above it
  ImVec2 size;
};

BubbleShape bubble_shape(const Ui& ui, const Model& model) {
  const float wide = std::min(kMost * ui.text_scale, model.table.width() - 2 * gap::kLarge);
  BubbleShape shape;
  shape.wrap = wide - 2 * gap::kMedium;
  shape.words = ui.measure(Type::Body, model.bubble.words, shape.wrap);
  const bool linked = !model.bubble.rule.empty();
  if (linked) {
    shape.more = std::string(tr("The rule")) + " ›";
    shape.more_size = {ui.measure(Type::Strong, shape.more).x, ui.line(Type::Strong) + gap::kTiny};
  }
  shape.size = {
      std::max(shape.words.x, shape.more_size.x) + 2 * gap::kMedium,
      std::max(shape.words.y + shape.more_size.y + 2 * gap::kSmall, linked ? kTouch : 0.0F)};
  return shape;
}

// Above the spot that was touched, kept inside the table.
Rect place_of(const BubbleShape& shape, const Rect& table, ImVec2 touched) {
  const ImVec2 least = table.min + ImVec2(kEdge, kEdge);
  const ImVec2 most = table.max - shape.size - ImVec2(kEdge, kEdge);
  const ImVec2 at = touched - ImVec2(shape.size.x * 0.5F, shape.size.y + kAbove);
  const ImVec2 inside(std::clamp(at.x, least.x, std::max(least.x, most.x)),
                      std::clamp(at.y, least.y, std::max(least.y, most.y)));
  return {inside, inside + shape.size};
}

void draw(Ui& ui, const BubbleShape& shape, const Rect& place, std::string_view words) {
  const Palette& c = ui.colours();
  ui.shadow(place, corner::kControl, kBlur, kDrop);
  ui.draw->AddRectFilled(place.min, place.max, c.text, corner::kControl);
  const ImVec2 inner = place.min + ImVec2(gap::kMedium, gap::kSmall);
  ui.words(Type::Body, inner, c.panel, words, shape.wrap);
  if (shape.more.empty()) return;
  ui.words(Type::Strong, inner + ImVec2(0, shape.words.y + gap::kTiny), c.panel, shape.more);
  const float y = inner.y + shape.words.y + shape.more_size.y - 1.0F;
  ui.draw->AddLine({inner.x, y}, {inner.x + shape.more_size.x, y}, c.panel, kUnderline);
}

}  // namespace

void draw_bubble(Ui& ui, Model& model) {
  if (model.bubble.words.empty()) {
    model.bubble.left = 0.0F;
    return;
  }
  model.bubble.appeared = model.bubble.left <= 0.0F;
  model.bubble.left = model.bubble.appeared ? kSeconds : model.bubble.left - ui.passed();
  ui.want_frame_in(model.bubble.left);
  const BubbleShape shape = bubble_shape(ui, model);
  const Rect place = place_of(shape, model.table, model.bubble.at);
  const bool linked = !shape.more.empty();
  bool asked = false;
  bool on_link = false;
  if (linked) {
    const std::string said = model.bubble.words + " " + shape.more;
    Rect rest = place;
    const Rect link = rest.cut_bottom(std::min(kTouch, place.height()));
    const Touch touch = ui.touch("rule", link, {Role::Button, said});
    ui.block(place);  // a touch on the words only closes it
    asked = touch.clicked;
    on_link = link.contains(ImGui::GetIO().MousePos);
    // It stays while somebody is about to press it.
    if (touch.hovered || ui.focus() == touch.id) model.bubble.left = kSeconds;
  } else {
    ui.record_text(Role::Text, place, model.bubble.words);
  }
  draw(ui, shape, place, model.bubble.words);
  if (asked) model.ask(wish::OpenRule{game_in_view(model), model.bubble.rule});
  const bool aside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !on_link;
  if (asked || aside || model.bubble.left <= 0.0F) model.bubble.words.clear();
}

void bubble_for(Ui& ui, Model& model, const view::TapAnswer& answer) {
  if (answer.kind == view::TapAnswer::Kind::Nothing) return;
  model.bubble.words.clear();
  if (answer.kind == view::TapAnswer::Kind::Selected) ui.say(status_line(*model.session));
  if (answer.kind != view::TapAnswer::Kind::WhyNot || !answer.why) return;
  model.bubble.words = tr(*answer.why);
  model.bubble.left = 0.0F;
  model.bubble.at = model.table.middle();
  const view::RuleSection* rule = find_rule(model, [&answer](const view::RuleSection& section) {
    return view::holds_reason(section, answer.why->message);
  });
  model.bubble.rule = rule == nullptr ? std::string() : std::string(rule->id);
}

}  // namespace ui
