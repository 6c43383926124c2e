#include "ui/at_the_table.h"

#include <algorithm>
#include <string>

#include "ai/agent.h"

namespace ui_test {

namespace {

constexpr float kFrame = 1.0F / 60.0F;  // seconds
constexpr int kMostFrames = 400'000;    // of a game: nearly two hours

std::vector<play::Player> one_person_and_bots(int seats) {
  std::vector<play::Player> players(static_cast<std::size_t>(seats));
  for (std::size_t i = 1; i < players.size(); ++i) {
    players[i] = {play::Player::Kind::Bot, std::string(ai::usual_level()), ""};
  }
  return players;
}

// A person who plays as well as the usual bot and touches the table as often as needed.
class Person {
 public:
  Person(view::Session& session, Thinking thinking, std::uint64_t seed)
      : session_(session), thinking_(thinking), seed_(seed) {}

  // Does one thing if there is something to do and the person has thought for long enough.
  void answer(TableTime& time) {
    const view::Status status = session_.status();
    const bool chooses = !session_.picker().choices().empty() &&
                         !(session_.comfort.forced && session_.picker().choices().size() == 1);
    if (!status.must_work && !status.may_throw && !chooses) {
      thought_ = 0.0F;
      return;
    }
    thought_ += kFrame;
    if (thought_ < (chooses ? thinking_.of_choice : thinking_.of_throw)) return;
    thought_ = 0.0F;
    if (status.must_work) {
      session_.end_work(view::WorkEnd::Chance);
    } else if (status.may_throw) {
      (void)session_.throw_or_draw();
      ++time.throws;
    } else {
      time.touches += choose();
    }
  }

 private:
  // Names the move by its things, one after another, as long as other moves share them.
  int choose() {
    const core::SeatIndex seat = session_.match().actor().seat;
    const auto agent = ai::make_agent(ai::usual_level());
    const core::Move move =
        ai::decide(*agent, session_.match().game(), session_.view(), seat, seed_);
    const auto choices = session_.picker().choices();
    const auto wanted = std::find_if(choices.begin(), choices.end(),
                                     [&](const view::Choice& c) { return c.move == move; });
    const view::Steps steps = wanted->steps;
    const std::size_t made = session_.match().made().size();
    int touches = 0;
    for (const view::Thing& thing : steps) {
      if (session_.match().made().size() != made) break;
      (void)session_.pick(thing);
      ++touches;
    }
    return touches;
  }

  view::Session& session_;
  Thinking thinking_;
  std::uint64_t seed_;
  float thought_ = 0.0F;  // seconds
};

// Whether the person has nothing to do and none of their actions is being shown.
bool others_turn(const view::Session& session) {
  const auto next = session.stage().next();
  const core::SeatIndex turn = session.tabletop().turn(session.shown());
  return next ? next->seat != 0 : turn != 0 && !session.match().over();
}

}  // namespace

view::Comfort comfort_at(ui::BotPace pace, const ui::Settings& settings) {
  view::Comfort comfort;
  comfort.forced = settings.forced;
  comfort.auto_throw = settings.auto_throw;
  comfort.bot_pause = ui::pace_of(pace).pause_seconds;
  comfort.bot_speed = ui::pace_of(pace).speed;
  return comfort;
}

void play_at_the_table(const games::Game& game, const view::Comfort& comfort, Thinking thinking,
                       std::uint64_t seed, TableTime& time) {
  view::Session session(play::new_replay(game, one_person_and_bots(game.seat_count())),
                        play::SeededChance{seed}, ai::make_agent);
  session.comfort = comfort;
  Person person(session, thinking, seed);
  int others = 0;
  int frame = 0;
  for (; frame < kMostFrames && !session.match().over(); ++frame) {
    (void)session.update(kFrame);
    (void)session.take_cues();
    person.answer(time);
    if (others_turn(session)) {
      ++others;
    } else if (others > 0) {
      time.rounds.push_back(static_cast<float>(others) * kFrame);
      others = 0;
    }
  }
  time.seconds += static_cast<double>(frame) * static_cast<double>(kFrame);
}

}  // namespace ui_test
