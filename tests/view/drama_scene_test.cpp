// The scenes: third six, a slide that sweeps, a swap, the Sorry! card, the claw, a win. Each shows
// its object before its words appear, has its own sound, flashes at most three times a second, and
// is shown at once to people who want no motion.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <glm/geometric.hpp>
#include <set>

#include "ai/agent.h"
#include "games/notation.h"
#include "view/table/drama.h"
#include "view/table/headline.h"
#include "view/table/session.h"
#include "view/table/table.h"

namespace {

using core::EventKind;
using view::Session;
using view::Sound;

constexpr float kFrame = 1.0F / 60.0F;

constexpr const char* kTwoSixes =
    "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=2 last=Y12";
constexpr const char* kSweep =
    "sorry | R 11,s,s,s B 18,s,s,s Y 17,s,s,s G 19,s,s,s | deck=54443444444 turn=R phase=card "
    "card=5 left=0 not=-";
constexpr const char* kSwap =
    "sorry | R 8,s,s,s B 30,s,s,s Y s,s,s,s G s,s,s,s | deck=54444444344 turn=R phase=card "
    "card=11 left=0 not=-";
constexpr const char* kDraw =
    "sorry | R s,s,s,s B 30,s,s,s Y s,s,s,s G s,s,s,s | deck=54444444444 turn=R phase=draw card=- "
    "left=0 not=-";
constexpr const char* kSorryCard =
    "sorry | R s,s,s,s B 30,s,s,s Y s,s,s,s G s,s,s,s | deck=54444444443 turn=R phase=card card=S "
    "left=0 not=-";
constexpr const char* kTry =
    "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=try blue=5 red=c "
    "left=5 moved=- using=- held=Yh relay=- out=RY";
constexpr const char* kLastMove =
    "parchis pieces=1 | Y c6 B 40 R 20 G 30 | turn=Y phase=move2 sixes=0 last=-";

// A person at the first seat; the others are elsewhere, so that nothing moves by itself.
Session at(std::string_view position) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position << ": " << read.error().text();
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(read->game.seat_count()),
                        {play::Player::Kind::Remote, "", ""});
  replay.players.front() = {};
  replay.rounds.emplace_back(read->game, read->state);
  Session session(std::move(replay), play::SeededChance{1}, ai::make_agent);
  (void)session.update(kFrame);
  return session;
}

// Plays the move of that kind and value as if it came from another device.
void play(Session& session, core::MoveKind kind, int value) {
  core::MoveList moves;
  session.match().game().moves(session.match().state(), moves);
  for (const core::Move& move : moves) {
    if (move.kind != kind || (value >= 0 && move.value != value)) continue;
    EXPECT_FALSE(session.receive(move));
    return;
  }
  ADD_FAILURE() << "there is no such move";
}

// A scene's pictures and sounds.
struct Seen {
  float seconds = 0.0F;
  std::set<Sound> sounds;
  std::vector<float> light;  // of its sparks, frame by frame
  std::vector<std::string> said;
};

float light_of(const view::Scene& scene) {
  float light = 0.0F;
  for (const view::Mark& mark : scene.marks) {
    if (mark.kind == view::Mark::Kind::Spark) light += mark.strength * mark.radius * mark.radius;
  }
  return light;
}

std::string headline_of(const Session& session) {
  view::Names names;
  names.seats = {"Ann", "Bot", "Cid", "Dot", "Eve", "Fay"};
  names.colours = {"One", "Two", "Three", "Four", "Five", "Six"};
  const auto line = view::headline(session.match().game(), names, session.told());
  return line ? line->sentence.text() : "";
}

Seen watch(Session& session, const std::function<void(const view::Scene&)>& look = {}) {
  Seen seen;
  (void)headline_of(session);
  while (session.animating() && seen.seconds < 12.0F) {
    (void)session.update(kFrame);
    seen.seconds += kFrame;
    view::Scene scene;
    view::fill_table(scene, session);
    seen.light.push_back(light_of(scene));
    for (const view::Cue& cue : session.take_cues()) seen.sounds.insert(cue.sound);
    if (look) look(scene);
    const std::string now = headline_of(session);
    if (!now.empty() && (seen.said.empty() || seen.said.back() != now)) seen.said.push_back(now);
  }
  return seen;
}

// How often the light rises from little to much.
int flashes(const std::vector<float>& light) {
  const float most = *std::max_element(light.begin(), light.end());
  int count = 0;
  bool dark = true;
  for (const float now : light) {
    if (dark && now > 0.5F * most && now > 0.0F) {
      ++count;
      dark = false;
    }
    if (now < 0.25F * most) dark = true;
  }
  return count;
}

void expect_calm(const Seen& seen) {
  ASSERT_FALSE(seen.light.empty());
  EXPECT_LE(static_cast<float>(flashes(seen.light)), 3.0F * seen.seconds);
}

TEST(Scenes, AThirdSixDropsThreeSixesBeforeThePieceGoes) {
  Session session = at(kTwoSixes);
  play(session, core::MoveKind::Throw, 6);
  std::size_t most = 0;
  bool red = false;
  bool stood_while_they_fell = false;
  const Seen seen = watch(session, [&](const view::Scene& scene) {
    most = std::max(most, scene.dice.size());
    const auto now = session.stage().next();
    if (!now || now->event.kind != EventKind::Penalised) return;
    red = red || std::any_of(scene.dice.begin(), scene.dice.end(),
                             [](const view::Die& die) { return die.hue == view::Hue::Red; });
    const auto told = session.told();
    EXPECT_TRUE(std::none_of(told.begin(), told.end(), [](const view::LogEntry& entry) {
      return entry.event.kind == EventKind::Penalised;
    })) << "it is said before it is seen";
    if (session.stage().moment().t > 0.35F && session.stage().moment().t < 0.48F)
      stood_while_they_fell = scene.dice.size() == 3 && light_of(scene) == 0.0F;
  });
  EXPECT_EQ(most, 3U);
  EXPECT_TRUE(red);
  EXPECT_TRUE(stood_while_they_fell);
  EXPECT_TRUE(seen.sounds.count(Sound::Doom) > 0);
  ASSERT_FALSE(seen.said.empty());
  EXPECT_EQ(seen.said.back().rfind("A third six", 0), 0U) << seen.said.back();
  expect_calm(seen);
}

TEST(Scenes, ASlideThatSweepsSeveralOffSaysWhom) {
  Session session = at(kSweep);
  play(session, core::MoveKind::Walk, -1);
  bool streak = false;
  const Seen seen = watch(session, [&](const view::Scene& scene) {
    streak = streak || std::any_of(scene.marks.begin(), scene.marks.end(), [](const auto& mark) {
               return mark.kind == view::Mark::Kind::Bar && mark.radius > 0.2F;
             });
  });
  EXPECT_TRUE(streak);
  EXPECT_TRUE(seen.sounds.count(Sound::Sweep) > 0);
  ASSERT_EQ(seen.said.size(), 1U) << seen.said.front() << seen.said.back();
  EXPECT_EQ(seen.said[0], "Ann sweeps Two, Three, Four off the slide.");
  expect_calm(seen);
}

TEST(Scenes, TwoThatChangePlacesPassEachOtherAtADistance) {
  Session session = at(kSwap);
  play(session, core::MoveKind::Swap, -1);
  float nearest = 100.0F;
  const Seen seen = watch(session, [&](const view::Scene&) {
    std::vector<glm::vec3> flying;
    for (const view::Stage::Shown& piece : session.stage().pieces()) {
      if (piece.position.z > 0.3F) flying.push_back(piece.position);
    }
    if (flying.size() == 2)
      nearest = std::min(nearest, glm::distance(glm::vec2(flying[0]), glm::vec2(flying[1])));
  });
  EXPECT_LT(nearest, 100.0F);
  EXPECT_GT(nearest, 1.0F);
  EXPECT_TRUE(seen.sounds.count(Sound::Swap) > 0);
  ASSERT_EQ(seen.said.size(), 1U);
  EXPECT_EQ(seen.said[0], "Ann changes places with Two.");
  expect_calm(seen);
}

TEST(Scenes, TheSorryCardIsLargeOverTheMiddleBeforeItIsNamed) {
  Session session = at(kDraw);
  play(session, core::MoveKind::Deal, sorry::kSorry);
  const glm::vec2 usual = session.tabletop().board().card_size;
  float largest = 0.0F;
  float off = 100.0F;
  const Seen seen = watch(session, [&](const view::Scene& scene) {
    EXPECT_EQ(session.told().size(), session.animating() ? 0U : session.log().size());
    for (const view::Card& card : scene.cards) {
      if (card.size.x <= largest) continue;
      largest = card.size.x;
      off = glm::length(glm::vec2(card.position));
    }
  });
  EXPECT_GT(largest, 2.0F * usual.x);
  EXPECT_LT(off, 0.5F);
  EXPECT_TRUE(seen.sounds.count(Sound::Sorry) > 0);
}

TEST(Scenes, WhoeverTakesAPlaceLandsBeforeTheOtherGoes) {
  Session session = at(kSorryCard);
  play(session, core::MoveKind::Walk, -1);
  const Seen seen = watch(session);
  ASSERT_FALSE(seen.said.empty());
  EXPECT_EQ(seen.said.back(), "Ann takes Two’s place.");
  expect_calm(seen);
}

TEST(Scenes, TheClawComesDownCarriesItsVictimAndSaysWhoseItIs) {
  Session session = at(kTry);
  const auto bricks = [&session] {
    view::Scene scene;
    view::fill_table(scene, session);
    return scene.bricks.size();
  };
  const std::size_t with_claw = bricks();
  session.end_work(view::WorkEnd::Hit);
  std::size_t most = 0;
  float highest = 0.0F;
  const Seen seen = watch(session, [&](const view::Scene& scene) {
    most = std::max(most, scene.bricks.size());
    const auto now = session.stage().next();
    const bool carries = now && now->event.kind == EventKind::Jumped;
    for (const view::Piece& piece : scene.pieces) {
      highest = std::max(highest, piece.position.z);
      if (!carries || piece.position.z < 0.5F) continue;
      EXPECT_EQ(light_of(scene), 0.0F) << "it has not landed";
    }
  });
  EXPECT_EQ(most, with_claw);
  EXPECT_LT(bricks(), with_claw) << "and then it is gone";
  EXPECT_GT(highest, 1.5F);
  EXPECT_TRUE(seen.sounds.count(Sound::Grip) > 0);
  ASSERT_FALSE(seen.said.empty());
  EXPECT_EQ(seen.said.back().rfind("The claw holds: Ann carries", 0), 0U) << seen.said.back();
  expect_calm(seen);
}

TEST(Scenes, AtAWinTheEyeComesNearerAndGoesBackAndTheWinnersJump) {
  Session session = at(kLastMove);
  (void)session.choose(0);
  float nearest = 0.0F;
  float highest = 0.0F;
  const Seen seen = watch(session, [&](const view::Scene& scene) {
    nearest = std::max(nearest, view::nearer(session));
    if (view::triumph_of(session) <= 0.1F) return;
    for (const view::Piece& piece : scene.pieces) {
      if (piece.scale < 2.0F) highest = std::max(highest, piece.position.z);
    }
  });
  EXPECT_GT(nearest, 1.05F);
  EXPECT_EQ(view::nearer(session), 1.0F);
  EXPECT_GT(highest, 0.2F);
  EXPECT_TRUE(seen.sounds.count(Sound::Win) > 0);
  EXPECT_EQ(seen.said.back(), "Ann wins!");
  expect_calm(seen);
}

TEST(Scenes, WithoutMotionEachIsThereAtOnce) {
  struct Scene {
    const char* position;
    core::MoveKind kind;
    int value;
    Sound sound;  // the most important of the move's sounds: the one that is heard
  };
  for (const Scene& scene : {Scene{kTwoSixes, core::MoveKind::Throw, 6, Sound::Doom},
                             Scene{kSweep, core::MoveKind::Walk, -1, Sound::Sweep},
                             Scene{kSwap, core::MoveKind::Swap, -1, Sound::Swap},
                             Scene{kDraw, core::MoveKind::Deal, sorry::kSorry, Sound::Sorry},
                             Scene{kLastMove, core::MoveKind::Walk, -1, Sound::Win}}) {
    Session session = at(scene.position);
    session.comfort.still = true;
    play(session, scene.kind, scene.value);
    (void)session.update(kFrame);
    EXPECT_FALSE(session.animating()) << scene.position;
    EXPECT_EQ(session.told().size(), session.log().size()) << scene.position;
    const auto cues = session.take_cues();
    EXPECT_TRUE(std::any_of(cues.begin(), cues.end(), [&scene](const view::Cue& cue) {
      return cue.sound == scene.sound;
    })) << scene.position;
  }
}

}  // namespace
