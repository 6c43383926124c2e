// A setting with named values, as a row of titles.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ui/kit/choice.h"
#include "ui/settings.h"

namespace ui {

// The table's titles in the reader's language.
[[nodiscard]] std::vector<Option> options_of(std::span<const Named> names);

// Every language, by its own name.
[[nodiscard]] std::vector<Option> language_options();

// `label` is read out with each option, `after` is the room below; true when the choice changed.
bool choice_row(Ui& ui, Column& column, std::string_view key, std::string_view label,
                std::span<const Option> options, int& chosen, float after = gap::kLarge);

// `value` is the index in `names`, counted from `first`.
template <class Enum>
bool named_choice(Ui& ui, Column& column, std::string_view key, std::string_view label,
                  std::span<const Named> names, Enum& value, float after = gap::kLarge,
                  Enum first = {}) {
  int chosen = static_cast<int>(value) - static_cast<int>(first);
  if (!choice_row(ui, column, key, label, options_of(names), chosen, after)) return false;
  value = static_cast<Enum>(chosen + static_cast<int>(first));
  return true;
}

// The first option means no value.
template <class Enum>
bool optional_choice(Ui& ui, Column& column, std::string_view key, std::string_view label,
                     std::span<const Option> options, std::optional<Enum>& value) {
  int chosen = value ? static_cast<int>(*value) + 1 : 0;
  if (!choice_row(ui, column, key, label, options, chosen)) return false;
  value.reset();
  if (chosen > 0) value = static_cast<Enum>(chosen - 1);
  return true;
}

}  // namespace ui
