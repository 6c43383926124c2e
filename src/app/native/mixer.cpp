#include "app/native/mixer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace platform {

namespace {

constexpr int kRate = 48000;
constexpr Uint16 kChunk = 512;                 // samples at a time: 11 ms
constexpr std::uint64_t kSilence_ms = 60'000;  // after which the device is closed
constexpr std::uint64_t kPause_ms = 5'000;     // after a device could not be opened again

// A WAV file, decoded by SDL, as floats at the device's rate.
std::vector<float> decoded(std::span<const unsigned char> file) {
  SDL_AudioSpec spec;
  Uint8* bytes = nullptr;
  Uint32 size = 0;
  SDL_RWops* source = SDL_RWFromConstMem(file.data(), static_cast<int>(file.size()));
  if (SDL_LoadWAV_RW(source, 1, &spec, &bytes, &size) == nullptr) return {};
  std::vector<float> out;
  SDL_AudioStream* stream =
      SDL_NewAudioStream(spec.format, spec.channels, spec.freq, AUDIO_F32SYS, 1, kRate);
  if (stream != nullptr && SDL_AudioStreamPut(stream, bytes, static_cast<int>(size)) == 0 &&
      SDL_AudioStreamFlush(stream) == 0) {
    out.resize(static_cast<std::size_t>(SDL_AudioStreamAvailable(stream)) / sizeof(float));
    SDL_AudioStreamGet(stream, out.data(), static_cast<int>(out.size() * sizeof(float)));
  }
  SDL_FreeAudioStream(stream);
  SDL_FreeWAV(bytes);
  return out;
}

// The first RIFF file: its bytes 4…7 give the length of the rest of it.
std::span<const unsigned char> first_file(std::span<const unsigned char> files) {
  constexpr std::size_t kHead = 8;
  if (files.size() < kHead) return {};
  const std::size_t rest = files[4] | static_cast<std::size_t>(files[5]) << 8U |
                           static_cast<std::size_t>(files[6]) << 16U |
                           static_cast<std::size_t>(files[7]) << 24U;
  return files.first(std::min(files.size(), kHead + rest));
}

}  // namespace

Mixer::Mixer(std::span<const unsigned char> file) {
  while (!file.empty()) {
    const auto one = first_file(file);
    if (one.empty()) break;
    sounds_.push_back(decoded(one));
    file = file.subspan(one.size());
  }
}

Mixer::~Mixer() {
  if (device_ != 0) SDL_CloseAudioDevice(device_);
}

bool Mixer::opened() {
  if (device_ != 0) return true;
  if (tried_ && !worked_) return false;
  if (refused_ms_ && SDL_GetTicks64() - *refused_ms_ < kPause_ms) return false;
  if (!std::exchange(tried_, true) && SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return false;
  SDL_AudioSpec wanted{};
  wanted.freq = kRate;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 1;
  wanted.samples = kChunk;
  wanted.callback = fill;
  wanted.userdata = this;
  device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
  if (device_ == 0) {
    refused_ms_ = SDL_GetTicks64();
    return false;
  }
  worked_ = true;
  SDL_PauseAudioDevice(device_, 0);
  return true;
}

void Mixer::play(std::size_t sound, float volume, float pitch) {
  if (sound >= sounds_.size() || !opened()) return;
  SDL_LockAudioDevice(device_);
  const auto free =
      std::find_if(voices_.begin(), voices_.end(), [](const Voice& voice) { return !voice.busy; });
  if (free != voices_.end()) *free = {sound, 0.0, static_cast<double>(pitch), volume, true};
  SDL_UnlockAudioDevice(device_);
  sounded_ms_ = SDL_GetTicks64();
}

core::Wait Mixer::close_if_silent() {
  if (device_ == 0) return core::Wait::for_ever();
  SDL_LockAudioDevice(device_);
  const bool sounds =
      std::any_of(voices_.begin(), voices_.end(), [](const Voice& voice) { return voice.busy; });
  SDL_UnlockAudioDevice(device_);
  const std::uint64_t now = SDL_GetTicks64();
  if (sounds) sounded_ms_ = now;
  const std::uint64_t silent = now - sounded_ms_;
  if (silent < kSilence_ms) {
    return core::Wait::of(static_cast<float>(kSilence_ms - silent) / 1000.0F);
  }
  SDL_CloseAudioDevice(std::exchange(device_, 0));
  return core::Wait::for_ever();
}

void Mixer::fill(void* self, Uint8* bytes, int size) {
  static_cast<Mixer*>(self)->fill(
      {reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float)});
}

void Mixer::fill(std::span<float> out) {
  std::fill(out.begin(), out.end(), 0.0F);
  for (Voice& voice : voices_) {
    if (!voice.busy) continue;
    const std::vector<float>& sound = sounds_[voice.sound];
    for (float& sample : out) {
      const auto index = static_cast<std::size_t>(voice.at);
      voice.busy = index + 1 < sound.size();
      if (!voice.busy) break;
      const float within = static_cast<float>(voice.at - std::floor(voice.at));
      sample += voice.volume * std::lerp(sound[index], sound[index + 1], within);
      voice.at += voice.step;
    }
  }
  // When many play at once, the sum is bent softly below the limit instead of clipped.
  for (float& sample : out) sample = std::tanh(sample);
}

}  // namespace platform
