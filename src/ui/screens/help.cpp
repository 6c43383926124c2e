// The sheet of rules: a page for each game, with pictures of real positions, the options explained,
// and a search through everything.
#include "ui/screens/help.h"
#include "ui/named_choice.h"
#include "ui/rule_pages.h"

#include <algorithm>

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/screens/lesson.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::RuleSection;
using view::tr;

namespace {

constexpr float kMarkWidth = 4.0F;      // of the line beside a section
constexpr float kPictureMost = 360.0F;  // widest picture above the words

constexpr float kSheet = 680.0F;    // css px at text size 100 %
constexpr float kBeside = 500.0F;   // a column this wide has space for a picture beside the words
constexpr float kPicture = 232.0F;  // width of a picture beside the words
constexpr std::size_t kLongest = 40;

void games(Ui& ui, HelpPage& page, Column& column) {
  const std::vector<KnownGame> games = shelf(view::words().language()).games;
  std::vector<Option> options;
  int chosen = 0;
  for (const KnownGame game : games) {
    if (game == page.game) chosen = static_cast<int>(options.size());
    options.push_back({known(game).preset, std::string(known_title(game))});
  }
  if (choice_row(ui, column, "game", tr("Game"), options, chosen, gap::kMedium)) {
    page.game = games[static_cast<std::size_t>(chosen)];
    page.section.clear();
    ui.want_frame();
  }
}

void paragraphs(Ui& ui, Column& column, const RuleSection& section) {
  const Palette& c = ui.colours();
  ui.paragraph(column, Type::Strong, c.text, tr(section.title), gap::kTiny, Role::Heading);
  for (std::size_t i = 0; i < section.say.size(); ++i) {
    const bool first_of_option = section.option && i == 0;
    ui.paragraph(column, Type::Body, first_of_option ? c.text : c.muted, tr(section.say[i]),
                 gap::kSmall);
  }
}

// The requested section is marked, brought to the top and read out.
void mark(Ui& ui, HelpPage& page, const Scroll& scroll, const Rect& place,
          const RuleSection& section) {
  ui.draw->AddRectFilled({place.min.x - gap::kSmall, place.min.y},
                         {place.min.x - gap::kSmall + kMarkWidth, place.max.y - gap::kSmall},
                         ui.colours().accent, 2.0F);
  if (page.moving == 0) return;
  if (--page.moving == 0) {
    ui.say(tr(section.title));
    for (const std::string_view line : section.say) ui.say(tr(line));
  }
  scroll_to(ui, scroll, place.min.y - gap::kMedium);
}

// A section's picture is beside its words, or below them on a narrow page.
void section(Ui& ui, Model& model, Scroll& scroll, const RuleSection& section) {
  Column& column = scroll.column;
  HelpPage& page = model.help;
  const float top = column.y;
  const bool has_picture = !section.at.empty();
  const bool beside = has_picture && column.width >= kBeside * ui.half_text_scale();
  const float width = beside ? kPicture : std::min(column.width, kPictureMost);
  Column words = column;
  if (beside) words.width -= kPicture + gap::kLarge;
  paragraphs(ui, words, section);
  const ImVec2 at =
      beside ? ImVec2(column.x + column.width - width, top) : ImVec2(column.x, words.y);
  const Rect picture = box(at.x, at.y, width, width / kPositionShape);
  if (has_picture) draw_position(ui, model, picture, section.at, section.move);
  column.y = std::max(words.y, has_picture ? picture.max.y : words.y) + gap::kLarge;
  if (page.section == section.id) {
    mark(ui, page, scroll, box(column.x, top, column.width, column.y - gap::kLarge - top), section);
  }
}

void head(Ui& ui, Column& column, std::string_view text) {
  column.space(gap::kSmall);
  ui.paragraph(column, Type::Heading, ui.colours().text, text, gap::kMedium);
}

// Shows all sections of a game that contain the words; returns how many there are.
int found(Ui& ui, Model& model, Scroll& scroll, KnownGame game, const std::string& words) {
  int count = 0;
  for (const RuleSection& one : model.help.book(game)) {
    if (!view::holds(one, words)) continue;
    // Options that a whole family shares are listed only in one of its books.
    const bool family = known(game).kind == known(model.help.game).kind;
    const KnownGame lists = family ? model.help.game : first_of(known(game).kind);
    if (one.option && game != lists) continue;
    if (count++ == 0) head(ui, scroll.column, known_title(game));
    section(ui, model, scroll, one);
  }
  return count;
}

void results(Ui& ui, Model& model, Scroll& scroll, const std::string& words) {
  int count = found(ui, model, scroll, model.help.game, words);
  for (std::size_t i = 0; i < known_games().size(); ++i) {
    const auto game = static_cast<KnownGame>(i);
    if (game != model.help.game) count += found(ui, model, scroll, game, words);
  }
  ui.tell("found", count == 0 ? std::string(tr("No rule contains these words."))
                              : view::tr_count("{0} rule", "{0} rules", count));
  if (count == 0) {
    ui.paragraph(scroll.column, Type::Body, ui.colours().muted,
                 tr("No rule contains these words."));
  }
}

void whole_book(Ui& ui, Model& model, Scroll& scroll) {
  const HelpPage::Book& book = model.help.book(model.help.game);
  if (book.empty()) {
    ui.paragraph(scroll.column, Type::Body, ui.colours().muted, tr("The rules are loading."));
  }
  bool options = false;
  for (const RuleSection& one : book) {
    if (one.option && !options) head(ui, scroll.column, tr("Options"));
    options = one.option;
    section(ui, model, scroll, one);
  }
}

}  // namespace

void show_help(Ui& ui, Model& model) {
  HelpPage& page = model.help;
  if (!page.begun) {
    page.game = game_in_view(model);
    page.search.clear();
    page.section.clear();
  }
  page.begun = true;
  Sheet sheet = begin_sheet(ui, "help", tr("How to play"), model.help_open, kSheet);
  Column& column = sheet.scroll.column;
  games(ui, page, column);
  if (model.screen != Screen::Table) lesson_button(ui, model, column, page.game);
  (void)field(ui, "search", column.take(ui.control(), gap::kMedium), tr("Search the rules"),
              page.search, kLongest);
  const std::string words = view::folded(page.search);
  if (words.find_first_not_of(' ') == std::string::npos) {
    whole_book(ui, model, sheet.scroll);
  } else {
    results(ui, model, sheet.scroll, words);
  }
  if (page.moving > 0) ui.want_frame();
  end_sheet(ui, sheet);
}

}  // namespace ui
