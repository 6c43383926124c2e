// An expert that plays the best moves on in its head: truncated rollouts over the candidates, all
// with the same luck, until one is clearly better or the nodes are used up.
#pragma once

#include <array>

#include "ai/agent.h"
#include "ai/rollout.h"

namespace ai {

class Master : public Agent {
 public:
  // `nodes`: about how many positions it looks at for one decision.
  explicit Master(int nodes) : limit_(nodes) {}

  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override;
  [[nodiscard]] core::Move answer() const override { return best_; }

 private:
  static constexpr std::size_t kMaxCandidates = 5;
  struct Candidate {
    core::Move move{};
    games::State after;    // the view, once it has been played
    int worth = 0;         // by the learned value
    std::int64_t sum = 0;  // of the rollouts' chances
    bool alive = true;
  };
  using Pairs = std::array<std::array<std::int64_t, kMaxCandidates>, kMaxCandidates>;

  int list_moves();
  int weigh_next();
  void add_candidate(core::Move move, const games::State& after, int worth);
  void choose_candidates();
  int sample();
  void drop_the_beaten();
  [[nodiscard]] bool decided() const;
  void settle();
  [[nodiscard]] std::int64_t score(const Candidate& candidate) const;

  int limit_;
  int used_ = 0;
  const games::Game* game_ = nullptr;
  games::State view_{};
  core::SeatIndex seat_ = 0;
  std::uint64_t seed_ = 0;
  Weights weights_;
  Turn turn_{weights_.net()};
  core::MoveList list_;
  std::size_t next_ = 0;  // of list_, to be weighed
  core::FixedList<Candidate, kMaxCandidates> candidates_;
  std::uint32_t samples_ = 0;
  Pairs squares_{};  // sums of squared differences
  bool done_ = false;
  core::Move best_{};
};

}  // namespace ai
