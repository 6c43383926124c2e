#include "view/table/sound.h"

#include <algorithm>
#include <array>

namespace view {

using core::Event;
using core::EventKind;

namespace {

// Where the tumbling die touches the table, as shares of its clip, and how hard.
struct Bounce {
  float share;
  float force;
};
constexpr std::array<Bounce, 5> kBounces = {
    {{0.07F, 1.0F}, {0.26F, 0.72F}, {0.46F, 0.42F}, {0.62F, 0.26F}, {0.74F, 0.14F}}};

constexpr float kPitchSpread = 0.05F;
constexpr int kLongestWalk = 20;     // steps that are heard individually
constexpr float kNow = 0.002F;       // seconds; sums of frame times do not hit a clip's end exactly
constexpr int kRiffles = 5;          // cards heard in a shuffle
constexpr float kRiffleGap = 0.07F;  // seconds

// A number in −1…1 that depends on the event and on the sound's index, but not on which card was
// drawn, since others must not hear that.
float wobble(const Event& event, int index) {
  const std::uint32_t value = event.kind == EventKind::Drawn ? 0U : event.value;
  std::uint32_t mixed = 2166136261U;  // FNV-1a
  for (const std::uint32_t part : {value, std::uint32_t{event.colour}, std::uint32_t{event.from},
                                   std::uint32_t{event.to}, static_cast<std::uint32_t>(index)}) {
    mixed = (mixed ^ part) * 16777619U;
  }
  constexpr float kHalf = 32767.5F;
  return static_cast<float>((mixed >> 8U) & 0xFFFFU) / kHalf - 1.0F;
}

struct Score {
  const Event& event;
  Cues cues;

  void add(Sound sound, float at, float volume, float pitch = 1.0F) {
    const float bent = pitch * (1.0F + kPitchSpread * wobble(event, static_cast<int>(cues.size())));
    cues.push({sound, at, volume, bent});
  }
};

// Each step is a knock, the last one firmer, as the piece then stands.
void walk(Score& score, float seconds) {
  const int steps = std::clamp<int>(score.event.value, 1, kLongestWalk);
  for (int step = 1; step <= steps; ++step) {
    const bool last = step == steps;
    score.add(Sound::Step, seconds * static_cast<float>(step) / static_cast<float>(steps),
              last ? 1.0F : 0.55F, last ? 0.94F : 1.0F);
  }
}

void shuffle(Score& score) {
  for (int i = 0; i < kRiffles; ++i) {
    score.add(Sound::Card, kRiffleGap * static_cast<float>(i), 0.6F, 1.1F);
  }
}

int weight_of(Sound sound) {
  static constexpr std::array<Sound, kSounds> kByWeight = {
      Sound::Tick, Sound::Click, Sound::Refuse,  Sound::Step,  Sound::Dice,  Sound::Card,
      Sound::Wall, Sound::Slide, Sound::Claw,    Sound::Swap,  Sound::Sorry, Sound::Grip,
      Sound::Goal, Sound::Doom,  Sound::Capture, Sound::Sweep, Sound::Win};
  return static_cast<int>(std::find(kByWeight.begin(), kByWeight.end(), sound) - kByWeight.begin());
}

}  // namespace

std::string_view sound_name(Sound sound) {
  static constexpr std::array<std::string_view, kSounds> kNames = {
      "dice",  "step", "capture", "slide", "card",  "wall", "claw",  "goal", "win",
      "click", "tick", "refuse",  "doom",  "sweep", "swap", "sorry", "grip"};
  return kNames[static_cast<std::size_t>(sound)];
}

Cues cues_of(const Event& event, float seconds) {
  Score score{event, {}};
  switch (event.kind) {
    case EventKind::Thrown:
      for (const Bounce& bounce : kBounces) {
        score.add(Sound::Dice, bounce.share * seconds, bounce.force);
      }
      break;
    case EventKind::Walked: walk(score, seconds); break;
    case EventKind::Entered: score.add(Sound::Step, seconds, 1.0F, 0.9F); break;
    case EventKind::Slid:
      score.add(Sound::Slide, 0.0F, 0.9F);
      score.add(Sound::Step, seconds, 0.7F);
      break;
    case EventKind::Swapped:
    case EventKind::Jumped:
      score.add(Sound::Slide, 0.0F, 0.35F, 1.5F);
      score.add(Sound::Step, seconds, 1.0F, 0.92F);
      break;
    case EventKind::Captured:
      score.add(Sound::Capture, 0.0F, 1.0F);
      score.add(Sound::Step, seconds, 0.6F, 0.85F);
      break;
    case EventKind::Penalised:
      score.add(Sound::Doom, 0.0F, 1.0F);
      score.add(Sound::Step, seconds, 0.6F, 0.85F);
      break;
    case EventKind::Arrived: score.add(Sound::Goal, 0.0F, 1.0F); break;
    case EventKind::Relay: score.add(Sound::Goal, 0.0F, 0.6F, 1.26F); break;
    case EventKind::Won: score.add(Sound::Win, 0.0F, 1.0F); break;
    case EventKind::Drawn:
    case EventKind::Played:
    case EventKind::Discarded: score.add(Sound::Card, 0.0F, 0.8F); break;
    case EventKind::Shuffled: shuffle(score); break;
    case EventKind::WallLifted: score.add(Sound::Wall, 0.0F, 0.45F, 1.3F); break;
    case EventKind::WallDropped: score.add(Sound::Wall, seconds, 1.0F); break;
    case EventKind::ClawAimed: score.add(Sound::Claw, 0.0F, 0.9F); break;
    case EventKind::ClawHit: score.add(Sound::Grip, 0.0F, 1.0F); break;
    case EventKind::ClawMissed:
    case EventKind::Frozen:
    case EventKind::BonusLost: score.add(Sound::Refuse, 0.0F, 0.8F); break;
    case EventKind::Passed: score.add(Sound::Refuse, 0.0F, 0.4F, 1.2F); break;
    case EventKind::Begins:
    case EventKind::Previewed:
    case EventKind::Again:
    case EventKind::Turn:
    case EventKind::Bonus: break;
  }
  return score.cues;
}

std::optional<Cue> cue_of_all(std::span<const Event> events) {
  const auto count = [events](EventKind kind) {
    return std::count_if(events.begin(), events.end(),
                         [kind](const Event& event) { return event.kind == kind; });
  };
  if (count(EventKind::Swapped) > 1) return Cue{Sound::Swap, 0.0F, 1.0F, 1.0F};
  if (count(EventKind::Slid) > 0 && count(EventKind::Captured) > 1)
    return Cue{Sound::Sweep, 0.0F, 1.0F, 1.0F};
  return std::nullopt;
}

int shake_ms(Sound sound) {
  switch (sound) {
    case Sound::Dice: return 12;
    case Sound::Capture: return 60;
    case Sound::Wall: return 20;
    case Sound::Claw: return 35;
    case Sound::Goal: return 40;
    case Sound::Win: return 220;
    case Sound::Refuse: return 25;
    case Sound::Doom: return 90;
    case Sound::Sweep: return 120;
    case Sound::Grip: return 45;
    case Sound::Swap:
    case Sound::Sorry:
    case Sound::Step:
    case Sound::Slide:
    case Sound::Card:
    case Sound::Click:
    case Sound::Tick: return 0;
  }
  return 0;
}

void Foley::start(const Event& event, float delay, float seconds) {
  for (Cue cue : cues_of(event, seconds)) {
    cue.at += delay;
    pending_.push_back(cue);
  }
  pass(0.0F);
}

void Foley::add(const Cue& cue) {
  pending_.push_back(cue);
  pass(0.0F);
}

void Foley::pass(float seconds) {
  for (Cue& cue : pending_) cue.at -= seconds;
  const auto later = std::stable_partition(pending_.begin(), pending_.end(),
                                           [](const Cue& cue) { return cue.at <= kNow; });
  due_.insert(due_.end(), pending_.begin(), later);
  pending_.erase(pending_.begin(), later);
}

void Foley::skip() {
  const auto loudest = std::max_element(
      pending_.begin(), pending_.end(),
      [](const Cue& a, const Cue& b) { return weight_of(a.sound) < weight_of(b.sound); });
  if (loudest != pending_.end()) due_.push_back(*loudest);
  pending_.clear();
}

void Foley::clear() {
  pending_.clear();
  due_.clear();
}

std::vector<Cue> Foley::take() {
  std::vector<Cue> due;
  due.swap(due_);
  return due;
}

}  // namespace view
