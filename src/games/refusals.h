// Refusals of a rules line or a position: the sentences that all games share. Each names the key or
// the field.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/expected.h"
#include "core/text.h"

namespace games {

// The result of reading the value of a key or field: accepted; impossible; or refused by a sentence
// of its own.
struct Reading {
  Reading(bool can_be) : known(can_be) {}  // NOLINT(google-explicit-constructor)
  Reading(core::Sentence error)            // NOLINT(google-explicit-constructor)
      : known(false), refusal(std::move(error)) {}
  Reading(core::Checked error)  // NOLINT(google-explicit-constructor)
      : known(!error), refusal(std::move(error)) {}
  bool known;
  core::Checked refusal;
};

[[nodiscard]] inline core::Sentence bad_rule(std::string_view key, std::string_view value) {
  return {"The rule “{0}” cannot be “{1}”.", {std::string(key), std::string(value)}};
}
[[nodiscard]] inline core::Sentence unknown_rule(std::string_view key) {
  return {"There is no rule “{0}” in this game.", {std::string(key)}};
}

// `one` and `other` are rules (`teams`) or rules with their values (`win=one`).
[[nodiscard]] inline core::Sentence rules_clash(std::string_view one, std::string_view other) {
  return {"The rules “{0}” and “{1}” do not go together.", {std::string(one), std::string(other)}};
}

[[nodiscard]] inline core::Sentence bad_field(std::string_view field, std::string_view value) {
  return {"The field “{0}” cannot be “{1}”.", {std::string(field), std::string(value)}};
}
[[nodiscard]] inline core::Sentence spare_field(std::string_view text) {
  return {"The position line has one field too many: “{0}”.", {std::string(text)}};
}
// A position line lacks a bar, or everything behind one.
[[nodiscard]] inline core::Sentence no_position() {
  return {"A position line is made of rules, pieces and fields, with “{0}” between them.", {"|"}};
}
// `one` and `other` are fields (`last`) or fields with their values (`phase=roll`).
[[nodiscard]] inline core::Sentence fields_clash(std::string_view one, std::string_view other) {
  return {"The fields “{0}” and “{1}” do not go together.", {std::string(one), std::string(other)}};
}

}  // namespace games
