#include "play/room/chance.h"

#include <cassert>
#include <numeric>
#include <utility>

#include "core/big_endian.h"
#include "core/sort.h"
#include "play/tagged_hash.h"

namespace play::room {

namespace {

constexpr std::uint64_t kWords = std::uint64_t{1} << 32U;  // how many words of 32 bits there are

// The first word of the seed's j-th draw below the highest multiple of `total`, so that none of the
// `total` remainders is favoured.
std::uint64_t draw(const Digest& seed, std::uint64_t j, std::uint64_t total) {
  const std::uint64_t limit = kWords / total * total;
  for (std::uint64_t block = 0;; ++block) {
    const Digest words = TaggedHash(HashTag::RoomPick).add(seed).add(j).add(block).digest();
    for (std::size_t at = 0; at < words.size(); at += sizeof(std::uint32_t)) {
      const std::uint64_t word = core::from_big_endian<std::uint32_t>(std::span(words).subspan(at));
      if (word < limit) {
        return word % total;
      }
    }
  }
}

struct Outcome {
  std::string text;  // `token*weight`, by which they are ordered
  Move move;
  std::uint32_t weight;
};

std::vector<Outcome> outcomes(const Position& position) {
  core::MoveList list;
  position.moves(list);
  std::vector<Outcome> all;
  all.reserve(list.size());
  for (const Move move : list) {
    const int weight = position.weight(move);
    all.push_back({position.print(move) + "*" + std::to_string(weight), move,
                   static_cast<std::uint32_t>(weight)});
  }
  core::sort(all.begin(), all.end(),
             [](const Outcome& a, const Outcome& b) { return a.text < b.text; });
  return all;
}

}  // namespace

Digest seed_of(const Digest& game, const Digest& head, std::span<const ChainKey> elements) {
  TaggedHash hash(HashTag::RoomSeed);
  hash.add(game).add(head);
  for (const ChainKey& element : elements) {
    hash.add(element);
  }
  return hash.digest();
}

std::size_t pick(const Digest& seed, std::uint64_t j, std::span<const std::uint32_t> weights) {
  const std::uint64_t total = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  assert(total > 0 && total <= kWords && "the weights can be drawn from");
  std::uint64_t ticket = draw(seed, j, total);
  std::size_t i = 0;
  while (ticket >= weights[i]) {
    ticket -= weights[i++];
  }
  return i;
}

Outcomes draw_outcomes(const Digest& seed, SharedPosition position) {
  Outcomes result{{}, std::move(position)};
  while (result.position->actor() == core::kChance) {
    const std::vector<Outcome> all = outcomes(*result.position);
    std::vector<std::uint32_t> weights;
    weights.reserve(all.size());
    for (const Outcome& outcome : all) {
      weights.push_back(outcome.weight);
    }
    const Move move = all[pick(seed, result.moves.size(), weights)].move;
    result.position = result.position->after(move);
    result.moves.push_back(move);
  }
  return result;
}

}  // namespace play::room
