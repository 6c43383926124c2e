// Play by link: the dice are those that the devices have committed to, and a link never takes a
// known game back unnoticed.
#include "play/mail.h"

#include "core/sha256.h"
#include "core/text.h"
#include "play/dealer.h"
#include "play/link_tools.h"
#include "play/mail_line.h"
#include "play/mail_news.h"

namespace {

using play::ChainKey;
using play::Mail;
using play::MailNews;
using play::Player;

// FIPS 180-4's own examples (NIST CAVP): the empty text, one block, two blocks, a long text.
std::string hash(std::string_view text) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
  std::string out;
  for (const std::uint8_t byte : core::sha256({bytes, text.size()})) {
    out += core::hex8(byte).substr(6);
  }
  return out;
}
TEST(Sha256, GivesTheDigestsOfTheStandard) {
  EXPECT_EQ(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

ChainKey secret(std::uint8_t number) {
  ChainKey key{};
  key.fill(number);
  return key;
}

// Two devices, seats dealt in turn.
Mail fresh(std::string_view rules) {
  Mail mail = links::fresh_mail(rules, 42);
  for (std::uint8_t i = 0; i < 2; ++i)
    mail.devices.push_back({play::chain_key(secret(i), 0), 0, {}});
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat)
    mail.holders[seat] = static_cast<std::uint8_t>(seat % 2);
  return mail;
}

// The device whose turn it is plays its run, at random.
void play_run(Mail& mail, core::Rng& rng) {
  const std::uint8_t device = play::device_to_play(mail);
  if (device == play::kNobody) return;
  play::begin_run(mail, device, secret(device));
  const std::uint64_t seed = play::run_seed(mail);
  play::Match& match = mail.replay.rounds.back();
  do {
    core::MoveList list;
    match.game().moves(match.state(), list);
    const core::Move move =
        match.actor() == core::kChance
            ? play::draw_at(match.game(), match.state(), seed, match.made().size())
            : list[rng.below(static_cast<std::uint32_t>(list.size()))];
    match.play(move);
  } while (play::device_to_play(mail) == device);
}

TEST(Mail, WhoeverHasShownTheLastElementShowsNoMore) {
  Mail mail = fresh("parchis");
  mail.devices[0].runs = play::kMostRuns;
  mail.devices[0].shown = play::chain_key(secret(0), play::kMostRuns);
  const play::ChainKey last = mail.devices[0].shown;
  play::begin_run(mail, 0, secret(0));
  EXPECT_EQ(mail.devices[0].runs, play::kMostRuns);
  EXPECT_EQ(mail.devices[0].shown, last);
}

class MailOf : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Mail, MailOf,
                         testing::Values("parchis", "parchis-duel", "sorry", "maze", "ludo",
                                         "maedn", "parcheesi"));

TEST_P(MailOf, AnHonestGameIsAcceptedAfterEveryRun) {
  Mail mail = fresh(GetParam());
  core::Rng rng(5);
  for (int run = 0; run < 25; ++run) {
    play_run(mail, rng);
    const auto fault = play::check_mail(mail);
    EXPECT_FALSE(fault) << run << (fault ? fault->text() : "");
    const std::string link = links::print(mail);
    EXPECT_EQ(links::read(link), links::content(mail));
  }
}

// A game at one device is sent off while a bot is to play, just after the person who then plays at
// another device.
TEST(Mail, AGameSentOffInABotsTurnIsAccepted) {
  Mail mail = fresh("ludo");
  for (std::size_t bot = 2; bot < 4; ++bot) {
    mail.holders[bot] = play::kNobody;
    mail.replay.players[bot].kind = Player::Kind::Bot;
  }
  core::Rng rng(3);
  play::Match& match = mail.replay.rounds.back();
  while (match.game().turn(match.state()) != 2) {
    core::MoveList list;
    match.game().moves(match.state(), list);
    match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  mail.begun = static_cast<std::uint32_t>(match.made().size());
  ASSERT_GT(mail.begun, 0U);
  EXPECT_EQ(play::device_to_play(mail), 0) << "the sender plays the bots";
  for (int run = 0; run < 12; ++run) {
    play_run(mail, rng);
    const auto fault = play::check_mail(mail);
    EXPECT_FALSE(fault) << run << (fault ? fault->text() : "");
  }
}

TEST_P(MailOf, AThrowThatWasChosenIsFound) {
  Mail mail = fresh(GetParam());
  core::Rng rng(5);
  for (int run = 0; run < 6; ++run) play_run(mail, rng);
  // Another outcome for the last chance that had a choice.
  play::Match& match = mail.replay.rounds.back();
  for (std::size_t ply = match.made().size(); ply-- > 0;) {
    const games::State state = match.at(ply);
    core::MoveList list;
    match.game().moves(state, list);
    if (match.game().actor(state) != core::kChance || list.size() < 2) continue;
    const core::Move was = match.made()[ply];
    match.rewind(ply);
    match.play(list[0] == was ? list[1] : list[0]);
    EXPECT_TRUE(play::check_mail(mail));
    return;
  }
  FAIL() << "no throw was found";
}

TEST(Mail, AnotherSecretThanTheOnePromisedIsFound) {
  Mail mail = fresh("parchis");
  core::Rng rng(5);
  for (int run = 0; run < 6; ++run) play_run(mail, rng);
  Mail forged = mail;
  forged.devices[0].shown = play::chain_key(secret(99), forged.devices[0].runs);
  EXPECT_TRUE(play::check_mail(forged));
  EXPECT_EQ(play::compare(mail, forged), MailNews::Forked);
}

TEST(Mail, NewsAreToldFromOldLinks) {
  Mail mail = fresh("sorry");
  core::Rng rng(5);
  for (int run = 0; run < 3; ++run) play_run(mail, rng);
  const Mail before = mail;
  play_run(mail, rng);
  EXPECT_EQ(play::compare(before, mail), MailNews::Further);
  EXPECT_EQ(play::compare(mail, before), MailNews::Rewound);
  EXPECT_EQ(play::compare(mail, mail), MailNews::Same);
  Mail other = before;
  core::Rng another(77);
  for (int run = 0; run < 12; ++run) {
    play_run(other, another);
    play_run(mail, rng);
  }
  EXPECT_EQ(play::compare(mail, other), MailNews::Forked);
}

TEST(Mail, WhoComesLaterIsNews) {
  Mail mail = fresh("parchis");
  mail.holders[3] = play::kNobody;
  Mail joined = mail;
  joined.devices.push_back({play::chain_key(secret(7), 0), 0});
  joined.holders[3] = 2;
  EXPECT_EQ(play::compare(mail, joined), MailNews::Further);
  Mail thief = mail;
  thief.holders[0] = 1;
  EXPECT_EQ(play::compare(mail, thief), MailNews::Forked);
}

// Two may have come by the same link: each knows which story has its own secret.
TEST(Mail, ASecretTellsWhoTakesPart) {
  Mail mail = fresh("parchis");
  core::Rng rng(5);
  for (int i = 0; i < 4; ++i) play_run(mail, rng);
  EXPECT_TRUE(play::takes_part(mail, {secret(0), 0}));
  EXPECT_TRUE(play::takes_part(mail, {secret(1), 1}));
  EXPECT_FALSE(play::takes_part(mail, {secret(7), 1}));
  EXPECT_FALSE(play::takes_part(mail, {secret(1), 2}));
  EXPECT_FALSE(play::takes_part(mail, {secret(1), play::kNobody}));
}

TEST(Mail, WhatIsKeptComesBack) {
  Mail mail = fresh("maze");
  mail.holders[1] = play::kNobody;
  mail.begun = 0;
  const std::string line = play::print_mail(mail, {secret(3), 1});
  const auto kept = play::parse_mail(line, mail.replay);
  ASSERT_TRUE(kept);
  EXPECT_EQ(play::print_mail(kept->mail, kept->here), line);
  for (std::size_t length = 0; length + 40 < line.size(); ++length) {
    EXPECT_FALSE(play::parse_mail(line.substr(0, length), mail.replay)) << length;
  }
  for (const char* id : {"", "1", "00000000000000001", "000000000000002x", "-000000000000001"}) {
    EXPECT_FALSE(play::parse_mail(id + line.substr(16), mail.replay)) << id;
  }
}

// Bots are played by the device of the turn before.
TEST(Mail, NobodyHoldsABotsSeat) {
  Mail mail = fresh("ludo");
  mail.replay.players[2] = {Player::Kind::Bot, "greedy", ""};
  for (const std::uint8_t holder : {play::kNobody, std::uint8_t{0}}) {
    mail.holders[2] = holder;
    const bool free = holder == play::kNobody;
    const auto link = play::print_link(mail);  // written by the same steps as it is read
    EXPECT_EQ(link && play::parse_link(*link), free);
    EXPECT_EQ(play::parse_mail(play::print_mail(mail, {secret(1), 1}), mail.replay).has_value(),
              free);
  }
}

TEST(Mail, AnHonestGameOfManyRunsIsAccepted) {
  Mail mail = fresh("maze");
  core::Rng rng(5);
  while (mail.devices[0].runs < 200 && play::device_to_play(mail) != play::kNobody) {
    play_run(mail, rng);
  }
  EXPECT_EQ(mail.devices[0].runs, 200U);
  EXPECT_FALSE(play::check_mail(mail));
  mail.devices[1].runs -= 1;
  EXPECT_TRUE(play::check_mail(mail));
}

}  // namespace
