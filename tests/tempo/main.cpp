// hs_tempo: how long games last at the table and how often it is touched, on a simulated clock, so
// that nobody has to wait. A scripted person answers at once, ten games each; each measurement is a
// line.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "ai/agent.h"
#include "ui/settings.h"
#include "view/table/session.h"

namespace {

constexpr int kGames = 10;
constexpr float kFrame = 1.0F / 60.0F;  // seconds
constexpr int kMostFrames = 400'000;    // of a game: nearly two hours

struct Measure {
  int frames = 0;
  int throws = 0;
  int touches = 0;
  std::vector<float> rounds;  // seconds of others' turns in a row
};

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
  Person(view::Session& session, std::uint64_t seed) : session_(session), seed_(seed) {}

  // Does one thing if there is something to do; true if so.
  bool answer(Measure& measure) {
    const view::Status status = session_.status();
    if (status.must_work) {
      session_.end_work(view::WorkEnd::Chance);
    } else if (status.may_throw) {
      (void)session_.throw_or_draw();
      ++measure.throws;
    } else if (session_.comfort.forced && session_.picker().choices().size() == 1) {
      return false;  // it is made automatically
    } else if (!session_.picker().choices().empty()) {
      measure.touches += choose();
    } else {
      return false;
    }
    return true;
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
  std::uint64_t seed_;
};

// Whether the person has nothing to do and none of their actions is being shown.
bool others_turn(const view::Session& session) {
  const auto next = session.stage().next();
  const core::SeatIndex turn = session.tabletop().turn(session.shown());
  return next ? next->seat != 0 : turn != 0 && !session.match().over();
}

void play_game(const games::Game& game, const view::Comfort& comfort, std::uint64_t seed,
               Measure& measure) {
  view::Session session(play::new_replay(game, one_person_and_bots(game.seat_count())),
                        play::SeededChance{seed}, ai::make_agent);
  session.comfort = comfort;
  Person person(session, seed);
  int others = 0;
  int frame = 0;
  for (; frame < kMostFrames && !session.match().over(); ++frame) {
    (void)session.update(kFrame);
    (void)session.take_cues();
    (void)person.answer(measure);
    if (others_turn(session)) {
      ++others;
    } else if (others > 0) {
      measure.rounds.push_back(static_cast<float>(others) * kFrame);
      others = 0;
    }
  }
  measure.frames += frame;
}

float share_of(std::vector<float>& numbers, float share) {
  if (numbers.empty()) return 0.0F;
  std::sort(numbers.begin(), numbers.end());
  return numbers[static_cast<std::size_t>(share * static_cast<float>(numbers.size() - 1))];
}

void measure(const char* preset, ui::BotPace pace) {
  const ui::Settings settings;
  view::Comfort comfort;
  comfort.forced = settings.forced;
  comfort.auto_throw = settings.auto_throw;
  comfort.bot_pause = ui::pace_of(pace).pause_seconds;
  comfort.bot_speed = ui::pace_of(pace).speed;
  Measure all;
  const auto game = games::Game::parse(preset);
  for (int i = 0; i < kGames; ++i) {
    play_game(*game, comfort, static_cast<std::uint64_t>(i) + 1, all);
  }
  float sum = 0.0F;
  for (const float round : all.rounds) sum += round;
  std::printf(
      "%-16s %-8s %6.0f s %5.0f throws %5.0f touches a game; others' turns %5.2f s on "
      "average, 95 of 100 within %5.2f s\n",
      preset, ui::kBotPaces[static_cast<std::size_t>(pace)].key.data(),
      static_cast<double>(all.frames) / 60.0 / kGames, static_cast<double>(all.throws) / kGames,
      static_cast<double>(all.touches) / kGames,
      static_cast<double>(sum) / static_cast<double>(std::max<std::size_t>(1, all.rounds.size())),
      static_cast<double>(share_of(all.rounds, 0.95F)));
  std::fflush(stdout);
}

}  // namespace

int main() {
  for (const char* preset : {"parchis", "ludo", "sorry", "maze"}) {
    for (const ui::BotPace pace : {ui::BotPace::Normal, ui::BotPace::Quick}) measure(preset, pace);
  }
  return 0;
}
