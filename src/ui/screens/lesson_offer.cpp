// The offers of lessons.
#include <algorithm>

#include "assets/icons.h"
#include "ui/draft/known.h"
#include "ui/kit/button.h"
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
  const std::string_view words = tr("New here? Learn a game in five minutes, by playing it.");
  const ButtonStyle style{Look::Secondary, icons::kGraduationCap, Align::Left};
  const float wide = column.width - kTouch - gap::kTiny;
  Rect row = column.take(std::max(kTouch, button_height(ui, words, wide, style)), gap::kMedium);
  ui.push("offer");
  if (button(ui, "lesson", row.cut_left(wide), words, style))
    model.ask(wish::BeginLesson{model.drafts.chosen});
  if (icon_button(ui, "close", row.cut_right(kTouch).middle(), icons::kX, tr("No, thank you"),
                  {.floating = true})) {
    model.lesson.learned.offer_closed = true;
    model.ask(wish::KeepLearned{});
    ui.want_frame();
  }
  ui.pop();
}

}  // namespace ui
