// What is seen of the match: events become timed clips, and clips move pieces and whatever else is
// on the table. Lags behind the match and can be settled at any moment. Knows no rules: only
// events, tokens, the board and the ways of pieces from the game's tabletop.
#pragma once

#include <optional>
#include <vector>

#include "view/table/sound.h"
#include "view/table/tabletop.h"

namespace view {

class Stage {
 public:
  // Shows `state` at once, without motion. `table` must outlive its use by the stage; `lying` is
  // the last event that left something on the table.
  void set(const Tabletop& table, const games::State& state, const std::optional<Told>& lying);
  // Shows the same pieces elsewhere (undo, a jump in the replay): they glide there.
  void shift(const games::State& state, const std::optional<Told>& lying);
  // Adds a move from `before` to `after` with its events, after everything still to be shown.
  void add(const core::EventList& events, core::SeatIndex seat, const games::State& before,
           const games::State& after);
  // Advances by `seconds`, already scaled by the chosen speed. True while anything moves.
  bool advance(float seconds);
  [[nodiscard]] bool moving() const { return showing() || !at_rest_; }
  // Whether events are not fully shown yet. Pieces that only make room for each other or celebrate
  // do not count.
  [[nodiscard]] bool showing() const { return !clips_.empty(); }
  // How many of the added events have not been fully shown.
  [[nodiscard]] std::size_t unshown() const;
  // The event being shown, or the next one, if any.
  [[nodiscard]] std::optional<Told> next() const;
  // The position as far as it has been shown: the one before the move that is running.
  [[nodiscard]] const games::State& state() const { return state_; }
  // Jumps to the end of everything that is still running.
  void settle();
  // The sounds of the clips that have become due since the last call.
  [[nodiscard]] std::vector<Cue> take_cues() { return foley_.take(); }

  struct Shown {
    core::Colour colour = 0;
    std::uint8_t size = 0;
    core::Site site = 0;
    int ordinal = 0;  // among its colour: keeps its place in the nest
    glm::vec3 position{0.0F};
    glm::vec3 rest{0.0F};  // where it belongs
    float slim = 1.0F;     // its size beside close neighbours, as a share of its usual one, …
    float slim_at_rest = 1.0F;  // … and where it belongs
    float squash = 0.0F;
    float joy = 0.0F;  // 1…0 after it has arrived, while it celebrates
  };
  [[nodiscard]] const std::vector<Shown>& pieces() const { return pieces_; }
  // Events shown together, each with the share of it that has passed, 0…1.
  struct Beat {
    Told told;
    float t = 0.0F;
  };
  [[nodiscard]] std::vector<Beat> beats() const;
  // The values from which the tabletop draws its dice, cards and walls.
  [[nodiscard]] Moment moment() const;
  // Where pieces came from in everybody's last turn, the oldest first.
  struct Trail {
    core::SeatIndex seat;
    core::Colour colour;
    glm::vec3 from;  // the middle of its square; in a nest, its own place there
  };
  [[nodiscard]] const std::vector<Trail>& trails() const { return trails_; }
  void forget_trails() { trails_.clear(); }

 private:
  struct Clip {
    Told told;
    Way way{};
    float delay = 0.0F;  // after the beginning of its group
    float duration = 0.0F;
    bool joined = false;                  // runs together with the clip before it
    std::optional<games::State> after{};  // with the last clip of a move: the position after it
    float elapsed = 0.0F;
    std::size_t piece = 0;          // index in pieces_, set when the clip begins
    std::vector<glm::vec3> path{};  // set when the clip begins
    bool begun = false;
  };

  [[nodiscard]] std::size_t group() const;  // how many clips at the front run together
  void begin(Clip& clip);
  void sound_together(std::size_t count);
  void show(Clip& clip);
  void finish(Clip& clip);
  std::size_t find(core::Colour colour, std::uint8_t size, core::Site site) const;
  void leave_trail(const Told& told, const Shown& piece);
  void find_rests();
  bool ease(float seconds);

  const Tabletop* table_ = nullptr;
  games::State state_;  // before the move that is running
  std::vector<Shown> pieces_;
  std::vector<Clip> clips_;
  std::optional<Told> lying_;
  std::vector<Trail> trails_;
  Foley foley_;
  bool at_rest_ = true;
};

// The piece as a thing that can be touched.
[[nodiscard]] inline Thing thing_of(const Stage::Shown& shown) {
  return piece_thing(shown.colour, shown.site, shown.size);
}

}  // namespace view
