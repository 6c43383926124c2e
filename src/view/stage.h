// What is seen of the match: events become timed clips, clips move pieces and the die. Lags behind
// the match and can be settled at any moment. Knows no rules: only events, tokens and the board.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "core/event.h"
#include "view/layout.h"
#include "view/scene.h"

namespace view {

class Stage {
 public:
  // Puts the pieces where they stand, without motion. `board` must outlive the stage's use.
  void set(const Board& board, const core::TokenList& tokens);
  // The same pieces elsewhere (undo, a jump in the replay): they glide there.
  void shift(const core::TokenList& tokens);
  // Adds what happened behind what is still to be shown. `thrower` is the colour whose die rolls.
  void add(const core::EventList& events, core::Colour thrower);
  // Lets time pass, already scaled by the chosen speed. True while anything moves.
  bool advance(float seconds);
  [[nodiscard]] bool moving() const { return !clips_.empty() || !at_rest_; }
  // Shows the end of everything that is still running.
  void settle();

  struct Shown {
    core::Colour colour = 0;
    std::uint8_t size = 0;
    core::Site site = 0;
    int ordinal = 0;  // among its colour: keeps its place in the nest
    glm::vec3 position{0.0F};
    glm::vec3 rest{0.0F};  // where it belongs
    float squash = 0.0F;
    float joy = 0.0F;  // 1…0 after it has arrived
  };
  [[nodiscard]] const std::vector<Shown>& pieces() const { return pieces_; }
  [[nodiscard]] const std::optional<Die>& die() const { return die_; }
  // The last walk, for the mark that shows where a piece came from.
  struct Trail {
    core::Colour colour;
    core::Site from;
    core::Site to;
  };
  [[nodiscard]] const std::optional<Trail>& trail() const { return trail_; }
  void forget_die() { die_.reset(); }

 private:
  struct Clip {
    core::Event event;
    core::Colour thrower = 0;
    float duration = 0.0F;
    float elapsed = 0.0F;
    std::size_t piece = 0;          // index in pieces_, set when the clip begins
    std::vector<glm::vec3> path{};  // set when the clip begins
    bool begun = false;
  };

  void begin(Clip& clip);
  void show(Clip& clip, float t);
  void finish(Clip& clip);
  void show_die(const Clip& clip, float t);
  std::size_t find(core::Colour colour, std::uint8_t size, core::Site site) const;
  void find_rests();
  bool ease(float seconds);

  const Board* board_ = nullptr;
  std::vector<Shown> pieces_;
  std::deque<Clip> clips_;
  std::optional<Die> die_;
  std::optional<Trail> trail_;
  bool at_rest_ = true;
};

}  // namespace view
