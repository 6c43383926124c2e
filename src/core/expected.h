// A value, or the reason why there is none. The reason is a sentence for a person: an English
// template that also serves as the key of its translation, and the words that fill it.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// A sentence for a person: a refusal, or some news. {0}, {1}, … in `message` stand for the `args`,
// then for the `reasons`: whole sentences inside this one, kept apart so that each can be
// translated. Messages are string literals.
struct Sentence {
  std::string_view message;
  std::vector<std::string> args;
  std::vector<Sentence> reasons = {};
  // The English sentence with its words filled in, as far as they can be quoted (core/text.h).
  [[nodiscard]] std::string text() const;
};

// Replaces {0}, {1}, … in a template; unknown braces stay as they are.
[[nodiscard]] std::string fill(std::string_view message, const std::vector<std::string>& args);

template <class T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : value_(std::move(value)) {}         // NOLINT(google-explicit-constructor)
  Expected(Sentence error) : value_(std::move(error)) {}  // NOLINT(google-explicit-constructor)
  explicit operator bool() const { return std::holds_alternative<T>(value_); }
  [[nodiscard]] const T& operator*() const { return of<T>(value_); }
  [[nodiscard]] T& operator*() { return of<T>(value_); }
  const T* operator->() const { return &of<T>(value_); }
  T* operator->() { return &of<T>(value_); }
  [[nodiscard]] const Sentence& error() const { return of<Sentence>(value_); }

 private:
  template <class One, class Value>
  static auto& of(Value& value) {
    auto* const one = std::get_if<One>(&value);
    assert(one != nullptr &&
           "whoever asks for the value, or for the reason, knows that it is there");
    return *one;
  }

  std::variant<T, Sentence> value_;
};

// Success, or the reason for failure.
using Checked = std::optional<Sentence>;

}  // namespace core
