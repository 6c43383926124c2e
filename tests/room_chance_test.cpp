// Law 3 of rooms: each throw is uniform, whatever those who work together choose before they know
// the one honest member's element.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "play/room/chance.h"
#include "play/tagged_hash.h"

namespace {

using play::room::Digest;

constexpr std::size_t kFaces = 6;
constexpr unsigned kTries = 16;

play::ChainKey element_of(std::uint64_t number, std::uint64_t of) {
  const Digest digest = play::TaggedHash(play::HashTag::RoomChain).add(of).add(number).digest();
  play::ChainKey key{};
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

std::size_t face(const Digest& head, const std::array<play::ChainKey, kFaces>& elements) {
  static constexpr std::array<std::uint32_t, kFaces> kWeights = {1, 1, 1, 1, 1, 1};
  return play::room::pick(play::room::seed_of({}, head, elements), 0, kWeights);
}

// Five choose chains and moves by sixteen tries each, as if the honest element were known; it comes
// last and is not. HS_ROOM_THROWS=1000000 for a release.
TEST(RoomChance, OneHonestMemberMakesEveryThrowUniform) {
  const char* many = std::getenv("HS_ROOM_THROWS");
  const std::uint64_t throws = many ? std::strtoull(many, nullptr, 10) : 30'000;
  std::array<double, kFaces> counts{};
  for (std::uint64_t i = 0; i < throws; ++i) {
    std::array<play::ChainKey, kFaces> elements{};
    Digest head{};
    std::array<play::ChainKey, kFaces> best{};
    for (unsigned attempt = 0; attempt < kTries; ++attempt) {
      for (std::size_t who = 1; who < kFaces; ++who) {
        elements[who] = {static_cast<std::uint8_t>(attempt), static_cast<std::uint8_t>(who),
                         static_cast<std::uint8_t>(i)};
      }
      best = elements;
      if (face(head, elements) == kFaces - 1) {
        break;
      }
      ++head[0];  // another move
    }
    best[0] = element_of(i, 0);
    counts[face(head, best)] += 1;
  }
  double chi = 0;
  const double expected = static_cast<double>(throws) / kFaces;
  for (const double count : counts) {
    chi += (count - expected) * (count - expected) / expected;
  }
  // Five degrees of freedom: p = 0.999 and p = 0.001.
  EXPECT_GT(chi, 0.21);
  EXPECT_LT(chi, 20.5);
}

}  // namespace
