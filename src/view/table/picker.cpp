#include "view/table/picker.h"

#include <algorithm>
#include <cassert>

#include "core/sort.h"

namespace view {

namespace {

bool begins_with(const Steps& steps, const Steps& prefix) {
  return prefix.size() <= steps.size() && std::equal(prefix.begin(), prefix.end(), steps.begin());
}

}  // namespace

void Picker::offer(std::vector<Choice> choices) {
  choices_ = std::move(choices);
  picked_.clear();
  die_ = 0;
  unconfirmed_.reset();
  narrow();
}

bool Picker::stays_open(const Choice& choice) const {
  return begins_with(choice.steps, picked_) && (die_ == 0 || choice.die == die_);
}

std::vector<int> Picker::dice() const {
  std::vector<int> numbers;
  for (const Choice& choice : choices_) {
    if (choice.die > 0) numbers.push_back(choice.die);
  }
  core::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

void Picker::use_die(int number) {
  die_ = number;
  picked_.clear();
  unconfirmed_.reset();
  narrow();
}

void Picker::next_die() {
  const std::vector<int> numbers = dice();
  if (numbers.size() < 2) return;
  const auto next = std::upper_bound(numbers.begin(), numbers.end(), die_);
  use_die(next == numbers.end() ? 0 : *next);
}

// No choice's things are the beginning of another's, so an open choice always has a next thing
// unless it is the only one.
void Picker::narrow() {
  open_.clear();
  options_.clear();
  focus_.reset();
  hover_.option.reset();
  hover_.choice.reset();
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const Steps& steps = choices_[i].steps;
    if (!stays_open(choices_[i])) continue;
    open_.push_back(i);
    if (picked_.size() == steps.size()) continue;
    const Thing& next = steps[picked_.size()];
    if (const auto known = find(next)) {
      ++options_[*known].choices;
    } else {
      options_.push_back({next, 1, i});
    }
  }
}

std::optional<std::size_t> Picker::find(Thing thing) const {
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [&](const Option& option) { return option.thing == thing; });
  if (found == options_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - options_.begin());
}

void Picker::pick(std::size_t option) {
  assert(option < options_.size() && options_[option].choices > 1 && "one choice is named instead");
  picked_.push(options_[option].thing);
  unconfirmed_.reset();
  narrow();
}

bool Picker::unpick() {
  if (unconfirmed_) {
    unconfirmed_.reset();
    return true;
  }
  if (picked_.empty() && die_ == 0) return false;
  if (picked_.empty()) {
    use_die(0);
    return true;
  }
  picked_.shrink(picked_.size() - 1);
  narrow();
  return true;
}

bool Picker::confirm(std::size_t choice) {
  const bool again = unconfirmed_ == choice;
  unconfirmed_ = choice;
  return again;
}

void Picker::focus_step(int direction) {
  if (options_.empty()) return;
  const auto count = static_cast<int>(options_.size());
  const int from = focus_ ? static_cast<int>(*focus_) : (direction > 0 ? -1 : 0);
  focus_ = static_cast<std::size_t>((from + direction + count) % count);
  hover_.option.reset();  // the pointer may rest on another
  hover_.choice.reset();
}

std::optional<std::size_t> Picker::pointed() const {
  if (hover_.choice) return hover_.choice;
  const auto option = hover_.option ? hover_.option : focus_;
  const bool one = option && options_[*option].choices == 1;
  return one ? std::optional(options_[*option].first) : unconfirmed();
}

std::optional<std::size_t> Picker::recommended() const {
  if (!recommended_) return std::nullopt;
  const auto found = std::find_if(open_.begin(), open_.end(), [&](std::size_t choice) {
    return choices_[choice].move == *recommended_;
  });
  return found == open_.end() ? std::nullopt : std::optional(*found);
}

}  // namespace view
