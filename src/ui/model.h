// What the screens show and change, and what they ask the app to do. The app owns it and carries
// the wishes out after each frame; no screen calls upwards.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ui/hud/hint.h"
#include "ui/kit/kit.h"
#include "ui/maze/claw.h"
#include "ui/screens/chances.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/fairness.h"
#include "ui/screens/games.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/mail.h"
#include "ui/screens/records.h"
#include "ui/screens/review.h"
#include "ui/screens/settings.h"
#include "ui/screens/share.h"
#include "ui/setup/draft.h"
#include "ui/wish.h"
#include "ui/workshop/workshop.h"
#include "view/table/session.h"

namespace ui {

// Milliseconds of the last frames, for the debug panel.
struct FrameTimes {
  static constexpr std::size_t kKept = 120;
  std::vector<float> ms = std::vector<float>(kKept, 0.0F);
  std::size_t next = 0;
  void add(float value) {
    ms[next] = value;
    next = (next + 1) % kKept;
  }
};

// A little picture of a board set up for play, or of a position; the app has it drawn when
// `wanted`.
struct Picture {
  std::string rules;  // a rules line that has this picture, or a position line, …
  std::string move;   // … and a move that it shows, as a token
  unsigned texture = 0;
  bool wanted = false;
  bool shown = true;  // in this frame
};

// What was entered of a throw of several dice, until all are known.
struct OwnDice {
  std::uint64_t revision = 0;                       // of the session's position
  std::array<std::optional<std::size_t>, 2> kinds;  // of each die; see view::Falls
};

struct Model {
  Screen screen = Screen::Title;
  Settings settings;
  Drafts drafts;
  Workshop workshop;
  Wishes wishes;  // of this frame
  void ask(Wish wish) { wishes.add(std::move(wish)); }
  view::Session* session = nullptr;  // the game on the table, if any
  bool can_continue = false;
  bool native = true;  // a window of its own: can be quit, reloads shaders
  bool can_shake = false;
  bool can_fill_screen = false;
  bool fills_screen = false;
  bool update_ready = false;  // a newer version of the page waits to be let in

  // Sheets.
  bool settings_open = false;
  bool help_open = false;
  bool about_open = false;
  bool presets_open = false;
  bool menu_open = false;
  bool log_open = false;
  bool game_sheet_open = false;
  bool results_open = false;
  bool debug_open = false;
  bool results_seen = false;
  std::optional<ClawTry> claw;  // while a person works it
  bool claw_open = false;
  std::string info_title, info_text;  // shown while not empty

  Hint hint;
  OwnDice own_dice;
  ChancesPage chances;
  FairnessPage fairness;
  GamesPage games;
  ReviewPage watching;
  SharePage share;
  MailPage mail;
  ElsewherePage elsewhere;
  RecordsPage records;
  LessonPage lesson;
  HelpPage help;

  // The part of the screen that is left to the table, css px; filled by each screen.
  Rect table;
  bool table_shown = false;
  float veil = 1.0F;        // over the table while it is made ready; 0: gone
  std::string bubble;       // why not, …
  std::string bubble_rule;  // … and the section of the rules that says so, if any
  ImVec2 bubble_at{0, 0};
  float bubble_left = 0.0F;

  std::vector<Picture> pictures;
  FrameTimes frames;
  std::string debug_text;
  std::string debug_answer;
};

// All of one frame's screens and sheets.
void show(Ui& ui, Model& model);
// What wish::Open and wish::SetUp ask for; a sheet is made ready first.
void open_sheet(Model& model, SheetKind sheet);
void open_setup(Model& model, GameKind game);

// Each screen or sheet has a file of its own.
void show_title(Ui& ui, Model& model);
void show_setup(Ui& ui, Model& model);
void show_workshop(Ui& ui, Model& model);
// Keeps the sketch and goes back to the set-up.
void leave_workshop(Model& model);
void show_hud(Ui& ui, Model& model);
void show_games(Ui& ui, Model& model);
void show_review(Ui& ui, Model& model);
void show_lesson(Ui& ui, Model& model);
void show_share(Ui& ui, Model& model);
void show_mail(Ui& ui, Model& model);
void show_records(Ui& ui, Model& model);
void show_elsewhere(Ui& ui, Model& model);
void show_settings(Ui& ui, Model& model);
void show_help(Ui& ui, Model& model);
void show_about(Ui& ui, Model& model);
void show_info(Ui& ui, Model& model);
void show_menu(Ui& ui, Model& model);
void show_log(Ui& ui, Model& model);
void show_game_sheet(Ui& ui, Model& model);
void show_chances(Ui& ui, Model& model);
void show_fairness(Ui& ui, Model& model);
void show_results(Ui& ui, Model& model);
void show_debug(Ui& ui, Model& model);

// The texture of a board's picture, 0 until it is drawn.
[[nodiscard]] unsigned picture(Model& model, const AnyRules& rules);
// Draws it into the largest square in `rect`, with rounded corners.
void draw_picture(Ui& ui, Model& model, const Rect& rect, const AnyRules& rules);
// A position, and the move that it shows if the token is not empty; fills `rect`, which is one and
// a half times as wide as it is high.
void draw_position(Ui& ui, Model& model, const Rect& rect, std::string_view position,
                   std::string_view move);

// --- Words that several screens use.
[[nodiscard]] std::string colour_name(view::Hue paint);
[[nodiscard]] view::Hue hue_in(const AnyRules& rules, core::Colour colour);
// The names of a set of colours.
[[nodiscard]] std::string colour_words(const AnyRules& rules, unsigned colours,
                                       std::string_view between);
[[nodiscard]] std::string_view game_title(GameKind kind);
[[nodiscard]] std::string_view game_line(GameKind kind);
// The player's name, or what they are called without one.
[[nodiscard]] std::string player_name(const play::Player& player, std::size_t seat);
// A bot's level, and one line about how it plays; empty for a level without one.
[[nodiscard]] std::string level_name(std::string_view level);
[[nodiscard]] std::string_view level_line(std::string_view level);

}  // namespace ui
