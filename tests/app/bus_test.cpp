// Pipes of a bus, where everybody hears everything: one per session, and bounded.
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

#include "app/native/bus_pipes.h"
#include "app/rooms/news_queue.h"

namespace {

using platform::BusPipes;
using platform::NewsQueue;
using platform::RoomNews;
using Frame = std::vector<std::uint8_t>;

Frame frame_of(int session, std::size_t size = 64) {
  Frame frame(size, 0);
  frame[6] = static_cast<std::uint8_t>(session / 256);
  frame[7] = static_cast<std::uint8_t>(session % 256);
  return frame;
}

bool any(std::span<const std::uint8_t>) { return true; }

// The news, one word each: "up 1 came 1 down 1".
std::string told(NewsQueue& news) {
  static constexpr const char* kWords[] = {"up", "down", "came", "failed"};
  std::string words;
  while (const auto one = news.pop()) {
    if (!words.empty()) words += ' ';
    words += kWords[static_cast<int>(one->kind)] + std::string(" ") + std::to_string(one->pipe);
  }
  return words;
}

TEST(BusPipes, EachSessionIsAPipeOfItsOwn) {
  BusPipes pipes(any);
  NewsQueue news;
  pipes.came(frame_of(7), 0, news);
  pipes.came(frame_of(8), 1, news);
  pipes.came(frame_of(7), 2, news);
  EXPECT_EQ(told(news), "up 1 came 1 up 2 came 2 came 1");
  EXPECT_TRUE(pipes.has(2));
  EXPECT_FALSE(pipes.has(3));
}

TEST(BusPipes, OwnFramesThatComeBackAreNothing) {
  BusPipes pipes(any);
  NewsQueue news;
  pipes.sent(frame_of(7));
  pipes.came(frame_of(7), 0, news);
  EXPECT_EQ(told(news), "");
}

TEST(BusPipes, WhatIsNoFrameIsNothing) {
  BusPipes pipes(any);
  NewsQueue news;
  pipes.came({}, 0, news);
  pipes.came(frame_of(7, 15), 0, news);
  pipes.came(frame_of(7, 20 * 1024 + 1), 0, news);
  EXPECT_EQ(told(news), "");
  pipes.came(frame_of(7, 16), 0, news);
  pipes.came(frame_of(7, 20 * 1024), 0, news);
  EXPECT_EQ(told(news), "up 1 came 1 came 1");
}

TEST(BusPipes, WhoIsSilentForLongIsGoneAndComesBackAsAnother) {
  BusPipes pipes(any);
  NewsQueue news;
  pipes.came(frame_of(7), 0, news);
  pipes.tend(25'000, news);
  EXPECT_EQ(told(news), "up 1 came 1");
  pipes.tend(25'001, news);
  pipes.came(frame_of(7), 26'000, news);
  EXPECT_EQ(told(news), "down 1 up 2 came 2");
}

TEST(BusPipes, AFloodOfSessionsTakesOnlyThePipesOfTheSilent) {
  BusPipes pipes(any);
  NewsQueue news;
  for (int i = 0; i < 32; ++i) pipes.came(frame_of(i), i, news);
  told(news);
  for (int i = 32; i < 1000; ++i) pipes.came(frame_of(i), 5000, news);
  EXPECT_EQ(told(news), "");
  pipes.came(frame_of(1000), 10'000, news);
  EXPECT_EQ(told(news), "down 1 up 33 came 33");
}

// Anybody can make noise, with as many sessions as he likes.
TEST(BusPipes, WhoHasNotTheSecretTakesNoPipe) {
  BusPipes pipes([](std::span<const std::uint8_t> frame) { return frame[0] != 0; });
  NewsQueue news;
  for (int i = 0; i < 1000; ++i) pipes.came(frame_of(i), i, news);
  EXPECT_EQ(told(news), "");
  Frame honest = frame_of(7);
  honest[0] = 1;
  pipes.came(honest, 1000, news);
  EXPECT_EQ(told(news), "up 1 came 1");
}

TEST(NewsQueue, AFloodLosesItsNewestFramesAndNoComingAndGoing) {
  NewsQueue news;
  for (int i = 0; i < 5000; ++i) news.push({RoomNews::Kind::Came, 1, frame_of(1), {}});
  news.push({RoomNews::Kind::Down, 1, {}, {}});
  int frames = 0;
  std::optional<RoomNews> one = news.pop();
  for (; one && one->kind == RoomNews::Kind::Came; one = news.pop()) ++frames;
  EXPECT_EQ(frames, 1024);
  ASSERT_TRUE(one);
  EXPECT_EQ(one->kind, RoomNews::Kind::Down);
}

}  // namespace
