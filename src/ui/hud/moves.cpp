// The legal moves as buttons: each move, or, if there are many, what may be touched first.
#include "ui/hud/moves.h"
#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/hud/bubble.h"
#include "ui/hud/game.h"
#include "ui/hud/signs.h"
#include "ui/kit/button.h"
#include "ui/kit/cells.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kBesideLabel = 84.0F;  // disc, key and margins
constexpr float kLabelMargin = 16.0F;  // above and below the words, together
constexpr float kPointed = 0.22F;      // brass in the one that is pointed at
constexpr float kKeyRoom = 18.0F;
constexpr float kBulb = 16.0F;

constexpr float kDisc = 12.0F;

// A button of the list: its words, and the move or the thing for which it stands.
struct Entry {
  std::string key;
  std::string label;
  std::optional<core::Colour> colour;
  std::size_t choice = 0;  // the first move that it may play
  std::size_t option = 0;  // its index in Picker::options
  bool plays = true;
  bool focused = false;
  bool recommended = false;    // it begins the move that the hint recommends
  bool is_control = false;     // a card of the hand or the deck, which needs no button here
  std::size_t key_number = 0;  // from 1; up to kMoveKeys a key presses it
};

std::optional<core::Colour> colour_of(const view::Thing& thing) {
  const bool has = thing.kind == view::Thing::Kind::Piece || thing.kind == view::Thing::Kind::Site;
  return has ? std::optional(thing.colour) : std::nullopt;
}

std::string thing_key(const view::Thing& thing) {
  return "pick-" + std::string(view::kind_name(thing.kind)) + "-" + std::to_string(thing.colour) +
         "-" + std::to_string(thing.size) + "-" + std::to_string(thing.site) + "-" +
         std::to_string(thing.value);
}

bool is_control(const view::Thing& thing) {
  return thing.kind == view::Thing::Kind::Card || thing.kind == view::Thing::Kind::Chance;
}
bool is_button(const view::Thing& thing) { return thing.kind == view::Thing::Kind::Button; }

std::vector<Entry> entries_of(const view::Session& session) {
  const GameHud& hud = game_hud(session);
  const view::Picker& picker = session.picker();
  const auto choices = picker.choices();
  const auto options = picker.options();
  const auto hinted = picker.recommended();
  const std::size_t step = picker.picked().size();
  std::vector<Entry> entries;
  const bool by_things = picker.open().size() > kMoveKeys && options.size() > 1;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const bool focused = picker.focus() == i;
    if (by_things && options[i].choices > 1) {
      entries.push_back({thing_key(options[i].thing), hud.thing_words(session, options[i].thing),
                         colour_of(options[i].thing), options[i].first, i, false, focused,
                         hinted && choices[*hinted].steps[step] == options[i].thing,
                         is_control(options[i].thing)});
      continue;
    }
    for (const std::size_t k : picker.open()) {
      const view::Choice& choice = choices[k];
      if (choice.steps[step] != options[i].thing) continue;
      entries.push_back({choice.token, hud.choice_words(session, choice),
                         choice.moves_piece() ? std::optional(choice.move.colour) : std::nullopt, k,
                         i, true, focused, hinted == k, is_control(options[i].thing)});
    }
  }
  return entries;
}

float entry_height(const Ui& ui, const Entry& entry, float width) {
  return std::max(kTouch,
                  ui.measure(Type::Strong, entry.label, width - kBesideLabel).y + kLabelMargin);
}

void draw_entry(Ui& ui, const view::Session& session, const Rect& rect, const Entry& entry,
                const Touch& touch, bool numbered) {
  const Palette& c = ui.colours();
  const bool pointed = entry.focused || (entry.plays && session.picker().pointed() == entry.choice);
  const Colour body =
      mix(mix(c.raised, c.raised_hover, touch.hover), c.accent, pointed ? kPointed : 0.0F);
  ui.draw->AddRectFilled(rect.min, rect.max, body, corner::kControl);
  const bool marked = pointed || entry.recommended;
  ui.draw->AddRect(rect.min, rect.max, marked ? c.accent : c.edge, corner::kControl, 0,
                   marked ? 2.0F : 1.0F);
  Rect inner = rect.grown(-gap::kMedium, 0);
  if (entry.colour) {
    colour_disc(ui, inner.cut_left(2 * kDisc).middle(), kDisc,
                session.tabletop().hue(*entry.colour));
    inner.cut_left(gap::kSmall);
  }
  if (entry.key_number <= kMoveKeys && numbered) {
    key_sign(ui, inner.cut_right(kKeyRoom).middle(), entry.key_number);
    inner.cut_right(gap::kTiny);
  }
  if (entry.recommended) {
    ui.icon(inner.cut_right(kKeyRoom).middle(), c.accent_text, icons::kLightbulb, kBulb);
  }
  ui.fit(Type::Strong, inner, c.text, entry.label, entry.colour ? Align::Left : Align::Centre);
}

// The entry for somebody who does not see its disc.
std::string said_of(const view::Session& session, const Entry& entry) {
  return entry.colour
             ? view::labelled(colour_name(session.tabletop().hue(*entry.colour)), entry.label)
             : entry.label;
}

// What an entry is about on the table: the thing to touch, or where the move ends if that thing has
// several.
view::Thing thing_of(const view::Session& session, const Entry& entry) {
  const view::Option& option = session.picker().options()[entry.option];
  const bool by_end = entry.plays && option.choices > 1;
  return by_end ? session.picker().choices()[entry.choice].steps.back() : option.thing;
}

// One entry as a button; true if it was pressed and the list has changed.
bool entry_button(Ui& ui, Model& model, const Rect& rect, const Entry& entry) {
  view::Session& session = *model.session;
  const Touch touch = ui.touch(entry.key, rect, {Role::Button, said_of(session, entry)});
  const bool focused = ui.focus_shown() && ui.focus() == touch.id;
  const ImVec2 moved = ImGui::GetIO().MouseDelta;
  if (entry.plays && (focused || (touch.hovered && (moved.x != 0.0F || moved.y != 0.0F)))) {
    session.picker().point_at(entry.choice);
  }
  if (focused && !entry.plays) session.picker().focus_on(entry.option);
  if (!ui.clip().empty()) {
    draw_entry(ui, session, rect, entry, touch, keys_shown(ui, model));
  } else if (const auto at = place_of(model, thing_of(session, entry), 0.0F)) {
    ui.mark_on_table(centred({*at, *at}, {kTouch, kTouch}).both(model.table));
  }
  if (!touch.clicked) return false;
  press_entry(ui, model, entry.key_number - 1);
  return true;
}

// Steps back: undoes the last pick, or a two-part move's first part before the second.
enum class Step : std::uint8_t { Unpick, TakePartBack };
std::vector<Step> steps_back(const view::Session& session) {
  std::vector<Step> steps;
  const bool begun = !session.picker().picked().empty() || session.picker().die() != 0;
  const bool between = session.tabletop().between_parts(session.match().state());
  if (begun) steps.push_back(Step::Unpick);
  if (between && session.undoes_last_move()) steps.push_back(Step::TakePartBack);
  return steps;
}

}  // namespace

bool has_buttons(const view::Session& session) {
  if (session.status().may_throw) return false;
  const auto options = session.picker().options();
  return !steps_back(session).empty() ||
         std::any_of(options.begin(), options.end(),
                     [](const view::Option& option) { return is_button(option.thing); });
}

std::string focused_words(const view::Session& session) {
  for (const Entry& entry : entries_of(session)) {
    if (entry.focused) return said_of(session, entry);
  }
  return {};
}

std::vector<KeyPlace> key_places(const view::Session& session) {
  std::vector<KeyPlace> places;
  if (session.status().may_throw) return places;
  for (const Entry& entry : entries_of(session)) {
    places.push_back({places.size() + 1, thing_of(session, entry)});
  }
  return places;
}

bool press_entry(Ui& ui, Model& model, std::size_t index) {
  view::Session& session = *model.session;
  const std::vector<Entry> entries = entries_of(session);
  if (index >= entries.size() || session.status().may_throw) return false;
  const Entry& entry = entries[index];
  bubble_for(ui, model,
             entry.plays ? session.choose(entry.choice)
                         : session.pick(session.picker().options()[entry.option].thing));
  return true;
}

namespace {

enum class Listed : std::uint8_t { All, Buttons, OnTable };

// The entries to list, with their numbers among all.
std::vector<Entry> listed_entries(const view::Session& session, Listed listed) {
  std::vector<Entry> entries = entries_of(session);
  for (std::size_t i = 0; i < entries.size(); ++i) entries[i].key_number = i + 1;
  const auto options = session.picker().options();
  std::erase_if(entries, [&](const Entry& entry) {
    const bool button = is_button(options[entry.option].thing);
    return entry.is_control || (listed == Listed::Buttons && !button) ||
           (listed == Listed::OnTable && button);
  });
  return entries;
}

std::string_view words_of(Step step) {
  return step == Step::Unpick ? tr("Choose again") : tr("Take the first part back");
}
// True if it was pressed and something changed.
bool step_button(Ui& ui, Model& model, Step step, const Rect& rect, const ButtonStyle& style) {
  const bool unpick = step == Step::Unpick;
  if (!button(ui, unpick ? "unpick" : "take-part-back", rect, words_of(step), style)) return false;
  if (unpick) return model.session->picker().unpick();
  take_back(model);
  return true;
}

// The entries in rows of `a_row`; true if one was pressed.
bool entry_rows(Ui& ui, Model& model, Column& column, const std::vector<Entry>& entries,
                int a_row) {
  bool pressed = false;
  ui.push("move");
  rows_of_cells(
      column, entries.size(), {static_cast<std::size_t>(a_row)},
      [&](std::size_t i, float wide) { return entry_height(ui, entries[i], wide); },
      [&](std::size_t i, const Rect& place) {
        // After one was pressed, the others belong to a position that is gone.
        if (!pressed) pressed = entry_button(ui, model, place, entries[i]);
      });
  ui.pop();
  return pressed;
}

}  // namespace

void moves(Ui& ui, Model& model, Column& column, int a_row) {
  view::Session& session = *model.session;
  if (session.status().may_throw) return;
  const std::vector<Entry> entries = listed_entries(session, Listed::All);
  bool pressed = false;
  for (const Step step : steps_back(session)) {
    const ButtonStyle style{Look::Ghost, icons::kUndo2, Align::Left};
    const float high = button_height(ui, words_of(step), column.width, style);
    pressed = pressed || step_button(ui, model, step, column.take(high, gap::kTiny), style);
  }
  pressed = pressed || entry_rows(ui, model, column, entries, a_row);
  if (pressed) ui.want_frame();
}

void moves_unseen(Ui& ui, Model& model) {
  if (model.session->status().may_throw) return;
  ui.push_clip({});
  Column column{0.0F, 0.0F, kTouch};
  if (entry_rows(ui, model, column, listed_entries(*model.session, Listed::OnTable), 1)) {
    ui.want_frame();
  }
  ui.pop_clip();
}

void move_buttons(Ui& ui, Model& model, const Rect& rect) {
  view::Session& session = *model.session;
  const std::vector<Entry> entries = listed_entries(session, Listed::Buttons);
  const std::vector<Step> steps = steps_back(session);
  const auto count = static_cast<float>(entries.size() + steps.size());
  const float wide = (rect.width() - gap::kSmall * (count - 1)) / count;
  // On the table's wood, words without a button could not be read.
  const ButtonStyle style{Look::Secondary, icons::kUndo2};
  Rect row = rect;
  bool pressed = false;
  for (const Step step : steps) {
    pressed = pressed || step_button(ui, model, step, row.cut_left(wide), style);
    row.cut_left(gap::kSmall);
  }
  ui.push("move");
  for (const Entry& entry : entries) {
    pressed = pressed || entry_button(ui, model, row.cut_left(wide), entry);
    row.cut_left(gap::kSmall);
  }
  ui.pop();
  if (pressed) ui.want_frame();
}

void take_back(Model& model) {
  (void)model.session->undo();
  model.bubble.words.clear();
}

}  // namespace ui
