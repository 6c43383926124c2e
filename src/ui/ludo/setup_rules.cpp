// Every rule of Ludo and its sisters as a control, with one line of explanation and the words of
// its source.
#include <array>

#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/kit/choice.h"
#include "ui/ludo/draft.h"
#include "ui/ludo/hooks.h"
#include "ui/model.h"
#include "ui/setup/rule_rows.h"
#include "ui/setup/rules.h"
#include "ui/setup/table_rule.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr int kTries = 3;

const ludo::Rules& rules_in(const Model& model) { return rules_of<ludo::Game>(model.drafts.now()); }
void take(Model& model, const ludo::Rules& rules) { take_rules(model.drafts.now(), rules); }

void arms_rule(Ui& ui, Model& model, Column& column) {
  table_rule<ludo::Game>(ui, model, column,
                         {"arms", tr("Arms of the board"), tr("Each arm has a colour of its own."),
                          tr("The boards on sale have four arms; that of Mensch ärgere Dich nicht "
                             "for six players has six. The others repeat the same arm.")},
                         {.control = Control::Choice}, [](const ludo::Rules& now, int arms) {
                           return turning_as(now, with_arms(now, arms));
                         });
}

void seats_rule(Ui& ui, Model& model, Column& column) {
  const ludo::Rules& rules = rules_in(model);
  const Rule rule{
      "seats", tr("Colours per player"), tr("One each, or several played together."),
      tr("Two players may have two opposite colours each; on six arms it can be three each, or "
         "three players with two. A throw may be used by any of one’s colours. They do not capture "
         "each other, and stand together only on squares that all colours may share.")};
  const std::string reason(
      tr("This board does not divide that way: only four and six arms can be shared out."));
  const std::array titles = {std::string(tr("One")), std::string(tr("Two")),
                             std::string(tr("Three"))};
  static constexpr std::array<std::string_view, 3> kKeys = {"single", "duo", "trio"};
  std::vector<Option> options;
  for (int each = 1; each <= static_cast<int>(kKeys.size()); ++each) {
    const auto at = static_cast<std::size_t>(each - 1);
    options.push_back({kKeys[at], titles[at], may_share(rules.arms, each), reason});
  }
  int chosen = colours_each(rules) - 1;
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    take(model, with_shares(rules, chosen + 1));
  }
}

void colour_rule(Ui& ui, Model& model, Column& column) {
  const ludo::Rules& rules = rules_in(model);
  colours_rule(
      ui, model, column, ludo::kLetters.substr(0, static_cast<std::size_t>(rules.arms)),
      tr("Any two or more colours may play; the squares of every colour are on the board."));
}

void team_rule(Ui& ui, Model& model, Column& column) {
  const ludo::Rules& rules = rules_in(model);
  const Rule teams{"teams", tr("Play in teams"), tr("Team-mates have every second seat."),
                   tr("With four or six players. Whoever has brought all their own pieces home "
                      "uses the throws for a team-mate’s. Mates do not capture each other, and the "
                      "first team with all its pieces home wins.")};
  bool on = rules.teams;
  if (rule_switch(ui, model, column, teams, on, why_no_teams(rules)))
    take(model, with_teams(rules, on));
}

void piece_rules(Ui& ui, Model& model, Column& column) {
  table_rule<ludo::Game>(
      ui, model, column,
      {"pieces", tr("Pieces per colour"), tr("Fewer make a shorter game."),
       tr("Four everywhere; French children often play Petits chevaux with two horses.")});
  table_rule<ludo::Game>(ui, model, column,
                         {"out", tr("Begin with a piece out"),
                          tr("One piece of each colour waits on its start square."),
                          tr("Mensch ärgere Dich nicht begins like this; in the Czech game, and on "
                             "the other boards, all of them wait in the nest.")});
  table_rule<ludo::Game>(ui, model, column,
                         {"win", tr("To win, bring home"), tr("Every piece, or the first one."),
                          tr("Usually every piece of the player must come home. A quick game ends "
                             "with the first one.")},
                         {.labels = {std::string(tr("All pieces")), std::string(tr("One piece"))},
                          .why_not = why_no_win_one(rules_in(model))});
}

void dice_rules(Ui& ui, Model& model, Column& column) {
  const ludo::Rules& rules = rules_in(model);
  table_rule<ludo::Game>(
      ui, model, column,
      {"dice", tr("Dice"), tr("Thrown at once; each moves one piece."),
       tr("Parcheesi has two, and so has Ludo in some countries. Each number is used by itself, by "
          "two pieces or one after the other by the same one.")},
      {.control = Control::Choice}, with_dice);
  table_rule<ludo::Game>(
      ui, model, column,
      {"enter", tr("To come out, throw"), tr("The number that brings a piece out of its nest."),
       tr("A 6 in Ludo and most of its sisters, in India also a 1, a 5 in Parcheesi, there on one "
          "die or on both together.")},
      {.labels = {"6", std::string(tr("1 or 6")), "5"},
       .reasons = {"", why_no_entering_by_one(rules), ""}});
  const Rule tries{
      "tries", tr("Three tries"), tr("Whoever has nothing to move may throw up to three times."),
      tr("In Mensch ärgere Dich nicht and Člověče, nezlob se, a player with no piece on the ring "
         "and none that could move up at home has three throws for a six.")};
  bool on = rules.tries > 1;
  if (rule_switch(ui, model, column, tries, on, why_no_tries(rules))) {
    ludo::Rules changed = rules;
    changed.tries = on ? kTries : 1;
    take(model, changed);
  }
}

void run_rules(Ui& ui, Model& model, Column& column) {
  const ludo::Rules& rules = rules_in(model);
  table_rule<ludo::Game>(
      ui, model, column,
      {"third", tr("A third six"), tr("Or a third doublet, with two dice."),
       tr("In Ludo the third six in a row is lost and ends the turn. In Parcheesi the piece "
          "nearest "
          "to home goes back to its nest as well. In Mensch ärgere Dich nicht and Petits chevaux "
          "one plays on.")},
      {.labels = {std::string(tr("Plays on")), std::string(tr("Ends the turn")),
                  std::string(tr("Sends one back"))}});
  table_rule<ludo::Game>(
      ui, model, column,
      {"reward", tr("Reward"), tr("For a capture, and for a piece that reaches home."),
       tr("In India another throw. In Parcheesi 20 squares for a capture and 10 for a piece home, "
          "moved in one go by a single piece and lost if none can.")},
      {.labels = {std::string(tr("None")), std::string(tr("A throw")), std::string(tr("Squares"))},
       .reasons = {"", why_no_throw_as_reward(rules), why_no_steps_as_reward(rules)}});
}

void start_rules(Ui& ui, Model& model, Column& column) {
  table_rule<ludo::Game>(
      ui, model, column,
      {"start", tr("Duty at the start"), tr("What must be done while pieces wait in the nest."),
       tr("In Mensch ärgere Dich nicht a six must bring a piece out, and the start must be cleared "
          "for the next one. In Parcheesi a piece must come out when it can. In Ludo and Petits "
          "chevaux there is no such duty.")},
      {.labels = {std::string(tr("None")), std::string(tr("Come out")),
                  std::string(tr("Come out and clear"))}});
  table_rule<ludo::Game>(
      ui, model, column,
      {"capture", tr("Capturing"), tr("Whether a possible capture must be made."),
       tr("A common German house rule makes it a duty.")},
      {.labels = {std::string(tr("Free")), std::string(tr("Must"))}});
}

void square_rules(Ui& ui, Model& model, Column& column) {
  table_rule<ludo::Game>(
      ui, model, column,
      {"block", tr("What stops a piece"), tr("What no piece may pass."),
       tr("In Ludo two pieces of a rival; in Parcheesi any two, one’s own as well; in Petits "
          "chevaux any single piece; in Mensch ärgere Dich nicht nothing.")},
      {.labels = {std::string(tr("Nothing")), std::string(tr("Any piece")),
                  std::string(tr("Rivals’ barriers")), std::string(tr("Any barrier"))}});
  table_rule<ludo::Game>(
      ui, model, column,
      {"safe", tr("Safe squares"), tr("None, shared by all, or closed to rivals."),
       tr("In India, marked squares may be shared by any number of pieces. In Parcheesi a piece on "
          "one cannot be captured, except on a start square by a piece that comes out.")},
      {.labels = {std::string(tr("None")), std::string(tr("Shared")), std::string(tr("Closed"))}});
}

void home_rules(Ui& ui, Model& model, Column& column) {
  if (rules_in(model).board == ludo::Board::Chevaux) {
    table_rule<ludo::Game>(ui, model, column,
                           {"home", tr("The way home"), tr("Counted, or up numbered stairs."),
                            tr("In Petits chevaux the foot of the stairs is reached exactly, and "
                               "each stair by its own number. Whoever throws too much goes to the "
                               "foot and back, or, by a milder rule, stays.")},
                           {.labels = {std::string(tr("Counted")), std::string(tr("Stairs")),
                                       std::string(tr("Stairs and back"))},
                            .why_not = why_no_stairs(rules_in(model))});
  }
  table_rule<ludo::Game>(
      ui, model, column,
      {"over", tr("Overtaking on the way home"), tr("Whether a piece may pass another one there."),
       tr("Usually it may. Some play Mensch ärgere Dich nicht so that nobody may.")});
}

}  // namespace

void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<ludo::Game>) {
  arms_rule(ui, model, column);
  seats_rule(ui, model, column);
  colour_rule(ui, model, column);
  direction_rule(ui, model, column,
                 rules_in(model).board == ludo::Board::Parcheesi
                     ? tr("Pieces always travel counter-clockwise.")
                     : tr("Pieces always travel clockwise."),
                 tr("The turn passes to the left, clockwise. You may also put the players in any "
                    "order."));
  piece_rules(ui, model, column);
  team_rule(ui, model, column);
  dice_rules(ui, model, column);
  run_rules(ui, model, column);
  start_rules(ui, model, column);
  square_rules(ui, model, column);
  home_rules(ui, model, column);
  first_rule(ui, model, column, tr("At a real table the highest throw usually begins."));
}

}  // namespace ui
