// The layout around the board. On a phone the board has the full width, the players' plates are at
// its corners, and the button for the player to act is below; in a wide window the same parts are
// in a panel beside it. Nothing scrolls, and nothing moves the board.
#include "ui/hud/panels.h"

#include <algorithm>
#include <numeric>

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/hud/hint.h"
#include "ui/hud/moves.h"
#include "ui/hud/own_dice.h"
#include "ui/hud/plates.h"
#include "ui/hud/rows.h"
#include "ui/hud/turns.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/panel.h"
#include "ui/kit/sheet.h"
#include "ui/mail_page.h"
#include "ui/model.h"
#include "ui/online_page.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

// Measures in css px at text size 100 %, and shares of the screen.
constexpr PanelShape kPanel{.share = 0.27F, .least = 316.0F, .most = 400.0F, .limit = 0.42F};
constexpr float kBeside = 1.2F;      // width to height from which a panel beside the table
                                     // leaves more of it for the board
constexpr float kLowPanel = 480.0F;  // a panel lower than this saves space
constexpr float kLowScreen = 640.0F;
constexpr float kBanner = 56.0F;
constexpr float kZone = 84.0F;           // for the player to act: words and the button
constexpr float kBesideCard = 460.0F;    // from this width on a card is beside the words
constexpr float kControlsShare = 0.56F;  // of the zone's width, if words are beside a card
constexpr float kCardsShare = 0.6F;      // … and if that is to save height
constexpr float kWantedBoard = 0.72F;    // of the width: a lower board is given the zone's height
constexpr float kLargeText = 1.25F;      // … unless the words need the width
constexpr float kLeastBoard = 0.4F;      // at least, of the height
constexpr float kSpareAbove = 0.3F;      // share of the unused height that goes above the board
constexpr float kListShare = 0.3F;       // of the height, for the list of moves
// At most, in a panel that has room to spare.
constexpr float kPlateGrowth = 1.8F;
constexpr float kZoneGrowth = 1.3F;

float banner_height(const Ui& ui) {
  return std::max(kBanner * ui.half_text_scale(), ui.line(Type::Large) + ui.line(Type::Body));
}

// The legal moves as buttons, for people who want a list.
void listed_moves(Ui& ui, Model& model, const Rect& rect) {
  Scroll scroll = begin_scroll(ui, "list", rect, 0);
  moves(ui, model, scroll.column, rect.width() > kPanel.least * ui.text_scale ? 2 : 1);
  end_scroll(ui, scroll, 0);
}

// The way on if somebody is gone. The sheet that it opens says what that means.
void go_on_button(Ui& ui, Model& model, Rect& rect) {
  if (!model.online.may_go_on) return;
  const Rect place = rect.cut_bottom(std::min(rect.height(), ui.control()));
  rect.cut_bottom(gap::kTiny);
  const std::string label = tr("Go on without {0}", {model.online.missing});
  if (button(ui, "without", place, label, {Look::Primary, icons::kPlay}))
    model.ask(wish::Open{SheetKind::Online});
}

// The others' actions, a hint if it has the room, and buttons for moves that have no place on the
// table; or all moves, listed.
void middle(Ui& ui, Model& model, Rect rect) {
  const view::Session& session = *model.session;
  model.preview_beside = false;
  go_on_button(ui, model, rect);
  if (model.settings.move_list && !session.picker().choices().empty()) {
    listed_moves(ui, model, rect);
    return;
  }
  moves_unseen(ui, model);
  if (has_buttons(session)) {
    // A little space below the banner, if there is any.
    rect.cut_bottom(std::clamp(rect.height() - ui.control(), 0.0F, gap::kTiny));
    move_buttons(ui, model, rect.cut_bottom(std::min(rect.height(), ui.control())));
    rect.cut_bottom(gap::kTiny);
  }
  hint_within(ui, model, rect);
  model.preview_beside = game_hud(session).preview(ui, model, rect);
  if (!model.preview_beside && rect.height() > ui.line(Type::Caption)) turn_lines(ui, model, rect);
}

// How much height there is for the zone. With little, a card or dice with words are beside the
// banner; with the least, they replace it.
enum class Height : std::uint8_t { Ample, Little, Least };

Height height_of(bool low) { return low ? Height::Least : Height::Ample; }

bool is_low_screen(const Ui& ui) { return ui.screen.height() < kLowScreen * ui.half_text_scale(); }
bool is_low_panel(const Ui& ui) {
  return ui.screen.height() - 2 * gap::kSmall < kLowPanel * ui.half_text_scale();
}

// Whether a game's cards or dice, with words beside them, go below the banner.
bool stacked(const Ui& ui, const view::Session& session, float width, Height height) {
  return height == Height::Ample && game_hud(session).controls_stay() &&
         width < kBesideCard * ui.text_scale;
}

// Whether a game that travels waits for somebody elsewhere, who needs its link.
bool awaits_link(const Model& model) {
  return model.mail.elsewhere && !model.session->status().over;
}

// The button to press, or the card or dice in use; in a game that has travelled on, its link; at
// the end the way to the podium.
void controls(Ui& ui, Model& model, const Rect& rect) {
  const bool over = model.session->status().over;
  if (!over && !awaits_link(model)) {
    game_hud(*model.session).controls(ui, model, rect);
    return;
  }
  const Rect place = centred(rect, {rect.width(), std::min(rect.height(), ui.control())});
  if (!over) {
    const ButtonStyle style{Look::Secondary, icons::kShare2};
    if (button(ui, "send", place, tr("Send the link…"), style)) model.ask(wish::ShareTable{});
    return;
  }
  const ButtonStyle style{Look::Primary, icons::kCrown};
  if (button(ui, "podium", place, tr("The podium"), style)) {
    model.ask(wish::Open{SheetKind::Results});
  }
}

// Whether a line above the controls says what a room's game waits for, as no banner does.
bool has_rooms_line(const Ui& ui, const view::Session& session) {
  return is_online(session) && !banner_shown(ui, session);
}

// Whose turn it is, what is expected, and the button or the card.
void zone(Ui& ui, Model& model, Rect rect, Height height) {
  const view::Session& session = *model.session;
  if (stacked(ui, session, rect.width(), height)) {
    banner(ui, model, rect.cut_top(banner_height(ui)));
    rect.cut_top(gap::kTiny);
    controls(ui, model, rect);
    return;
  }
  // The card or dice and the plates say enough about whose turn it is.
  if (!banner_shown(ui, session)) {
    ui.record_text(Role::Heading, rect, banner_words(model));
    if (has_rooms_line(ui, session)) {
      ui.fit(Type::Caption, rect.cut_top(ui.line(Type::Caption)), ui.colours().accent_text,
             online_line(model.online));
    }
    controls(ui, model, rect);
    return;
  }
  const bool wide =
      game_hud(session).controls_stay() || session.status().over || awaits_link(model);
  const bool card = height == Height::Little && game_hud(session).controls_stay();
  const float most = rect.width() * (card ? kCardsShare : kControlsShare);
  const Rect right = rect.cut_right(wide ? most : std::min(rect.height(), most));
  rect.cut_right(gap::kSmall);
  banner(ui, model, rect);
  controls(ui, model, right);
}

float zone_height(const Ui& ui, const view::Session& session, float width, Height height) {
  const float words = ui.line(Type::Large) + 2 * ui.line(Type::Body);
  const float controls = game_hud(session).controls_height(ui, height != Height::Ample);
  if (stacked(ui, session, width, height)) return banner_height(ui) + gap::kTiny + controls;
  const float line = has_rooms_line(ui, session) ? ui.line(Type::Caption) : 0.0F;
  return height == Height::Least ? std::max(std::min(words, kZone), controls + line)
                                 : std::max({words, controls, kZone * ui.half_text_scale()});
}

// The words on what to enter take as many lines as they need beside the discs.
float entry_banner_height(const Ui& ui, const view::Session& session, float width) {
  const float wide = std::max(kBanner, width - 2 * kBanner);
  const float words = ui.measure(Type::Body, status_line(session), wide).y;
  return std::max(banner_height(ui), ui.line(Type::Large) + words + gap::kSmall);
}

// The buttons for entering people's own dice, in place of zone and middle.
void own_dice(Ui& ui, Model& model, Rect rect) {
  const float high = entry_banner_height(ui, *model.session, rect.width());
  banner(ui, model, rect.cut_top(std::min(high, 0.5F * rect.height())));
  rect.cut_top(gap::kTiny);
  Scroll scroll = begin_scroll(ui, "list", rect, 0);
  show_own_dice(ui, model, scroll.column, rect.height());
  end_scroll(ui, scroll, 0);
}

void footer(Ui& ui, Model& model, Rect& rect) {
  const GameHud& hud = game_hud(*model.session);
  const float height = hud.footer_height();
  if (height <= 0.0F) return;
  hud.footer(ui, model, rect.cut_bottom(height));
  rect.cut_bottom(gap::kTiny);
}

// The plates in turn order in one column, or in two if the panel is low; on one line each only if
// that leaves too little height for the rest. Returns by how much they have grown, since there is
// room to spare.
float plate_column(Ui& ui, Model& model, Rect& inner, bool low, float rest) {
  std::vector<core::SeatIndex> seats(model.session->players().size());
  std::iota(seats.begin(), seats.end(), core::SeatIndex{0});
  constexpr std::size_t kInOneColumn = 4;
  const std::size_t a_row = low || seats.size() > kInOneColumn ? 2 : 1;
  const std::size_t rows = (seats.size() + a_row - 1) / a_row;
  const float tall = static_cast<float>(rows) * (plate_height(ui, false) + gap::kTiny);
  const float growth = std::clamp(inner.height() / (tall + rest), 1.0F, kPlateGrowth);
  const float high = plate_height(ui, low && inner.height() - tall < rest) * growth;
  for (std::size_t i = 0; i < seats.size(); i += a_row) {
    const std::size_t count = std::min(a_row, seats.size() - i);
    const Rect row = inner.cut_top(high);
    inner.cut_top(gap::kTiny);
    plate_row(ui, model, row, std::span(seats).subspan(i, count), a_row);
  }
  return growth;
}

void side_panel(Ui& ui, Model& model) {
  Rect room = ui.screen;
  Rect inner = cut_side_panel(ui, room, kPanel).grown(-gap::kMedium);
  model.table = room;
  const bool low = is_low_panel(ui);
  const Rect tools = inner.cut_bottom(tools_height(ui, *model.session, inner.width(), low));
  inner.cut_bottom(gap::kSmall);
  const float act_high = zone_height(ui, *model.session, inner.width(), height_of(low));
  const float rest = act_high + game_hud(*model.session).footer_height() + ui.control() +
                     (low ? 0.0F : turn_lines_height(ui, *model.session)) + 2 * gap::kSmall +
                     2 * gap::kTiny;
  const float growth = plate_column(ui, model, inner, low, rest);
  inner.cut_top(gap::kSmall);
  if (model.session->status().may_enter) {
    own_dice(ui, model, inner);
  } else {
    footer(ui, model, inner);
    const Rect act = inner.cut_bottom(act_high * std::min(growth, kZoneGrowth));
    inner.cut_bottom(gap::kSmall);
    middle(ui, model, inner);
    zone(ui, model, act, height_of(low));
  }
  tools_row(ui, model, tools, low);  // last, in reading order
}

// The heights of the parts above and below the board.
struct Stack {
  Height height = Height::Ample;
  float spare = 0.0F;   // left over, above the far plates
  float plates = 0.0F;  // of one row
  float middle = 0.0F;
  float paper = 0.0F;  // zone and tools
  float zone = 0.0F;
  float tools = 0.0F;
};

Stack stack_of(const Ui& ui, const Model& model) {
  const view::Session& session = *model.session;
  Stack stack;
  const float wide = ui.screen.width();
  const float high = ui.screen.height();
  const bool low = is_low_screen(ui);
  stack.plates = plate_height(ui, low) + 2 * gap::kHair;
  stack.middle = low ? ui.control() : std::max(ui.control(), turn_lines_height(ui, session));
  stack.tools = tools_height(ui, session, wide - 2 * gap::kMedium, low);
  const float hand = game_hud(session).hand_height(ui, session);
  const auto lay_zone = [&](Height height) {
    stack.height = height;
    stack.zone = zone_height(ui, session, wide - 2 * gap::kMedium, height);
    stack.paper = stack.zone + stack.tools + gap::kWide;
  };
  lay_zone(height_of(low));
  const float left = high - stack.paper - stack.middle - 2 * stack.plates - hand;
  if (!low && left < kWantedBoard * wide && ui.text_scale <= kLargeText) lay_zone(Height::Little);
  if (model.settings.move_list) stack.middle = high * kListShare;
  const bool enters = session.status().may_enter;
  if (enters) {
    const float inside = wide - 2 * gap::kMedium;
    const float entry = entry_banner_height(ui, session, inside) + own_dice_height(model, inside);
    stack.middle = std::max(0.0F, entry + gap::kMedium - stack.zone);
  }
  const float board = high - stack.paper - stack.middle - 2 * stack.plates;
  if (board < kLeastBoard * high) {
    stack.middle = std::max(ui.control(), stack.middle - (kLeastBoard * high - board));
  }
  const float spare = std::max(0.0F, board - wide - hand);
  stack.spare = std::max(low ? 0.0F : gap::kSmall, kSpareAbove * spare);
  if (!enters) stack.middle += std::max(0.0F, spare - stack.spare);  // the paper would be empty
  return stack;
}

// The board, the players' plates at its corners and the lines on others' actions are on the table;
// the controls of the player to act are on the paper below.
void over_and_under(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const Stack stack = stack_of(ui, model);
  const bool enters = model.session->status().may_enter;
  const Rect bottom = room.cut_bottom(stack.paper + (enters ? stack.middle : 0.0F));
  bottom_paper(ui, bottom);
  Rect inner = bottom.grown(-gap::kMedium, -gap::kSmall);
  const Rect tools = inner.cut_bottom(stack.tools);
  inner.cut_bottom(gap::kTiny);
  const auto strip = [](Rect rect) { return rect.grown(-gap::kSmall, -gap::kHair); };
  const Rect words = enters ? Rect{} : strip(room.cut_bottom(stack.middle));
  room.cut_top(stack.spare);
  const Sides sides = sides_of(*model.session);
  plate_row(ui, model, strip(room.cut_top(stack.plates)), sides.far, 2);
  plate_row(ui, model, strip(room.cut_bottom(stack.plates)), sides.near, 2);
  model.table = room;
  if (enters) {
    own_dice(ui, model, inner);
  } else {
    middle(ui, model, words);
    zone(ui, model, inner, stack.height);
  }
  tools_row(ui, model, tools, is_low_screen(ui));
}

// Whether the window is wide enough for a panel beside the table.
bool panel_beside(const Ui& ui) { return ui.screen.width() > ui.screen.height() * kBeside; }

}  // namespace

bool banner_shown(const Ui& ui, const view::Session& session) {
  const bool low = panel_beside(ui) ? is_low_panel(ui) : is_low_screen(ui);
  return !low || !game_hud(session).controls_stay() || session.status().over;
}

void panels(Ui& ui, Model& model) {
  ui.tell("room", online_line(model.online, false));
  tell_time(ui, model.online);
  panel_beside(ui) ? side_panel(ui, model) : over_and_under(ui, model);
}

}  // namespace ui
