// The native store: writes are atomic, trouble is reported, and one program at a time plays a game.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "app/native/claim_file.h"
#include "app/native/store.h"
#include "support/own_folder.h"

namespace {

using platform::Claim;
using platform::ClaimFile;
using platform::Store;
using platform::StoreNews;
using Manner = ClaimFile::Manner;

class InAFolder : public testing::Test {
 protected:
  const OwnFolder own;
  const std::filesystem::path& folder = own.path();
};
using AStore = InAFolder;
using AClaim = InAFolder;

TEST_F(AStore, GivesBackWhatItWasGiven) {
  const Store store(folder / "deep" / "down");
  EXPECT_FALSE(store.load("a"));
  EXPECT_FALSE(store.save("a", "one"));
  EXPECT_FALSE(store.save("b", ""));
  EXPECT_FALSE(store.save("a", "two"));
  EXPECT_EQ(store.load("a"), "two");
  EXPECT_EQ(store.keys(""), (std::vector<std::string>{"a", "b"}));
  store.erase("a");
  EXPECT_EQ(store.keys(""), std::vector<std::string>{"b"});
}

TEST_F(AStore, TakesNoSavedFileForAText) {
  const Store store(folder);
  EXPECT_FALSE(store.save("settings", "one"));
  EXPECT_TRUE(platform::write_whole(folder / "exports" / "homestretch-games.txt", "everything"));
  EXPECT_EQ(store.keys(""), std::vector<std::string>{"settings"});
}

TEST_F(AStore, FindsAFreeNameBesideAnOlderFile) {
  const auto place = folder / "exports" / "games.of all.txt";
  EXPECT_EQ(platform::free_place(place), place);
  EXPECT_TRUE(platform::write_whole(place, "one"));
  const auto second = folder / "exports" / "games.of all (2).txt";
  EXPECT_EQ(platform::free_place(place), second);
  EXPECT_TRUE(platform::write_whole(second, "two"));
  EXPECT_EQ(platform::free_place(place), folder / "exports" / "games.of all (3).txt");
}

TEST_F(AStore, SaysThatItIsForbidden) {
  std::ofstream(folder / "file") << "in the way";
  const Store store(folder / "file");
  EXPECT_EQ(store.save("a", "one"), StoreNews::Denied);
  EXPECT_TRUE(store.keys("").empty());
}

// A device that is always full takes the place of the new text.
TEST_F(AStore, SaysThatItIsFullAndKeepsTheOldText) {
  const Store store(folder);
  EXPECT_FALSE(store.save("a", "one"));
  std::filesystem::create_symlink("/dev/full", folder / ("a.txt.new-" + std::to_string(getpid())));
  EXPECT_EQ(store.save("a", "two"), StoreNews::Full);
  EXPECT_EQ(store.load("a"), "one");
  EXPECT_FALSE(store.save("a", "three")) << "the room is there again";
  EXPECT_EQ(store.load("a"), "three");
}

TEST_F(AStore, RemovesWhatACrashHasLeft) {
  const Store store(folder);
  EXPECT_FALSE(store.save("a", "one"));
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) _exit(0);
  waitpid(child, nullptr, 0);
  const std::string gone = std::to_string(child);
  const std::string alive = std::to_string(getpid());
  std::set<std::string> stay = {"a.txt", "a.txt.new-" + alive, "a.new-" + gone, "a.txt.new-",
                                "a.txt.new-" + gone + "b"};
  for (const std::string& name : stay) std::ofstream(folder / name, std::ios::app) << "";
  for (const char* key : {"a", "b"}) {
    std::ofstream(folder / (std::string(key) + ".txt.new-" + gone)) << "half of it";
  }
  store.clear_unfinished();
  std::set<std::string> left;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    left.insert(entry.path().filename().string());
  }
  EXPECT_EQ(left, stay);
  EXPECT_EQ(store.load("a"), "one");
}

TEST_F(AClaim, TheSecondOneIsRefusedUntilTheFirstLetsGo) {
  const auto place = folder / "game.lock";
  {
    const ClaimFile first(place, Manner::Ask);
    EXPECT_EQ(first.state(), Claim::Held);
    const ClaimFile second(place, Manner::Ask);
    EXPECT_EQ(second.state(), Claim::Elsewhere);
  }
  EXPECT_EQ(ClaimFile(place, Manner::Ask).state(), Claim::Held);
  EXPECT_FALSE(std::filesystem::exists(place));
}

TEST_F(AClaim, WhoTakesOverHoldsItAndTheOtherNotices) {
  const auto place = folder / "game.lock";
  const ClaimFile first(place, Manner::Ask);
  {
    const ClaimFile second(place, Manner::TakeOver);
    EXPECT_EQ(second.state(), Claim::Held);
    EXPECT_EQ(first.state(), Claim::Elsewhere);
    EXPECT_EQ(ClaimFile(place, Manner::Ask).state(), Claim::Elsewhere);
    EXPECT_EQ(second.state(), Claim::Held);
  }
  EXPECT_EQ(first.state(), Claim::Elsewhere) << "what was lost stays lost";
}

TEST_F(AClaim, AProgramThatIsKilledLetsGo) {
  const auto place = folder / "game.lock";
  std::array<int, 2> ready{};
  ASSERT_EQ(pipe(ready.data()), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const ClaimFile held(place, Manner::Ask);
    (void)!write(ready[1], "x", 1);
    pause();
    _exit(0);
  }
  char letter = 0;
  ASSERT_EQ(read(ready[0], &letter, 1), 1);
  EXPECT_EQ(ClaimFile(place, Manner::Ask).state(), Claim::Elsewhere);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_EQ(ClaimFile(place, Manner::Ask).state(), Claim::Held);
  close(ready[0]);
  close(ready[1]);
}

TEST_F(AClaim, WithoutAFolderNothingIsRefused) {
  std::ofstream(folder / "file") << "in the way";
  EXPECT_EQ(ClaimFile(folder / "file" / "game.lock", Manner::Ask).state(), Claim::Held);
}

}  // namespace
