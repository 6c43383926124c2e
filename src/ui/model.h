// The values that the screens show and change, and their wishes to the app. The app owns it and
// carries out the wishes after each frame; no screen calls upwards. Each page is held by reference:
// whatever works on one includes its header, and nothing else does.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <glm/vec3.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/types.h"
#include "ui/kit/rect.h"
#include "ui/settings.h"
#include "ui/wish.h"

namespace play {
class Match;
}

namespace view {
class Session;
}

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

// The dice entered so far for a throw of several, until all of them are known.
struct OwnDice {
  std::uint64_t revision = 0;                       // of the session's position
  std::array<std::optional<std::size_t>, 2> kinds;  // of each die; see view::DrawnKinds
};

// Says on the table why a touch was refused.
struct Bubble {
  std::string words;      // empty: no bubble
  std::string rule;       // the id of the section of the rules that says so, if any
  ImVec2 at{0, 0};        // where the touch was, css px
  float left = 0.0F;      // seconds; 0: not shown yet
  bool appeared = false;  // it is shown for the first time in this frame
};

struct ChancesPage;
struct ClawPage;
struct DailyPage;
struct Drafts;
struct ElsewherePage;
struct FairnessPage;
struct GamesPage;
struct HelpPage;
struct Hint;
struct LessonPage;
struct MailPage;
struct OnlinePage;
struct Pages;
struct Picture;
struct RecordsPage;
struct ReviewPage;
struct SharePage;
struct TablesPage;
struct Workshop;

struct Model {
  Model();
  ~Model();
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;

  Screen screen = Screen::Title;
  Settings settings;
  Wishes wishes;  // of this frame
  void ask(Wish wish) { wishes.add(std::move(wish)); }
  view::Session* session = nullptr;  // the game on the table, if any
  bool can_continue = false;
  bool chooses_own_game = true;  // nobody has chosen a game yet: the title chooses by language
  bool native = true;            // a window of its own, which can be quit and can reload shaders
  bool can_shake = false;
  bool can_fill_screen = false;
  bool fills_screen = false;
  bool update_ready = false;  // a newer version of the page waits to be let in

  // Sheets.
  bool settings_open = false;
  bool reset_asked = false;  // resetting all settings must still be confirmed
  bool help_open = false;
  bool about_open = false;
  bool presets_open = false;
  bool rules_unfolded = false;  // on the set-up screen
  SetupFor setup_for = SetupFor::Play;
  std::optional<core::Colour> seat_asked;  // the colour whose nest was touched there
  bool menu_open = false;
  bool log_open = false;
  bool game_sheet_open = false;
  bool results_open = false;
  bool debug_open = false;
  bool results_seen = false;
  std::string info_title, info_text;  // shown while not empty

  OwnDice own_dice;

  // Whether bots may judge this match's game by now (app/bots.h): hints and analyses wait for that.
  bool (*bots_ready)(const play::Match& match) = [](const play::Match&) { return true; };

  // The part of the screen that is left to the table, in css px; each screen fills it in.
  Rect table;
  bool table_shown = false;
  bool preview_beside = false;  // what a move would bring is shown beside the table, not over it
  // Where a point of the table was when it was drawn last, css px.
  std::function<ImVec2(glm::vec3)> on_screen;
  float veil = 1.0F;  // over the table while it is being prepared; 0: gone
  Bubble bubble;
  std::optional<std::size_t>
      headline_known;  // the game's headline that was shown last (ribbon.cpp)

  FrameTimes frames;
  std::string debug_text;
  std::string debug_answer;

 private:
  std::unique_ptr<Pages> pages_;

 public:
  Drafts& drafts;
  Workshop& workshop;
  Hint& hint;
  ClawPage& claw;
  ChancesPage& chances;
  DailyPage& daily;
  FairnessPage& fairness;
  GamesPage& games;
  ReviewPage& watching;
  SharePage& share;
  MailPage& mail;
  OnlinePage& online;
  TablesPage& tables;
  ElsewherePage& elsewhere;
  RecordsPage& records;
  LessonPage& lesson;
  HelpPage& help;
  std::vector<Picture>& pictures;
};

}  // namespace ui
