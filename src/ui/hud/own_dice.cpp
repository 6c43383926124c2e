// People throw their own dice, or draw their own cards, and enter the result: there is a button for
// each outcome or, with two dice, a row for each die. Digits press the buttons with that number.
#include "ui/hud/own_dice.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "ui/draft/draft.h"
#include "ui/hooks.h"
#include "ui/kit/choice.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using core::Move;
using view::tr;

namespace {

constexpr float kChosenEdge = 3.0F;
constexpr float kFaceInset = 6.0F;

constexpr float kRow = 58.0F;    // at most
constexpr float kLeast = 40.0F;  // so that the six faces of a die stand in one row beside a table

// The button for one face or card.
struct Face {
  std::size_t part = 0;  // which die of the throw; see view::DrawnKinds
  std::size_t kind = 0;
  bool on = false;  // chosen while the other die is not known yet
};
using Faces = std::vector<Face>;

const games::Game& game_of(const view::Session& session) { return session.match().game(); }

std::span<const ShownLot> lots_of(const games::Game& game) {
  return game.visit(
      []<class G>(const G&) { return std::span<const ShownLot>(lots(std::type_identity<G>{})); });
}

void add_new(Faces& faces, const Face& face) {
  const bool known = std::any_of(faces.begin(), faces.end(),
                                 [&face](const Face& other) { return other.kind == face.kind; });
  if (!known) faces.push_back(face);
}

// The rows of buttons: one for each die of a throw, or one of cards.
std::vector<Faces> rows_of(const view::Session& session, const OwnDice& chosen) {
  std::vector<Faces> rows(lots_of(game_of(session)).size());
  for (const Move move : session.outcomes()) {
    const view::DrawnKinds drawn = view::drawn_kinds(game_of(session), move);
    for (std::size_t part = 0; part < drawn.size(); ++part) {
      const std::size_t kind = drawn[part].kind;
      add_new(rows[part], {part, kind, chosen.kinds[part] == kind});
    }
  }
  return rows;
}

// Rows as even as possible, of buttons that a finger can hit: the number of buttons per row, and of
// rows.
struct Grid {
  std::size_t a_row = 1;
  std::size_t rows = 1;
};
Grid grid_of(std::size_t faces, float width) {
  const float fit = (width + gap::kTiny) / (kLeast + gap::kTiny);
  const auto most = static_cast<std::size_t>(std::max(1.0F, fit));
  const std::size_t rows = (faces + most - 1) / most;
  return {(faces + rows - 1) / std::max<std::size_t>(1, rows), rows};
}

// `stays`: it is only chosen, since there is another die to enter.
bool face_button(Ui& ui, const ShownLot& lot, const Face& face, const Rect& rect, bool stays) {
  const Palette& c = ui.colours();
  const std::string said = view::labelled(lot.title(), lot.name(face.kind));
  const Announce announce =
      stays ? Announce{Role::Switch, said, face.on ? "on" : "off"} : Announce{Role::Button, said};
  const Touch touch = ui.touch(lot.key(face.kind), rect, announce);
  const Rect body = rect.moved({0, touch.press * 2.0F});
  ui.draw->AddRectFilled(body.min, body.max, mix(c.raised, c.raised_hover, touch.hover),
                         corner::kControl);
  ui.draw->AddRect(body.min, body.max, face.on ? c.accent_text : c.edge, corner::kControl, 0,
                   face.on ? kChosenEdge : 1.0F);
  lot.picture(ui, body.grown(-kFaceInset), face.kind);
  return touch.clicked;
}

// The numbers chosen in this position.
OwnDice& chosen_now(Model& model) {
  const std::uint64_t revision = model.session->revision();
  if (model.own_dice.revision != revision) model.own_dice = {revision, {}};
  return model.own_dice;
}

// Whether these are two ordinary dice, where it does not matter which shows which number.
bool are_alike(std::span<const view::DrawnKind> drawn) {
  return drawn.size() == 2 && drawn[0].lot == drawn[1].lot;
}

bool shows(std::span<const view::DrawnKind> drawn, const OwnDice& chosen, bool crosswise) {
  bool all = true;
  for (std::size_t part = 0; part < drawn.size(); ++part) {
    const std::size_t other = crosswise ? drawn.size() - 1 - part : part;
    all = all && chosen.kinds[part] == drawn[other].kind;
  }
  return all;
}

// The outcome that shows these kinds; nothing while a die is not known.
std::optional<Move> meant(const view::Session& session, const OwnDice& chosen) {
  for (const Move move : session.outcomes()) {
    const view::DrawnKinds drawn = view::drawn_kinds(game_of(session), move);
    if (shows(drawn, chosen, false) || (are_alike(drawn) && shows(drawn, chosen, true))) {
      return move;
    }
  }
  return std::nullopt;
}

// Enters it, or stores it until the other die is known.
void press(Model& model, const Face& face) {
  OwnDice& chosen = chosen_now(model);
  chosen.kinds[face.part] = face.kind;
  const auto move = meant(*model.session, chosen);
  if (!move) return;
  chosen = {};
  model.session->enter(*move);
}

}  // namespace

std::string own_dice_words(const view::Session& session) {
  return std::string(
      game_of(session).visit([](const auto& game) { return own_dice_wanted(game); }));
}

float own_dice_height(const Model& model, float width) {
  float high = 0.0F;
  for (const Faces& row : rows_of(*model.session, model.own_dice)) {
    high += static_cast<float>(grid_of(row.size(), width).rows) * (kRow + gap::kTiny);
  }
  return high;
}

void show_own_dice(Ui& ui, Model& model, Column& column, float room) {
  const view::Session& session = *model.session;
  const std::span<const ShownLot> shown = lots_of(game_of(session));
  const std::vector<Faces> rows = rows_of(session, chosen_now(model));
  const auto dice =
      std::count_if(rows.begin(), rows.end(), [](const Faces& row) { return !row.empty(); });
  const float whole = own_dice_height(model, column.width);
  const float high = std::clamp(room / whole * (kRow + gap::kTiny) - gap::kTiny, kLeast, kRow);
  ui.push("enter");
  for (const Faces& faces : rows) {
    if (faces.empty()) continue;
    const bool second = faces[0].part > 0 && shown[0].lot == shown[faces[0].part].lot;
    if (second) ui.push("second");
    const std::size_t a_row = grid_of(faces.size(), column.width).a_row;
    const auto gaps = static_cast<float>(a_row - 1) * gap::kTiny;
    const float wide = (column.width - gaps) / static_cast<float>(a_row);
    Rect row;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      if (i % a_row == 0) row = column.take(high, gap::kTiny);
      const Rect cell = row.cut_left(wide);
      row.cut_left(gap::kTiny);
      if (!face_button(ui, shown[faces[i].part], faces[i], cell, dice > 1)) continue;
      press(model, faces[i]);
      ui.want_frame();
      if (second) ui.pop();
      ui.pop();
      return;
    }
    if (second) ui.pop();
  }
  ui.pop();
}

bool press_own_dice(Model& model, int number) {
  if (!model.session->status().may_enter) return false;
  const std::span<const ShownLot> shown = lots_of(game_of(*model.session));
  std::optional<Face> found;  // preferably of a die that is not known yet
  for (const Faces& row : rows_of(*model.session, chosen_now(model))) {
    for (const Face& face : row) {
      if (shown[face.part].name(face.kind) != std::to_string(number)) continue;
      const bool has_unknown = found && !model.own_dice.kinds[found->part];
      if (!has_unknown) found = face;
    }
  }
  if (found) press(model, *found);
  return true;
}

void own_dice_toggle(Ui& ui, Model& model, Column& column) {
  if (!play::may_own_dice(model.session->chance())) return;
  const bool hidden = model.session->tabletop().hides_hands();
  bool on = model.settings.own_dice && !hidden;
  if (toggle(ui, "own-dice", column,
             has_cards(model.session->match().game()) ? tr("We draw our own cards")
                                                      : tr("We throw our own dice"),
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
