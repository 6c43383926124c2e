#include "ui/setup/seat_board.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/kit/face.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "view/board/camera.h"
#include "view/table/tabletop.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kLeastFace = 20.0F;
constexpr float kMostFace = 52.0F;
constexpr float kEmptyInk = 0.75F;
constexpr float kEmptyRing = 3.0F;
constexpr float kPlateInk = 0.92F;
constexpr float kFaceShare = 0.92F;  // of a nest's radius
constexpr float kHoverGrowth = 0.06F;
constexpr float kTallestPlate = 0.8F;  // of the face’s radius
constexpr float kWidestPlate = 0.42F;  // of the board's side

std::string who_words(const AnyRules& rules, core::Colour colour, const play::Player* player,
                      std::size_t seat) {
  const std::string name = colour_name(hue_in(rules, colour));
  if (player == nullptr) return view::labelled(name, tr("Nobody"));
  const std::string who = player_name(*player, seat);
  if (!player->is_bot()) return view::labelled(name, who);
  return view::labelled(name, who + ", " + level_name(player->level));
}

void seat_nest(Ui& ui, Model& model, const Rect& square, const Nest& nest, core::Colour colour) {
  Draft& draft = model.drafts.now();
  const auto seat = seat_with(draft.rules, colour);
  play::Player* const player = seat ? &draft.players[*seat] : nullptr;
  const view::Hue hue = hue_in(draft.rules, colour);
  const NestFace face = nest_button(ui, square, nest, kColours[static_cast<std::size_t>(hue)].key,
                                    who_words(draft.rules, colour, player, seat.value_or(0)));
  if (player != nullptr) {
    player_face(ui, face.at, face.radius, *player, hue);
    name_plate(ui, square, face, player_name(*player, *seat));
  } else {
    empty_face(ui, face, hue);
  }
  if (face.clicked) model.seat_asked = colour;
}

std::vector<Nest> find_nests(const AnyRules& rules) {
  const games::Game game(rules);
  const auto table = view::make_tabletop(game, game.first_colour(0));
  constexpr float kSide = 1000.0F;
  const view::Camera camera = view::make_camera(table->board(), view::from_above(),
                                                glm::vec2(kSide), {{0.0F, 0.0F}, {kSide, kSide}});
  std::vector<Nest> nests;
  for (std::size_t colour = 0; colour < table->board().places.size(); ++colour) {
    const view::Spot spot = table->nest_spot(static_cast<core::Colour>(colour));
    const glm::vec2 at = camera.project(spot.at) / kSide;
    nests.push_back({{at.x, at.y}, spot.reach * camera.pixels_per_unit(spot.at) / kSide});
  }
  return nests;
}

}  // namespace

// Finds them again only for other rules, not in every frame.
std::span<const Nest> board_nests(const AnyRules& rules) {
  static std::optional<AnyRules> found_for;
  static std::vector<Nest> found;
  if (found_for != rules) {
    found = find_nests(rules);
    found_for = rules;
  }
  return found;
}

NestFace nest_button(Ui& ui, const Rect& square, const Nest& nest, std::string_view key,
                     std::string_view said) {
  const float side = square.width();
  const ImVec2 at = square.min + nest.at * side;
  const float radius = std::clamp(nest.radius * side * kFaceShare, kLeastFace, kMostFace);
  const float wide = 2.0F * std::max(radius, kTouch * 0.5F);
  const Touch touch = ui.touch(key, centred({at, at}, {wide, wide}), {Role::Button, said});
  return {at, radius * (1.0F + kHoverGrowth * touch.hover), touch.clicked};
}

void empty_face(Ui& ui, const NestFace& face, view::Hue hue) {
  ui.draw->AddCircleFilled(face.at, face.radius, faded(ui.colours().panel, kEmptyInk));
  ui.draw->AddCircle(face.at, face.radius, ui.paint(hue), 0, kEmptyRing);
  ui.icon(face.at, ui.colours().text, icons::kPlus);
}

void name_plate(Ui& ui, const Rect& square, const NestFace& face, const std::string& words) {
  const Palette& c = ui.colours();
  const float high = ui.line(Type::Caption) + gap::kHair;
  if (high > kTallestPlate * face.radius) return;
  const float wide = std::min(ui.measure(Type::Caption, words).x + 2.0F * gap::kSmall,
                              kWidestPlate * square.width());
  const float top = std::min(face.at.y + face.radius - 0.5F * high, square.max.y - high);
  const Rect plate = box(face.at.x - wide * 0.5F, top, wide, high);
  ui.draw->AddRectFilled(plate.min, plate.max, faded(c.panel, kPlateInk), plate.height() * 0.5F);
  ui.shorten(Type::Caption, plate.grown(-gap::kTiny, 0.0F), c.text, words, Align::Centre);
}

void player_face(Ui& ui, ImVec2 middle, float radius, const play::Player& player, view::Hue hue) {
  if (player.is_bot()) {
    bot_face(ui, middle, radius, player.name, hue);
  } else {
    person_face(ui, middle, radius, hue);
  }
}

void seat_board(Ui& ui, Model& model, const Rect& square) {
  const AnyRules rules = model.drafts.now().rules;
  draw_picture(ui, model, square, rules);
  ui.push("nest");
  const std::span<const Nest> nests = board_nests(rules);
  for (std::size_t colour = 0; colour < nests.size(); ++colour) {
    seat_nest(ui, model, square, nests[colour], static_cast<core::Colour>(colour));
  }
  ui.pop();
}

}  // namespace ui
