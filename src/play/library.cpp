#include "play/library.h"

#include <algorithm>

#include "core/crc32.h"
#include "core/sort.h"
#include "core/text.h"
#include "play/store_keys.h"

namespace play {

using core::Expected;
using core::Sentence;

namespace {

constexpr std::string_view kExportHeader = "homestretch export ";
constexpr std::string_view kExportVersion = "1";

// Keys become the names of files.
bool is_key(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  });
}

// Whether the second replay begins as the first one does, both as print_replay() prints them.
bool begins(std::string_view part, std::string_view whole) {
  part = part.substr(0, part.rfind("\nhash "));
  return whole.size() > part.size() && whole.starts_with(part) &&
         (whole[part.size()] == ' ' || whole[part.size()] == '\n');
}

// What a game by link is for one device, whatever has been played: its number, when it began, and
// that device with its secret (mail.h).
std::string_view seat_by_link(std::string_view mail) {
  constexpr int kWords = 4;
  std::size_t end = 0;
  for (int word = 0; word < kWords && end < mail.size(); ++word)
    end = std::min(mail.find(' ', end + 1), mail.size());
  return mail.substr(0, end);
}

// Whether the games are one game, which was played further. In play by link and in rooms each
// device has a seat of its own, which tells by whom the moves were made.
bool goes_on(const KeptGame& before, const KeptGame& after) {
  const bool same =
      seat_by_link(before.mail) == seat_by_link(after.mail) && before.room == after.room;
  return same && begins(before.replay, after.replay);
}

Sentence damaged() { return {"This file is damaged: a part of it is missing or was altered.", {}}; }

}  // namespace

Library::Library(std::vector<KeptGame> games) : games_(std::move(games)) {
  core::sort(games_.begin(), games_.end(), [](const KeptGame& a, const KeptGame& b) {
    return a.saved != b.saved ? a.saved > b.saved : a.id > b.id;
  });
}

const KeptGame* Library::find(std::string_view id) const {
  const auto found = std::find_if(games_.begin(), games_.end(),
                                  [id](const KeptGame& game) { return game.id == id; });
  return found == games_.end() ? nullptr : &*found;
}

const KeptGame* Library::newest_open() const {
  const auto found =
      std::find_if(games_.begin(), games_.end(), [](const KeptGame& game) { return !game.over; });
  return found == games_.end() ? nullptr : &*found;
}

bool Library::names_room(std::string_view room) const {
  return std::any_of(games_.begin(), games_.end(),
                     [room](const KeptGame& game) { return game.room == room; });
}

std::uint64_t Library::moment(std::string_view id, std::uint64_t now) const {
  for (const KeptGame& game : games_) {
    now = std::max(now, game.id == id ? game.saved : game.saved + 1);
  }
  return now;
}

void Library::put(KeptGame game) {
  (void)remove(game.id);
  const auto place = std::find_if(games_.begin(), games_.end(), [&game](const KeptGame& other) {
    return other.saved <= game.saved;
  });
  games_.insert(place, std::move(game));
}

std::optional<KeptGame> Library::remove(std::string_view id) {
  const auto found = std::find_if(games_.begin(), games_.end(),
                                  [id](const KeptGame& game) { return game.id == id; });
  if (found == games_.end()) return std::nullopt;
  KeptGame taken = std::move(*found);
  games_.erase(found);
  return taken;
}

bool Library::has(std::string_view replay) const {
  return std::any_of(games_.begin(), games_.end(),
                     [replay](const KeptGame& game) { return game.replay == replay; });
}

std::optional<std::string> Library::merge(KeptGame game, const std::string& fresh_id) {
  if (has(game.replay)) return std::nullopt;
  if (const KeptGame* mine = find(game.id)) {
    if (goes_on(game, *mine)) return std::nullopt;
    if (!goes_on(*mine, game)) game.id = fresh_id;
  }
  std::string id = game.id;
  put(std::move(game));
  return id;
}

// The first line holds the version and the CRC-32 of everything after it; then come, for each text,
// a line `<key> <bytes>`, the bytes, and a line end.
std::string print_export(const KeptTexts& texts) {
  std::string body;
  for (const auto& [key, text] : texts) {
    body += key + " " + std::to_string(text.size()) + "\n" + text + "\n";
  }
  return std::string(kExportHeader) + std::string(kExportVersion) + " " + core::crc32_text(body) +
         "\n" + body;
}

bool is_exported(std::string_view key) {
  return key.starts_with(store::kGames) ||
         std::find(store::kPersonal.begin(), store::kPersonal.end(), key) != store::kPersonal.end();
}

bool is_export(std::string_view file) { return file.starts_with(kExportHeader); }

Expected<KeptTexts> parse_export(std::string_view file) {
  std::string_view header = core::take_until(file, '\n');
  if (!core::take_prefix(header, kExportHeader)) {
    return Sentence{"This file holds no games of Homestretch.", {}};
  }
  const std::string_view version = core::take_until(header, ' ');
  if (version != kExportVersion) {
    return Sentence{"This file was made by a newer version of Homestretch.", {}};
  }
  if (header != core::crc32_text(file)) return damaged();
  KeptTexts texts;
  while (!file.empty()) {
    std::string_view line = core::take_until(file, '\n');
    const std::string_view key = core::take_until(line, ' ');
    const auto bytes = core::parse_number(line, static_cast<std::uint32_t>(kLongestExport));
    if (!is_key(key) || !bytes || *bytes >= file.size() || file[*bytes] != '\n') return damaged();
    texts.emplace_back(key, file.substr(0, *bytes));
    file.remove_prefix(*bytes + 1);
  }
  return texts;
}

}  // namespace play
