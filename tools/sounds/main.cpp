// Makes the game's sounds: sounds FILE [FOLDER]
// All of them go into FILE, one WAV file after another, in the order of view::Sound; if FOLDER is
// given, each is also written there as a file of its own, to listen to. Prints the length and
// loudness of each.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>

#include "sounds/recipes.h"
#include "sounds/wav.h"

namespace {

bool write(const std::string& path, const std::vector<std::uint8_t>& bytes) {
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  return out.good();
}

double decibel(float value) { return 20.0 * std::log10(static_cast<double>(value)); }

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("sounds FILE [FOLDER]\n", stderr);
    return 2;
  }
  std::vector<std::uint8_t> all;
  bool good = true;
  std::puts("sound     seconds  peak dB     LUFS   bytes");
  for (int i = 0; i < view::kSounds; ++i) {
    const auto sound = static_cast<view::Sound>(i);
    const sounds::Wave wave = sounds::make(sound);
    const std::vector<std::uint8_t> file = sounds::wav_file(wave);
    const std::string name(view::sound_name(sound));
    std::printf("%-8s %8.3f %8.1f %8.1f %7zu\n", name.c_str(),
                static_cast<double>(wave.size()) / sounds::kRate, decibel(sounds::peak(wave)),
                static_cast<double>(sounds::loudness(wave)), file.size());
    if (argc > 2) good = write(std::string(argv[2]) + "/" + name + ".wav", file) && good;
    all.insert(all.end(), file.begin(), file.end());
  }
  std::printf("together %32zu\n", all.size());
  return write(argv[1], all) && good ? 0 : 1;
}
