// A rule's control made from the game's own table of rules (games/rules_table.h), which has its
// values, their words and its range. Only the words for people are added here.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/rules_table.h"
#include "ui/draft/draft.h"
#include "ui/model.h"
#include "ui/setup/rule_rows.h"

namespace ui {

// The values that a key may have, according to its row of the table.
struct Values {
  std::span<const std::string_view> words;  // if any, the values are 0…words−1
  int low = 0;
  int high = 0;
};

enum class Control : std::uint8_t {
  Usual,   // a choice of words, a switch for 0…1, a stepper for other numbers
  Choice,  // a choice of numbers
  Slider,
};

// How a rule is shown beyond its words.
struct ValueLook {
  Control control = Control::Usual;
  std::vector<std::string> labels = {};        // of the table's words, in the reader's language
  std::string_view why_not = {};               // an English sentence if no other value is available
  std::vector<std::string_view> reasons = {};  // instead, one for each unavailable value
  float step = 1.0F;                           // of a slider, …
  std::string (*shown)(int value) = nullptr;   // … and its value in words
};

// Shows the control; true if `value` has changed.
bool value_control(Ui& ui, Model& model, Column& column, const Rule& rule, const Values& values,
                   const ValueLook& look, int& value);

// Sets a value, and whatever has to change with it; null: nothing has to.
template <class Rules>
using With = Rules (*)(const Rules& rules, int value);

// The rule of game G with the key `rule.key`, in the draft. G's rules are the draft's.
template <class G>
void table_rule(Ui& ui, Model& model, Column& column, const Rule& rule, const ValueLook& look = {},
                With<typename G::Rules> with = nullptr) {
  Draft& draft = model.drafts.now();
  typename G::Rules rules = rules_of<G>(draft);
  const auto& row = G::rules_table().row(rule.key);
  int value = row.get(rules);
  if (!value_control(ui, model, column, rule, {row.words, row.low, row.high}, look, value)) return;
  if (with != nullptr) {
    rules = with(rules, value);
  } else {
    row.set(rules, value);
  }
  take_rules(draft, rules);
}

}  // namespace ui
