// The title screen: the name of the game, the games, and the buttons to everything else.
#include <algorithm>
#include <string_view>
#include <vector>

#include "assets/icons.h"
#include "ui/draft/known.h"
#include "ui/kit/sheet.h"
#include "ui/kit/tiles.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "ui/online_page.h"
#include "ui/screens/daily.h"
#include "ui/screens/help.h"
#include "ui/title/parts.h"
#include "ui/title/title.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kWider = 1.05F;        // width to height: the menu is beside the table …
constexpr float kWideScreen = 640.0F;  // … from this width on
constexpr float kMenuShare = 0.42F;
constexpr float kMenuLeast = 300.0F;
constexpr float kMenuMost = 500.0F;
constexpr float kMenuGrowth = 1.3F;  // at most, of its least width, as the text grows
constexpr float kLeftShare = 0.03F;
constexpr float kBoardLeast = 96.0F;  // css px: a lower table is not worth its space, …
constexpr float kBoardShare = 0.14F;  // … nor one of less of the screen: see unseen_below
constexpr float kPeep = 26.0F;  // css px of the next button: cut off, it says that more follows
constexpr float kColumn = 520.0F;
constexpr float kLaunch = 460.0F;
constexpr float kNameLine = 1.1F;      // share of the type's size
constexpr float kNameShadow = 0.045F;  // how far the shadow falls
constexpr float kNameSmall = 0.62F;    // on a phone
constexpr float kMottoInk = 0.86F;

// Smaller and in the middle where space is scarce.
void name_of_the_game(Ui& ui, Column& column, bool small) {
  const Palette& c = ui.colours();
  const std::string_view name = "Homestretch";
  const float full = ui.measure(Type::Display, name).x;
  const float scale = std::min(small ? kNameSmall : 1.0F, column.width / full);
  const float size = ui.fonts.size(Type::Display) * scale;
  const Rect line = column.take(size * kNameLine, gap::kSmall);
  ui.record_text(Role::Heading, line, name);
  const float x = line.min.x + (small ? (column.width - full * scale) * 0.5F : 0.0F);
  constexpr float kShadow = 0.55F;
  ImFont* face = ui.fonts.face(Type::Display);
  ui.draw->AddText(face, size, {x, line.min.y + size * kNameShadow}, rgb(0, kShadow), name.data(),
                   name.data() + name.size());
  ui.draw->AddText(face, size, {x, line.min.y}, c.on_table, name.data(), name.data() + name.size());
}

// The words below the name.
std::string_view motto() { return tr("Old race games, finely made."); }

// Their height in that width; 0 if a menu, `tall` without them, would be higher than `room` with
// them.
float motto_height(const Ui& ui, float width, float tall, float room) {
  const float high = ui.measure(Type::Body, motto(), width).y + gap::kMedium;
  return tall + high > room ? 0.0F : high;
}

void show_motto(Ui& ui, Column& column, float high) {
  const Rect line = column.take(high - gap::kMedium, gap::kMedium);
  ui.record_text(Role::Text, line, motto());
  ui.fit(Type::Body, line, faded(ui.colours().on_table, kMottoInk), motto(), Align::Left);
}

// A button to something other than a game.
struct Way {
  IconTile tile;
  Wish wish;
};

std::vector<Way> other_ways(const Model& model) {
  // Others may be waiting for the person here at a table online.
  const bool sits = model.online.stage != OnlinePage::Stage::Off;
  std::vector<Way> ways = {
      {{"tables", sits ? tr("Back to my table") : tr("Open tables"), icons::kUsers},
       sits ? Wish(wish::OpenRoom{}) : Wish(wish::Go{Screen::Tables})},
      {{"games", tr("Games"), icons::kFolderOpen}, wish::Go{Screen::Games}},
      {{"statistics", tr("Statistics"), icons::kChartColumn}, wish::Open{SheetKind::Statistics}},
      {{"help", tr("How to play"), icons::kScrollText}, wish::Open{SheetKind::Help}},
      {{"settings", tr("Settings"), icons::kSettings}, wish::Open{SheetKind::Settings}},
      {{"about", tr("About"), icons::kInfo}, wish::Open{SheetKind::About}},
  };
  if (model.update_ready) {
    ways.push_back({{"update", tr("Load the new version"), icons::kDownload}, wish::Update{}});
  }
  if (model.native) {
    ways.push_back({{"quit", tr("Quit"), icons::kX}, wish::Quit{}});
  }
  return ways;
}

void other_buttons(Ui& ui, Model& model, Column& column) {
  constexpr float kLeastWidth = 66.0F;
  const std::vector<Way> ways = other_ways(model);
  std::vector<IconTile> tiles;
  tiles.reserve(ways.size());
  for (const Way& way : ways) tiles.push_back(way.tile);
  const auto chosen = icon_tiles(ui, column, tiles, {kLeastWidth, true});
  if (chosen) model.ask(ways[*chosen].wish);
  column.space(gap::kSmall);
}

void languages(Ui& ui, Model& model, Column& column) {
  int chosen = static_cast<int>(view::words().language());
  if (!choice_row(ui, column, "language", tr("Language"), language_options(), chosen)) return;
  model.settings.language = static_cast<view::Language>(chosen);
  model.ask(wish::KeepSettings{});
}

// The buttons to everything that is not a game, after the offer of a lesson.
void more(Ui& ui, Model& model, Column& column) {
  daily_button(ui, model, column);
  column.space(gap::kTiny);
  other_buttons(ui, model, column);
  languages(ui, model, column);
}

// Without space for a table, it is put below the screen in its usual size: from far above, the
// camera would see where the wood ends.
Rect unseen_below(const Ui& ui, const Rect& foot) {
  return box(foot.min.x, ui.screen.max.y, foot.width(), foot.width());
}

// The menu is at the left, vertically centred as soon as its height is known; the chosen game's
// buttons are below its table.
void beside_table(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float wide =
      std::clamp(room.width() * kMenuShare, kMenuLeast * std::min(kMenuGrowth, ui.text_scale),
                 kMenuMost * ui.text_scale);
  Rect left = room.cut_left(wide + gap::kWide);
  left.cut_left(std::min(gap::kWide, room.width() * kLeftShare));
  room = room.grown(-gap::kLarge);
  const float bar = std::min(room.width(), kLaunch * ui.text_scale);
  const float launch = launch_height(ui, model, bar);
  const bool seen = room.height() - launch - gap::kMedium >= kBoardLeast;
  // Without a table the name takes its place, if there is the room, and leaves the menu to the
  // games.
  const float name = ui.fonts.size(Type::Display) * kNameSmall * kNameLine + gap::kSmall;
  const bool aside = !seen && room.height() >= name + launch;
  if (aside) {
    room = centred(room, {bar, name + launch});
    Column head{room.min.x, room.min.y, bar};
    name_of_the_game(ui, head, true);
    room.cut_top(name);
  }
  Scroll scroll = begin_scroll(ui, "menu", left, gap::kLarge);
  const unsigned tall_id = ui.id("tall");
  const float tall = ui.recall(tall_id, 0.0F);
  const bool low = ui.screen.height() < kLow;
  const float words =
      aside || low ? 0.0F : motto_height(ui, scroll.column.width, tall, left.height());
  scroll.column.y += std::max(0.0F, (left.height() - tall - words) * 0.5F);
  const float top = scroll.column.y;
  if (!aside) name_of_the_game(ui, scroll.column, low);
  if (words > 0.0F) show_motto(ui, scroll.column, words);
  game_cards(ui, model, scroll);
  lesson_offer(ui, model, scroll.column);
  more(ui, model, scroll.column);
  ui.remember_size(tall_id, scroll.column.y - top + 2 * gap::kLarge - words);
  end_scroll(ui, scroll);
  const Rect whole = room;
  const Rect foot = room.cut_bottom(launch);
  room.cut_bottom(gap::kMedium);
  model.table = seen ? room : unseen_below(ui, foot);
  launch_bar(ui, model, centred(seen ? foot : whole, {bar, foot.height()}));
}

// The chosen game's buttons are at the foot, within a thumb's reach; the table takes the space
// above the games.
void below_table(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float wide = std::min(room.width(), kColumn * ui.text_scale);
  const float bar = wide - 2.0F * gap::kSmall;
  Rect foot = room.cut_bottom(launch_height(ui, model, bar) + gap::kSmall);
  foot.cut_bottom(gap::kSmall);
  const unsigned tall_id = ui.id("tall");
  const float tall = ui.recall(tall_id, room.height());
  const float left = std::min(room.height() - tall, room.width());
  const bool seen = left >= std::max(kBoardLeast, kBoardShare * ui.screen.height());
  model.table = seen ? room.cut_top(left) : unseen_below(ui, foot);
  Scroll scroll = begin_scroll(ui, "menu", centred(room, {wide, room.height()}), gap::kMedium);
  const float top = scroll.column.y;
  name_of_the_game(ui, scroll.column, true);
  game_cards(ui, model, scroll);
  lesson_offer(ui, model, scroll.column);
  const float height = scroll.column.y - top + gap::kMedium + kPeep;
  ui.remember_size(tall_id, height);
  more(ui, model, scroll.column);
  end_scroll(ui, scroll, 2.0F * gap::kMedium);
  launch_bar(ui, model, centred(foot, {bar, foot.height()}));
}

}  // namespace

void show_title(Ui& ui, Model& model) {
  ui.push("title");
  model.table_shown = true;
  if (model.chooses_own_game) {
    choose_game(model, shelf(view::words().language()).games.front());
    model.chooses_own_game = true;
  }
  const bool beside =
      ui.screen.width() > ui.screen.height() * kWider && ui.screen.width() >= kWideScreen;
  beside ? beside_table(ui, model) : below_table(ui, model);
  ui.pop();
}

}  // namespace ui
