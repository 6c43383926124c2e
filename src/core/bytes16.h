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
  static Bytes16 fill(std::uint8_t value) { return {_mm_set1_epi8(static_cast<char>(value))}; }
  friend Bytes16 operator+(Bytes16 a, Bytes16 b) { return {_mm_add_epi8(a.v, b.v)}; }
  friend Bytes16 operator-(Bytes16 a, Bytes16 b) { return {_mm_sub_epi8(a.v, b.v)}; }
  friend Bytes16 operator&(Bytes16 a, Bytes16 b) { return {_mm_and_si128(a.v, b.v)}; }
  friend Bytes16 operator|(Bytes16 a, Bytes16 b) { return {_mm_or_si128(a.v, b.v)}; }
  // 0xff in each lane where the two are equal, else 0.
  friend Bytes16 equal(Bytes16 a, Bytes16 b) { return {_mm_cmpeq_epi8(a.v, b.v)}; }
  friend Bytes16 smaller_of(Bytes16 a, Bytes16 b) { return {_mm_min_epu8(a.v, b.v)}; }
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
  static Bytes16 fill(std::uint8_t value) { return {wasm_u8x16_splat(value)}; }
  friend Bytes16 operator+(Bytes16 a, Bytes16 b) { return {wasm_i8x16_add(a.v, b.v)}; }
  friend Bytes16 operator-(Bytes16 a, Bytes16 b) { return {wasm_i8x16_sub(a.v, b.v)}; }
  friend Bytes16 operator&(Bytes16 a, Bytes16 b) { return {wasm_v128_and(a.v, b.v)}; }
  friend Bytes16 operator|(Bytes16 a, Bytes16 b) { return {wasm_v128_or(a.v, b.v)}; }
  friend Bytes16 equal(Bytes16 a, Bytes16 b) { return {wasm_i8x16_eq(a.v, b.v)}; }
  friend Bytes16 smaller_of(Bytes16 a, Bytes16 b) { return {wasm_u8x16_min(a.v, b.v)}; }
  [[nodiscard]] Bytes16 neighbours() const {
    return {wasm_i8x16_shuffle(v, wasm_u8x16_const_splat(0), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                               13, 14, 15, 16)};
  }
  [[nodiscard]] std::uint32_t mask() const { return wasm_i8x16_bitmask(v); }
};

#else

struct Bytes16 {
  std::array<std::uint8_t, 16> v;
  static Bytes16 load(const void* from) {
    Bytes16 result;
    std::memcpy(result.v.data(), from, sizeof result.v);
    return result;
  }
  static Bytes16 fill(std::uint8_t value) {
    Bytes16 result;
    result.v.fill(value);
    return result;
  }
  template <class Op>
  static Bytes16 each(Bytes16 a, Bytes16 b, Op op) {
    Bytes16 result;
    for (std::size_t i = 0; i < 16; ++i) {
      result.v[i] = static_cast<std::uint8_t>(op(a.v[i], b.v[i]));
    }
    return result;
  }
  friend Bytes16 operator+(Bytes16 a, Bytes16 b) {
    return each(a, b, [](unsigned x, unsigned y) { return x + y; });
  }
  friend Bytes16 operator-(Bytes16 a, Bytes16 b) {
    return each(a, b, [](unsigned x, unsigned y) { return x - y; });
  }
  friend Bytes16 operator&(Bytes16 a, Bytes16 b) {
    return each(a, b, [](unsigned x, unsigned y) { return x & y; });
  }
  friend Bytes16 operator|(Bytes16 a, Bytes16 b) {
    return each(a, b, [](unsigned x, unsigned y) { return x | y; });
  }
  friend Bytes16 equal(Bytes16 a, Bytes16 b) {
    return each(a, b, [](unsigned x, unsigned y) { return x == y ? 0xffU : 0U; });
  }
  friend Bytes16 smaller_of(Bytes16 a, Bytes16 b) {
    return each(a, b, [](unsigned x, unsigned y) { return x < y ? x : y; });
  }
  [[nodiscard]] Bytes16 neighbours() const {
    Bytes16 result = fill(0);
    std::memcpy(result.v.data(), v.data() + 1, 15);
    return result;
  }
  [[nodiscard]] std::uint32_t mask() const {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 16; ++i) {
      bits |= static_cast<std::uint32_t>(v[i] >> 7U) << i;
    }
    return bits;
  }
};

#endif

// 0xff in each lane of `a` that is at most `b`'s.
inline Bytes16 at_most(Bytes16 a, Bytes16 b) { return equal(smaller_of(a, b), a); }

}  // namespace core
