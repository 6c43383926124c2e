#include "sounds/wav.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string_view>

namespace sounds {

namespace {

using Bytes = std::vector<std::uint8_t>;

void put(Bytes& out, std::string_view text) { out.insert(out.end(), text.begin(), text.end()); }

void put(Bytes& out, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) {
    out.push_back(static_cast<std::uint8_t>(value >> (8U * static_cast<unsigned>(i))));
  }
}

constexpr std::uint32_t kMuLawTag = 7;  // WAVE_FORMAT_MULAW

}  // namespace

std::uint8_t mu_law(float sample) {
  constexpr int kBias = 132;
  constexpr int kMost = 32635;
  const bool negative = sample < 0.0F;
  const int size = std::min(kMost, static_cast<int>(std::lround(std::abs(sample) * 32767.0F)));
  const auto biased = static_cast<unsigned>(size + kBias);
  const auto exponent = static_cast<unsigned>(std::bit_width(biased)) - 8U;
  const unsigned mantissa = (biased >> (exponent + 3U)) & 15U;
  return static_cast<std::uint8_t>(~((negative ? 0x80U : 0U) | exponent << 4U | mantissa));
}

Bytes wav_file(const Wave& wave) {
  Bytes samples;
  for (const float sample : wave) samples.push_back(mu_law(sample));
  const auto count = static_cast<std::uint32_t>(samples.size());
  if (count % 2 == 1) samples.push_back(0xFF);  // chunks have an even size
  constexpr std::uint32_t kFormatSize = 18;
  constexpr std::uint32_t kHead = 4 + 8 + kFormatSize + 8 + 4 + 8;
  Bytes out;
  put(out, "RIFF");
  put(out, kHead + static_cast<std::uint32_t>(samples.size()), 4);
  put(out, "WAVEfmt ");
  put(out, kFormatSize, 4);
  put(out, kMuLawTag, 2);
  put(out, 1, 2);  // one channel
  put(out, kRate, 4);
  put(out, kRate, 4);  // bytes per second
  put(out, 1, 2);      // bytes per sample
  put(out, 8, 2);      // bits per sample
  put(out, 0, 2);
  put(out, "fact");
  put(out, 4, 4);
  put(out, count, 4);
  put(out, "data");
  put(out, count, 4);
  out.insert(out.end(), samples.begin(), samples.end());
  return out;
}

}  // namespace sounds
