// Where the stage's pieces belong, and how pieces get there that no clip moves.
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "view/table/stage.h"

namespace view {

namespace {

constexpr float kEasePerSecond = 12.0F;
constexpr float kRestDistance = 0.004F;
constexpr float kJoy = 0.9F;      // seconds
constexpr float kBeside = 0.62F;  // from this distance on, two pieces have their usual size
constexpr float kSlimmest = 0.4F;

}  // namespace

// Pieces at the same place stand side by side; in a nest each has its own place.
void Stage::find_rests() {
  const Board& board = table_->board();
  const auto place = [&](const Shown& piece) -> const Place& {
    return board.places[piece.colour][piece.site];
  };
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const Place& here = place(pieces_[i]);
    int index = 0;
    int count = 0;
    int of_colour = 0;
    for (std::size_t j = 0; j < pieces_.size(); ++j) {
      const bool together = glm::distance(place(pieces_[j]).middle, here.middle) < 0.05F;
      index += together && j < i ? 1 : 0;
      count += together ? 1 : 0;
      of_colour += pieces_[j].colour == pieces_[i].colour ? 1 : 0;
    }
    const bool tray = here.is_tray();
    pieces_[i].rest = board.spot(pieces_[i].colour, pieces_[i].site,
                                 tray ? pieces_[i].ordinal : index, tray ? of_colour : count);
  }
  for (Shown& piece : pieces_) {
    float nearest = kBeside;
    for (const Shown& other : pieces_) {
      if (&other != &piece) nearest = std::min(nearest, glm::distance(piece.rest, other.rest));
    }
    piece.slim_at_rest = std::max(nearest / kBeside, kSlimmest);
  }
}

// Neighbours make room, and celebrations fade. True while anything does.
bool Stage::ease(float seconds) {
  const float share = 1.0F - std::exp(-kEasePerSecond * seconds);
  const std::size_t running = group();
  const auto carried = [&](std::size_t piece) {
    return std::any_of(clips_.begin(), clips_.begin() + static_cast<std::ptrdiff_t>(running),
                       [&](const Clip& clip) { return !clip.path.empty() && clip.piece == piece; });
  };
  bool busy = false;
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    Shown& piece = pieces_[i];
    piece.joy = std::max(0.0F, piece.joy - seconds / kJoy);
    busy = busy || piece.joy > 0.0F;
    const float slimmer = piece.slim_at_rest - piece.slim;
    const bool slim = std::abs(slimmer) < kRestDistance;
    piece.slim = slim ? piece.slim_at_rest : piece.slim + share * slimmer;
    busy = busy || !slim;
    if (carried(i)) {
      continue;
    }
    if (glm::distance(piece.position, piece.rest) < kRestDistance) {
      piece.position = piece.rest;
      continue;
    }
    piece.position = glm::mix(piece.position, piece.rest, share);
    busy = true;
  }
  return busy;
}

}  // namespace view
