#include "view/maze/words.h"

#include "view/words/words.h"

namespace view {

std::string maze_site_words(maze::Site site) {
  if (site == maze::kZone) return std::string(tr("zone"));
  if ((maze::kHomeCells & maze::cell_bit(site)) != 0) return std::string(tr("home"));
  return maze::print_site(site);
}

std::string maze_slot_words(maze::Site slot) {
  const auto name = [](int cell) {
    const bool zone = (maze::kZoneCells & maze::cell_bit(cell)) != 0;
    return zone ? std::string(tr("zone")) : maze::print_site(static_cast<maze::Site>(cell));
  };
  const auto [cell, other] = maze::cells_of(slot);
  return name(cell) + "–" + name(other);
}

}  // namespace view
