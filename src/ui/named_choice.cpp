#include "ui/named_choice.h"

#include <string>

#include "ui/kit/choice.h"
#include "view/words/words.h"

namespace ui {

std::vector<Option> options_of(std::span<const Named> names) {
  std::vector<Option> options;
  options.reserve(names.size());
  for (const Named& one : names) options.push_back({one.key, std::string(view::tr(one.title))});
  return options;
}

std::vector<Option> language_options() {
  std::vector<Option> options;
  for (int i = 0; i < view::kLanguages; ++i) {
    const auto language = static_cast<view::Language>(i);
    options.push_back({view::language_code(language), std::string(view::language_name(language))});
  }
  return options;
}

bool choice_row(Ui& ui, Column& column, std::string_view key, std::string_view label,
                std::span<const Option> options, int& chosen, float after) {
  const Rect at = column.take(choice_height(ui, options, column.width), after);
  return choice(ui, key, at, label, options, chosen);
}

}  // namespace ui
