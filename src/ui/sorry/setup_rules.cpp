// Every rule of Sorry! as a control with one line of explanation, and what its source says.
#include "ui/setup/draft_quartet.h"
#include "ui/setup/parts.h"
#include "ui/sorry/draft.h"

namespace ui {

using view::tr;

namespace {

constexpr float kTargetStep = 25.0F;

sorry::Rules& rules_in(Model& model) {
  return *std::get_if<sorry::Rules>(&model.drafts.now().rules);
}
void take(Model& model, const sorry::Rules& rules) { take_rules(model.drafts.now(), rules); }

void mode_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{
      "mode", tr("Way of playing"), tr("Everyone alone, with a partner, or for points."),
      tr("The source has three games. Basic: who is first to bring every pawn home wins. Partners: "
         "red and yellow play against blue and green; any card may be used for either colour of "
         "the side, and the side wins with all eight pawns home. Points: everybody holds five "
         "cards, hidden from the others, chooses one each turn, and the winner counts points.")};
  const std::vector<Option> options = {{"basic", std::string(tr("Alone"))},
                                       {"teams", std::string(tr("Partners"))},
                                       {"points", std::string(tr("For points"))}};
  int chosen = static_cast<int>(rules_in(model).mode);
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    take(model, with_mode(rules_in(model), static_cast<sorry::Mode>(chosen)));
  }
}

void pairs_rule(Ui& ui, Model& model, Column& column) {
  const sorry::Rules& rules = rules_in(model);
  const Rule rule{"pairs", tr("Colours of a player"), tr("Partners may also be one person each."),
                  tr("The publisher lets two people play the game of partners with two colours "
                     "each: red and yellow against blue and green. The turns then go by colour, "
                     "so that each person plays every other turn.")};
  const std::vector<Option> options = {
      {"single", std::string(tr("One"))},
      {"pairs", std::string(tr("Two")), why_no_pairs(rules).empty(),
       std::string(tr(why_no_pairs(rules)))}};
  int chosen = pairs(rules) ? 1 : 0;
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    take(model, with_pairs(rules, chosen == 1));
  }
}

std::string_view why_colour_stays(const AnyRules& rules, core::Colour colour) {
  return why_not_without(*std::get_if<sorry::Rules>(&rules), colour);
}

void colours_rule(Ui& ui, Model& model, Column& column) {
  const sorry::Rules& rules = rules_in(model);
  const Rule rule{"colours", tr("Colours at the table"), tr("Tap a colour to seat or unseat it."),
                  tr("Two to four play. The slides and safety zones of all four colours are on the "
                     "board, whoever plays.")};
  const unsigned playing = colours_in_play(rules);
  if (const auto colour = rule_colours(ui, model, column, rule, playing, why_colour_stays)) {
    take(model, with_colour(rules, *colour, ((playing >> *colour) & 1U) == 0));
  }
}

void pawns_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"pawns", tr("Pawns of a colour"), tr("Fewer make a shorter game."),
                  tr("The source plays with four pawns a colour.")};
  int pawns = rules_in(model).pawns;
  if (rule_stepper(ui, model, column, rule, pawns, 1, sorry::kMaxPawns)) {
    rules_in(model).pawns = pawns;
  }
}

void out_rule(Ui& ui, Model& model, Column& column) {
  sorry::Rules& rules = rules_in(model);
  const Rule rule{"out", tr("Begin with a pawn out"),
                  tr("One pawn of each colour waits in front of its Start."),
                  tr("In the source all pawns begin in Start; only the game for points begins with "
                     "one pawn of each colour on its entrance.")};
  bool out = rules.out == 1;
  if (rule_switch(ui, model, column, rule, out, why_no_empty_start(rules))) {
    rules.out = out ? 1 : 0;
  }
}

// A choice that only the game for points has.
bool points_choice(Ui& ui, Model& model, Column& column, const Rule& rule,
                   std::vector<Option> options, int& chosen) {
  const std::string_view why_not = why_no_score(rules_in(model));
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (static_cast<int>(i) == chosen || why_not.empty()) continue;
    options[i].enabled = false;
    options[i].reason = tr(why_not);
  }
  return rule_choice(ui, model, column, rule, options, chosen);
}

void score_rules(Ui& ui, Model& model, Column& column) {
  sorry::Rules& rules = rules_in(model);
  const Rule score{"score", tr("Who counts points"), tr("Only the winner, or everybody."),
                   tr("The winner counts 5 for every pawn of the others that is not home. By the "
                      "publisher’s rule the others may also count 5 for each of their own pawns at "
                      "home.")};
  int who = static_cast<int>(rules.score);
  if (points_choice(
          ui, model, column, score,
          {{"winner", std::string(tr("The winner"))}, {"all", std::string(tr("Everybody"))}},
          who)) {
    rules.score = static_cast<sorry::Score>(who);
  }
  const Rule tiers{"tiers", tr("Bonuses of 25, 50 and 100"),
                   tr("Only the highest that is earned, or all of them."),
                   tr("The winner earns 25 if no other player has more than two pawns home, 50 if "
                      "none has more than one, 100 if none has any. Whether these add up is not "
                      "said; that only the highest counts is our reading.")};
  int which = static_cast<int>(rules.tiers);
  if (points_choice(
          ui, model, column, tiers,
          {{"highest", std::string(tr("The highest"))}, {"sum", std::string(tr("Added up"))}},
          which)) {
    rules.tiers = static_cast<sorry::Tiers>(which);
  }
}

void target_rule(Ui& ui, Model& model, Column& column) {
  sorry::Rules& rules = rules_in(model);
  if (!why_no_score(rules).empty()) return;  // one round decides where no points are counted
  const Rule rule{"target", tr("Points to win the match"),
                  tr("Rounds are played until somebody has so many."),
                  tr("The source only says that the winner of a round begins the next one. How "
                     "many points win the match is for you to agree; with none, a single round "
                     "is played.")};
  auto target = static_cast<float>(rules.target);
  const std::string shown =
      rules.target == 0 ? std::string(tr("One round")) : std::to_string(rules.target);
  const Rect at = rule_row(ui, model, column, rule, rule_control_width(ui, column), ui.control());
  if (slider(ui, rule.key, at, rule.title, target, 0.0F, sorry::kMaxTarget, kTargetStep, shown)) {
    rules.target = static_cast<int>(target);
  }
}

}  // namespace

void show_sorry_rules(Ui& ui, Model& model, Column& column) {
  mode_rule(ui, model, column);
  pairs_rule(ui, model, column);
  colours_rule(ui, model, column);
  if (!pairs(rules_in(model))) {
    direction_rule(ui, model, column, tr("Pawns always travel clockwise."),
                   tr("The turn passes to the left, clockwise. You may also put the players in any "
                      "order."));
  }
  pawns_rule(ui, model, column);
  out_rule(ui, model, column);
  score_rules(ui, model, column);
  target_rule(ui, model, column);
  first_rule(
      ui, model, column,
      tr("In the source the players choose who begins; the winner of a game begins the next."));
}

}  // namespace ui
