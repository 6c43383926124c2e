// The picture of the cups: a row of turned cups on a tray, with what hides under one of them.
#include <cmath>

#include "ui/kit/symbol.h"
#include "ui/maze/claw.h"
#include "ui/maze/turned.h"
#include "view/words/words.h"

namespace ui {

using view::CupsGame;
using view::tr;

namespace {

// The sizes of a row of cups in a stage.
struct Row {
  Rect stage;
  float step = 0.0F;   // from cup to cup
  float cup = 0.0F;    // height of one
  float floor = 0.0F;  // y of the tray under them

  Row(const Rect& rect, int cups) : stage(rect) {
    step = rect.width() * 0.92F / static_cast<float>(cups);
    cup = std::min(rect.height() * 0.34F, step * 0.95F);
    floor = rect.min.y + rect.height() * 0.72F;
  }
  [[nodiscard]] ImVec2 foot(int index, int cups) const {
    const float from_middle = static_cast<float>(index) - 0.5F * static_cast<float>(cups - 1);
    return {stage.middle().x + from_middle * step, floor};
  }
};

void tray(Ui& ui, const Row& row) {
  ui.gradient(row.stage, corner::kCard, rgb(0x2c1c3a), rgb(0x5d3a2b));
  const Rect wood = Rect{{row.stage.min.x + 10, row.floor - row.cup * 0.22F},
                         {row.stage.max.x - 10, row.floor + row.cup * 0.26F}};
  ui.shadow(wood, 14, 14, 6, 0.9F);
  ui.gradient(wood, 14, rgb(0xa9743c), rgb(0x6d431d));
  ui.draw->AddRect(wood.min, wood.max, rgb(0xf2cd82, 0.5F), 14, 0, 1.5F);
}

// The hidden thing: the victim, or its destination.
void secret(Ui& ui, const Row& row, ImVec2 foot, int round, const ClawScene& scene) {
  const float high = row.cup * 0.72F;
  if (round == 0) {
    turned_pawn(ui, foot, high, scene.victim);
    return;
  }
  const ImVec2 middle = foot - ImVec2(0, high * 0.4F);
  const Colour body =
      scene.to_zone ? rgb(0x3b2716) : paint(scene.victim, view::Shade::Light, ui.paints);
  ui.draw->AddCircleFilled(middle, high * 0.42F, rgb(0xd9a441), 40);
  ui.draw->AddCircleFilled(middle, high * 0.37F, body, 40);
  symbol(ui, middle, high * 0.2F, rgb(0xf6ecd6),
         scene.to_zone ? view::Symbol::Star : view::symbol_of(scene.victim));
}

// Two bowed arrows between the cups that change places.
void exchange(Ui& ui, const Row& row, ImVec2 a, ImVec2 b) {
  const Colour colour = ui.colours().accent;
  const float high = row.cup * 1.12F;
  for (const float way : {1.0F, -1.0F}) {
    const ImVec2 from = (way > 0 ? a : b) - ImVec2(0, high);
    const ImVec2 to = (way > 0 ? b : a) - ImVec2(0, high);
    const float bow = row.cup * (way > 0 ? 0.55F : 0.25F);
    const ImVec2 top = (from + to) * 0.5F - ImVec2(0, bow);
    ui.draw->AddBezierQuadratic(from, top, to, rgb(0x140a03, 0.8F), 7.0F, 32);
    ui.draw->AddBezierQuadratic(from, top, to, colour, 4.0F, 32);
    const float side = to.x > top.x ? 1.0F : -1.0F;
    ui.draw->AddTriangleFilled(to + ImVec2(side * 2, 9), to + ImVec2(-side * 11, -1),
                               to + ImVec2(side * 5, -6), colour);
  }
}

}  // namespace

std::optional<int> cups_row(Ui& ui, const Rect& stage, const CupsGame& cups,
                            const ClawScene& scene) {
  using Step = CupsGame::Step;
  const Row row(stage, cups.cups());
  tray(ui, row);
  const bool swapping = cups.step() == Step::Swap;
  const bool telling =
      cups.step() == Step::Look || cups.step() == Step::Shown || cups.step() == Step::Done;
  std::optional<int> chosen;
  for (int i = 0; i < cups.cups(); ++i) {
    const ImVec2 foot = row.foot(i, cups.cups());
    const bool here = telling && cups.hidden() == i;
    const bool lifted = here || (telling && cups.chosen() == i);
    const bool moves = swapping && (cups.swap().a == i || cups.swap().b == i);
    const std::string number = std::to_string(i + 1);
    const Rect place = box(foot.x - row.step * 0.5F, foot.y - row.cup * 1.2F, row.step,
                           row.cup * 1.2F + row.stage.max.y - foot.y - 4);
    float hover = 0.0F;
    if (cups.step() == Step::Choose) {
      const Touch touch = ui.touch("cup-" + number, place, {Role::Button, tr("Cup {0}", {number})});
      hover = touch.hover;
      if (touch.clicked) chosen = i;
    }
    ground_shadow(ui, foot + ImVec2(0, 2), row.cup * 0.5F, 1.0F);
    if (here) secret(ui, row, foot, cups.round(), scene);
    const float lift = lifted ? row.cup * 0.95F : row.cup * 0.06F * hover;
    const Colour body = moves ? rgb(0x3f73b8) : mix(rgb(0x8d2f2a), rgb(0xb5443c), hover);
    turned_cup(ui, foot - ImVec2(0, lift), row.cup, body);
    const Rect plate =
        centred(Rect{{foot.x - 20, foot.y + row.cup * 0.28F}, {foot.x + 20, row.stage.max.y - 6}},
                {34, ui.line(Type::Strong)});
    ui.fit(Type::Strong, plate, rgb(0xf6ecd6), number);
  }
  if (swapping) {
    exchange(ui, row, row.foot(cups.swap().a, cups.cups()), row.foot(cups.swap().b, cups.cups()));
  }
  return chosen;
}

}  // namespace ui
