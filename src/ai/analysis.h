// Analyses a finished game: everyone's chance to win after every move, each seat's luck, and what
// its moves gave away. Works in slices; the same game gives the same numbers in every build.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "ai/outlook.h"
#include "play/replay.h"

namespace ai {

// How many positions an analysis takes from a frame: a few milliseconds on a phone.
inline constexpr int kNodesPerFrame = 1500;

class Analysis {
 public:
  explicit Analysis(play::Replay replay);
  Analysis(const Analysis&) = delete;
  Analysis& operator=(const Analysis&) = delete;

  // Looks at about `nodes` more positions. Returns whether the analysis is complete.
  bool think(int nodes);
  // How many moves and outcomes, of all rounds together, have been analysed, out of length().
  [[nodiscard]] std::size_t seen() const { return seen_; }
  [[nodiscard]] std::size_t length() const { return length_; }
  [[nodiscard]] bool done() const { return round_ >= replay_.rounds.size(); }

  // The chances after the first `at` moves and outcomes, counted over all rounds, in order; each
  // round has an additional point for its beginning.
  struct Point {
    std::size_t at = 0;
    std::size_t round = 0;
    Chances chances{};
  };
  [[nodiscard]] std::span<const Point> points() const { return points_; }

  // A throw or card, and the seat that gained most by it, compared with the average outcome.
  struct Swing {
    std::size_t at = 0;  // its number among all moves and outcomes, from 1
    std::size_t round = 0;
    core::SeatIndex seat = 0;
    int gain = 0;           // 0…kCertain
    games::State before{};  // the position before it
    core::Move move{};
  };
  // The throws and cards that changed the chances most, the greatest change first.
  static constexpr std::size_t kMostSwings = 5;
  [[nodiscard]] std::span<const Swing> swings() const { return swings_; }

  // The seat's luck in 1/kCertain of a game, negative for bad luck: the sum, over all throws and
  // cards, of its chance afterwards minus the average over all outcomes.
  [[nodiscard]] std::int64_t luck(core::SeatIndex seat) const { return luck_[seat]; }
  // How much the seat's own moves lost against the best ones, in 1/kCertain of a game; never
  // negative.
  [[nodiscard]] std::int64_t given_away(core::SeatIndex seat) const { return given_away_[seat]; }

  // A decision that cost chances compared with the expert's choice.
  struct Mistake {
    std::size_t at = 0;  // moves and outcomes before it, over all rounds
    std::size_t round = 0;
    core::SeatIndex seat = 0;
    int lost = 0;           // 0…kCertain
    games::State before{};  // the position before it
    core::Move made{};
    core::Move better{};
  };
  // The seat's costliest mistakes, the costliest first; none that lost less than a hundredth.
  static constexpr std::size_t kMostMistakes = 3;
  [[nodiscard]] std::span<const Mistake> mistakes(core::SeatIndex seat) const {
    return mistakes_[seat];
  }

  [[nodiscard]] const play::Replay& replay() const { return replay_; }

 private:
  void open_round();
  int look();  // analyses a little further; returns how many positions that took
  int look_at_outcome();
  int look_at_move(core::SeatIndex seat);
  void count_luck();
  void note_mistake(core::SeatIndex seat, const Outlook::Verdict& verdict);
  void pass(const Chances& chances);
  [[nodiscard]] core::Move made() const { return replay_.rounds[round_].made()[ply_]; }

  play::Replay replay_;
  std::size_t length_ = 0;
  std::size_t seen_ = 0;
  std::size_t round_ = 0;
  std::size_t ply_ = 0;
  games::State state_{};
  std::unique_ptr<Outlook> outlook_;
  // The current chance node: its outcomes, how many have been weighed, and their weighted sums.
  core::MoveList outcomes_;
  std::size_t weighed_ = 0;
  std::int64_t weight_ = 0;
  std::array<std::int64_t, core::kMaxSeats> sums_{};
  Chances drawn_{};  // after the outcome that came up

  std::vector<Point> points_;
  std::vector<Swing> swings_;
  std::array<std::int64_t, core::kMaxSeats> luck_{};
  std::array<std::int64_t, core::kMaxSeats> given_away_{};
  std::array<std::vector<Mistake>, core::kMaxSeats> mistakes_;
};

}  // namespace ai
