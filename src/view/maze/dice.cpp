#include "view/maze/dice.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/table/easing.h"
#include "view/table/tabletop.h"
#include "view/table/throw.h"

namespace view {

namespace {

constexpr float kSize = 0.92F;
constexpr float kFrame = 1.12F;   // from the middle of an outer cell to that of the frame
constexpr float kFirst = 1.5F;    // from the corner's column to the nearer die
constexpr float kBetween = 1.3F;  // from the nearer die to the other one

std::uint8_t sign_of(std::uint8_t letter) {
  if (letter == maze::kWall) return kFaceWall;
  return letter == maze::kClaw ? kFaceClaw : kFaceIgnore;
}

// Gives the die six sides chosen from its two to eight faces, `shown` among them; returns its
// index.
int cut(Die& die, const std::string& faces, std::uint8_t shown, std::uint8_t (*side)(char)) {
  for (std::size_t i = 0; i < die.faces.size(); ++i) die.faces[i] = side(faces[i % faces.size()]);
  const auto found = std::find(die.faces.begin(), die.faces.end(), shown);
  if (found != die.faces.end()) return static_cast<int>(found - die.faces.begin());
  die.faces[0] = shown;
  return 0;
}

glm::vec2 lying_at(glm::vec2 corner, int index) {
  const glm::vec2 side(corner.x < 0.0F ? -1.0F : 1.0F, corner.y < 0.0F ? -1.0F : 1.0F);
  const float along = kFirst + kBetween * static_cast<float>(index);
  return {corner.x - side.x * along, corner.y + side.y * kFrame};
}

// Tumbles in from beyond the frame, bounces and comes to rest.
void tumble_in(Die& die, glm::vec2 at, int face, int index, float t) {
  const float yaw = (index == 0 ? -0.22F : 0.17F) + 0.12F * static_cast<float>(face % 3);
  const glm::vec2 out = glm::normalize(glm::vec2(at.x * (index == 0 ? 0.7F : 0.3F), at.y));
  const Tumble now = tumble(slowing(t), out, index, die_showing(face, yaw));
  die.position = glm::vec3(at + out * (now.left * 5.0F), die.size * 0.5F + now.bounce * 3.0F);
  die.orientation = now.orientation;
}

}  // namespace

MazeDice maze_dice(const maze::Rules& rules, glm::vec2 corner, int blue, std::uint8_t red,
                   float t) {
  MazeDice dice;
  dice[0].hue = Hue::Blue;
  dice[1].hue = Hue::Red;
  const int number = cut(dice[0], rules.blue, static_cast<std::uint8_t>(blue),
                         [](char c) { return static_cast<std::uint8_t>(c - '0'); });
  const int sign = cut(dice[1], rules.red, sign_of(red),
                       [](char c) { return sign_of(static_cast<std::uint8_t>(c)); });
  for (int i = 0; i < 2; ++i) {
    Die& die = dice[static_cast<std::size_t>(i)];
    die.size = kSize;
    tumble_in(die, lying_at(corner, i), i == 0 ? number : sign, i, t);
  }
  return dice;
}

glm::vec2 maze_dice_spot(glm::vec2 corner) {
  return 0.5F * (lying_at(corner, 0) + lying_at(corner, 1));
}

}  // namespace view
