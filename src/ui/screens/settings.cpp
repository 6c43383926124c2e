#include "ui/screens/settings.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/text.h"

namespace ui {

namespace {

constexpr float kPercent = 100.0F;

std::string percent(float value) {
  return std::to_string(static_cast<int>(std::lround(value * kPercent)));
}

constexpr std::array<std::string_view, 4> kClawWays = {"auto", "crane", "cups", "chance"};
constexpr std::array<std::string_view, 6> kFavourites = {"yellow", "blue",   "red",
                                                         "green",  "orange", "purple"};
constexpr std::array<std::string_view, 3> kClawHelps = {"full", "usual", "none"};

constexpr std::array<std::string_view, 3> kBotPaces = {"quick", "normal", "calm"};

// The enumerator with that name; `otherwise` if there is none.
template <class Enum, std::size_t N>
Enum from_name(const std::array<std::string_view, N>& names, std::string_view name,
               Enum otherwise) {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? otherwise : static_cast<Enum>(found - names.begin());
}
template <class Enum, std::size_t N>
std::string_view name_of(const std::array<std::string_view, N>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

float from_percent(std::string_view text, float least, float most, float otherwise) {
  const auto number = core::parse_number(text, 1000);
  return number ? std::clamp(static_cast<float>(*number) / kPercent, least, most) : otherwise;
}

constexpr std::array<std::string_view, view::kTableStyles> kTables = {"walnut", "felt", "slate"};
constexpr std::array<std::string_view, view::kPaintings> kPaints = {"lacquer", "clear"};

void read(Settings& settings, std::string_view key, std::string_view value) {
  const bool yes = value == "1";
  if (key == "language" && view::knows_language(value))
    settings.language = view::language_of(value);
  if (key == "room") {
    settings.room = value == "light" ? Room::Light : value == "dark" ? Room::Dark : Room::System;
  }
  if (key == "table") settings.table = from_name(kTables, value, settings.table);
  if (key == "paints") settings.paints = from_name(kPaints, value, settings.paints);
  if (key == "sound") settings.sound = yes;
  if (key == "volume") settings.volume = from_percent(value, 0.0F, 1.0F, settings.volume);
  if (key == "shake") settings.shake = yes;
  if (key == "flat") settings.flat = yes;
  if (key == "auto_move") settings.auto_move = yes;
  if (key == "auto_throw") settings.auto_throw = yes;
  if (key == "confirm") settings.confirm = yes;
  if (key == "name") {
    const auto name = core::percent_decode(value);
    if (name && name->size() <= kLongestName) settings.name = *name;
  }
  if (key == "favourite") {
    const auto found = std::find(kFavourites.begin(), kFavourites.end(), value);
    if (found != kFavourites.end()) {
      settings.favourite = static_cast<view::Hue>(found - kFavourites.begin());
    }
  }
  if (key == "own_dice") settings.own_dice = yes;
  if (key == "claw") settings.claw = from_name(kClawWays, value, settings.claw);
  if (key == "claw_help") settings.claw_help = from_name(kClawHelps, value, settings.claw_help);
  if (key == "claw_slow") settings.claw_slow = yes;
  if (key == "bot_pace") settings.bot_pace = from_name(kBotPaces, value, settings.bot_pace);
  if (key == "speed") settings.speed = from_percent(value, 0.0F, 4.0F, settings.speed);
  if (key == "text") settings.text = from_percent(value, 1.0F, 2.0F, settings.text);
}

}  // namespace

float pause_seconds(BotPace pace) {
  static constexpr std::array<float, 3> kSeconds = {0.05F, 0.35F, 1.1F};
  return kSeconds[static_cast<std::size_t>(pace)];
}

std::string print_settings(const Settings& s) {
  std::string out;
  const auto line = [&out](std::string_view key, std::string_view value) {
    out.append(key).append(" ").append(value).append("\n");
  };
  if (s.language) line("language", view::language_code(*s.language));
  line("room", s.room == Room::Light ? "light" : s.room == Room::Dark ? "dark" : "system");
  line("table", name_of(kTables, s.table));
  line("paints", name_of(kPaints, s.paints));
  line("flat", s.flat ? "1" : "0");
  line("auto_move", s.auto_move ? "1" : "0");
  line("auto_throw", s.auto_throw ? "1" : "0");
  line("confirm", s.confirm ? "1" : "0");
  if (!s.name.empty()) line("name", core::percent_encode(s.name));
  if (s.favourite) line("favourite", kFavourites[static_cast<std::size_t>(*s.favourite)]);
  line("own_dice", s.own_dice ? "1" : "0");
  line("speed", percent(s.speed));
  line("bot_pace", name_of(kBotPaces, s.bot_pace));
  line("text", percent(s.text));
  line("claw", name_of(kClawWays, s.claw));
  line("claw_help", name_of(kClawHelps, s.claw_help));
  line("claw_slow", s.claw_slow ? "1" : "0");
  line("sound", s.sound ? "1" : "0");
  line("volume", percent(s.volume));
  line("shake", s.shake ? "1" : "0");
  return out;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  while (!text.empty()) {
    std::string_view line = core::take_until(text, '\n');
    const std::string_view key = core::take_until(line, ' ');
    read(settings, key, line);
  }
  return settings;
}

}  // namespace ui
