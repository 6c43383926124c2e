// The sheets above the table: menu, log, results.
#include <array>

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/hud/hud.h"
#include "ui/hud/lots.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/chances.h"
#include "ui/screens/daily.h"
#include "ui/screens/labels.h"
#include "ui/screens/mail.h"
#include "ui/screens/mistakes.h"
#include "ui/screens/online.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

// Whether this is a room's game, whose luck is agreed with others.
bool is_online(const view::Session& session) { return play::throws_for_others(session.chance()); }

constexpr float kMenuWidth = 380.0F;
constexpr float kPairFrom = 300.0F;  // css px at text size 100 % that two tiles need
constexpr float kGameSheetWidth = 440.0F;
constexpr float kLogDisc = 10.0F;
constexpr float kLogDiscAt = 11.0F;
constexpr float kLogIndent = 32.0F;
// The podium.
constexpr std::size_t kSteps = 3;
constexpr float kStageShare = 0.36F;  // of the screen's height
constexpr float kStageLeast = 190.0F;
constexpr float kStageMost = 270.0F;
constexpr float kStepWidth = 140.0F;
constexpr float kStepGap = 3.0F;
constexpr float kStepCorner = 10.0F;
constexpr float kDiscMost = 26.0F;
constexpr float kDiscShare = 0.26F;  // of a step's width
constexpr float kNameLines = 1.4F;
constexpr float kNumberMargin = 12.0F;
constexpr float kCrown = 26.0F;
constexpr float kCrownAbove = 12.0F;
constexpr float kMetalLight = 0.2F;
constexpr float kMetalShade = 0.35F;
constexpr Colour kMetalDark = rgb(0x3a220c);
constexpr Colour kNumberInk = rgb(0x2a1807);

void podium_block(Ui& ui, const view::Session& session, Rect place, int rank,
                  core::SeatIndex seat) {
  static constexpr std::array<unsigned, 3> kMetals = {0xe2ae4f, 0xb9b6ae, 0xb87a48};
  static constexpr std::array<float, 3> kHeights = {1.0F, 0.7F, 0.52F};
  const auto index = static_cast<std::size_t>(rank);
  const float disc = std::min(kDiscMost, place.width() * kDiscShare);
  const std::string name = player_name(session.players()[seat], seat);
  const float name_high = ui.line(Type::Strong) * kNameLines;
  const float room = place.height() - 2 * disc - name_high - gap::kMedium;
  Rect step = place.cut_bottom(room * kHeights[index]);
  const Colour metal = rgb(kMetals[index]);
  Rect tread = step.grown(-kStepGap, 0);
  ui.gradient(tread, kStepCorner, mix(metal, kWhite, kMetalLight),
              mix(metal, kMetalDark, kMetalShade));
  const Rect number = tread.cut_top(std::min(tread.height(), ui.line(Type::Title) + kNumberMargin));
  ui.fit(Type::Title, number, kNumberInk, std::to_string(rank + 1));
  const Rect words = place.cut_bottom(name_high);
  ui.record_text(Role::Text, words, std::to_string(rank + 1) + ". " + name);
  ui.shorten(Type::Strong, words.grown(-2, 0), ui.colours().text, name, Align::Centre);
  const ImVec2 top{place.middle().x, place.max.y - disc - 2};
  colour_disc(ui, top, disc, session.tabletop().seat_hue(seat));
  if (rank == 0)
    ui.icon(top - ImVec2(0, disc + kCrownAbove), ui.colours().accent_text, icons::kCrown, kCrown);
}

std::string results_title(const view::Session& session) {
  const bool goes_on = play::next_round_waits(session.replay());
  const core::SeatIndex first =
      goes_on ? session.status().seat : play::standing(session.replay())[0];
  const std::string winner = player_name(session.players()[first], first);
  return goes_on ? tr("{0} wins the round", {winner}) : tr("{0} wins!", {winner});
}

// The first three on their steps, the others in lines below.
void podium(Ui& ui, const view::Session& session, Column& column) {
  const auto standing = play::standing(session.replay());
  const float high = std::clamp(ui.screen.height() * kStageShare, kStageLeast, kStageMost);
  const Rect stage = column.take(high, gap::kMedium);
  const auto shown = std::min(kSteps, standing.size());
  const float wide = std::min(stage.width() / static_cast<float>(kSteps), kStepWidth);
  const float left =
      stage.middle().x - wide * (shown == 2 ? 2.0F : static_cast<float>(kSteps)) * 0.5F;
  static constexpr std::array<float, 3> kPlaces = {1.0F, 0.0F, 2.0F};  // winner in the middle
  for (std::size_t rank = 0; rank < shown; ++rank) {
    podium_block(ui, session, box(left + kPlaces[rank] * wide, stage.min.y, wide, high),
                 static_cast<int>(rank), standing[rank]);
  }
  for (std::size_t rank = kSteps; rank < standing.size(); ++rank) {
    const std::string line = std::to_string(rank + 1) + ". " +
                             player_name(session.players()[standing[rank]], standing[rank]);
    ui.paragraph(column, Type::Body, ui.colours().muted, line, gap::kTiny);
  }
}

// The ways on, the most important first: to the next round or another game with the same people, to
// what was played, and to the set-up.
std::vector<WayOn> ways_on(const Model& model) {
  const view::Session& session = *model.session;
  std::vector<WayOn> ways;
  const auto add = [&ways](const char* key, std::string_view label, const char* icon, Wish wish,
                           bool closes = false) {
    ways.push_back({key, std::string(label), icon, std::move(wish), closes});
  };
  if (model.daily.on_table) {
    add("daily", tr("Your result of the daily race"), icons::kCalendarDays,
        wish::Open{SheetKind::Daily});
  }
  const bool online = is_online(session);
  if (online && model.online.may_next)
    add("next-game", tr("Another game, one seat further"), icons::kRotateCcw, wish::NextRoomGame{},
        true);
  if (online && model.online.stage == OnlinePage::Stage::Lobby)
    add("lobby", tr("To the next game"), icons::kUsers, wish::OpenRoom{}, true);
  const bool sealed = std::holds_alternative<play::SealedCards>(session.chance());
  const bool waits = play::next_round_waits(session.replay());
  if (!online && !waits) add("rematch", tr("Rematch"), icons::kRotateCcw, wish::Rematch{}, true);
  if (!online && waits && (!sealed || model.mail.deals))
    add("next-round", tr("Next round"), icons::kPlay, wish::NextRound{}, true);
  if (may_look_back(session.replay()) && has_people(session.replay()))
    add("mistakes", tr("Your costliest decisions"), icons::kLightbulb,
        wish::Open{SheetKind::Mistakes});
  if (may_look_back(session.replay()))
    add("chances", tr("How the game went"), icons::kChartLine, wish::Open{SheetKind::Chances});
  if (!online) {
    for (WayOn& way : game_hud(session).ways_on(session)) ways.push_back(std::move(way));
  }
  add("watch", tr("Watch again"), icons::kHistory, wish::Watch{});
  add("share", tr("Share"), icons::kShare2, wish::ShareTable{});
  add("new-setup", tr("New set-up"), icons::kSlidersHorizontal, wish::Go{Screen::Setup}, true);
  return ways;
}

void go_on(Model& model, const WayOn& way) {
  model.ask(way.wish);
  if (way.closes) model.results_open = false;
}

// Two as buttons, the first of them brass; the others, and looking at the board, as icons.
void show_ways_on(Ui& ui, Model& model, Column& column) {
  constexpr std::size_t kButtons = 2;
  const std::vector<WayOn> ways = ways_on(model);
  std::vector<IconTile> tiles;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const WayOn& way = ways[i];
    if (i >= kButtons) {
      tiles.push_back({way.key, way.label, way.icon});
      continue;
    }
    const ButtonStyle style{i == 0 ? Look::Primary : Look::Secondary, way.icon, Align::Left};
    if (row_button(ui, column, way.key, way.label, style)) go_on(model, way);
  }
  tiles.push_back({"look", tr("Look at the board"), icons::kEye});
  const auto chosen = icon_tiles(ui, column, tiles);
  if (!chosen) return;
  if (*chosen + 1 == tiles.size()) {
    model.results_open = false;
  } else {
    go_on(model, ways[*chosen + kButtons]);
  }
}

}  // namespace

namespace {

// A tile of the menu: its label and its wish.
struct Tile {
  const char* key;
  std::string_view label;
  const char* icon;
  Wish wish;
};

std::vector<Tile> menu_tiles(const Model& model) {
  const bool online = is_online(*model.session);
  std::vector<Tile> tiles = {
      {"help", tr("How to play"), icons::kScrollText, wish::Open{SheetKind::Help}},
      {"log", tr("What happened"), icons::kList, wish::Open{SheetKind::Log}},
      {"fairness", has_cards(model.session->match().game()) ? tr("Cards") : tr("Dice"),
       icons::kScale, wish::Open{SheetKind::Fairness}},
      {"watch", tr("Watch again"), icons::kHistory, wish::Watch{}},
      {"share", tr("Share"), icons::kShare2, wish::ShareTable{}}};
  if (online) {
    tiles.push_back({"people", tr("At this table"), icons::kUsers, wish::Open{SheetKind::Online}});
  } else {
    tiles.push_back({"online", tr("Play online"), icons::kUsers, wish::InviteTable{}});
    // A game with several people can travel from one to another.
    if (!model.mail.travels && count_people(*model.session) > 1)
      tiles.push_back({"mail", tr("Play by link"), icons::kSend, wish::OfferMail{}});
    tiles.push_back({"rematch", tr("Start this game again"), icons::kRotateCcw, wish::Rematch{}});
  }
  if (model.update_ready)
    tiles.push_back({"update", tr("Load the new version"), icons::kDownload, wish::Update{}});
  tiles.push_back({"leave", tr("To the title page"), icons::kHouse, wish::Go{Screen::Title}});
  return tiles;
}

// Two side by side if there is space, each pair as high as the longer words need.
void tile_pairs(Ui& ui, Model& model, Column& column) {
  const std::vector<Tile> tiles = menu_tiles(model);
  const bool two = column.width > kPairFrom * ui.text_scale;
  const std::size_t a_row = two ? 2 : 1;
  const float wide = two ? (column.width - gap::kSmall) * 0.5F : column.width;
  const auto style = [](const Tile& tile) {
    return ButtonStyle{Look::Ghost, tile.icon, Align::Left, true, Type::Body};
  };
  for (std::size_t i = 0; i < tiles.size(); i += a_row) {
    const std::size_t end = std::min(tiles.size(), i + a_row);
    float high = 0.0F;
    for (std::size_t k = i; k < end; ++k)
      high = std::max(high, button_height(ui, tiles[k].label, wide, style(tiles[k])));
    Rect row = column.take(high, gap::kTiny);
    for (std::size_t k = i; k < end; ++k) {
      const Rect at = row.cut_left(wide);
      row.cut_left(gap::kSmall);
      if (!button(ui, tiles[k].key, at, tiles[k].label, style(tiles[k]))) continue;
      model.ask(tiles[k].wish);
      model.menu_open = false;
    }
  }
}

}  // namespace

void show_menu(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.menu_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "menu", tr("Menu"), model.menu_open, kMenuWidth);
  Column& column = sheet.scroll.column;
  // The podium, with the way on, may have been closed to look at the board.
  const bool over = model.session->status().over;
  const auto label = over ? tr("The podium") : tr("Back to the game");
  if (row_button(ui, column, over ? "results" : "resume", label,
                 {Look::Primary, over ? icons::kCrown : icons::kPlay, Align::Left})) {
    if (over) model.ask(wish::Open{SheetKind::Results});
    model.menu_open = false;
  }
  if (row_button(ui, column, "settings", tr("Settings"),
                 {Look::Secondary, icons::kSettings, Align::Left})) {
    model.ask(wish::Open{SheetKind::Settings});
    model.menu_open = false;
  }
  tile_pairs(ui, model, column);
  own_dice_toggle(ui, model, column);
  end_sheet(ui, sheet);
}

void show_log(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.log_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "log", tr("What happened"), model.log_open);
  Column& column = sheet.scroll.column;
  constexpr std::size_t kMost = 120;
  const auto lines = log_lines(*model.session, kMost);
  if (lines.empty()) ui.paragraph(column, Type::Body, ui.colours().muted, tr("Nothing yet."));
  for (std::size_t i = lines.size(); i-- > 0;) {
    colour_disc(ui, {column.x + kLogDiscAt, column.y + ui.line(Type::Body) * 0.5F}, kLogDisc,
                model.session->tabletop().seat_hue(lines[i].seat));
    Column inner{column.x + kLogIndent, column.y, column.width - kLogIndent};
    ui.paragraph(inner, Type::Body, ui.colours().text, lines[i].text, gap::kSmall);
    column.y = inner.y;
  }
  end_sheet(ui, sheet);
}

void show_game_sheet(Ui& ui, Model& model) {
  const std::string title =
      model.session == nullptr ? "" : game_hud(*model.session).sheet_title(*model.session);
  if (title.empty()) {
    model.game_sheet_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "sheet", title, model.game_sheet_open, kGameSheetWidth);
  game_hud(*model.session).sheet(ui, model, sheet.scroll.column);
  end_sheet(ui, sheet);
}

void show_results(Ui& ui, Model& model) {
  if (model.session == nullptr || !model.session->status().over) {
    model.results_open = false;
    return;
  }
  const view::Session& session = *model.session;
  Sheet sheet =
      begin_sheet(ui, "results", results_title(session), model.results_open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  podium(ui, session, column);
  column.space(gap::kSmall);
  game_hud(session).results(ui, session, column);
  column.space(gap::kSmall);
  show_ways_on(ui, model, column);
  end_sheet(ui, sheet);
}

}  // namespace ui
