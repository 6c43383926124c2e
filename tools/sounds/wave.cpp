#include "sounds/wave.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sounds {

namespace {

constexpr float kTau = 2.0F * std::numbers::pi_v<float>;
constexpr float kSixtyDb = 6.9077553F;  // ln 1000

std::size_t samples(float seconds) {
  return static_cast<std::size_t>(std::max(0.0F, seconds) * static_cast<float>(kRate));
}

float time_of(std::size_t sample) { return static_cast<float>(sample) / static_cast<float>(kRate); }

// A second-order filter; its coefficients are from R. Bristow-Johnson's cookbook.
struct Biquad {
  double b0 = 1, b1 = 0, b2 = 0, a1 = 0, a2 = 0;
  double x1 = 0, x2 = 0, y1 = 0, y2 = 0;

  float next(float in) {
    const double out = b0 * in + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = in;
    y2 = y1;
    y1 = out;
    return static_cast<float>(out);
  }
};

enum class Pass : std::uint8_t { Band, High };

Biquad made(Pass pass, float hertz, float quality) {
  const double highest = 0.45 * kRate;
  const double w = kTau * std::min<double>(hertz, highest) / kRate;
  const double alpha = std::sin(w) / (2.0 * quality);
  const double c = std::cos(w);
  const double a0 = 1.0 + alpha;
  Biquad filter;
  filter.a1 = -2.0 * c / a0;
  filter.a2 = (1.0 - alpha) / a0;
  switch (pass) {
    case Pass::Band:
      filter.b0 = alpha / a0;
      filter.b1 = 0.0;
      filter.b2 = -alpha / a0;
      break;
    case Pass::High:
      filter.b1 = -(1.0 + c) / a0;
      filter.b0 = filter.b2 = -filter.b1 / 2.0;
      break;
  }
  return filter;
}

void run(Wave& wave, Biquad filter) {
  for (float& sample : wave) sample = filter.next(sample);
}

constexpr float kButterworth = 0.7071F;

// The two filters of BS.1770's K-weighting, for any sampling rate.
Biquad shelf_of_head() {
  constexpr double kQuality = 0.7071752369554196;
  const double k = std::tan(std::numbers::pi * 1681.974450955533 / kRate);
  const double high = std::pow(10.0, 3.999843853973347 / 20.0);
  const double band = std::pow(high, 0.4996667741545416);
  const double a0 = 1.0 + k / kQuality + k * k;
  return {.b0 = (high + band * k / kQuality + k * k) / a0,
          .b1 = 2.0 * (k * k - high) / a0,
          .b2 = (high - band * k / kQuality + k * k) / a0,
          .a1 = 2.0 * (k * k - 1.0) / a0,
          .a2 = (1.0 - k / kQuality + k * k) / a0};
}

Biquad weight_of_lows() {
  constexpr double kQuality = 0.5003270373238773;
  const double k = std::tan(std::numbers::pi * 38.13547087602444 / kRate);
  const double a0 = 1.0 + k / kQuality + k * k;
  return {.b0 = 1.0,
          .b1 = -2.0,
          .b2 = 1.0,
          .a1 = 2.0 * (k * k - 1.0) / a0,
          .a2 = (1.0 - k / kQuality + k * k) / a0};
}

void echo(Wave& out, const Wave& dry, float delay, float gain) {
  const std::size_t shift = samples(delay);
  for (std::size_t i = shift; i < out.size(); ++i) {
    if (i - shift < dry.size()) out[i] += dry[i - shift] * gain;
  }
}

// A comb whose feedback loses its highs, as wood does.
void comb(Wave& out, const Wave& dry, float delay, float feedback) {
  const std::size_t length = samples(delay);
  Wave line(length, 0.0F);
  float dull = 0.0F;
  for (std::size_t i = 0; i < out.size(); ++i) {
    float& cell = line[i % length];
    const float heard = cell;
    dull += 0.45F * (heard - dull);
    cell = (i < dry.size() ? dry[i] : 0.0F) + dull * feedback;
    out[i] += heard;
  }
}

}  // namespace

Wave silence(float seconds) { return Wave(samples(seconds), 0.0F); }

Wave strike(std::span<const Mode> body, float contact, float seconds) {
  Wave out = silence(seconds);
  for (const Mode& mode : body) {
    // A half-sine touch excites a mode the less, the longer it lasts compared with the mode's
    // period.
    const float x = 2.0F * contact * mode.hertz;
    const float reach = std::abs(1.0F - x * x) < 0.01F
                            ? std::numbers::pi_v<float> / 4.0F
                            : std::cos(std::numbers::pi_v<float> * x / 2.0F) / (1.0F - x * x);
    const float gain = mode.strength * std::abs(reach);
    for (std::size_t i = 0; i < out.size(); ++i) {
      const float t = time_of(i);
      const float onset = std::min(1.0F, t / std::max(contact, 1e-4F));
      out[i] +=
          gain * onset * std::exp(-kSixtyDb * t / mode.seconds) * std::sin(kTau * mode.hertz * t);
    }
  }
  return out;
}

Wave burst(core::Rng& rng, float rise, float fall) {
  Wave out = silence(rise + fall);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const float t = time_of(i);
    const float loud = t < rise ? t / rise : std::exp(-kSixtyDb * (t - rise) / fall);
    constexpr float kHalf = 32767.5F;
    out[i] = loud * (static_cast<float>(rng.below(65536)) / kHalf - 1.0F);
  }
  return out;
}

void band(Wave& wave, float hertz, float quality) { run(wave, made(Pass::Band, hertz, quality)); }

void glide_band(Wave& wave, float from, float to, float quality) {
  Biquad filter;
  for (std::size_t i = 0; i < wave.size(); ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(wave.size());
    Biquad now = made(Pass::Band, from * std::pow(to / from, share), quality);
    now.x1 = filter.x1;
    now.x2 = filter.x2;
    now.y1 = filter.y1;
    now.y2 = filter.y2;
    wave[i] = now.next(wave[i]);
    filter = now;
  }
}

void high_pass(Wave& wave, float hertz) { run(wave, made(Pass::High, hertz, kButterworth)); }

void swell(Wave& wave, float peak) {
  for (std::size_t i = 0; i < wave.size(); ++i) {
    const float share = static_cast<float>(i) / static_cast<float>(wave.size());
    const float near = share < peak ? share / peak : (1.0F - share) / (1.0F - peak);
    wave[i] *= near * near * (3.0F - 2.0F * near);
  }
}

void fade_out(Wave& wave, float seconds) {
  const std::size_t length = std::min(samples(seconds), wave.size());
  for (std::size_t i = 0; i < length; ++i) {
    wave[wave.size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(length);
  }
}

void lay(Wave& onto, const Wave& what, float at, float gain) {
  const std::size_t from = samples(at);
  onto.resize(std::max(onto.size(), from + what.size()), 0.0F);
  for (std::size_t i = 0; i < what.size(); ++i) onto[from + i] += what[i] * gain;
}

void room(Wave& wave, float wet) {
  constexpr float kTail = 0.22F;
  const Wave dry = wave;
  wave.resize(dry.size() + samples(kTail), 0.0F);
  Wave wall(wave.size(), 0.0F);
  echo(wall, dry, 0.0071F, 0.7F);
  echo(wall, dry, 0.0117F, 0.55F);
  echo(wall, dry, 0.0193F, 0.4F);
  for (const float delay : {0.0297F, 0.0371F, 0.0411F, 0.0437F}) comb(wall, dry, delay, 0.62F);
  for (std::size_t i = 0; i < wave.size(); ++i) wave[i] += wet * wall[i];
  fade_out(wave, kTail * 0.6F);
}

float peak(const Wave& wave) {
  float most = 0.0F;
  for (const float sample : wave) most = std::max(most, std::abs(sample));
  return most;
}

float loudness(const Wave& wave) {
  const std::size_t block = samples(0.1F);
  Biquad head = shelf_of_head();
  Biquad lows = weight_of_lows();
  std::vector<double> sum(1, 0.0);  // of squares up to each sample
  for (const float sample : wave) {
    const double heard = lows.next(head.next(sample));
    sum.push_back(sum.back() + heard * heard);
  }
  double most = 1e-12;
  for (std::size_t end = 1; end < sum.size(); ++end) {
    most = std::max(most,
                    (sum[end] - sum[end > block ? end - block : 0]) / static_cast<double>(block));
  }
  return static_cast<float>(-0.691 + 10.0 * std::log10(most));
}

void normalise(Wave& wave, float lufs) {
  const float gain = std::pow(10.0F, (lufs - loudness(wave)) / 20.0F);
  const float most = std::max(peak(wave), 1e-6F);
  const float safe = std::min(gain, kCeiling / most);
  for (float& sample : wave) sample *= safe;
}

void end_at(Wave& wave, float seconds) {
  wave.resize(std::min(wave.size(), silence(seconds).size()));
  fade_out(wave, 0.5F * seconds);
}

void trim(Wave& wave) {
  constexpr float kInaudible = 0.0003F;
  while (!wave.empty() && std::abs(wave.back()) < kInaudible) wave.pop_back();
  fade_out(wave, 0.004F);
}

}  // namespace sounds
