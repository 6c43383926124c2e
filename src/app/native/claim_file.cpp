#include "app/native/claim_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace platform {

namespace {

int open_file(const std::filesystem::path& place) {
  constexpr int kOwnerOnly = 0600;
  return ::open(place.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);  // NOLINT(*-vararg)
}

// Whether the name still refers to this file.
bool stands_at(int file, const std::filesystem::path& place) {
  struct stat ours {};
  struct stat there {};
  return ::fstat(file, &ours) == 0 && ::stat(place.c_str(), &there) == 0 &&
         ours.st_dev == there.st_dev && ours.st_ino == there.st_ino;
}

}  // namespace

ClaimFile::ClaimFile(std::filesystem::path place, Manner manner) : place_(std::move(place)) {
  std::error_code trouble;
  std::filesystem::create_directories(place_.parent_path(), trouble);
  std::filesystem::path fresh = place_;
  fresh += manner == Manner::TakeOver ? "-" + std::to_string(::getpid()) : "";
  file_ = open_file(fresh);
  refused_ = file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) != 0;
  if (!refused_ && fresh != place_) std::filesystem::rename(fresh, place_, trouble);
}

ClaimFile::~ClaimFile() {
  if (file_ < 0) return;
  std::error_code trouble;
  if (state() == Claim::Held) std::filesystem::remove(place_, trouble);
  (void)::close(file_);
}

Claim ClaimFile::state() const {
  if (file_ < 0) return Claim::Held;
  return refused_ || !stands_at(file_, place_) ? Claim::Elsewhere : Claim::Held;
}

}  // namespace platform
