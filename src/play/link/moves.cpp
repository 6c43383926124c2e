#include "play/link/moves.h"

#include <algorithm>

#include "core/sort.h"
#include "play/link/taste.h"
#include "play/views.h"

namespace play {

namespace {

using core::BitModel;

// The context of the question “is it this move?”: the move's kind, how many are left, by how much
// it is better than the next one, and whether it is the first.
constexpr std::size_t kKinds = 16;
constexpr std::size_t kCounts = 8;
constexpr std::size_t kGaps = 4;
constexpr std::array<int, kGaps - 1> kGapBegins = {1, 200, 1000};
constexpr std::array<std::uint32_t, kCounts> kCountBegins = {2, 3, 4, 5, 7, 11, 21, 41};

// The initial chance: equally good moves are equally likely, a better one is likelier.
BitModel first_model(std::size_t count, std::uint32_t gap) {
  constexpr std::uint32_t kBetter = BitModel::kOne / 4;
  const std::uint32_t fair = BitModel::kOne / kCountBegins[count];
  const std::uint32_t more = (BitModel::kOne - fair) * gap / std::uint32_t{kGaps};
  return BitModel(gap == 0 ? fair : fair / 2 + kBetter + more / 2, 3);
}

template <std::size_t N, class T>
std::size_t step_of(const std::array<T, N>& begins, T value) {
  return static_cast<std::size_t>(std::upper_bound(begins.begin(), begins.end(), value) -
                                  begins.begin());
}

}  // namespace

MoveModel::MoveModel() {
  models_.reserve(kKinds * kCounts * kGaps * 2);
  for (std::size_t i = 0; i < kKinds * kCounts * kGaps * 2; ++i) {
    models_.push_back(
        first_model(i / (kGaps * 2) % kCounts, static_cast<std::uint32_t>(i / 2 % kGaps)));
  }
}

void MoveModel::list_moves(const games::Game& game, const games::State& state, MovesOf of) {
  core::MoveList list;
  if (of == MovesOf::View) {
    moves_seen(game, state, list);
  } else {
    game.moves(state, list);
  }
  core::sort(list.begin(), list.end(), [](core::Move a, core::Move b) { return a > b; });
  const core::Actor actor = game.actor(state);
  chance_ = actor == core::kChance;
  options_.clear();
  weights_.clear();
  for (const core::Move move : list) {
    const bool free_choice = !chance_ && list.size() > 1;
    options_.push_back({move, free_choice ? taste(game, state, move, actor.seat) : 0});
    weights_.push_back(chance_ ? static_cast<std::uint32_t>(game.weight(state, move)) : 1U);
  }
  core::sort(options_.begin(), options_.end(), [](const Option& a, const Option& b) {
    return a.liking != b.liking ? a.liking > b.liking : a.move > b.move;
  });
}

std::size_t MoveModel::place_of(core::Move move) const {
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [move](const Option& option) { return option.move == move; });
  return static_cast<std::size_t>(found - options_.begin());
}

BitModel& MoveModel::model_at(std::size_t place) {
  const Option& option = options_[place];
  const auto left = static_cast<std::uint32_t>(options_.size() - place);
  const std::size_t gap = step_of(kGapBegins, option.liking - options_[place + 1].liking);
  const std::size_t count = step_of(kCountBegins, left) - 1;
  const auto kind = static_cast<std::size_t>(option.move.kind) % kKinds;
  return models_[((kind * kCounts + count) * kGaps + gap) * 2 + (place == 0 ? 1 : 0)];
}

}  // namespace play
