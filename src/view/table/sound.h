// Which sound is played when: events become cues, and cues fall due as their clip runs. Knows no
// audio device and no samples; tools/sounds makes those.
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
  Refuse,   // a refusal
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

// The sounds of an event whose clip lasts `seconds`. The same event always sounds the same;
// different ones differ a little in pitch, as knocks on wood do.
[[nodiscard]] Cues cues_of(const core::Event& event, float seconds);

// The additional sound of events shown together: several swept off by a slide, a swap.
[[nodiscard]] std::optional<Cue> cue_of_all(std::span<const core::Event> events);

// How long a phone vibrates with a sound, in milliseconds; 0 for most.
[[nodiscard]] int shake_ms(Sound sound);

// The cues of the running clips, over time.
class Foley {
 public:
  // Begins a clip after `delay` seconds; it lasts `seconds`.
  void start(const core::Event& event, float delay, float seconds);
  // Adds another sound, `cue.at` seconds from now.
  void add(const Cue& cue);
  // Advances the time, at the pace of the clips.
  void pass(float seconds);
  // Skips the rest of the running clips: of the sounds not yet played, only the most important
  // becomes due, now.
  void skip();
  // Drops all sounds, also those that are due.
  void clear();
  // The sounds that have become due since the last call, each once.
  [[nodiscard]] std::vector<Cue> take();

 private:
  std::vector<Cue> pending_;  // `at` counts from now
  std::vector<Cue> due_;
};

}  // namespace view
