#include "play/room/keys_text.h"

#include <algorithm>

#include "core/base64url.h"

namespace play::room {

std::string keys_text(const std::set<Key>& keys) {
  Bytes bytes;
  for (const Key& key : keys) {
    bytes.insert(bytes.end(), key.begin(), key.end());
  }
  return bytes.empty() ? "-" : core::base64url_encode(bytes);
}

bool read_keys(std::string_view word, std::set<Key>& keys) {
  const auto bytes = word == "-" ? Bytes{} : core::base64url_decode(word).value_or(Bytes{0});
  for (std::size_t at = 0; at + sizeof(Key) <= bytes.size(); at += sizeof(Key)) {
    Key key{};
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), sizeof(Key), key.begin());
    keys.insert(key);
  }
  return bytes.size() % sizeof(Key) == 0;
}

}  // namespace play::room
