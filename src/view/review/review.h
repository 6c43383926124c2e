// A game that is watched again: shows any moment of it, forwards and backwards, by itself at a
// chosen pace, from any seat's point of view. Owns the whole replay; the session shows it up to the
// current moment. Knows no widget and no clock.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "view/table/session.h"

namespace view {

// Whether a piece is sent back or comes home, the relay is taken, a claw hits or the game is won.
[[nodiscard]] bool is_highlight(const core::Event& event);

class Review {
 public:
  // Begins at the end of the game, at rest.
  Review(play::Replay replay, play::AgentMaker maker);

  // Moves and chance outcomes of all rounds, in order; `at` of them have passed.
  [[nodiscard]] std::size_t length() const { return moments_.size(); }
  [[nodiscard]] std::size_t at() const { return at_; }
  // Shows the table after the first `at` moments. The next one is shown in motion, any other at
  // once.
  void go_to(std::size_t at);

  enum class Unit : std::uint8_t {
    Event,      // one throw, card or move
    Move,       // to a player's next or last decision
    Turn,       // to the next or last change of turn
    Highlight,  // to the next or last highlight
  };
  // The moment that a step from here leads to, if any. `direction` −1 or 1.
  [[nodiscard]] std::optional<std::size_t> step(Unit unit, int direction) const;
  // The moments with a highlight: for marks on the scrubber.
  [[nodiscard]] std::span<const std::size_t> highlights() const { return highlights_; }

  // Whether it plays by itself to the end.
  [[nodiscard]] bool running() const { return running_; }
  void run(bool on);
  // 0.5…4; applies to motion and pauses.
  float speed = 1.0F;
  // Advances by `seconds`. Returns when it should be called again, if nobody touches
  // anything.
  core::Wait update(float seconds);

  // The seat from which the board is seen and whose hand alone is shown; nothing: no hand is shown.
  [[nodiscard]] std::optional<core::SeatIndex> seat() const { return seat_; }
  void sit_at(std::optional<core::SeatIndex> seat);

  [[nodiscard]] const play::Replay& replay() const { return replay_; }
  // The game up to the current moment, to be continued from here.
  [[nodiscard]] play::Replay so_far() const;
  [[nodiscard]] const Session& session() const { return *session_; }
  [[nodiscard]] Session& session() { return *session_; }
  // The round of the current moment, from 0, and its turn in the round, from 1.
  [[nodiscard]] std::size_t round() const;
  [[nodiscard]] int turn() const;

 private:
  struct Moment {
    std::uint32_t round = 0;
    std::uint32_t ply = 0;  // of the round, from 0
    int turn = 0;           // the number of the turn within its round
    bool decided = false;   // whether a player decided it, not chance
    bool highlight = false;
  };
  void find_moments();
  void open_round(std::size_t round);
  void show();
  [[nodiscard]] std::size_t plies_of(std::size_t round) const;
  [[nodiscard]] bool stops_at(std::size_t at, Unit unit) const;

  play::Replay replay_;
  play::AgentMaker make_agent_;
  std::vector<Moment> moments_;  // moment n leads to the table after n + 1 moves
  std::vector<std::size_t> highlights_;
  std::unique_ptr<Session> session_;
  std::size_t open_round_ = 0;
  std::size_t at_ = 0;
  std::optional<core::SeatIndex> seat_;
  bool running_ = false;
  float waited_ = 0.0F;  // seconds since the table came to rest
};

}  // namespace view
