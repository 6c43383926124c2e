// Play by link in the program: who plays, who only watches, and who is asked whether to come in.
#include "app/mail.h"

#include "app/program.h"
#include "app/shelf.h"
#include "play/dealer.h"
#include "play/link_tools.h"
#include "play/mail_news.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"

namespace {

using app::App;
using play::ChainKey;
using play::Mail;
using play::Player;
using Ask = ui::MailPage::Ask;

constexpr ChainKey kAdas = {1};
constexpr ChainKey kCys = {3};

// Ada has the first seat, a bot the second; the others are free. She has played her turn.
Mail adas_game() {
  Mail mail = links::fresh_mail("ludo seats=Y,B,R first=Y", 42);
  mail.replay.players[1] = {Player::Kind::Bot, "solid", "Otto"};
  mail.devices.push_back({play::chain_key(kAdas, 0), 0, {}});
  mail.holders[0] = 0;
  return mail;
}

// Plays on Ada's device for as long as it is its turn, and `while_` holds.
template <class While>
void play_run(Mail& mail, While while_) {
  if (play::device_to_play(mail) != 0) return;
  const auto devices = play::devices_of_moves(mail);
  const bool under_way = !devices.empty() && devices.back() == 0;
  if (!under_way && !play::run_is_shown(mail, 0)) play::begin_run(mail, 0, kAdas);
  const std::uint64_t seed = play::run_seed(mail);
  play::Match& match = mail.replay.rounds.back();
  while (play::device_to_play(mail) == 0 && while_(match)) {
    core::MoveList list;
    match.game().moves(match.state(), list);
    match.play(match.actor() == core::kChance
                   ? play::draw_at(match.game(), match.state(), seed, match.made().size())
                   : list[0]);
  }
}

// Until the bot is to throw or move.
void play_to_bot(Mail& mail) {
  play_run(mail, [](const play::Match& match) {
    return match.game().turn(match.state()) != 1 || match.actor() == core::kChance;
  });
}

class TravellingGame : public testing::Test {
 protected:
  // Bo takes the third seat.
  void sit_down_as_bo() {
    ASSERT_EQ(app.model.mail.ask, Ask::Join);
    ASSERT_TRUE(app.model.mail.seats[2].free);
    for (auto& seat : app.model.mail.seats) seat.here = false;
    app.model.mail.seats[2].here = true;
    app::carry_out(app, ui::wish::TakeSeats{});
    app::keep_game(app);
  }
  [[nodiscard]] Mail on_table() const {
    auto mail = app::mail_on_table(app);
    EXPECT_TRUE(mail);
    return std::move(*mail);
  }
  void update_for_long() {
    for (int i = 0; i < 200; ++i) {
      app.table.session->update(1.0F);
      while (app.table.session->thinks()) app.table.session->think_on();
    }
  }

  Program program;
  App& app = program.app;
};

TEST_F(TravellingGame, WhoSitsDownInAnothersTurnDoesNotPlayItsBots) {
  Mail mail = adas_game();
  play_to_bot(mail);
  app::open_mail(app, mail);
  sit_down_as_bo();
  const std::size_t moves = app.table.session->match().made().size();
  update_for_long();
  EXPECT_EQ(app.table.session->match().made().size(), moves);
  app::follow_mail(app);
  EXPECT_TRUE(app.model.mail.elsewhere);
  // Ada goes on in Bo's story; the next link is for Bo, who plays with luck that she can check.
  Mail next = on_table();
  ASSERT_FALSE(play::check_mail(next));
  play_run(next, [](const play::Match&) { return true; });
  ASSERT_FALSE(play::check_mail(next));
  ASSERT_EQ(play::device_to_play(next), 1);
  app::open_mail(app, next);
  EXPECT_EQ(app.model.mail.ask, Ask::Nothing);
  app.table.session->throw_or_draw();
  EXPECT_GT(app.table.session->match().made().size(), next.replay.rounds.back().made().size());
  EXPECT_FALSE(play::check_mail(on_table()));
}

TEST_F(TravellingGame, WhoWasLeftOutIsAskedToComeInAgain) {
  Mail mail = adas_game();
  play_to_bot(mail);
  app::open_mail(app, mail);
  sit_down_as_bo();
  play_run(mail, [](const play::Match&) { return true; });  // Ada does not know of Bo
  app::open_mail(app, mail);
  sit_down_as_bo();
  EXPECT_EQ(app.shelf.library.games().size(), 1U);
  app.table.session->throw_or_draw();
  EXPECT_FALSE(play::check_mail(on_table()));
}

// Nothing tells whether somebody has played there, so what they have is not replaced.
TEST_F(TravellingGame, WhoWasLeftOutOfAGameWithHiddenHandsKeepsTheirs) {
  Mail mail = links::fresh_mail("sorry seats=R,B,Y mode=points first=R", 42);
  mail.devices.push_back({play::chain_key(kAdas, 0), 0, play::seal_key(kAdas)});
  mail.holders[0] = 0;
  app::open_mail(app, mail);
  sit_down_as_bo();
  mail.devices.push_back(
      {play::chain_key(kCys, 0), 0, play::seal_key(kCys)});  // Ada does not know of Bo
  mail.holders[1] = 1;
  app::open_mail(app, mail);
  EXPECT_EQ(app.model.mail.ask, Ask::Forked);
}

TEST_F(TravellingGame, AnotherBeginningOrAnotherBotIsAnotherStory) {
  Mail mail = adas_game();
  play_run(mail, [](const play::Match&) { return true; });
  app::open_mail(app, mail);
  sit_down_as_bo();
  Mail forged = on_table();
  forged.begun = static_cast<std::uint32_t>(forged.replay.rounds.back().made().size());
  EXPECT_EQ(play::compare(on_table(), forged), play::MailNews::Forked);
  forged = on_table();
  forged.replay.players[1].level = "beginner";
  EXPECT_EQ(play::compare(on_table(), forged), play::MailNews::Forked);
  forged = on_table();
  forged.replay.players[0] = {Player::Kind::Bot, "solid", ""};
  EXPECT_EQ(play::compare(on_table(), forged), play::MailNews::Forked);
}

}  // namespace
