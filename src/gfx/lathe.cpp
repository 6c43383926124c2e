// Turned pieces: a profile of lines and arcs, smoothed and turned about the z axis. The light that
// reaches each height is computed once.
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "gfx/pieces.h"

namespace gfx {
namespace {

// A point of the profile: x = radius, y = height. A sharp point has two normals.
struct Knot {
  glm::vec2 at;
  bool sharp = false;
};

// `fine` scales the number of points of every arc.
struct Profile {
  float fine = 1.0F;
  std::vector<Knot> knots;
};

// An arc around `centre` with radii `r`, from one angle to the other, degrees from +x.
void arc(Profile& profile, glm::vec2 centre, glm::vec2 r, float from, float to, int usual) {
  const int steps = std::max(2, static_cast<int>(profile.fine * static_cast<float>(usual) + 0.5F));
  for (int i = 0; i <= steps; ++i) {
    const float a =
        glm::radians(from + (to - from) * static_cast<float>(i) / static_cast<float>(steps));
    profile.knots.push_back({centre + r * glm::vec2(std::cos(a), std::sin(a))});
  }
}

void corner(Profile& profile, glm::vec2 at) { profile.knots.push_back({at, true}); }

// A stout pawn: foot with a bead, a swept waist, a collar, a round head with a flat cap.
Profile pawn_profile(float fine) {
  Profile p{fine, {}};
  corner(p, {0.30F, 0.0F});
  arc(p, {0.315F, 0.055F}, {0.055F, 0.055F}, -80.0F, 90.0F, 5);
  corner(p, {0.295F, 0.115F});
  arc(p, {0.285F, 0.135F}, {0.03F, 0.025F}, -60.0F, 80.0F, 3);
  arc(p, {0.46F, 0.50F}, {0.305F, 0.35F}, -124.0F, -178.0F, 7);
  corner(p, {0.165F, 0.515F});
  arc(p, {0.195F, 0.545F}, {0.055F, 0.032F}, -75.0F, 75.0F, 5);
  corner(p, {0.18F, 0.58F});
  arc(p, {0.0F, 0.775F}, {0.295F, 0.225F}, -52.0F, 42.0F, 10);
  corner(p, {0.212F, 0.932F});
  corner(p, {0.202F, 0.936F});
  p.knots.push_back({{0.0F, 0.945F}});
  return p;
}

// Small maze pawn: a plain cone with a ball.
Profile small_profile(float fine) {
  Profile p{fine, {}};
  corner(p, {0.24F, 0.0F});
  arc(p, {0.245F, 0.05F}, {0.05F, 0.05F}, -80.0F, 85.0F, 4);
  arc(p, {0.36F, 0.43F}, {0.255F, 0.33F}, -125.0F, -178.0F, 6);
  corner(p, {0.11F, 0.44F});
  arc(p, {0.0F, 0.60F}, {0.205F, 0.18F}, -55.0F, 45.0F, 9);
  corner(p, {0.144F, 0.729F});
  corner(p, {0.136F, 0.732F});
  p.knots.push_back({{0.0F, 0.742F}});
  return p;
}

// Large maze pawn: a tower with two beads.
Profile large_profile(float fine) {
  Profile p{fine, {}};
  corner(p, {0.33F, 0.0F});
  arc(p, {0.335F, 0.06F}, {0.06F, 0.06F}, -80.0F, 90.0F, 5);
  corner(p, {0.315F, 0.125F});
  arc(p, {0.30F, 0.15F}, {0.035F, 0.03F}, -60.0F, 80.0F, 3);
  arc(p, {0.48F, 0.72F}, {0.32F, 0.55F}, -122.0F, -178.0F, 8);
  corner(p, {0.16F, 0.735F});
  arc(p, {0.195F, 0.77F}, {0.06F, 0.036F}, -75.0F, 75.0F, 5);
  corner(p, {0.175F, 0.81F});
  arc(p, {0.0F, 1.01F}, {0.30F, 0.245F}, -52.0F, 44.0F, 10);
  corner(p, {0.213F, 1.182F});
  corner(p, {0.202F, 1.187F});
  p.knots.push_back({{0.0F, 1.203F}});
  return p;
}

std::vector<Knot> profile_of(view::PieceKind kind, float fine) {
  switch (kind) {
    case view::PieceKind::Small: return small_profile(fine).knots;
    case view::PieceKind::Large: return large_profile(fine).knots;
    case view::PieceKind::Horse:
    case view::PieceKind::Pawn: break;
  }
  return pawn_profile(fine).knots;
}

bool crosses(glm::vec2 from, glm::vec2 ray, glm::vec2 a, glm::vec2 b) {
  const glm::vec2 e = b - a;
  const float det = ray.x * e.y - ray.y * e.x;
  if (std::abs(det) < 1e-6F) return false;
  const glm::vec2 w = a - from;
  const float along = (w.x * e.y - w.y * e.x) / det;
  const float on_edge = (w.x * ray.y - w.y * ray.x) / det;
  constexpr float kOwn = 0.012F;  // edges this near belong to the point itself
  return along > kOwn && on_edge >= 0.0F && on_edge <= 1.0F;
}

// The share of the half circle around `normal` that neither the piece nor the ground hides.
float openness(const std::vector<Knot>& profile, glm::vec2 at, glm::vec2 normal) {
  constexpr int kRays = 24;
  constexpr float kGround = 0.45F;  // the table hides only part of the light from below
  float open = 0.0F;
  float all = 0.0F;
  for (int i = 0; i < kRays; ++i) {
    const float a = glm::pi<float>() * ((static_cast<float>(i) + 0.5F) / kRays - 0.5F);
    const glm::vec2 ray(normal.x * std::cos(a) - normal.y * std::sin(a),
                        normal.x * std::sin(a) + normal.y * std::cos(a));
    bool hidden = false;
    for (std::size_t k = 0; k + 1 < profile.size() && !hidden; ++k) {
      hidden = crosses(at + normal * 0.004F, ray, profile[k].at, profile[k + 1].at);
    }
    const float weight = std::cos(a);
    all += weight;
    if (!hidden) open += weight * (ray.y < 0.0F ? kGround : 1.0F);
  }
  return open / all;
}

glm::vec2 normal_of(glm::vec2 tangent) { return glm::normalize(glm::vec2(tangent.y, -tangent.x)); }

void add_ring(MeshData& mesh, const std::vector<Knot>& profile, glm::vec2 at, glm::vec2 normal,
              int segments) {
  const float open = openness(profile, at, normal);
  for (int i = 0; i <= segments; ++i) {
    const float a = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(segments);
    const float c = std::cos(a);
    const float s = std::sin(a);
    mesh.vertices.insert(mesh.vertices.end(),
                         {at.x * c, at.x * s, at.y, normal.x * c, normal.x * s, normal.y, open});
  }
}

void join_rings(MeshData& mesh, int first, int second, int segments) {
  for (int i = 0; i < segments; ++i) {
    const int a = first + i;
    const int b = second + i;
    for (const int index : {a, a + 1, b + 1, a, b + 1, b}) {
      mesh.indices.push_back(static_cast<std::uint16_t>(index));
    }
  }
}

MeshData turned_piece(view::PieceKind kind, int segments) {
  constexpr float kUsual = 32.0F;  // segments that go with the arcs' points as written
  const std::vector<Knot> profile = profile_of(kind, static_cast<float>(segments) / kUsual);
  MeshData mesh;
  int previous = 0;
  for (std::size_t i = 0; i < profile.size(); ++i) {
    const bool first = i == 0;
    const bool last = i + 1 == profile.size();
    const glm::vec2 at = profile[i].at;
    const glm::vec2 before = first ? profile[1].at - at : at - profile[i - 1].at;
    const glm::vec2 after = last ? before : profile[i + 1].at - at;
    const glm::vec2 normal_in = normal_of(before);
    const glm::vec2 normal_out = last ? glm::vec2(0.0F, 1.0F) : normal_of(after);
    const glm::vec2 smooth = glm::normalize(normal_in + normal_out);
    const bool sharp = profile[i].sharp;
    const int ring = mesh.count();
    add_ring(mesh, profile, at, last ? normal_out : (sharp ? normal_in : smooth), segments);
    if (!first) join_rings(mesh, previous, ring, segments);
    previous = ring;
    if (sharp && !last) {
      previous = mesh.count();
      add_ring(mesh, profile, at, normal_out, segments);
    }
  }
  return mesh;
}

}  // namespace

MeshData solid_piece(view::PieceKind kind, int segments) {
  return kind == view::PieceKind::Horse ? horse_piece(segments) : turned_piece(kind, segments);
}

Trim trim_of(view::PieceKind kind) {
  switch (kind) {
    case view::PieceKind::Small: return {Trim::Kind::Cap, 0.138F, 0.70F, 0.425F, 0.455F};
    case view::PieceKind::Large: return {Trim::Kind::Cap, 0.204F, 1.15F, 0.733F, 0.812F};
    case view::PieceKind::Horse: return {Trim::Kind::Plates, 0.19F, 0.42F, 0.125F, 0.145F};
    case view::PieceKind::Pawn: break;
  }
  return {Trim::Kind::Cap, 0.204F, 0.90F, 0.513F, 0.582F};
}

float foot_of(view::PieceKind kind) {
  switch (kind) {
    case view::PieceKind::Small: return 0.295F;
    case view::PieceKind::Large: return 0.395F;
    case view::PieceKind::Horse:
    case view::PieceKind::Pawn: break;
  }
  return 0.37F;
}

}  // namespace gfx
