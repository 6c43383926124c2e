// An arena that is stopped, resumed and shared between cores ends like one that ran through.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "race/contest.h"
#include "race/pairing.h"
#include "support/own_folder.h"

namespace {

using race::Contest;

class Stopped : public testing::Test {
 protected:
  static Contest contest(std::uint64_t games) {
    Contest made;
    made.levels = {"expert", "casual", "beginner"};
    made.preset = "sorry seats=R,Y";
    made.games = games;
    return made;
  }
  // The arena's final report.
  static std::string said(const Contest& contest) {
    std::ostringstream out;
    const auto table = race::run_arena(contest, out);
    return out.str() + (table ? *table : table.error().text());
  }
  std::string kept() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  const OwnFolder folder_;
  const std::string path_ = folder_.file("arena.txt");
};

TEST_F(Stopped, EndsAsIfItHadRunThrough) {
  const std::string whole = said(contest(12));
  Contest begun = contest(4);
  begun.file = path_;
  (void)said(begun);
  // Stopped in the middle of a line.
  std::ofstream(path_, std::ios::app) << "expert casual 2";
  begun.games = 12;
  EXPECT_EQ(said(begun), whole);
  // Nothing is left to play; the file stays as it is.
  const std::string full = kept();
  EXPECT_EQ(said(begun), whole);
  EXPECT_EQ(kept(), full);
  EXPECT_EQ(std::count(full.begin(), full.end(), '\n'), 1 + 3 * 6);
}

TEST_F(Stopped, MayBeInTheMiddleOfTheFirstLine) {
  Contest begun = contest(2);
  begun.file = path_;
  const std::string whole = said(begun);
  const std::string full = kept();
  std::ofstream(path_) << full.substr(0, 10);
  EXPECT_EQ(said(begun), whole);
  EXPECT_EQ(kept(), full);
  std::ofstream(path_) << "notes";
  EXPECT_NE(said(begun).find("another contest: notes"), std::string::npos);
  EXPECT_EQ(kept(), "notes");
}

TEST_F(Stopped, WhatTheFileSaysIsTaken) {
  Contest begun = contest(2);
  begun.levels = {"expert", "casual"};
  begun.file = path_;
  const std::string honest = said(begun);
  std::ofstream(path_, std::ios::app) << "expert casual 0 0\n";
  EXPECT_NE(said(begun), honest);
}

TEST_F(Stopped, AFileOfAnotherContestIsRefused) {
  Contest begun = contest(2);
  begun.file = path_;
  (void)said(begun);
  const std::string before = kept();
  begun.seed = 2;
  EXPECT_NE(said(begun).find("another contest"), std::string::npos);
  EXPECT_EQ(kept(), before);
  for (const std::string& place : {folder_.file("no/such/folder/file"), folder_.file("")}) {
    begun.file = place;
    EXPECT_NE(said(begun).find("cannot be written"), std::string::npos) << place;
  }
}

TEST_F(Stopped, AGameThatNobodyCanWinIsNotBegun) {
  Contest endless = contest(2);
  endless.preset = "maze seats=R,B walls=b1s.b1e.a2s.a2e.f1e.g1s.g2e.h2s red=cc claw=0";
  EXPECT_NE(said(endless).find("not over"), std::string::npos);
}

TEST_F(Stopped, SeveralCoresComeToTheSameResult) {
  for (const bool tested : {false, true}) {
    Contest shared = contest(24);
    if (tested) shared.sprt = race::Sprt{0, 200};
    const std::string alone = said(shared);
    shared.cores = 3;
    EXPECT_EQ(said(shared), alone);
    shared.file = path_;
    EXPECT_EQ(said(shared), alone);
  }
}

}  // namespace
