// The offers of lessons.
#include <algorithm>

#include "assets/icons.h"
#include "ui/draft/known.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

std::string lesson_words(const Learned::One& one, KnownGame game) {
  const std::string title(known_title(game));
  if (one.step > 0) {
    return tr("{0}: go on with the lesson, step {1}", {title, std::to_string(one.step + 1)});
  }
  return one.finished ? tr("{0}: repeat the lesson", {title})
                      : tr("{0}: a lesson of five minutes", {title});
}

constexpr float kInset = gap::kMedium;
constexpr ButtonStyle kOffer{Look::Secondary, icons::kGraduationCap};

// The offer's words, with its button beside them if they stay low that way, else below.
struct OfferPlan {
  std::string_view words = tr("New here? Learn a game in five minutes, by playing it.");
  std::string_view yes = tr("Show me");
  float button_wide;
  float button_high;
  float text_high;
  float height;
  bool one_row;

  OfferPlan(const Ui& ui, float width) {
    constexpr float kLines = 2.0F;
    const float wide = width - 2 * kInset;
    button_wide = button_width(ui, yes, kOffer);
    const float left = wide - kTouch - gap::kSmall - button_wide - gap::kMedium;
    one_row = left > button_wide &&
              ui.measure(Type::Body, words, left).y <= kLines * ui.line(Type::Body) + 1.0F;
    button_high = button_height(ui, yes, one_row ? button_wide : wide, kOffer);
    text_high = std::max(ui.measure(Type::Body, words, one_row ? left : wide - kTouch).y, kTouch);
    height = 2 * kInset +
             (one_row ? std::max(text_high, button_high) : text_high + button_high + gap::kSmall);
  }
};

}  // namespace

void lesson_button(Ui& ui, Model& model, Column& column, KnownGame game) {
  const std::string words = lesson_words(model.lesson.learned.of(game), game);
  const ButtonStyle style{Look::Secondary, icons::kGraduationCap, Align::Left};
  const float height = button_height(ui, words, column.width, style);
  const std::string key = "lesson-" + std::string(known(game).preset);
  if (button(ui, key, column.take(height, gap::kSmall), words, style))
    model.ask(wish::BeginLesson{game});
}

void lesson_offer(Ui& ui, Model& model, Column& column) {
  if (!model.lesson.learned.fresh() || model.can_continue) return;
  const OfferPlan plan(ui, column.width);
  const Rect card = column.take(plan.height, gap::kMedium);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-kInset);
  Rect top = plan.one_row ? inner : inner.cut_top(plan.text_high);
  const Rect cross = top.cut_right(kTouch);
  const Rect below = inner.cut_bottom(plan.button_high);
  Rect beside;
  if (plan.one_row) {
    top.cut_right(gap::kSmall);
    beside = top.cut_right(plan.button_wide);
    top.cut_right(gap::kMedium);
  }
  ui.record_text(Role::Text, top, plan.words);
  ui.fit(Type::Body, top, ui.colours().text, plan.words, Align::Left);
  ui.push("offer");
  const auto offer = [&](const Rect& place) {
    if (button(ui, "lesson", place, plan.yes, kOffer))
      model.ask(wish::BeginLesson{model.drafts.chosen});
  };
  if (plan.one_row) offer(centred(beside, {beside.width(), plan.button_high}));
  if (icon_button(ui, "close", cross.middle(), icons::kX, tr("No, thank you"), true, false)) {
    model.lesson.learned.offer_closed = true;
    model.ask(wish::KeepLearned{});
    ui.want_frame();
  }
  if (!plan.one_row) offer(below);
  ui.pop();
}

}  // namespace ui
