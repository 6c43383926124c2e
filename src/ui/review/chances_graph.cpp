// Lines of everyone's chances over the whole game, each in its colour with its symbol.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/sort.h"
#include "games/sides.h"
#include "ui/hud/seat_signs.h"
#include "ui/kit/symbol.h"
#include "ui/review/chances.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using ai::Analysis;
using view::tr;

namespace {

constexpr int kPercent = 100;
constexpr int kHalf = 50;      // percent: a line with a label
constexpr float kDash = 8.0F;  // of the line between rounds, with its gap
constexpr float kDashInk = 4.0F;
constexpr float kCurve = 2.6F;
constexpr float kCurveEdge = 4.4F;
constexpr std::size_t kPartsPerSide = 3;
constexpr float kEndDisc = 6.5F;
constexpr float kBadgeGap = 3.0F;
constexpr float kBadgeEdge = 1.5F;
constexpr float kCursor = 4.0F;
constexpr float kCursorEdge = 5.5F;

constexpr float kDisc = 9.0F;
constexpr float kEnd = 30.0F;  // css px for the discs at the right end

// The scales of the graph on the screen.
struct Frame {
  Rect plot;
  float length = 1.0F;
  [[nodiscard]] float x(std::size_t at) const {
    return plot.min.x + plot.width() * static_cast<float>(at) / length;
  }
  [[nodiscard]] float y(int chance) const {
    return plot.max.y - plot.height() * static_cast<float>(chance) / ai::kCertain;
  }
};

// The width of the percentages at the left.
float labels_width(const Ui& ui) { return ui.measure(Type::Caption, "100").x + gap::kSmall; }

// One line per side: its first seat.
std::vector<core::SeatIndex> sides_of(const games::Game& game) {
  std::vector<core::SeatIndex> sides;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    if (games::is_first_of_side(game, seat)) sides.push_back(seat);
  }
  return sides;
}

void grid(Ui& ui, const Frame& frame) {
  const Palette& c = ui.colours();
  static constexpr std::array<int, 5> kPercents = {0, 25, 50, 75, 100};
  for (const int percent : kPercents) {
    const float y = frame.y(ai::kCertain / kPercent * percent);
    ui.draw->AddLine({frame.plot.min.x, y}, {frame.plot.max.x, y}, c.line, 1.0F);
    const float wide = labels_width(ui);
    const float high = ui.line(Type::Caption);
    const Rect label = box(frame.plot.min.x - wide, y - high * 0.5F, wide - gap::kTiny, high);
    if (percent % kHalf == 0)
      ui.fit(Type::Caption, label, c.muted, std::to_string(percent), Align::Right);
  }
}

// A dotted line between the rounds.
void round_ends(Ui& ui, const Analysis& analysis, const Frame& frame) {
  std::size_t at = 0;
  const auto& rounds = analysis.replay().rounds;
  for (std::size_t i = 0; i + 1 < rounds.size(); ++i) {
    at += rounds[i].made().size();
    for (float y = frame.plot.min.y; y < frame.plot.max.y; y += kDash) {
      ui.draw->AddLine({frame.x(at), y}, {frame.x(at), y + kDashInk}, ui.colours().muted, 1.0F);
    }
  }
}

void line_of(Ui& ui, const Analysis& analysis, const Frame& frame, core::SeatIndex seat,
             Colour paint) {
  std::vector<ImVec2> line;
  const auto draw = [&] {
    const auto count = static_cast<int>(line.size());
    ui.draw->AddPolyline(line.data(), count, ui.colours().well, 0, kCurveEdge);
    ui.draw->AddPolyline(line.data(), count, paint, 0, kCurve);
    line.clear();
  };
  std::size_t round = 0;
  for (const Analysis::Point& point : analysis.points()) {
    if (point.round != round) draw();
    round = point.round;
    const ImVec2 at{frame.x(point.at), frame.y(point.chances[seat])};
    // A point closer than this to the previous one replaces it: a line of spikes says nothing.
    constexpr float kStep = 1.6F;
    const bool near = line.size() > 1 && at.x - line[line.size() - 2].x < kStep;
    if (near) line.pop_back();
    line.push_back(at);
  }
  draw();
}

// The symbols at the right end, pushed apart where lines end close together, and joined to these
// ends.
void ends(Ui& ui, const view::Session& session, const Analysis& analysis, const Frame& frame,
          std::vector<core::SeatIndex> sides) {
  const auto& last = analysis.points().back();
  core::sort(sides.begin(), sides.end(), [&](core::SeatIndex a, core::SeatIndex b) {
    return last.chances[a] > last.chances[b];
  });
  const float step = 2 * kDisc + 2;
  const float lowest = frame.plot.max.y - step * static_cast<float>(sides.size() - 1);
  float y = frame.plot.min.y - step;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const float room = lowest + step * static_cast<float>(i);
    y = std::min(std::max(frame.y(last.chances[sides[i]]), y + step), room);
    const ImVec2 disc{frame.x(last.at) + kEnd * 0.5F + 2, y};
    ui.draw->AddLine({frame.x(last.at), frame.y(last.chances[sides[i]])}, disc,
                     ui.paint(session.tabletop().seat_hue(sides[i])), 1.0F);
    seat_disc(ui, session, sides[i], disc, kDisc);
  }
}

// Small symbols on the lines, so that nobody has to distinguish paints.
void symbols(Ui& ui, const view::Session& session, const Analysis& analysis, const Frame& frame,
             const std::vector<core::SeatIndex>& sides) {
  const auto points = analysis.points();
  const std::size_t parts = kPartsPerSide * sides.size() + 1;
  for (std::size_t i = 1; i < parts; ++i) {
    const std::size_t at = analysis.length() * i / parts;
    if (at >= points.size()) return;
    if (at == 0) continue;  // it would hide the percentages of a game of few moves
    const core::SeatIndex seat = sides[(i - 1) % sides.size()];
    seat_disc(ui, session, seat, {frame.x(points[at].at), frame.y(points[at].chances[seat])},
              kEndDisc);
  }
}

// The free place for a mark that is nearest to its point: there, below, above, or to the left,
// where the line has been. Within the plot, as far as it is large enough.
ImVec2 free_place(const Rect& plot, ImVec2 point, float apart, const std::vector<ImVec2>& taken) {
  static constexpr std::array<ImVec2, 5> kAsides = {
      ImVec2{0, 1}, {0, -1}, {-1, 0}, {-1, 1}, {-1, -1}};
  const auto is_free = [&](ImVec2 at) {
    return plot.contains(at) && std::none_of(taken.begin(), taken.end(), [&](ImVec2 other) {
             return std::abs(other.x - at.x) < apart && std::abs(other.y - at.y) < apart;
           });
  };
  for (std::size_t step = 0; step <= taken.size(); ++step) {
    for (const ImVec2 aside : kAsides) {
      const ImVec2 at = point + aside * (apart * static_cast<float>(step));
      if (is_free(at)) return at;
    }
  }
  return point;
}

// The greatest changes, numbered as in the list below.
void marks(Ui& ui, const Analysis& analysis, const Frame& frame) {
  const Palette& c = ui.colours();
  constexpr float kApart = 2.0F * kDisc + kBadgeGap;
  const Rect room = frame.plot.grown(1, 1);
  std::vector<ImVec2> taken;
  for (std::size_t i = 0; i < analysis.swings().size(); ++i) {
    const Analysis::Swing& swing = analysis.swings()[i];
    const auto& point = analysis.points()[swing.at + swing.round];
    const ImVec2 where{frame.x(swing.at), frame.y(point.chances[swing.seat])};
    const ImVec2 at = taken.emplace_back(free_place(room, where, kApart, taken));
    ui.draw->AddLine(where, at, c.text, kBadgeEdge);
    ui.draw->AddCircleFilled(at, kDisc + kBadgeEdge, c.panel);
    ui.draw->AddCircleFilled(at, kDisc, c.text);
    ui.fit(Type::Caption, centred({at, at}, {2 * kDisc, 2 * kDisc}), c.panel,
           std::to_string(i + 1));
  }
}

void cursor(Ui& ui, const view::Session& session, const Analysis& analysis, const Frame& frame,
            std::size_t index, const std::vector<core::SeatIndex>& sides) {
  const Analysis::Point& point = analysis.points()[index];
  const float x = frame.x(point.at);
  ui.draw->AddLine({x, frame.plot.min.y}, {x, frame.plot.max.y}, ui.colours().text, 2.0F);
  for (const core::SeatIndex seat : sides) {
    const ImVec2 at{x, frame.y(point.chances[seat])};
    ui.draw->AddCircleFilled(at, kCursorEdge, ui.colours().panel);
    ui.draw->AddCircleFilled(at, kCursor, ui.paint(session.tabletop().seat_hue(seat)));
  }
}

std::size_t nearest(const Analysis& analysis, const Frame& frame, float x) {
  const auto points = analysis.points();
  const auto right =
      std::partition_point(points.begin(), points.end(),
                           [&](const Analysis::Point& point) { return frame.x(point.at) < x; });
  const auto index = static_cast<std::size_t>(right - points.begin());
  if (index == 0) return 0;
  const bool after = index < points.size() && frame.x(right->at) - x < x - frame.x(right[-1].at);
  return after ? index : index - 1;
}

}  // namespace

void chances_graph(Ui& ui, const view::Session& session, ChancesPage& page, const Rect& rect,
                   std::string_view said) {
  const Analysis& analysis = *page.analysis;
  const Palette& c = ui.colours();
  const Touch touch =
      ui.touch("graph", rect, {Role::Slider, tr("Chances to win over the game"), said});
  ui.draw->AddRectFilled(rect.min, rect.max, c.well, corner::kCard);
  Frame frame;
  frame.plot = rect.grown(-gap::kSmall, -gap::kLarge);
  frame.plot.min.x += labels_width(ui);
  frame.plot.max.x -= kEnd;
  frame.length = static_cast<float>(std::max<std::size_t>(1, analysis.length()));
  ui.mark_range(static_cast<float>(page.cursor), 0.0F,
                static_cast<float>(analysis.points().size() - 1));
  const std::vector<core::SeatIndex> sides = sides_of(session.match().game());
  grid(ui, frame);
  round_ends(ui, analysis, frame);
  for (const core::SeatIndex seat : sides) {
    line_of(ui, analysis, frame, seat, ui.paint(session.tabletop().seat_hue(seat)));
  }
  symbols(ui, session, analysis, frame, sides);
  ends(ui, session, analysis, frame, sides);
  const std::size_t last = analysis.points().size() - 1;
  page.cursor = std::min(page.cursor, last);
  if (touch.step > 0) page.cursor = std::min(page.cursor + 1, last);
  if (touch.step < 0 && page.cursor > 0) --page.cursor;
  if (touch.held) page.cursor = nearest(analysis, frame, ImGui::GetIO().MousePos.x);
  cursor(ui, session, analysis, frame, page.cursor, sides);
  if (analysis.done()) marks(ui, analysis, frame);
}

}  // namespace ui
