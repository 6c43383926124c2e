#include "ui/settings.h"

#include <algorithm>

#include "core/text.h"
#include "view/words/numbers.h"

namespace ui {

namespace {

constexpr float kPercent = 100.0F;
constexpr int kMostPercent = 1000;

constexpr std::array<std::string_view, view::kPaintings> kPaints = {"lacquer", "clear"};

std::string_view key_of(const Named& name) { return name.key; }
std::string_view key_of(std::string_view key) { return key; }

// Index in a table by its key.
template <class Table>
std::optional<std::size_t> find_key(const Table& table, std::string_view key) {
  const auto found = std::find_if(table.begin(), table.end(),
                                  [key](const auto& one) { return key_of(one) == key; });
  if (found == table.end()) return std::nullopt;
  return static_cast<std::size_t>(found - table.begin());
}

// Every line of the file, in order: its key, the setting, and the values it may take.
template <class S, class Lines>
void each_line(S& s, Lines& lines) {
  lines.language("language", s.language);
  lines.named("room", s.lighting, kLightings);
  lines.named("table", s.table, kTables);
  lines.named("paints", s.paints, kPaints);
  lines.flag("flat", s.flat);
  lines.flag("forced", s.forced);
  lines.flag("tap_throws", s.tap_throws);
  lines.flag("auto_throw", s.auto_throw);
  lines.flag("confirm", s.confirm);
  lines.flag("move_list", s.move_list);
  lines.flag("typed_keys", s.typed_keys);
  lines.text("name", s.name);
  lines.maybe_named("favourite", s.favourite, kColours);
  lines.flag("own_dice", s.own_dice);
  lines.percent("speed", s.speed, 0.0F, kFastest);
  lines.named("bot_pace", s.bot_pace, kBotPaces);
  lines.percent("text", s.text, 1.0F, kLargestText);
  lines.named("claw", s.claw, kClawWays);
  lines.named("claw_help", s.claw_help, kClawHelps);
  lines.flag("claw_slow", s.claw_slow);
  lines.flag("sound", s.sound);
  lines.percent("volume", s.volume, 0.0F, 1.0F);
  lines.flag("shake", s.shake);
  lines.flag("notices", s.notices);
}

// Reads one line: changes the setting with its key, if the value makes sense.
struct Reader {
  std::string_view key;
  std::string_view value;

  void language(std::string_view name, std::optional<view::Language>& setting) const {
    if (const auto named = view::language_named(value); key == name && named) setting = named;
  }
  template <class Enum, class Table>
  void named(std::string_view name, Enum& setting, const Table& table) const {
    if (key != name) return;
    if (const auto index = find_key(table, value)) setting = static_cast<Enum>(*index);
  }
  template <class Enum, class Table>
  void maybe_named(std::string_view name, std::optional<Enum>& setting, const Table& table) const {
    if (key != name) return;
    if (const auto index = find_key(table, value)) setting = static_cast<Enum>(*index);
  }
  void flag(std::string_view name, bool& setting) const {
    if (key == name) setting = value == "1";
  }
  void text(std::string_view name, std::string& setting) const {
    if (key != name) return;
    if (const auto decoded = core::percent_decode(value))
      setting = core::cut_to(*decoded, kLongestNameLetters);
  }
  void percent(std::string_view name, float& setting, float least, float most) const {
    if (key != name) return;
    if (const auto number = core::parse_number(value, kMostPercent))
      setting = std::clamp(static_cast<float>(*number) / kPercent, least, most);
  }
};

struct Writer {
  std::string out;

  void line(std::string_view name, std::string_view value) {
    out.append(name).append(" ").append(value).append("\n");
  }
  void language(std::string_view name, const std::optional<view::Language>& setting) {
    if (setting) line(name, view::language_code(*setting));
  }
  template <class Enum, class Table>
  void named(std::string_view name, Enum setting, const Table& table) {
    line(name, key_of(table[static_cast<std::size_t>(setting)]));
  }
  template <class Enum, class Table>
  void maybe_named(std::string_view name, std::optional<Enum> setting, const Table& table) {
    if (setting) named(name, *setting, table);
  }
  void flag(std::string_view name, bool setting) { line(name, setting ? "1" : "0"); }
  void text(std::string_view name, std::string_view setting) {
    if (!setting.empty()) line(name, core::percent_encode(setting));
  }
  void percent(std::string_view name, float setting, float, float) {
    line(name, std::to_string(view::whole_percent(setting)));
  }
};

}  // namespace

Pace pace_of(BotPace pace) {
  static constexpr std::array<Pace, 3> kPaces = {{{0.02F, 4.5F}, {0.1F, 1.6F}, {0.8F, 0.8F}}};
  return kPaces[static_cast<std::size_t>(pace)];
}

std::string print_settings(const Settings& settings) {
  Writer writer;
  each_line(settings, writer);
  return writer.out;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  while (!text.empty()) {
    std::string_view line = core::take_until(text, '\n');
    const std::string_view key = core::take_until(line, ' ');
    const Reader reader{key, line};
    each_line(settings, reader);
  }
  return settings;
}

}  // namespace ui
