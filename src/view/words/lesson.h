// A lesson: a game is learned step by step on the real table, by its own engine. The steps are data
// (assets/learn/*.lesson), each a position, a sentence or two, what the learner is to do there, and
// how it goes on; one small runner plays them. Knows no widget and no clock.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "view/table/session.h"

namespace view {

// One step, as it stands in the file. All texts are English sentences to be translated; they live
// as long as the file's text.
struct LessonStep {
  std::string_view title;
  std::string_view at;                   // a position line; empty: goes on from the step before
  std::string_view say;                  // what there is to know, and what is to be done
  std::vector<std::string_view> wanted;  // moves that do it, as tokens
  bool any = false;                      // every legal move does it; `wanted` is empty then
  std::vector<std::string_view> then;    // what then happens by itself
  std::string_view wrong;                // the answer to another legal move
  std::string_view well;                 // what is said when it is done
  [[nodiscard]] bool only_read() const { return wanted.empty() && !any; }
};

// Lines `step TITLE`, then `at`, `say`, `do`, `then`, `wrong` and `well` with their text; `do *`
// takes every legal move. Empty lines and those that begin with # are passed over. Refuses a line
// with another word, naming its number.
[[nodiscard]] core::Expected<std::vector<LessonStep>> parse_lesson(std::string_view text);

class Lesson {
 public:
  // `steps` is not empty, and its first step has a position. The learner sits at the first seat of
  // `seats=`, and sees nobody else decide. Begins with step `from`.
  Lesson(std::vector<LessonStep> steps, std::size_t from, play::AgentMaker maker);

  [[nodiscard]] std::size_t size() const { return steps_.size(); }
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] const LessonStep& step() const { return steps_[at_]; }
  [[nodiscard]] bool last() const { return at_ + 1 == steps_.size(); }
  enum class Phase : std::uint8_t {
    Do,     // it is the learner's turn to do something
    Watch,  // what follows is being shown
    Read,   // there is nothing to do but to go on
  };
  [[nodiscard]] Phase phase() const;
  // What the step wanted has been done.
  [[nodiscard]] bool done() const { return done_; }

  // Goes to a step; one in a row of moves is reached by playing the steps before it.
  void go_to(std::size_t step);
  // Does what the step wants; does nothing unless that is wanted now.
  void show_me();

  [[nodiscard]] Session& session() { return *session_; }
  [[nodiscard]] const Session& session() const { return *session_; }
  // Lets time pass; true while another frame is wanted.
  bool update(float seconds);

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
