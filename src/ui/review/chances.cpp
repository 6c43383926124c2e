// The sheet's words and rows; its analysis from frame to frame.
#include "ui/review/chances.h"

#include <cmath>

#include "ai/weights.h"
#include "assets/icons.h"
#include "play/views.h"
#include "ui/draft/labels.h"
#include "ui/hud/hint.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/sheet.h"
#include "ui/kit/ui.h"
#include "ui/mail_page.h"
#include "ui/model.h"
#include "ui/review/review.h"
#include "view/review/review.h"
#include "view/table/session.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using ai::Analysis;
using view::tr;

namespace {

constexpr float kSheet = 720.0F;
constexpr float kGraphShare = 0.32F;  // of the screen's height
constexpr float kGraphLeast = 170.0F;
constexpr float kGraphMost = 300.0F;
constexpr int kWidest = 100;  // percent
constexpr float kBar = 8.0F;
constexpr float kBarCorner = 4.0F;
constexpr float kBeyondBar = 4.0F;  // css px by which the middle line is longer than the bar
constexpr float kDisc = 10.0F;
constexpr float kDiscRoom = 24.0F;
constexpr float kLuckRow = 30.0F;
constexpr float kBesideChance = 34.0F;
constexpr float kBadge = 10.0F;
constexpr float kBadgeNumber = 16.0F;
constexpr float kBadgeRoom = 30.0F;
constexpr float kSwingDisc = 28.0F;
constexpr float kAskAgain_s = 0.5F;  // whether the expert's weights have arrived

const play::Replay* replay_of(const Model& model) {
  if (model.screen == Screen::Review && model.watching.review != nullptr)
    return &model.watching.review->replay();
  return model.screen == Screen::Table && model.session != nullptr ? &model.session->replay()
                                                                   : nullptr;
}

bool same_game(const play::Replay& a, const play::Replay& b) {
  if (a.rounds.size() != b.rounds.size()) return false;
  for (std::size_t i = 0; i < a.rounds.size(); ++i) {
    const play::Match& x = a.rounds[i];
    const play::Match& y = b.rounds[i];
    if (x.made() != y.made() || x.origin() != y.origin() ||
        x.game().rules_line() != y.game().rules_line())
      return false;
  }
  return true;
}

void open_analysis(Model& model, const play::Replay& replay) {
  ChancesPage& page = model.chances;
  const bool learned = ai::weights_fit(replay.rounds.back().game());
  const bool known = page.analysis != nullptr && same_game(page.analysis->replay(), replay);
  if (known && page.learned == learned) return;
  page.learned = learned;
  page.analysis.reset();
  page.cursor = 0;
  if (model.bots_ready(replay.rounds.back())) {
    page.analysis = std::make_unique<Analysis>(replay);
  }
}

std::string names_at(const view::Session& session, const Analysis::Point& point) {
  const view::Names names = names_of(session);
  std::string said;
  for (std::size_t seat = 0; seat < names.seats.size(); ++seat) {
    said += (seat == 0 ? "" : ", ") + names.seats[seat] + " " + chance_words(point.chances[seat]);
  }
  return said;
}

// Everybody's chance at the cursor, as many side by side as fit.
void at_cursor(Ui& ui, const view::Session& session, const ChancesPage& page, Column& column) {
  const Palette& c = ui.colours();
  const Analysis::Point& point = page.analysis->points()[page.cursor];
  const auto count = session.players().size();
  const float wide = ui.measure(Type::Strong, chance_words(ai::kCertain - 1)).x + kBesideChance;
  const auto a_row = std::max<std::size_t>(1, static_cast<std::size_t>(column.width / wide));
  const std::string where =
      tr("Step {0} of {1}", {std::to_string(point.at), std::to_string(page.analysis->length())});
  ui.paragraph(column, Type::Caption, c.muted, where, gap::kTiny);
  for (std::size_t seat = 0; seat < count;) {
    Rect row = column.take(std::max(kDiscRoom, ui.line(Type::Strong)), gap::kTiny);
    const float cell = row.width() / static_cast<float>(std::min(count, a_row));
    for (std::size_t i = 0; i < a_row && seat < count; ++i, ++seat) {
      Rect at = row.cut_left(cell);
      const auto index = static_cast<core::SeatIndex>(seat);
      seat_disc(ui, session, index, at.cut_left(kDiscRoom).middle(), kDisc);
      at.cut_left(gap::kTiny);
      ui.record_text(Role::Text, at,
                     view::labelled(player_name(session.players()[seat], seat),
                                    chance_words(point.chances[seat])));
      ui.fit(Type::Strong, at, c.text, chance_words(point.chances[seat]), Align::Left);
    }
  }
  column.space(gap::kSmall);
}

void watch_from(Model& model, std::size_t moves) {
  model.ask(wish::WatchFrom{moves});
  model.chances.open = false;
}

void watch_button(Ui& ui, Model& model, Column& column) {
  const std::string_view label = tr("Watch from this moment");
  const ButtonStyle style{Look::Secondary, icons::kPlay};
  const float high = button_height(ui, label, column.width, style);
  if (button(ui, "watch", column.take(high, gap::kLarge), label, style))
    watch_from(model, model.chances.analysis->points()[model.chances.cursor].at);
}

// One of the greatest changes, as a button that shows it.
void swing_row(Ui& ui, Model& model, const view::Session& session, std::size_t index,
               Column& column) {
  const Palette& c = ui.colours();
  const Analysis& analysis = *model.chances.analysis;
  const Analysis::Swing& swing = analysis.swings()[index];
  const std::string sentence = swing_words(session, analysis.replay(), swing);
  const std::string gain = gain_words(swing.gain);
  const std::string name = player_name(session.players()[swing.seat], swing.seat);
  const float number = ui.measure(Type::Strong, gain).x + gap::kSmall;
  const float words =
      column.width - 2 * gap::kMedium - kBadgeRoom - kSwingDisc - number - gap::kSmall;
  const float high = std::max(kTouch, ui.measure(Type::Body, sentence, words).y + 2 * gap::kSmall);
  const Rect rect = column.take(high, gap::kSmall);
  const Touch touch = ui.touch("swing-" + std::to_string(index + 1), rect,
                               {Role::Button, sentence + " " + name + " " + gain});
  ui.draw->AddRectFilled(rect.min, rect.max, mix(c.raised, c.raised_hover, touch.hover),
                         corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, c.edge, corner::kControl);
  Rect inner = rect.grown(-gap::kMedium, 0);
  const ImVec2 badge = inner.cut_left(kBadgeRoom).middle() - ImVec2(gap::kTiny, 0);
  ui.draw->AddCircleFilled(badge, kBadge, c.text);
  ui.fit(Type::Caption, centred({badge, badge}, {kBadgeNumber, kBadgeNumber}), c.panel,
         std::to_string(index + 1));
  ui.fit(Type::Strong, inner.cut_right(number), c.text, gain, Align::Right);
  const ImVec2 disc = inner.cut_right(kSwingDisc).middle();
  seat_disc(ui, session, swing.seat, disc, kDisc);
  inner.cut_right(gap::kSmall);
  ui.fit(Type::Body, inner, c.text, sentence, Align::Left);
  if (touch.clicked) watch_from(model, swing.at);
}

void swings(Ui& ui, Model& model, const view::Session& session, Column& column) {
  if (model.chances.analysis->swings().empty()) return;
  ui.paragraph(column, Type::Strong, ui.colours().text, tr("What changed most"), gap::kSmall);
  for (std::size_t i = 0; i < model.chances.analysis->swings().size(); ++i) {
    swing_row(ui, model, session, i, column);
  }
  column.space(gap::kSmall);
}

// A bar from the middle: to the right for gains, to the left for losses.
void gain_bar(Ui& ui, const Rect& rect, float share) {
  const Palette& c = ui.colours();
  const Rect track = centred(rect, {rect.width(), kBar});
  const float middle = track.middle().x;
  ui.draw->AddRectFilled(track.min, track.max, c.well, kBarCorner);
  const float end = middle + share * track.width() * 0.5F;
  if (std::abs(end - middle) >= 1.0F) {
    ui.draw->AddRectFilled({std::min(middle, end), track.min.y},
                           {std::max(middle, end), track.max.y}, share < 0 ? c.danger : c.accent,
                           2);
  }
  ui.draw->AddLine({middle, track.min.y - kBeyondBar}, {middle, track.max.y + kBeyondBar}, c.muted,
                   1.0F);
}

float disc_and_gap() { return kDiscRoom + gap::kSmall; }
float number_width(const Ui& ui) {
  return ui.measure(Type::Strong, "−" + view::percent_words(kWidest)).x + gap::kTiny;
}

// The layout of the table of luck; the name is above its numbers if there is little space.
struct LuckTable {
  float name = 0.0F;  // the widest one
  float most = 1.0F;  // the greatest luck, good or bad
};

void luck_row(Ui& ui, const view::Session& session, const Analysis& analysis, core::SeatIndex seat,
              const LuckTable& table, Column& column) {
  const Palette& c = ui.colours();
  const std::string name = player_name(session.players()[seat], seat);
  const std::string luck = gain_words(analysis.luck(seat));
  const std::string lost = gain_words(-analysis.given_away(seat));
  const float number = number_width(ui);
  const float left = column.width - disc_and_gap() - 2 * number - gap::kSmall - gap::kMedium;
  const bool above = left < table.name;
  const float line = std::max(kLuckRow, ui.line(Type::Strong) + gap::kTiny);
  Rect row = column.take(above ? 2 * line : line, gap::kTiny);
  ui.record_text(Role::Text, row, tr("{0}: luck {1}, lost {2}", {name, luck, lost}));
  Rect title = above ? row.cut_top(line) : row;
  seat_disc(ui, session, seat, title.cut_left(kDiscRoom).middle(), kDisc);
  title.cut_left(gap::kSmall);
  row.cut_left(disc_and_gap());
  ui.fit(Type::Strong, row.cut_right(number), c.text, lost, Align::Right);
  row.cut_right(gap::kMedium);
  ui.fit(Type::Strong, row.cut_right(number), c.text, luck, Align::Right);
  row.cut_right(gap::kSmall);
  // The bar takes the width that the names leave, if that is enough.
  constexpr float kLeast = 48.0F;
  const float bar = above ? row.width() : left - table.name - gap::kMedium;
  if (bar >= kLeast) {
    gain_bar(ui, row.cut_right(bar), static_cast<float>(analysis.luck(seat)) / table.most);
  }
  ui.shorten(Type::Body, above ? title : row, c.text, name);
}

void luck_heads(Ui& ui, Column& column) {
  const Palette& c = ui.colours();
  Rect row = column.take(ui.line(Type::Caption), gap::kTiny);
  const float number = number_width(ui);
  ui.fit(Type::Caption, row.cut_right(number), c.muted, tr("Lost"), Align::Right);
  row.cut_right(gap::kMedium);
  ui.fit(Type::Caption, row.cut_right(number), c.muted, tr("Luck"), Align::Right);
}

void luck_and_skill(Ui& ui, const view::Session& session, const Analysis& analysis,
                    Column& column) {
  const Palette& c = ui.colours();
  ui.paragraph(column, Type::Strong, c.text, tr("Luck and skill"), gap::kTiny);
  const auto count = static_cast<core::SeatIndex>(session.players().size());
  LuckTable table;
  for (core::SeatIndex seat = 0; seat < count; ++seat) {
    const std::string name = player_name(session.players()[seat], seat);
    table.name = std::max(table.name, ui.measure(Type::Body, name).x);
    table.most = std::max(table.most, std::abs(static_cast<float>(analysis.luck(seat))));
  }
  luck_heads(ui, column);
  for (core::SeatIndex seat = 0; seat < count; ++seat) {
    luck_row(ui, session, analysis, seat, table, column);
  }
  column.space(gap::kSmall);
  ui.paragraph(column, Type::Caption, c.muted, luck_words(), gap::kTiny);
  ui.paragraph(column, Type::Caption, c.muted,
               tr("Lost: the chances that one’s own moves gave away, compared with what the expert "
                  "would have played."),
               gap::kSmall);
}

}  // namespace

std::string_view luck_words() {
  return tr(
      "Luck: what every throw or card brought in chances to win, compared with the average of "
      "all that could have come.");
}

void open_chances(Model& model) {
  const play::Replay* replay = replay_of(model);
  if (replay == nullptr) return;
  model.chances.open = true;
  open_analysis(model, *replay);
}

void open_mistakes(Model& model) {
  const play::Replay* replay = replay_of(model);
  if (replay == nullptr) return;
  model.chances.mistakes_open = true;
  open_analysis(model, *replay);
}

const view::Session& session_looked_at(const Model& model) {
  return model.screen == Screen::Review ? model.watching.review->session() : *model.session;
}

bool look_back(Ui& ui, Model& model) {
  ChancesPage& page = model.chances;
  const play::Replay* replay = replay_of(model);
  if (replay == nullptr) {
    page.open = page.mistakes_open = false;
    return false;
  }
  if (page.analysis == nullptr) open_analysis(model, *replay);
  if (page.analysis == nullptr) {
    ui.want_frame_in(kAskAgain_s);
    return true;
  }
  if (page.analysis->done()) return true;
  // The cursor stays at the latest point, unless the person has moved it.
  const bool at_end = page.cursor + 1 >= page.analysis->points().size();
  (void)page.analysis->think(ai::kNodesPerFrame);
  if (at_end) page.cursor = page.analysis->points().size() - 1;
  ui.want_frame();
  return true;
}

void moment_please(Ui& ui, Column& column) {
  ui.paragraph(column, Type::Body, ui.colours().muted, tr("One moment, please."));
}

void looking_back(Ui& ui, const Analysis& analysis, Column& column) {
  if (analysis.done()) return;
  const Palette& c = ui.colours();
  const auto length = static_cast<float>(std::max<std::size_t>(1, analysis.length()));
  const float share = static_cast<float>(analysis.seen()) / length;
  const std::string words =
      tr("The expert looks at the game: {0}%", {std::to_string(view::whole_percent(share))});
  ui.paragraph(column, Type::Caption, c.muted, words, gap::kTiny);
  const Rect bar = column.take(kBar, gap::kMedium);
  ui.draw->AddRectFilled(bar.min, bar.max, c.well, kBarCorner);
  ui.draw->AddRectFilled(bar.min, {bar.min.x + bar.width() * share, bar.max.y}, c.accent,
                         kBarCorner);
}

bool may_look_back(const play::Replay& replay) {
  const play::Match& match = replay.rounds.back();
  const bool any = replay.rounds.size() > 1 || !match.made().empty();
  return any && !play::is_view(replay) && !play::hides_something(match);
}

std::string gain_words(std::int64_t gain) {
  constexpr std::int64_t kWhole = 100;
  const std::int64_t size = gain < 0 ? -gain : gain;
  const auto percent = static_cast<int>((size * kWhole + ai::kCertain / 2) / ai::kCertain);
  const std::string words = view::percent_words(percent);
  return percent == 0 ? words : (gain < 0 ? "−" : "+") + words;
}

namespace {

std::string next_throw_words(const view::Session& session, const core::Event& previewed) {
  return tr("{0}’s next throw will be a {1}.",
            {player_name(session.players()[previewed.size], previewed.size),
             std::to_string(previewed.value)});
}

}  // namespace

std::string swing_words(const view::Session& session, const play::Replay& replay,
                        const Analysis::Swing& swing) {
  const play::Match& match = replay.rounds[swing.round];
  const games::Game& game = match.game();
  std::size_t ply = swing.at - 1;
  for (std::size_t i = 0; i < swing.round; ++i) ply -= replay.rounds[i].made().size();
  games::State state = swing.before;
  const core::SeatIndex drew = session.tabletop().turn(state);
  std::string words;
  do {
    core::EventList events;
    game.play(state, match.made()[ply++], &events);
    // What has become known is a throw to come.
    const auto next = std::find_if(events.begin(), events.end(), [](const core::Event& event) {
      return event.kind == core::EventKind::Previewed;
    });
    if (next != events.end() && words.empty()) return next_throw_words(session, *next);
    for (const core::Event& event : events) {
      if (event.kind == core::EventKind::Shuffled) continue;
      if (!words.empty() && !view::is_highlight(event)) continue;
      if (const auto sentence = view::describe(game, names_of(session), drew, event))
        words += (words.empty() ? "" : " ") + tr(*sentence);
    }
  } while (ply < match.made().size() && game.actor(state) != core::kChance &&
           session.tabletop().turn(state) == drew);
  return words.empty() ? player_name(session.players()[swing.seat], swing.seat) : words;
}

void show_chances(Ui& ui, Model& model) {
  ChancesPage& page = model.chances;
  if (!look_back(ui, model)) return;
  const view::Session& session = session_looked_at(model);
  Sheet sheet = begin_sheet(ui, "chances", tr("How the game went"), page.open, kSheet);
  Column& column = sheet.scroll.column;
  if (page.analysis == nullptr) {
    moment_please(ui, column);
    end_sheet(ui, sheet);
    return;
  }
  looking_back(ui, *page.analysis, column);
  const float high = std::clamp(ui.screen.height() * kGraphShare, kGraphLeast, kGraphMost);
  chances_graph(ui, session, page, column.take(high, gap::kSmall),
                names_at(session, page.analysis->points()[page.cursor]));
  at_cursor(ui, session, page, column);
  watch_button(ui, model, column);
  if (page.analysis->done()) {
    swings(ui, model, session, column);
    luck_and_skill(ui, session, *page.analysis, column);
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
