// What the screens know of an open room, as the app has found it: who is there, and what may be
// done. The table's screen shows parts of it; the room's own screen is in ui/online.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sealing.h"
#include "ui/draft/draft.h"
#include "ui/link_code.h"

namespace ui {

class Ui;
struct Rect;

struct OnlinePage {
  enum class Stage : std::uint8_t {
    Off,       // no room is open
    Knocking,  // a room is entered, and nobody has answered yet
    Lobby,     // people are sitting down
    Game,
    Over,
  };
  // Whether and how somebody is there.
  enum class Mark : std::uint8_t { Free, Here, Slow, Away, Gone, Bot };
  struct Seat {
    std::string name;
    std::size_t of_game = 0;  // the game's seat
    Mark mark = Mark::Free;
    bool mine = false;
    bool ready = false;
    bool owner = false;  // sets up the table
    std::string level;   // of a bot
    core::Key key{};
    bool muted = false;
    bool removable = false;  // enough others play to go on without them
    bool operator==(const Seat&) const = default;
  };
  struct Watcher {  // without a seat
    std::string name;
    core::Key key{};
    bool muted = false;
    bool operator==(const Watcher&) const = default;
  };
  // What the person here is asked: to agree to other seats, to the end of the game, or to go on
  // without somebody.
  enum class Question : std::uint8_t { None, Seats, End, Remove };
  struct Line {  // something that was said
    std::string who;
    std::string text;         // empty: a phrase
    std::uint8_t phrase = 0;  // from 1
    bool mine = false;
    bool operator==(const Line&) const = default;
  };
  // Whether the log has been checked again, and with what result.
  struct Check {
    bool done = false;
    bool good = false;
    std::string word;  // why it is not good
    int entries = 0;
    int throws = 0;
    bool operator==(const Check&) const = default;
  };

  Stage stage = Stage::Off;
  std::optional<AnyRules> rules;
  std::vector<Seat> seats;
  std::vector<Watcher> watchers;
  std::string link;    // of the room, the whole address …
  std::string linked;  // … of the page of this game
  LinkCode code;
  std::string seat_link;  // for another device, once it has been asked for
  bool can_send = false;  // the system has a share sheet
  bool owner = false;     // this device sets up the table
  bool seated = false;
  bool several = false;  // people at this device may have several seats
  bool ready = false;
  bool open_table = false;  // to strangers: names are hidden, and only phrases can be said
  bool reached = false;     // somebody else has been heard
  bool alone = false;       // the game waits for somebody …
  std::string missing;      // … and this is who is missing
  bool may_go_on = false;   // “go on without” is offered
  Question question = Question::None;
  std::string asked_of;      // who would be removed, or who asks for the end
  bool can_manage = false;   // may end the game and remove people
  bool put_out = false;      // the person here has removed somebody, and may let them back
  bool elsewhere = false;    // the same person plays on another device
  bool disagrees = false;    // this page and the others find different positions
  std::string at_fault;      // who was proved to break the room's rules
  bool other_epoch = false;  // somebody here has another version of this page
  bool hides_hands = false;  // by the rules
  bool ended = false;        // the game was ended by agreement
  bool asks_others = false;  // the others are asked to agree to a wish of the person here
  std::string unanswered;    // who else has not yet agreed to what is asked
  bool may_leave = false;    // others go on with the game
  bool leaves = false;       // the person here is about to leave
  bool rests = false;        // two games went on from the same past
  bool may_next = false;     // another game can be proposed
  int left_s = 0;            // of the person's time, in seconds; 0: no timer is running
  std::uint16_t timer_s = 0;
  bool can_notify = false;  // the system can show notifications
  bool notify_allowed = false;
  bool notify_denied = false;  // … but the person has told the browser not to
  std::string trouble;         // why nothing arrives, for whoever runs the page
  bool not_stored = false;     // the device cannot store the game, and therefore sends nothing
  std::vector<Line> said;
  Check check;

  // Texts that the person here is writing.
  std::string name;
  std::string words;
  bool people_open = false;  // the sheet over the table
  bool fair_open = false;
  bool end_open = false;  // news that the game was ended, shown once
  bool phrases_open = false;
  std::optional<std::size_t> seat_asked;
  bool leave_asked = false;  // in the lobby: whether a seat among others is really given up

  bool operator==(const OnlinePage&) const = default;
};

// Resets the page for a room that a person of that name is opening.
void open_online(OnlinePage& page, std::string_view name);

// The 24 phrases, from 1: English, to be translated.
inline constexpr std::size_t kPhrases = 24;
[[nodiscard]] std::string_view phrase(std::size_t number);

// Why a person at the table does not act at once, drawn at the right end of a row: a ring, a cross,
// or a bot's sign where a bot stands in. Nothing for who is there, for bots and for free seats.
void mark_sign(Ui& ui, OnlinePage::Mark mark, Rect& row);
[[nodiscard]] std::string_view mark_word(OnlinePage::Mark mark);
// The room's seat for the game's `seat`, if a person has it and a game is on; else nothing.
[[nodiscard]] const OnlinePage::Seat* online_seat(const OnlinePage& page, std::size_t seat);
// A short line about the room for the table's screen: who is away, and whose time runs, if wanted
// with the seconds; may be empty.
[[nodiscard]] std::string online_line(const OnlinePage& page, bool with_seconds = true);
// Reads out the time for a decision: all of it when it begins to run, and its last ten seconds.
void tell_time(Ui& ui, const OnlinePage& page);

}  // namespace ui
