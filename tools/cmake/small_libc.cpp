// Dear ImGui, and SDL on the page, call these instead of functions of the C library
// (imgui.cmake, sdl2_web.cmake). They know only what those libraries ask for, so the page is
// smaller.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

// A text being printed: counts all of its letters, and keeps those that there is room for.
struct Printed {
  char* out;
  std::size_t room;
  std::size_t size = 0;

  void add(char letter) {
    if (size + 1 < room) out[size] = letter;
    ++size;
  }
  void add_padded(const char* text, std::size_t length, std::size_t width, char filling) {
    for (std::size_t i = length; i < width; ++i) add(filling);
    for (std::size_t i = 0; i < length; ++i) add(text[i]);
  }
  void end() const {
    if (room > 0) out[size < room ? size : room - 1] = '\0';
  }
};

constexpr std::size_t kDigits = 12;  // the sign and ten digits of a number of 32 bits

// Writes the number so that it ends at `end`; returns where it begins.
char* digits_before(char* end, unsigned number, unsigned base, const char* figures) {
  do {
    *--end = figures[number % base];
    number /= base;
  } while (number > 0);
  return end;
}

// Writes the number that a conversion specifier stands for so that it ends at `end`; returns where
// it begins. Writes nothing and returns null for a specifier that stands for no number.
char* value_before(char* end, char kind, va_list& values) {
  constexpr const char* kSmall = "0123456789abcdef";
  switch (kind) {
    case 'd': {
      const int number = va_arg(values, int);
      const auto size = static_cast<unsigned>(number);
      char* begin = digits_before(end, number < 0 ? 0U - size : size, 10, kSmall);
      if (number < 0) *--begin = '-';
      return begin;
    }
    case 'u': return digits_before(end, va_arg(values, unsigned), 10, kSmall);
    case 'x': return digits_before(end, va_arg(values, unsigned), 16, kSmall);
    case 'X': return digits_before(end, va_arg(values, unsigned), 16, "0123456789ABCDEF");
    default: return nullptr;
  }
}

// Prints the value that a conversion specifier stands for. '%' prints itself, and so does any
// letter that those libraries do not use.
void print_value(Printed& printed, char kind, std::size_t width, char filling, va_list& values) {
  if (kind == 's') {
    const char* given = va_arg(values, const char*);
    const char* text = given == nullptr ? "(null)" : given;
    return printed.add_padded(text, std::strlen(text), width, ' ');
  }
  char letters[kDigits];
  char* const end = letters + kDigits;
  const char* begin = value_before(end, kind, values);
  if (begin == nullptr) return printed.add(kind);
  printed.add_padded(begin, static_cast<std::size_t>(end - begin), width, filling);
}

}  // namespace

// Stands in for vsnprintf: names of windows and error messages have words and whole numbers, which
// may be padded, and nothing else. The C library's own, with all its fractions and streams, would
// be a hundredth of the page.
extern "C" int hs_print(char* out, std::size_t room, const char* format, va_list given) {
  va_list values;
  va_copy(values, given);
  Printed printed{out, room};
  for (; *format != '\0'; ++format) {
    if (*format != '%') {
      printed.add(*format);
      continue;
    }
    const char filling = format[1] == '0' ? '0' : ' ';
    char* kind = nullptr;
    const auto width = static_cast<std::size_t>(std::strtol(format + 1, &kind, 10));
    format = kind;
    if (*format == '\0') break;
    print_value(printed, *format, width, filling, values);
  }
  va_end(values);
  printed.end();
  return static_cast<int>(printed.size);
}

// Replaces messages that the libraries print for developers; on a page nobody sees them.
extern "C" int hs_no_print(std::FILE* /*file*/, const char* /*format*/, ...) { return 0; }

// Dear ImGui parses numbers for version checks, and for settings and fields that are not used here.
// The whole of sscanf with all its fractions would be a hundredth of the page; this knows "%d" and
// words that must be there.
extern "C" int hs_scan(const char* text, const char* format, ...) {
  va_list values;
  va_start(values, format);
  int read = 0;
  for (; *format != '\0'; ++format) {
    if (*format != '%') {
      if (*text++ != *format) break;
      continue;
    }
    char* end = nullptr;
    const auto value = static_cast<int>(std::strtol(text, &end, 10));
    if (*++format != 'd' || end == text) break;
    *va_arg(values, int*) = value;
    text = end;
    ++read;
  }
  va_end(values);
  return read;
}
