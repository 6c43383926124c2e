// A short sound as samples, and the few operations of a recipe: strike, blow, filter, overlay,
// room. Knows no game and no file.
#pragma once

#include <span>
#include <vector>

#include "core/rng.h"

namespace sounds {

inline constexpr int kRate = 22050;  // samples per second

using Wave = std::vector<float>;  // one channel, −1…1

// One way in which a body rings: a decaying sine.
struct Mode {
  float hertz = 440.0F;
  float seconds = 0.1F;  // until it is 60 dB down
  float strength = 1.0F;
};

[[nodiscard]] Wave silence(float seconds);

// A body with these modes, struck by something that touches it for `contact` seconds: the shorter
// the contact, the harder and brighter the sound.
[[nodiscard]] Wave strike(std::span<const Mode> body, float contact, float seconds);

// White noise that rises for `rise` seconds and then dies away, 60 dB within `fall` seconds.
[[nodiscard]] Wave burst(core::Rng& rng, float rise, float fall);

// Lets a band around `hertz` through; `quality` says how narrow it is. In the second form the
// middle glides from one frequency to the other.
void band(Wave& wave, float hertz, float quality);
void glide_band(Wave& wave, float from, float to, float quality);
void high_pass(Wave& wave, float hertz);

// Multiplies by a bump: 0 at both ends, 1 at `peak` (a share of the length).
void swell(Wave& wave, float peak);
// A smooth end, so that nothing clicks.
void fade_out(Wave& wave, float seconds);
// Silence after `seconds`, without a click.
void end_at(Wave& wave, float seconds);
// Cuts off the end that can no longer be heard (below −70 dB).
void trim(Wave& wave);

// Adds `what` to `onto`, `at` seconds after its beginning; `onto` grows as needed.
void lay(Wave& onto, const Wave& what, float at, float gain = 1.0F);

// Adds a small wooden room: early reflections and a short tail, `wet` 0…1.
void room(Wave& wave, float wet);

// Loudness in LUFS of the loudest tenth of a second (ITU-R BS.1770-4, one channel).
[[nodiscard]] float loudness(const Wave& wave);
[[nodiscard]] float peak(const Wave& wave);
// Scales it to that loudness, but with no peak above kCeiling.
void normalise(Wave& wave, float lufs);
inline constexpr float kCeiling = 0.89F;  // −1 dBFS

}  // namespace sounds
