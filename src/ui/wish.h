// A screen's wishes. A screen changes its own page and nothing else; for everything beyond that
// (another screen, a sheet, a kept game, a link) it adds a wish to the model's list, and the app
// carries the list out after the frame, in order. A wish is a value and knows nothing of the app.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/sealing.h"

namespace ui {

enum class KnownGame : std::uint8_t;
enum class Screen : std::uint8_t {
  Title,
  Setup,
  Workshop,
  Table,
  Games,
  Review,
  Lesson,
  Online,
  Tables
};
enum class SheetKind : std::uint8_t {
  Menu,
  Log,
  GameSheet,  // the game's own, e.g. the cards of Sorry!
  Results,
  Chances,
  Mistakes,  // a person's costliest decisions
  Daily,
  Fairness,
  Statistics,
  Settings,
  Help,
  About,
  Mazes,
  Online,  // who is in the room
};

// What a game is set up for: to play it here; for an open table online; in the room that is open;
// for a maze to play it in.
enum class SetupFor : std::uint8_t { Play, Online, Room, Maze };

namespace wish {

// --- Another screen or sheet.
struct Go {
  Screen to;
};
struct Open {
  SheetKind sheet;
};
// The set-up of this game.
struct SetUp {
  KnownGame game;
  SetupFor purpose = SetupFor::Play;
};
// The rules of this game, at the section with this id.
struct OpenRule {
  KnownGame game;
  std::string section;
};

// --- Games on the table.
struct Start {  // a new game from the draft, by its own rules or by this line
  std::string rules = {};
};
struct GoOn {};   // the game in progress, or the newest kept one
struct Rematch {  // the same players again, by the same rules or by this line
  std::string rules = {};
};
struct PlayDaily {};  // begins or continues today's race
struct NextRound {};  // of the game that is played in rounds
struct TakeOver {};   // from the other tab or window that plays this game
struct LeaveGame {};  // to the page that plays it
struct PasteGame {    // a position line or a replay, from the debug panel
  std::string text;
};

// --- Kept games, each by its id.
struct OpenGame {
  std::string id;
};
struct Watch {
  std::string id;  // empty: the game on the table
};
struct ShareGame {
  std::string id;
};
struct RenameGame {
  std::string id;
  std::string name;
};
struct DeleteGame {  // it can be restored while GamesPage::deleted has a value
  std::string id;
};
struct RestoreGame {};  // the deleted one
struct ExportAll {};    // everything that is kept, as one file
struct ImportFile {};   // asks for a file to import

// --- The game that is watched again.
struct WatchFrom {  // that game, or the one on the table, after this many moves
  std::size_t moves;
};
struct PlayOn {};  // from the moment shown, as a new game
struct PlayFrom {  // that game, or the one on the table, from before this move, as a new game
  std::size_t moves;
};
struct KeepReviewed {};  // among the games
struct CloseReview {};

// --- The share sheet: it is opened for one thing or another, and has these buttons.
struct ShareTable {};
struct ShareDraft {};
struct ShareMaze {};  // the one on the drawing board
struct ShareReview {};
struct RemakeLink {};  // shares something else of the same game
struct CopyLink {};
struct SendLink {};
struct SaveReplay {};

// --- Play by link.
struct OfferMail {};  // asks who plays at this device, so that the game on the table can travel
struct SendOff {};    // the seats are chosen: it travels
struct TakeSeats {};  // the seats have been chosen in a game that has arrived
struct WatchMail {};  // only looks at the game that has arrived
struct KeepMine {};   // goes on with the game as this device knows it
struct KeepBoth {};   // keeps the game that has arrived as a separate game

// --- Playing online, in the open room. A seat is its place in the room's list.
struct PlayOnline {};   // a room for the draft
struct InviteTable {};  // a room for a game like the one on the table
struct OpenRoom {};     // its page
struct TakeRoomSeat {
  std::size_t seat;
  bool also = false;  // beside the seats of this device; one of these is given back
};
struct SeatRoomBot {
  std::size_t seat;
  std::string level;
};
struct BeReady {};
struct StartRoom {};
struct LeaveSeat {};   // to go on watching
struct CloseRoom {};   // the room is kept, and its link leads back
struct TakeName {};    // the one that the person has given in the room
struct OtherRules {};  // for the game that is set up in the room
struct GoOnWithout {};
struct PutOut {
  std::size_t seat;
};
struct LetBack {};  // those who were put out may sit down again
struct EndRoomGame {};
struct AnswerRoom {
  bool yes;
};
struct NextRoomGame {};
struct FollowGame {};  // the resting one of two games; see OnlinePage::rests
struct SayPhrase {
  std::uint8_t phrase;  // from 1
};
struct SayWords {
  std::string text;
};
struct Mute {  // the person with this key; or lets them be heard again
  core::Key key;
};
struct OpenToStrangers {  // whether the table is on the list of open ones
  bool on;
};
struct JoinTable {  // the open table that is offered with this key
  core::Key key;
};
struct SetRoomTimer {  // for each decision, in seconds; 0: no timer
  std::uint16_t seconds;
};
struct CopyRoomLink {};
struct SendRoomLink {};
struct CopyRoomReport {};  // why this page and the others disagree
struct ShowSeatLink {};    // for another device of the person here
struct CopySeatLink {};    // once it is shown
struct CheckRoom {};       // checks the whole log again
struct TellMyTurn {        // by a system notification, while nobody is looking at the page
  bool on;
};

// --- Statistics.
struct ClearResults {};
struct RestoreResults {};
struct SaveResults {};  // as a table in a file

// --- Lessons.
struct BeginLesson {  // goes on where it was left
  KnownGame game;
};

// --- To be stored for the next time.
struct KeepSettings {};
struct KeepDrafts {};
struct KeepMazes {};
struct KeepClaw {};  // the one try, while it lasts
struct KeepSketch {};
struct KeepLearned {};

// --- The program and the machine.
struct CopyText {
  std::string text;
};
struct SendText {  // with the system's share sheet
  std::string text;
};
struct FillScreen {};  // full screen on or off
struct Update {};      // changes to the newer version that is ready
struct ShowLicences {};
struct ReloadShaders {};
struct Quit {};  // native only

}  // namespace wish

using AnyWish = std::variant<
    wish::Go, wish::Open, wish::SetUp, wish::OpenRule, wish::Start, wish::GoOn, wish::Rematch,
    wish::PlayDaily, wish::NextRound, wish::TakeOver, wish::LeaveGame, wish::PasteGame,
    wish::OpenGame, wish::Watch, wish::ShareGame, wish::RenameGame, wish::DeleteGame,
    wish::RestoreGame, wish::ExportAll, wish::ImportFile, wish::WatchFrom, wish::PlayOn,
    wish::PlayFrom, wish::KeepReviewed, wish::CloseReview, wish::ShareTable, wish::ShareDraft,
    wish::ShareMaze, wish::ShareReview, wish::RemakeLink, wish::CopyLink, wish::SendLink,
    wish::SaveReplay, wish::OfferMail, wish::SendOff, wish::TakeSeats, wish::WatchMail,
    wish::KeepMine, wish::KeepBoth, wish::PlayOnline, wish::InviteTable, wish::OpenRoom,
    wish::TakeName, wish::OtherRules, wish::TakeRoomSeat, wish::SeatRoomBot, wish::BeReady,
    wish::StartRoom, wish::LeaveSeat, wish::CloseRoom, wish::GoOnWithout, wish::PutOut,
    wish::LetBack, wish::EndRoomGame, wish::AnswerRoom, wish::NextRoomGame, wish::FollowGame,
    wish::SayPhrase, wish::SayWords, wish::Mute, wish::OpenToStrangers, wish::JoinTable,
    wish::SetRoomTimer, wish::CopyRoomLink, wish::SendRoomLink, wish::CopyRoomReport,
    wish::ShowSeatLink, wish::CopySeatLink, wish::CheckRoom, wish::TellMyTurn, wish::ClearResults,
    wish::RestoreResults, wish::SaveResults, wish::BeginLesson, wish::KeepSettings,
    wish::KeepDrafts, wish::KeepMazes, wish::KeepClaw, wish::KeepSketch, wish::KeepLearned,
    wish::CopyText, wish::SendText, wish::FillScreen, wish::Update, wish::ShowLicences,
    wish::ReloadShaders, wish::Quit>;

// A wish's copying, moving and destruction are compiled once, in wish.cpp, and not in each of a
// hundred screens: for so many kinds that takes a compiler seconds.
struct Wish : AnyWish {
  template <typename Kind>
  Wish(Kind kind) noexcept : AnyWish(std::in_place_type<Kind>, std::move(kind)) {}
  Wish(const Wish&);
  Wish(Wish&&) noexcept;
  Wish& operator=(const Wish&) = delete;
  ~Wish();
};

// The wishes of one frame, in the order in which they were made.
class Wishes {
 public:
  void add(Wish wish);
  // Hands them out; the list is empty afterwards.
  [[nodiscard]] std::vector<Wish> take();

 private:
  std::vector<Wish> list_;
};

}  // namespace ui
