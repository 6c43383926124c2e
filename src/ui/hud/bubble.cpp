// The bubble that says why a touch was refused, with a link to the rule.
#include "ui/hud/parts.h"
#include "ui/model.h"
#include "ui/rule_pages.h"
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
struct Bubble {
  float wrap = 0.0F;
  ImVec2 words;
  std::string more;
  ImVec2 more_size{0, 0};  // with the space above it
  ImVec2 size;
};

Bubble bubble_of(const Ui& ui, const Model& model) {
  const float wide = std::min(kMost * ui.text_scale, model.table.width() - 2 * gap::kLarge);
  Bubble bubble;
  bubble.wrap = wide - 2 * gap::kMedium;
  bubble.words = ui.measure(Type::Body, model.bubble, bubble.wrap);
  const bool linked = !model.bubble_rule.empty();
  if (linked) {
    bubble.more = std::string(tr("The rule")) + " ›";
    bubble.more_size = {ui.measure(Type::Strong, bubble.more).x,
                        ui.line(Type::Strong) + gap::kTiny};
  }
  bubble.size = {
      std::max(bubble.words.x, bubble.more_size.x) + 2 * gap::kMedium,
      std::max(bubble.words.y + bubble.more_size.y + 2 * gap::kSmall, linked ? kTouch : 0.0F)};
  return bubble;
}

// Above the spot that was touched, kept inside the table.
Rect place_of(const Bubble& bubble, const Rect& table, ImVec2 touched) {
  const ImVec2 least = table.min + ImVec2(kEdge, kEdge);
  const ImVec2 most = table.max - bubble.size - ImVec2(kEdge, kEdge);
  const ImVec2 at = touched - ImVec2(bubble.size.x * 0.5F, bubble.size.y + kAbove);
  const ImVec2 inside(std::clamp(at.x, least.x, std::max(least.x, most.x)),
                      std::clamp(at.y, least.y, std::max(least.y, most.y)));
  return {inside, inside + bubble.size};
}

void draw(Ui& ui, const Bubble& bubble, const Rect& place, std::string_view words) {
  const Palette& c = ui.colours();
  ui.shadow(place, corner::kControl, kBlur, kDrop);
  ui.draw->AddRectFilled(place.min, place.max, c.text, corner::kControl);
  const ImVec2 inner = place.min + ImVec2(gap::kMedium, gap::kSmall);
  ui.words(Type::Body, inner, c.panel, words, bubble.wrap);
  if (bubble.more.empty()) return;
  ui.words(Type::Strong, inner + ImVec2(0, bubble.words.y + gap::kTiny), c.panel, bubble.more);
  const float y = inner.y + bubble.words.y + bubble.more_size.y - 1.0F;
  ui.draw->AddLine({inner.x, y}, {inner.x + bubble.more_size.x, y}, c.panel, kUnderline);
}

}  // namespace

void draw_bubble(Ui& ui, Model& model) {
  if (model.bubble.empty()) {
    model.bubble_left = 0.0F;
    return;
  }
  model.refused = model.bubble_left <= 0.0F;
  model.bubble_left = model.refused ? kSeconds : model.bubble_left - ui.passed();
  ui.want_frame_in(model.bubble_left);
  const Bubble bubble = bubble_of(ui, model);
  const Rect place = place_of(bubble, model.table, model.bubble_at);
  const bool linked = !bubble.more.empty();
  bool asked = false;
  bool on_link = false;
  if (linked) {
    const std::string said = model.bubble + " " + bubble.more;
    Rect rest = place;
    const Rect link = rest.cut_bottom(std::min(kTouch, place.height()));
    const Touch touch = ui.touch("rule", link, {Role::Button, said});
    ui.block(place);  // a touch on the words only closes it
    asked = touch.clicked;
    on_link = link.contains(ImGui::GetIO().MousePos);
    // It stays while somebody is about to press it.
    if (touch.hovered || ui.focus() == touch.id) model.bubble_left = kSeconds;
  } else {
    ui.record_text(Role::Text, place, model.bubble);
  }
  draw(ui, bubble, place, model.bubble);
  if (asked) model.ask(wish::OpenRule{game_in_view(model), model.bubble_rule});
  const bool aside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !on_link;
  if (asked || aside || model.bubble_left <= 0.0F) model.bubble.clear();
}

void take_back(Model& model) {
  (void)model.session->undo();
  model.bubble.clear();
}

void bubble_for(Ui& ui, Model& model, const view::TapAnswer& answer) {
  if (answer.kind == view::TapAnswer::Kind::Nothing) return;
  model.bubble.clear();
  if (answer.kind == view::TapAnswer::Kind::Selected) ui.say(status_line(*model.session));
  if (answer.kind != view::TapAnswer::Kind::WhyNot || !answer.why) return;
  model.bubble = tr(*answer.why);
  model.bubble_left = 0.0F;
  model.bubble_at = model.table.middle();
  const view::RuleSection* rule = find_rule(model, [&answer](const view::RuleSection& section) {
    return view::holds_reason(section, answer.why->message);
  });
  model.bubble_rule = rule == nullptr ? std::string() : std::string(rule->id);
}

}  // namespace ui
