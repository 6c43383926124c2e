// Lessons, resumed where they were left and stored with their progress; and the pages of rules.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "ui/wish.h"
#include "view/learn/lesson.h"

namespace app {

struct App;

struct Learning {
  std::unique_ptr<view::Lesson> lesson;  // while a lesson is on
  struct Due {
    ui::KnownGame game{};
    ui::Screen from = ui::Screen::Title;  // where it was asked for, …
    bool on_sheet = false;                // … there, or on the sheet of rules
    bool told = false;                    // that it has not come
  };
  std::optional<Due> due;     // begins as soon as its file has arrived
  bool rules_wanted = false;  // the pages of rules have been requested
};

// Requests the pages of rules, once.
void want_rules(App& app);
// Loads the rules that are here.
void load_rules(App& app);
// Takes the progress, if something other than this page has changed it.
void read_learned(App& app);
[[nodiscard]] bool is_learned(std::string_view key);
// Adds the progress of an export: for each lesson the further progress is kept.
void merge_learned(App& app, std::string_view text);
// Called when one of the files has arrived.
void learning_came(App& app);
// Called when a file was refused, and the person was told so: no lesson waits for it any longer.
void learning_refused(App& app, std::string_view file);
// Gives up a lesson that is due if the person has gone elsewhere; says so if its file does not
// come.
void tend_lesson(App& app);

void carry_out(App& app, const ui::wish::BeginLesson& wish);
void carry_out(App& app, const ui::wish::KeepLearned& wish);

}  // namespace app
