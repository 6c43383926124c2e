// A lesson: teaches a game step by step on the real table, with its own engine. The steps are data
// (assets/learn/*.lesson), each a position, a sentence or two, what the learner should do, and how
// it goes on; one small runner plays them. Knows no widget and no clock.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "view/table/session.h"

namespace view {

// One step, as in the file. All texts are English sentences to be translated; they live as long as
// the file's text.
struct LessonStep {
  std::string_view title;
  std::string_view at;                   // a position line; empty: continues from the previous step
  std::string_view say;                  // the explanation, and what to do
  std::vector<std::string_view> wanted;  // moves that fulfil the step, as tokens
  bool any = false;                      // every legal move fulfils it; `wanted` is empty then
  std::vector<std::string_view> then;    // moves that follow automatically
  std::string_view wrong;                // the answer to another legal move
  std::string_view well;                 // the praise when it is done
  [[nodiscard]] bool only_read() const { return wanted.empty() && !any; }
};

// Parses lines `step TITLE`, then `at`, `say`, `do`, `then`, `wrong` and `well` with their text;
// `do *` accepts every legal move. Empty lines and lines that begin with # are ignored. Refuses a
// line with any other word, naming its number.
[[nodiscard]] core::Expected<std::vector<LessonStep>> parse_lesson(std::string_view text);

class Lesson {
 public:
  // `steps` is not empty, and its first step has a position. The learner has the first seat of
  // `seats=` and sees nobody else decide. Begins with step `from`.
  Lesson(std::vector<LessonStep> steps, std::size_t from, play::AgentMaker maker);

  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] const std::vector<LessonStep>& steps() const { return steps_; }
  [[nodiscard]] const LessonStep& step() const { return steps_[at_]; }
  [[nodiscard]] bool last() const { return at_ + 1 == steps_.size(); }
  enum class Phase : std::uint8_t {
    Do,     // it is the learner's turn to do something
    Watch,  // what follows is being shown
    Read,   // nothing to do but to go on
  };
  [[nodiscard]] Phase phase() const;
  // Whether the learner has done what the step wanted.
  [[nodiscard]] bool done() const { return done_; }

  // Goes to a step; a step without a position is reached by playing the steps before it.
  void go_to(std::size_t step);
  // Makes the wanted move; does nothing unless one is wanted now.
  void show_me();

  [[nodiscard]] Session& session() { return *session_; }
  [[nodiscard]] const Session& session() const { return *session_; }
  // Advances by `seconds`. Returns when it should be called again, if nobody touches
  // anything.
  core::Wait update(float seconds);

 private:
  void begin_step();
  void sit_down(std::string_view position);
  void play(std::string_view token);
  [[nodiscard]] std::string first_wanted(const LessonStep& step) const;
  [[nodiscard]] play::LessonChance wanted_now() const;
  void ask();

  std::vector<LessonStep> steps_;
  play::AgentMaker make_agent_;
  std::unique_ptr<Session> session_;
  std::size_t at_ = 0;
  std::size_t plies_ = 0;  // of the match when the learner was asked
  std::size_t shown_ = 0;  // of `then`
  bool done_ = false;
  float waited_ = 0.0F;  // seconds since the table came to rest
};

}  // namespace view
