// The native program's arguments: what is given arrives, what cannot be used is refused by name.
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "app/native/options.h"

namespace {

platform::Options options_of(std::initializer_list<const char*> arguments) {
  std::vector<std::string> words{"homestretch"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  return platform::parse_options(static_cast<int>(pointers.size()), pointers.data());
}

TEST(Options, ArriveAsTheyAreGiven) {
  const auto options =
      options_of({"a-file", "--size", "800x600", "--scale", "1.5", "--shot", "one.png", "--click",
                  "title/play,table/throw", "--sit", "2", "--data", "folder"});
  EXPECT_EQ(options.wrong, "");
  EXPECT_EQ(options.open, "a-file");
  EXPECT_EQ(options.width, 800);
  EXPECT_EQ(options.height, 600);
  EXPECT_TRUE(options.sized);
  EXPECT_EQ(options.scale, 1.5F);
  EXPECT_EQ(options.shot, "one.png");
  EXPECT_EQ(options.clicks, (std::vector<std::string>{"title/play", "table/throw"}));
  EXPECT_EQ(options.sit, "2");
  EXPECT_EQ(options.data, "folder");
  EXPECT_TRUE(options.forgetful);
  EXPECT_EQ(options_of({}).wrong, "");
  EXPECT_FALSE(options_of({}).forgetful);
  EXPECT_TRUE(options_of({"--help"}).help);
}

TEST(Options, AValueThatCannotBeIsRefused) {
  for (const char* size : {"800x600junk", "800", "x600", "800x", "100x600", "800x-600", " 800x600",
                           "800x600x2", "99999x600", ""}) {
    EXPECT_NE(options_of({"--size", size}).wrong, "") << size;
  }
  for (const char* scale : {"wide", "1.5x", "-1", "nan", "inf", "1000", "", " 2"}) {
    EXPECT_NE(options_of({"--scale", scale}).wrong, "") << scale;
  }
  EXPECT_EQ(options_of({"--size", "800x600junk"}).wrong, "“--size” cannot be “800x600junk”");
}

TEST(Options, WhatIsNoOptionIsNamed) {
  EXPECT_EQ(options_of({"--sise", "800x600"}).wrong, "unknown option “--sise”");
  EXPECT_EQ(options_of({"--shot"}).wrong, "“--shot” needs a value");
  EXPECT_EQ(options_of({"one", "two"}).wrong,
            "only one file or link can be opened, not also “two”");
  EXPECT_NE(options_of({"--tour", "stops"}).wrong, "");
  EXPECT_NE(options_of({"--sit", "1"}).wrong, "");
}

}  // namespace
