// Play by link with hidden hands: whole matches between devices that know nothing but their own
// secrets and the links.
#include "play/sealed.h"

#include "core/text.h"
#include "link_tools.h"
#include "play/rounds.h"
#include "play/views.h"
#include "random_game.h"

namespace {

using core::Bytes;
using core::Key;
using core::SeatIndex;
using play::ChainKey;
using play::Mail;
using play::MailHere;
using play::MailNews;
using play::Player;

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

ChainKey secret_of(std::uint8_t device) {
  ChainKey key{};
  key.fill(static_cast<std::uint8_t>(device + 50));
  return key;
}
MailHere here(std::uint8_t device) { return {secret_of(device), device}; }

void sit(Mail& mail, std::uint8_t device, SeatIndex seat) {
  mail.devices.push_back(
      {play::chain_key(secret_of(device), 0), 0, play::seal_key(secret_of(device))});
  mail.holders[seat] = device;
}

// The device that begins, before anybody else has sat down. It does not hold the first seat.
Mail begun(std::string_view rules) {
  Mail mail = links::fresh_mail(rules, 7);
  sit(mail, play::kDealer, 1);
  return mail;
}

Mail joined(std::string_view rules) {
  Mail mail = begun(rules);
  for (SeatIndex seat = 0; seat < mail.holders.size(); ++seat) {
    if (mail.holders[seat] == play::kNobody) {
      sit(mail, static_cast<std::uint8_t>(mail.devices.size()), seat);
    }
  }
  return mail;
}

// What reaches another device.
Mail sent(const Mail& mail) {
  const auto link = play::parse_link(links::print(mail));
  return link ? std::get<Mail>(*link) : Mail{};
}

// A position as a seat has seen it.
struct Seen {
  std::size_t round;
  std::size_t ply;
  SeatIndex seat;
  games::State view;
};

core::Move choose(const play::Match& match, core::Rng& rng) {
  return race_test::random_move(match.game(), match.state(), rng);
}

// The device whose turn it is opens the link, plays as long as it can, and sends it on.
void play_turn(Mail& mail, core::Rng& rng, std::vector<Seen>* story = nullptr) {
  const std::uint8_t device = play::device_to_play(mail);
  ASSERT_NE(device, play::kNobody);
  if (device == play::kDealer) {
    if (play::next_round_waits(mail.replay)) {
      ASSERT_FALSE(play::deal(mail, secret_of(device)));
      mail.replay.rounds.push_back(play::next_round(mail.replay));
    }
    ASSERT_FALSE(play::deal(mail, secret_of(device)));
  }
  auto sight = play::look(mail, here(device));
  ASSERT_TRUE(sight) << sight.error().text();
  play::Match& match = sight->replay.rounds.back();
  const auto found = std::find(mail.holders.begin(), mail.holders.end(), device);
  const auto seat = static_cast<SeatIndex>(found - mail.holders.begin());
  const auto mine = [&] {
    const auto& state = std::get<sorry::State>(match.state());
    return !match.over() && match.game().as<sorry::Game>()->seat_of(state.turn) == seat;
  };
  while (mine()) {
    const bool draws = match.actor() == core::kChance;
    if (draws && sight->next.empty()) {
      break;
    }
    match.play(draws ? sight->next.front() : choose(match, rng));
    if (draws) {
      sight->next.erase(sight->next.begin());
    }
    if (story != nullptr) {
      story->push_back({mail.replay.rounds.size() - 1, match.made().size(), seat, match.state()});
    }
  }
  mail.replay = play::seen_by_all(sight->replay);
  if (device == play::kDealer) {
    ASSERT_FALSE(play::deal(mail, secret_of(device)));
  }
}

Mail after_turns(std::string_view rules, int turns, std::uint64_t seed) {
  Mail mail = joined(rules);
  core::Rng rng(seed);
  for (int turn = 0; turn < turns; ++turn) {
    play_turn(mail, rng);
  }
  return mail;
}

constexpr const char* kTwo = "sorry seats=R,B mode=points pawns=2 out=1 target=120";
constexpr const char* kThree = "sorry seats=G,R,B mode=points pawns=2 out=1 score=all target=150";
constexpr const char* kFour = "sorry mode=points pawns=2 out=1 target=120";

// One round of four pawns, long enough for the pile to be shuffled again.
constexpr const char* kLong = "sorry seats=G,R,B mode=points out=1";

class SealedOf : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Sealed, SealedOf, testing::Values(kTwo, kThree, kFour, kLong));

// Whether `sought` stands in the bits of `bytes`, wherever it begins.
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

// All cards that the device knows of the last round, as a box holds them.
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
  // Now every card is known, the rules allow every move, and everybody saw what they may see.
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
    // The link says no more than what it is read as: every card that was dealt is unknown, and the
    // boxes open for nobody else.
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

// ---- Altered links

TEST(Sealed, AnyAlteredByteOfABoxIsRefused) {
  const Mail mail = after_turns(kThree, 5, 8);
  for (SeatIndex seat = 0; seat < mail.boxes.size(); ++seat) {
    for (std::size_t i = 0; i < mail.boxes[seat].size(); ++i) {
      Mail altered = mail;
      altered.boxes[seat][i] ^= 0x10U;
      const auto sight = play::look(altered, here(altered.holders[seat]));
      ASSERT_FALSE(sight);
      EXPECT_FALSE(sight.error().text().empty());
    }
  }
}

TEST(Sealed, ABoxFitsItsGameAndMomentOnly) {
  const Mail mail = after_turns(kThree, 5, 8);
  const Mail later = after_turns(kThree, 8, 8);
  const std::uint8_t device = mail.holders[0];
  ASSERT_TRUE(play::look(mail, here(device)));
  Mail other_id = mail;
  ++other_id.id;
  Mail old_box = later;
  old_box.boxes = mail.boxes;
  Mail other_moment = mail;
  --other_moment.sealed_at;
  Mail other_seat = mail;
  std::swap(other_seat.boxes[0], other_seat.boxes[2]);
  for (const Mail& altered : {other_id, old_box, other_moment, other_seat}) {
    EXPECT_FALSE(play::look(altered, here(device)));
  }
}

TEST(Sealed, ACardThatWasNotInTheHandIsFound) {
  Mail mail = joined(kTwo);
  core::Rng rng(2);
  int found = 0;
  for (int turn = 0; turn < 30; ++turn) {
    play_turn(mail, rng);
    const play::Match& last = mail.replay.rounds.back();
    if (play::device_to_play(mail) != 1) continue;
    // The other device discards whatever it has not got.
    const auto true_cards = play::look(mail, here(1));
    const auto& mine = std::get<sorry::State>(true_cards->replay.rounds.back().state());
    core::MoveList list;
    play::moves_seen(last.game(), last.state(), list);
    for (const core::Move move : list) {
      if (move.kind == core::MoveKind::Pass || mine.hands[mine.turn].count(move.value) > 0)
        continue;
      Mail forged = mail;
      forged.replay.rounds.back().play(move);
      const auto fault = play::deal(forged, secret_of(play::kDealer));
      ASSERT_TRUE(fault);
      EXPECT_FALSE(fault->text().empty());
      ++found;
    }
  }
  EXPECT_GT(found, 0);
}

TEST(Sealed, ADealerWhoChangesTheCardsIsFound) {
  Mail mail = joined(kTwo);
  core::Rng rng(2);
  const Mail promised = mail;
  while (mail.devices[play::kDealer].runs == 0) play_turn(mail, rng);
  ASSERT_FALSE(play::check_mail(mail));
  Mail forged = mail;
  forged.devices[play::kDealer].shown = play::chain_key(secret_of(99), 1);
  EXPECT_TRUE(play::check_mail(forged));
  EXPECT_EQ(play::compare(promised, forged), MailNews::Forked);
  play::Match& round = forged.replay.rounds.front();
  const std::vector<core::Move> made = round.made();
  round.rewind(1);
  std::vector<core::Move> other = made;
  std::swap(other[1], other[2]);
  round.play(other[1]);
  forged.devices = mail.devices;
  EXPECT_TRUE(play::check_mail(forged));
}

TEST(Sealed, OldLinksAndOtherStoriesAreToldApart) {
  Mail mail = joined(kTwo);
  core::Rng rng(5);
  std::vector<Mail> links = {begun(kTwo), mail};
  for (int turn = 0; turn < 200; ++turn) {
    play_turn(mail, rng);
    links.push_back(sent(mail));
    if (play::device_to_play(mail) == play::kNobody) break;
  }
  for (std::size_t i = 0; i < links.size(); ++i) {
    EXPECT_EQ(play::compare(links[i], links[i]), MailNews::Same) << i;
    if (i == 0) continue;
    EXPECT_EQ(play::compare(links[i - 1], links[i]), MailNews::Further) << i;
    const auto back = play::compare(links[i], links[i - 1]);
    EXPECT_TRUE(back == MailNews::Rewound || (i == 1 && back == MailNews::Same)) << i;
  }
  Mail other = links[4];
  core::Rng another(6);
  for (int turn = 0; turn < 10; ++turn) play_turn(other, another);
  EXPECT_EQ(play::compare(links[14], other), MailNews::Forked);
  Mail stranger = begun(kTwo);
  sit(stranger, 1, 0);
  stranger.devices[1].key = play::seal_key(secret_of(77));
  EXPECT_EQ(play::compare(links[1], stranger), MailNews::Forked);
}

TEST(Sealed, NothingIsDealtBeforeAllSit) {
  Mail mail = begun(kFour);
  EXPECT_FALSE(play::deal(mail, secret_of(play::kDealer)));
  EXPECT_TRUE(mail.replay.rounds.back().made().empty());
  EXPECT_EQ(play::device_to_play(mail), play::kNobody);
  sit(mail, 1, 0);
  EXPECT_FALSE(play::check_mail(sent(mail)));
  // A device that takes a second seat, and a bot.
  Mail greedy = mail;
  greedy.holders[2] = 1;
  EXPECT_TRUE(play::check_mail(greedy));
  Mail bot = mail;
  bot.replay.players[2] = {Player::Kind::Bot, "greedy", ""};
  EXPECT_TRUE(play::check_mail(bot));
}

TEST(Sealed, ALinkOfARoundWithOpenCardsIsNotMade) {
  Mail mail = after_turns(kTwo, 3, 5);
  const auto sight = play::look(mail, here(1));
  mail.replay = sight->replay;
  EXPECT_FALSE(play::print_link(mail));
}

}  // namespace
