// The sheet of the settings.
#include "ui/screens/settings_sheet.h"

#include <array>
#include <bit>
#include <cmath>

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/hooks.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kTextNotch = 0.25F;

void head(Ui& ui, Column& column, std::string_view text) {
  ui.paragraph(column, Type::Strong, ui.colours().text, text, gap::kTiny);
}

void group(Ui& ui, Column& column, std::string_view text) {
  column.space(gap::kSmall);
  ui.paragraph(column, Type::Heading, ui.colours().text, text, gap::kSmall);
}

// `first`, and after it the others.
std::vector<Option> options_after(Option first, std::vector<Option> others) {
  std::vector<Option> all;
  all.push_back(std::move(first));
  for (Option& other : others) all.push_back(std::move(other));
  return all;
}

void language_setting(Ui& ui, Model& model, Column& column) {
  head(ui, column, tr("Language"));
  (void)optional_choice(ui, column, "language", tr("Language"),
                        options_after({"system", std::string(tr("Automatic"))}, language_options()),
                        model.settings.language);
}

// A heading, and below it the table's titles as options.
template <class Enum>
void named_setting(Ui& ui, Column& column, std::string_view key, std::string_view title,
                   std::span<const Named> names, Enum& value) {
  head(ui, column, title);
  (void)named_choice(ui, column, key, title, names, value);
}

void paints_setting(Ui& ui, Model& model, Column& column) {
  bool clear = model.settings.paints == view::Paints::Clear;
  (void)toggle(ui, "clear-paints", column, tr("Colours for every kind of colour vision"), clear);
  model.settings.paints = clear ? view::Paints::Clear : view::Paints::Lacquer;
}

void sound_setting(Ui& ui, Model& model, Column& column) {
  Settings& settings = model.settings;
  (void)toggle(ui, "sound", column, tr("Sound"), settings.sound);
  if (settings.sound) {
    const std::string shown = view::percent_words(view::whole_percent(settings.volume));
    constexpr float kNotch = 0.1F;
    head(ui, column, tr("Volume"));
    (void)slider(ui, "volume", column.take(ui.control(), gap::kSmall), tr("Volume"),
                 settings.volume, {kNotch, 1.0F, kNotch}, shown);
  }
  if (model.can_shake) {
    (void)toggle(ui, "shake", column, tr("Vibration"), settings.shake);
  }
}

void camera_setting(Ui& ui, Model& model, Column& column) {
  static constexpr std::array kCameras = {Named{"seated", "From a chair"},
                                          Named{"flat", "From above"}};
  named_setting(ui, column, "camera", tr("View of the board"), kCameras, model.settings.flat);
}

void speed_setting(Ui& ui, Model& model, Column& column) {
  head(ui, column, tr("Speed of the animation"));
  const float speed = model.settings.speed;
  const std::string shown = speed == 0.0F ? std::string(tr("Off")) : view::speed_words(speed) + "×";
  const Rect at = column.take(ui.control(), gap::kMedium);
  (void)slider(ui, "speed", at, tr("Speed of the animation"), model.settings.speed,
               {0.0F, kFastest, 0.5F}, shown);
}

void text_setting(Ui& ui, Model& model, Column& column) {
  head(ui, column, tr("Size of the text"));
  // Shown at once, but applied on release: the slider must not run away under the finger.
  const unsigned slider_id = ui.id("text");
  const unsigned id = ui.id("text-value");
  float value = model.settings.text;
  if (ui.owns_press(slider_id)) value = ui.recall(id, value);
  const std::string shown = view::percent_words(view::whole_percent(value));
  const Rect at = column.take(ui.control(), gap::kMedium);
  ui.remember(ui.id("text-at"), at.min.y);
  (void)slider(ui, "text", at, tr("Size of the text"), value, {1.0F, kLargestText, kTextNotch},
               shown);
  const bool held = ui.owns_press(slider_id) && ImGui::IsMouseDown(ImGuiMouseButton_Left);
  if (!held) model.settings.text = value;
  ui.remember(id, value);
}

template <class G>
concept HasSettings = requires(Ui& ui, Model& model, Column& column, std::type_identity<G> game) {
  own_settings(ui, model, column, game);
};

void settings_of_games(Ui& ui, Model& model, Column& column) {
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if constexpr (HasSettings<G>) own_settings(ui, model, column, game);
  });
}

void person_setting(Ui& ui, Model& model, Column& column) {
  group(ui, column, tr("You"));
  (void)field(ui, "name", column.take(ui.control(), gap::kSmall), tr("Your name in new games"),
              model.settings.name, kLongestNameLetters);
  head(ui, column, tr("Favourite colour"));
  (void)optional_choice(ui, column, "favourite", tr("Favourite colour"),
                        options_after({"any", std::string(tr("Any"))}, options_of(kColours)),
                        model.settings.favourite);
}

// The pace of a game; what people do at every turn comes first.
void pace_group(Ui& ui, Model& model, Column& column) {
  Settings& settings = model.settings;
  group(ui, column, tr("Pace"));
  named_setting(ui, column, "bots", tr("Pace of the bots"), kBotPaces, settings.bot_pace);
  (void)toggle(ui, "forced", column, tr("Throw and move by itself where there is no choice"),
               settings.forced);
  (void)toggle(ui, "tap-throws", column, tr("Tap anywhere on the table to throw"),
               settings.tap_throws);
  (void)toggle(ui, "auto-throw", column, tr("Throw the die for me"), settings.auto_throw);
  (void)toggle(ui, "confirm", column, tr("Tap twice to make a move"), settings.confirm);
  speed_setting(ui, model, column);
}

void table_group(Ui& ui, Model& model, Column& column) {
  group(ui, column, tr("Look of the table"));
  named_setting(ui, column, "room", tr("Light"), kLightings, model.settings.lighting);
  named_setting(ui, column, "table", tr("Table"), kTables, model.settings.table);
  camera_setting(ui, model, column);
  paints_setting(ui, model, column);
  (void)toggle(ui, "move-list", column, tr("List the moves as buttons"), model.settings.move_list);
  settings_of_games(ui, model, column);
}

void screen_group(Ui& ui, Model& model, Column& column) {
  group(ui, column, tr("Text and screen"));
  language_setting(ui, model, column);
  text_setting(ui, model, column);
  (void)toggle(ui, "typed-keys", column, tr("Letters and digits as shortcuts"),
               model.settings.typed_keys);
  if (!model.can_fill_screen) return;
  bool filled = model.fills_screen;
  if (toggle(ui, "fill-screen", column, tr("Full screen"), filled)) model.ask(wish::FillScreen{});
}

// The first press asks, the second resets.
void reset_setting(Ui& ui, Model& model, Column& column) {
  const bool asked = model.reset_asked;
  const std::string_view words =
      asked ? tr("Yes, reset all settings") : tr("Back to the usual settings");
  const ButtonStyle style{asked ? Look::Danger : Look::Secondary, icons::kRotateCcw};
  column.space(gap::kSmall);
  const float high = button_height(ui, words, column.width, style);
  if (!button(ui, "reset", column.take(high, 0), words, style)) return;
  model.reset_asked = !asked;
  if (!asked) ui.say(tr("Yes, reset all settings"));  // what the button says now
  if (asked) {
    model.settings = {};
    ui.toast(std::string(tr("All settings are back to what they were at first.")));
  }
}

// Puts a new name or colour into all set-ups.
void seat_everywhere(Model& model, const Settings& before) {
  const Settings& settings = model.settings;
  for (Draft& draft : model.drafts.all) {
    std::optional<core::Colour> colour;
    for (const std::uint8_t seat : seats_of(draft.rules)) {
      games::each_colour(seat, [&](core::Colour one) {
        const bool chosen = settings.favourite && before.favourite != settings.favourite;
        if (chosen && hue_in(draft.rules, one) == *settings.favourite) colour = one;
      });
    }
    seat_person(draft, before.name, settings.name, colour);
  }
  model.ask(wish::KeepDrafts{});
}

// Letters of another size move everything on the page: it is scrolled until the slider is where it
// was under the finger.
void hold_text_slider(Ui& ui, const Scroll& scroll, float was_at, bool changed) {
  constexpr float kFrames = 4.0F;  // until everything has its new place
  const unsigned left = ui.id("text-frames");
  const unsigned place = ui.id("text-place");
  if (changed) {
    ui.remember(left, kFrames);
    ui.remember(place, was_at);
  }
  const float frames = ui.recall(left, 0.0F);
  if (frames <= 0.0F) return;
  ui.remember(left, frames - 1.0F);
  const float off = ui.recall(ui.id("text-at"), was_at) - ui.recall(place, was_at);
  if (std::abs(off) > 1.0F) scroll_to(ui, scroll, scroll.view.min.y + off);
  ui.want_frame();
}

}  // namespace

void show_settings(Ui& ui, Model& model) {
  const Settings before = model.settings;
  Sheet sheet = begin_sheet(ui, "settings", tr("Settings"), model.settings_open);
  Column& column = sheet.scroll.column;
  const float text_at = ui.recall(ui.id("text-at"), 0.0F);
  pace_group(ui, model, column);
  person_setting(ui, model, column);
  table_group(ui, model, column);
  group(ui, column, tr("Sound"));
  sound_setting(ui, model, column);
  screen_group(ui, model, column);
  reset_setting(ui, model, column);
  hold_text_slider(ui, sheet.scroll, text_at, before.text != model.settings.text);
  end_sheet(ui, sheet);
  const Settings& now = model.settings;
  if (!model.settings_open) model.reset_asked = false;
  if (before.name != now.name || before.favourite != now.favourite) seat_everywhere(model, before);
  if (!(before == now)) model.ask(wish::KeepSettings{});
}

}  // namespace ui
