#include "app/learning.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/app.h"
#include "app/bots.h"
#include "app/keeping.h"
#include "app/parts.h"
#include "assets/embedded.h"
#include "play/store_keys.h"
#include "ui/draft/known.h"
#include "ui/rule_pages.h"
#include "ui/screens/lesson.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace app {

namespace {

constexpr const char* kLesson = ".lesson";
constexpr const char* kRules = ".rules";

std::string file_of(ui::KnownGame game, const char* ending) {
  return "learn/" + std::string(ui::known(game).preset) + ending;
}

std::string_view text_of(const std::string& file) {
  const auto bytes = assets::find(file);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Begins the lesson, or requests its file.
void begin(App& app, ui::KnownGame game) {
  const std::string_view text = text_of(file_of(game, kLesson));
  if (text.empty()) {
    app.learning.due = {game, app.model.screen, app.model.help_open};
    platform::want_file(file_of(game, kLesson));
    return;
  }
  auto steps = view::parse_lesson(text);
  if (!steps) {
    app.ui.toast(view::tr(steps.error()));
    return;
  }
  ui::LessonPage& page = app.model.lesson;
  const std::size_t from = page.learned.of(game).step;
  app.learning.lesson = std::make_unique<view::Lesson>(std::move(*steps), from, patient_bots());
  page.lesson = app.learning.lesson.get();
  page.game = game;
  page.said.clear();
  page.looks = false;
  ui::close_sheets(app.model);
  app.model.help_open = false;
  app.model.bubble.words.clear();
  app.model.screen = ui::Screen::Lesson;
  app.ui.want_frame();
}

}  // namespace

void want_rules(App& app) {
  if (std::exchange(app.learning.rules_wanted, true)) return;
  for (std::size_t i = 0; i < ui::known_games().size(); ++i) {
    platform::want_file(file_of(static_cast<ui::KnownGame>(i), kRules));
  }
}

// The options of a kind of game are in the book of its first game.
void load_rules(App& app) {
  auto& books = app.model.help.books;
  for (std::size_t i = 0; i < books.size(); ++i) {
    const auto game = static_cast<ui::KnownGame>(i);
    auto book = view::parse_rulebook(text_of(file_of(game, kRules)));
    if (!book) continue;
    const auto first = static_cast<std::size_t>(ui::first_of(ui::known(game).kind));
    if (first != i) {
      std::copy_if(books[first].begin(), books[first].end(), std::back_inserter(*book),
                   [](const view::RuleSection& section) { return section.option; });
    }
    books[i] = std::move(*book);
  }
}

void read_learned(App& app) {
  if (const auto text = fresh_text(app, play::store::kLearned))
    app.model.lesson.learned = ui::parse_learned(*text);
}

bool is_learned(std::string_view key) { return key == play::store::kLearned; }

void merge_learned(App& app, std::string_view text) {
  ui::Learned& here = app.model.lesson.learned;
  const ui::Learned there = ui::parse_learned(text);
  for (std::size_t i = 0; i < here.lessons.size(); ++i) {
    ui::Learned::One& one = here.lessons[i];
    const ui::Learned::One& other = there.lessons[i];
    // A lesson that is finished has been taken from its beginning again.
    if (one.finished == other.finished) one.step = std::max(one.step, other.step);
    if (!one.finished && other.finished) one = other;
  }
  here.offer_closed = here.offer_closed || there.offer_closed;
  carry_out(app, ui::wish::KeepLearned{});
}

void learning_came(App& app) {
  load_rules(app);
  tend_lesson(app);
  if (!app.learning.due || text_of(file_of(app.learning.due->game, kLesson)).empty()) return;
  const ui::KnownGame game = app.learning.due->game;
  app.learning.due.reset();
  begin(app, game);
}

void learning_refused(App& app, std::string_view file) {
  auto& due = app.learning.due;
  if (due && file_of(due->game, kLesson) == file) due.reset();
}

void tend_lesson(App& app) {
  auto& due = app.learning.due;
  if (!due) return;
  const std::string file = file_of(due->game, kLesson);
  const bool still_there = app.model.screen == due->from && app.model.help_open == due->on_sheet;
  const bool missed = platform::has_file(file) && text_of(file).empty();
  if (still_there && missed && !std::exchange(due->told, true)) {
    app.ui.toast(
        std::string(view::tr("The lesson is not here yet: the network is slow or missing.")));
  }
  if (!still_there) due.reset();
}

void carry_out(App& app, const ui::wish::BeginLesson& wish) { begin(app, wish.game); }

void carry_out(App& app, const ui::wish::KeepLearned&) {
  keep_text(app, play::store::kLearned, ui::print_learned(app.model.lesson.learned));
}

}  // namespace app
