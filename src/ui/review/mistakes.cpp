#include "ui/review/mistakes.h"

#include <algorithm>

#include "ai/advice.h"
#include "assets/icons.h"
#include "core/sort.h"
#include "games/notation.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/hud/game.h"
#include "ui/hud/hint.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/review/chances.h"
#include "view/words/words.h"

namespace ui {

using ai::Analysis;
using view::tr;

namespace {

constexpr float kSheet = 560.0F;
constexpr float kPictureMost = 420.0F;  // css px, its greatest width
constexpr float kBadge = 12.0F;
constexpr float kBadgeRoom = 32.0F;

std::string choice_text(const view::Session& session, const Analysis::Mistake& mistake,
                        core::Move move) {
  return game_hud(session).choice_words(
      session, view::make_choice(session.tabletop(), mistake.before, move));
}

// A number in a disc, with the cost at the right end.
void head(Ui& ui, std::size_t index, const std::string& cost, Rect row) {
  const Palette& c = ui.colours();
  const ImVec2 badge = row.cut_left(kBadgeRoom).middle() - ImVec2(gap::kTiny, 0);
  ui.draw->AddCircleFilled(badge, kBadge, c.text);
  ui.fit(Type::Caption, centred({badge, badge}, {2 * kBadge, 2 * kBadge}), c.panel,
         std::to_string(index + 1));
  ui.fit(Type::Strong, row, c.danger, cost, Align::Right);
}

void mistake_card(Ui& ui, Model& model, const view::Session& session, std::size_t index,
                  const Analysis::Mistake& mistake, Column& column) {
  const Palette& c = ui.colours();
  const play::Replay& replay = model.chances.analysis->replay();
  const MistakeWords words = mistake_words(session, replay, mistake);
  ui.push("mistake-" + std::to_string(index + 1));
  const Rect top = column.take(std::max(2 * kBadge, ui.line(Type::Strong)), gap::kTiny);
  ui.record_text(Role::Heading, top,
                 tr("Decision {0}: {1}", {std::to_string(index + 1), words.cost}));
  head(ui, index, words.cost, top);
  ui.paragraph(column, Type::Body, c.text, words.played, gap::kTiny);
  ui.paragraph(column, Type::Strong, c.text, words.better, gap::kSmall);
  const float wide = std::min(column.width, kPictureMost);
  const Rect place = column.take(wide / kPositionShape, gap::kSmall);
  const games::Game& game = replay.rounds[mistake.round].game();
  draw_position(ui, model, centred(place, {wide, place.height()}),
                games::print_position(game, mistake.before),
                game.print_move(mistake.better) + " " + game.print_move(mistake.made));
  if (row_button(ui, column, "again", tr("Play it again from here"),
                 {index == 0 ? Look::Primary : Look::Secondary, icons::kRotateCcw})) {
    model.ask(wish::PlayFrom{mistake.at});
    model.chances.mistakes_open = false;
  }
  if (row_button(ui, column, "watch", tr("Watch from this moment"), {Look::Ghost, icons::kHistory},
                 gap::kLarge)) {
    model.ask(wish::WatchFrom{mistake.at});
    model.chances.mistakes_open = false;
  }
  ui.pop();
}

}  // namespace

std::vector<Analysis::Mistake> peoples_mistakes(const Analysis& analysis) {
  std::vector<Analysis::Mistake> all;
  const auto& players = analysis.replay().players;
  for (core::SeatIndex seat = 0; seat < players.size(); ++seat) {
    if (!players[seat].is_person()) continue;
    const auto own = analysis.mistakes(seat);
    all.insert(all.end(), own.begin(), own.end());
  }
  core::sort_few(all.begin(), all.end(),
                 [](const auto& a, const auto& b) { return a.lost > b.lost; });
  all.resize(std::min(all.size(), Analysis::kMostMistakes));
  return all;
}

bool has_people(const play::Replay& replay) { return play::count_persons(replay.players) > 0; }

MistakeWords mistake_words(const view::Session& session, const play::Replay& replay,
                           const Analysis::Mistake& mistake) {
  const games::Game& game = replay.rounds[mistake.round].game();
  const std::string made = choice_text(session, mistake, mistake.made);
  const std::string better = way_words(choice_text(session, mistake, mistake.better));
  const bool alone = play::count_persons(replay.players) == 1;
  const std::string who = player_name(replay.players[mistake.seat], mistake.seat);
  const auto reasons = ai::reasons_for(game, mistake.before, mistake.seat, mistake.better);
  const std::string given = alone ? tr("Your move: {0}.", {made}) : tr("{0}: {1}.", {who, made});
  return {view::without_second_stops(given),
          view::without_second_stops(
              tr("Better: {0}. {1}", {better, reasons_words(game, reasons, mistake.better)})),
          gain_words(-mistake.lost)};
}

void show_mistakes(Ui& ui, Model& model) {
  ChancesPage& page = model.chances;
  if (!look_back(ui, model)) return;
  Sheet sheet =
      begin_sheet(ui, "mistakes", tr("Your costliest decisions"), page.mistakes_open, kSheet);
  Column& column = sheet.scroll.column;
  const view::Session& session = session_looked_at(model);
  if (page.analysis == nullptr) {
    moment_please(ui, column);
  } else if (!page.analysis->done()) {
    looking_back(ui, *page.analysis, column);
  } else {
    const auto all = peoples_mistakes(*page.analysis);
    ui.paragraph(column, Type::Caption, ui.colours().muted,
                 all.empty() ? tr("None of your decisions cost you as much as 1% of your chances "
                                  "to win. Well played!")
                             : tr("The number says how much of the chance to win the decision gave "
                                  "away, compared with the expert’s move."),
                 gap::kMedium);
    for (std::size_t i = 0; i < all.size(); ++i) {
      mistake_card(ui, model, session, i, all[i], column);
    }
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
