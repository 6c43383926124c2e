// “This page and the others disagree”: one device finds another position than all others.
#include <gtest/gtest.h>

#include "play/room/report.h"
#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

// The race with a defect: every position has another hash.
class DefectivePosition final : public Position {
 public:
  explicit DefectivePosition(SharedPosition right) : right_(std::move(right)) {}
  [[nodiscard]] core::Actor actor() const override { return right_->actor(); }
  void moves(core::MoveList& list) const override { right_->moves(list); }
  [[nodiscard]] int weight(Move move) const override { return right_->weight(move); }
  [[nodiscard]] SharedPosition after(Move move) const override {
    return std::make_shared<DefectivePosition>(right_->after(move));
  }
  [[nodiscard]] std::string print(Move move) const override { return right_->print(move); }
  [[nodiscard]] std::string line() const override { return right_->line(); }
  [[nodiscard]] std::uint64_t hash() const override { return right_->hash() + 1; }

 private:
  SharedPosition right_;
};

class DefectiveBook final : public Book {
 public:
  [[nodiscard]] std::optional<Beginning> open(std::string_view rules) const override {
    auto beginning = race_book().open(rules);
    if (beginning) {
      beginning->start = std::make_shared<DefectivePosition>(beginning->start);
    }
    return beginning;
  }
};

class RoomDisagreement : public testing::Test {
 protected:
  // Three play; the third has the defect. The first moves.
  void SetUp() override {
    (void)circle.join(Circle::here(1));
    (void)circle.join(Circle::here(2));
    Here here = Circle::here(3);
    here.book = &book;
    (void)circle.join(here);
    circle.begin(3);
    circle.step(0, Decide{{"stay"}});
  }
  DefectiveBook book;
  Circle circle;
};

TEST_F(RoomDisagreement, TheDeviceSaysSoAndBlamesNobody) {
  EXPECT_TRUE(circle.peer(2).disagrees());
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_TRUE(circle.peer(i).faulty().empty());
  }
  EXPECT_FALSE(circle.peer(0).disagrees());
}

TEST_F(RoomDisagreement, TheOthersPlayOnAndItWatches) {
  circle.pass(40'000);
  const Log& log = circle.peer(0).log();
  EXPECT_EQ(log.members().size(), 2U);
  EXPECT_FALSE(contains(keys_of(log.members()), circle.peer(2).key()));
  EXPECT_TRUE(circle.peer(1).acts());
  EXPECT_EQ(circle.peer(2).wish(), 0U);
  circle.step(2, Sit{2});
  EXPECT_EQ(circle.peer(2).wish(), 0U) << "it cannot play in this game";
  EXPECT_TRUE(circle.peer(2).disagrees());
}

TEST_F(RoomDisagreement, TheReportHoldsWhatIsNeededAndNoSecret) {
  const std::string report = report_of(circle.peer(2));
  EXPECT_NE(report.find("rules race seats=3"), std::string::npos);
  EXPECT_NE(report.find("\nhere "), std::string::npos);
  EXPECT_EQ(report.find("here -"), std::string::npos);
  EXPECT_NE(report.find("\nthere "), std::string::npos);
  EXPECT_NE(report.find("\nrefused "), std::string::npos);
  const Here& here = circle.peer(2).here();
  EXPECT_EQ(report.find(core::base64url_encode(here.device.secret)), std::string::npos);
  EXPECT_EQ(report.find(core::base64url_encode(here.room.secret)), std::string::npos);
  EXPECT_TRUE(report_of(circle.peer(0)).empty());
}

}  // namespace
