// What a person has touched so far to name a move, and what may be touched next. Works on the
// choices that it is offered and speaks of them by their index, which stays the same whatever is
// picked. Plays nothing: it says which choice is named. Knows no pixel, no clock and no rules.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "view/table/choice.h"

namespace view {

// A thing that may be touched next.
struct Option {
  Thing thing;
  std::size_t choices = 0;  // how many open choices it begins or goes on with
  std::size_t first = 0;    // the first of them, an index of choices()
};

// What the pointer is over.
struct Hover {
  std::optional<glm::vec2> at;        // on the board; nothing: the pointer has left it
  std::optional<std::size_t> option;  // an index of options()
  std::optional<std::size_t> choice;  // an index of choices(): the pointer is where it ends
};

class Picker {
 public:
  // Begins anew with these choices; none: nobody here has a choice to make.
  void offer(std::vector<Choice> choices);

  // All that were offered, in their order.
  [[nodiscard]] std::span<const Choice> choices() const { return choices_; }
  // Those that begin with what is picked, as rising indices of choices(): the order of keys 1…9.
  [[nodiscard]] std::span<const std::size_t> open() const { return open_; }
  // What may be touched next, in the order of the open choices.
  [[nodiscard]] std::span<const Option> options() const { return options_; }
  // The option that is this thing.
  [[nodiscard]] std::optional<std::size_t> find(Thing thing) const;

  // The things picked so far, the first one first.
  [[nodiscard]] const Steps& picked() const { return picked_; }
  // Picks an option with which several choices go on; the others are no longer open.
  void pick(std::size_t option);
  // The dice that choices use, rising; several only where one may be picked before a piece is.
  [[nodiscard]] std::vector<int> dice() const;
  // From now on only the choices of this die are open; 0: of all dice.
  void use_die(int number);
  [[nodiscard]] int die() const { return die_; }
  // The next of the dice instead of the one that is picked; after the last one, none is.
  void next_die();
  // Takes back the first naming of a choice, else the last thing picked, else the die; false if
  // there is nothing to take back.
  bool unpick();

  // For people who confirm their moves: names an open choice. True if it is named the second time.
  bool confirm(std::size_t choice);
  // The choice that waits to be named a second time.
  [[nodiscard]] std::optional<std::size_t> unconfirmed() const { return if_open(unconfirmed_); }

  // The keyboard's option, and the next (1) or the previous (−1) one instead of it.
  [[nodiscard]] std::optional<std::size_t> focus() const { return focus_; }
  void focus_on(std::size_t option) { focus_ = option; }
  void focus_step(int direction);
  // The pointer has moved.
  void hover(Hover over) { hover_ = over; }
  [[nodiscard]] const Hover& hovered() const { return hover_; }
  // A choice's button is under the pointer or has the focus.
  void point_at(std::size_t choice) { hover_.choice = choice; }
  // The choice that is pointed at or focused, if there is only one; else the unconfirmed one.
  [[nodiscard]] std::optional<std::size_t> pointed() const;

  // A move that is recommended, or none. Stands until another is, whatever is offered meanwhile.
  void recommend(std::optional<core::Move> move) { recommended_ = move; }
  // The open choice that makes the recommended move.
  [[nodiscard]] std::optional<std::size_t> recommended() const;

 private:
  void narrow();
  [[nodiscard]] bool stays_open(const Choice& choice) const;
  [[nodiscard]] std::optional<std::size_t> if_open(std::optional<std::size_t> choice) const;

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
