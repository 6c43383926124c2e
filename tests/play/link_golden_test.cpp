// Links that people have: those of version 1 stay readable for ever. A failure here means that the
// format has changed, through the rules, the events or the expectations of link_taste: then a new
// version is needed beside the old one, never another line in the file. (One line was replaced
// once: a match whose rounds had different rules, which no version has ever made, and which is
// refused now.)
#include <fstream>
#include <set>

#include "core/text.h"
#include "play/link_tools.h"

namespace {

constexpr std::string_view kFile = HS_SOURCE_DIR "/tests/vectors/link/version1.txt";

// `<game> <hash of the content as text> <fragment>`
struct Golden {
  std::string game;
  std::string hash;
  std::string fragment;
};

std::vector<Golden> golden() {
  std::ifstream in{std::string(kFile)};
  std::vector<Golden> all;
  for (Golden line; in >> line.game >> line.hash >> line.fragment;) {
    // A game whose engine is not in this build is skipped.
    if (games::Game::parse(line.game)) {
      all.push_back(line);
    }
  }
  return all;
}

TEST(LinkGolden, EveryLinkOfVersion1IsRead) {
  std::set<std::size_t> kinds;
  for (const Golden& line : golden()) {
    const auto link = play::parse_link(line.fragment);
    ASSERT_TRUE(link) << line.fragment << "\n" << link.error().text();
    EXPECT_EQ(core::hex16(core::fnv1a64(links::content(*link))), line.hash) << line.fragment;
    kinds.insert(link->index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<play::Link>) << kFile;
}

TEST(LinkGolden, TheSameContentGivesTheSameLinkInEveryBuild) {
  for (const Golden& line : golden()) {
    const auto link = play::parse_link(line.fragment);
    ASSERT_TRUE(link) << line.fragment;
    EXPECT_EQ(links::print(*link), line.fragment);
  }
}

}  // namespace
