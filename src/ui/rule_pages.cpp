#include "ui/rule_pages.h"

#include <algorithm>

#include "ui/draft/draft.h"
#include "ui/model.h"
#include "ui/screens/lesson.h"
#include "view/table/session.h"

namespace ui {

using view::RuleSection;

namespace {

constexpr int kSettling = 4;  // frames

}  // namespace

KnownGame game_in_view(const Model& model) {
  if (model.screen == Screen::Lesson) return model.lesson.game;
  if (model.screen != Screen::Table || model.session == nullptr) {
    return known_of(model.drafts.now().rules);
  }
  return known_of(model.session->match().game().rules());
}

const RuleSection* find_rule(const Model& model,
                             const std::function<bool(const RuleSection&)>& wanted) {
  for (const KnownGame game : sisters(game_in_view(model))) {
    const HelpPage::Book& book = model.help.book(game);
    const auto found = std::find_if(book.begin(), book.end(), wanted);
    if (found != book.end()) return &*found;
  }
  return nullptr;
}

void open_rule(Model& model, KnownGame game, std::string_view section) {
  HelpPage& page = model.help;
  page.begun = true;
  page.game = game;
  for (const KnownGame sister : sisters(game)) {
    const HelpPage::Book& book = page.book(sister);
    const bool has = std::any_of(book.begin(), book.end(),
                                 [section](const RuleSection& one) { return one.id == section; });
    if (!has) continue;
    page.game = sister;
    break;
  }
  page.search.clear();
  page.section = section;
  page.moving = kSettling;
  model.help_open = true;
}

}  // namespace ui
