// The one way in for moves that nobody at the table has picked, and what random actions at the
// table may never do: lose a move, or make one twice.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "play/sealed.h"
#include "play/views.h"
#include "view/table/session.h"
#include "view/table/table.h"
#include "view/table/touch.h"

namespace {

using core::Move;
using view::Session;
using view::TapAnswer;

std::vector<Move> legal(const Session& session) {
  core::MoveList list;
  session.match().game().moves(session.match().state(), list);
  return {list.begin(), list.end()};
}

std::string position(const Session& session) {
  return games::print_position(session.match().game(), session.match().state());
}

Session sitting(std::string_view rules, play::ChanceSource chance, play::Player::Kind others) {
  const auto game = games::Game::parse(rules);
  std::vector<play::Player> players(
      static_cast<std::size_t>(game->seat_count()),
      {others, others == play::Player::Kind::Bot ? "greedy" : "", ""});
  players[0] = {};
  return {play::new_replay(*game, std::move(players)), std::move(chance), ai::make_agent};
}

TEST(Door, ALegalMoveIsPlayedWhoeverItIsOf) {
  Session session =
      sitting("parchis arms=3 first=B", play::SeededChance{2}, play::Player::Kind::Remote);
  const auto before = session.revision();
  const Move move = legal(session).front();
  EXPECT_FALSE(session.receive(move));
  EXPECT_EQ(session.match().made(), std::vector<Move>{move});
  EXPECT_GT(session.revision(), before);
  EXPECT_FALSE(session.log().empty());
  EXPECT_TRUE(session.animating());
  const Move next = legal(session).front();
  EXPECT_FALSE(session.receive(next)) << "the running animation is ended first";
  EXPECT_EQ(session.match().made().size(), 2U);
}

TEST(Door, AnIllegalMoveIsRefusedWithAReasonAndChangesNothing) {
  Session session =
      sitting("parchis arms=3 first=Y", play::SeededChance{2}, play::Player::Kind::Remote);
  const std::string before = position(session);
  const auto revision = session.revision();
  const Move seven{core::MoveKind::Throw, 7, 0, 0, 0, 0, 0};
  const auto refusal = session.receive(seven);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->text(), "“d7” is not a legal move here.");
  EXPECT_EQ(position(session), before);
  EXPECT_EQ(session.revision(), revision);
  EXPECT_TRUE(session.log().empty());
}

TEST(Door, BehindTheEndNothingIsTaken) {
  Session session = sitting("parchis-duel", play::SeededChance{2}, play::Player::Kind::Remote);
  std::vector<Move> made;
  for (core::Rng rng(4); !session.match().over();) {
    const std::vector<Move> list = legal(session);
    made.push_back(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    ASSERT_FALSE(session.receive(made.back()));
  }
  for (const Move move : made) ASSERT_TRUE(session.receive(move));
  EXPECT_EQ(session.match().made(), made);
}

TEST(Door, CardsOfAHiddenHandComeInUnseen) {
  const auto game = games::Game::parse("sorry mode=points first=R");
  play::Match match(*game);
  core::Rng rng(9);
  for (int i = 0; i < 120 && !match.over(); ++i) {
    core::MoveList list;
    game->moves(match.state(), list);
    match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  const play::Match seen = play::seen_by_all(match);
  Session session =
      sitting("sorry mode=points first=R", play::ShownChance{}, play::Player::Kind::Remote);
  for (const Move move : seen.made()) ASSERT_FALSE(session.receive(move)) << position(session);
  EXPECT_EQ(session.match().state(), seen.state());
}

// One random action of a person, the clock or the door. What it reports must be true.
class RandomHands {
 public:
  RandomHands(std::string_view rules, std::uint64_t seed)
      : session_(sitting(rules, chance_of(seed), play::Player::Kind::Bot)), rng_(seed) {
    session_.comfort.speed = seed % 3 == 0 ? 0.0F : 4.0F;
    session_.comfort.confirm = seed % 2 == 0;
    session_.comfort.forced = seed % 5 == 0;
    session_.comfort.works_by_hand = seed % 7 != 0;
    camera_ = view::make_camera(session_.tabletop().board(), {}, kWindow, {{0, 0}, kWindow});
  }

  void act();
  void check();
  [[nodiscard]] const Session& session() const { return session_; }

 private:
  static constexpr glm::vec2 kWindow{640.0F, 480.0F};
  // When a tap skips bots, a frame has at most as many moves as in Session, and one more.
  static constexpr std::size_t kRushed = 5;
  static play::ChanceSource chance_of(std::uint64_t seed) {
    if (seed % 4 == 0) return play::OwnDice{seed};
    if (seed % 4 == 1) return play::LinkDice{seed};
    return play::SeededChance{seed};
  }
  std::size_t below(std::size_t count) { return rng_.below(static_cast<std::uint32_t>(count)); }
  glm::vec2 pixel() { return {static_cast<float>(below(640)), static_cast<float>(below(480))}; }
  TapAnswer touch();
  void receive_any();
  void enter_any();

  Session session_;
  core::Rng rng_;
  view::Camera camera_;
};

TapAnswer RandomHands::touch() {
  const auto options = session_.picker().options();
  switch (below(7)) {
    case 0: return view::tap(session_, camera_, pixel());
    case 1: return view::drop(session_, camera_, pixel());
    case 2: return session_.throw_or_draw();
    case 3: return session_.confirm();
    case 4: return session_.choose(below(session_.picker().choices().size() + 1));
    default:
      return options.empty() ? TapAnswer{} : session_.pick(options[below(options.size())].thing);
  }
}

// Legal or not.
void RandomHands::receive_any() {
  const std::size_t made = session_.match().made().size();
  std::vector<Move> list = legal(session_);
  if (list.empty()) return;
  Move move = list[below(list.size())];
  if (below(2) == 0) move.to = static_cast<core::Site>(move.to + 1);
  const bool is_legal = std::find(list.begin(), list.end(), move) != list.end();
  const auto refusal = session_.receive(move);
  EXPECT_EQ(refusal.has_value(), !is_legal);
  EXPECT_EQ(session_.match().made().size(), made + (is_legal ? 1 : 0));
}

void RandomHands::enter_any() {
  const auto outcomes = session_.outcomes();
  if (!outcomes.empty()) return session_.enter(outcomes[below(outcomes.size())]);
  session_.end_work(static_cast<view::WorkEnd>(below(3)));
}

void RandomHands::act() {
  const std::vector<Move> before = session_.match().made();
  const auto revision = session_.revision();
  std::size_t most = before.size() + 1;
  switch (below(10)) {
    case 0: view::hover(session_, camera_, pixel()); break;
    case 1: session_.picker().focus_step(below(2) == 0 ? 1 : -1); break;
    case 2: (void)session_.picker().unpick(); break;
    case 3: enter_any(); break;
    case 4: receive_any(); break;
    case 5: {
      if (below(4) != 0) break;
      const bool may = session_.can_undo();
      EXPECT_EQ(session_.undo(), may);
      most = before.size() - (may ? 1 : 0);
      break;
    }
    case 6:
    case 7:
      (void)session_.update(0.2F);
      most = before.size() + kRushed;
      break;
    default: {
      const TapAnswer::Kind kind = touch().kind;
      const bool plays = kind == TapAnswer::Kind::Moved || kind == TapAnswer::Kind::Thrown;
      EXPECT_EQ(session_.match().made().size(), before.size() + (plays ? 1 : 0));
      EXPECT_EQ(kind == TapAnswer::Kind::WhyNot && plays, false);
    }
  }
  const std::vector<Move>& after = session_.match().made();
  EXPECT_LE(after.size(), most);
  EXPECT_TRUE(
      std::equal(after.begin(),
                 after.begin() + static_cast<std::ptrdiff_t>(std::min(after.size(), before.size())),
                 before.begin()));
  EXPECT_EQ(session_.revision() > revision, after.size() != before.size());
}

// The match, its text, the log, the table and what may be taken back are consistent.
void RandomHands::check() {
  const play::Replay& replay = session_.replay();
  const auto read = play::parse_replay(play::print_replay(replay));
  ASSERT_TRUE(read) << (read ? "" : read.error().text());
  EXPECT_EQ(read->rounds.back().made(), session_.match().made());
  Session fresh(*read, session_.chance(), ai::make_agent);
  EXPECT_EQ(position(fresh), position(session_));
  EXPECT_EQ(fresh.can_undo(), session_.can_undo());
  ASSERT_EQ(fresh.log().size(), session_.log().size());
  view::Scene scene;
  view::fill_table(scene, session_);
  const std::size_t pieces = session_.match().game().tokens(session_.match().state()).size();
  // While a win is celebrated, the pieces on the podium are additional.
  EXPECT_GE(scene.pieces.size(), pieces);
  EXPECT_TRUE(session_.animating() || scene.pieces.size() == pieces);
  for (const view::Option& option : session_.picker().options()) {
    EXPECT_LT(option.first, session_.picker().choices().size());
  }
}

class AnyHands : public testing::TestWithParam<const char*> {};

TEST_P(AnyHands, NeverLoseAMove) {
  constexpr int kSteps = 1200;
  constexpr int kBetweenChecks = 60;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomHands hands(GetParam(), seed);
    for (int step = 0; step < kSteps && !HasFailure(); ++step) {
      hands.act();
      if (step % kBetweenChecks == 0) hands.check();
    }
    if (HasFailure()) {
      ADD_FAILURE() << play::print_replay(hands.session().replay());
      return;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, AnyHands,
                         testing::Values("parchis", "sorry", "sorry-points", "maze", "maze-expert",
                                         "ludo", "parcheesi"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
