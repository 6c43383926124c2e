// What stands in for vsnprintf and sscanf in Dear ImGui and SDL: tools/cmake/small_libc.cpp.
#include <gtest/gtest.h>

#include <array>
#include <cstdarg>
#include <string>

extern "C" int hs_print(char* out, std::size_t room, const char* format, va_list values);
extern "C" int hs_scan(const char* text, const char* format, ...);

namespace {

std::array<char, 64> g_out;

int print(std::size_t room, const char* format, ...) {
  va_list values;
  va_start(values, format);
  const int size = hs_print(g_out.data(), room, format, values);
  va_end(values);
  return size;
}

TEST(SmallLibc, PrintsWordsAndWholeNumbersAsTheCLibraryDoes) {
  EXPECT_EQ(print(64, "%s/%s_%08X", "table", "list", 0xBEEFU), 19);
  EXPECT_STREQ(g_out.data(), "table/list_0000BEEF");
  print(64, "##Menu_%02d, %d, %u and 0x%x, 100 %%", 7, -2147483647 - 1, 4294967295U, 0xAB0U);
  EXPECT_STREQ(g_out.data(), "##Menu_07, -2147483648, 4294967295 and 0xab0, 100 %");
  print(64, "%4d|%d", 42, 0);
  EXPECT_STREQ(g_out.data(), "  42|0");
}

TEST(SmallLibc, PrintsNoMoreThanThereIsRoomForButCountsAll) {
  g_out.fill('x');
  EXPECT_EQ(print(4, "%s", "window"), 6);
  EXPECT_STREQ(g_out.data(), "win");
  EXPECT_EQ(g_out[4], 'x');
  va_list none{};
  EXPECT_EQ(hs_print(nullptr, 0, "window", none), 6);
}

TEST(SmallLibc, ReadsWholeNumbersBetweenWordsThatMustBeThere) {
  int major = 0;
  int minor = 0;
  EXPECT_EQ(hs_scan("OpenGL ES 3.1", "OpenGL ES %d.%d", &major, &minor), 2);
  EXPECT_EQ(major * 10 + minor, 31);
  EXPECT_EQ(hs_scan("WebGL", "OpenGL ES %d", &major), 0);
}

}  // namespace
