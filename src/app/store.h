// Texts that outlive the program. The native and the web file implement it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace platform {

// Texts by keys of letters, digits and hyphens: settings, the last set-up, games and the like.
// Reading is immediate. Writing is in order and atomic, and the latest text of a key wins. Trouble
// is reported as news; false if it is already known that the text is not stored. (On the page the
// failure is reported later as news; room frames wait for it: web/transports.js.)
[[nodiscard]] std::optional<std::string> load_text(std::string_view key);
bool save_text(std::string_view key, std::string_view text);
void erase_text(std::string_view key);
// All keys with this prefix, sorted.
[[nodiscard]] std::vector<std::string> kept_keys(std::string_view prefix);

// In the order of web/main.js.
enum class StoreNews : std::uint8_t {
  Full,     // there is no space left
  Denied,   // storing is not allowed
  Changed,  // another page has changed texts; programs do not hear of each other
  Failed,   // storing failed this time; it is tried again
  Unsaved,  // a newer version was let in, and waits since it would lose what was not stored
};
// What has happened to the store since the last call.
[[nodiscard]] std::optional<StoreNews> store_news();

}  // namespace platform
