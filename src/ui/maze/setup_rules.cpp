// Every rule of the maze relay as a control, with one line of explanation and its source's words.
#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/draft_quartet.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/symbol.h"
#include "ui/maze/draft.h"
#include "ui/maze/hooks.h"
#include "ui/maze/signs.h"
#include "ui/model.h"
#include "ui/setup/rule_rows.h"
#include "ui/setup/rules.h"
#include "ui/setup/table_rule.h"
#include "view/maze/hooks.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kIcon = 40.0F;
constexpr float kTint = 0.16F;      // of brass in the workshop's card, …
constexpr float kTintMore = 0.08F;  // … and under the pointer
constexpr float kEdge = 0.6F;
constexpr Colour kWhitePips = rgb(0xfdf6e6);
constexpr float kFaceInset = 6.0F;
constexpr float kFaceMost = 44.0F;
constexpr float kFaceLit = 0.15F;
constexpr float kFaceRow = 50.0F;
constexpr float kRows = 3.0F;
constexpr float kStepper = 150.0F;
constexpr float kStepperShare = 0.6F;

constexpr float kClawStep = 5.0F;
constexpr std::array<std::string_view, kMaxFaces> kFaceKeys = {"1", "2", "3", "4",
                                                               "5", "6", "7", "8"};

const maze::Rules& rules_in(const Model& model) { return rules_of<maze::Game>(model.drafts.now()); }
void take(Model& model, const maze::Rules& rules) { take_rules(model.drafts.now(), rules); }

std::string reconstruction() {
  return std::string(
      tr("The rules are those of the original game. What could not be known is where the walls of "
         "its first maze stand, how many there are, where the coloured walls are, and what the "
         "faces of the two dice show. Both boards, the dice and the claw’s chance are therefore "
         "our reconstruction: balanced, so that every colour has equally far to go, and all of it "
         "can be changed here."));
}

// A tinted note that this game is partly a reconstruction.
void reconstruction_note(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const std::string_view title = tr("A reconstruction");
  const std::string_view line =
      tr("The original walls and dice are not known. Tap to read which parts are ours.");
  const float icon = kIcon;
  const float wide = column.width - icon - 2 * gap::kLarge;
  const float high =
      ui.measure(Type::Strong, title, wide).y + ui.measure(Type::Caption, line, wide).y + 2;
  const Rect card = column.take(std::max(kTouch, high + 2 * gap::kMedium), gap::kMedium);
  const std::string said = std::string(title) + ". " + std::string(line);
  const Touch touch = ui.touch("reconstruction", card, {Role::Button, said});
  const Colour tone = mix(c.panel, c.accent, kTint + kTintMore * touch.hover);
  ui.draw->AddRectFilled(card.min, card.max, tone, corner::kCard);
  ui.draw->AddRect(card.min, card.max, faded(c.accent, kEdge), corner::kCard);
  Rect inner = card.grown(-gap::kLarge, 0);
  ui.icon(inner.cut_left(icon - gap::kMedium).middle(), c.accent_text, icons::kPuzzle);
  inner.cut_left(gap::kMedium);
  Column text{inner.min.x, card.middle().y - high * 0.5F, wide};
  text.y += ui.words(Type::Strong, {text.x, text.y}, c.text, title, wide) + 2;
  ui.words(Type::Caption, {text.x, text.y}, c.muted, line, wide);
  if (!touch.clicked) return;
  model.info_title = title;
  model.info_text = reconstruction();
}

void board_rule(Ui& ui, Model& model, Column& column) {
  const std::string source = reconstruction();
  table_rule<maze::Game>(
      ui, model, column,
      {"board", tr("Board"), tr("Crossing is longer, Pinwheel is quick."), source},
      {.labels = {std::string(tr("Crossing")), std::string(tr("Pinwheel"))}},
      [](const maze::Rules& rules, int board) {
        return with_board(rules, static_cast<maze::Board>(board));
      });
}

// The board's walls or a maze of the player's own, and the way to the kept mazes.
void walls_rule(Ui& ui, Model& model, Column& column) {
  const maze::Rules& rules = rules_in(model);
  const Rule rule{"walls", tr("Walls"), tr("The board’s own, or a maze that was built or kept."),
                  tr("You can go on in the maze that a game has left behind, or build your own.")};
  const std::vector<Option> options = {{"board", std::string(tr("The board’s"))},
                                       {"own", std::string(tr("Your own maze"))}};
  const std::string_view label = tr("My mazes");
  const ButtonStyle style{Look::Secondary, icons::kBrickWall};
  const float wide = rule_control_width(ui, column);
  const float choice_high = choice_height(ui, options, wide);
  const float button_high = button_height(ui, label, wide, style);
  Rect at = rule_row(ui, model, column, rule, wide, choice_high + gap::kSmall + button_high);
  int chosen = rules.own_walls ? 1 : 0;
  const bool changed = choice(ui, rule.key, at.cut_top(choice_high), rule.title, options, chosen);
  at.cut_top(gap::kSmall);
  const bool list = button(ui, "mazes", at, label, style);
  if (changed && chosen == 0) take(model, with_board_walls(rules));
  if (list || (changed && chosen == 1)) model.ask(wish::Open{SheetKind::Mazes});
}

void pairs_rule(Ui& ui, Model& model, Column& column) {
  const maze::Rules& rules = rules_in(model);
  const Rule rule{
      "pairs", tr("Colours per player"), tr("One each, or two experts with two each."),
      tr("In the game for two experts each takes the pawns of two colours. In each turn "
         "you move the pawns of only one of them; you win when all six are home.")};
  static constexpr std::array<std::string_view, kMazePairs.size()> kKeys = {"RY", "RB", "RG"};
  std::vector<Option> options = {{"single", std::string(tr("One"))}};
  for (std::size_t i = 0; i < kMazePairs.size(); ++i) {
    options.push_back({kKeys[i], colour_words(rules, kMazePairs[i][0], " + ")});
  }
  const auto now = pairs(rules);
  int chosen = now ? static_cast<int>(*now) + 1 : 0;
  if (!rule_choice(ui, model, column, rule, options, chosen)) return;
  take(model, chosen == 0 ? with_players(rules, kQuartet)
                          : with_pairs(rules, static_cast<std::size_t>(chosen - 1)));
}

// A face of the blue die; a tap or an arrow key changes it to the next number.
void blue_face(Ui& ui, Model& model, const Rect& cell, std::size_t index) {
  const int number = rules_in(model).blue[index] - '0';
  const std::string label = tr("Face {0} of the blue die", {std::to_string(index + 1)});
  const Touch touch =
      ui.touch(kFaceKeys[index], cell, {Role::Slider, label, std::to_string(number)});
  ui.mark_range(static_cast<float>(number), 1.0F, static_cast<float>(maze::kMaxBlue));
  const float side = std::min({cell.width() - kFaceInset, cell.height() - kFaceInset, kFaceMost});
  const Colour body = paint(view::Hue::Blue, view::Shade::Light, ui.paints);
  die_face(ui, centred(cell, {side, side}), number, mix(body, kWhite, kFaceLit * touch.hover),
           kWhitePips);
  const int step = touch.clicked ? 1 : touch.step;
  if (step == 0) return;
  const int next = (number - 1 + step + maze::kMaxBlue) % maze::kMaxBlue + 1;
  take(model, with_blue_face(rules_in(model), index, next));
}

void blue_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{"blue", tr("Blue die"),
                  tr("Tap a face to change its number; two to eight faces."),
                  tr("The blue die says how far pawns walk. Usually its faces show one to six.")};
  const float wide = rule_control_width(ui, column);
  constexpr std::size_t kARow = 4;
  const float face_high = std::max(kTouch + gap::kTiny, kFaceRow);
  const float all = ui.control() + gap::kSmall + 2 * face_high;
  Rect at = rule_row(ui, model, column, rule, wide, all);
  ui.push(rule.key);
  int count = static_cast<int>(rules_in(model).blue.size());
  if (stepper(ui, "count", at.cut_top(ui.control()), tr("Faces"), count, kMinFaces, kMaxFaces)) {
    take(model, with_blue_count(rules_in(model), count));
  }
  at.cut_top(gap::kSmall);
  const std::size_t faces = rules_in(model).blue.size();
  for (std::size_t i = 0; i < faces; ++i) {
    const auto in_row = static_cast<float>(i % kARow);
    const std::size_t row = i / kARow;
    const float cell = at.width() / kARow;
    blue_face(ui, model,
              box(at.min.x + in_row * cell, at.min.y + static_cast<float>(row) * face_high, cell,
                  face_high),
              i);
  }
  ui.pop();
}

void red_rule(Ui& ui, Model& model, Column& column) {
  const Rule rule{
      "red", tr("Red die"), tr("How many of its faces show each action."),
      tr("The red die lets you move a white wall, work the claw, or ignore all walls for a turn. "
         "Usually three of its faces show the wall, two the claw, and one “no walls”.")};
  const float wide = rule_control_width(ui, column);
  const float row_high = ui.control() + gap::kSmall;
  Rect at = rule_row(ui, model, column, rule, wide, kRows * row_high - gap::kSmall);
  ui.push(rule.key);
  static constexpr std::array<std::string_view, 3> kKeys = {"w", "c", "i"};
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    const std::uint8_t face = view::kRedLetters[i];
    const char letter = static_cast<char>(face);
    Rect row = at.cut_top(ui.control());
    at.cut_top(gap::kSmall);
    constexpr float kSide = 38.0F;
    red_die(ui, centred(row.cut_left(kTouch), {kSide, kSide}), face, 1.0F);
    row.cut_left(gap::kSmall);
    const Rect steps = row.cut_right(std::min(kStepper, row.width() * kStepperShare));
    ui.record_text(Role::Text, row, red_name(face));
    ui.fit(Type::Strong, row.grown(-2.0F, 0), ui.colours().text, red_name(face), Align::Left);
    const maze::Rules& rules = rules_in(model);
    const int now = red_faces(rules, letter);
    const int others = static_cast<int>(rules.red.size()) - now;
    int count = now;
    if (stepper(ui, kKeys[i], steps, red_name(face), count, std::max(0, kMinFaces - others),
                kMaxFaces - others)) {
      take(model, with_red_faces(rules, letter, count));
    }
  }
  ui.pop();
}

void variant_rules(Ui& ui, Model& model, Column& column) {
  table_rule<maze::Game>(
      ui, model, column,
      {"barricade", tr("Barricades"), tr("A wall may be put on top of another."),
       tr("A harder game: two walls, one on the other, make a barricade. Nobody gets past it "
          "without a throw of “no walls”, not even its owner.")},
      {}, [](const maze::Rules& rules, int on) { return with_barricades(rules, on == 1); });
  table_rule<maze::Game>(
      ui, model, column,
      {"fast", tr("Fast small pawns"), tr("Each small pawn walks the full number."),
       tr("A quicker game: after the relay both small pawns may walk the whole number in one turn; "
          "one that enters the zone stops there. Then the large one stays where it is in that "
          "turn.")});
  table_rule<maze::Game>(
      ui, model, column,
      {"guard", tr("No one is walled in"), tr("A wall may not cut a home off from the zone."),
       tr("Usually walls go anywhere, even where they cut a player off. With this switch such a "
          "wall may not be put down.")});
}

}  // namespace

void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<maze::Game>) {
  reconstruction_note(ui, model, column);
  board_rule(ui, model, column);
  walls_rule(ui, model, column);
  pairs_rule(ui, model, column);
  if (!pairs(rules_in(model))) {  // experts play all four
    colours_rule(ui, model, column, maze::kLetters,
                 tr("Two to four play. The walls of a colour that does not play stay on the board, "
                    "closed to everyone."));
    direction_rule(ui, model, column, tr("Colours sit clockwise around the board."),
                   tr("The turn passes to the left, clockwise. You may also put the players in any "
                      "order."));
  }
  blue_rule(ui, model, column);
  red_rule(ui, model, column);
  table_rule<maze::Game>(
      ui, model, column,
      {"claw", tr("The claw’s chance"), tr("When nobody works it by hand."),
       tr("You work the claw yourself, by good timing and in one try. Bots, and those who leave it "
          "to chance, succeed this many times in a hundred.")},
      {.control = Control::Slider, .step = kClawStep, .shown = view::percent_words});
  variant_rules(ui, model, column);
  first_rule(ui, model, column, tr("At a real table the youngest player begins."));
}

}  // namespace ui
