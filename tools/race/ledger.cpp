#include "ledger.h"

#include <filesystem>
#include <limits>
#include <sstream>

#include "core/text.h"

namespace race {

namespace {

constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();

// What the file holds; nothing if it cannot be read.
std::string contents(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream all;
  all << file.rdbuf();
  return all.str();
}

}  // namespace

core::Checked Ledger::open(const std::string& path, std::string_view contest) {
  const std::string all = contents(path);
  // A line without an end was being written when the program was stopped. Without any line end,
  // rfind gives the largest number there is.
  const std::string text = all.substr(0, all.rfind('\n') + 1);
  std::string_view rest = text;
  if (text.empty() ? !contest.starts_with(all) : core::take_until(rest, '\n') != contest) {
    return core::Sentence{"The file “{0}” belongs to another contest: {1}",
                          {path, all.substr(0, all.find('\n'))}};
  }
  read(rest);
  std::error_code ignored;  // if half a line remains, reading skips it and the next one
  std::filesystem::resize_file(path, text.size(), ignored);
  file_.open(path, std::ios::binary | std::ios::app);
  if (text.empty()) {
    file_ << contest << '\n' << std::flush;
  }
  if (!file_) {
    return core::Sentence{"The file “{0}” cannot be written.", {path}};
  }
  return {};
}

// `<one> <rest> <round> <wins>`
void Ledger::read(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = core::take_until(text, '\n');
    const std::vector<std::string_view> words = core::split(line, ' ');
    if (words.size() != 4) {
      continue;
    }
    const auto round = core::parse_number(words[2], kMost);
    const auto wins = core::parse_number(words[3], kMost);
    if (round && wins) {
      wins_[{std::string(words[0]) + " " + std::string(words[1]), *round}] = *wins;
    }
  }
}

std::optional<std::uint64_t> Ledger::wins(const std::string& pairing, std::uint64_t round) const {
  const std::lock_guard guard(mutex_);
  const auto found = wins_.find({pairing, round});
  return found == wins_.end() ? std::nullopt : std::optional(found->second);
}

void Ledger::note(const std::string& pairing, std::uint64_t round, std::uint64_t wins) {
  const std::lock_guard guard(mutex_);
  wins_[{pairing, round}] = wins;
  if (file_.is_open()) {
    file_ << pairing << ' ' << round << ' ' << wins << '\n' << std::flush;
  }
}

}  // namespace race
