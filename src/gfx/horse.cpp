// A horse's head on a turned foot: bodies with oval sections along a curve; the light that reaches
// each point is estimated from its position. It looks along +x.
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <span>

#include "gfx/pieces.h"

namespace gfx {
namespace {

// An oval across the curve: its middle in the plane of symmetry (x, z), half its breadth in that
// plane, and half its thickness from side to side; `side` moves it out of the plane.
struct Section {
  glm::vec2 middle;
  float breadth;
  float thickness;
  float side = 0.0F;
};

constexpr std::array kFoot = {
    Section{{0.0F, 0.0F}, 0.33F, 0.33F},    Section{{0.0F, 0.03F}, 0.365F, 0.365F},
    Section{{0.0F, 0.08F}, 0.37F, 0.37F},   Section{{0.0F, 0.12F}, 0.345F, 0.345F},
    Section{{0.0F, 0.13F}, 0.31F, 0.31F},   Section{{0.0F, 0.16F}, 0.315F, 0.315F},
    Section{{0.0F, 0.19F}, 0.295F, 0.295F}, Section{{0.0F, 0.22F}, 0.24F, 0.22F},
};
constexpr std::array kNeck = {
    Section{{0.0F, 0.16F}, 0.26F, 0.22F},     Section{{-0.01F, 0.26F}, 0.235F, 0.185F},
    Section{{-0.03F, 0.38F}, 0.215F, 0.16F},  Section{{-0.055F, 0.50F}, 0.195F, 0.145F},
    Section{{-0.065F, 0.62F}, 0.175F, 0.13F}, Section{{-0.045F, 0.74F}, 0.15F, 0.12F},
    Section{{-0.005F, 0.83F}, 0.12F, 0.105F}, Section{{0.03F, 0.89F}, 0.07F, 0.075F},
    Section{{0.045F, 0.915F}, 0.01F, 0.01F},
};
constexpr std::array kHead = {
    Section{{-0.10F, 0.85F}, 0.01F, 0.01F},    Section{{-0.075F, 0.84F}, 0.07F, 0.07F},
    Section{{0.0F, 0.815F}, 0.125F, 0.115F},   Section{{0.09F, 0.765F}, 0.13F, 0.118F},
    Section{{0.18F, 0.69F}, 0.105F, 0.10F},    Section{{0.26F, 0.61F}, 0.085F, 0.085F},
    Section{{0.315F, 0.555F}, 0.082F, 0.086F}, Section{{0.345F, 0.525F}, 0.066F, 0.07F},
    Section{{0.362F, 0.51F}, 0.01F, 0.01F},
};
constexpr std::array kEar = {
    Section{{0.0F, 0.87F}, 0.05F, 0.035F, 0.062F},
    Section{{-0.005F, 0.93F}, 0.048F, 0.035F, 0.07F},
    Section{{0.0F, 0.99F}, 0.03F, 0.022F, 0.074F},
    Section{{0.012F, 1.045F}, 0.003F, 0.003F, 0.075F},
};
constexpr std::array kMane = {
    Section{{-0.20F, 0.27F}, 0.01F, 0.01F},    Section{{-0.225F, 0.34F}, 0.06F, 0.05F},
    Section{{-0.235F, 0.46F}, 0.07F, 0.052F},  Section{{-0.225F, 0.60F}, 0.07F, 0.052F},
    Section{{-0.18F, 0.74F}, 0.068F, 0.05F},   Section{{-0.105F, 0.86F}, 0.065F, 0.048F},
    Section{{-0.02F, 0.93F}, 0.055F, 0.042F},  Section{{0.05F, 0.945F}, 0.03F, 0.028F},
    Section{{0.075F, 0.935F}, 0.004F, 0.004F},
};

struct Ring {
  glm::vec3 middle;
  glm::vec3 across;  // its length is half the breadth
  float thickness;
};

// The frame of section `i`; upright bodies, such as the foot, have horizontal sections.
Ring ring_of(std::span<const Section> body, std::size_t i, bool upright) {
  const Section& here = body[i];
  const glm::vec2 before = body[i == 0 ? 0 : i - 1].middle;
  const glm::vec2 after = body[std::min(i + 1, body.size() - 1)].middle;
  const glm::vec2 along = upright ? glm::vec2(0.0F, 1.0F) : glm::normalize(after - before);
  return {{here.middle.x, here.side, here.middle.y},
          glm::vec3(along.y, 0.0F, -along.x) * here.breadth,
          here.thickness};
}

glm::vec3 point_of(const Ring& ring, float angle) {
  return ring.middle + ring.across * std::cos(angle) +
         glm::vec3(0.0F, ring.thickness * std::sin(angle), 0.0F);
}

// A rough estimate of the share that neck, ground and foot leave open.
float openness(glm::vec3 at, glm::vec3 normal) {
  constexpr float kShaded = 0.5F;
  const float up = 0.5F + 0.5F * normal.z;
  const float high = std::clamp(at.z / 0.5F, 0.0F, 1.0F);
  return kShaded + (1.0F - kShaded) * (0.65F * up + 0.35F * high);
}

// Adds one body. Its normals come from the differences to neighbouring points.
void sweep(MeshData& mesh, std::span<const Section> body, int around, bool upright) {
  const auto rows = static_cast<int>(body.size());
  const auto point = [&](int row, int step) {
    const auto i = static_cast<std::size_t>(std::clamp(row, 0, rows - 1));
    const float angle =
        glm::two_pi<float>() * static_cast<float>(step) / static_cast<float>(around);
    return point_of(ring_of(body, i, upright), angle);
  };
  const int first = mesh.count();
  for (int row = 0; row < rows; ++row) {
    for (int step = 0; step <= around; ++step) {
      const glm::vec3 at = point(row, step);
      const glm::vec3 along = point(row + 1, step) - point(row - 1, step);
      const glm::vec3 aside = point(row, step + 1) - point(row, step - 1);
      const glm::vec3 n = glm::normalize(glm::cross(aside, along));
      mesh.vertices.insert(mesh.vertices.end(), {at.x, at.y, at.z, n.x, n.y, n.z, openness(at, n)});
    }
  }
  const int stride = around + 1;
  for (int row = 0; row + 1 < rows; ++row) {
    for (int step = 0; step < around; ++step) {
      const int a = first + row * stride + step;
      const int b = a + stride;
      for (const int index : {a, a + 1, b + 1, a, b + 1, b}) {
        mesh.indices.push_back(static_cast<std::uint16_t>(index));
      }
    }
  }
}

}  // namespace

MeshData horse_piece(int segments) {
  MeshData mesh;
  sweep(mesh, kFoot, segments, true);
  const int around = std::max(8, segments * 3 / 5);
  sweep(mesh, kNeck, around, false);
  sweep(mesh, kHead, around, false);
  sweep(mesh, kMane, std::max(6, segments / 3), false);
  std::array other = kEar;
  for (Section& section : other) section.side = -section.side;
  for (const std::span<const Section> ear : {std::span<const Section>(kEar), {other}}) {
    sweep(mesh, ear, std::max(6, segments / 4), false);
  }
  return mesh;
}

}  // namespace gfx
