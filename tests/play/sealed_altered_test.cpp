// Play by link with hidden hands: links that were altered, mixed up or sent too early.
#include "play/sealed.h"

#include "core/text.h"
#include "play/mail_news.h"
#include "play/rounds.h"
#include "play/sealed_table.h"
#include "play/views.h"

namespace {

using namespace sealed_test;
using play::MailNews;
using play::Player;

constexpr const char* kTwo = "sorry seats=R,B mode=points pawns=2 out=1 target=120";
constexpr const char* kThree = "sorry seats=G,R,B mode=points pawns=2 out=1 score=all target=150";
constexpr const char* kFour = "sorry mode=points pawns=2 out=1 target=120";

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

// Plays a game, and lets `device` add to its links each card that cannot be its own, as
// `impossible` tells from what the second device sees. `found` gets these links.
template <class Impossible, class Found>
void forge(std::uint8_t device, const Impossible& impossible, const Found& found) {
  Mail mail = joined(kTwo);
  core::Rng rng(2);
  int count = 0;
  for (int turn = 0; turn < 30; ++turn) {
    play_turn(mail, rng);
    const play::Match& last = mail.replay.rounds.back();
    if (play::device_to_play(mail) != device || last.actor() == core::kChance) continue;
    const auto sight = play::look(mail, here(1));
    ASSERT_TRUE(sight);
    const auto& seen = std::get<sorry::State>(sight->replay.rounds.back().state());
    core::MoveList list;
    play::moves_seen(last.game(), last.state(), list);
    for (const core::Move move : list) {
      if (move.kind == core::MoveKind::Pass || !impossible(seen, move.value)) continue;
      Mail forged = mail;
      forged.replay.rounds.back().play(move);
      found(forged);
      ++count;
    }
  }
  EXPECT_GT(count, 0);
}

TEST(Sealed, ACardThatWasNotInTheHandIsFound) {
  const auto not_held = [](const sorry::State& seen, sorry::Card card) {
    return seen.hands[seen.turn].count(card) == 0;
  };
  forge(1, not_held, [](Mail& forged) {
    const auto fault = play::deal(forged, secret_of(play::kDealer));
    ASSERT_TRUE(fault);
    EXPECT_FALSE(fault->text().empty());
  });
}

// The box tells a seat that all other cards of a kind are gone: it does not wait for the end of the
// round to see that somebody plays one more.
TEST(Sealed, ACardThatNobodyElseCanHoldIsRefusedAtOnce) {
  const auto all_gone = [](const sorry::State& seen, sorry::Card card) {
    return seen.deck.count(card) == 0;
  };
  forge(play::kDealer, all_gone,
        [](const Mail& forged) { EXPECT_FALSE(play::look(forged, here(1))); });
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
