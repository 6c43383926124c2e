#include "ui/hud/signs.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/hud/moves.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/table/touch.h"

namespace ui {

namespace {

// Signs grow with the text only by half: they must not hide the pieces.
constexpr float kKey = 10.0F;  // radius
constexpr float kKeyInk = 0.9F;
constexpr ImVec2 kKeyAside{-13.0F, -15.0F};
constexpr float kSign = 11.0F;  // radius, at most
// Of a square on the screen: beneath the sign is the piece that it is about.
constexpr float kSignShare = 0.36F;
constexpr float kSignLeast = 7.0F;
constexpr float kSignIcon = 1.27F;   // of the radius
constexpr float kSignAbove = 0.95F;  // squares, at text size 100 %
// From there, in the sign's radii: the symbol on a piece's head can be seen below and beside it.
constexpr ImVec2 kSignAside{0.95F, -0.85F};
constexpr Colour kSafe = rgb(0x2f7d4f);
constexpr Colour kDark = rgb(0x2a1807);

// The radius of a sign above that thing.
float sign_radius(const Ui& ui, const Model& model, const view::Thing& thing) {
  const auto spot = view::spot_of(*model.session, thing);
  if (!spot || !model.on_screen) return kSign * ui.half_text_scale();
  const ImVec2 square =
      model.on_screen(spot->at + glm::vec3(1.0F, 0.0F, 0.0F)) - model.on_screen(spot->at);
  const float share = kSignShare * std::hypot(square.x, square.y);
  return std::clamp(share, kSignLeast, kSign) * ui.half_text_scale();
}

void keys(Ui& ui, const Model& model) {
  if (!keys_shown(ui, model)) return;
  const std::vector<KeyPlace> places = key_places(*model.session);
  if (places.size() < 2) return;
  for (const KeyPlace& key : places) {
    const auto at = place_of(model, key.thing, 0.0F);
    if (at) key_sign(ui, *at + kKeyAside * ui.half_text_scale(), key.number);
  }
}

void sign(Ui& ui, const Model& model, const view::Choice& choice) {
  const GameHud::Outcome outcome = game_hud(*model.session).outcome(*model.session, choice);
  if (outcome == GameHud::Outcome::Plain) return;
  const bool captures = outcome == GameHud::Outcome::Captures;
  const view::Thing& thing = captures ? choice.hits[0] : choice.steps.back();
  const auto at = place_of(model, thing, kSignAbove * ui.half_text_scale());
  if (!at) return;
  const float radius = sign_radius(ui, model, thing);
  const bool safe = outcome == GameHud::Outcome::Safe;
  const char* icon = captures ? icons::kX : (safe ? icons::kShield : icons::kFlag);
  const Colour body = captures ? ui.colours().danger : (safe ? kSafe : kDark);
  // Wholly on the table's part of the screen.
  const Rect room = model.table.grown(-radius);
  ImVec2 middle = *at + kSignAside * radius;
  middle.x = std::clamp(middle.x, room.min.x, std::max(room.min.x, room.max.x));
  middle.y = std::clamp(middle.y, room.min.y, std::max(room.min.y, room.max.y));
  ui.draw->AddCircleFilled(middle, radius, body);
  ui.draw->AddCircle(middle, radius, kWhite, 0, 2.0F);
  ui.icon(middle, kWhite, icon, kSignIcon * radius);
}

}  // namespace

std::optional<ImVec2> place_of(const Model& model, const view::Thing& thing, float above) {
  const auto spot = view::spot_of(*model.session, thing);
  if (!spot || !model.on_screen) return std::nullopt;
  const ImVec2 at = model.on_screen(spot->at + glm::vec3(0.0F, 0.0F, above));
  return model.table.contains(at) ? std::optional(at) : std::nullopt;
}

bool keys_shown(const Ui& ui, const Model& model) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool pointed = io.MouseSource == ImGuiMouseSource_Mouse && io.MousePos.x >= 0.0F;
  return model.settings.typed_keys && (pointed || ui.focus_shown());
}

void key_sign(Ui& ui, ImVec2 middle, std::size_t number) {
  if (number > kMoveKeys) return;
  const float radius = kKey * ui.half_text_scale();
  ui.draw->AddCircleFilled(middle, radius, faded(kDark, kKeyInk));
  const Rect room = centred({middle, middle}, {2 * radius, 2 * radius});
  ui.fit(Type::Caption, room, kWhite, std::to_string(number));
}

void board_signs(Ui& ui, Model& model) {
  const view::Session& session = *model.session;
  const view::Picker& picker = session.picker();
  if (picker.choices().empty() || session.animating()) return;
  const auto shown = picker.pointed() ? picker.pointed() : picker.recommended();
  for (const std::size_t i : picker.open()) {
    const view::Choice& choice = picker.choices()[i];
    // The pieces that may be sent back are always marked; other outcomes only for the move pointed
    // at.
    if (shown == i || (!shown && !choice.hits.empty())) sign(ui, model, choice);
  }
  keys(ui, model);
}

}  // namespace ui
