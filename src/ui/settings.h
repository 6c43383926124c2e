// People's preferences, and how they are stored. They change nothing in a game.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "play/room/text.h"
#include "view/board/palette.h"
#include "view/maze/claw.h"
#include "view/words/words.h"

namespace ui {

// A choice of a setting: how it is stored, and its English title, which view::tr translates. A
// table of these is in the order of its enumerators.
struct Named {
  std::string_view key;
  std::string_view title;
};

enum class Lighting : std::uint8_t { System, Light, Dark };
inline constexpr std::array kLightings = {Named{"system", "Automatic"}, Named{"light", "Day"},
                                          Named{"dark", "Evening"}};
inline constexpr std::array<Named, view::kTableStyles> kTables = {
    Named{"walnut", "Walnut"}, Named{"felt", "Felt"}, Named{"slate", "Slate"}};
// How the maze's claw is worked. Automatic: the crane, or the cups if the person wants no motion.
enum class ClawWay : std::uint8_t { Automatic, Crane, Cups, Chance };
inline constexpr std::array kClawWays = {Named{"auto", "Automatic"}, Named{"crane", "Crane"},
                                         Named{"cups", "Cups, without motion"},
                                         Named{"chance", "Chance"}};
inline constexpr std::array kClawHelps = {Named{"full", "Easy"}, Named{"usual", "Usual"},
                                          Named{"none", "Hard"}};
// How long bots take: before they throw or move, and while it is shown.
enum class BotPace : std::uint8_t { Quick, Normal, Calm };
inline constexpr std::array kBotPaces = {Named{"quick", "Quick"}, Named{"normal", "Normal"},
                                         Named{"calm", "Calm"}};
struct Pace {
  float pause_seconds;
  float speed;  // of bots' actions, compared with people's
};
[[nodiscard]] Pace pace_of(BotPace pace);

// The colours that can be played.
inline constexpr std::array<Named, view::kPlayed> kColours = {
    Named{"yellow", "Yellow"}, Named{"blue", "Blue"},     Named{"red", "Red"},
    Named{"green", "Green"},   Named{"orange", "Orange"}, Named{"purple", "Purple"}};

inline constexpr float kUsualVolume = 0.7F;
inline constexpr std::size_t kLongestNameLetters = play::room::kMostNamePoints;  // of a player
inline constexpr float kFastest = 4.0F;      // of the animations
inline constexpr float kLargestText = 2.0F;  // compared with its usual size

struct Settings {
  std::optional<view::Language> language;  // nothing: the system's language
  Lighting lighting = Lighting::System;
  view::TableStyle table = view::TableStyle::Walnut;
  view::Paints paints = view::Paints::Lacquer;
  bool flat = false;        // camera straight from above
  float speed = 1.0F;       // of animations, 0…4
  bool forced = true;       // forced moves are made automatically
  bool tap_throws = true;   // a tap anywhere on the table throws
  bool auto_throw = false;  // the die is thrown automatically
  bool confirm = false;     // a move must be chosen twice before it is made
  bool move_list = false;   // the legal moves are also listed as buttons
  BotPace bot_pace = BotPace::Normal;
  bool typed_keys = true;  // single letters and digits are shortcuts (WCAG 2.1.4)
  bool own_dice = false;   // people throw, and enter the result
  float text = 1.0F;       // 1…2
  ClawWay claw = ClawWay::Automatic;
  view::ClawHelp claw_help = view::ClawHelp::Usual;
  bool claw_slow = false;  // the crane moves at half its speed
  bool sound = true;
  float volume = kUsualVolume;         // 0…1
  bool shake = true;                   // the phone vibrates at important moments
  bool notices = false;                // the system announces the person's turn online
  std::string name;                    // of the person in new games, UTF-8; may be empty
  std::optional<view::Hue> favourite;  // … and the colour that they like to play
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Lines `key value`; unknown lines are skipped, so that older and newer versions get along.
[[nodiscard]] std::string print_settings(const Settings& settings);
[[nodiscard]] Settings parse_settings(std::string_view text);

}  // namespace ui
