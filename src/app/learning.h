// Lessons, resumed where they were left and kept as far as they have come; and the pages of rules.
#pragma once

#include <memory>
#include <optional>

#include "ui/wish.h"
#include "view/words/lesson.h"

namespace app {

struct App;

struct Learning {
  std::unique_ptr<view::Lesson> lesson;  // while something is learned
  std::optional<ui::KnownGame> due;      // begins as soon as its file has come
};

// Loads what was learned, and the rules that are here.
void load_learned(App& app);
// One of the files has come.
void learning_came(App& app);

void carry_out(App& app, const ui::wish::BeginLesson& wish);
void carry_out(App& app, const ui::wish::KeepLearned& wish);

}  // namespace app
