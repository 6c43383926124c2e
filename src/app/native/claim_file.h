// A file that one program at a time holds. The system releases it when the program ends, however
// that happens; a program that takes it over puts a new file in its place, which the other one
// notices.
#pragma once

#include <filesystem>

#include "app/claim.h"

namespace platform {

class ClaimFile {
 public:
  // Claims the file, which is created if missing; TakeOver: even if another program has it. It also
  // counts as held if no file can be created: then nothing is kept, and nothing can be lost.
  enum class Manner : std::uint8_t { Ask, TakeOver };
  ClaimFile(std::filesystem::path place, Manner manner);
  ~ClaimFile();
  ClaimFile(const ClaimFile&) = delete;
  ClaimFile& operator=(const ClaimFile&) = delete;

  [[nodiscard]] Claim state() const;

 private:
  std::filesystem::path place_;
  int file_ = -1;
  bool refused_ = false;
};

}  // namespace platform
