// What a screen asks for. A screen changes its own page and nothing else; whatever goes beyond it
// (another screen, a sheet, a kept game, a link) is put on the model's list of wishes, and the app
// carries the list out after the frame, in order. A wish is a value and knows nothing of the app.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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
  Online,  // who is there, in a room
};

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
};
// The rules of this game, at the section with this id.
struct OpenRule {
  KnownGame game;
  std::string section;
};

// --- Games on the table.
struct Start {};  // a new game from the draft
struct GoOn {};   // the game in progress, or the newest kept one
struct Rematch {  // the same players once more, by the same rules, or by this line
  std::string rules = {};
};
struct PlayDaily {};  // today's race, or on with it
struct NextRound {};  // of the game that is played in rounds
struct TakeOver {};   // from the other tab or window that plays this game
struct LeaveGame {};  // to that one
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
struct DeleteGame {  // it can be taken back while GamesPage::deleted stands
  std::string id;
};
struct RestoreGame {};  // the deleted one
struct ExportAll {};    // everything that is kept, as one file
struct ImportFile {};   // asks for a file

// --- The game that is watched again.
struct WatchFrom {  // that game, or the one on the table, after so many moves
  std::size_t moves;
};
struct PlayOn {};  // from the moment shown, as a new game
struct PlayFrom {  // that game, or the one on the table, from before this move, as a new game
  std::size_t moves;
};
struct KeepReviewed {};  // among the games
struct CloseReview {};

// --- The share sheet: opened for one thing or another, and its buttons.
struct ShareTable {};
struct ShareDraft {};
struct ShareMaze {};  // the one on the drawing board
struct ShareReview {};
struct RemakeLink {};  // something else of the same game is to be shared
struct CopyLink {};
struct SendLink {};
struct SaveReplay {};

// --- Play by link.
struct OfferMail {};  // asks who plays at this device, to let the game on the table travel
struct SendOff {};    // the seats are chosen: it travels
struct TakeSeats {};  // the seats are chosen in a game that has come
struct WatchMail {};  // only look at what has come
struct KeepMine {};   // go on with the game that is known here
struct KeepBoth {};   // what has come becomes a game of its own

// --- Playing online, in the open room. A seat is its place in the room's list.
struct PlayOnline {};   // a room for the draft
struct InviteTable {};  // a room for a game like the one on the table
struct OpenRoom {};     // its page
struct TakeRoomSeat {
  std::size_t seat;
};
struct SeatRoomBot {
  std::size_t seat;
  std::string level;
};
struct BeReady {};
struct StartRoom {};
struct LeaveSeat {};  // to watch
struct CloseRoom {};  // it is kept, and its link leads back
struct GoOnWithout {};
struct PutOut {
  std::size_t seat;
};
struct EndRoomGame {};
struct AnswerRoom {
  bool yes;
};
struct NextRoomGame {};
struct FollowGame {};  // the one that rests
struct SayPhrase {
  std::uint8_t phrase;  // from 1
};
struct SayWords {
  std::string text;
};
struct Mute {  // whoever has this key, or no longer
  std::array<std::uint8_t, 32> key;
};
struct OpenToStrangers {  // whether the table is on the list of open ones
  bool on;
};
struct JoinTable {  // the open table that is offered with this key
  std::array<std::uint8_t, 32> key;
};
struct SetRoomTimer {  // for each decision, in seconds; 0: none
  std::uint16_t seconds;
};
struct CopyRoomLink {};
struct SendRoomLink {};
struct ShowSeatLink {};  // for another device of the person here
struct CheckRoom {};     // the whole log once more
struct TellMyTurn {      // by a message of the system, while the page is not looked at
  bool on;
};

// --- Statistics.
struct ClearResults {};
struct RestoreResults {};
struct SaveResults {};  // as a table in a file

// --- Lessons.
struct BeginLesson {  // where it was left
  KnownGame game;
};

// --- To be written down for the next time.
struct KeepSettings {};
struct KeepDrafts {};
struct KeepMazes {};
struct KeepClaw {};  // the one try, while it lasts
struct KeepSketch {};
struct KeepLearned {};

// --- The program and the machine.
struct Say {  // to a screen reader
  std::string text;
};
struct CopyText {
  std::string text;
};
struct SendText {  // by the system's share sheet
  std::string text;
};
struct FillScreen {};  // full screen on or off
struct Update {};      // go on with the newer version that lies ready
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
    wish::TakeRoomSeat, wish::SeatRoomBot, wish::BeReady, wish::StartRoom, wish::LeaveSeat,
    wish::CloseRoom, wish::GoOnWithout, wish::PutOut, wish::EndRoomGame, wish::AnswerRoom,
    wish::NextRoomGame, wish::FollowGame, wish::SayPhrase, wish::SayWords, wish::Mute,
    wish::OpenToStrangers, wish::JoinTable, wish::SetRoomTimer, wish::CopyRoomLink,
    wish::SendRoomLink, wish::ShowSeatLink, wish::CheckRoom, wish::TellMyTurn, wish::ClearResults,
    wish::RestoreResults, wish::SaveResults, wish::BeginLesson, wish::KeepSettings,
    wish::KeepDrafts, wish::KeepMazes, wish::KeepClaw, wish::KeepSketch, wish::KeepLearned,
    wish::Say, wish::CopyText, wish::SendText, wish::FillScreen, wish::Update, wish::ShowLicences,
    wish::ReloadShaders, wish::Quit>;

// What copies, moves and ends one is compiled once, in wish.cpp, and not in each of a hundred
// screens: of so many kinds that takes a compiler seconds.
struct Wish : AnyWish {
  template <typename Kind>
  Wish(Kind kind) noexcept : AnyWish(std::in_place_type<Kind>, std::move(kind)) {}
  Wish(const Wish&);
  Wish(Wish&&) noexcept;
  Wish& operator=(const Wish&) = delete;
  ~Wish();
};

// The wishes of a frame, in the order in which they were made.
class Wishes {
 public:
  void add(Wish wish);
  // Hands them out; the list is empty afterwards.
  [[nodiscard]] std::vector<Wish> take();

 private:
  std::vector<Wish> list_;
};

}  // namespace ui
