#include "view/table/drama.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "view/table/easing.h"

namespace view {

using core::Event;
using core::EventKind;

namespace {

constexpr int kDust = 14;
constexpr int kGlints = 16;
constexpr int kConfetti = 60;
constexpr float kDustReach = 1.5F;   // squares that dust flies,
constexpr float kGlintReach = 2.1F;  // and glints
constexpr float kSparkSize = 0.36F;
constexpr float kSpeck = 0.22F;
constexpr float kStreakWide = 0.12F;  // of the streak behind a slide, squares
constexpr float kSweepWide = 0.3F;
constexpr float kPush = 0.12F;  // how much closer the camera comes at a win
// The podium, in shares of the board's radius.
constexpr float kStep = 0.17F;    // width of one step
constexpr float kSinking = 6.0F;  // at a win the last sixth of its time is for going down
constexpr std::array<float, 3> kHeights = {0.17F, 0.115F, 0.07F};
constexpr std::array<float, 3> kAside = {0.0F, -1.0F, 1.0F};  // the winner in the middle
constexpr std::array<Hue, 3> kMetals = {Hue::Yellow, Hue::Ivory, Hue::Orange};

struct Burst {
  glm::vec2 middle{0.0F};
  Hue hue = Hue::Ivory;
  int count = 0;
  float reach = 1.0F;
  float size = kSparkSize;
};

// Glints that fly apart and fade; `t` is the share of it that has passed.
void burst(Scene& scene, const Burst& burst, float t) {
  for (int i = 0; i < burst.count; ++i) {
    const auto n = static_cast<float>(i);
    const float turn = n * kGoldenAngle;
    const float far = burst.reach * (0.35F + 0.65F * std::abs(std::sin(n * 1.7F)));
    Mark mark;
    mark.kind = Mark::Kind::Spark;
    mark.hue = i % 2 == 0 ? burst.hue : Hue::Ivory;
    mark.position =
        burst.middle + glm::vec2(std::cos(turn), std::sin(turn)) * (0.3F + far * slowing(t));
    mark.radius = burst.size * (1.0F - 0.5F * t);
    mark.strength = std::clamp(2.0F * (1.0F - t), 0.0F, 1.0F);
    scene.marks.push_back(mark);
  }
}

// A ring that widens and fades.
void ring(Scene& scene, glm::vec2 at, Hue hue, float reach, float t) {
  Mark mark;
  mark.kind = Mark::Kind::Selected;
  mark.hue = hue;
  mark.position = at;
  mark.radius = 0.4F + reach * slowing(t);
  mark.strength = 1.0F - t;
  scene.marks.push_back(mark);
}

// Dust where a piece is sent back, and a ring in the paint of the seat that did it.
void capture(Scene& scene, const Session& session, const Told& told, float t) {
  const Tabletop& table = session.tabletop();
  const glm::vec2 at(table.board().spot(told.event.colour, told.event.from, 0, 1));
  burst(scene, {at, table.hue(told.event.colour), kDust, kDustReach, kSpeck}, t);
  ring(scene, at, table.seat_hue(told.seat), 1.0F, t);
}

const Stage::Shown* shown_at(const Session& session, const Event& event) {
  for (const Stage::Shown& piece : session.stage().pieces()) {
    if (thing_of(piece) == piece_thing(event.colour, event.to, event.size)) return &piece;
  }
  return nullptr;
}

// A sliding piece leaves a streak in its paint, a broader one if it sweeps others off. It has faded
// when the piece stands, though those that are swept off may still fly.
void streak(Scene& scene, const Session& session, const Stage::Beat& beat, bool sweeps) {
  const Event& event = beat.told.event;
  const Stage::Shown* slider = shown_at(session, event);
  if (slider == nullptr) return;
  Mark mark;
  mark.kind = Mark::Kind::Bar;
  mark.hue = session.tabletop().hue(event.colour);
  mark.position = glm::vec2(session.tabletop().board().spot(event.colour, event.from, 0, 1));
  mark.to = glm::vec2(slider->position);
  mark.radius = sweeps ? kSweepWide : kStreakWide;
  mark.strength = 1.0F - beat.t * beat.t;
  scene.marks.push_back(mark);
  if (sweeps) burst(scene, {mark.to, mark.hue, kDust, kDustReach, kSpeck}, beat.t);
}

// How much of the time after a piece's landing has passed, 0…1; not more than 0 before it.
float since_landing(const Session& session, const Stage::Beat& beat) {
  const Tabletop& table = session.tabletop();
  const float end = table.gone(beat.told.event, 1.0F);
  return end > 1.0F ? (table.gone(beat.told.event, beat.t) - 1.0F) / (end - 1.0F) : 0.0F;
}

// An exchange: a ring at both ends in the paint of the piece that leaves, glints where each lands.
void exchange(Scene& scene, const Session& session, const Stage::Beat& beat) {
  const Event& event = beat.told.event;
  const Board& board = session.tabletop().board();
  const Hue hue = session.tabletop().hue(event.colour);
  ring(scene, glm::vec2(board.spot(event.colour, event.from, 0, 1)), hue, 1.0F, beat.t);
  const float landed = since_landing(session, beat);
  if (landed <= 0.0F) return;
  const glm::vec2 to(board.spot(event.colour, event.to, 0, 1));
  burst(scene, {to, hue, kGlints, kDustReach, kSpeck}, landed);
}

// A piece comes down: a ring where it lands.
void landing(Scene& scene, const Session& session, const Stage::Beat& beat) {
  const Event& event = beat.told.event;
  const float landed = since_landing(session, beat);
  if (landed <= 0.0F) return;
  const glm::vec2 to(session.tabletop().board().spot(event.colour, event.to, 0, 1));
  const Hue hue = session.tabletop().hue(event.colour);
  ring(scene, to, hue, 1.4F, landed);
  burst(scene, {to, hue, kDust, kDustReach, kSpeck}, landed);
}

// Confetti over the whole board in the winner's paint.
void triumph(Scene& scene, const Session& session, float t) {
  const Board& board = session.tabletop().board();
  const Hue hue = session.tabletop().seat_hue(play::places(session.replay())[0]);
  for (int i = 0; i < kConfetti; ++i) {
    const auto n = static_cast<float>(i);
    const float born = 0.5F * std::abs(std::sin(n * 3.1F));
    const float age = std::clamp((t - born) / 0.5F, 0.0F, 1.0F);
    if (age <= 0.0F || age >= 1.0F) continue;
    const float far = board.radius * (0.15F + 0.6F * std::abs(std::sin(n * 1.3F)));
    const float turn = n * kGoldenAngle + 0.4F * age;
    Mark mark;
    mark.kind = Mark::Kind::Spark;
    mark.hue = i % 3 == 0 ? Hue::Ivory : (i % 3 == 1 ? hue : Hue::Yellow);
    mark.position = glm::vec2(std::cos(turn), std::sin(turn)) * (far * slowing(age));
    mark.radius = 0.03F * board.radius * (1.0F - 0.4F * age);
    mark.strength = std::sin(age * glm::pi<float>());
    scene.marks.push_back(mark);
  }
}

// Three steps in the middle of the board, each with a piece of the seat that has this place. They
// sink again, so that afterwards all of the board can be seen.
void podium(Scene& scene, const Session& session, float risen) {
  const Tabletop& table = session.tabletop();
  const float radius = table.board().radius;
  const auto standing = play::places(session.replay());
  const std::size_t shown = std::min<std::size_t>(kHeights.size(), standing.size());
  const float half = 0.5F * kStep * radius;
  for (std::size_t rank = 0; rank < shown; ++rank) {
    const float high = std::max(0.01F, kHeights[rank] * radius * risen);
    const glm::vec2 at(kAside[rank] * 2.0F * half, 0.0F);
    Brick step;
    step.position = glm::vec3(at, 0.5F * high);
    step.half = {half * 0.97F, half * 0.8F, 0.5F * high};
    step.hue = kMetals[rank];
    scene.bricks.push_back(step);
    const core::SeatIndex seat = standing[rank];
    Piece piece = table.dress(session.shown(), session.match().game().first_colour(seat), 0);
    piece.position = glm::vec3(at, high);
    piece.scale = 1.6F * half;
    scene.pieces.push_back(piece);
  }
}

void add_beat(Scene& scene, const Session& session, const Stage::Beat& beat,
              const std::vector<Stage::Beat>& beats) {
  const Told& told = beat.told;
  const float gone = session.tabletop().gone(told.event, beat.t);
  switch (told.event.kind) {
    case EventKind::Captured:
    case EventKind::Penalised:
      if (gone > 0.0F) capture(scene, session, told, gone);
      break;
    case EventKind::Slid: streak(scene, session, beat, beats.size() > 2); break;
    case EventKind::Swapped: exchange(scene, session, beat); break;
    case EventKind::Jumped: landing(scene, session, beat); break;
    case EventKind::Won:
      triumph(scene, session, beat.t);
      podium(scene, session, slowing(std::min({1.0F, 2.0F * beat.t, kSinking * (1.0F - beat.t)})));
      break;
    default: break;
  }
}

}  // namespace

void add_drama(Scene& scene, const Session& session) {
  const std::vector<Stage::Beat> beats = session.stage().beats();
  for (const Stage::Beat& beat : beats) add_beat(scene, session, beat, beats);
  for (const Stage::Shown& piece : session.stage().pieces()) {
    if (piece.joy <= 0.0F) continue;
    const Hue hue = session.tabletop().hue(piece.colour);
    const float t = 1.0F - piece.joy;
    burst(scene, {glm::vec2(piece.rest), hue, kGlints, kGlintReach, kSparkSize}, t);
    ring(scene, glm::vec2(piece.rest), hue, kGlintReach, t);
  }
}

float triumph_of(const Session& session) {
  const Moment moment = session.stage().moment();
  const bool wins = moment.running && moment.running->event.kind == EventKind::Won;
  return wins ? moment.t : 0.0F;
}

float nearer(const Session& session) {
  return 1.0F + kPush * std::sin(triumph_of(session) * glm::pi<float>());
}

}  // namespace view
