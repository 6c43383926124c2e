// The lessons as the pages show them: the progress of each, and the one on the table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/draft/known.h"
#include "view/learn/lesson.h"

namespace ui {

class Ui;
struct Model;

// What a person has learned, and how it is kept: lines `word number`; unknown ones are skipped.
struct Learned {
  struct One {
    std::size_t step = 0;   // index of the one where it goes on
    bool finished = false;  // its end has been reached once
    friend bool operator==(const One&, const One&) = default;
  };
  std::vector<One> lessons = std::vector<One>(known_games().size());  // by KnownGame
  bool offer_closed = false;  // the offer on the first visit was refused
  [[nodiscard]] One& of(KnownGame game) { return lessons[static_cast<std::size_t>(game)]; }
  [[nodiscard]] const One& of(KnownGame game) const {
    return lessons[static_cast<std::size_t>(game)];
  }
  // Nothing has been begun, and nothing refused.
  [[nodiscard]] bool fresh() const { return *this == Learned{}; }
  friend bool operator==(const Learned&, const Learned&) = default;
};
[[nodiscard]] std::string print_learned(const Learned& learned);
[[nodiscard]] Learned parse_learned(std::string_view text);

struct LessonPage {
  view::Lesson* lesson = nullptr;  // the one on the table, owned by the app
  KnownGame game{};
  Learned learned;
  std::string said;    // words of the step that was read out last
  bool looks = false;  // at a step out of turn: the lesson is kept where it was
};

void show_lesson(Ui& ui, Model& model);

}  // namespace ui
