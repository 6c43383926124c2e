// Sixteen unsigned bytes at once, on SSE2, on WebAssembly SIMD128, or as plain arithmetic
// (HS_SCALAR, and every other machine). All three give the same bytes: a test compares them.
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

struct Bytes16 {
  __m128i v;
  static Bytes16 load(const void* from) {
    return {_mm_loadu_si128(static_cast<const __m128i*>(from))};
  }
  static Bytes16 of(std::uint64_t low, std::uint64_t high) {
    return {_mm_set_epi64x(static_cast<std::int64_t>(high), static_cast<std::int64_t>(low))};
  }
  // The lower four bytes of each of four words, which need not be adjacent. Each is loaded
  // separately: a single load of all four would have to wait until the latest write had reached
  // memory.
  template <class Word>
  static Bytes16 of_words(const Word& a, const Word& b, const Word& c, const Word& d) {
    const auto pair = [](const Word& low, const Word& high) {
      return _mm_unpacklo_epi32(_mm_loadu_si32(&low), _mm_loadu_si32(&high));
    };
    return {_mm_unpacklo_epi64(pair(a, b), pair(c, d))};
  }
  static Bytes16 fill(std::uint8_t value) { return {_mm_set1_epi8(static_cast<char>(value))}; }
  friend Bytes16 operator+(Bytes16 a, Bytes16 b) { return {_mm_add_epi8(a.v, b.v)}; }
  friend Bytes16 operator-(Bytes16 a, Bytes16 b) { return {_mm_sub_epi8(a.v, b.v)}; }
  friend Bytes16 operator&(Bytes16 a, Bytes16 b) { return {_mm_and_si128(a.v, b.v)}; }
  friend Bytes16 operator|(Bytes16 a, Bytes16 b) { return {_mm_or_si128(a.v, b.v)}; }
  // 0xff in each lane where the two are equal, else 0.
  friend Bytes16 equal(Bytes16 a, Bytes16 b) { return {_mm_cmpeq_epi8(a.v, b.v)}; }
  friend Bytes16 smaller_of(Bytes16 a, Bytes16 b) { return {_mm_min_epu8(a.v, b.v)}; }
  // 0xff in each lane of `a` that is at most `b`'s.
  friend Bytes16 at_most(Bytes16 a, Bytes16 b) { return equal(smaller_of(a, b), a); }
  // By how much each lane of `a` is more than `b`'s, or 0.
  friend Bytes16 excess(Bytes16 a, Bytes16 b) { return {_mm_subs_epu8(a.v, b.v)}; }
  // Each lane takes its right-hand (higher) neighbour's byte; the last becomes 0.
  [[nodiscard]] Bytes16 neighbours() const { return {_mm_srli_si128(v, 1)}; }
  // The high bit of each lane, lane 0 first.
  [[nodiscard]] std::uint32_t mask() const {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(v));
  }
};

#elif defined(HS_BYTES16_WASM)

struct Bytes16 {
  v128_t v;
  static Bytes16 load(const void* from) { return {wasm_v128_load(from)}; }
  static Bytes16 of(std::uint64_t low, std::uint64_t high) { return {wasm_u64x2_make(low, high)}; }
  template <class Word>
  static Bytes16 of_words(const Word& a, const Word& b, const Word& c, const Word& d) {
    const v128_t one = wasm_v128_load32_zero(&a);
    const v128_t two = wasm_v128_load32_lane(&b, one, 1);
    const v128_t three = wasm_v128_load32_lane(&c, two, 2);
    return {wasm_v128_load32_lane(&d, three, 3)};
  }
  static Bytes16 fill(std::uint8_t value) { return {wasm_u8x16_splat(value)}; }
  friend Bytes16 operator+(Bytes16 a, Bytes16 b) { return {wasm_i8x16_add(a.v, b.v)}; }
  friend Bytes16 operator-(Bytes16 a, Bytes16 b) { return {wasm_i8x16_sub(a.v, b.v)}; }
  friend Bytes16 operator&(Bytes16 a, Bytes16 b) { return {wasm_v128_and(a.v, b.v)}; }
  friend Bytes16 operator|(Bytes16 a, Bytes16 b) { return {wasm_v128_or(a.v, b.v)}; }
  friend Bytes16 equal(Bytes16 a, Bytes16 b) { return {wasm_i8x16_eq(a.v, b.v)}; }
  friend Bytes16 smaller_of(Bytes16 a, Bytes16 b) { return {wasm_u8x16_min(a.v, b.v)}; }
  friend Bytes16 at_most(Bytes16 a, Bytes16 b) { return {wasm_u8x16_le(a.v, b.v)}; }
  friend Bytes16 excess(Bytes16 a, Bytes16 b) { return {wasm_u8x16_sub_sat(a.v, b.v)}; }
  [[nodiscard]] Bytes16 neighbours() const {
    return {wasm_i8x16_shuffle(v, wasm_u8x16_const_splat(0), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                               13, 14, 15, 16)};
  }
  [[nodiscard]] std::uint32_t mask() const { return wasm_i8x16_bitmask(v); }
};

#else

// Eight bytes in each of two words; carries and borrows never leave a byte.
struct Bytes16 {
  std::array<std::uint64_t, 2> v;
  static constexpr std::uint64_t kHigh = 0x8080808080808080U;
  static constexpr std::uint64_t kOnes = 0x0101010101010101U;

  static Bytes16 load(const void* from) {
    Bytes16 result;
    std::memcpy(result.v.data(), from, sizeof result.v);
    return result;
  }
  static Bytes16 of(std::uint64_t low, std::uint64_t high) { return {{low, high}}; }
  static Bytes16 of_words(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) {
    return of(static_cast<std::uint32_t>(a) | b << 32, static_cast<std::uint32_t>(c) | d << 32);
  }
  static Bytes16 fill(std::uint8_t value) { return of(kOnes * value, kOnes * value); }
  template <class Op>
  static Bytes16 each(Bytes16 a, Bytes16 b, Op op) {
    return of(op(a.v[0], b.v[0]), op(a.v[1], b.v[1]));
  }
  // 0xff in each byte whose high bit is set.
  static constexpr std::uint64_t spread(std::uint64_t high) { return ((high & kHigh) >> 7) * 0xff; }
  friend Bytes16 operator+(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) {
      return ((x & ~kHigh) + (y & ~kHigh)) ^ ((x ^ y) & kHigh);
    });
  }
  friend Bytes16 operator-(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) {
      return ((x | kHigh) - (y & ~kHigh)) ^ ((x ^ ~y) & kHigh);
    });
  }
  friend Bytes16 operator&(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
  }
  friend Bytes16 operator|(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
  }
  friend Bytes16 equal(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) {
      const std::uint64_t differs = x ^ y;
      return spread(~(((differs & ~kHigh) + ~kHigh) | differs));
    });
  }
  // The high bit of each byte of `x` that is less than `y`'s.
  static constexpr std::uint64_t less(std::uint64_t x, std::uint64_t y) {
    const std::uint64_t low_is_no_less = (x | kHigh) - (y & ~kHigh);
    return (~x & y) | (~(x ^ y) & ~low_is_no_less);
  }
  friend Bytes16 smaller_of(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) {
      const std::uint64_t take = spread(less(x, y));
      return (x & take) | (y & ~take);
    });
  }
  friend Bytes16 at_most(Bytes16 a, Bytes16 b) {
    return each(a, b, [](std::uint64_t x, std::uint64_t y) { return spread(~less(y, x)); });
  }
  friend Bytes16 excess(Bytes16 a, Bytes16 b) { return a - smaller_of(a, b); }
  [[nodiscard]] Bytes16 neighbours() const { return of(v[0] >> 8 | v[1] << 56, v[1] >> 8); }
  [[nodiscard]] std::uint32_t mask() const {
    const auto bits = [](std::uint64_t word) {
      return static_cast<std::uint32_t>((((word & kHigh) >> 7) * 0x0102040810204080U) >> 56);
    };
    return bits(v[0]) | bits(v[1]) << 8;
  }
};

#endif

}  // namespace core
