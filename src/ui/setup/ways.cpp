// Each preset is a card with a picture of its board and a sign of what is different.
#include "ui/setup/ways.h"

#include <algorithm>
#include <bit>

#include "assets/icons.h"
#include "games/colours.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/draft/lengths.h"
#include "ui/draft/parsed_presets.h"
#include "ui/draft/pictures.h"
#include "ui/hooks.h"
#include "ui/kit/button.h"
#include "ui/kit/cells.h"
#include "ui/kit/panel.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kDisc = 7.5F;  // radius of a seat's colours
constexpr float kInset = 5.0F;
constexpr float kTickAt = 20.0F;
constexpr float kTickDisc = 13.0F;
constexpr float kTick = 18.0F;
constexpr float kCard = 148.0F;
constexpr float kCardFixed = 0.7F;      // share of it that does not grow with the text
constexpr float kPictureShare = 0.74F;  // a picture's height by its card's width

// The icon of the preset's sign; nullptr if it has none.
const char* sign_of(std::string_view preset) {
  const char* icon = nullptr;
  games::each_game([&]<class G>(std::type_identity<G> game) {
    for (const PresetSign& sign : preset_signs(game)) {
      if (sign.preset == preset) icon = sign.icon;
    }
  });
  return icon;
}

// The presets of one known game, the reader's own first.
std::vector<const ParsedPreset*> presets_of(KnownGame game) {
  std::vector<const ParsedPreset*> found;
  for (const ParsedPreset& one : parsed_presets()) {
    if (known_of(one.rules) == game) found.push_back(&one);
  }
  const std::string_view heading = heading_of(game, view::words().language());
  std::stable_partition(found.begin(), found.end(),
                        [&](const ParsedPreset* one) { return one->preset->name == heading; });
  return found;
}

std::string note_of(const Model& model, const ParsedPreset& card) {
  Draft draft = model.drafts.now();
  take_rules(draft, card.rules);
  return minutes_words(minutes_of(draft, model.settings));
}

// The seats around the board, at the foot of its picture: a disc for each, its colours side by
// side.
void seats_sign(Ui& ui, ImVec2 middle, const AnyRules& rules) {
  constexpr float kStep = 11.0F;
  constexpr float kBetween = 11.0F;
  constexpr float kPlateInk = 0.94F;
  const auto seats = seats_of(rules);
  float wide = 2.0F * kInset;
  for (const std::uint8_t set : seats) {
    wide += kStep * static_cast<float>(std::popcount(unsigned{set}) - 1) + 2.0F * kDisc;
  }
  wide += (kBetween - kDisc) * static_cast<float>(seats.size() - 1);
  const Rect plate = centred({middle, middle}, {wide, 2.0F * (kDisc + kInset)});
  ui.draw->AddRectFilled(plate.min, plate.max, faded(ui.colours().panel, kPlateInk),
                         plate.height() * 0.5F);
  ImVec2 at{plate.min.x + kInset + kDisc, middle.y};
  for (const std::uint8_t set : seats) {
    for (const core::Colour colour : games::ColoursOf(set)) {
      colour_disc(ui, at, kDisc, hue_in(rules, colour));
      at.x += set >> colour > 1 ? kStep : 2.0F * kDisc + kBetween - kDisc;
    }
  }
}

// A sign in a disc in the corner of a card.
void corner_sign(Ui& ui, ImVec2 at, Colour disc, Colour ink, const char* icon) {
  ui.draw->AddCircleFilled(at, kTickDisc, disc);
  ui.icon(at, ink, icon, kTick);
}

float card_height(const Ui& ui, const games::Preset& preset, float width) {
  const float words = width - 2 * gap::kMedium;
  return width * kPictureShare + ui.measure(Type::Strong, tr(preset.title), words).y +
         ui.measure(Type::Caption, tr(preset.line), words).y + ui.line(Type::Caption) +
         2 * gap::kMedium + kDisc + kInset + gap::kHair;
}

void card_words(Ui& ui, const games::Preset& preset, const std::string& note, Rect inner) {
  const Palette& c = ui.colours();
  const float title = ui.measure(Type::Strong, tr(preset.title), inner.width()).y;
  ui.fit(Type::Strong, inner.cut_top(title), c.text, tr(preset.title));
  ui.fit(Type::Caption, inner.cut_bottom(ui.line(Type::Caption)), c.text, note);
  ui.fit(Type::Caption, inner, c.muted, tr(preset.line));
}

bool preset_card(Ui& ui, Model& model, const Rect& rect, const ParsedPreset& card, bool on) {
  const Palette& c = ui.colours();
  const games::Preset& preset = *card.preset;
  const std::string note = note_of(model, card);
  const std::string said =
      std::string(tr(preset.title)) + ". " + std::string(tr(preset.line)) + " " + note;
  const Touch touch = ui.touch(preset.name, rect, {Role::Radio, said, on ? "on" : "off"});
  if (rect.both(ui.clip()).empty()) return touch.clicked;
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F);
  const Rect body = lifted_card(ui, rect, touch, t);
  Rect inner = body.grown(-gap::kMedium);
  const Rect picture = inner.cut_top(rect.width() * kPictureShare - gap::kSmall);
  draw_picture(ui, model, picture, card.rules);
  seats_sign(ui, {picture.middle().x, picture.max.y}, card.rules);
  inner.cut_top(kDisc + kInset + gap::kHair);
  card_words(ui, preset, note, inner);
  if (on) {
    corner_sign(ui, {body.max.x - kTickAt, body.min.y + kTickAt}, c.accent, c.on_accent,
                icons::kCheck);
  }
  if (const char* sign = sign_of(preset.name); sign != nullptr) {
    corner_sign(ui, body.min + ImVec2(kTickAt, kTickAt), c.panel, c.text, sign);
  }
  return touch.clicked;
}

}  // namespace

bool preset_grid(Ui& ui, Model& model, Column& column) {
  const float least = kCard * (kCardFixed + (1.0F - kCardFixed) * ui.text_scale);
  const std::vector<const ParsedPreset*> cards = presets_of(model.drafts.chosen);
  const games::Preset* now = known_way(model.drafts.now().rules);
  bool picked = false;
  ui.begin_radios("preset", tr("Ways to play"));
  ui.push("preset");
  rows_of_cells(
      column, cards.size(), Cells::at_least(least, column, gap::kMedium),
      [&](std::size_t i, float wide) { return card_height(ui, *cards[i]->preset, wide); },
      [&](std::size_t i, const Rect& place) {
        const ParsedPreset& card = *cards[i];
        if (!preset_card(ui, model, place, card, card.preset == now)) return;
        take_rules(model.drafts.now(), card.rules);
        picked = true;
      });
  ui.end_radios();
  ui.pop();
  return picked;
}

// The card's name, a line about it, how long it takes, and a button to the others.
void chosen_card(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const games::Preset* now = known_way(model.drafts.now().rules);
  const bool as_it_is = now != nullptr && now->rules == rules_line(model.drafts.now().rules);
  const std::string title(now != nullptr ? tr(now->title) : tr("Rules of your own"));
  const std::string line = minutes_words(minutes_of(model.drafts.now(), model.settings)) + " · " +
                           std::string(as_it_is ? tr(now->line) : tr("Changed below."));
  const std::string_view other = tr("More ways to play");
  const ButtonStyle style{Look::Secondary, icons::kSlidersHorizontal};
  const float wide = column.width - 2.0F * gap::kMedium;
  const float words =
      ui.measure(Type::Strong, title, wide).y + ui.measure(Type::Caption, line, wide).y;
  const float button_high = button_height(ui, other, wide, style);
  const Rect card =
      column.take(words + button_high + gap::kSmall + 2.0F * gap::kMedium, gap::kMedium);
  ui.panel(card, corner::kCard);
  const Rect inner = card.grown(-gap::kMedium);
  Column text{inner.min.x, inner.min.y, wide};
  ui.paragraph(text, Type::Strong, c.text, title, 0.0F);
  ui.paragraph(text, Type::Caption, c.muted, line, gap::kSmall);
  if (button(ui, "other-board", text.take(button_high), other, style)) model.presets_open = true;
}

}  // namespace ui
