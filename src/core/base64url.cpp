#include "core/base64url.h"

namespace core {

namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kBitsPerLetter = 6;
constexpr unsigned kBitsPerByte = 8;

constexpr unsigned low_bits(unsigned count) { return (1U << count) - 1; }

}  // namespace

std::string base64url_encode(std::span<const std::uint8_t> bytes) {
  std::string text;
  unsigned waiting = 0;  // the lowest `count` bits are still to be written
  unsigned count = 0;
  for (const std::uint8_t byte : bytes) {
    waiting = (waiting << kBitsPerByte) | byte;
    for (count += kBitsPerByte; count >= kBitsPerLetter; count -= kBitsPerLetter) {
      text += kAlphabet[(waiting >> (count - kBitsPerLetter)) & low_bits(kBitsPerLetter)];
    }
    waiting &= low_bits(count);
  }
  if (count > 0) {
    text += kAlphabet[(waiting << (kBitsPerLetter - count)) & low_bits(kBitsPerLetter)];
  }
  return text;
}

std::optional<Bytes> base64url_decode(std::string_view text) {
  Bytes bytes;
  bytes.reserve(text.size() * kBitsPerLetter / kBitsPerByte);
  unsigned waiting = 0;
  unsigned count = 0;
  for (const char letter : text) {
    const std::size_t value = kAlphabet.find(letter);
    if (value == std::string_view::npos) {
      return std::nullopt;
    }
    waiting = (waiting << kBitsPerLetter) | static_cast<unsigned>(value);
    count += kBitsPerLetter;
    if (count >= kBitsPerByte) {
      count -= kBitsPerByte;
      bytes.push_back(static_cast<std::uint8_t>(waiting >> count));
    }
    waiting &= low_bits(count);
  }
  if (count >= kBitsPerLetter || waiting != 0) {
    return std::nullopt;
  }
  return bytes;
}

}  // namespace core
