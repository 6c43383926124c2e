#include "gfx/shapes.h"

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

namespace gfx {
namespace {

void push(MeshData& mesh, glm::vec3 position, glm::vec3 normal, float extra) {
  mesh.vertices.insert(mesh.vertices.end(),
                       {position.x, position.y, position.z, normal.x, normal.y, normal.z, extra});
}

void triangle(MeshData& mesh, int a, int b, int c) {
  for (const int i : {a, b, c}) mesh.indices.push_back(static_cast<std::uint16_t>(i));
}

void band(MeshData& mesh, int a, int b, int c, int d) {
  triangle(mesh, a, b, c);
  triangle(mesh, a, c, d);
}

// One side of the rounded box: `right` and `up` span it, `out` is its normal.
void add_side(MeshData& mesh, glm::vec3 right, glm::vec3 up, int steps) {
  const glm::vec3 out = glm::cross(right, up);
  const int first = mesh.count();
  const int points = 2 * (steps + 1);
  // Along one axis: `steps` parts of the low edge's quarter turn, the flat, the high edge's quarter
  // turn.
  const auto angle = [steps](int i) {
    const bool high = i > steps;
    const float t =
        static_cast<float>(high ? i - steps - 1 : steps - i) / static_cast<float>(steps);
    return (high ? 1.0F : -1.0F) * t * glm::quarter_pi<float>();
  };
  for (int j = 0; j < points; ++j) {
    for (int i = 0; i < points; ++i) {
      const float x = std::tan(angle(i));
      const float y = std::tan(angle(j));
      const glm::vec3 normal = glm::normalize(out + right * x + up * y);
      const float sx = i > steps ? 1.0F : -1.0F;
      const float sy = j > steps ? 1.0F : -1.0F;
      push(mesh, out + right * sx + up * sy, normal, 0.0F);
    }
  }
  for (int j = 0; j + 1 < points; ++j) {
    for (int i = 0; i + 1 < points; ++i) {
      const int a = first + j * points + i;
      band(mesh, a, a + 1, a + points + 1, a + points);
    }
  }
}

// A closed loop around the slab: the outline moved inwards by `inset`, at height `z`.
struct Loop {
  float inset;
  float z;
  float lean;  // of the normal from straight up, radians
};

constexpr int kArc = 10;  // points of a rounded corner

// Adds the loop's vertices: an arc at each corner of the outline.
void add_loop(MeshData& mesh, const view::Board& board, const Loop& loop) {
  const std::size_t n = board.outline.size();
  for (std::size_t i = 0; i < n; ++i) {
    const glm::vec2 here = board.outline[i];
    const glm::vec2 before = glm::normalize(here - board.outline[(i + n - 1) % n]);
    const glm::vec2 after = glm::normalize(board.outline[(i + 1) % n] - here);
    const glm::vec2 out_a(before.y, -before.x);
    const glm::vec2 out_b(after.y, -after.x);
    const float half = 0.5F * std::acos(glm::clamp(glm::dot(out_a, out_b), -1.0F, 1.0F));
    const glm::vec2 bisector = glm::normalize(out_a + out_b);
    const glm::vec2 centre = here - bisector * (board.corner_radius / std::cos(half));
    const float middle = std::atan2(bisector.y, bisector.x);
    for (int k = 0; k < kArc; ++k) {
      const float t = 2.0F * static_cast<float>(k) / static_cast<float>(kArc - 1) - 1.0F;
      const glm::vec2 out(std::cos(middle + t * half), std::sin(middle + t * half));
      const glm::vec2 at = centre + out * (board.corner_radius - loop.inset);
      const glm::vec3 normal(out * std::sin(loop.lean), std::cos(loop.lean));
      push(mesh, glm::vec3(at, loop.z), normal, loop.inset);
    }
  }
}

std::vector<Loop> slab_loops(const view::Board& board) {
  constexpr float kShoulder = 0.2F;  // radius of the rounded upper edge
  constexpr int kSteps = 6;
  const float flat_from = kShoulder;
  std::vector<Loop> loops = {{0.0F, -board.thickness, glm::half_pi<float>()}};
  for (int i = kSteps; i >= 0; --i) {
    const float lean = glm::half_pi<float>() * static_cast<float>(i) / kSteps;
    loops.push_back(
        {flat_from - kShoulder * std::sin(lean), -kShoulder * (1.0F - std::cos(lean)), lean});
  }
  loops.push_back({0.98F * board.corner_radius, 0.0F, 0.0F});
  return loops;
}

}  // namespace

MeshData quad(float low) {
  MeshData mesh;
  for (const float y : {low, 1.0F}) {
    for (const float x : {low, 1.0F}) push(mesh, {x, y, 0.0F}, {0.0F, 0.0F, 1.0F}, 0.0F);
  }
  triangle(mesh, 0, 1, 2);
  triangle(mesh, 1, 3, 2);
  return mesh;
}

MeshData rounded_box(int steps) {
  const glm::vec3 x(1.0F, 0.0F, 0.0F);
  const glm::vec3 y(0.0F, 1.0F, 0.0F);
  const glm::vec3 z(0.0F, 0.0F, 1.0F);
  MeshData mesh;
  add_side(mesh, x, y, steps);
  add_side(mesh, y, x, steps);
  add_side(mesh, y, z, steps);
  add_side(mesh, z, y, steps);
  add_side(mesh, z, x, steps);
  add_side(mesh, x, z, steps);
  return mesh;
}

namespace {

// Joins consecutive loops, starting from vertex `first`.
void join_loops(MeshData& mesh, int first, int loops, int around) {
  for (int row = 0; row + 1 < loops; ++row) {
    for (int i = 0; i < around; ++i) {
      const int a = first + row * around + i;
      const int b = first + row * around + (i + 1) % around;
      band(mesh, a, b, b + around, a + around);
    }
  }
}

// A soft shadow that extends `soft` outside the outline moved by `offset`, and as far inside it.
void add_shadow(MeshData& mesh, const view::Board& board, glm::vec2 offset, float soft,
                float dark) {
  const int first = mesh.count();
  for (const float inset : {soft, -soft}) {
    const auto start = mesh.vertices.size();
    add_loop(mesh, board, {inset, -board.thickness + 0.002F, 0.0F});
    for (auto at = start; at < mesh.vertices.size(); at += MeshData::kFloats) {
      mesh.vertices[at] += offset.x;
      mesh.vertices[at + 1] += offset.y;
      mesh.vertices[at + MeshData::kFloats - 1] = inset > 0.0F ? dark : 0.0F;
    }
  }
  const int around = static_cast<int>(board.outline.size()) * kArc;
  join_loops(mesh, first, 2, around);
  const int middle = mesh.count();
  push(mesh, glm::vec3(offset, -board.thickness + 0.002F), {0.0F, 0.0F, 1.0F}, dark);
  for (int i = 0; i < around; ++i) triangle(mesh, middle, first + i, first + (i + 1) % around);
}

}  // namespace

MeshData skirt(const view::Board& board, glm::vec3 to_light) {
  MeshData mesh;
  const glm::vec2 thrown = -glm::vec2(to_light) / to_light.z * board.thickness;
  add_shadow(mesh, board, thrown, 0.28F, 1.0F);
  add_shadow(mesh, board, glm::vec2(0.0F), 0.55F, 0.62F);
  return mesh;
}

MeshData slab(const view::Board& board) {
  MeshData mesh;
  const std::vector<Loop> loops = slab_loops(board);
  for (const Loop& loop : loops) add_loop(mesh, board, loop);
  const int around = static_cast<int>(board.outline.size()) * kArc;
  join_loops(mesh, 0, static_cast<int>(loops.size()), around);
  const int last = (static_cast<int>(loops.size()) - 1) * around;
  const int middle = mesh.count();
  push(mesh, glm::vec3(0.0F), {0.0F, 0.0F, 1.0F}, board.corner_radius);
  for (int i = 0; i < around; ++i) triangle(mesh, middle, last + i, last + (i + 1) % around);
  return mesh;
}

}  // namespace gfx
