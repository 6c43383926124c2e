// Mixes the game's sounds into SDL's audio device, which is opened at the first sound and closed in
// longer silences. Knows no game: sounds are numbers in the order of their file.
#pragma once

#include <SDL.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/wait.h"

namespace platform {

class Mixer {
 public:
  // `file`: WAV file after WAV file, as tools/sounds writes them.
  explicit Mixer(std::span<const unsigned char> file);
  ~Mixer();
  Mixer(const Mixer&) = delete;
  Mixer& operator=(const Mixer&) = delete;

  // Starts a sound over those still playing; nothing happens without an audio device.
  void play(std::size_t sound, float volume, float pitch);
  // Closes the device if nothing has sounded for a minute; the next sound opens it again.
  // (SDL_PauseAudioDevice is not enough: SDL then plays silence, and the sound card stays awake.)
  // Returns when this will be due; never while the device is closed.
  [[nodiscard]] core::Wait close_if_silent();

 private:
  struct Voice {
    std::size_t sound = 0;
    double at = 0.0;    // in samples of the sound
    double step = 1.0;  // of those for each sample of the device
    float volume = 0.0F;
    bool busy = false;
  };
  [[nodiscard]] bool opened();
  void fill(std::span<float> out);
  static void fill(void* self, Uint8* bytes, int size);

  std::vector<std::vector<float>> sounds_;
  std::array<Voice, 16> voices_;
  SDL_AudioDeviceID device_ = 0;
  bool tried_ = false;
  bool worked_ = false;
  // By SDL_GetTicks64: when something last sounded, and when the device last could not be opened.
  std::uint64_t sounded_ms_ = 0;
  std::optional<std::uint64_t> refused_ms_;
};

}  // namespace platform
