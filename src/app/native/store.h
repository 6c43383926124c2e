// Texts in files of the user's data folder, one per key. A file is first written under another
// name, flushed to disk and then renamed, so that a crash at any moment leaves the old text or the
// new one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/store.h"

namespace platform {

class Store {
 public:
  // Stores texts in this folder, which is created at the first write.
  explicit Store(std::filesystem::path folder) : folder_(std::move(folder)) {}
  // The store in the data folder of the user who runs the program.
  [[nodiscard]] static Store of_this_person();

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const;
  // Returns the trouble, if any; the old text then remains.
  [[nodiscard]] std::optional<StoreNews> save(std::string_view key, std::string_view text) const;
  void erase(std::string_view key) const;
  [[nodiscard]] std::vector<std::string> keys(std::string_view prefix) const;
  // Removes texts that programs began to write here and that ended, or crashed, before the last
  // byte. Those of programs that still run stay.
  void clear_unfinished() const;

 private:
  [[nodiscard]] std::filesystem::path file_of(std::string_view key) const;
  std::filesystem::path folder_;
};

// The place itself or, if something is there, the first free one beside it: "games (2).txt".
[[nodiscard]] std::filesystem::path free_place(const std::filesystem::path& place);
// Writes a file atomically, over an older one of that name; errno says why it failed.
[[nodiscard]] bool write_whole(const std::filesystem::path& place, std::string_view text);

}  // namespace platform
