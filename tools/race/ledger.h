// The rounds of an arena that have been played, stored in a file: the arena can be stopped at any
// moment and resumed. A round's number determines its seed and so its games, whichever thread plays
// it.
#pragma once

#include <cstdint>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/expected.h"

namespace race {

class Ledger {
 public:
  // Stores nothing on disk.
  Ledger() = default;
  // Opens the file, or creates it. `contest` is a line with everything that determines a round;
  // refuses a file of another contest, and one that cannot be written.
  [[nodiscard]] core::Checked open(const std::string& path, std::string_view contest);

  // How many games `one` won in that round of the pairing (“master expert”), if it has been played.
  [[nodiscard]] std::optional<std::uint64_t> wins(const std::string& pairing,
                                                  std::uint64_t round) const;
  // Writes a round at once. May be called from several threads.
  void note(const std::string& pairing, std::uint64_t round, std::uint64_t wins);

 private:
  void read(std::string_view text);

  mutable std::mutex mutex_;
  std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> wins_;
  std::ofstream file_;
};

}  // namespace race
