#include "app/native/png.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string_view>
#include <vector>

#include "core/crc32.h"

namespace platform {

namespace {

using Bytes = std::vector<unsigned char>;

void append(Bytes& out, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) {
    out.push_back(static_cast<unsigned char>(number >> static_cast<unsigned>(shift)));
  }
}

void chunk(Bytes& out, std::string_view name, const Bytes& data) {
  append(out, static_cast<std::uint32_t>(data.size()));
  const std::size_t from = out.size();
  out.insert(out.end(), name.begin(), name.end());
  out.insert(out.end(), data.begin(), data.end());
  append(out, core::crc32(std::span(out).subspan(from)));
}

// The zlib format with stored blocks.
Bytes stored(const Bytes& data) {
  constexpr std::size_t kBlock = 65535;
  Bytes out = {0x78, 0x01};
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const unsigned char byte : data) {
    a = (a + byte) % 65521U;
    b = (b + a) % 65521U;
  }
  for (std::size_t at = 0; at < data.size(); at += kBlock) {
    const auto size = static_cast<unsigned>(std::min(kBlock, data.size() - at));
    out.push_back(at + size == data.size() ? 1 : 0);
    for (const unsigned part : {size, ~size}) {
      out.push_back(static_cast<unsigned char>(part));
      out.push_back(static_cast<unsigned char>(part >> 8U));
    }
    out.insert(out.end(), data.begin() + static_cast<std::ptrdiff_t>(at),
               data.begin() + static_cast<std::ptrdiff_t>(at + size));
  }
  append(out, b << 16U | a);
  return out;
}

}  // namespace

bool write_picture(const std::string& file, int width, int height) {
  const auto wide = static_cast<std::size_t>(width);
  const auto high = static_cast<std::size_t>(height);
  Bytes pixels(wide * high * 4);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  Bytes rows;
  rows.reserve((wide * 3 + 1) * high);
  for (std::size_t y = high; y-- > 0;) {
    rows.push_back(0);  // no filter
    for (std::size_t x = 0; x < wide; ++x) {
      const std::size_t at = (y * wide + x) * 4;
      rows.insert(rows.end(), {pixels[at], pixels[at + 1], pixels[at + 2]});
    }
  }
  Bytes head;
  append(head, static_cast<std::uint32_t>(width));
  append(head, static_cast<std::uint32_t>(height));
  head.insert(head.end(), {8, 2, 0, 0, 0});  // 8 bits, RGB
  Bytes out = {0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a};
  chunk(out, "IHDR", head);
  chunk(out, "IDAT", stored(rows));
  chunk(out, "IEND", {});
  std::FILE* to = std::fopen(file.c_str(), "wb");
  if (to == nullptr) return false;
  const bool whole = std::fwrite(out.data(), 1, out.size(), to) == out.size();
  return std::fclose(to) == 0 && whole;
}

}  // namespace platform
