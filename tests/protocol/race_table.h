// The headless protocol, queried line by line, for its tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

#include "race/protocol.h"
#include "support/own_folder.h"

namespace race_test {

inline constexpr std::string_view kStart =
    "parchis first=Y | Y 5,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 "
    "last=-\n";

class RaceTest : public testing::Test {
 protected:
  std::string ask(std::string_view line) { return race_.answer(line); }
  // The refusal, which must be one line and name `word`.
  void refuse(std::string_view line, std::string_view word) {
    const std::string answer = ask(line);
    EXPECT_TRUE(answer.starts_with("error: ")) << line << "\n" << answer;
    EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 1) << answer;
    EXPECT_TRUE(answer.ends_with("\n"));
    EXPECT_NE(answer.find(word), std::string::npos) << line << "\n" << answer;
  }
  // Asks with the words in a file.
  std::string load(std::string_view text) {
    const OwnFolder folder;
    const std::string path = folder.file("game.txt");
    std::ofstream(path, std::ios::binary) << text;
    return ask("load " + path);
  }

 private:
  race::Protocol race_;
};

}  // namespace race_test
