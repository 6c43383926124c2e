// Kept games: what is written can be read, what was cut or altered is refused, nothing is
// overwritten.
#include "play/library.h"

#include <fstream>
#include <iterator>

#include "core/crc32.h"
#include "core/text.h"
#include "play/link_tools.h"

namespace {

using play::KeptFault;
using play::KeptGame;
using play::Library;

KeptGame sample(std::string_view rules, std::uint64_t number) {
  KeptGame game = play::summary_of(links::cut(links::replay_of(rules, "greedy", number), 40));
  game.id = core::hex16(number);
  game.saved = 1'000 + number;
  game.seed = 77 + number;
  return game;
}

KeptGame read(std::string_view text) {
  const auto game = play::parse_kept(text);
  EXPECT_TRUE(std::holds_alternative<KeptGame>(game));
  return std::holds_alternative<KeptGame>(game) ? std::get<KeptGame>(game) : KeptGame{};
}

bool refused(std::string_view text, KeptFault fault) {
  const auto game = play::parse_kept(text);
  return std::holds_alternative<KeptFault>(game) && std::get<KeptFault>(game) == fault;
}

TEST(KeptGames, ComeBackAsTheyWere) {
  for (const games::Preset& preset : games::presets()) {
    KeptGame game = sample(preset.name, 3);
    EXPECT_EQ(read(play::print_kept(game)), game) << preset.name;
    game.name = "Été chez Zoë — “2:1”\n";
    game.mail = "anything on one line";
    game.players[0] = {play::Player::Kind::Human, "", "Žofie Nováková"};
    game.players[1].kind = play::Player::Kind::Remote;
    game.players[1].level.clear();
    EXPECT_EQ(read(play::print_kept(game)), game) << preset.name;
  }
}

// An older version kept such names.
TEST(KeptGames, ANameThatIsTooLongIsCut) {
  KeptGame game = sample("parchis", 3);
  for (std::size_t i = 0; i <= play::kLongestGameName; ++i) game.name += "Я";
  EXPECT_EQ(read(play::print_kept(game)).name, core::cut_to(game.name, play::kLongestGameName));
}

// A replay with such a player would be refused when the game is opened.
TEST(KeptGames, ANameThatIsNotUtf8IsNone) {
  KeptGame game = sample("parchis", 3);
  game.name = "Zo\xeb";
  EXPECT_EQ(read(play::print_kept(game)).name, "");
  game.players[0] = {play::Player::Kind::Human, "", "Zo\xeb"};
  EXPECT_TRUE(refused(play::print_kept(game), KeptFault::Damaged));
}

TEST(KeptGames, ASummaryAgreesWithTheReplay) {
  const play::Replay replay = links::replay_of("parchis-3", "greedy", 1);
  const KeptGame game = play::summary_of(replay);
  EXPECT_TRUE(game.over);
  EXPECT_EQ(game.moves, replay.rounds.back().made().size());
  EXPECT_EQ(play::print_replay(*play::parse_replay(game.replay)), play::print_replay(replay));
}

TEST(KeptGames, EveryCutAndEveryChangedCharacterIsRefused) {
  const std::string text = play::print_kept(sample("sorry", 1));
  for (std::size_t length = 0; length < text.size(); ++length) {
    EXPECT_TRUE(std::holds_alternative<KeptFault>(play::parse_kept(text.substr(0, length))));
    std::string changed = text;
    changed[length] = static_cast<char>(changed[length] ^ 1);
    EXPECT_TRUE(std::holds_alternative<KeptFault>(play::parse_kept(changed))) << changed;
  }
}

TEST(KeptGames, ANewerVersionIsToldFromDamage) {
  std::string text = play::print_kept(sample("maze", 1));
  text.replace(text.find(" 1\n"), 3, " 2\n");
  EXPECT_TRUE(refused(text, KeptFault::Newer));
  EXPECT_TRUE(refused("homestretch game x\n", KeptFault::Damaged));
  EXPECT_TRUE(refused("", KeptFault::Damaged));
}

TEST(Library, TheNewestComesFirstAndContinueSkipsFinishedGames) {
  Library library;
  library.put(sample("parchis", 1));
  library.put(sample("sorry", 3));
  library.put(sample("maze", 2));
  EXPECT_EQ(library.games()[0].id, core::hex16(3));
  EXPECT_EQ(library.games()[2].id, core::hex16(1));
  EXPECT_EQ(library.newest_open()->id, core::hex16(3));
  KeptGame over = play::summary_of(links::replay_of("parchis-3", "greedy", 1));
  over.id = core::hex16(9);
  over.saved = 9'000;
  library.put(over);
  EXPECT_EQ(library.games()[0].id, over.id);
  EXPECT_EQ(library.newest_open()->id, core::hex16(3));
}

TEST(Library, ManyGamesAreInTheOrderInWhichTheyWouldHaveBeenPut) {
  std::vector<play::KeptGame> games;
  play::Library one_by_one;
  for (std::uint64_t i = 0; i < 200; ++i) {
    play::KeptGame game;
    game.id = core::hex16(i);
    game.saved = i * 7919 % 101;  // many at the same second
    games.push_back(game);
    one_by_one.put(std::move(game));
  }
  const play::Library together(std::move(games));
  ASSERT_EQ(together.games().size(), one_by_one.games().size());
  for (std::size_t i = 0; i < together.games().size(); ++i)
    EXPECT_EQ(together.games()[i].id, one_by_one.games()[i].id) << i;
}

TEST(Library, WhatIsKeptNowIsTheNewestThoughTheClockHasGoneBack) {
  constexpr std::uint64_t kClock = 500;  // before all times in `sample`
  Library library;
  EXPECT_EQ(library.moment("first", kClock), kClock);
  for (const std::uint64_t number : {1U, 3U, 2U}) library.put(sample("sorry", number));
  for (const std::uint64_t number : {1U, 3U, 2U, 3U}) {
    KeptGame game = *library.find(core::hex16(number));
    game.saved = library.moment(game.id, kClock);
    library.put(game);
    EXPECT_EQ(library.games()[0].id, game.id);
    EXPECT_GT(library.games()[0].saved, library.games()[1].saved);
    EXPECT_GE(library.moment(game.id, kClock), game.saved) << "nor does a game grow older";
  }
  EXPECT_EQ(library.moment("new", 1'000'000), 1'000'000U);
}

TEST(Library, AGameThatIsPutAgainReplacesItself) {
  Library library;
  library.put(sample("parchis", 1));
  library.put(sample("parchis", 2));
  KeptGame later = sample("parchis", 1);
  later.saved = 5'000;
  library.put(later);
  ASSERT_EQ(library.games().size(), 2U);
  EXPECT_EQ(library.games()[0], later);
}

TEST(Library, WhatIsRemovedCanBePutBack) {
  Library library;
  library.put(sample("parchis", 1));
  library.put(sample("parchis", 2));
  const auto taken = library.remove(core::hex16(2));
  ASSERT_TRUE(taken);
  EXPECT_EQ(library.find(core::hex16(2)), nullptr);
  library.put(*taken);
  EXPECT_EQ(library.games()[0], *taken);
  EXPECT_FALSE(library.remove("no such game"));
}

TEST(Library, ARoomIsNamedAsLongAsOneOfItsGamesIsHere) {
  Library library;
  for (const std::uint64_t number : {1U, 2U}) {
    KeptGame game = sample("parchis", number);
    game.room = core::hex16(77);
    library.put(game);
  }
  library.put(sample("parchis", 3));
  (void)library.remove(core::hex16(1));
  EXPECT_TRUE(library.names_room(core::hex16(77)));
  (void)library.remove(core::hex16(2));
  EXPECT_FALSE(library.names_room(core::hex16(77)));
}

TEST(Library, MergingNeverOverwrites) {
  Library library;
  const KeptGame mine = sample("parchis", 1);
  library.put(mine);
  EXPECT_FALSE(library.merge(mine, core::hex16(50)));
  KeptGame theirs = sample("sorry", 1);  // the same id, another game
  EXPECT_EQ(library.merge(theirs, core::hex16(51)), core::hex16(51));
  EXPECT_EQ(library.games().size(), 2U);
  EXPECT_EQ(*library.find(core::hex16(1)), mine);
  EXPECT_EQ(library.merge(sample("maze", 4), core::hex16(52)), core::hex16(4));
}

// The first moves of one game of people at one device.
KeptGame begun(std::size_t moves) {
  KeptGame game = play::summary_of(links::cut(links::replay_of("parchis", "greedy", 1), moves));
  game.id = core::hex16(1);
  return game;
}

TEST(Library, MergingTakesTheSameGameAsFarAsItHasCome) {
  for (const std::size_t moves : {0U, 1U, 15U, 16U, 17U, 48U}) {
    Library library;
    library.put(begun(moves));
    const KeptGame further = begun(moves + 40);
    EXPECT_EQ(library.merge(further, core::hex16(50)), further.id) << moves;
    ASSERT_EQ(library.games().size(), 1U);
    EXPECT_EQ(library.games()[0], further);
    EXPECT_FALSE(library.merge(begun(moves), core::hex16(50))) << "it is here already";
    EXPECT_EQ(library.games().size(), 1U);
  }
}

KeptGame begun_by_link(std::size_t moves, std::string mail) {
  KeptGame game = begun(moves);
  game.mail = std::move(mail);
  return game;
}

KeptGame begun_in_room(std::size_t moves, std::uint64_t room) {
  KeptGame game = begun(moves);
  game.room = core::hex16(room);
  return game;
}

// The id under which a game is added to a library that has only `mine`.
std::optional<std::string> added(const KeptGame& mine, const KeptGame& other) {
  Library library;
  library.put(mine);
  auto id = library.merge(other, core::hex16(50));
  EXPECT_EQ(*library.find(mine.id), mine);
  return id;
}

// By link each device has a seat and a secret of its own.
TEST(Library, MergingLeavesGamesOfOtherDevicesAsTheyAre) {
  EXPECT_EQ(added(begun_by_link(10, "game 100 0 secret-0 runs 1"),
                  begun_by_link(50, "game 100 1 secret-1 runs 5")),
            core::hex16(50));
  EXPECT_EQ(added(begun_in_room(50, 7), begun_in_room(10, 8)), core::hex16(50));
}

// One's own older copy is no other game: it would throw the same again for other decisions.
TEST(Library, AnOlderCopyOfOnesOwnSeatIsKnown) {
  EXPECT_EQ(added(begun_by_link(50, "game 100 0 secret-0 runs 5"),
                  begun_by_link(10, "game 100 0 secret-0 runs 1")),
            std::nullopt);
  EXPECT_EQ(added(begun_in_room(50, 7), begun_in_room(10, 7)), std::nullopt);
}

TEST(Export, EveryTextComesBack) {
  const play::KeptTexts texts = {{"settings", "speed 0\n"},
                                 {"game-1", play::print_kept(sample("parchis", 1))},
                                 {"empty", ""},
                                 {"odd", "a line\n\nhomestretch export 1\n"}};
  const auto read = play::parse_export(play::print_export(texts));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, texts);
  EXPECT_TRUE(play::parse_export(play::print_export({}))->empty());
}

// A file as people have it, made natively; the page's builds read it too, and the browser test
// opens this very file.
TEST(Export, TheFileOfVersion1IsReadInEveryBuild) {
  std::ifstream in(HS_SOURCE_DIR "/tests/vectors/kept/version1.txt", std::ios::binary);
  const std::string file{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto texts = play::parse_export(file);
  ASSERT_TRUE(texts);
  EXPECT_EQ(play::print_export(*texts), file);
  std::size_t games = 0;
  for (const auto& [key, text] : *texts) {
    if (!key.starts_with("game-")) continue;
    const KeptGame game = read(text);
    const auto replay = play::parse_replay(game.replay);
    ASSERT_TRUE(replay) << key;
    EXPECT_EQ(play::print_replay(*replay), game.replay);
    EXPECT_EQ(play::print_kept(game), text);
    ++games;
  }
  EXPECT_EQ(games, 3U);
}

TEST(Export, EveryCutAndEveryChangedCharacterIsRefused) {
  const std::string file = play::print_export({{"settings", "speed 0\n"}, {"a", "b"}});
  for (std::size_t length = 0; length < file.size(); ++length) {
    EXPECT_FALSE(play::parse_export(file.substr(0, length)));
    std::string changed = file;
    changed[length] = static_cast<char>(changed[length] ^ 1);
    EXPECT_FALSE(play::parse_export(changed));
  }
}

TEST(Export, LengthsThatLieAreRefused) {
  for (const std::string_view body :
       {"a 5\nbc\n", "a 99999999999\nb\n", "a\nb\n", "a 1\nbc", " 1\nb\n"}) {
    const std::string file =
        "homestretch export 1 " + core::crc32_text(body) + "\n" + std::string(body);
    EXPECT_FALSE(play::parse_export(file)) << body;
  }
}

TEST(Export, KeysThatLeadOutOfTheStoreAreRefused) {
  for (const std::string_view key :
       {"../../x", "game-/../x", "/etc/x", "..", "a.b", "game-é", "a\\b"})
    EXPECT_FALSE(play::parse_export(play::print_export({{std::string(key), "text"}}))) << key;
  EXPECT_TRUE(play::parse_export(play::print_export({{"game-0123456789abcdef", "text"}})));
}

TEST(Export, WhatBelongsToTheDeviceStaysThere) {
  for (const std::string_view key : {"daily", "game-0123456789abcdef", "learn", "mazes", "results",
                                     "settings", "setup", "sketch"})
    EXPECT_TRUE(play::is_exported(key)) << key;
  for (const std::string_view key :
       {"room-0123456789abcdef", "room-0123456789abcdef-3", "aside-game-1", "window", "claw",
        "homestretch-games", "game", "setups", ""})
    EXPECT_FALSE(play::is_exported(key)) << key;
}

}  // namespace
