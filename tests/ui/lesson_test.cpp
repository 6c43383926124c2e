// The lesson's screen: its words fit every window in every language, and where the panel beside the
// table has room to spare, the steps are listed and can be gone to.
#include "view/learn/lesson.h"

#include <memory>

#include "ui/fit_page.h"
#include "ui/screens/lesson.h"
#include "ui/table_page.h"

namespace {

using ui_test::TablePage;

constexpr const char* kLessons[] = {"parchis",   "ludo",  "maedn", "chevaux",
                                    "parcheesi", "sorry", "maze"};

std::unique_ptr<view::Lesson> lesson_of(const std::string& game, std::size_t from = 0) {
  const auto file = assets::find("learn/" + game + ".lesson");
  auto steps = view::parse_lesson({reinterpret_cast<const char*>(file.data()), file.size()});
  if (!steps) return nullptr;
  auto lesson = std::make_unique<view::Lesson>(std::move(*steps), from, ai::make_agent);
  (void)lesson->update(60.0F);
  return lesson;
}

void put_on_table(ui::Model& model, view::Lesson& lesson) {
  model.lesson.lesson = &lesson;
  model.session = &lesson.session();
  model.screen = ui::Screen::Lesson;
}

class FitLesson : public ui_fit::FitTest {};

// Under the sanitizers each step in one language.
TEST_P(FitLesson, EachStepOfEachGameInEveryLanguage) {
#ifdef HS_SLOW
  constexpr std::size_t kStride = view::kLanguages;
#else
  constexpr std::size_t kStride = 1;
#endif
  for (std::size_t i = 0; i < view::kLanguages; ++i) {
    const auto language = static_cast<view::Language>(i);
    page.speak(language);
    for (const std::string game : kLessons) {
      const auto first = lesson_of(game);
      ASSERT_NE(first, nullptr) << game;
      for (std::size_t at = i % kStride; at < first->steps().size(); at += kStride) {
        const auto lesson = lesson_of(game, at);
        put_on_table(page.model(), *lesson);
        page.rest();
        look(std::string(view::language_code(language)) + " " + game + " " +
             std::to_string(at + 1));
        page.model().session = nullptr;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Screens, FitLesson,
                         testing::Combine(testing::ValuesIn(ui_fit::kWindows),
                                          testing::ValuesIn(ui_fit::kTexts)),
                         ui_fit::name_of);

class LessonScreen : public testing::Test {
 protected:
  TablePage page{{1280.0F, 800.0F}, ui_test::kToThrow};
  std::unique_ptr<view::Lesson> lesson = lesson_of("parchis");
  void SetUp() override {
    ASSERT_NE(lesson, nullptr);
    put_on_table(page.model(), *lesson);
    page.rest();
  }
};

TEST_F(LessonScreen, AStepInTheListIsGoneTo) {
  page.press("lesson/steps/4");
  EXPECT_EQ(lesson->at(), 3U);
  EXPECT_EQ(page.model().session, &lesson->session());
  EXPECT_TRUE(page.says(lesson->step().say)) << page.said();
}

// Whoever looks at a later step finds the lesson where it was, and goes on from there with “Next”.
TEST_F(LessonScreen, ALookAheadIsNoProgress) {
  ui::Learned::One& learned = page.model().lesson.learned.of(page.model().lesson.game);
  page.press("lesson/next");
  EXPECT_EQ(learned.step, 1U);
  page.press("lesson/steps/6");
  EXPECT_EQ(lesson->at(), 5U);
  EXPECT_EQ(learned.step, 1U);
  page.press("lesson/next");
  EXPECT_EQ(learned.step, 6U);
  EXPECT_FALSE(learned.finished);
}

TEST_F(LessonScreen, TheListFollowsTheStep) {
  EXPECT_NE(page.find("lesson/steps/1"), nullptr) << page.keys();
  page.model().lesson.lesson->go_to(lesson->steps().size() - 1);
  page.model().session = &lesson->session();
  page.rest();
  const std::string last = std::to_string(lesson->steps().size());
  EXPECT_NE(page.find("lesson/steps/" + last), nullptr) << page.keys();
  EXPECT_EQ(page.find("lesson/steps/1"), nullptr) << page.keys();
}

TEST(LessonOnAPhone, HasNoListOfSteps) {
  TablePage page(ui_test::kPhone, ui_test::kToThrow);
  const auto lesson = lesson_of("parchis");
  ASSERT_NE(lesson, nullptr);
  put_on_table(page.model(), *lesson);
  page.rest();
  EXPECT_EQ(page.find("lesson/steps/2"), nullptr) << page.keys();
  EXPECT_NE(page.find("lesson/next"), nullptr) << page.keys();
}

}  // namespace
