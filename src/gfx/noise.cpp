#include "gfx/noise.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gfx {
namespace {

// An even spread of 0…1 over the whole numbers (Wang's mix).
float hash(int x, int y, int seed) {
  auto h = static_cast<std::uint32_t>(x) * 0x8da6b343U +
           static_cast<std::uint32_t>(y) * 0xd8163841U +
           static_cast<std::uint32_t>(seed) * 0xcb1ab31fU;
  h = (h ^ (h >> 16)) * 0x7feb352dU;
  h = (h ^ (h >> 15)) * 0x846ca68bU;
  h ^= h >> 16;
  return static_cast<float>(h & 0xFFFFFFU) / 16777215.0F;
}

float ease(float t) { return t * t * t * (t * (t * 6.0F - 15.0F) + 10.0F); }

// Smooth noise with `cells` cells along the texture.
float smooth(int x, int y, int cells, int seed) {
  const float scale = static_cast<float>(cells) / kNoiseSize;
  const float fx = static_cast<float>(x) * scale;
  const float fy = static_cast<float>(y) * scale;
  const int ix = static_cast<int>(fx);
  const int iy = static_cast<int>(fy);
  const float tx = ease(fx - static_cast<float>(ix));
  const float ty = ease(fy - static_cast<float>(iy));
  const int jx = (ix + 1) % cells;
  const int jy = (iy + 1) % cells;
  const float low = std::lerp(hash(ix, iy, seed), hash(jx, iy, seed), tx);
  const float high = std::lerp(hash(ix, jy, seed), hash(jx, jy, seed), tx);
  return std::lerp(low, high, ty);
}

float clouds(int x, int y, int seed) {
  float sum = 0.0F;
  float weight = 0.5F;
  for (int cells = 8; cells <= 128; cells *= 2, weight *= 0.5F) {
    sum += weight * smooth(x, y, cells, seed + cells);
  }
  constexpr float kContrast = 1.5F;
  return (sum - 0.484F) * kContrast + 0.5F;
}

std::uint8_t byte(float value) {
  return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 1.0F) * 255.0F + 0.5F);
}

}  // namespace

std::vector<std::uint8_t> make_noise() {
  std::vector<std::uint8_t> texels(static_cast<std::size_t>(kNoiseSize) * kNoiseSize * 4);
  std::size_t at = 0;
  for (int y = 0; y < kNoiseSize; ++y) {
    for (int x = 0; x < kNoiseSize; ++x) {
      texels[at++] = byte(clouds(x, y, 1));
      texels[at++] = byte(0.65F * smooth(x, y, 64, 7) + 0.35F * smooth(x, y, 128, 8));
      texels[at++] = byte(0.6F * smooth(x, y, 128, 9) + 0.4F * hash(x, y, 10));
      texels[at++] = byte(clouds(x, y, 3));
    }
  }
  return texels;
}

}  // namespace gfx
