// Just enough JSON to read the test vectors: one value of a line, strings with the usual escapes,
// whole numbers. A malformed line fails the test that reads it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace json {

struct Value {
  bool truth = false;
  std::uint64_t number = 0;
  std::string text;
  std::vector<Value> items;
  std::map<std::string, Value, std::less<>> fields;

  // A field of an object; an empty value if there is none.
  [[nodiscard]] const Value& operator[](std::string_view name) const {
    static const Value none;
    const auto found = fields.find(name);
    return found == fields.end() ? none : found->second;
  }
  [[nodiscard]] std::vector<std::string> texts() const {
    std::vector<std::string> result;
    for (const Value& item : items) {
      result.push_back(item.text);
    }
    return result;
  }
};

// The value of a line; `ok` becomes false if it is not JSON, or if more follows.
[[nodiscard]] Value parse(std::string_view line, bool& ok);

}  // namespace json
