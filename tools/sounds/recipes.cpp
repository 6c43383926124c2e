#include "sounds/recipes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sounds {

using view::Sound;

namespace {

// Tuned by ear and by the modes of free bars and plates; amplitudes fall as in a struck plate.
constexpr std::array<Mode, 7> kTable = {{{176, 0.16F, 0.55F},
                                         {263, 0.12F, 0.50F},
                                         {412, 0.085F, 0.45F},
                                         {655, 0.060F, 0.34F},
                                         {1010, 0.042F, 0.24F},
                                         {1560, 0.030F, 0.15F},
                                         {2440, 0.020F, 0.08F}}};
constexpr std::array<Mode, 5> kPawn = {{{905, 0.060F, 0.60F},
                                        {1480, 0.046F, 0.42F},
                                        {2310, 0.030F, 0.26F},
                                        {3620, 0.020F, 0.16F},
                                        {5350, 0.014F, 0.08F}}};
constexpr std::array<Mode, 5> kBone = {{{2870, 0.034F, 0.50F},
                                        {4130, 0.028F, 0.48F},
                                        {5260, 0.024F, 0.36F},
                                        {6940, 0.018F, 0.26F},
                                        {8650, 0.014F, 0.16F}}};
constexpr std::array<Mode, 6> kBlock = {{{98, 0.22F, 0.70F},
                                         {187, 0.17F, 0.60F},
                                         {334, 0.11F, 0.45F},
                                         {521, 0.075F, 0.30F},
                                         {846, 0.050F, 0.20F},
                                         {1390, 0.030F, 0.12F}}};
constexpr std::array<Mode, 6> kBrass = {{{1320, 0.20F, 0.30F},
                                         {2140, 0.16F, 0.42F},
                                         {3390, 0.12F, 0.36F},
                                         {4710, 0.09F, 0.26F},
                                         {6250, 0.06F, 0.18F},
                                         {8120, 0.04F, 0.10F}}};

Wave knock(float contact) {
  Wave out = strike(kTable, contact * 1.4F, 0.20F);
  lay(out, strike(kPawn, contact, 0.08F), 0.0F, 0.8F);
  return out;
}

// The die touches with one edge after another: three hits that are heard as one.
Wave dice() {
  core::Rng rng(11);
  Wave out = silence(0.16F);
  constexpr std::array<std::array<float, 2>, 4> kTouches = {
      {{0.0F, 1.0F}, {0.0113F, 0.55F}, {0.0267F, 0.34F}, {0.0481F, 0.17F}}};
  for (const auto& [at, force] : kTouches) {
    lay(out, strike(kBone, 0.00006F, 0.05F), at, force);
    lay(out, strike(kTable, 0.0006F, 0.13F), at, 0.42F * force);
    Wave grit = burst(rng, 0.0004F, 0.008F);
    high_pass(grit, 2600);
    lay(out, grit, at, 0.30F * force);
  }
  room(out, 0.10F);
  return out;
}

Wave step() {
  Wave out = knock(0.00045F);
  room(out, 0.09F);
  return out;
}

// One piece hits the other, which topples and rolls a little.
Wave capture() {
  core::Rng rng(5);
  Wave out = strike(kPawn, 0.00012F, 0.12F);
  lay(out, strike(kBlock, 0.0011F, 0.24F), 0.0F, 0.95F);
  lay(out, strike(kTable, 0.0005F, 0.2F), 0.002F, 0.6F);
  Wave crack = burst(rng, 0.0003F, 0.02F);
  band(crack, 3100, 0.8F);
  lay(out, crack, 0.0F, 0.9F);
  constexpr std::array<std::array<float, 2>, 4> kTumbles = {
      {{0.086F, 0.34F}, {0.139F, 0.24F}, {0.178F, 0.15F}, {0.206F, 0.08F}}};
  for (const auto& [at, force] : kTumbles) lay(out, knock(0.0003F), at, force);
  room(out, 0.12F);
  return out;
}

// Rubbing wood: a band of noise that rises with the speed and sinks again, grained by the fibres.
Wave slide() {
  core::Rng rng(23);
  Wave rub = burst(rng, 0.55F, 0.6F);
  rub.resize(silence(0.62F).size());
  for (std::size_t i = 0; i < rub.size(); ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(kRate);
    rub[i] *= 0.72F + 0.28F * std::sin(2.0F * 3.14159265F * (58.0F + 70.0F * t) * t);
  }
  Wave low = rub;
  glide_band(rub, 620, 2350, 0.9F);
  glide_band(low, 210, 480, 1.1F);
  swell(rub, 0.42F);
  swell(low, 0.5F);
  Wave out = rub;
  lay(out, low, 0.0F, 1.1F);
  room(out, 0.06F);
  return out;
}

// A swish over the pile, the flick of the corner, the card lies down.
Wave card() {
  core::Rng rng(31);
  Wave swish = burst(rng, 0.09F, 0.12F);
  glide_band(swish, 1900, 5200, 0.7F);
  swell(swish, 0.6F);
  Wave flick = burst(rng, 0.0006F, 0.035F);
  high_pass(flick, 2300);
  Wave flap = burst(rng, 0.004F, 0.07F);
  band(flap, 620, 0.9F);
  Wave out = swish;
  lay(out, flick, 0.104F, 0.75F);
  lay(out, flap, 0.145F, 0.9F);
  room(out, 0.06F);
  return out;
}

// A heavy block: it scrapes along its groove and drops into it.
Wave wall() {
  core::Rng rng(41);
  Wave scrape = burst(rng, 0.08F, 0.10F);
  band(scrape, 780, 0.8F);
  swell(scrape, 0.7F);
  Wave out = silence(0.1F);
  lay(out, scrape, 0.0F, 0.7F);
  lay(out, strike(kBlock, 0.0014F, 0.3F), 0.085F, 1.0F);
  lay(out, strike(kPawn, 0.0004F, 0.08F), 0.085F, 0.45F);
  lay(out, strike(kBlock, 0.0016F, 0.2F), 0.127F, 0.35F);
  room(out, 0.12F);
  return out;
}

// Six teeth of a ratchet, ever slower, and the jaw that shuts.
Wave claw() {
  core::Rng rng(53);
  Wave out = silence(0.5F);
  float at = 0.0F;
  for (int tooth = 0; tooth < 6; ++tooth) {
    const float force = 0.35F + 0.06F * static_cast<float>(tooth);
    lay(out, strike(kBrass, 0.00008F, 0.05F), at, 0.4F * force);
    lay(out, strike(kPawn, 0.0002F, 0.06F), at, 0.6F * force);
    at += 0.052F + 0.006F * static_cast<float>(tooth);
  }
  Wave jaw = strike(kBrass, 0.0001F, 0.22F);
  lay(jaw, strike(kTable, 0.0006F, 0.2F), 0.0F, 0.9F);
  Wave snap = burst(rng, 0.0004F, 0.02F);
  high_pass(snap, 1800);
  lay(jaw, snap, 0.0F, 0.5F);
  lay(out, jaw, at, 0.9F);
  room(out, 0.10F);
  return out;
}

// A bar of a celesta: a long fundamental, the bar's overtones (1 : 2.756 : 5.404), a felt hammer.
Wave bell(float hertz, float seconds) {
  const std::array<Mode, 5> modes = {{{hertz, seconds, 1.0F},
                                      {hertz * 1.003F, seconds * 0.8F, 0.35F},
                                      {hertz * 2.0F, seconds * 0.45F, 0.22F},
                                      {hertz * 2.756F, seconds * 0.16F, 0.20F},
                                      {hertz * 5.404F, seconds * 0.05F, 0.12F}}};
  return strike(modes, 0.0004F, seconds);
}

// Equal temperament, in half-tones above middle C.
float note(int half_tones) {
  return 261.6256F * std::pow(2.0F, static_cast<float>(half_tones) / 12.0F);
}

Wave goal() {
  Wave out = bell(note(19), 0.8F);
  lay(out, bell(note(24), 1.0F), 0.095F, 0.9F);
  lay(out, bell(note(28), 0.9F), 0.19F, 0.55F);
  room(out, 0.16F);
  return out;
}

// Up the chord of C, and the chord held.
Wave win() {
  Wave out = silence(2.2F);
  constexpr std::array<int, 6> kWay = {7, 12, 16, 19, 24, 28};
  float at = 0.0F;
  for (const int tone : kWay) {
    lay(out, bell(note(tone), 1.1F), at, 0.75F);
    lay(out, strike(kTable, 0.0009F, 0.12F), at, 0.12F);
    at += 0.115F;
  }
  constexpr std::array<int, 5> kChord = {0, 12, 19, 24, 28};
  for (std::size_t i = 0; i < kChord.size(); ++i) {
    lay(out, bell(note(kChord[i]), 1.5F), at + 0.07F + 0.012F * static_cast<float>(i), 0.7F);
  }
  room(out, 0.2F);
  fade_out(out, 0.5F);
  return out;
}

Wave click() {
  constexpr std::array<Mode, 4> kKey = {
      {{640, 0.030F, 0.6F}, {1310, 0.022F, 0.5F}, {2480, 0.014F, 0.3F}, {3900, 0.010F, 0.15F}}};
  Wave out = strike(kKey, 0.0004F, 0.05F);
  fade_out(out, 0.015F);
  return out;
}

Wave tick() {
  constexpr std::array<Mode, 3> kNotch = {
      {{1750, 0.018F, 0.6F}, {3300, 0.012F, 0.4F}, {5100, 0.009F, 0.2F}}};
  Wave out = strike(kNotch, 0.0001F, 0.03F);
  fade_out(out, 0.01F);
  return out;
}

// Two dull taps: no.
Wave refuse() {
  constexpr std::array<Mode, 4> kDull = {
      {{142, 0.14F, 0.8F}, {214, 0.11F, 0.6F}, {330, 0.07F, 0.35F}, {560, 0.04F, 0.15F}}};
  Wave out = strike(kDull, 0.0022F, 0.16F);
  lay(out, strike(kDull, 0.0022F, 0.16F), 0.105F, 0.8F);
  fade_out(out, 0.04F);
  return out;
}

// Three sixes fall, each lower, and the ground under the last one gives way.
Wave doom() {
  constexpr std::array<int, 3> kFall = {7, 3, -3};
  Wave out = silence(0.75F);
  float at = 0.0F;
  for (const int tone : kFall) {
    lay(out, bell(note(tone), 0.5F), at, 0.6F);
    lay(out, strike(kBlock, 0.0013F, 0.2F), at, 0.75F);
    at += 0.16F;
  }
  lay(out, strike(kBlock, 0.0022F, 0.28F), at - 0.16F, 1.0F);
  room(out, 0.14F);
  end_at(out, 0.62F);
  return out;
}

// A rush of wood, and the pieces in its way fall like skittles.
Wave sweep() {
  core::Rng rng(61);
  Wave rush = burst(rng, 0.12F, 0.3F);
  glide_band(rush, 420, 1900, 0.8F);
  swell(rush, 0.35F);
  Wave out = rush;
  constexpr std::array<std::array<float, 2>, 5> kSkittles = {
      {{0.05F, 1.0F}, {0.11F, 0.85F}, {0.17F, 0.7F}, {0.26F, 0.4F}, {0.33F, 0.25F}}};
  for (const auto& [at, force] : kSkittles) {
    lay(out, strike(kPawn, 0.00012F, 0.1F), at, force);
    lay(out, strike(kBlock, 0.001F, 0.16F), at, 0.8F * force);
  }
  room(out, 0.12F);
  end_at(out, 0.5F);
  return out;
}

// Two draughts of air cross, one rising and one sinking; both land.
Wave swap() {
  core::Rng rng(67);
  Wave up = burst(rng, 0.2F, 0.26F);
  Wave down = burst(rng, 0.2F, 0.26F);
  glide_band(up, 500, 2600, 1.4F);
  glide_band(down, 2600, 500, 1.4F);
  swell(up, 0.5F);
  swell(down, 0.5F);
  Wave out = up;
  lay(out, down, 0.04F, 0.9F);
  lay(out, bell(note(16), 0.25F), 0.28F, 0.3F);
  lay(out, bell(note(12), 0.25F), 0.34F, 0.3F);
  room(out, 0.1F);
  end_at(out, 0.5F);
  return out;
}

// Two falling notes, as when somebody says “sorry” and does not mean it.
Wave sorry() {
  Wave out = silence(0.6F);
  lay(out, bell(note(16), 0.4F), 0.0F, 0.8F);
  lay(out, bell(note(19), 0.4F), 0.0F, 0.4F);
  lay(out, bell(note(10), 0.6F), 0.2F, 0.9F);
  lay(out, bell(note(15), 0.6F), 0.2F, 0.4F);
  room(out, 0.16F);
  end_at(out, 0.6F);
  return out;
}

// Jaws of brass shut around wood.
Wave grip() {
  core::Rng rng(71);
  Wave out = strike(kBrass, 0.00009F, 0.3F);
  lay(out, strike(kBrass, 0.00009F, 0.22F), 0.035F, 0.7F);
  lay(out, strike(kPawn, 0.0002F, 0.1F), 0.035F, 0.9F);
  Wave snap = burst(rng, 0.0004F, 0.02F);
  high_pass(snap, 1800);
  lay(out, snap, 0.035F, 0.5F);
  room(out, 0.1F);
  end_at(out, 0.3F);
  return out;
}

Wave raw(Sound sound) {
  switch (sound) {
    case Sound::Dice: return dice();
    case Sound::Step: return step();
    case Sound::Capture: return capture();
    case Sound::Slide: return slide();
    case Sound::Card: return card();
    case Sound::Wall: return wall();
    case Sound::Claw: return claw();
    case Sound::Goal: return goal();
    case Sound::Win: return win();
    case Sound::Click: return click();
    case Sound::Tick: return tick();
    case Sound::Refuse: return refuse();
    case Sound::Doom: return doom();
    case Sound::Sweep: return sweep();
    case Sound::Swap: return swap();
    case Sound::Sorry: return sorry();
    case Sound::Grip: return grip();
  }
  return {};
}

}  // namespace

Wave make(Sound sound) {
  Wave wave = raw(sound);
  high_pass(wave, 50);
  normalise(wave, loudness_of(sound));
  trim(wave);
  return wave;
}

}  // namespace sounds
