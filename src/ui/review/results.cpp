// The results: the podium, and the ways on.
#include "ui/review/results.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "assets/icons.h"
#include "games/sides.h"
#include "ui/draft/labels.h"
#include "ui/hud/game.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/sheet.h"
#include "ui/kit/symbol.h"
#include "ui/kit/tiles.h"
#include "ui/model.h"
#include "ui/online_page.h"
#include "ui/review/chances.h"
#include "ui/review/mistakes.h"
#include "ui/screens/daily.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr std::size_t kSteps = 3;
constexpr float kStageShare = 0.36F;  // of the screen's height
constexpr float kStageLeast = 190.0F;
constexpr float kStageLow = 132.0F;  // … on a screen that is lower than kLow
constexpr float kLow = 480.0F;
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
  // Its foot stands on the ground: only the upper corners are round.
  ui.push_clip(step);
  ui.gradient({tread.min, tread.max + ImVec2(0, kStepCorner)}, kStepCorner,
              mix(metal, kWhite, kMetalLight), mix(metal, kMetalDark, kMetalShade));
  ui.pop_clip();
  const Type type = tread.height() < ui.line(Type::Title) ? Type::Strong : Type::Title;
  const Rect number = tread.cut_top(std::min(tread.height(), ui.line(type) + kNumberMargin));
  ui.fit(type, number, kNumberInk, std::to_string(rank + 1));
  const Rect words = place.cut_bottom(name_high);
  ui.record_text(Role::Text, words, std::to_string(rank + 1) + ". " + name);
  ui.shorten(Type::Strong, words.grown(-2, 0), ui.colours().text, name, Align::Centre);
  const ImVec2 top{place.middle().x, place.max.y - disc - 2};
  seat_face(ui, session, seat, top, disc);
  if (rank == 0)
    ui.icon(top - ImVec2(0, disc + kCrownAbove), ui.colours().accent_text, icons::kCrown, kCrown);
}

// The place of each seat in that order: those who play together share one.
std::vector<int> ranks_of(const games::Game& game, std::span<const core::SeatIndex> order) {
  std::vector<int> ranks;
  for (std::size_t i = 0; i < order.size(); ++i) {
    int rank = i == 0 ? 0 : 1 + *std::max_element(ranks.begin(), ranks.end());
    for (std::size_t before = 0; before < i; ++before) {
      if (games::same_side(game, order[before], order[i])) rank = ranks[before];
    }
    ranks.push_back(rank);
  }
  return ranks;
}

// How many stand on steps: three at most, and nobody who shares a place with somebody below.
std::size_t count_on_steps(std::span<const int> ranks) {
  std::size_t count = std::min(kSteps, ranks.size());
  while (count > 1 && count < ranks.size() && ranks[count] == ranks[count - 1]) --count;
  return count;
}

// The first on their steps, the others in lines below.
void podium(Ui& ui, const view::Session& session, Column& column) {
  const auto standing = play::places(session.replay());
  const std::vector<int> ranks =
      ranks_of(session.match().game(), {standing.begin(), standing.end()});
  const float high = std::clamp(
      ui.screen.height() * kStageShare,
      ui.screen.height() < kLow * ui.text_scale ? kStageLow * ui.text_scale : kStageLeast,
      kStageMost);
  const Rect stage = column.take(high, gap::kMedium);
  const std::size_t shown = count_on_steps(ranks);
  ui.draw->AddLine({stage.min.x, stage.max.y}, stage.max, ui.colours().edge);
  const float wide = std::min(stage.width() / static_cast<float>(kSteps), kStepWidth);
  const float left =
      stage.middle().x - wide * (shown == 2 ? 2.0F : static_cast<float>(kSteps)) * 0.5F;
  static constexpr std::array<float, 3> kPlaces = {1.0F, 0.0F, 2.0F};  // winner in the middle
  for (std::size_t i = 0; i < shown; ++i) {
    podium_block(ui, session, box(left + kPlaces[i] * wide, stage.min.y, wide, high), ranks[i],
                 standing[i]);
  }
  for (std::size_t i = shown; i < standing.size(); ++i) {
    const std::string line = std::to_string(ranks[i] + 1) + ". " +
                             player_name(session.players()[standing[i]], standing[i]);
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
    add("next-game", tr("Another game: everyone moves on one seat"), icons::kRotateCcw,
        wish::NextRoomGame{}, true);
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
  add("new-setup", tr("New set-up"), icons::kSlidersHorizontal,
      wish::SetUp{known_of(session.match().game().rules())}, true);
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
    const ButtonStyle style = i == 0 ? ButtonStyle{Look::Primary, way.icon}
                                     : ButtonStyle{Look::Secondary, way.icon, Align::Left};
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

void show_results(Ui& ui, Model& model) {
  if (model.session == nullptr || !model.session->status().over) {
    model.results_open = false;
    return;
  }
  const view::Session& session = *model.session;
  Sheet sheet =
      begin_sheet(ui, "results", victory_words(session), model.results_open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  podium(ui, session, column);
  column.space(gap::kSmall);
  game_hud(session).results(ui, session, column);
  column.space(gap::kSmall);
  show_ways_on(ui, model, column);
  end_sheet(ui, sheet);
}

}  // namespace ui
