// All stored games, newest first, and what may be done with them. Pure: the caller reads the texts
// and writes the changes.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/kept.h"

namespace play {

class Library {
 public:
  Library() = default;
  // All these games, in whatever order; no two have the same id.
  explicit Library(std::vector<KeptGame> games);

  // The newest first. Pointers and spans hold until the next change.
  [[nodiscard]] std::span<const KeptGame> games() const { return games_; }
  // The game of that id, or null.
  [[nodiscard]] const KeptGame* find(std::string_view id) const;
  // The newest game that is not over, which is what “Continue” means; or null.
  [[nodiscard]] const KeptGame* newest_open() const;

  // Whether one of the games was played in that room.
  [[nodiscard]] bool names_room(std::string_view room) const;

  // The time to store for the game of this id if it is saved at `now`, in seconds since 1970: later
  // than that of every other game, and not before its own, even if the device's clock has been set
  // back.
  [[nodiscard]] std::uint64_t moment(std::string_view id, std::uint64_t now) const;

  // Adds the game, or replaces the one with its id; the newest comes first.
  void put(KeptGame game);
  // Removes the game and returns it, so that it can be put back; nothing if the id is unknown.
  std::optional<KeptGame> remove(std::string_view id);

  // Whether one of the games has the same moves.
  [[nodiscard]] bool has(std::string_view replay) const;
  // Merges a game from elsewhere. Returns the id under which it was added: its own, also in place
  // of the same game that was less far, or `fresh_id` if another game already has that. Nothing if
  // it is already here, as far or further.
  std::optional<std::string> merge(KeptGame game, const std::string& fresh_id);

 private:
  std::vector<KeptGame> games_;
};

// Keys with their texts, as one file holds them: games, settings and whatever else is stored.
using KeptTexts = std::vector<std::pair<std::string, std::string>>;
[[nodiscard]] std::string print_export(const KeptTexts& texts);
// Whether a text of this key leaves with an export and is taken from one: what belongs to the
// person. The device keeps its own: its secrets in rooms above all, which no other may have.
[[nodiscard]] bool is_exported(std::string_view key);
// Refuses a file that was cut off or altered, is of a newer version, or is not an export at all,
// and keys of anything but letters, digits and hyphens. It also returns texts
// that is_exported would not take; the caller leaves those out.
[[nodiscard]] core::Expected<KeptTexts> parse_export(std::string_view file);
// Whether the file looks like an export.
[[nodiscard]] bool is_export(std::string_view file);

// Longest export that is read, in bytes: the page has no room for more (web/outside.js).
inline constexpr std::size_t kLongestExport = std::size_t{1} << 25U;

}  // namespace play
