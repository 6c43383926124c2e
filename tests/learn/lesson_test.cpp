// The lessons: every position is legal, the wanted moves are possible there, and each lesson can be
// played to its end by them.
#include "view/learn/lesson.h"

#include <gtest/gtest.h>

#include "ai/agent.h"
#include "assets/embedded.h"
#include "learn/taught.h"

namespace {

using games::Weights;
using view::Lesson;
using view::LessonStep;

std::string_view text_of(std::string_view game) {
  const auto bytes = assets::find("learn/" + std::string(game) + ".lesson");
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<LessonStep> steps_of(std::string_view game) {
  auto steps = view::parse_lesson(text_of(game));
  EXPECT_TRUE(steps) << (steps ? "" : steps.error().text());
  return steps ? *steps : std::vector<LessonStep>();
}

// Plays the moves of consecutive steps, in every way that they allow, up to the next position.
void play_on(const std::vector<LessonStep>& steps, std::size_t at, const games::Position& here) {
  const LessonStep& step = steps[at];
  SCOPED_TRACE("step " + std::to_string(at + 1) + ", " + std::string(step.title));
  const auto legal = games::legal_tokens(here.game, here.state, Weights::Hidden);
  std::vector<std::string> wanted(step.wanted.begin(), step.wanted.end());
  if (step.any) wanted = legal;
  if (step.only_read()) wanted = {""};
  const bool decides = here.game.actor(here.state) != core::kChance;
  if (!step.only_read() && !step.any && decides) {
    EXPECT_EQ(legal.size() > wanted.size(), !step.wrong.empty()) << "another move needs a word";
  }
  for (const std::string& token : wanted) {
    games::Position next = here;
    std::vector<std::string> tokens(step.then.begin(), step.then.end());
    if (!token.empty()) tokens.insert(tokens.begin(), token);
    for (const std::string& one : tokens) {
      const auto move = games::find_move(next.game, next.state, one);
      ASSERT_TRUE(move) << one << " in " << games::print_position(next.game, next.state);
      next.game.play(next.state, *move);
    }
    const bool ends = at + 1 == steps.size() || !steps[at + 1].at.empty();
    if (!ends) play_on(steps, at + 1, next);
  }
}

class EveryLesson : public testing::TestWithParam<std::string> {};

TEST_P(EveryLesson, IsLegalByEveryWayThatItAllows) {
  const auto steps = steps_of(GetParam());
  ASSERT_GE(steps.size(), 10U);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_FALSE(steps[i].title.empty());
    EXPECT_FALSE(steps[i].say.empty());
    if (steps[i].at.empty()) continue;
    const auto position = games::parse_position(steps[i].at);
    ASSERT_TRUE(position) << steps[i].title << ": " << position.error().text();
    EXPECT_EQ(games::print_position(position->game, position->state), steps[i].at);
    play_on(steps, i, *position);
  }
}

TEST_P(EveryLesson, LeavesTimeToSeeBeforeTheTableChanges) {
  const auto steps = steps_of(GetParam());
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
    if (steps[i].only_read() || steps[i + 1].at.empty()) continue;
    EXPECT_FALSE(steps[i].well.empty()) << steps[i].title;
  }
}

TEST_P(EveryLesson, IsPlayedToItsEndByWhatItWants) {
  Lesson lesson(steps_of(GetParam()), 0, ai::make_agent);
  lesson.session().comfort.speed = 0.0F;
  for (int i = 0; i < 1000 && !(lesson.last() && lesson.phase() == Lesson::Phase::Read); ++i) {
    if (lesson.phase() == Lesson::Phase::Do) {
      const std::size_t before = lesson.session().match().made().size();
      lesson.show_me();
      ASSERT_GT(lesson.session().match().made().size(), before) << lesson.step().title;
    } else if (lesson.phase() == Lesson::Phase::Read) {
      lesson.go_to(lesson.at() + 1);
    }
    lesson.session().comfort.speed = 0.0F;
    (void)lesson.update(0.1F);
  }
  EXPECT_TRUE(lesson.last());
}

TEST_P(EveryLesson, BeginsAtAnyStep) {
  const auto steps = steps_of(GetParam());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Lesson lesson(steps, i, ai::make_agent);
    EXPECT_EQ(lesson.at(), i);
    EXPECT_EQ(lesson.phase(), steps[i].only_read() ? Lesson::Phase::Read : Lesson::Phase::Do)
        << steps[i].title;
    const view::Status status = lesson.session().status();
    EXPECT_EQ(status.person_acts, !steps[i].only_read()) << steps[i].title;
    EXPECT_EQ(status.seat, steps[i].only_read() ? status.seat : 0) << steps[i].title;
  }
}

INSTANTIATE_TEST_SUITE_P(Lessons, EveryLesson, testing::ValuesIn(taught_games()),
                         [](const auto& one) { return one.param; });

constexpr std::string_view kTwoWays =
    "step One\n"
    "at parchis first=Y | Y 5,20,n,n B 30,n,n,n R 24,n,n,n G 56,n,n,n | turn=Y phase=move4 sixes=0 "
    "last=-\n"
    "say Capture.\ndo Y20>24\nwrong Another one.\n";

TEST(Lesson, AnotherLegalMoveIsAnsweredAndNotMade) {
  Lesson lesson(*view::parse_lesson(kTwoWays), 0, ai::make_agent);
  view::Session& session = lesson.session();
  ASSERT_EQ(session.picker().choices().size(), 2U);
  const std::size_t other = session.picker().choices()[0].token == "Y20>24" ? 1 : 0;
  const view::TapAnswer answer = session.choose(other);
  EXPECT_EQ(answer.kind, view::TapAnswer::Kind::WhyNot);
  EXPECT_EQ(answer.why->message, "Another one.");
  EXPECT_TRUE(session.match().made().empty());
  EXPECT_EQ(session.choose(1 - other).kind, view::TapAnswer::Kind::Moved);
}

TEST(Lesson, AThrowComesAsItIsWanted) {
  for (const char* face : {"d1", "d2", "d3", "d4", "d5", "d6"}) {
    const std::string text =
        "step One\nat parchis first=Y | Y 5,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y "
        "phase=roll sixes=0 last=-\nsay Throw.\ndo " +
        std::string(face) + "\n";
    Lesson lesson(*view::parse_lesson(text), 0, ai::make_agent);
    ASSERT_TRUE(lesson.session().status().may_throw);
    EXPECT_EQ(lesson.session().throw_or_draw().kind, view::TapAnswer::Kind::Thrown);
    const play::Match& match = lesson.session().match();
    EXPECT_EQ(match.game().print_move(match.made().back()), face);
  }
}

TEST(Lesson, ALineThatCannotBeReadIsNamed) {
  EXPECT_EQ(view::parse_lesson("step One\nat x\nsing a song\n").error().text(),
            "Line 3 of the lesson cannot be read.");
  EXPECT_FALSE(view::parse_lesson(""));
  EXPECT_FALSE(view::parse_lesson("step One\nsay There is no table.\n"));
}

}  // namespace
