// Every rule of Parchís as a control, with one line of explanation and its source's words.
#include "ui/draft/draft.h"
#include "ui/kit/choice.h"
#include "ui/model.h"
#include "ui/parchis/draft.h"
#include "ui/parchis/hooks.h"
#include "ui/setup/rule_rows.h"
#include "ui/setup/rules.h"
#include "ui/setup/table_rule.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr int kSix = 6;  // arms

const parchis::Rules& rules_in(const Model& model) {
  return rules_of<parchis::Game>(model.drafts.now());
}
void take(Model& model, const parchis::Rules& rules) { take_rules(model.drafts.now(), rules); }

void seats_rule(Ui& ui, Model& model, Column& column) {
  const parchis::Rules& rules = rules_in(model);
  const Rule rule{
      "seats", tr("Colours per player"), tr("One each, or several played together."),
      tr("Two players may play two opposite colours each: yellow and red, or blue and green. On "
         "six arms it can be three each, or three players with two. A throw may be used by any of "
         "one’s colours. They form no barrier together, and they even capture each other.")};
  const std::string reason(
      tr("This board does not divide that way: only four and six arms can be shared out."));
  std::vector<Option> options = {{"single", std::string(tr("One"))}};
  if (rules.arms == kSix) options.push_back({"trio", std::string(tr("Two"))});
  options.push_back({"duel", std::string(rules.arms == kSix ? tr("Three") : tr("Two")),
                     grouping_allowed(rules, Grouping::Duel), reason});
  const Grouping now = grouping(rules);
  int chosen = now == Grouping::Single ? 0
               : now == Grouping::Trio ? 1
                                       : static_cast<int>(options.size()) - 1;
  if (!rule_choice(ui, model, column, rule, options, chosen)) return;
  const bool trio = rules.arms == kSix && chosen == 1;
  take(model, with_grouping(rules, chosen == 0 ? Grouping::Single
                                   : trio      ? Grouping::Trio
                                               : Grouping::Duel));
}

void colours_at_table(Ui& ui, Model& model, Column& column) {
  const parchis::Rules& rules = rules_in(model);
  const auto arms = static_cast<std::size_t>(rules.arms);
  colours_rule(ui, model, column, parchis::kLetters.substr(0, arms),
               tr("Two or more play. The nest of a colour that does not play stays empty; nobody "
                  "comes out on its start square, which is safe for everyone."));
}

void team_rules(Ui& ui, Model& model, Column& column) {
  const parchis::Rules& rules = rules_in(model);
  const Rule teams{
      "teams", tr("Play in teams"), tr("Team-mates have every second seat."),
      tr("Four or six players may form two teams of two or three. Anyone who cannot move a piece "
         "of their own moves a team-mate’s. The first team with all its pieces home wins.")};
  bool on = rules.teams;
  if (rule_switch(ui, model, column, teams, on, why_no_teams(rules)))
    take(model, with_teams(rules, on));
  table_rule<parchis::Game>(
      ui, model, column,
      {"allies", tr("Team-mates spare each other"),
       tr("A move that would capture a mate is not allowed."),
       tr("A common house rule. Without it team-mates capture each other, too.")},
      {.why_not = why_no_allies(rules_in(model))});
}

void piece_rules(Ui& ui, Model& model, Column& column) {
  table_rule<parchis::Game>(ui, model, column,
                            {"pieces", tr("Pieces per colour"), tr("Fewer make a shorter game."),
                             tr("Usually four. With six a game takes longer.")},
                            {}, with_pieces);
  table_rule<parchis::Game>(ui, model, column,
                            {"out", tr("Begin with a piece out"),
                             tr("One piece of each colour waits on its start square."),
                             tr("The others wait in the nest. Switched off, all of them begin in "
                                "the nest, as in many families.")});
  table_rule<parchis::Game>(
      ui, model, column,
      {"safe", tr("Safe squares per arm"), tr("Where nobody is captured."),
       tr("Three for each arm make the 12 safe squares of the traditional board. With four there "
          "are 16: one more lies three squares after each start.")},
      {.labels = {std::string(tr("Four")), std::string(tr("Three"))}});
}

void win_rule(Ui& ui, Model& model, Column& column) {
  table_rule<parchis::Game>(
      ui, model, column,
      {"win", tr("To win, bring home"), tr("All your colours, or the first that is complete."),
       tr("Usually a player must bring every piece home. In a shorter game all pieces of one "
          "colour are enough.")},
      {.labels = {std::string(tr("All colours")), std::string(tr("One colour"))},
       .why_not = why_no_win_one(rules_in(model))});
}

}  // namespace

void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<parchis::Game>) {
  table_rule<parchis::Game>(
      ui, model, column,
      {"arms", tr("Arms of the board"), tr("Each arm has a colour of its own."),
       tr("The cross of four arms is the traditional board. Those of three, five and six colours "
          "follow the same rules.")},
      {.control = Control::Choice},
      [](const parchis::Rules& now, int arms) { return turning_as(now, with_arms(now, arms)); });
  seats_rule(ui, model, column);
  if (grouping(rules_in(model)) == Grouping::Single) colours_at_table(ui, model, column);
  direction_rule(
      ui, model, column, tr("Pieces always travel counter-clockwise."),
      tr("Clockwise, the turn passes against the travel of the pieces; counter-clockwise, along "
         "with it, as is usual in Spain. You may also put the players in any order."));
  piece_rules(ui, model, column);
  win_rule(ui, model, column);
  team_rules(ui, model, column);
  table_rule<parchis::Game>(
      ui, model, column,
      {"preview", tr("Show the next throws"), tr("Everyone sees what each player will throw next."),
       tr("Each player’s next throw lies open to all, so that everyone can plan for it.")});
  first_rule(ui, model, column, tr("At a real table the die usually decides who begins."));
}

}  // namespace ui
