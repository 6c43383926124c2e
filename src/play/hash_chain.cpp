#include "play/hash_chain.h"

#include <algorithm>

#include "play/tagged_hash.h"

namespace play {

namespace {

ChainKey hash_of(const ChainKey& key) {
  const core::Digest digest = TaggedHash(HashTag::Chain).add(key).digest();
  ChainKey out{};
  std::copy_n(digest.begin(), out.size(), out.begin());
  return out;
}

}  // namespace

ChainKey chain_back(ChainKey key, std::uint32_t steps) {
  for (; steps > 0; --steps) {
    key = hash_of(key);
  }
  return key;
}

ChainKey chain_key(const ChainKey& secret, std::uint32_t k) {
  return chain_back(secret, kMostRuns - k);
}

}  // namespace play
