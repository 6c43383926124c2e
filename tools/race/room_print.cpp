#include "room_print.h"

#include <array>
#include <string_view>

#include "core/hex.h"
#include "core/text.h"
#include "play/room/layout.h"

namespace race {

namespace {

// Receives a message's fields from its layout. Inside a list they have no names.
class Printer {
 public:
  [[nodiscard]] const std::string& text() const { return text_; }
  void require(bool) {}

  template <class T>
  void number(const char* name, const T& value, unsigned = 0, std::uint64_t = 0) {
    add(name, std::to_string(value));
  }
  void tag(const char* name, std::uint64_t value) { add(name, core::hex16(value)); }
  void bytes(const char* name, std::span<const std::uint8_t> value) { add(name, print_hex(value)); }
  void bytes16(const char* name, const core::Bytes& value, std::size_t) { bytes(name, value); }
  void word(const char* name, const std::string& value) { letters(name, value); }
  void name(const char* name, const std::string& value) { letters(name, value); }
  void free_text(const char* name, const std::string& value) { letters(name, value); }
  void line(const char* name, const std::string& value) { letters(name, value); }
  void moves(const char* name, const std::string& value, std::size_t) { letters(name, value); }
  template <class T, class Each>
  void list(const char* name, std::vector<T>& items, unsigned, std::size_t, Each&& each) {
    add(name, items.empty() ? "-" : "");
    for (T& item : items) {
      between_ = &item == &items.front() ? "" : ",";
      each(item);
    }
    between_ = nullptr;
  }
  template <class Variant>
  void choice(const char* name, const Variant& variant, std::uint8_t) {
    add(name, std::to_string(variant.index()));
  }

 private:
  void letters(const char* name, const std::string& value) {
    bytes(name, {reinterpret_cast<const std::uint8_t*>(value.data()), value.size()});
  }
  void add(std::string_view name, const std::string& value) {
    if (between_ == nullptr) {
      text_ += " " + std::string(name) + "=" + value;
    } else {
      text_ += between_ + value;
      between_ = "/";
    }
  }

  std::string text_;
  const char* between_ = nullptr;  // printed before the next value of a list's item
};

constexpr std::array<std::string_view, 7> kTypes = {"hello", "setup", "ready", "entry",
                                                    "show",  "say",   "offer"};
static_assert(kTypes.size() == std::variant_size_v<play::room::Body>);

}  // namespace

std::string print_hex(std::span<const std::uint8_t> bytes) {
  return bytes.empty() ? "-" : core::hex(bytes);
}

std::string print_message(const play::room::Message& message) {
  Printer printer;
  std::visit([&](auto body) { play::room::lay(printer, body); }, message.body);
  return std::string(kTypes[message.body.index()]) + " key=" + print_hex(message.key) +
         printer.text() + " digest=" + print_hex(message.digest);
}

}  // namespace race
