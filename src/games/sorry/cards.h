// Sorry!: the cards. A pile is a multiset: it has no order that could leak. Knows no rule.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace sorry {

// A card's kind is its index here.
using Card = std::uint8_t;
enum : Card { k1, k2, k3, k4, k5, k7, k8, k10, k11, k12, kSorry };
inline constexpr int kKinds = 11;
inline constexpr std::array<std::string_view, kKinds> kCardNames = {"1", "2",  "3",  "4",  "5", "7",
                                                                    "8", "10", "11", "12", "S"};
inline constexpr Card kUnknownCard = 11;  // the chance token k? of a view
inline constexpr Card kNoCard = 12;

// How many steps a card counts (a 10 or 11: its first use); 0 for Sorry!.
inline constexpr std::array<std::uint8_t, kKinds> kCount = {1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 0};

// A set of kinds: bit 4k for kind k, as a Pile counts them.
using CardSet = std::uint64_t;
constexpr CardSet bit_of(Card card) { return CardSet{1} << (4 * card); }
// Calls `visit` for each kind of the set, in order.
template <class Visit>
constexpr void each_card(CardSet set, Visit visit) {
  for (; set != 0; set &= set - 1) {
    visit(static_cast<Card>(std::countr_zero(set) / 4));
  }
}

// The n-th kind of a set of at most eight, without a branch.
constexpr Card nth_card(CardSet set, unsigned n) {
  constexpr CardSet kEach = 0x11111111111U;
  const CardSet up_to = set * kEach;               // the number of kinds up to each
  const CardSet beyond = up_to + (7 - n) * kEach;  // its bit 3 is set where that is more than n
  return static_cast<Card>(std::countr_zero(beyond & (8 * kEach)) / 4);
}
static_assert(nth_card(bit_of(k1) | bit_of(k4) | bit_of(kSorry), 1) == k4);

// Four bits per kind, and the number of cards in the top byte.
class Pile {
 public:
  [[nodiscard]] constexpr int size() const { return static_cast<int>(bits_ >> kSizeShift); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int count(Card card) const {
    return static_cast<int>((bits_ >> (4 * card)) & 0xfU);
  }
  constexpr void add(Card card) { bits_ += one(card); }
  constexpr void remove(Card card) {
    assert(count(card) > 0 && "only a card that is there leaves a pile");
    bits_ -= one(card);
  }
  // Bit 4k is set if there is a card of kind k (see bit_of).
  [[nodiscard]] constexpr CardSet kinds() const {
    return (bits_ | (bits_ >> 1) | (bits_ >> 2)) & kEachKind;
  }
  // The card that has `ticket` (0…size−1) cards of lower or the same kind before it. There is no
  // branch, since it could not be predicted: a byte holds how many cards there are up to a kind,
  // for the even kinds side by side, and likewise for the odd ones.
  [[nodiscard]] constexpr Card at(int ticket) const {
    const std::uint64_t even = bits_ & kEvenKinds;
    const std::uint64_t odd = (bits_ >> 4) & kEvenKinds;
    const std::uint64_t up_to_odd = (even + odd) * kOnes;
    const std::uint64_t up_to_even = up_to_odd - odd;
    const std::uint64_t tickets = static_cast<std::uint64_t>(ticket) * kOnes | kHigh;
    return static_cast<Card>(std::popcount((tickets - up_to_odd) & kHigh) +
                             std::popcount((tickets - up_to_even) & kHigh));
  }
  // Sum and difference of multisets; nothing may go below 0.
  friend constexpr Pile operator+(Pile a, Pile b) { return Pile(a.bits_ + b.bits_); }
  friend constexpr Pile operator-(Pile a, Pile b) { return Pile(a.bits_ - b.bits_); }
  friend constexpr bool operator==(Pile, Pile) = default;
  constexpr Pile() = default;

 private:
  static constexpr int kSizeShift = 56;
  static constexpr CardSet kEachKind = 0x11111111111U;
  static constexpr std::uint64_t kEvenKinds = 0x0f0f0f0f0f0fU;
  static constexpr std::uint64_t kOnes = 0x010101010101U;  // a byte for each even kind
  static constexpr std::uint64_t kHigh = 0x80 * kOnes;
  static constexpr std::uint64_t one(Card card) {
    return bit_of(card) | (std::uint64_t{1} << kSizeShift);
  }
  explicit constexpr Pile(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

// Five 1s and four of every other kind.
constexpr int copies(Card card) { return card == k1 ? 5 : 4; }
inline constexpr Pile kFullDeck = [] {
  Pile pile;
  for (Card card = 0; card < kKinds; ++card) {
    for (int i = 0; i < copies(card); ++i) {
      pile.add(card);
    }
  }
  return pile;
}();
static_assert(kFullDeck.size() == 45);
static_assert(kFullDeck.at(0) == k1 && kFullDeck.at(4) == k1 && kFullDeck.at(5) == k2 &&
              kFullDeck.at(40) == k12 && kFullDeck.at(41) == kSorry && kFullDeck.at(44) == kSorry);

}  // namespace sorry
