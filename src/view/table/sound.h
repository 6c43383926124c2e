// Which sound is heard when: events become cues, cues fall due as their clip runs. Knows no audio
// device and no samples; tools/sounds makes those.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/event.h"

namespace view {

// In the order of the file that tools/sounds writes.
enum class Sound : std::uint8_t {
  Dice,     // a die hits the table
  Step,     // a piece is put down
  Capture,  // one piece knocks another over
  Slide,    // wood over wood
  Card,     // a card is turned
  Wall,     // a wall is set down
  Claw,     // the ratchet of the claw
  Goal,     // a piece is home
  Win,      // the end of the race
  Click,    // a button
  Tick,     // a switch, a slider's notch
  Refuse,   // that is not possible
  Doom,     // a third six
  Sweep,    // a piece that slides sends several back
  Swap,     // two pieces pass each other in the air
  Sorry,    // the Sorry! card
  Grip,     // the claw has got its victim
};
inline constexpr int kSounds = 17;
[[nodiscard]] std::string_view sound_name(Sound sound);

struct Cue {
  Sound sound = Sound::Click;
  float at = 0.0F;      // seconds after the clip's beginning, at speed 1
  float volume = 1.0F;  // 0…1
  float pitch = 1.0F;   // 1: as recorded; 2: an octave higher and half as long
  friend bool operator==(const Cue&, const Cue&) = default;
};
inline constexpr std::size_t kMostCues = 24;
using Cues = core::FixedList<Cue, kMostCues>;

// What an event whose clip lasts `seconds` sounds like. The same event always sounds the same;
// different ones differ a little in pitch, as no two knocks on wood are alike.
[[nodiscard]] Cues cues_of(const core::Event& event, float seconds);

// What events shown together sound like in addition: several swept off by a slide, a swap.
[[nodiscard]] std::optional<Cue> cue_of_all(std::span<const core::Event> events);

// Milliseconds that a phone shakes with a sound; 0 for most.
[[nodiscard]] int shake_ms(Sound sound);

// The cues of the clips that run, in time.
class Foley {
 public:
  // A clip begins after `delay` seconds and lasts `seconds`.
  void start(const core::Event& event, float delay, float seconds);
  // Something else will be heard, `cue.at` seconds from now.
  void add(const Cue& cue);
  // Time goes on, at the pace of the clips.
  void pass(float seconds);
  // The rest of the running clips is not shown: of what was to be heard, the one sound that tells
  // most is due now.
  void skip();
  // Nothing that was to be heard is heard.
  void clear();
  // What is due since the last call, each once.
  [[nodiscard]] std::vector<Cue> take();

 private:
  std::vector<Cue> pending_;  // `at` counts from now
  std::vector<Cue> due_;
};

}  // namespace view
