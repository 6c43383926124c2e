// The entries and shows that a device adds to its log.
#include <algorithm>
#include <cassert>
#include <utility>

#include "core/sort.h"
#include "play/room/log/log.h"
#include "play/room/moves_text.h"

namespace play::room {

Entry Log::make_move(std::span<const Move> decisions) const {
  assert(outcomes_ && "a MOVE stands behind what all have shown for");
  std::vector<Move> moves = outcomes_->moves;
  moves.insert(moves.end(), decisions.begin(), decisions.end());
  SharedPosition behind = outcomes_->position;
  for (const Move move : decisions) {
    behind = behind->after(move);
  }
  return {tag(), length(), head(), Moves{behind->hash(), print_moves(*position(), moves)}};
}

Entry Log::make_start(const Letter& setup, std::vector<Letter> readies) const {
  const Setup& wanted = *setup->as<Setup>();
  const bool is_new = wanted.has(Setup::kNew);
  const std::vector<Key> order =
      order_of_members(wanted, setup->key, is_new || empty() ? nullptr : &members());
  const auto place = [&](const Letter& ready) {
    return std::pair(std::find(order.begin(), order.end(), ready->key) - order.begin(), ready->key);
  };
  core::sort(readies.begin(), readies.end(),
             [&](const Letter& a, const Letter& b) { return place(a) < place(b); });
  Start start;
  start.parts.push_back(setup->bytes);
  bool known = false;
  for (const Letter& letter : readies) {
    const Ready& ready = *letter->as<Ready>();
    known = known || (ready.rank == rank() && ready.has(Ready::kKnows));
    start.parts.push_back(letter->bytes);
  }
  if (is_new) {
    return {0, 0, head(), std::move(start)};
  }
  if (known && outcomes_) {
    start.outcomes = print_moves(*position(), outcomes_->moves);
  }
  return {tag(), length(), head(), std::move(start)};
}

Show Log::make_show(const ChainKey& element) const {
  assert(!empty());
  return {tag(), length() - 1, head(), element};
}

}  // namespace play::room
