// Recorded frames that somebody sends again count for nothing.
#include "play/room/seen_frames.h"

#include <gtest/gtest.h>

namespace {

using play::room::SeenFrames;

TEST(RoomSeenFrames, EachCountsOnceAlsoOutOfOrder) {
  SeenFrames seen;
  for (const std::uint64_t counter : {5U, 3U, 4U, 9U, 8U}) {
    EXPECT_TRUE(seen.admit(1, counter)) << counter;
  }
  for (const std::uint64_t counter : {3U, 4U, 5U, 8U, 9U}) {
    EXPECT_FALSE(seen.admit(1, counter)) << counter;
  }
  EXPECT_TRUE(seen.admit(1, 7)) << "it was late";
  EXPECT_TRUE(seen.admit(2, 5)) << "another session counts by itself";
}

TEST(RoomSeenFrames, WhatIsTooOldCountsAsSeen) {
  SeenFrames seen;
  EXPECT_TRUE(seen.admit(1, 0));
  EXPECT_TRUE(seen.admit(1, SeenFrames::kWindow));
  EXPECT_FALSE(seen.admit(1, 0));
  EXPECT_TRUE(seen.admit(1, 1)) << "the oldest that is known not to have come";
  EXPECT_TRUE(seen.admit(1, ~std::uint64_t{0}));
  EXPECT_FALSE(seen.admit(1, SeenFrames::kWindow));
}

TEST(RoomSeenFrames, ManySessionsForgetTheOneUnusedForLongest) {
  SeenFrames seen;
  for (std::uint64_t session = 0; session < SeenFrames::kMostSessions; ++session) {
    EXPECT_TRUE(seen.admit(session, 1));
  }
  EXPECT_FALSE(seen.admit(0, 1)) << "and so it was used again";
  EXPECT_TRUE(seen.admit(SeenFrames::kMostSessions, 1));
  EXPECT_FALSE(seen.admit(0, 1));
  EXPECT_TRUE(seen.admit(1, 1)) << "forgotten";
}

}  // namespace
