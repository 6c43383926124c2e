#include "ui/setup/rules.h"

#include "play/views.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/hooks.h"
#include "ui/hud/lots.h"
#include "ui/kit/choice.h"
#include "ui/model.h"
#include "ui/setup/rule_rows.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

void direction_rule(Ui& ui, Model& model, Column& column, std::string_view line,
                    std::string_view source) {
  Draft& draft = model.drafts.now();
  if (seats_of(draft.rules).size() == 2) return;  // both directions are the same
  const Rule rule{"direction", tr("Turns go"), line, source};
  const Direction now = direction(draft.rules);
  std::vector<Option> options = {{"clockwise", std::string(tr("Clockwise"))},
                                 {"counter", std::string(tr("Counter-clockwise"))}};
  if (now == Direction::Own) options.push_back({"own", std::string(tr("As listed"))});
  int chosen = static_cast<int>(now);
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    take_rules(draft, with_direction(draft.rules, static_cast<Direction>(chosen)));
  }
}

void first_rule(Ui& ui, Model& model, Column& column, std::string_view source) {
  Draft& draft = model.drafts.now();
  const Rule rule{"first", tr("Who begins"), tr("Chance, or a player of your choice."), source};
  static constexpr std::string_view kKeys[] = {"random", "1", "2", "3", "4", "5", "6"};
  const std::vector<Beginner> all = beginners(draft.rules);
  std::vector<Option> options;
  for (std::size_t i = 0; i < all.size(); ++i) {
    options.push_back({kKeys[i], i == 0 ? std::string(tr("Chance"))
                                        : colour_words(draft.rules, all[i].colours, " + ")});
  }
  int chosen = static_cast<int>(beginner(draft.rules));
  if (!rule_choice(ui, model, column, rule, options, chosen)) return;
  draft.rules = with_first(draft.rules, all[static_cast<std::size_t>(chosen)].first);
}

void own_dice_rule(Ui& ui, Model& model, Column& column) {
  const games::Game game(model.drafts.now().rules);
  const bool hidden = play::hides_hands(game);
  const bool cards = has_cards(game);
  const Rule rule{"own-dice", cards ? tr("We draw our own cards") : tr("We throw our own dice"),
                  cards ? tr("You enter every card, for bots too.")
                        : tr("You enter every throw, for bots too."),
                  cards ? tr("Draw from a real deck and press the card. The game asks for every "
                             "card, the bots’ as well. Who begins is still drawn by the device.")
                        : tr("Throw real dice and press what they show. The game asks for every "
                             "throw, the bots’ as well. Who begins is still drawn by the device.")};
  bool on = model.settings.own_dice && !hidden;
  const std::string_view why_not =
      hidden ? "Not with hidden hands: whoever enters the cards would know them." : "";
  if (!rule_switch(ui, model, column, rule, on, why_not)) return;
  model.settings.own_dice = on;
  model.ask(wish::KeepSettings{});
}

void show_rules(Ui& ui, Model& model, Column& column) {
  ui.push("rule");
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if (model.drafts.kind() == kKind<G>) show_rules(ui, model, column, game);
  });
  ui.pop();
}

}  // namespace ui
