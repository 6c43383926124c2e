// The lesson's screen: the table, and beside or below it the words of the step, the game's own
// control, and the buttons forward and back.
#include "ui/screens/lesson.h"

#include <optional>

#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/hud/bubble.h"
#include "ui/hud/game.h"
#include "ui/hud/hud.h"
#include "ui/hud/moves.h"
#include "ui/kit/button.h"
#include "ui/kit/panel.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::Lesson;
using view::tr;

namespace {

constexpr float kWider = 1.1F;  // width to height: the panel is beside the table
constexpr PanelShape kPanel{.share = 0.32F, .least = 310.0F, .most = 430.0F, .limit = 0.55F};
constexpr float kBottomShare = 0.46F;
constexpr float kBottomLeast = 300.0F;
constexpr float kBottomFixed = 0.4F;  // share of it that does not grow with the text
constexpr float kBottomMost = 0.66F;
constexpr float kBottomLimit = 0.7F;
constexpr float kForBoth = 240.0F;     // height for words and moves above the dice or cards
constexpr float kTwoColumns = 320.0F;  // of moves, at least this wide
constexpr float kBars = 5.0F;          // height of the progress
constexpr float kBarGap = 4.0F;
constexpr float kBarGapShare = 0.25F;
constexpr float kPraiseFill = 0.16F;
constexpr float kPraiseEdge = 0.6F;
constexpr float kCheckAt = 10.0F;
constexpr float kCheck = 20.0F;
// The list of steps.
constexpr std::size_t kFewest = 3;  // fewer are no list
constexpr std::size_t kBefore = 3;  // at most so many that are done stand above this one
constexpr float kMarkRoom = 26.0F;  // before a title
constexpr float kMark = 16.0F;

void close_lesson(Ui& ui, Model& model) {
  model.ask(wish::Go{Screen::Title});
  ui.want_frame();
}

// `looks`: only to look there.
void go_to(Ui& ui, Model& model, std::size_t step, bool looks = false) {
  model.lesson.looks = looks;
  model.lesson.lesson->go_to(step);
  model.session = &model.lesson.lesson->session();
  model.bubble.words.clear();
  ui.want_frame();
}

// Whether the learner has done what the step asks for, and is told why it was well done.
bool is_praised(const Lesson& lesson) {
  return lesson.done() && lesson.phase() == Lesson::Phase::Read && !lesson.step().well.empty();
}

// Stores the progress of the lesson, and whether its end has been reached.
void note_progress(Ui& ui, Model& model) {
  const Lesson& lesson = *model.lesson.lesson;
  Learned::One& one = model.lesson.learned.of(model.lesson.game);
  const Learned::One before = one;
  if (!model.lesson.looks) {
    one.step = lesson.last() ? 0 : lesson.at();
    one.finished = one.finished || lesson.last();
  }
  if (!(before == one)) model.ask(wish::KeepLearned{});
  const bool praised = is_praised(lesson);
  const std::string words =
      praised ? std::string(tr(lesson.step().well))
              : std::string(tr(lesson.step().title)) + ". " + std::string(tr(lesson.step().say));
  if (model.lesson.said == words) return;
  model.lesson.said = words;
  ui.say(words);
}

std::string where(const Lesson& lesson) {
  return tr("Step {0} of {1}",
            {std::to_string(lesson.at() + 1), std::to_string(lesson.steps().size())});
}

void header(Ui& ui, Model& model, Rect rect) {
  const Palette& c = ui.colours();
  const Lesson& lesson = *model.lesson.lesson;
  const Rect cross = rect.cut_right(kTouch);
  const std::string count = where(lesson);
  const Rect right = rect.cut_right(ui.measure(Type::Caption, count).x + gap::kSmall);
  ui.record_text(Role::Heading, rect, known_title(model.lesson.game));
  ui.fit(Type::Strong, rect, c.accent_text, known_title(model.lesson.game), Align::Left);
  ui.record_text(Role::Text, right, count);
  ui.fit(Type::Caption, right, c.muted, count, Align::Right);
  if (icon_button(ui, "close", cross.middle() + ImVec2(gap::kSmall, 0), icons::kX,
                  tr("Leave the lesson"), {.floating = true})) {
    close_lesson(ui, model);
  }
}

// A row of short bars, filled for finished steps.
void progress(Ui& ui, const Lesson& lesson, const Rect& rect) {
  const Palette& c = ui.colours();
  const std::size_t steps = lesson.steps().size();
  const auto count = static_cast<float>(steps);
  const float space = std::min(kBarGap, rect.width() / count * kBarGapShare);
  const float wide = (rect.width() - space * (count - 1)) / count;
  for (std::size_t i = 0; i < steps; ++i) {
    const float x = rect.min.x + static_cast<float>(i) * (wide + space);
    const Colour fill = i <= lesson.at() ? c.accent : c.well;
    ui.draw->AddRectFilled({x, rect.min.y}, {x + wide, rect.max.y}, fill, rect.height() * 0.5F);
  }
}

// Praise for what the learner has done.
void praise(Ui& ui, Column& column, std::string_view text) {
  const Palette& c = ui.colours();
  constexpr float kCheckRoom = 30.0F;
  const float wide = column.width - kCheckRoom - 2 * gap::kMedium;
  const float high = ui.measure(Type::Body, text, wide).y;
  Rect box = column.take(high + 2 * gap::kSmall, gap::kSmall);
  ui.draw->AddRectFilled(box.min, box.max, faded(c.accent, kPraiseFill), corner::kControl);
  ui.draw->AddRect(box.min, box.max, faded(c.accent, kPraiseEdge), corner::kControl);
  const Rect inner = box.grown(-gap::kMedium, -gap::kSmall);
  ui.icon({inner.min.x + kCheckAt, inner.min.y + ui.line(Type::Body) * 0.5F}, c.accent_text,
          icons::kCheck, kCheck);
  Column words{inner.min.x + kCheckRoom, inner.min.y, wide};
  ui.paragraph(words, Type::Body, c.text, text, 0);
}

void text(Ui& ui, const Lesson& lesson, Column& column) {
  const Palette& c = ui.colours();
  const view::LessonStep& step = lesson.step();
  ui.paragraph(column, Type::Heading, c.text, tr(step.title), gap::kTiny);
  ui.paragraph(column, Type::Body, c.text, tr(step.say), gap::kMedium);
  if (is_praised(lesson)) praise(ui, column, tr(step.well));
}

// One step in the list; true if it was pressed.
bool listed_step(Ui& ui, const Lesson& lesson, const Learned::One& learned, std::size_t i,
                 Rect row) {
  const Palette& c = ui.colours();
  const std::string number = std::to_string(i + 1);
  const std::string_view title = tr(lesson.steps()[i].title);
  const bool here = i == lesson.at();
  const Touch touch =
      ui.touch(number, row, {Role::Radio, view::labelled(number, title), here ? "on" : "off"});
  const Colour body = here ? c.raised : mix(c.panel, c.raised_hover, touch.hover);
  if (here || touch.hover > 0.0F) ui.draw->AddRectFilled(row.min, row.max, body, corner::kControl);
  row = row.grown(-gap::kSmall, 0);
  const Rect mark = row.cut_left(kMarkRoom);
  if (learned.finished || i < learned.step) {
    ui.icon({mark.min.x + kMark * 0.5F, mark.middle().y}, c.accent_text, icons::kCheck, kMark);
  } else {
    ui.fit(Type::Caption, mark, c.muted, number, Align::Left);
  }
  ui.fit(here ? Type::Strong : Type::Body, row, here ? c.text : c.muted, title, Align::Left);
  return touch.clicked;
}

// The steps around this one, at the lower end of `room`, if there is so much to spare: what has
// been learned and what is to come. A press goes there.
void list_of_steps(Ui& ui, Model& model, Rect room) {
  const Lesson& lesson = *model.lesson.lesson;
  const std::size_t all = lesson.steps().size();
  const auto fit = static_cast<std::size_t>(std::max(0.0F, room.height()) / kTouch);
  const std::size_t shown = std::min(fit, all);
  if (shown < kFewest) return;
  const std::size_t above = std::min({kBefore, shown / kFewest, lesson.at()});
  const std::size_t first = std::min(lesson.at() - above, all - shown);
  Rect list = room.cut_bottom(static_cast<float>(shown) * kTouch);
  const Learned::One& learned = model.lesson.learned.of(model.lesson.game);
  std::optional<std::size_t> wanted;
  ui.begin_radios("steps", where(lesson));
  ui.push("steps");
  for (std::size_t i = first; i < first + shown; ++i) {
    if (listed_step(ui, lesson, learned, i, list.cut_top(kTouch))) wanted = i;
  }
  ui.pop();
  ui.end_radios();
  if (wanted && *wanted != lesson.at()) go_to(ui, model, *wanted, true);
}

// The last step offers a game.
void play_now(Ui& ui, Model& model) {
  model.ask(wish::SetUp{model.lesson.game});
  ui.want_frame();
}

// With its words if there is space for them; takes its place from the left end of `rect`.
void show_me_button(Ui& ui, Model& model, Rect& rect) {
  Lesson& lesson = *model.lesson.lesson;
  const bool enabled = lesson.phase() == Lesson::Phase::Do;
  const std::string_view words = tr("Show me");
  const ButtonStyle style{Look::Ghost, icons::kEye, Align::Centre, enabled};
  const float wide = button_width(ui, words, style);
  const bool fits = wide < rect.width() * 0.5F;
  const bool pressed = fits ? button(ui, "show-me", rect.cut_left(wide), words, style)
                            : icon_button(ui, "show-me", rect.cut_left(kTouch).middle(),
                                          icons::kEye, words, {.enabled = enabled});
  if (!pressed) return;
  lesson.show_me();
  model.bubble.words.clear();
  ui.want_frame();
}

void way_on(Ui& ui, Model& model, Rect rect) {
  Lesson& lesson = *model.lesson.lesson;
  const Lesson::Phase phase = lesson.phase();
  if (icon_button(ui, "back", rect.cut_left(kTouch).middle(), icons::kChevronLeft, tr("Back"),
                  {.enabled = lesson.at() > 0})) {
    go_to(ui, model, lesson.at() - 1);
    return;
  }
  rect.cut_left(gap::kSmall);
  const bool reads = phase == Lesson::Phase::Read;
  if (lesson.last() && reads) {
    const ButtonStyle style{Look::Primary, icons::kPlay};
    if (button(ui, "play", rect, tr("Play a game"), style)) play_now(ui, model);
    return;
  }
  if (!reads) {
    show_me_button(ui, model, rect);
    rect.cut_left(gap::kSmall);
  }
  ButtonStyle next{reads ? Look::Primary : Look::Secondary, nullptr};
  next.enabled = !lesson.last();
  if (button(ui, "next", rect, reads ? tr("Next") : tr("Skip"), next)) {
    go_to(ui, model, lesson.at() + 1);
  }
}

void keys(Ui& ui, Model& model) {
  if (!ui.hears_keys()) return;
  Lesson& lesson = *model.lesson.lesson;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    if (!step_back(ui, model)) close_lesson(ui, model);
    return;
  }
  if (Ui::enter_pressed() && !ui.focus_shown() && lesson.phase() == Lesson::Phase::Read) {
    lesson.last() ? play_now(ui, model) : go_to(ui, model, lesson.at() + 1);
    return;
  }
  table_keys(ui, model);
}

void body(Ui& ui, Model& model, Rect inner, bool beside) {
  const Lesson& lesson = *model.lesson.lesson;
  header(ui, model, inner.cut_top(kTouch));
  inner.cut_top(gap::kTiny);
  progress(ui, lesson, inner.cut_top(kBars));
  inner.cut_top(gap::kMedium);
  const Rect way = inner.cut_bottom(ui.control());
  inner.cut_bottom(gap::kSmall);
  const GameHud& hud = game_hud(*model.session);
  const view::Session& session = *model.session;
  const bool throws = session.status().may_throw;
  const bool wanted = !lesson.step().only_read() && (beside || throws || hud.controls_stay());
  const float high = hud.controls_height(ui, !beside);
  // Where there is little height, what to do next comes before dice that only lie there.
  const bool below = wanted && !throws && inner.height() < kForBoth * ui.text_scale;
  Rect controls;
  if (wanted && !below) {
    controls = inner.cut_bottom(high);
    inner.cut_bottom(gap::kSmall);
  }
  inner.max.x += gap::kMedium;  // for the bar
  Scroll scroll = begin_scroll(ui, "step-" + std::to_string(lesson.at()), inner, 0);
  scroll.column.width -= gap::kMedium;
  text(ui, lesson, scroll.column);
  if (lesson.phase() == Lesson::Phase::Do) {
    moves(ui, model, scroll.column, beside || inner.width() < kTwoColumns * ui.text_scale ? 1 : 2);
  }
  if (below) hud.controls(ui, model, scroll.column.take(high, 0));
  const float told = scroll.column.y - scroll.start;
  end_scroll(ui, scroll, 0);
  const float left = inner.min.x - gap::kSmall;  // the titles stand below the words
  list_of_steps(ui, model,
                {{left, inner.min.y + told + gap::kMedium},
                 {inner.max.x - gap::kMedium + gap::kSmall, inner.max.y}});
  if (!controls.empty()) hud.controls(ui, model, controls);
  way_on(ui, model, way);  // last, in reading order
}

}  // namespace

void show_lesson(Ui& ui, Model& model) {
  if (model.lesson.lesson == nullptr || model.session == nullptr) {
    close_lesson(ui, model);
    return;
  }
  ui.push("lesson");
  model.table_shown = true;
  note_progress(ui, model);
  const bool beside = ui.screen.width() > ui.screen.height() * kWider;
  Rect room = ui.screen;
  if (beside) {
    const Rect panel = cut_side_panel(ui, room, kPanel);
    model.table = room;
    keys(ui, model);
    body(ui, model, panel.grown(-gap::kLarge, -gap::kMedium), true);
  } else {
    const float high =
        std::clamp(room.height() * kBottomShare,
                   kBottomLeast * (kBottomFixed + (1.0F - kBottomFixed) * ui.text_scale),
                   std::max(kBottomLeast, room.height() * kBottomMost));
    const Rect bottom = room.cut_bottom(std::min(high, ui.screen.height() * kBottomLimit));
    model.table = room;
    bottom_paper(ui, bottom);
    keys(ui, model);
    body(ui, model, bottom.grown(-gap::kLarge, -gap::kMedium), false);
  }
  game_hud(*model.session).over_table(ui, model, model.table);
  draw_bubble(ui, model);
  ui.pop();
}

}  // namespace ui
