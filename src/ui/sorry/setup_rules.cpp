// Every rule of Sorry! as a control, with one line of explanation and its source's words.
#include "ui/draft/draft.h"
#include "ui/draft/draft_quartet.h"
#include "ui/kit/choice.h"
#include "ui/model.h"
#include "ui/setup/rule_rows.h"
#include "ui/setup/rules.h"
#include "ui/setup/table_rule.h"
#include "ui/sorry/draft.h"
#include "ui/sorry/hooks.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kTargetStep = 25.0F;

const sorry::Rules& rules_in(const Model& model) {
  return rules_of<sorry::Game>(model.drafts.now());
}
void take(Model& model, const sorry::Rules& rules) { take_rules(model.drafts.now(), rules); }

void pairs_rule(Ui& ui, Model& model, Column& column) {
  const sorry::Rules& rules = rules_in(model);
  const Rule rule{"pairs", tr("Colours per player"),
                  tr("Two people a side, or one who plays both colours."),
                  tr("Two people can play the game of partners with two colours each: red and "
                     "yellow against blue and green. The turns then go by colour, so that each "
                     "person plays every other turn.")};
  const std::vector<Option> options = {
      {"single", std::string(tr("One"))},
      {"pairs", std::string(tr("Two")), why_no_pairs(rules).empty(),
       std::string(tr(why_no_pairs(rules)))}};
  int chosen = has_pairs(rules) ? 1 : 0;
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    take(model, with_pairs(rules, chosen == 1));
  }
}

// Rules of the game for points only.
void score_rules(Ui& ui, Model& model, Column& column) {
  const std::string_view why_not = why_no_score(rules_in(model));
  table_rule<sorry::Game>(
      ui, model, column,
      {"score", tr("Who scores points"), tr("Only the winner, or everybody."),
       tr("The winner scores 5 for every pawn of the others that is not Home. With “Everybody”, "
          "each player, the winner too, also scores 5 for each of their own pawns that is Home.")},
      {.labels = {std::string(tr("The winner")), std::string(tr("Everybody"))},
       .why_not = why_not});
  table_rule<sorry::Game>(ui, model, column,
                          {"tiers", tr("Bonuses of 25, 50 and 100"),
                           tr("Only the highest that is earned, or all of them."),
                           tr("The winner earns 25 if no other player has more than two pawns "
                              "Home, 50 if none has more than one, 100 if none has any. Either "
                              "only the highest of these counts, or they add up.")},
                          {.labels = {std::string(tr("The highest")), std::string(tr("Added up"))},
                           .why_not = why_not});
  if (!why_not.empty()) return;  // a game without points is decided by one round
  table_rule<sorry::Game>(
      ui, model, column,
      {"target", tr("Points to win the match"),
       tr("Rounds are played until somebody has this many."),
       tr("The winner of a round begins the next one. With no number of points, a single round is "
          "played.")},
      {.control = Control::Slider, .step = kTargetStep, .shown = [](int target) {
         return target == 0 ? std::string(tr("One round")) : std::to_string(target);
       }});
}

void mode_rule(Ui& ui, Model& model, Column& column) {
  table_rule<sorry::Game>(
      ui, model, column,
      {"mode", tr("Way of playing"), tr("Everyone alone, with a partner, or for points."),
       tr("Individual: the first with every pawn Home wins. Partners: red and yellow play against "
          "blue and green; any card may be used for either colour of the side, which wins with all "
          "eight pawns Home. For points: everybody holds five cards, hidden from the others, plays "
          "one each turn and draws another for it, or discards one if none fits; whoever has "
          "played a 2 may play one more card. The winner scores points.")},
      {.labels = {std::string(tr("Individual")), std::string(tr("Partners")),
                  std::string(tr("For points"))}},
      [](const sorry::Rules& rules, int mode) {
        return with_mode(rules, static_cast<sorry::Mode>(mode));
      });
}

void pawn_rules(Ui& ui, Model& model, Column& column) {
  table_rule<sorry::Game>(
      ui, model, column,
      {"pawns", tr("Pawns per colour"), tr("Fewer make a shorter game."), tr("Usually four.")});
  table_rule<sorry::Game>(ui, model, column,
                          {"out", tr("Begin with a pawn out"),
                           tr("One pawn of each colour waits in front of its Start."),
                           tr("Usually all pawns begin in Start; the game for points always begins "
                              "with one pawn of each colour out.")},
                          {.why_not = why_no_empty_start(rules_in(model))});
}

}  // namespace

void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<sorry::Game>) {
  mode_rule(ui, model, column);
  pairs_rule(ui, model, column);
  colours_rule(ui, model, column, sorry::kLetters,
               tr("Two to four play. The slides and safety zones of all four colours are on the "
                  "board, whoever plays."));
  if (!has_pairs(rules_in(model))) {
    direction_rule(ui, model, column, tr("Pawns always travel clockwise."),
                   tr("The turn passes to the left, clockwise. You may also put the players in any "
                      "order."));
  }
  pawn_rules(ui, model, column);
  score_rules(ui, model, column);
  first_rule(
      ui, model, column,
      tr("At a real table the players choose who begins; the winner of a game begins the next."));
}

}  // namespace ui
