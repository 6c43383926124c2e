// Play by link with hidden hands: whole matches between devices that know only their own secrets
// and the links.
#include "play/sealed.h"

#include "core/text.h"
#include "play/rounds.h"
#include "play/sealed_table.h"
#include "play/views.h"

namespace {

using namespace sealed_test;
using core::Bytes;
using core::Key;

// ---- The library

Key key_of(std::string_view hex) {
  Key key{};
  for (std::size_t i = 0; i < key.size(); ++i) {
    key[i] = static_cast<std::uint8_t>(std::stoi(std::string(hex.substr(2 * i, 2)), nullptr, 16));
  }
  return key;
}

// RFC 7748, 6.1.
TEST(Sealing, TwoAgreeAsInTheStandardsExample) {
  const Key a = key_of("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
  const Key b = key_of("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
  const Key a_public = key_of("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
  const Key b_public = key_of("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
  const Key both = key_of("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
  EXPECT_EQ(core::public_key(a), a_public);
  EXPECT_EQ(core::public_key(b), b_public);
  EXPECT_EQ(core::agree(a, b_public), both);
  EXPECT_EQ(core::agree(b, a_public), both);
  EXPECT_FALSE(core::agree(a, Key{}));  // of small order
}

TEST(Sealing, AnAlteredMessageDoesNotOpen) {
  const Key key = core::public_key(Key{7});
  const Bytes message = {1, 2, 3, 4, 5};
  const Bytes sealed = core::seal(message, key);
  ASSERT_EQ(sealed.size(), message.size() + core::kSealBytes);
  EXPECT_EQ(core::unseal(sealed, key), message);
  for (std::size_t i = 0; i < sealed.size(); ++i) {
    Bytes altered = sealed;
    altered[i] ^= 1U;
    EXPECT_FALSE(core::unseal(altered, key)) << i;
  }
  EXPECT_FALSE(core::unseal(sealed, core::public_key(Key{8})));
  EXPECT_FALSE(core::unseal(std::span(sealed).first(core::kSealBytes - 1), key));
}

// ---- Devices

constexpr const char* kTwo = "sorry seats=R,B mode=points pawns=2 out=1 target=120";
constexpr const char* kThree = "sorry seats=G,R,B mode=points pawns=2 out=1 score=all target=150";
constexpr const char* kFour = "sorry mode=points pawns=2 out=1 target=120";

// One round of four pawns, long enough for the pile to be shuffled again.
constexpr const char* kLong = "sorry seats=G,R,B mode=points out=1";

class SealedOf : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Sealed, SealedOf, testing::Values(kTwo, kThree, kFour, kLong));

// Whether `sought` occurs in the bits of `bytes`, at any position.
bool holds(const Bytes& bytes, const Bytes& sought) {
  for (unsigned shift = 0; shift < 8; ++shift) {
    Bytes moved;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
      moved.push_back(
          static_cast<std::uint8_t>((bytes[i] << shift) | (bytes[i + 1] >> (8 - shift))));
    }
    if (std::search(moved.begin(), moved.end(), sought.begin(), sought.end()) != moved.end()) {
      return true;
    }
  }
  return false;
}

// All cards of the last round that the device knows, in the form of a box.
Bytes cards_known(const Mail& mail, std::uint8_t device) {
  const auto sight = play::look(mail, here(device));
  Bytes cards;
  for (const core::Move move : sight->replay.rounds.back().made()) {
    const bool known = move.kind == core::MoveKind::Deal && move.value != sorry::kUnknownCard;
    if (known) cards.push_back(move.value);
  }
  for (const core::Move move : sight->next) cards.push_back(move.value);
  return cards;
}

// ---- Whole matches

TEST_P(SealedOf, WholeMatchesArePlayedAsIfTheCardsWereOpen) {
  Mail mail = joined(GetParam());
  core::Rng rng(11);
  std::vector<Seen> story;
  for (int turns = 0; play::device_to_play(mail) != play::kNobody; ++turns) {
    ASSERT_LT(turns, 4000);
    ASSERT_NO_FATAL_FAILURE(play_turn(mail, rng, &story));
    const Mail arrived = sent(mail);
    const auto fault = play::check_mail(arrived);
    ASSERT_FALSE(fault) << fault->text();
    ASSERT_EQ(play::print_mail(arrived, {}), play::print_mail(mail, {}));
    mail = arrived;
  }
  EXPECT_EQ(mail.replay.rounds.size() > 1, GetParam() != kLong);
  EXPECT_FALSE(play::next_round_waits(mail.replay));
  // Now that every card is known, the rules allow every move, and everybody saw what they may see.
  for (const play::Match& round : mail.replay.rounds) {
    EXPECT_FALSE(play::is_view(round));
    EXPECT_TRUE(round.over());
  }
  EXPECT_TRUE(play::parse_replay(play::print_replay(mail.replay)));
  const auto& made = mail.replay.rounds.back().made();
  const auto dealt = std::count_if(
      made.begin(), made.end(), [](core::Move move) { return move.kind == core::MoveKind::Deal; });
  EXPECT_TRUE(GetParam() != kLong || dealt > sorry::kFullDeck.size()) << dealt;
  auto seen = story.begin();
  for (std::size_t i = 0; i < mail.replay.rounds.size(); ++i) {
    const play::Match& round = mail.replay.rounds[i];
    play::Match open(round.game());
    for (const core::Move move : round.made()) {
      open.play(move);
      if (seen == story.end() || seen->round != i || seen->ply != open.made().size()) continue;
      ASSERT_EQ(open.game().hide(open.state(), seen->seat), seen->view);
      ++seen;
    }
  }
  EXPECT_EQ(seen, story.end());
}

TEST_P(SealedOf, ALinkShowsNobodysCards) {
  Mail mail = joined(GetParam());
  core::Rng rng(3);
  for (int turn = 0; turn < 40; ++turn) {
    play_turn(mail, rng);
    if (mail.replay.rounds.back().over()) {
      break;
    }
    const std::string link = links::print(mail);
    const auto body = core::base64url_decode(std::string_view(link).substr(2));
    ASSERT_TRUE(body);
    for (std::uint8_t device = 0; device < mail.devices.size(); ++device) {
      const Bytes cards = cards_known(mail, device);
      EXPECT_GE(cards.size(), 5U);
      EXPECT_FALSE(holds(*body, cards)) << link;
    }
    // The link reveals no more than its reading: every dealt card is unknown, and the boxes open
    // for nobody else.
    ASSERT_EQ(links::print(sent(mail)), link);
    const auto state = std::get<sorry::State>(sent(mail).replay.rounds.back().state());
    for (const sorry::Pile& hand : state.hands) EXPECT_TRUE(hand.empty());
    for (std::uint8_t device = 1; device < mail.devices.size(); ++device) {
      MailHere other = here(device);
      other.secret = secret_of(99);
      EXPECT_FALSE(play::look(mail, other));
    }
  }
}

TEST_P(SealedOf, AWatcherSeesNoHand) {
  const Mail mail = after_turns(GetParam(), 5, 4);
  const auto sight = play::look(mail, {});
  ASSERT_TRUE(sight);
  EXPECT_TRUE(sight->next.empty());
  EXPECT_EQ(sight->replay.rounds.back().made(), mail.replay.rounds.back().made());
  const auto& state = std::get<sorry::State>(sight->replay.rounds.back().state());
  for (const sorry::Pile& hand : state.hands) EXPECT_TRUE(hand.empty());
}

// ---- What is kept

TEST_P(SealedOf, WhatIsKeptComesBack) {
  const Mail mail = after_turns(GetParam(), 5, 6);
  for (std::uint8_t device = 0; device < mail.devices.size(); ++device) {
    const auto sight = play::look(mail, here(device));
    const std::string line = play::print_mail(mail, here(device));
    const auto replay = play::parse_replay(play::print_replay(sight->replay));
    ASSERT_TRUE(replay) << replay.error().text();
    EXPECT_EQ(replay->rounds.back().made(), sight->replay.rounds.back().made());
    const auto kept = play::parse_mail(line, play::seen_by_all(*replay));
    ASSERT_TRUE(kept);
    EXPECT_EQ(links::print(kept->mail), links::print(mail));
    EXPECT_EQ(kept->here.secret, secret_of(device));
  }
  EXPECT_FALSE(play::parse_mail(play::print_mail(after_turns("sorry", 0, 1), {}), mail.replay));
}

}  // namespace
