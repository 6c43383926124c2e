#include "games/maze_letters.h"

#include "core/text.h"

namespace maze {

using core::Error;

std::optional<unsigned> parse_colours(std::string_view letters) {
  unsigned set = 0;
  for (const char letter : letters) {
    const std::size_t colour = kLetters.find(letter);
    if (colour == std::string_view::npos || set >> colour != 0) {
      return std::nullopt;
    }
    set |= 1U << colour;
  }
  return set == 0 ? std::nullopt : std::optional(set);
}

std::string print_colours(unsigned set) {
  std::string letters;
  for (; set != 0; set &= set - 1) {
    letters += kLetters[static_cast<std::size_t>(std::countr_zero(set))];
  }
  return letters;
}

core::Expected<WhiteWalls> parse_walls(std::string_view text, const Room& room) {
  WhiteWalls walls;
  for (const std::string_view word : core::split(text, '.')) {
    const std::optional<Site> slot = parse_slot(word);
    if (!slot) {
      return Error{"In “{0}”, “{1}” is no wall slot.", {"walls", std::string(word)}};
    }
    const Edges edge = slot_edge(*slot);
    const bool again = (walls.white & edge).any();
    const Edges free = again ? room.two & ~walls.second : room.one;
    if (!(free & edge).any()) {
      return Error{"In “{0}”, the slot “{1}” has no room for a white wall.",
                   {"walls", std::string(word)}};
    }
    Edges& layer = again ? walls.second : walls.white;
    layer = layer | edge;
  }
  return walls;
}

std::string print_walls(const Edges& white, const Edges& second) {
  std::string text;
  for_each_slot(white, [&](Site slot) {
    const bool twice = (second & slot_edge(slot)).any();
    for (int i = 0; i < (twice ? 2 : 1); ++i) {
      text += text.empty() ? "" : ".";
      text += print_slot(slot);
    }
  });
  return text.empty() ? "-" : text;
}

}  // namespace maze
