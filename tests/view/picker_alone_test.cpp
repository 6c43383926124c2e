// The picker by itself: invented choices, touched thing by thing.
#include <gtest/gtest.h>

#include "view/table/picker.h"

namespace {

using view::Choice;
using view::Picker;
using view::Thing;

constexpr Thing kPawn = view::piece_thing(0, 5);
constexpr Thing kOtherPawn = view::piece_thing(0, 9);
constexpr Thing kNear = view::site_thing(0, 6);
constexpr Thing kFar = view::site_thing(0, 12);
constexpr Thing kPass = view::button_thing(core::MoveKind::Pass);

Choice choice(std::initializer_list<Thing> steps, core::Site to) {
  Choice made;
  made.move = {core::MoveKind::Walk, 1, 0, 0, 5, to, 0};
  for (const Thing& thing : steps) made.steps.push(thing);
  return made;
}

// One pawn with two ways, one with a single way, and a button.
Picker offered() {
  Picker picker;
  picker.offer({choice({kPawn, kNear}, 6), choice({kPawn, kFar}, 12), choice({kOtherPawn}, 9),
                choice({kPass}, 0)});
  return picker;
}

std::vector<std::size_t> open(const Picker& picker) {
  return {picker.open().begin(), picker.open().end()};
}

TEST(PickerAlone, WithoutChoicesThereIsNothingToTouch) {
  Picker picker;
  picker.offer({});
  EXPECT_TRUE(picker.options().empty());
  EXPECT_FALSE(picker.find(kPawn));
  EXPECT_FALSE(picker.unpick());
  EXPECT_FALSE(picker.pointed());
  picker.focus_step(1);
  EXPECT_FALSE(picker.focus());
}

TEST(PickerAlone, AThingIsOfferedOnceHoweverManyChoicesBeginWithIt) {
  const Picker picker = offered();
  ASSERT_EQ(picker.options().size(), 3U);
  EXPECT_EQ(picker.options()[0].thing, kPawn);
  EXPECT_EQ(picker.options()[0].choices, 2U);
  EXPECT_EQ(picker.options()[1].first, 2U);
  EXPECT_EQ(open(picker), (std::vector<std::size_t>{0, 1, 2, 3}));
}

TEST(PickerAlone, PickingNarrowsWhatIsOpenAndKeepsTheIndices) {
  Picker picker = offered();
  picker.pick(*picker.find(kPawn));
  EXPECT_EQ(open(picker), (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(picker.choices().size(), 4U);
  ASSERT_EQ(picker.options().size(), 2U);
  EXPECT_EQ(picker.options()[1].thing, kFar);
  EXPECT_EQ(picker.options()[1].first, 1U);
  EXPECT_EQ(picker.picked().size(), 1U);
  EXPECT_TRUE(picker.unpick());
  EXPECT_EQ(open(picker).size(), 4U);
  EXPECT_FALSE(picker.unpick());
}

TEST(PickerAlone, NewChoicesForgetWhatWasPickedNamedAndFocused) {
  Picker picker = offered();
  picker.pick(*picker.find(kPawn));
  picker.focus_step(1);
  EXPECT_FALSE(picker.confirm(0));
  picker.offer({choice({kOtherPawn}, 9)});
  EXPECT_TRUE(picker.picked().empty());
  EXPECT_FALSE(picker.focus());
  EXPECT_FALSE(picker.unconfirmed());
}

TEST(PickerAlone, TheKeyboardGoesRound) {
  Picker picker = offered();
  picker.focus_step(-1);
  EXPECT_EQ(picker.focus(), 2U);
  picker.focus_step(1);
  EXPECT_EQ(picker.focus(), 0U);
  EXPECT_FALSE(picker.pointed()) << "two ways begin there";
  picker.focus_step(1);
  EXPECT_EQ(picker.pointed(), 2U);
}

TEST(PickerAlone, ThePointerComesBeforeTheKeyboard) {
  Picker picker = offered();
  picker.focus_on(1);
  picker.hover({std::nullopt, std::nullopt, 1});
  EXPECT_EQ(picker.pointed(), 1U);
  picker.hover({std::nullopt, 2, std::nullopt});
  EXPECT_EQ(picker.pointed(), 3U);
  picker.hover({});
  EXPECT_EQ(picker.pointed(), 2U);
}

TEST(PickerAlone, WhereThePointerIsOutlivesAPick) {
  Picker picker = offered();
  picker.hover({glm::vec2(1.0F, 2.0F), 0, std::nullopt});
  picker.pick(0);
  EXPECT_EQ(picker.hovered().at, glm::vec2(1.0F, 2.0F));
  EXPECT_FALSE(picker.hovered().option) << "the options are others now";
}

TEST(PickerAlone, AChoiceIsConfirmedByNamingItTwice) {
  Picker picker = offered();
  EXPECT_FALSE(picker.confirm(0));
  EXPECT_EQ(picker.unconfirmed(), 0U);
  EXPECT_FALSE(picker.confirm(2)) << "another one begins anew";
  EXPECT_TRUE(picker.confirm(2));
  EXPECT_TRUE(picker.unpick()) << "takes the naming back";
  EXPECT_FALSE(picker.unconfirmed());
}

TEST(PickerAlone, ANamedChoiceIsForgottenWhenSomethingElseIsPicked) {
  Picker picker = offered();
  EXPECT_FALSE(picker.confirm(2));
  picker.pick(*picker.find(kPawn));
  EXPECT_FALSE(picker.unconfirmed());
  EXPECT_TRUE(picker.unpick());
  EXPECT_TRUE(picker.picked().empty()) << "one step back undoes the pick";
}

TEST(PickerAlone, ARecommendedMoveIsFoundAmongTheOpenChoices) {
  Picker picker = offered();
  picker.recommend(picker.choices()[2].move);
  EXPECT_EQ(picker.recommended(), 2U);
  picker.pick(*picker.find(kPawn));
  EXPECT_FALSE(picker.recommended()) << "it does not begin with that pawn";
  picker.offer({choice({kOtherPawn}, 9)});
  EXPECT_EQ(picker.recommended(), 0U);
  picker.recommend(std::nullopt);
  EXPECT_FALSE(picker.recommended());
}

}  // namespace
