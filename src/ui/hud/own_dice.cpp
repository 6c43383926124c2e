// People throw their own dice, or draw their own cards, and enter what fell: a button for each
// outcome; for two dice one of each. Digits press the buttons that show a number.
#include "ui/hud/game.h"
#include "ui/maze/signs.h"
#include "ui/sorry/cards.h"

namespace ui {

using core::Move;
using view::tr;

namespace {

constexpr float kCell = 54.0F;  // at least
constexpr float kRow = 58.0F;

// One button: a face of a die or a card.
struct Face {
  std::string key;
  std::string said;
  std::uint8_t value = 0;  // of the die, or the card's kind
  std::uint8_t red = 0;    // the red die's letter; 0 for anything else
  bool on = false;         // chosen, while the other die is awaited
};
using Faces = std::vector<Face>;

bool is_maze(const view::Session& session) {
  return session.match().game().as<maze::Game>() != nullptr;
}
bool is_sorry(const view::Session& session) {
  return session.match().game().as<sorry::Game>() != nullptr;
}

std::string red_name(std::uint8_t letter) {
  return std::string(letter == maze::kWall   ? tr("Wall")
                     : letter == maze::kClaw ? tr("Claw")
                                             : tr("No walls"));
}

void add_new(Faces& faces, const Face& face) {
  const bool known = std::any_of(faces.begin(), faces.end(),
                                 [&face](const Face& other) { return other.key == face.key; });
  if (!known) faces.push_back(face);
}

// The rows of buttons: the blue and the red die, or one row.
std::vector<Faces> rows_of(const view::Session& session, const OwnDice& chosen) {
  std::vector<Faces> rows(is_maze(session) ? 2 : 1);
  for (const Move move : session.outcomes()) {
    const std::string number = std::to_string(move.value);
    if (is_sorry(session)) {
      const std::string card = view::card_text(move.value);
      rows[0].push_back({"card-" + card, card, move.value, 0, false});
    } else {
      add_new(rows[0], {"die-" + number, number, move.value, 0, chosen.blue == move.value});
    }
    if (!is_maze(session)) continue;
    const std::string letter(1, static_cast<char>(move.size));
    add_new(rows[1], {"red-" + letter, red_name(move.size), 0, move.size, chosen.red == move.size});
  }
  return rows;
}

// Rows as even as they get: how many buttons stand in one, and in how many rows.
struct Grid {
  std::size_t a_row = 1;
  std::size_t rows = 1;
};
Grid grid_of(std::size_t faces, float width) {
  const float fit = (width + gap::kTiny) / (kCell + gap::kTiny);
  const auto most = static_cast<std::size_t>(std::max(1.0F, fit));
  const std::size_t rows = (faces + most - 1) / most;
  return {(faces + rows - 1) / std::max<std::size_t>(1, rows), rows};
}

void picture(Ui& ui, const view::Session& session, const Face& face, const Rect& rect) {
  const float side = std::min(rect.width(), rect.height());
  const Rect square = centred(rect, {side, side});
  if (face.red != 0) {
    red_die(ui, square, face.red, 1.0F);
  } else if (is_maze(session)) {
    blue_die(ui, square, face.value, 1.0F);
  } else if (is_sorry(session)) {
    card_face(ui, centred(rect, {rect.height() * kCardShape, rect.height()}), face.value);
  } else {
    die_face(ui, square, face.value, rgb(0xf8efdc), rgb(0x33210f));
  }
}

bool face_button(Ui& ui, const view::Session& session, const Face& face, const Rect& rect) {
  const Palette& c = ui.colours();
  const Touch touch = ui.touch(face.key, rect, {Role::Button, face.said, face.on ? "on" : ""});
  const Rect body = rect.moved({0, touch.press * 2.0F});
  ui.draw->AddRectFilled(body.min, body.max, mix(c.raised, c.raised_hover, touch.hover),
                         corner::kControl);
  ui.draw->AddRect(body.min, body.max, face.on ? c.accent : c.edge, corner::kControl, 0,
                   face.on ? 3.0F : 1.0F);
  picture(ui, session, face, body.grown(-6.0F));
  return touch.clicked;
}

// What was chosen in this position.
OwnDice& chosen_now(Model& model) {
  const std::uint64_t revision = model.session->revision();
  if (model.own_dice.revision != revision) model.own_dice = {revision, 0, 0};
  return model.own_dice;
}

// Enters it, or keeps it until the other die is known.
void press(Model& model, const Face& face) {
  view::Session& session = *model.session;
  OwnDice& chosen = chosen_now(model);
  if (face.red != 0) {
    chosen.red = face.red;
  } else {
    chosen.blue = face.value;
  }
  if (is_maze(session) && (chosen.blue == 0 || chosen.red == 0)) return;
  for (const Move move : session.outcomes()) {
    const bool meant = move.value == chosen.blue && (!is_maze(session) || move.size == chosen.red);
    if (!meant) continue;
    chosen = {};
    session.enter(move);
    return;
  }
}

}  // namespace

float own_dice_height(Model& model, float width) {
  float high = 0.0F;
  for (const Faces& row : rows_of(*model.session, model.own_dice)) {
    high += static_cast<float>(grid_of(row.size(), width).rows) * (kRow + gap::kTiny);
  }
  return high;
}

std::string own_dice_words(const view::Session& session) {
  if (is_sorry(session)) return std::string(tr("Draw a card and enter it"));
  return std::string(is_maze(session) ? tr("Throw both dice and enter them")
                                      : tr("Throw the die and enter it"));
}

void show_own_dice(Ui& ui, Model& model, Column& column) {
  const view::Session& session = *model.session;
  ui.push("enter");
  for (const Faces& faces : rows_of(session, chosen_now(model))) {
    const std::size_t a_row = grid_of(faces.size(), column.width).a_row;
    const auto gaps = static_cast<float>(a_row - 1) * gap::kTiny;
    const float wide = (column.width - gaps) / static_cast<float>(a_row);
    Rect row;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      if (i % a_row == 0) row = column.take(kRow, gap::kTiny);
      const Rect cell = row.cut_left(wide);
      row.cut_left(gap::kTiny);
      if (!face_button(ui, session, faces[i], cell)) continue;
      press(model, faces[i]);
      ui.want_frame();
      ui.pop();
      return;
    }
  }
  ui.pop();
}

bool press_own_dice(Model& model, int number) {
  if (!model.session->status().may_enter) return false;
  for (const Faces& row : rows_of(*model.session, model.own_dice)) {
    for (const Face& face : row) {
      if (face.said != std::to_string(number)) continue;
      press(model, face);
      return true;
    }
  }
  return true;
}

void own_dice_toggle(Ui& ui, Model& model, Column& column) {
  if (!play::may_own_dice(model.session->chance())) return;
  const bool hidden = model.session->tabletop().hides_hands();
  bool on = model.settings.own_dice && !hidden;
  if (toggle(ui, "own-dice", column.take(ui.control(), gap::kSmall), tr("We throw our own dice"),
             on, !hidden)) {
    model.settings.own_dice = on;
    model.ask(wish::KeepSettings{});
  }
  if (!hidden) return;
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("Not with hidden hands: whoever enters the cards would know them."),
               gap::kMedium);
}

}  // namespace ui
