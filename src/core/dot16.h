// The sum of products of 16-bit numbers: eight at a time with SSE2 and with wasm SIMD128, one by
// one elsewhere. All give the same number: a test compares them.
#pragma once

#include <cstddef>
#include <cstdint>

#if !defined(HS_SCALAR) && defined(__SSE2__)
#include <emmintrin.h>
#elif !defined(HS_SCALAR) && defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace core {

inline constexpr std::size_t kDotLanes = 8;

// a[0]·b[0] + … + a[count − 1]·b[count − 1]; `count` is a multiple of kDotLanes. The sum must fit.
[[nodiscard]] inline std::int32_t dot16(const std::int16_t* a, const std::int16_t* b,
                                        std::size_t count) {
#if !defined(HS_SCALAR) && defined(__SSE2__)
  __m128i sums = _mm_setzero_si128();
  for (std::size_t i = 0; i < count; i += kDotLanes) {
    const __m128i left = _mm_loadu_si128(reinterpret_cast<const __m128i*>(a + i));
    const __m128i right = _mm_loadu_si128(reinterpret_cast<const __m128i*>(b + i));
    sums = _mm_add_epi32(sums, _mm_madd_epi16(left, right));
  }
  sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0b01'00'11'10));
  sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0b10'11'00'01));
  return _mm_cvtsi128_si32(sums);
#elif !defined(HS_SCALAR) && defined(__wasm_simd128__)
  v128_t sums = wasm_i32x4_splat(0);
  for (std::size_t i = 0; i < count; i += kDotLanes) {
    sums = wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(wasm_v128_load(a + i), wasm_v128_load(b + i)));
  }
  return wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
         wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
#else
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  }
  return sum;
#endif
}

}  // namespace core
