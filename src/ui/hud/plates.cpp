// The players, each on a plate at their side of the board: turn, name, score, last throw.
#include "ui/hud/plates.h"

#include <algorithm>
#include <bit>

#include "assets/icons.h"
#include "core/sort.h"
#include "games/colours.h"
#include "play/rounds.h"
#include "ui/draft/labels.h"
#include "ui/hud/game.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/symbol.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/online_page.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kDisc = 9.0F;
constexpr float kDiscShare = 0.38F;  // of a line's height, in a plate that has room to spare
constexpr float kCorner = 10.0F;
constexpr float kInk = 0.92F;
constexpr float kEdge = 2.0F;
constexpr float kRibbon = 4.0F;  // width of a team's ribbon
constexpr float kHouse = 14.0F;
constexpr float kHouseRoom = 19.0F;
constexpr float kTwoLines = 1.8F;         // from this height in lines on, there are two rows
constexpr float kMostFace = 24.0F;        // radius, before both rows
constexpr float kRoomBesideName = 60.0F;  // in css px
constexpr float kRoomBesideFace = 90.0F;  // at least, in css px
constexpr float kLineGap = 2.0F;
// On one line, in css px: less of a name says nothing; and with this much room there is what the
// game adds.
constexpr float kNameLeast = 26.0F;
constexpr float kRoomForMore = 108.0F;
constexpr float kNameShrunk = 0.8F;  // on one line a longer name is worth more than the house
// The row with a dot for each piece: shares of its height, and in css px.
constexpr float kDot = 0.24F;      // radius
constexpr float kDotStep = 0.36F;  // from one to the next, at least
constexpr float kDotStepMost = 0.52F;
constexpr float kDotsShare = 0.4F;  // of the lane, for all of them side by side
constexpr float kLane = 3.0F;
constexpr float kLeastLane = 24.0F;
constexpr float kDiceOfThrow = 2.2F;  // of the row's height: two dice and a gap

// The seat's last throw or card.
const core::Event* last_throw(const view::Session& session, core::SeatIndex seat) {
  const auto told = session.told();
  for (std::size_t i = told.size(); i-- > 0;) {
    const bool lies = session.tabletop().lies_there(told[i].event);
    if (told[i].seat == seat && lies) return &told[i].event;
  }
  return nullptr;
}

// The score at the right end of the row.
void score(Ui& ui, const SeatLine& line, Type type, Rect& row) {
  const Palette& c = ui.colours();
  const std::string home = std::to_string(line.home) + "/" + std::to_string(line.pieces.size());
  ui.fit(type, row.cut_right(ui.measure(type, home).x + gap::kTiny), c.text, home, Align::Right);
}

// The sign of a house before the score, if that leaves enough `beside` it.
void house(Ui& ui, float beside, Rect& row) {
  if (row.width() < kHouseRoom + beside) return;
  ui.icon(row.cut_right(kHouseRoom).middle(), ui.colours().muted, icons::kHouse, kHouse);
}

// The way home as a lane, with a dot for each piece where it is on its way, hollow before it
// starts; if there is the room. Those at one place stand side by side.
void lane(Ui& ui, const view::Session& session, const SeatLine& line, Rect row) {
  const Palette& c = ui.colours();
  row = row.grown(-gap::kTiny, 0.0F);
  const float radius = kDot * row.height();
  const auto count = static_cast<float>(line.pieces.size());
  const float step = std::clamp(kDotsShare * row.width() / count, kDotStep * row.height(),
                                kDotStepMost * row.height());
  if (row.width() < kLeastLane + step * count) return;
  const float y = row.middle().y;
  ui.draw->AddRectFilled({row.min.x, y - 0.5F * kLane}, {row.max.x, y + 0.5F * kLane}, c.well,
                         0.5F * kLane);
  const float first = row.min.x + radius;
  const float length = row.width() - 2 * radius;
  float least = first;
  float most = first + length - step * (count - 1);
  for (const Runner& piece : line.pieces) {
    const float x = std::clamp(first + piece.progress * length, least, most);
    const bool out = piece.progress > 0.0F;
    const Colour body = out ? ui.paint(session.tabletop().hue(piece.colour)) : c.panel;
    ui.draw->AddCircleFilled({x, y}, radius, body);
    ui.draw->AddCircle({x, y}, radius, out ? c.text : c.muted);
    least = x + step;
    most += step;
  }
}

// In a room: the person or bot in that seat.
const OnlinePage::Seat* in_room(const Model& model, core::SeatIndex seat) {
  const bool online = is_online(*model.session);
  return online ? online_seat(model.online, seat) : nullptr;
}

// The colours of the seat's team, its own among them; 0 if the seat plays for itself.
unsigned team_colours(const view::Session& session, core::SeatIndex seat) {
  const games::Game& game = session.match().game();
  const unsigned side = game.side_colours(seat);
  return side == game.own_colours(seat) ? 0 : side;
}

// Team-mates have the same ribbon at the left edge: a band for each of the team's colours.
void team_ribbon(Ui& ui, const view::Session& session, unsigned colours, const Rect& plate) {
  const Rect ribbon =
      box(plate.min.x + kEdge, plate.min.y + 0.5F * kCorner, kRibbon, plate.height() - kCorner);
  const float band = ribbon.height() / static_cast<float>(std::popcount(colours));
  float top = ribbon.min.y;
  for (const core::Colour colour : games::ColoursOf(colours)) {
    ui.draw->AddRectFilled({ribbon.min.x, top}, {ribbon.max.x, top + band},
                           ui.paint(session.tabletop().hue(colour)));
    top += band;
  }
}

std::string team_said(const view::Session& session, core::SeatIndex seat) {
  const Mates mates = mates_of(session.match().game(), session.players(), seat);
  if (mates.count == 0) return {};
  return view::labelled(mates.count == 1 ? tr("Partner") : tr("Team-mates"), mates.names);
}

// Where the pieces of a colour stand, except for those that are home: “12, 30, nest × 2”.
std::string places_said(const GameHud& hud, const view::Session& session, core::Colour colour) {
  std::vector<std::pair<std::string, int>> places;
  for (const core::Token& token : session.match().game().tokens(session.shown())) {
    if (token.colour != colour || hud.is_home(session, token)) continue;
    const std::string spot = hud.token_words(session, token);
    const auto known = std::find_if(places.begin(), places.end(),
                                    [&](const auto& place) { return place.first == spot; });
    if (known == places.end()) {
      places.emplace_back(spot, 1);
    } else {
      ++known->second;
    }
  }
  std::string words;
  for (const auto& [spot, count] : places) {
    words += (words.empty() ? "" : ", ") + spot;
    if (count > 1) words += " × " + std::to_string(count);
  }
  return words;
}

std::string said(const GameHud& hud, const view::Session& session, core::SeatIndex seat,
                 const SeatLine& line) {
  std::string words = view::labelled(
      name_at_table(session, seat),
      tr("{0} of {1} home", {std::to_string(line.home), std::to_string(line.pieces.size())}));
  for (const std::string& more : {hud.seat_said(session, seat), team_said(session, seat)}) {
    if (!more.empty()) words += ", " + more;
  }
  games::each_colour(session.match().game().own_colours(seat), [&](core::Colour colour) {
    const std::string places = places_said(hud, session, colour);
    const std::string name = colour_name(session.tabletop().hue(colour));
    words += ". " + (places.empty() ? name : view::labelled(name, places));
  });
  return words;
}

// What a name takes on one line at most. It is the same for all plates, so that no plate lacks a
// sign only because its player has a long name.
float longest_name(const Ui& ui, const view::Session& session) {
  float longest = kNameLeast;
  for (core::SeatIndex seat = 0; seat < session.players().size(); ++seat) {
    const float wide = ui.measure(Type::Strong, name_at_table(session, seat)).x;
    longest = std::max(longest, kNameShrunk * wide);
  }
  return longest;
}

// Before the name: a face before both rows if that leaves room for them, else the seat's discs in
// the first row. Cuts the first row off `row`; true if there is a face.
bool sign(Ui& ui, const view::Session& session, core::SeatIndex seat, Type type, float line,
          bool two, Rect& first, Rect& row) {
  const float face = std::min(0.5F * row.height(), kMostFace);
  if (two && row.width() - 2 * face > kRoomBesideFace * ui.text_scale) {
    const Rect place = row.cut_left(2 * face);
    seat_face(ui, session, seat, place.middle(), face - 1.0F);
    row.cut_left(gap::kSmall);
    first = row.cut_top(line);
    return true;
  }
  first = row.cut_top(line);
  const float disc = type == Type::Caption ? kDisc : std::max(kDisc, kDiscShare * line);
  first.cut_left(row_of_discs(ui, session, seat, {first.min.x, first.middle().y}, disc));
  first.cut_left(gap::kTiny);
  return false;
}

// What stands beside the name where there is no second row: the same in every plate, whoever has
// thrown. Points say more than how many pieces are home.
void beside_name(Ui& ui, const view::Session& session, core::SeatIndex seat, Type type,
                 const SeatLine& pieces, Rect& row) {
  const GameHud& hud = game_hud(session);
  const bool roomy = row.width() > kRoomForMore * ui.text_scale;
  const bool points = play::has_scores(session.match().game());
  const bool home = roomy || !points;
  if (roomy || points) hud.seat_shown(ui, session, seat, row);
  if (home) score(ui, pieces, type, row);
  const float dice = kDiceOfThrow * row.height();
  if (home) house(ui, longest_name(ui, session) + dice, row);
  const core::Event* thrown = last_throw(session, seat);
  if (thrown != nullptr && row.width() > dice + kNameLeast) hud.throw_shown(ui, *thrown, row);
}

// The row below the name. Beside a face the first row takes what it has room for, so that the lane
// keeps its length: what a game adds for one colour, and the throw.
void below_name(Ui& ui, const view::Session& session, core::SeatIndex seat, Type type,
                const SeatLine& pieces, bool faced, Rect& first, Rect row) {
  const GameHud& hud = game_hud(session);
  const float name = longest_name(ui, session);
  const bool one = std::has_single_bit(session.match().game().own_colours(seat));
  const bool room = faced && one && first.width() - name > kRoomBesideName * ui.text_scale;
  hud.seat_shown(ui, session, seat, room ? first : row);
  score(ui, pieces, type, row);
  house(ui, 0.0F, row);
  const float dice = kDiceOfThrow * row.height();
  const core::Event* thrown = last_throw(session, seat);
  if (thrown != nullptr && faced && first.width() > dice + name) {
    Rect place = first.cut_right(dice);
    hud.throw_shown(ui, *thrown, place);
  } else if (thrown != nullptr && row.width() > dice) {
    hud.throw_shown(ui, *thrown, row);
  }
  lane(ui, session, pieces, row);
}

void plate(Ui& ui, Model& model, const Rect& rect, core::SeatIndex seat) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const GameHud& hud = game_hud(session);
  const bool on = spotlit_seat(session) == seat;
  const Colour own = ui.paint(session.tabletop().seat_hue(seat));
  ui.draw->AddRectFilled(rect.min, rect.max, faded(c.panel, kInk), kCorner);
  ui.draw->AddRect(rect.min, rect.max, on ? own : c.edge, kCorner, 0, on ? kEdge : 1.0F);
  const unsigned team = team_colours(session, seat);
  if (team != 0) team_ribbon(ui, session, team, rect);
  ui.block(rect);
  const OnlinePage::Seat* person = in_room(model, seat);
  const SeatLine pieces = hud.seat_line(session, seat);
  const std::string words = said(hud, session, seat, pieces);
  ui.record_text(Role::Text, rect,
                 person ? words + ", " + std::string(mark_word(person->mark)) : words);
  Rect row = rect.grown(-gap::kSmall, -gap::kTiny);
  if (team != 0) row.cut_left(0.5F * kRibbon);
  const bool two = row.height() > kTwoLines * ui.line(Type::Caption);
  const float line = two ? 0.5F * (row.height() - kLineGap) : row.height();
  const Type type = line < ui.line(Type::Body) ? Type::Caption : Type::Body;
  Rect first;
  const bool faced = sign(ui, session, seat, type, line, two, first, row);
  if (person != nullptr) mark_sign(ui, person->mark, first);
  if (two) {
    row.cut_top(kLineGap);
    below_name(ui, session, seat, type, pieces, faced, first, row);
  } else {
    beside_name(ui, session, seat, type, pieces, first);
  }
  if (first.width() < kNameLeast) return;
  ui.shorten(on ? Type::Strong : type, first, on ? c.text : c.muted, name_at_table(session, seat));
}

}  // namespace

float plate_height(const Ui& ui, bool low) {
  const float line = ui.line(Type::Caption);
  return (low ? line : 2 * line + kLineGap) + 2 * gap::kTiny;
}

void plate_row(Ui& ui, Model& model, const Rect& row, std::span<const core::SeatIndex> seats,
               std::size_t places) {
  if (seats.empty()) return;
  const auto count = static_cast<float>(std::max(places, seats.size()));
  const float wide = (row.width() - gap::kTiny * (count - 1)) / count;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    // Two plates are at the corners; a single one is at its own corner.
    const auto at = static_cast<float>(i);
    const bool right = seats.size() < places && model.session->tabletop().home(seats[i]).x > 0.0F;
    const float x = right ? row.max.x - wide : row.min.x + at * (wide + gap::kTiny);
    plate(ui, model, box(x, row.min.y, wide, row.height()), seats[i]);
  }
}

Sides sides_of(const view::Session& session) {
  std::vector<core::SeatIndex> seats(session.players().size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<core::SeatIndex>(i);
  const auto home = [&](core::SeatIndex seat) { return session.tabletop().home(seat); };
  constexpr float kSame = 0.1F;
  core::sort_few(seats.begin(), seats.end(),
                 [&](auto a, auto b) { return home(a).y > home(b).y + kSame; });
  const auto above = [&](float y) {
    return std::count_if(seats.begin(), seats.end(), [&](auto seat) { return home(seat).y > y; });
  };
  // Those between the two sides fill up the smaller one.
  const auto half =
      std::clamp(static_cast<std::ptrdiff_t>(seats.size() / 2), above(kSame), above(-kSame));
  Sides sides{{seats.begin(), seats.begin() + half}, {seats.begin() + half, seats.end()}};
  for (auto* side : {&sides.far, &sides.near}) {
    core::sort_few(side->begin(), side->end(),
                   [&](auto a, auto b) { return home(a).x < home(b).x; });
  }
  return sides;
}

}  // namespace ui
