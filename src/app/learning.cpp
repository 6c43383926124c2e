#include "app/learning.h"

#include "ai/agent.h"
#include "app/app.h"
#include "assets/embedded.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/setup/draft.h"
#include "view/words/words.h"

namespace app {

namespace {

constexpr std::string_view kLearnedKey = "learn";

std::string file_of(ui::GameKind kind) {
  return "learn/" + std::string(ui::game_word(kind)) + ".lesson";
}

std::string_view text_of(const std::string& file) {
  const auto bytes = assets::find(file);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Those rules that are here.
void load_rules(App& app) {
  for (const ui::GameKind kind : ui::kGameKinds) {
    auto book =
        view::parse_rulebook(text_of("learn/" + std::string(ui::game_word(kind)) + ".rules"));
    if (book) app.model.help.books[static_cast<std::size_t>(kind)] = std::move(*book);
  }
}

// Begins the lesson, or asks for its file.
void begin(App& app, ui::GameKind kind) {
  const std::string_view text = text_of(file_of(kind));
  if (text.empty()) {
    app.learning.due = kind;
    platform::want_file(file_of(kind));
    return;
  }
  auto steps = view::parse_lesson(text);
  if (!steps) {
    app.ui.toast(view::tr(steps.error()));
    return;
  }
  ui::LessonPage& page = app.model.lesson;
  const std::size_t from = page.learned.of(kind).step;
  app.learning.lesson = std::make_unique<view::Lesson>(std::move(*steps), from, ai::make_agent);
  page.lesson = app.learning.lesson.get();
  page.kind = kind;
  app.model.help_open = false;
  app.model.bubble.clear();
  app.model.screen = ui::Screen::Lesson;
  app.ui.want_frame();
}

}  // namespace

void load_learned(App& app) {
  load_rules(app);
  if (const auto text = platform::load_text(kLearnedKey)) {
    app.model.lesson.learned = ui::parse_learned(*text);
  }
}

void learning_came(App& app) {
  load_rules(app);
  if (!app.learning.due || assets::find(file_of(*app.learning.due)).empty()) return;
  const ui::GameKind kind = *app.learning.due;
  app.learning.due.reset();
  begin(app, kind);
}

void carry_out(App& app, const ui::wish::BeginLesson& wish) { begin(app, wish.game); }

void carry_out(App& app, const ui::wish::KeepLearned&) {
  platform::save_text(kLearnedKey, ui::print_learned(app.model.lesson.learned));
}

}  // namespace app
