#include "ui/hud/curtain.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/hud/seat_signs.h"
#include "ui/kit/button.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kWidth = 400.0F;
constexpr float kBeside = 32.0F;
constexpr float kAbove = 16.0F;
constexpr float kGaps = 4.0F;
// The cloth.
constexpr Colour kLight = rgb(0x8e2a2a);
constexpr Colour kShadow = rgb(0x4a1014);
constexpr Colour kBrass = rgb(0xd9a441);
constexpr float kFold = 64.0F;
constexpr float kFewestFolds = 4.0F;
constexpr float kCloth = 0.9F;  // of the height
constexpr float kHem = 6.0F;
constexpr float kRail = 10.0F;
constexpr float kDim = 0.9F;

// Heavy cloth over the table, which shows dimly at its foot, and a brass rail.
void folds(Ui& ui, const Rect& all) {
  ui.draw->AddRectFilled(all.min, all.max, faded(ui.colours().scrim, kDim));
  Rect cloth = all;
  cloth.max.y = all.min.y + all.height() * kCloth;
  const float wide = cloth.width() / std::max(kFewestFolds, std::round(cloth.width() / kFold));
  for (float x = cloth.min.x; x < cloth.max.x - 1.0F; x += wide) {
    const Rect left{{x, cloth.min.y}, {x + 0.5F * wide, cloth.max.y}};
    const Rect right{{x + 0.5F * wide, cloth.min.y}, {x + wide, cloth.max.y}};
    ui.draw->AddRectFilledMultiColor(left.min, left.max, kShadow, kLight, kLight, kShadow);
    ui.draw->AddRectFilledMultiColor(right.min, right.max, kLight, kShadow, kShadow, kLight);
  }
  ui.gradient({{all.min.x, cloth.max.y}, {all.max.x, cloth.max.y + kHem}}, 0, kBrass, kShadow);
  ui.gradient({all.min, {all.max.x, all.min.y + kRail}}, 0, kBrass, kShadow);
}

}  // namespace

void show_curtain(Ui& ui, Model& model, core::SeatIndex seat) {
  view::Session& session = *model.session;
  const Palette& c = ui.colours();
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  const Rect all = box(0, 0, size.x, size.y);
  folds(ui, all);
  ui.block(all);
  const std::string name = player_name(session.players()[seat], seat);
  const std::string title = tr("Pass the device to {0}", {name});
  const std::string note(tr("Nobody else should look now."));
  const std::string label = tr("I am {0}: show my cards", {name});
  const float wide = std::min(kWidth * ui.half_text_scale(), ui.screen.width() - kBeside);
  const float inner = wide - 2 * gap::kWide;
  constexpr float kDisc = 44.0F;
  constexpr float kLeastDisc = 8.0F;
  constexpr Type type = Type::Heading;
  const float title_high = ui.measure(type, title, inner).y;
  const float note_high = ui.measure(Type::Body, note, inner).y;
  const ButtonStyle style{Look::Primary, icons::kEye};
  const float button_high = button_height(ui, label, inner, style);
  const float most = ui.screen.height() - kAbove;
  const float words_high =
      title_high + note_high + button_high + kTouch + 2 * gap::kWide + kGaps * gap::kMedium;
  // On a low screen the colours give way to the buttons.
  const float disc = std::clamp(0.5F * (most - words_high), 0.0F, kDisc);
  const float high = 2 * disc + words_high;
  Rect card = centred(ui.screen, {wide, std::min(high, most)});
  ui.panel(card, corner::kSheet);
  card = card.grown(-gap::kWide, -gap::kWide);
  if (disc > kLeastDisc)
    (void)row_of_discs(ui, session, seat, {card.middle().x - disc, card.min.y + disc}, disc);
  card.cut_top(2 * disc + gap::kMedium);
  const Rect head = card.cut_top(title_high);
  ui.record_text(Role::Heading, head, title);
  ui.fit(type, head, c.text, title);
  card.cut_top(gap::kMedium);
  const Rect line = card.cut_top(note_high);
  ui.record_text(Role::Text, line, note);
  ui.fit(Type::Body, line, c.muted, note);
  card.cut_top(gap::kMedium);
  if (button(ui, "curtain", card.cut_top(button_high), label, style)) {
    session.lift_curtain();
    ui.want_frame();
  }
  card.cut_top(gap::kMedium);
  if (button(ui, "menu", card.cut_top(kTouch), tr("Menu"), {Look::Ghost, icons::kMenu})) {
    model.ask(wish::Open{SheetKind::Menu});
  }
}

}  // namespace ui
