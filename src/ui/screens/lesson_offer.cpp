// The ways to the lessons.
#include "assets/icons.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/setup/known.h"
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
  const Palette& c = ui.colours();
  const std::string_view words = tr("New here? Learn a game in five minutes, by playing it.");
  const std::string_view yes = tr("Show me");
  const ButtonStyle style{Look::Secondary, icons::kGraduationCap};
  constexpr float kInset = gap::kMedium;
  const float wide = column.width - 2 * kInset;
  const float text = ui.measure(Type::Body, words, wide - kTouch).y;
  const float text_high = std::max(text, kTouch);
  const float high = button_height(ui, yes, wide, style);
  const Rect card = column.take(text_high + high + gap::kSmall + 2 * kInset, gap::kMedium);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-kInset);
  Rect top = inner.cut_top(text_high);
  const Rect cross = top.cut_right(kTouch);
  ui.record_text(Role::Text, top, words);
  ui.fit(Type::Body, top, c.text, words, Align::Left);
  ui.push("offer");
  if (icon_button(ui, "close", cross.middle(), icons::kX, tr("No, thank you"), true, false)) {
    model.lesson.learned.offer_closed = true;
    model.ask(wish::KeepLearned{});
    ui.want_frame();
  }
  if (button(ui, "lesson", inner.cut_bottom(high), yes, style)) {
    model.ask(wish::BeginLesson{model.drafts.chosen});
  }
  ui.pop();
}

}  // namespace ui
