#include "app/native/store.h"

#include <SDL.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fstream>
#include <iterator>

namespace platform {

namespace {

constexpr std::string_view kEnding = ".txt";

// What the name of a file ends with while it is being written; the writer's process id follows.
constexpr std::string_view kUnfinished = ".new-";

// Calls once more what a signal has interrupted.
template <class Call>
auto through_signals(const Call& call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written =
        through_signals([&] { return ::write(file, text.data(), text.size()); });
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// A file's name is on disk once its folder has been flushed.
void sync_folder(const std::filesystem::path& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);  // NOLINT
  if (opened < 0) return;
  (void)::fsync(opened);
  (void)::close(opened);
}

bool write_file(const std::filesystem::path& path, std::string_view text) {
  constexpr int kOwnerOnly = 0600;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,  // NOLINT
                          kOwnerOnly);
  if (file < 0) return false;
  const bool written = write_all(file, text) && through_signals([&] { return ::fsync(file); }) == 0;
  const int trouble = errno;
  const bool closed = ::close(file) == 0;
  if (!written) errno = trouble;
  return written && closed;
}

// Whether this is the name of a text that a process began to write and cannot finish any more.
bool is_abandoned(std::string_view name) {
  const std::size_t place = name.rfind(kUnfinished);
  if (place == name.npos || !name.substr(0, place).ends_with(kEnding)) return false;
  const std::string_view number = name.substr(place + kUnfinished.size());
  pid_t writer = 0;
  const auto [end, trouble] = std::from_chars(number.data(), number.data() + number.size(), writer);
  return trouble == std::errc() && end == number.data() + number.size() && writer > 0 &&
         ::kill(writer, 0) != 0 && errno == ESRCH;
}

}  // namespace

Store Store::of_this_person() {
  char* path = SDL_GetPrefPath("", "homestretch");
  std::filesystem::path folder = path != nullptr ? path : ".";
  SDL_free(path);
  return Store(std::move(folder));
}

std::filesystem::path Store::file_of(std::string_view key) const {
  return folder_ / (std::string(key) + std::string(kEnding));
}

std::optional<std::string> Store::load(std::string_view key) const {
  std::ifstream in(file_of(key), std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

std::filesystem::path free_place(const std::filesystem::path& place) {
  std::filesystem::path free = place;
  std::error_code trouble;
  for (int number = 2; std::filesystem::exists(free, trouble); ++number) {
    const std::string name = place.stem().string() + " (" + std::to_string(number) + ")";
    free.replace_filename(name + place.extension().string());
  }
  return free;
}

bool write_whole(const std::filesystem::path& place, std::string_view text) {
  std::error_code trouble;
  std::filesystem::create_directories(place.parent_path(), trouble);
  std::filesystem::path fresh = place;
  // Several programs may write the same place.
  fresh += std::string(kUnfinished) + std::to_string(::getpid());
  if (!write_file(fresh, text)) {
    const int reason = errno;
    std::filesystem::remove(fresh, trouble);
    errno = reason;
    return false;
  }
  std::filesystem::rename(fresh, place, trouble);
  if (trouble) {
    std::error_code other;
    std::filesystem::remove(fresh, other);
    errno = trouble.value();
    return false;
  }
  sync_folder(place.parent_path());
  return true;
}

std::optional<StoreNews> Store::save(std::string_view key, std::string_view text) const {
  if (write_whole(file_of(key), text)) return std::nullopt;
  return errno == ENOSPC || errno == EDQUOT ? StoreNews::Full : StoreNews::Denied;
}

void Store::erase(std::string_view key) const {
  std::error_code trouble;
  std::filesystem::remove(file_of(key), trouble);
}

void Store::clear_unfinished() const {
  std::vector<std::filesystem::path> abandoned;
  std::error_code trouble;
  for (const auto& entry : std::filesystem::directory_iterator(folder_, trouble)) {
    if (is_abandoned(entry.path().filename().string())) abandoned.push_back(entry.path());
  }
  for (const std::filesystem::path& path : abandoned) std::filesystem::remove(path, trouble);
}

std::vector<std::string> Store::keys(std::string_view prefix) const {
  std::vector<std::string> keys;
  std::error_code trouble;
  for (const auto& entry : std::filesystem::directory_iterator(folder_, trouble)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(kEnding)) continue;
    std::string key = name.substr(0, name.size() - kEnding.size());
    if (key.starts_with(prefix)) keys.push_back(std::move(key));
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

}  // namespace platform
