// Every rule of Parchís as a control with one line of explanation, and what its source says.
#include <bit>

#include "assets/icons.h"
#include "ui/setup_parts.h"

namespace ui {

using view::tr;

namespace {

constexpr float kBeside = 520.0F;  // css px: room for a control beside its words

// The words of one rule.
struct Rule {
  std::string_view key;
  std::string_view title;
  std::string_view line;    // one line of explanation
  std::string_view source;  // what the rules page says about it
};

// Draws the words and the button to the source; returns the place of the control.
Rect rule_row(Ui& ui, Model& model, Column& column, const Rule& rule, float control_width,
              float control_height) {
  const Palette& c = ui.colours();
  const float inner_width = column.width - 2 * gap::kLarge;
  const bool beside = inner_width >= kBeside * ui.text_scale;
  const float words =
      (beside ? inner_width - control_width - gap::kLarge : inner_width) - kTouch - gap::kTiny;
  const float high = ui.measure(Type::Strong, rule.title, words).y + 2 +
                     ui.measure(Type::Caption, rule.line, words).y;
  const float words_high = std::max(high, kTouch);
  const float all =
      beside ? std::max(words_high, control_height) : words_high + gap::kSmall + control_height;
  const Rect card = column.take(all + 2 * gap::kMedium, gap::kSmall);
  ui.draw->AddRectFilled(card.min, card.max, c.panel, corner::kCard);
  ui.draw->AddRect(card.min, card.max, c.edge, corner::kCard);
  Rect inner = card.grown(-gap::kLarge, -gap::kMedium);
  Rect control = beside ? inner.cut_right(control_width) : inner.cut_bottom(control_height);
  if (beside) {
    control = centred(control, {control.width(), control_height});
    inner.cut_right(gap::kLarge);
  } else {
    inner.cut_bottom(gap::kSmall);
  }
  const Rect info = inner.cut_right(kTouch);
  inner.cut_right(gap::kTiny);
  Column text{inner.min.x, inner.middle().y - high * 0.5F, words};
  ui.paragraph(text, Type::Strong, c.text, rule.title, 2);
  ui.paragraph(text, Type::Caption, c.muted, rule.line, 0);
  ui.push(rule.key);
  const std::string about = tr("About “{0}”", {std::string(rule.title)});
  if (icon_button(ui, "about", info.middle(), icons::kInfo, about)) {
    model.info_title = rule.title;
    model.info_text = rule.source;
  }
  ui.pop();
  return control;
}

bool rule_choice(Ui& ui, Model& model, Column& column, const Rule& rule,
                 std::span<const Option> options, int& chosen) {
  const float inner = column.width - 2 * gap::kLarge;
  const float wide =
      inner >= kBeside * ui.text_scale ? std::min(340.0F * ui.text_scale, inner * 0.5F) : inner;
  const Rect at = rule_row(ui, model, column, rule, wide, choice_height(ui, options, wide));
  return choice(ui, rule.key, at, rule.title, options, chosen);
}

bool rule_switch(Ui& ui, Model& model, Column& column, const Rule& rule, bool& on,
                 std::string_view why_not) {
  std::vector<Option> options = {{"no", std::string(tr("No"))}, {"yes", std::string(tr("Yes"))}};
  if (!why_not.empty()) {
    options[1].enabled = false;
    options[1].reason = tr(why_not);
  }
  int chosen = on ? 1 : 0;
  if (!rule_choice(ui, model, column, rule, options, chosen)) return false;
  on = chosen == 1;
  return true;
}

void arms_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"arms", tr("Arms of the board"), tr("One arm and one colour for each."),
                  tr("The cross of four arms is the original; the same site offers boards of "
                     "three, five and six colours, with the same rules.")};
  const std::vector<Option> options = {{"3", "3"}, {"4", "4"}, {"5", "5"}, {"6", "6"}};
  int chosen = model.draft.rules.arms - 3;
  if (rule_choice(ui, model, column, rule, options, chosen)) set_arms(model.draft, chosen + 3);
}

void seats_rule(Ui& ui, Model& model, Column& column) {
  const parchis::Rules& rules = model.draft.rules;
  const Rule rule{
      "seats", tr("Colours of a player"), tr("One each, or several played together."),
      tr("With two players, each plays two opposite colours: yellow and red, or blue and green. On "
         "six arms it can be three each, or three players with two. A throw may be used by any of "
         "one’s colours. They form no barrier together, and they even capture each other.")};
  const std::string reason(
      tr("This board does not divide that way: only four and six arms can be shared out."));
  std::vector<Option> options = {{"single", std::string(tr("One"))}};
  if (rules.arms == 6) options.push_back({"trio", std::string(tr("Two"))});
  options.push_back({"duel", std::string(rules.arms == 6 ? tr("Three") : tr("Two")),
                     grouping_allowed(rules, Grouping::Duel), reason});
  const Grouping now = grouping(rules);
  int chosen = now == Grouping::Single ? 0
               : now == Grouping::Trio ? 1
                                       : static_cast<int>(options.size()) - 1;
  if (!rule_choice(ui, model, column, rule, options, chosen)) return;
  const bool trio = rules.arms == 6 && chosen == 1;
  set_grouping(model.draft, chosen == 0 ? Grouping::Single
                            : trio      ? Grouping::Trio
                                        : Grouping::Duel);
}

void direction_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"direction", tr("Turns go"), tr("Pieces always travel counter-clockwise."),
                  tr("The source passes the turn from right to left: clockwise, against the travel "
                     "of the pieces. In Spain it usually goes the other way. You may also put the "
                     "players in any order.")};
  const Direction now = direction(model.draft.rules);
  std::vector<Option> options = {{"clockwise", std::string(tr("Clockwise"))},
                                 {"counter", std::string(tr("Counter-clockwise"))}};
  if (now == Direction::Own) options.push_back({"own", std::string(tr("As listed"))});
  int chosen = static_cast<int>(now);
  if (model.draft.rules.seat_count == 2) return;  // both ways are the same
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    set_direction(model.draft, static_cast<Direction>(chosen));
  }
}

void pieces_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"pieces", tr("Pieces of a colour"), tr("Fewer make a shorter game."),
                  tr("The source plays with four. The same site offers a game with six.")};
  const Rect at = rule_row(ui, model, column, rule, 180.0F, ui.control());
  (void)stepper(ui, rule.key, at, rule.title, model.draft.rules.pieces, 1, parchis::kMaxPieces);
}

void out_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"out", tr("Begin with a piece out"),
                  tr("One piece of each colour waits on its start square."),
                  tr("The source begins with one piece of each colour on its start square and the "
                     "others in the nest. Many families begin with all of them in the nest.")};
  bool out = model.draft.rules.out == 1;
  if (rule_switch(ui, model, column, rule, out, {})) model.draft.rules.out = out ? 1 : 0;
}

void safe_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"safe", tr("Safe squares of an arm"), tr("Where nobody is captured."),
                  tr("The source counts 16 safe squares on the board of 68, four for each arm; "
                     "that the fourth lies three after the start is our reading. The traditional "
                     "board has 12, three for each arm.")};
  const std::vector<Option> options = {{"16", std::string(tr("Four"))},
                                       {"12", std::string(tr("Three"))}};
  int chosen = model.draft.rules.safe == parchis::Safe::Sixteen ? 0 : 1;
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    model.draft.rules.safe = chosen == 0 ? parchis::Safe::Sixteen : parchis::Safe::Twelve;
  }
}

void win_rule(Ui& ui, Model& model, Column& column) {
  parchis::Rules& rules = model.draft.rules;
  const Rule rule{"win", tr("To win, bring home"),
                  tr("All your colours, or the first that is complete."),
                  tr("In the source, the game ends when a player has brought every piece home. In "
                     "the site’s game with six pieces, all pieces of one colour are enough.")};
  const std::vector<Option> options = {
      {"all", std::string(tr("All"))},
      {"one", std::string(tr("One colour")), why_no_win_one(rules).empty(),
       std::string(tr(why_no_win_one(rules)))}};
  int chosen = rules.win == parchis::Win::All ? 0 : 1;
  if (rule_choice(ui, model, column, rule, options, chosen)) {
    rules.win = chosen == 0 ? parchis::Win::All : parchis::Win::One;
  }
}

void team_rules(Ui& ui, Model& model, Column& column) {
  parchis::Rules& rules = model.draft.rules;
  const Rule teams{"teams", tr("Play in teams"), tr("Every other seat belongs together."),
                   tr("With four or six players, the site lets them play in two teams of two or "
                      "three. Who cannot move a piece of their own moves a team-mate’s. The first "
                      "team with all its pieces home wins.")};
  bool on = rules.teams;
  if (rule_switch(ui, model, column, teams, on, why_no_teams(rules))) set_teams(model.draft, on);
  const Rule allies{"allies", tr("Team-mates spare each other"),
                    tr("A move that would capture a mate is not allowed."),
                    tr("The source says nothing of it; this is a common house rule, and off unless "
                       "you switch it on.")};
  (void)rule_switch(ui, model, column, allies, rules.allies, why_no_allies(rules));
}

void preview_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"preview", tr("Show the next throws"),
                  tr("Everyone sees what each player will throw next."),
                  tr("The source names this way of playing, “preview the next throw”, and says no "
                     "more. Here each player’s next throw is open to all.")};
  (void)rule_switch(ui, model, column, rule, model.draft.rules.preview, {});
}

void first_rule(Ui& ui, Model& model, Column& column) {
  const parchis::Rules& rules = model.draft.rules;
  const Rule rule{"first", tr("Who begins"), tr("Chance, or a player of your choice."),
                  tr("The source: it is usual to draw by the die who begins.")};
  std::vector<Option> options = {{"random", std::string(tr("Chance"))}};
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    std::string name;
    for (unsigned set = rules.seats[static_cast<std::size_t>(seat)]; set != 0; set &= set - 1) {
      name += (name.empty() ? "" : " + ") +
              colour_name(static_cast<core::Colour>(std::countr_zero(set)));
    }
    static constexpr std::string_view kKeys[] = {"1", "2", "3", "4", "5", "6"};
    options.push_back({kKeys[seat], name});
  }
  int chosen = rules.first + 1;
  if (rule_choice(ui, model, column, rule, options, chosen)) model.draft.rules.first = chosen - 1;
}

}  // namespace

void section_head(Ui& ui, Column& column, std::string_view text) {
  ui.paragraph(column, Type::Heading, ui.colours().on_backdrop, text, gap::kMedium);
}

void show_rules(Ui& ui, Model& model, Column& column) {
  ui.push("rule");
  arms_rule(ui, model, column);
  seats_rule(ui, model, column);
  direction_rule(ui, model, column);
  pieces_rule(ui, model, column);
  out_rule(ui, model, column);
  safe_rule(ui, model, column);
  win_rule(ui, model, column);
  team_rules(ui, model, column);
  preview_rule(ui, model, column);
  first_rule(ui, model, column);
  ui.pop();
}

}  // namespace ui
