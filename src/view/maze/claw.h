// The claw worked by hand: a crane over the board with one button. The first press starts it, the
// second lowers the claw onto the victim, the third lets go over the destination. Knows no rule, no
// drawing and no clock: time is passed in as seconds, and the same presses at the same moments give
// the same result.
//
// Positions along the crane's rail run from 0 at the left end to 1 at the right.
#pragma once

#include <cstdint>
#include <optional>

namespace view {

// How much the claw helps the player; irrelevant when chance decides.
enum class ClawHelp : std::uint8_t { Full, Usual, None };

// What makes the crane easy or hard.
struct CraneCourse {
  float sweep = 1.9F;   // seconds of the trolley from one end of the rail to the other
  float grab = 0.075F;  // a press within this of the victim grabs it
  float drop = 0.075F;  // a press within this of the destination lets go over it
  float sway = 0.035F;  // how far the load swings beyond the trolley
};
// Slow motion halves every speed and does not change the tolerances.
[[nodiscard]] CraneCourse crane_course(ClawHelp help, bool slow);

class Crane {
 public:
  enum class Beat : std::uint8_t {
    Ready,     // nothing moves until the first press
    Seeking,   // the trolley swings, the claw is open
    Grabbing,  // the claw goes down, closes and comes up
    Carrying,  // the trolley swings with the load
    Dropping,  // the claw opens, the load falls
    Done,
  };

  static constexpr float kVictim = 0.26F;       // where the victim stands
  static constexpr float kDestination = 0.74F;  // where it should go

  // The state to store: the current beat, and what has been decided.
  struct Past {
    Beat beat = Beat::Ready;
    bool grabbed = false;
    bool hit = false;
    float dropped_at = kVictim;
    float phase = 0.0F;  // 0…2
  };

  explicit Crane(const CraneCourse& course) : course_(course) {}
  // Begins at the start of that beat.
  Crane(const CraneCourse& course, const Past& past);
  [[nodiscard]] Past past() const { return {beat_, grabbed_, hit_, dropped_at_, phase_}; }

  // Starts, grabs or lets go. False if a press has no effect now.
  bool press();
  // Advances by `seconds`; true while anything moves.
  bool advance(float seconds);

  [[nodiscard]] Beat beat() const { return beat_; }
  // Whether the victim was brought to its destination; nothing before Done.
  [[nodiscard]] std::optional<bool> result() const;
  // Whether a press now would succeed.
  [[nodiscard]] bool in_reach() const;
  [[nodiscard]] const CraneCourse& course() const { return course_; }

  // For drawing.
  [[nodiscard]] float trolley() const;  // place of the trolley
  [[nodiscard]] float hook() const;     // place of the claw, which sways while it carries
  [[nodiscard]] float depth() const;    // of the claw: 0 up at the rail … 1 at the victim's head
  [[nodiscard]] float grip() const;     // 0 open … 1 closed
  // The victim: its place, and its height as the claw's, 1 on the board … 0 up.
  struct Load {
    float place;
    float depth;
    bool held;
  };
  [[nodiscard]] Load load() const;

 private:
  void enter(Beat beat);

  CraneCourse course_;
  Beat beat_ = Beat::Ready;
  float time_ = 0.0F;   // seconds in this beat
  float phase_ = 0.0F;  // of the trolley's swing, in sweeps
  bool grabbed_ = false;
  bool hit_ = false;
  float dropped_at_ = kVictim;
};

}  // namespace view
