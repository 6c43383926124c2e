#include "support/json.h"

namespace json {

namespace {

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  Value value() {
    skip_blanks();
    Value result;
    switch (peek()) {
      case '{': read_object(result); break;
      case '[': read_array(result); break;
      case '"': result.text = string(); break;
      case 't': result.truth = word("true"); break;
      case 'f': word("false"); break;
      case 'n': word("null"); break;
      default: result.number = number();
    }
    skip_blanks();
    return result;
  }
  [[nodiscard]] bool finished() const { return ok_ && rest_.empty(); }

 private:
  [[nodiscard]] char peek() const { return rest_.empty() ? '\0' : rest_[0]; }
  bool take(char wanted) {
    const bool there = peek() == wanted;
    rest_.remove_prefix(there ? 1 : 0);
    return there;
  }
  void skip_blanks() {
    while (take(' ') || take('\t') || take('\r')) {
    }
  }
  bool word(std::string_view wanted) {
    const bool there = rest_.starts_with(wanted);
    ok_ = ok_ && there;
    rest_.remove_prefix(there ? wanted.size() : rest_.size());
    return there;
  }

  void read_object(Value& result) {
    take('{');
    skip_blanks();
    if (take('}')) return;
    do {
      skip_blanks();
      const std::string name = string();
      skip_blanks();
      ok_ = ok_ && take(':');
      result.fields[name] = value();
    } while (ok_ && take(','));
    ok_ = ok_ && take('}');
  }

  void read_array(Value& result) {
    take('[');
    skip_blanks();
    if (take(']')) return;
    do {
      result.items.push_back(value());
    } while (ok_ && take(','));
    ok_ = ok_ && take(']');
  }

  std::string string() {
    std::string result;
    ok_ = ok_ && take('"');
    while (ok_ && !take('"')) {
      if (rest_.empty()) {
        ok_ = false;
      } else if (take('\\')) {
        result += escaped();
      } else {
        result += rest_[0];
        rest_.remove_prefix(1);
      }
    }
    return result;
  }

  std::string escaped() {
    const char kind = peek();
    rest_.remove_prefix(rest_.empty() ? 0 : 1);
    switch (kind) {
      case 'n': return "\n";
      case 't': return "\t";
      case 'r': return "\r";
      case 'b': return "\b";
      case 'f': return "\f";
      case 'u': return code_point();
      default: return {kind};
    }
  }

  // \uXXXX of the basic plane as UTF-8.
  std::string code_point() {
    unsigned code = 0;
    for (int i = 0; i < 4; ++i) {
      const std::size_t digit = std::string_view("0123456789abcdef")
                                    .find(static_cast<char>(peek() | (peek() >= 'A' ? 0x20 : 0)));
      ok_ = ok_ && digit != std::string_view::npos;
      code = code * 16 + static_cast<unsigned>(digit & 15U);
      rest_.remove_prefix(rest_.empty() ? 0 : 1);
    }
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) {
      return {static_cast<char>(0xc0U | code >> 6U), static_cast<char>(0x80U | (code & 0x3fU))};
    }
    return {static_cast<char>(0xe0U | code >> 12U),
            static_cast<char>(0x80U | ((code >> 6U) & 0x3fU)),
            static_cast<char>(0x80U | (code & 0x3fU))};
  }

  std::uint64_t number() {
    std::uint64_t result = 0;
    ok_ = ok_ && peek() >= '0' && peek() <= '9';
    while (peek() >= '0' && peek() <= '9') {
      result = result * 10 + static_cast<std::uint64_t>(rest_[0] - '0');
      rest_.remove_prefix(1);
    }
    return result;
  }

  std::string_view rest_;
  bool ok_ = true;
};

}  // namespace

Value parse(std::string_view line, bool& ok) {
  Reader reader(line);
  Value result = reader.value();
  ok = reader.finished();
  return result;
}

}  // namespace json
