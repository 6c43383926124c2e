#include "games/maze/letters.h"

#include "core/text.h"

namespace maze {

using core::Sentence;

core::Expected<WhiteWalls> parse_walls(std::string_view text, const Room& room) {
  WhiteWalls walls;
  for (const std::string_view word : core::split(text, '.')) {
    const std::optional<Site> slot = parse_slot(word);
    if (!slot) {
      return Sentence{"In “{0}”, “{1}” is no wall slot.", {"walls", std::string(word)}};
    }
    const Edges edge = slot_edge(*slot);
    const bool again = (walls.white & edge).any();
    const Edges free = again ? room.two & ~walls.second : room.one;
    if (!(free & edge).any()) {
      return Sentence{"In “{0}”, the slot “{1}” has no room for a white wall.",
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
