// The standpoint that advice compares in games with one way for all: danger, threats and safety of
// both sides.
#pragma once

#include <cstddef>

#include "ai/hook_values.h"
#include "core/bits.h"

namespace ai {

// `Scan` as in PathInputs, with risks in 1/36 of a step; `own`: the colours of the side.
template <class Scan>
[[nodiscard]] Standpoint standpoint(const Scan& seen, unsigned own) {
  Standpoint now;
  now.notable = 36 * 4;  // four steps, for certain
  for (std::size_t a = 0; a < seen.pieces.size(); ++a) {
    const bool ours = core::has_bit(own, a);
    now.safe += ours ? seen.pieces[a].safe + seen.pieces[a].column : 0;
    now.barriers += ours ? seen.pieces[a].pairs : 0;
    for (std::size_t v = 0; v < seen.pieces.size(); ++v) {
      (ours ? now.threats : now.danger) +=
          ours || core::has_bit(own, v) ? seen.risk[a][v].steps : 0;
    }
  }
  return now;
}

}  // namespace ai
