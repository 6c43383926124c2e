#include "view/table/drama.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

namespace view {

using core::EventKind;

namespace {

constexpr float kGoldenAngle = 2.399963F;  // spreads things evenly
constexpr int kDust = 14;
constexpr int kGlints = 16;
constexpr int kConfetti = 60;
constexpr float kDustReach = 1.5F;   // squares that dust flies
constexpr float kGlintReach = 2.1F;  // … and glints
constexpr float kSparkSize = 0.36F;
constexpr float kSpeck = 0.22F;
// The podium, in shares of the board's radius.
constexpr float kStep = 0.17F;  // width of one step
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

// Glints that fly apart and go out; `t` is how much of it has passed.
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

// Dust where a piece is sent back, and a ring in the paint of whoever did it.
void capture(Scene& scene, const Session& session, const Told& told, float t) {
  const Tabletop& table = session.tabletop();
  const glm::vec2 at(table.board().spot(told.event.colour, told.event.from, 0, 1));
  burst(scene, {at, table.hue(told.event.colour), kDust, kDustReach, kSpeck}, t);
  Mark ring;
  ring.kind = Mark::Kind::Selected;
  ring.hue = table.seat_hue(told.seat);
  ring.position = at;
  ring.radius = 0.4F + slowing(t);
  ring.strength = 1.0F - t;
  scene.marks.push_back(ring);
}

// Confetti over the whole board in the winner's paint.
void triumph(Scene& scene, const Session& session, float t) {
  const Board& board = session.tabletop().board();
  const Hue hue = session.tabletop().seat_hue(play::standing(session.replay())[0]);
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

// Three steps in the middle of the board, and on each a piece of whoever stands there.
void podium(Scene& scene, const Session& session, float risen) {
  const Tabletop& table = session.tabletop();
  const float radius = table.board().radius;
  const auto standing = play::standing(session.replay());
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

}  // namespace

void add_drama(Scene& scene, const Session& session) {
  const Moment moment = session.stage().moment();
  if (moment.running) {
    const EventKind kind = moment.running->event.kind;
    const bool back = kind == EventKind::Captured || kind == EventKind::Penalised;
    if (back) capture(scene, session, *moment.running, moment.t);
    if (kind == EventKind::Won) {
      triumph(scene, session, moment.t);
      podium(scene, session, slowing(std::min(1.0F, 2.0F * moment.t)));
    }
  }
  for (const Stage::Shown& piece : session.stage().pieces()) {
    if (piece.joy <= 0.0F) continue;
    const Hue hue = session.tabletop().hue(piece.colour);
    burst(scene, {glm::vec2(piece.rest), hue, kGlints, kGlintReach, kSparkSize}, 1.0F - piece.joy);
  }
  if (session.status().over) podium(scene, session, 1.0F);
}

}  // namespace view
