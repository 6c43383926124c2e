#include "ui/hud/seat_signs.h"

#include <bit>

#include "games/colours.h"
#include "ui/kit/face.h"
#include "ui/kit/symbol.h"
#include "ui/kit/ui.h"
#include "view/table/session.h"

namespace ui {

namespace {

constexpr float kOverlap = 1.3F;   // radii from one disc to the next
constexpr float kReadable = 5.5F;  // the radius from which a disc's symbol can be told
constexpr float kBadge = 0.42F;    // of the face's radius
constexpr float kBadgeAt = 0.76F;  // of it, to the right and down

}  // namespace

float row_of_discs(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 at,
                   float radius) {
  const float step = radius * kOverlap;
  float x = at.x + radius;
  for (const core::Colour colour : games::ColoursOf(session.match().game().own_colours(seat))) {
    colour_disc(ui, {x, at.y}, radius, session.tabletop().hue(colour));
    x += step;
  }
  return x - step + radius - at.x;
}

void seat_disc(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 middle,
               float radius) {
  const unsigned colours = session.match().game().own_colours(seat);
  const auto more = static_cast<float>(std::popcount(colours) - 1);
  const float small = 2.0F * radius / (2.0F + kOverlap * more);  // so that all are as wide as one
  if (more > 0.0F && small < kReadable) {
    return colour_disc(ui, middle, radius, session.tabletop().seat_hue(seat));
  }
  (void)row_of_discs(ui, session, seat, middle - ImVec2(radius, 0.0F), small);
}

void seat_face(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 middle,
               float radius) {
  const play::Player& player = session.players()[seat];
  const bool one = std::has_single_bit(session.match().game().own_colours(seat));
  const float badge = kBadge * radius;
  if (!player.is_bot() || !one || badge < kReadable)
    return seat_disc(ui, session, seat, middle, radius);
  const view::Hue hue = session.tabletop().seat_hue(seat);
  bot_face(ui, middle, radius, player.name, hue);
  colour_disc(ui, middle + ImVec2(kBadgeAt, kBadgeAt) * radius, badge, hue);
}

}  // namespace ui
