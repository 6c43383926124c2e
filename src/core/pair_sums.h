// Weighted sums of 16-bit numbers, many side by side, two numbers at a time: by SSE2 or by wasm
// SIMD128 where there are any, one by one elsewhere. All give the same sums: a test compares them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if !defined(HS_SCALAR) && defined(__SSE2__)
#include <emmintrin.h>
#elif !defined(HS_SCALAR) && defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace core {

// 32 sums, which must fit their 32 bits, as must each product of two numbers and their weights.
// What is read and written begins at a multiple of 16 bytes.
class PairSums {
 public:
  static constexpr std::size_t kCount = 32;
  using Pair = std::array<std::int16_t, 2>;

#if !defined(HS_SCALAR) && (defined(__SSE2__) || defined(__wasm_simd128__))
  explicit PairSums(const std::int32_t* begin) {
    for (std::size_t i = 0; i < parts_.size(); ++i) parts_[i].sums = load(begin + kLanes * i);
  }
  // Adds to sum i the numbers times w[2i] and w[2i + 1].
  void add(Pair numbers, const std::int16_t* w) {
    const Vector both = splat(numbers);
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      parts_[i].sums = plus(parts_[i].sums, dot(load(w + 2 * kLanes * i), both));
    }
  }
  // Adds to sum i the numbers times v[i] and w[i].
  void add(Pair numbers, const std::int16_t* v, const std::int16_t* w) {
    const Vector both = splat(numbers);
    for (std::size_t i = 0; i < parts_.size(); i += 2) {
      const Vector first = load(v + kLanes * i);
      const Vector second = load(w + kLanes * i);
      parts_[i].sums = plus(parts_[i].sums, dot(lower(first, second), both));
      parts_[i + 1].sums = plus(parts_[i + 1].sums, dot(upper(first, second), both));
    }
  }
  void store(std::int32_t* to) const {
    for (std::size_t i = 0; i < parts_.size(); ++i) store(to + kLanes * i, parts_[i].sums);
  }

 private:
  static constexpr std::size_t kLanes = 4;  // sums in a vector
#if defined(__SSE2__)
  using Vector = __m128i;
  static Vector load(const void* from) { return _mm_load_si128(static_cast<const __m128i*>(from)); }
  static void store(void* to, Vector v) { _mm_store_si128(static_cast<__m128i*>(to), v); }
  static Vector splat(Pair pair) { return _mm_set1_epi32(std::bit_cast<std::int32_t>(pair)); }
  static Vector plus(Vector a, Vector b) { return _mm_add_epi32(a, b); }
  static Vector dot(Vector a, Vector b) { return _mm_madd_epi16(a, b); }
  // The lower or upper numbers of both in turn.
  static Vector lower(Vector a, Vector b) { return _mm_unpacklo_epi16(a, b); }
  static Vector upper(Vector a, Vector b) { return _mm_unpackhi_epi16(a, b); }
#else
  using Vector = v128_t;
  static Vector load(const void* from) { return wasm_v128_load(from); }
  static void store(void* to, Vector v) { wasm_v128_store(to, v); }
  static Vector splat(Pair pair) { return wasm_i32x4_splat(std::bit_cast<std::int32_t>(pair)); }
  static Vector plus(Vector a, Vector b) { return wasm_i32x4_add(a, b); }
  static Vector dot(Vector a, Vector b) { return wasm_i32x4_dot_i16x8(a, b); }
  // The lower or upper numbers of both in turn.
  static Vector lower(Vector a, Vector b) {
    return wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
  }
  static Vector upper(Vector a, Vector b) {
    return wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
  }
#endif
  struct Part {
    Vector sums;
  };
  std::array<Part, kCount / kLanes> parts_;
#else
  explicit PairSums(const std::int32_t* begin) {
    for (std::size_t i = 0; i < kCount; ++i) sums_[i] = begin[i];
  }
  void add(Pair numbers, const std::int16_t* w) {
    for (std::size_t i = 0; i < kCount; ++i) {
      sums_[i] += numbers[0] * w[2 * i] + numbers[1] * w[2 * i + 1];
    }
  }
  void add(Pair numbers, const std::int16_t* v, const std::int16_t* w) {
    for (std::size_t i = 0; i < kCount; ++i) sums_[i] += numbers[0] * v[i] + numbers[1] * w[i];
  }
  void store(std::int32_t* to) const {
    for (std::size_t i = 0; i < kCount; ++i) to[i] = sums_[i];
  }

 private:
  std::array<std::int32_t, kCount> sums_;
#endif
};

}  // namespace core
