// A set of keys as one word of a stored text.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "play/room/message.h"

namespace play::room {

// "-" for no keys.
[[nodiscard]] std::string keys_text(const std::set<Key>& keys);
// Adds the keys of such a word. False for another word; then some keys may have been added.
[[nodiscard]] bool read_keys(std::string_view word, std::set<Key>& keys);

}  // namespace play::room
