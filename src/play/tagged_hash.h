// A hash of several values for play by link and for rooms, kept apart by a tag for its purpose.
// Texts are followed by their lengths; bytes and numbers are not.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/base64url.h"
#include "core/big_endian.h"
#include "core/sha256.h"

namespace play {

// The purpose of a hash, so that none can be taken for another.
enum class HashTag : std::uint8_t {
  Chain = 1,  // play by link: an element of a device's chain
  Run,        // play by link: the seed of a run
  Secret,
  Box,
  Game,
  Deck,
  Card,
  RoomId,  // from here on rooms only
  RoomKey,
  RoomPassword,
  RoomFrame,
  RoomSigning,
  RoomChain,
  RoomDeal,
  RoomBoard,
  RoomMessage,
  RoomSeed,
  RoomPick
};

// Bytes to be hashed.
class TaggedHash {
 public:
  explicit TaggedHash(HashTag tag) : bytes_{static_cast<std::uint8_t>(tag)} {}
  TaggedHash& add(std::span<const std::uint8_t> bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
  }
  TaggedHash& add(std::uint64_t number) { return add(core::to_big_endian(number)); }
  TaggedHash& add(const std::string& text) {
    return add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()))
        .add(text.size());
  }
  [[nodiscard]] core::Digest digest() const { return core::sha256(bytes_); }

 private:
  core::Bytes bytes_;
};

}  // namespace play
