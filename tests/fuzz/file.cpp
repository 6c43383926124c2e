// Any bytes as a file that a person gives to the page, or as a text from its store, and the same
// with a valid checksum: refused, or read, and then what is written of it reads the same.
#include "core/crc32.h"
#include "fuzz.h"
#include "play/daily.h"
#include "play/kept.h"
#include "play/library.h"
#include "play/results.h"

namespace {

constexpr const char* kAnother = "reads its own text as another";

std::string check_kept(std::string_view text) {
  const auto read = play::parse_kept(text);
  const auto* game = std::get_if<play::KeptGame>(&read);
  if (game == nullptr) {
    return "";
  }
  const std::string written = play::print_kept(*game);
  const auto again = play::parse_kept(written);
  const auto* same = std::get_if<play::KeptGame>(&again);
  return same != nullptr && play::print_kept(*same) == written ? "" : kAnother;
}

std::string check_export(std::string_view file) {
  const auto read = play::parse_export(file);
  if (!read) {
    return read.error().text().empty() ? "a refusal without a sentence" : "";
  }
  const std::string written = play::print_export(*read);
  const auto again = play::parse_export(written);
  return again && *again == *read ? "" : kAnother;
}

// Of a text whose lines are read one by one: those that make no sense are left out.
template <class Lines>
std::string check_lines(std::string_view text) {
  const std::string written = Lines::parse(text).print();
  return Lines::parse(written).print() == written ? "" : kAnother;
}

std::string check(unsigned kind, std::string_view text) {
  const std::string sum = core::crc32_text(text);
  switch (kind) {
    case 0: return check_kept(text);
    case 1: return check_kept("homestretch game 1\ncheck " + sum + "\n" + std::string(text));
    case 2: return check_export(text);
    case 3: {
      // The header of a file without texts, with this text's checksum.
      const std::string empty = play::print_export({});
      const std::string head = empty.substr(0, empty.rfind(' ') + 1);
      return check_export(head + sum + "\n" + std::string(text));
    }
    case 4: return check_lines<play::Results>(text);
    default: return check_lines<play::DailyLog>(text);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr unsigned kKinds = 6;
  if (size == 0) {
    return 0;
  }
  return fuzz::expect_no_fault(check(data[0] % kKinds, fuzz::text(data + 1, size - 1)));
}
