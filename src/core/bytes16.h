// Sixteen small numbers at once, a byte each, and comparisons of all of them: on SSE2, on
// WebAssembly SIMD128, or as plain arithmetic (HS_SCALAR, and every other machine). All three give
// the same results: a test compares them.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#if !defined(HS_SCALAR) && defined(__SSE2__)
#define HS_BYTES16_SSE 1
#include <emmintrin.h>
#elif !defined(HS_SCALAR) && defined(__wasm_simd128__)
#define HS_BYTES16_WASM 1
#include <wasm_simd128.h>
#endif

namespace core {

#if defined(HS_BYTES16_SSE)
using Vector16 = __m128i;
#elif defined(HS_BYTES16_WASM)
using Vector16 = v128_t;
#else
using Vector16 = std::array<std::uint64_t, 2>;  // eight lanes each, the first in the lowest byte
#endif

// A yes or no for each of sixteen lanes.
struct Lanes16;

// A number of 0…127 in each of sixteen lanes.
struct Bytes16 {
  Vector16 v;

  static Bytes16 load(const void* from);
  static Bytes16 of(std::uint64_t low, std::uint64_t high);
  // The lower four bytes of each of four words, which need not be adjacent.
  template <class Word>
  static Bytes16 of_words(const Word& a, const Word& b, const Word& c, const Word& d);
  static Bytes16 fill(std::uint8_t number);
  // Each lane takes its right-hand (higher) neighbour's number; the last becomes 0.
  [[nodiscard]] Bytes16 neighbours() const;
  // The number of one of the lowest four lanes in every lane.
  template <int kLane>
  [[nodiscard]] Bytes16 repeat() const;
  // The lower eight lanes.
  [[nodiscard]] std::uint64_t low() const;
};

struct Lanes16 {
  Vector16 v;  // the highest bit of a lane counts; with SIMD all others are like it

  // From bytes of 0 and 0xff.
  static Lanes16 load(const void* from) { return {Bytes16::load(from).v}; }
  // A bit for each lane, lane 0 first.
  [[nodiscard]] std::uint32_t mask() const;
};

// Sums must not exceed 127.
Bytes16 operator+(Bytes16 a, Bytes16 b);
// The numbers of the lanes in `b`, 0 in the others.
Bytes16 operator&(Bytes16 a, Lanes16 b);
Lanes16 operator&(Lanes16 a, Lanes16 b);
Lanes16 operator|(Lanes16 a, Lanes16 b);
// Where the two are equal.
Lanes16 equal(Bytes16 a, Bytes16 b);
// Where `a` is the greater.
Lanes16 above(Bytes16 a, Bytes16 b);
// The lesser of the two, and the greater, in each lane.
Bytes16 lesser(Bytes16 a, Bytes16 b);
Bytes16 greater(Bytes16 a, Bytes16 b);
// Where a number is first…first + more, of which none exceeds 127.
Lanes16 within(Bytes16 a, Bytes16 first, Bytes16 more);
// Where a number is first…last. `first` is at most `last`; otherwise the result says nothing.
Lanes16 between(Bytes16 a, std::uint8_t first, std::uint8_t last);
// Where `a` is 1…most_a + 1 and `b` is at most most_b. most_a is at most 126.
Lanes16 in_reach(Bytes16 a, Bytes16 most_a, Bytes16 b, Bytes16 most_b);
// Numbers that go on by `steps` in a ring: less `ring` if that leaves 0 or more. In each lane
// `steps` is less than `ring`, or both are 0; and the result is at most 127.
Bytes16 further(Bytes16 a, Bytes16 steps, Bytes16 ring);

#if defined(HS_BYTES16_SSE)

inline Bytes16 Bytes16::load(const void* from) {
  return {_mm_loadu_si128(static_cast<const __m128i*>(from))};
}
inline Bytes16 Bytes16::of(std::uint64_t low, std::uint64_t high) {
  return {_mm_set_epi64x(static_cast<std::int64_t>(high), static_cast<std::int64_t>(low))};
}
// Each word is loaded separately: a single load of all four would have to wait until the latest
// write had reached memory.
template <class Word>
Bytes16 Bytes16::of_words(const Word& a, const Word& b, const Word& c, const Word& d) {
  const auto pair = [](const Word& low, const Word& high) {
    return _mm_unpacklo_epi32(_mm_loadu_si32(&low), _mm_loadu_si32(&high));
  };
  return {_mm_unpacklo_epi64(pair(a, b), pair(c, d))};
}
inline Bytes16 Bytes16::fill(std::uint8_t number) {
  return {_mm_set1_epi8(static_cast<char>(number))};
}
inline Bytes16 Bytes16::neighbours() const { return {_mm_srli_si128(v, 1)}; }
template <int kLane>
Bytes16 Bytes16::repeat() const {
  static_assert(0 <= kLane && kLane < 4);
  const __m128i twice = _mm_unpacklo_epi8(v, v);
  const __m128i eight_times = _mm_shufflelo_epi16(twice, 0x55 * kLane);
  return {_mm_unpacklo_epi64(eight_times, eight_times)};
}
inline std::uint64_t Bytes16::low() const {
  return static_cast<std::uint64_t>(_mm_cvtsi128_si64(v));
}
inline std::uint32_t Lanes16::mask() const {
  return static_cast<std::uint32_t>(_mm_movemask_epi8(v));
}
inline Bytes16 operator+(Bytes16 a, Bytes16 b) { return {_mm_add_epi8(a.v, b.v)}; }
inline Bytes16 operator&(Bytes16 a, Lanes16 b) { return {_mm_and_si128(a.v, b.v)}; }
inline Lanes16 operator&(Lanes16 a, Lanes16 b) { return {_mm_and_si128(a.v, b.v)}; }
inline Lanes16 operator|(Lanes16 a, Lanes16 b) { return {_mm_or_si128(a.v, b.v)}; }
inline Lanes16 equal(Bytes16 a, Bytes16 b) { return {_mm_cmpeq_epi8(a.v, b.v)}; }
inline Lanes16 above(Bytes16 a, Bytes16 b) { return {_mm_cmpgt_epi8(a.v, b.v)}; }
inline Bytes16 lesser(Bytes16 a, Bytes16 b) { return {_mm_min_epu8(a.v, b.v)}; }
inline Bytes16 greater(Bytes16 a, Bytes16 b) { return {_mm_max_epu8(a.v, b.v)}; }
inline Lanes16 within(Bytes16 a, Bytes16 first, Bytes16 more) {
  const __m128i past = _mm_sub_epi8(a.v, first.v);
  return {_mm_cmpeq_epi8(_mm_min_epu8(past, more.v), past)};
}
inline Lanes16 in_reach(Bytes16 a, Bytes16 most_a, Bytes16 b, Bytes16 most_b) {
  const __m128i less = _mm_sub_epi8(a.v, Bytes16::fill(1).v);
  const __m128i beyond = _mm_or_si128(_mm_subs_epu8(less, most_a.v), _mm_subs_epu8(b.v, most_b.v));
  return {_mm_cmpeq_epi8(beyond, _mm_setzero_si128())};
}
inline Bytes16 further(Bytes16 a, Bytes16 steps, Bytes16 ring) {
  const __m128i sum = _mm_add_epi8(a.v, steps.v);
  return {_mm_min_epu8(sum, _mm_sub_epi8(sum, ring.v))};
}

#elif defined(HS_BYTES16_WASM)

inline Bytes16 Bytes16::load(const void* from) { return {wasm_v128_load(from)}; }
inline Bytes16 Bytes16::of(std::uint64_t low, std::uint64_t high) {
  return {wasm_u64x2_make(low, high)};
}
// Each word is loaded separately, as above: clang would load sixteen bytes at once if it saw what
// the address is.
template <class Word>
const Word* hidden(const Word& word) {
  const Word* at = &word;
  asm("" : "+r"(at));
  return at;
}
template <class Word>
Bytes16 Bytes16::of_words(const Word& a, const Word& b, const Word& c, const Word& d) {
  const v128_t one = wasm_v128_load32_zero(hidden(a));
  const v128_t two = wasm_v128_load32_lane(hidden(b), one, 1);
  const v128_t three = wasm_v128_load32_lane(hidden(c), two, 2);
  return {wasm_v128_load32_lane(hidden(d), three, 3)};
}
inline Bytes16 Bytes16::fill(std::uint8_t number) { return {wasm_u8x16_splat(number)}; }
inline Bytes16 Bytes16::neighbours() const {
  return {wasm_i8x16_shuffle(v, wasm_u8x16_const_splat(0), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                             13, 14, 15, 16)};
}
template <int kLane>
Bytes16 Bytes16::repeat() const {
  static_assert(0 <= kLane && kLane < 4);
  return {wasm_i8x16_shuffle(v, v, kLane, kLane, kLane, kLane, kLane, kLane, kLane, kLane, kLane,
                             kLane, kLane, kLane, kLane, kLane, kLane, kLane)};
}
inline std::uint64_t Bytes16::low() const {
  return static_cast<std::uint64_t>(wasm_i64x2_extract_lane(v, 0));
}
inline std::uint32_t Lanes16::mask() const { return wasm_i8x16_bitmask(v); }
inline Bytes16 operator+(Bytes16 a, Bytes16 b) { return {wasm_i8x16_add(a.v, b.v)}; }
// Of a comparison and an “and” clang makes a choice between two vectors, which takes three
// instructions; the lesser of the two is the same.
inline Bytes16 operator&(Bytes16 a, Lanes16 b) { return {wasm_u8x16_min(a.v, b.v)}; }
inline Lanes16 operator&(Lanes16 a, Lanes16 b) { return {wasm_u8x16_min(a.v, b.v)}; }
inline Lanes16 operator|(Lanes16 a, Lanes16 b) { return {wasm_v128_or(a.v, b.v)}; }
inline Lanes16 equal(Bytes16 a, Bytes16 b) { return {wasm_i8x16_eq(a.v, b.v)}; }
inline Lanes16 above(Bytes16 a, Bytes16 b) { return {wasm_i8x16_gt(a.v, b.v)}; }
inline Bytes16 lesser(Bytes16 a, Bytes16 b) { return {wasm_u8x16_min(a.v, b.v)}; }
inline Bytes16 greater(Bytes16 a, Bytes16 b) { return {wasm_u8x16_max(a.v, b.v)}; }
inline Lanes16 within(Bytes16 a, Bytes16 first, Bytes16 more) {
  return {wasm_u8x16_le(wasm_i8x16_sub(a.v, first.v), more.v)};
}
inline Lanes16 in_reach(Bytes16 a, Bytes16 most_a, Bytes16 b, Bytes16 most_b) {
  const v128_t less = wasm_i8x16_sub(a.v, wasm_u8x16_const_splat(1));
  const v128_t beyond =
      wasm_v128_or(wasm_u8x16_sub_sat(less, most_a.v), wasm_u8x16_sub_sat(b.v, most_b.v));
  return {wasm_i8x16_eq(beyond, wasm_u8x16_const_splat(0))};
}
inline Bytes16 further(Bytes16 a, Bytes16 steps, Bytes16 ring) {
  const v128_t sum = wasm_i8x16_add(a.v, steps.v);
  return {wasm_u8x16_min(sum, wasm_i8x16_sub(sum, ring.v))};
}

#else

// What follows works on eight lanes of a word at once. Since no number exceeds 127, a lane's
// highest bit is free: it keeps carries and borrows in their lane, and holds the answers.
namespace scalar {

inline constexpr std::uint64_t kHigh = 0x8080808080808080U;
inline constexpr std::uint64_t kOnes = 0x0101010101010101U;

// The numbers in whose lanes the highest bit of `lanes` is set, 0 in the others.
constexpr std::uint64_t chosen(std::uint64_t numbers, std::uint64_t lanes) {
  return numbers & (((lanes & kHigh) >> 7) * 0xff);
}
constexpr std::uint64_t at_least(std::uint64_t x, std::uint64_t least) {
  return (x | kHigh) - least;
}

}  // namespace scalar

inline Bytes16 Bytes16::load(const void* from) {
  Bytes16 result;
  std::memcpy(result.v.data(), from, sizeof result.v);
  return result;
}
inline Bytes16 Bytes16::of(std::uint64_t low, std::uint64_t high) { return {{low, high}}; }
template <class Word>
Bytes16 Bytes16::of_words(const Word& a, const Word& b, const Word& c, const Word& d) {
  return of(static_cast<std::uint32_t>(a) | std::uint64_t{b} << 32,
            static_cast<std::uint32_t>(c) | std::uint64_t{d} << 32);
}
inline Bytes16 Bytes16::fill(std::uint8_t number) {
  return of(scalar::kOnes * number, scalar::kOnes * number);
}
inline Bytes16 Bytes16::neighbours() const { return of(v[0] >> 8 | v[1] << 56, v[1] >> 8); }
template <int kLane>
Bytes16 Bytes16::repeat() const {
  static_assert(0 <= kLane && kLane < 4);
  return fill(static_cast<std::uint8_t>(v[0] >> (8 * kLane)));
}
inline std::uint64_t Bytes16::low() const { return v[0]; }
inline std::uint32_t Lanes16::mask() const {
  const auto bits = [](std::uint64_t word) {
    return static_cast<std::uint32_t>((((word & scalar::kHigh) >> 7) * 0x0102040810204080U) >> 56);
  };
  return bits(v[0]) | bits(v[1]) << 8;
}
inline Bytes16 operator+(Bytes16 a, Bytes16 b) { return {{a.v[0] + b.v[0], a.v[1] + b.v[1]}}; }
inline Bytes16 operator&(Bytes16 a, Lanes16 b) {
  return {{scalar::chosen(a.v[0], b.v[0]), scalar::chosen(a.v[1], b.v[1])}};
}
inline Lanes16 operator&(Lanes16 a, Lanes16 b) { return {{a.v[0] & b.v[0], a.v[1] & b.v[1]}}; }
inline Lanes16 operator|(Lanes16 a, Lanes16 b) { return {{a.v[0] | b.v[0], a.v[1] | b.v[1]}}; }
inline Lanes16 equal(Bytes16 a, Bytes16 b) {
  const auto same = [](std::uint64_t x, std::uint64_t y) { return ~((x ^ y) + ~scalar::kHigh); };
  return {{same(a.v[0], b.v[0]), same(a.v[1], b.v[1])}};
}
inline Lanes16 above(Bytes16 a, Bytes16 b) {
  return {{~scalar::at_least(b.v[0], a.v[0]), ~scalar::at_least(b.v[1], a.v[1])}};
}
inline Bytes16 lesser(Bytes16 a, Bytes16 b) {
  const auto one = [&](std::size_t i) {
    return a.v[i] ^ scalar::chosen(a.v[i] ^ b.v[i], scalar::at_least(a.v[i], b.v[i]));
  };
  return {{one(0), one(1)}};
}
inline Bytes16 greater(Bytes16 a, Bytes16 b) {
  const auto one = [&](std::size_t i) {
    return b.v[i] ^ scalar::chosen(a.v[i] ^ b.v[i], scalar::at_least(a.v[i], b.v[i]));
  };
  return {{one(0), one(1)}};
}
inline Lanes16 within(Bytes16 a, Bytes16 first, Bytes16 more) {
  const auto inside = [&](std::size_t i) {
    return scalar::at_least(a.v[i], first.v[i]) & scalar::at_least(first.v[i] + more.v[i], a.v[i]);
  };
  return {{inside(0), inside(1)}};
}
inline Lanes16 in_reach(Bytes16 a, Bytes16 most_a, Bytes16 b, Bytes16 most_b) {
  const auto both = [&](std::size_t i) {
    return (a.v[i] + ~scalar::kHigh) & scalar::at_least(most_a.v[i] + scalar::kOnes, a.v[i]) &
           scalar::at_least(most_b.v[i], b.v[i]);
  };
  return {{both(0), both(1)}};
}
inline Bytes16 further(Bytes16 a, Bytes16 steps, Bytes16 ring) {
  const auto one = [&](std::size_t i) {
    const std::uint64_t past = scalar::at_least(a.v[i], ring.v[i] - steps.v[i]);
    return a.v[i] + steps.v[i] - scalar::chosen(ring.v[i], past);
  };
  return {{one(0), one(1)}};
}

#endif

inline Lanes16 between(Bytes16 a, std::uint8_t first, std::uint8_t last) {
  return within(a, Bytes16::fill(first), Bytes16::fill(static_cast<std::uint8_t>(last - first)));
}

}  // namespace core
