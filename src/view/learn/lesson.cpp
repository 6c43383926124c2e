#include "view/learn/lesson.h"

#include <algorithm>
#include <cassert>

#include "core/text.h"
#include "games/notation.h"
#include "view/learn/blocks.h"

namespace view {

namespace {

constexpr float kBetween = 0.5F;  // seconds at speed 1 before an automatic move

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) words.push_back(core::take_until(text, ' '));
  return words;
}

core::Sentence bad_line(int number) {
  return {"Line {0} of the lesson cannot be read.", {std::to_string(number)}};
}

std::optional<LessonStep> new_step(std::string_view part, std::string_view text) {
  if (part != "step") return std::nullopt;
  LessonStep step;
  step.title = text;
  return step;
}

// False if the step has no such part.
bool read(LessonStep& step, std::string_view part, std::string_view text) {
  if (part == "at") {
    step.at = text;
  } else if (part == "say") {
    step.say = text;
  } else if (part == "do") {
    step.any = text == "*";
    if (!step.any) step.wanted = words_of(text);
  } else if (part == "then") {
    step.then = words_of(text);
  } else if (part == "wrong") {
    step.wrong = text;
  } else if (part == "well") {
    step.well = text;
  } else {
    return false;
  }
  return true;
}

}  // namespace

core::Expected<std::vector<LessonStep>> parse_lesson(std::string_view text) {
  auto steps = parse_blocks<LessonStep>(text, new_step, read, bad_line);
  if (steps && (steps->empty() || steps->front().at.empty())) return bad_line(1);
  return steps;
}

Lesson::Lesson(std::vector<LessonStep> steps, std::size_t from, play::AgentMaker maker)
    : steps_(std::move(steps)), make_agent_(maker) {
  assert(!steps_.empty() && !steps_.front().at.empty() && "a lesson begins with a position");
  go_to(from);
}

void Lesson::sit_down(std::string_view position) {
  auto read = games::parse_position(position);
  assert(read && "a lesson's positions are checked by a test");
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(read->game.seat_count()),
                        {play::Player::Kind::Remote, "", ""});
  replay.players.front().kind = play::Player::Kind::Human;
  replay.rounds.emplace_back(read->game, read->state);
  session_ = std::make_unique<Session>(std::move(replay), play::ShownChance{}, make_agent_);
}

void Lesson::play(std::string_view token) {
  const play::Match& match = session_->match();
  const auto move = games::find_move(match.game(), match.state(), token);
  assert(move && "a lesson's moves are checked by a test");
  [[maybe_unused]] const auto refusal = session_->receive(*move);
  assert(!refusal && "it is legal");
}

void Lesson::go_to(std::size_t step) {
  at_ = std::min(step, steps_.size() - 1);
  std::size_t from = at_;
  while (steps_[from].at.empty()) --from;
  sit_down(steps_[from].at);
  for (std::size_t i = from; i < at_; ++i) {
    if (!steps_[i].only_read()) play(first_wanted(steps_[i]));
    for (const std::string_view token : steps_[i].then) play(token);
  }
  session_->settle();
  begin_step();
}

void Lesson::begin_step() {
  done_ = false;
  shown_ = 0;
  waited_ = 0.0F;
  plies_ = session_->match().made().size();
  ask();
}

std::string Lesson::first_wanted(const LessonStep& step) const {
  if (!step.any) return std::string(step.wanted.front());
  const play::Match& match = session_->match();
  return games::legal_tokens(match.game(), match.state(), games::Weights::Hidden).front();
}

play::LessonChance Lesson::wanted_now() const {
  play::LessonChance chance;
  chance.any = step().any;
  chance.otherwise = {
      step().wrong.empty() ? "Not that one. Read again what is asked for." : step().wrong, {}};
  const play::Match& match = session_->match();
  for (const std::string_view token : step().wanted) {
    const auto move = games::find_move(match.game(), match.state(), token);
    if (move) chance.wanted.push_back(*move);
  }
  return chance;
}

// Lets the learner make only the wanted moves.
void Lesson::ask() {
  if (step().only_read() || done_) {
    session_->draw_from(play::ShownChance{});
  } else {
    session_->draw_from(wanted_now());
  }
  if (!session_->animating()) session_->settle();
}

Lesson::Phase Lesson::phase() const {
  if (session_->animating()) return Phase::Watch;
  if (step().only_read()) return Phase::Read;
  if (!done_) return Phase::Do;
  return shown_ < step().then.size() ? Phase::Watch : Phase::Read;
}

void Lesson::show_me() {
  if (phase() == Phase::Do) play(first_wanted(step()));
}

core::Wait Lesson::update(float seconds) {
  const core::Wait moving = session_->update(seconds);
  if (!step().only_read() && !done_ && session_->match().made().size() > plies_) {
    done_ = true;
    ask();
  }
  if (session_->animating()) {
    waited_ = 0.0F;
    return core::Wait::none();
  }
  if (!done_) return moving;
  const float speed = session_->comfort.speed;
  waited_ += speed > 0.0F ? seconds * speed : kBetween;
  if (shown_ < step().then.size()) {
    const auto rest = core::Wait::of(speed > 0.0F ? (kBetween - waited_) / speed : 0.0F);
    if (rest.over()) {
      play(step().then[shown_++]);
      waited_ = 0.0F;
    }
    return shorter(rest, moving);
  }
  if (step().well.empty() && !last()) {
    ++at_;
    begin_step();
  }
  return moving;
}

}  // namespace view
