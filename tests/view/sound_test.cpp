// Which sound is played when, and that the sounds themselves are usable.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "sounds/recipes.h"
#include "sounds/wav.h"
#include "view/table/sound.h"

namespace {

using core::Event;
using core::EventKind;
using view::Cue;
using view::Foley;
using view::Sound;

Event event_of(EventKind kind, std::uint8_t value = 0) { return {kind, value, 1, 0, 3, 8}; }

std::vector<Sound> sounds_of(const std::vector<Cue>& cues) {
  std::vector<Sound> out;
  for (const Cue& cue : cues) out.push_back(cue.sound);
  return out;
}

// The number of sounds in each of `frames` frames of `step` seconds.
std::vector<std::size_t> heard_in(Foley& foley, int frames, float step) {
  std::vector<std::size_t> out;
  for (int i = 0; i < frames; ++i) {
    foley.pass(step);
    out.push_back(foley.take().size());
  }
  return out;
}

TEST(Cues, ADrawnCardIsNotHeard) {
  const view::Cues two = view::cues_of(event_of(EventKind::Drawn, 2), 0.3F);
  const view::Cues ten = view::cues_of(event_of(EventKind::Drawn, 10), 0.3F);
  ASSERT_EQ(two.size(), ten.size());
  for (std::size_t i = 0; i < two.size(); ++i) EXPECT_EQ(two[i].pitch, ten[i].pitch);
}

TEST(Cues, EachStepOfAWalkIsHeardAndTheLastOneEndsIt) {
  const view::Cues cues = view::cues_of(event_of(EventKind::Walked, 5), 0.75F);
  ASSERT_EQ(cues.size(), 5U);
  for (std::size_t i = 0; i < cues.size(); ++i) {
    EXPECT_EQ(cues[i].sound, Sound::Step);
    EXPECT_NEAR(cues[i].at, 0.15F * static_cast<float>(i + 1), 1e-5F);
  }
  EXPECT_GT(cues.back().volume, cues[0].volume);
}

TEST(Cues, NoEventSoundsAfterItsClipOrOutOfRange) {
  constexpr float kSeconds = 0.5F;
  for (int kind = 0; kind <= static_cast<int>(EventKind::ClawMissed); ++kind) {
    for (const int value : {0, 1, 6, 20, 61, 255}) {
      const Event event = event_of(static_cast<EventKind>(kind), static_cast<std::uint8_t>(value));
      for (const Cue& cue : view::cues_of(event, kSeconds)) {
        EXPECT_GE(cue.at, 0.0F);
        EXPECT_LE(cue.at, kSeconds + 1e-5F) << kind;
        EXPECT_GT(cue.volume, 0.0F);
        EXPECT_LE(cue.volume, 1.0F);
        EXPECT_GT(cue.pitch, 0.5F);
        EXPECT_LT(cue.pitch, 2.0F);
      }
    }
  }
}

TEST(Cues, TheSameEventAlwaysSoundsTheSameAndOthersALittleDifferent) {
  const Event event = event_of(EventKind::Captured);
  Event other = event;
  other.from = 9;
  const view::Cues first = view::cues_of(event, 0.7F);
  const view::Cues again = view::cues_of(event, 0.7F);
  EXPECT_TRUE(std::equal(first.begin(), first.end(), again.begin(), again.end()));
  EXPECT_NE(first[0].pitch, view::cues_of(other, 0.7F)[0].pitch);
}

TEST(Cues, WhatMattersHasASoundOfItsOwn) {
  const auto first = [](EventKind kind) { return view::cues_of(event_of(kind, 3), 0.5F)[0].sound; };
  EXPECT_EQ(first(EventKind::Thrown), Sound::Dice);
  EXPECT_EQ(first(EventKind::Captured), Sound::Capture);
  EXPECT_EQ(first(EventKind::Slid), Sound::Slide);
  EXPECT_EQ(first(EventKind::Drawn), Sound::Card);
  EXPECT_EQ(first(EventKind::WallDropped), Sound::Wall);
  EXPECT_EQ(first(EventKind::ClawAimed), Sound::Claw);
  EXPECT_EQ(first(EventKind::Arrived), Sound::Goal);
  EXPECT_EQ(first(EventKind::Won), Sound::Win);
}

TEST(Foley, EachCueIsHeardOnceAndInItsFrame) {
  Foley foley;
  foley.start(event_of(EventKind::Walked, 3), 0.0F, 0.6F);  // at 0.2, 0.4 and 0.6
  EXPECT_EQ(heard_in(foley, 8, 0.1F), (std::vector<std::size_t>{0, 1, 0, 1, 0, 1, 0, 0}));
}

TEST(Foley, ADelayedClipIsHeardLater) {
  Foley foley;
  foley.start(event_of(EventKind::Arrived), 0.25F, 0.0F);
  EXPECT_EQ(heard_in(foley, 4, 0.1F), (std::vector<std::size_t>{0, 0, 1, 0}));
}

TEST(Foley, ASkippedMoveIsHeardByWhatTellsMost) {
  Foley foley;
  foley.start(event_of(EventKind::Thrown, 4), 0.0F, 0.8F);
  foley.start(event_of(EventKind::Walked, 4), 0.0F, 0.6F);
  foley.start(event_of(EventKind::Won), 0.1F, 0.0F);
  foley.skip();
  EXPECT_EQ(sounds_of(foley.take()), std::vector<Sound>{Sound::Win});
  EXPECT_TRUE(foley.take().empty());
  foley.pass(2.0F);
  EXPECT_TRUE(foley.take().empty());
}

TEST(Foley, AfterAJumpNothingIsHeard) {
  Foley foley;
  foley.start(event_of(EventKind::Captured), 0.0F, 0.8F);
  foley.clear();
  foley.pass(2.0F);
  EXPECT_TRUE(foley.take().empty());
}

// ---- The samples

class Made : public testing::TestWithParam<int> {
 protected:
  Sound sound() const { return static_cast<Sound>(GetParam()); }
  sounds::Wave wave() const { return sounds::make(sound()); }
};

TEST_P(Made, NothingClipsAndEverythingIsHeard) {
  const float peak = sounds::peak(wave());
  EXPECT_LE(peak, sounds::kCeiling + 1e-4F);
  EXPECT_GE(peak, 0.08F);
}

TEST_P(Made, ItIsAsLoudAsItShouldBe) {
  EXPECT_NEAR(sounds::loudness(wave()), sounds::loudness_of(sound()), 0.5F);
}

TEST_P(Made, ItBeginsAndEndsInSilenceAndStandsStill) {
  const sounds::Wave wave = this->wave();
  ASSERT_FALSE(wave.empty());
  EXPECT_LT(std::abs(wave.front()), 0.02F);
  EXPECT_LT(std::abs(wave.back()), 0.002F);
  const double mean = std::accumulate(wave.begin(), wave.end(), 0.0) / double(wave.size());
  EXPECT_LT(std::abs(mean), 0.002);
}

TEST_P(Made, ItIsShort) {
  const float seconds = static_cast<float>(wave().size()) / sounds::kRate;
  EXPECT_LT(seconds, sound() == Sound::Win ? 2.6F : 1.2F);
}

TEST_P(Made, ItIsTheSameEachTime) { EXPECT_EQ(wave(), wave()); }

INSTANTIATE_TEST_SUITE_P(Sounds, Made, testing::Range(0, view::kSounds), [](const auto& made) {
  return std::string(view::sound_name(static_cast<Sound>(made.param)));
});

// G.711 decoded by the standard's table: the sample's magnitude is within its step.
float from_mu_law(std::uint8_t code) {
  const int bits = ~code & 0xFF;
  const int magnitude = ((((bits & 15) << 3) + 132) << ((bits >> 4) & 7)) - 132;
  return static_cast<float>((bits & 0x80) != 0 ? -magnitude : magnitude) / 32767.0F;
}

TEST(MuLaw, IsNearerThanAThirtiethAtAnyLevel) {
  for (float level = -0.99F; level <= 0.99F; level += 0.003F) {
    EXPECT_NEAR(from_mu_law(sounds::mu_law(level)), level, std::abs(level) / 30.0F + 0.0003F);
  }
  EXPECT_EQ(sounds::mu_law(0.0F), 0xFF);
  EXPECT_EQ(sounds::mu_law(-1.0F), 0x00);
  EXPECT_EQ(sounds::mu_law(1.0F), 0x80);
}

TEST(WavFile, SaysHowLongItIs) {
  for (const std::size_t count : {1U, 2U, 101U}) {
    const auto file = sounds::wav_file(sounds::Wave(count, 0.25F));
    const std::size_t rest = file[4] | std::size_t{file[5]} << 8U;
    EXPECT_EQ(file.size(), rest + 8);
    EXPECT_EQ(file.size() % 2, 0U);
    EXPECT_EQ(std::string(file.begin(), file.begin() + 4), "RIFF");
  }
}

TEST(Sounds, AllTogetherAreSmall) {
  std::size_t bytes = 0;
  for (int i = 0; i < view::kSounds; ++i) {
    bytes += sounds::wav_file(sounds::make(static_cast<Sound>(i))).size();
  }
  EXPECT_LT(bytes, 216'000U);
}

}  // namespace
