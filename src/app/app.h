// The program: owns the window, the renderer, the page and the game, and turns one frame after the
// other from top to bottom. The only place that knows everything.
#pragma once

#include <SDL.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/analysis.h"
#include "app/gui.h"
#include "app/platform.h"
#include "gfx/renderer.h"
#include "play/library.h"
#include "play/link.h"
#include "play/mail.h"
#include "play/results.h"
#include "ui/model.h"
#include "view/review/review.h"
#include "view/table/session.h"
#include "view/table/sound.h"

namespace app {

// What the last frame cost, in CPU time.
struct FrameCost {
  double ours_ms = 0.0;   // the game, the page and what stands on the table
  double calls_ms = 0.0;  // handing it to the graphics driver
};

// A finished game whose luck is being weighed, a slice a frame, and those that come after it.
struct Weighing {
  std::string id;
  std::unique_ptr<ai::Analysis> analysis;  // of that game; null: none
  std::vector<std::string> waiting;        // ids, the last first
};

struct App {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  std::optional<gfx::Renderer> renderer;
  Gui gui;
  ui::Ui ui;
  ui::Model model;
  view::Words words;
  std::unique_ptr<view::Session> session;  // the game on the table
  std::unique_ptr<view::Session> show;     // the board behind the title
  play::Library library;                   // all games that are kept
  play::Results results;                   // of all games that were finished here
  play::Results cleared_results;           // … before they were cleared
  Weighing weighing;                       // of what luck brought in them
  play::KeptGame playing;  // the one on the table: its id, name and mail; the rest is the session's
  std::unique_ptr<view::Review> review;  // the game that is watched again
  play::KeptGame reviewed;               // … as it is or would be kept
  ui::Screen before_review = ui::Screen::Title;
  play::KeptMail post;                     // a travelling game while a sheet asks about it
  std::optional<play::Mail> sharing_turn;  // the share sheet sends the next turn of it
  play::Replay sharing;                    // the game that the share sheet makes links of
  std::unique_ptr<view::Lesson> lesson;    // while something is learned
  std::optional<ui::GameKind> lesson_due;  // begins as soon as its file has come
  view::Scene scene;
  platform::Metrics metrics;

  bool quit = false;
  bool lost = false;      // the GL context is gone
  bool can_draw = false;  // the renderer is prepared: until then the page stands before a backdrop
  bool dragging = false;  // the pointer went down on the table and is not up yet
  bool hurry = false;     // tests: bots do not pause, nothing is animated
  std::uint64_t frames = 0;  // drawn so far
  FrameCost cpu;
  float step_ms = 0.0F;  // the longest that playing on, with a bot's thinking, took in a frame
  std::uint64_t saved_revision = 0;
  bool told_full = false;                               // that storage is full was said
  bool told_denied = false;                             // … or forbidden
  std::size_t told = 0;                                 // log entries that were announced …
  const view::Session* told_of = nullptr;               // … of this session
  std::array<std::uint64_t, view::kSounds> heard_ms{};  // when each sound was played last
  std::string refused;                                  // the bubble that was heard
  float tilt = 1.0F;                                    // of the camera, eases to the setting
  std::uint64_t last_ticks = 0;
  bool was_idle = true;
  std::optional<view::Language> shown_language;
};

// Opens everything; false after telling why on stderr.
[[nodiscard]] bool open(App& app);
// Draws one frame; true while another is wanted without any event.
bool frame(App& app);
void event(App& app, const SDL_Event& event);
// The GL context was lost or is there again.
void context_lost(App& app);
void context_restored(App& app);

// Carries out what the screens asked for, in order, each wish by its own function (wishes.cpp).
void carry_out(App& app);
void carry_out(App& app, const ui::wish::Go& wish);
void carry_out(App& app, const ui::wish::Open& wish);
void carry_out(App& app, const ui::wish::SetUp& wish);
void carry_out(App& app, const ui::wish::OpenRule& wish);
void carry_out(App& app, const ui::wish::Start& wish);
void carry_out(App& app, const ui::wish::GoOn& wish);
void carry_out(App& app, const ui::wish::Rematch& wish);
void carry_out(App& app, const ui::wish::NextRound& wish);
void carry_out(App& app, const ui::wish::TakeOver& wish);
void carry_out(App& app, const ui::wish::LeaveGame& wish);
void carry_out(App& app, const ui::wish::PasteGame& wish);
void carry_out(App& app, const ui::wish::OpenGame& wish);
void carry_out(App& app, const ui::wish::Watch& wish);
void carry_out(App& app, const ui::wish::ShareGame& wish);
void carry_out(App& app, const ui::wish::RenameGame& wish);
void carry_out(App& app, const ui::wish::DeleteGame& wish);
void carry_out(App& app, const ui::wish::RestoreGame& wish);
void carry_out(App& app, const ui::wish::ExportAll& wish);
void carry_out(App& app, const ui::wish::ImportFile& wish);
void carry_out(App& app, const ui::wish::WatchFrom& wish);
void carry_out(App& app, const ui::wish::PlayOn& wish);
void carry_out(App& app, const ui::wish::KeepReviewed& wish);
void carry_out(App& app, const ui::wish::CloseReview& wish);
void carry_out(App& app, const ui::wish::ShareTable& wish);
void carry_out(App& app, const ui::wish::ShareDraft& wish);
void carry_out(App& app, const ui::wish::ShareMaze& wish);
void carry_out(App& app, const ui::wish::ShareReview& wish);
void carry_out(App& app, const ui::wish::RemakeLink& wish);
void carry_out(App& app, const ui::wish::CopyLink& wish);
void carry_out(App& app, const ui::wish::SendLink& wish);
void carry_out(App& app, const ui::wish::SaveReplay& wish);
void carry_out(App& app, const ui::wish::OfferMail& wish);
void carry_out(App& app, const ui::wish::SendOff& wish);
void carry_out(App& app, const ui::wish::TakeSeats& wish);
void carry_out(App& app, const ui::wish::WatchMail& wish);
void carry_out(App& app, const ui::wish::KeepMine& wish);
void carry_out(App& app, const ui::wish::KeepBoth& wish);
void carry_out(App& app, const ui::wish::ClearResults& wish);
void carry_out(App& app, const ui::wish::RestoreResults& wish);
void carry_out(App& app, const ui::wish::SaveResults& wish);
void carry_out(App& app, const ui::wish::BeginLesson& wish);
void carry_out(App& app, const ui::wish::KeepSettings& wish);
void carry_out(App& app, const ui::wish::KeepDrafts& wish);
void carry_out(App& app, const ui::wish::KeepMazes& wish);
void carry_out(App& app, const ui::wish::KeepSketch& wish);
void carry_out(App& app, const ui::wish::KeepLearned& wish);
void carry_out(App& app, const ui::wish::Say& wish);
void carry_out(App& app, const ui::wish::CopyText& wish);
void carry_out(App& app, const ui::wish::FillScreen& wish);
void carry_out(App& app, const ui::wish::Update& wish);
void carry_out(App& app, const ui::wish::ShowLicences& wish);
void carry_out(App& app, const ui::wish::ReloadShaders& wish);
void carry_out(App& app, const ui::wish::Quit& wish);
// What has happened outside of the page since the last frame: links and files, other tabs, the
// store; and keeps the game on the table as far as it has come (wishes.cpp).
void look_around(App& app);
// What was kept from the last time (wishes.cpp).
void load_kept(App& app);
void take_language(App& app);
// assets::find now finds this file too.
void file_came(App& app, std::string_view name);

// Kept games (shelf.cpp).
void load_games(App& app);
// Writes the game on the table if it has changed.
void keep_game(App& app);
// Puts a game on the table; `kept` says under which id and name it is kept, without an id a new
// one.
void sit_down(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept = {});
// The same with luck of its own.
void sit_down(App& app, play::Replay replay, play::KeptGame kept = {});
// Puts a kept game on the table; a damaged one is set aside and told of.
void open_game(App& app, const std::string& id);
// A deleted game can be taken back until another screen is shown.
void forget_deleted(App& app);
// Writes a game that is not on the table, and puts it among the others.
void keep(App& app, play::KeptGame game);
[[nodiscard]] std::string fresh_game_id();
// Adds what an exported file holds; nothing that is here is overwritten.
void import_all(App& app, const std::string& file);
void draw_thumbnails(App& app);
// Says what is wrong with the store, once.
void tell_store_news(App& app);
// All kept games again, as another page or program has left them.
void reread_games(App& app);

// Statistics (tally.cpp).
[[nodiscard]] bool is_results(std::string_view key);
void read_results(App& app);
// Adds what an export knows.
void merge_results(App& app, std::string_view text);
// Counts the game on the table, as it is kept, if it is finished.
void count_game(App& app, const play::KeptGame& kept);
// Weighs the luck of counted games a little further, while nobody plays; true while there is more
// and somebody looks at it.
bool weigh_luck(App& app);
void open_statistics(App& app);
// Shows them as they are now; what was cleared can be taken back until the sheet is closed.
void follow_results(App& app);

// The same game in two places (claims.cpp).
// Whether the game on the table may be played on and kept here.
[[nodiscard]] bool holds_game();
// Takes the game off the table, as it is kept.
void leave_game(App& app);
// Sees whether another page or program has the game now.
void watch_claim(App& app);

// Links, files and the share sheet (sharing.cpp).
void take_arrivals(App& app);
// Shows a game from its beginning to its end; `kept` without an id: it is not among the games.
void watch(App& app, play::Replay replay, play::KeptGame kept);
void watch_kept(App& app, const std::string& id);

// Play by link (post.cpp).
void open_mail(App& app, play::Mail mail);
// False if what is kept of it makes no sense: then it is a game like any other.
bool open_kept_mail(App& app, const play::KeptGame& game);
[[nodiscard]] std::optional<play::KeptMail> kept_mail(const play::KeptGame& game);
// The travelling game on the table, as far as it has come.
[[nodiscard]] std::optional<play::Mail> mail_on_table(const App& app);
// The next round of a game with sealed hands, on the device that deals.
void deal_next_round(App& app);
// Deals the cards that are waited for here, and offers the link when the turn has gone elsewhere.
void follow_mail(App& app);

// Draws one picture that is wanted, and lets go of those that are not (pictures.cpp).
void draw_pictures(App& app);

// Lessons and rules (learning.cpp).
void load_learned(App& app);
// One of their files has come.
void learning_came(App& app);

// The session that is played on the table now, if any: a game's or a lesson's.
[[nodiscard]] view::Session* in_play(const App& app);
// How the table looks by the settings.
[[nodiscard]] view::Theme theme_now(const App& app);
// Plays what is to be heard in this frame (sounding.cpp).
void sound_frame(App& app);
// A newer version lies ready: it is said once, and offered on the title page and in the menu.
void offer_update(App& app);
// One step back: closes the topmost sheet, or leaves the screen for the one before it.
void go_back(App& app);

}  // namespace app
