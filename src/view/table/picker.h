// What a person has touched so far to name a move, and what may be touched next. Works on the
// choices that it is offered and refers to them by index, which stays the same whatever is picked.
// Plays nothing: it reports which choice is named. Knows no pixel, no clock and no rules.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "view/table/choice.h"

namespace view {

// A thing that may be touched next.
struct Option {
  Thing thing;
  std::size_t choices = 0;  // the number of open choices that it begins or continues
  std::size_t first = 0;    // the first of these, an index of choices()
};

// The thing under the pointer.
struct Hover {
  std::optional<glm::vec2> at;        // on the board; nothing if the pointer has left it
  std::optional<std::size_t> option;  // an index of options()
  std::optional<std::size_t> choice;  // an index of choices(): one that ends at the pointer
};

class Picker {
 public:
  // Starts over with these choices; empty: nobody here has a choice to make.
  void offer(std::vector<Choice> choices);

  // All choices offered, in their order.
  [[nodiscard]] std::span<const Choice> choices() const { return choices_; }
  // The choices that begin with what is picked, as ascending indices of choices(): the order of
  // keys 1…9.
  [[nodiscard]] std::span<const std::size_t> open() const { return open_; }
  // The things that may be touched next, in the order of the open choices.
  [[nodiscard]] std::span<const Option> options() const { return options_; }
  // The index of the option that is this thing.
  [[nodiscard]] std::optional<std::size_t> find(Thing thing) const;

  // The things picked so far, in order.
  [[nodiscard]] const Steps& picked() const { return picked_; }
  // Picks an option that several choices share; other choices are no longer open.
  void pick(std::size_t option);
  // The dice that choices use, ascending; several only where one may be picked before a piece is.
  [[nodiscard]] std::vector<int> dice() const;
  // Leaves only the choices of this die open; 0: of all dice.
  void use_die(int number);
  [[nodiscard]] int die() const { return die_; }
  // Picks the next die; after the last one, none.
  void next_die();
  // Undoes the first of two confirmations, else the last thing picked, else the die; false if there
  // is nothing to undo.
  bool unpick();

  // For people who confirm their moves: names an open choice. True if this is the second time.
  bool confirm(std::size_t choice);
  // The choice that is waiting to be named a second time.
  [[nodiscard]] std::optional<std::size_t> unconfirmed() const { return unconfirmed_; }

  // The option with the keyboard's focus; and moving the focus to the next (1) or previous (−1)
  // one.
  [[nodiscard]] std::optional<std::size_t> focus() const { return focus_; }
  void focus_on(std::size_t option) { focus_ = option; }
  void focus_step(int direction);
  // The pointer has moved.
  void hover(Hover over) { hover_ = over; }
  [[nodiscard]] const Hover& hovered() const { return hover_; }
  // A choice's button is under the pointer or has the focus.
  void point_at(std::size_t choice) { hover_.choice = choice; }
  // The only choice that is pointed at or focused, if there is just one; else the unconfirmed one.
  [[nodiscard]] std::optional<std::size_t> pointed() const;

  // Sets the recommended move, or none. It remains until the next call, whatever is offered
  // meanwhile.
  void recommend(std::optional<core::Move> move) { recommended_ = move; }
  // The open choice that makes the recommended move, as an index of choices().
  [[nodiscard]] std::optional<std::size_t> recommended() const;

 private:
  void narrow();
  [[nodiscard]] bool stays_open(const Choice& choice) const;

  std::vector<Choice> choices_;
  Steps picked_;
  int die_ = 0;
  std::vector<std::size_t> open_;
  std::vector<Option> options_;
  std::optional<std::size_t> focus_;
  Hover hover_;
  std::optional<std::size_t> unconfirmed_;
  std::optional<core::Move> recommended_;
};

}  // namespace view
