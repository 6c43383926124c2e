#include "ui/maze/draft.h"

#include <algorithm>

#include "ui/draft/draft_quartet.h"
#include "ui/maze/hooks.h"
#include "view/maze/hooks.h"

namespace ui {

std::optional<std::size_t> pairs(const maze::Rules& rules) {
  for (std::size_t i = 0; i < kMazePairs.size(); ++i) {
    if (rules.seats[0] == kMazePairs[i][0]) return i;
  }
  return std::nullopt;
}

maze::Rules with_pairs(const maze::Rules& rules, std::size_t which) {
  maze::Rules out = rules;
  out.seats = {kMazePairs[which][0], kMazePairs[which][1]};
  out.seat_count = 2;
  return out;
}

maze::Rules with_board(const maze::Rules& rules, maze::Board board) {
  maze::Rules out = rules;
  out.board = board;
  const bool clash = (rules.walls & maze::layout(board).coloured()).any();
  return clash ? with_board_walls(out) : out;
}

maze::Rules with_barricades(const maze::Rules& rules, bool on) {
  maze::Rules out = rules;
  out.barricade = on;
  if (!on) out.second = {};
  return out;
}

maze::Rules with_board_walls(const maze::Rules& rules) {
  maze::Rules out = rules;
  out.own_walls = false;
  out.walls = {};
  out.second = {};
  return out;
}

int red_faces(const maze::Rules& rules, char letter) {
  return static_cast<int>(std::count(rules.red.begin(), rules.red.end(), letter));
}

maze::Rules with_red_faces(const maze::Rules& rules, char letter, int count) {
  maze::Rules out = rules;
  out.red.clear();
  const int others = static_cast<int>(rules.red.size()) - red_faces(rules, letter);
  const int wanted = std::clamp(count, std::max(0, kMinFaces - others), kMaxFaces - others);
  for (const std::uint8_t face : view::kRedLetters) {
    const char one = static_cast<char>(face);
    const int faces = one == letter ? wanted : red_faces(rules, one);
    out.red.append(static_cast<std::size_t>(faces), one);
  }
  return out;
}

maze::Rules with_blue_face(const maze::Rules& rules, std::size_t index, int number) {
  maze::Rules out = rules;
  out.blue[index] = static_cast<char>('0' + number);
  return out;
}

maze::Rules with_blue_count(const maze::Rules& rules, int count) {
  maze::Rules out = rules;
  out.blue.resize(static_cast<std::size_t>(std::clamp(count, kMinFaces, kMaxFaces)),
                  rules.blue.back());
  return out;
}

// Each beginner is a colour, which also names its seat.
std::vector<Beginner> beginners(const maze::Rules& rules) {
  std::vector<Beginner> all;
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    const unsigned set = rules.seats[static_cast<std::size_t>(seat)];
    all.push_back({std::countr_zero(set), set, set});
  }
  return all;
}

maze::Rules colour_sits(const maze::Rules& rules, core::Colour colour, bool plays) {
  return with_colour(rules, colour, plays);
}

std::string_view why_colour_stays(const maze::Rules& rules, core::Colour colour) {
  return pairs(rules) ? "Two experts play all four colours." : why_two_stay(rules, colour);
}

maze::Rules only_looks(const maze::Rules& rules) {
  maze::Rules out = with_single_seats(maze::Rules{}, colours_in_play(rules));
  out.board = rules.board;
  out.own_walls = rules.own_walls;
  out.walls = rules.walls;
  out.second = rules.second;
  out.barricade = rules.second.any();
  return out;
}

}  // namespace ui
