// What the build has Dear ImGui, and SDL on the page, call in place of functions of the C library
// (dependencies.cmake, sdl2_web.cmake): the page is smaller with these, which know only what is
// asked.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

// A text as it is printed: counts all of it, and keeps what there is room for.
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

// Writes the number so that it ends at `end`; where it begins.
char* digits_before(char* end, unsigned number, unsigned base, const char* figures) {
  do {
    *--end = figures[number % base];
    number /= base;
  } while (number > 0);
  return end;
}

// One placeholder's value, by its letter.
void print_value(Printed& printed, char kind, std::size_t width, char filling, va_list& values) {
  char letters[kDigits];
  char* const end = letters + kDigits;
  const char* text = end;
  switch (kind) {
    case 's': {
      text = va_arg(values, const char*);
      if (text == nullptr) text = "(null)";
      return printed.add_padded(text, std::strlen(text), width, ' ');
    }
    case 'd': {
      const int number = va_arg(values, int);
      const auto size = static_cast<unsigned>(number);
      char* begin = digits_before(end, number < 0 ? 0U - size : size, 10, "0123456789");
      if (number < 0) *--begin = '-';
      text = begin;
      break;
    }
    case 'u': text = digits_before(end, va_arg(values, unsigned), 10, "0123456789"); break;
    case 'x': text = digits_before(end, va_arg(values, unsigned), 16, "0123456789abcdef"); break;
    case 'X': text = digits_before(end, va_arg(values, unsigned), 16, "0123456789ABCDEF"); break;
    default: return printed.add(kind);
  }
  printed.add_padded(text, static_cast<std::size_t>(end - text), width, filling);
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

// What the libraries would print for a developer; nobody sees it.
extern "C" int hs_no_print(std::FILE* /*file*/, const char* /*format*/, ...) { return 0; }

// Dear ImGui reads numbers from texts for the versions that it is told, and for settings and fields
// that nobody has here. The whole of sscanf with all its fractions would be a hundredth of the
// page; this knows "%d" and words that must be there.
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
