// Playing online: the table to which friends come, and the sheet of those who are there. Shows what
// the app tells of the room, and knows neither keys nor messages.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/setup/draft.h"
#include "view/board/palette.h"

namespace ui {

class Ui;
struct Model;
struct Rect;

struct OnlinePage {
  enum class Stage : std::uint8_t {
    Off,       // no room is open
    Knocking,  // a room is entered, and nobody has answered yet
    Lobby,     // people sit down
    Game,
    Over,
  };
  // How somebody is there.
  enum class Mark : std::uint8_t { Free, Here, Slow, Away, Gone, Bot };
  static constexpr std::size_t kKeyBytes = 32;
  using Key = std::array<std::uint8_t, kKeyBytes>;
  struct Seat {
    std::string name;
    std::size_t of_game = 0;  // the game's seat
    Mark mark = Mark::Free;
    bool mine = false;
    bool ready = false;
    bool owner = false;  // sets the table up
    std::string level;   // of a bot
    Key key{};
    bool muted = false;
    bool operator==(const Seat&) const = default;
  };
  struct Line {  // of what was said
    std::string who;
    std::string text;         // empty: a phrase
    std::uint8_t phrase = 0;  // from 1
    bool mine = false;
    bool operator==(const Line&) const = default;
  };
  // Whether the log has been checked once more, and what came of it.
  struct Check {
    bool done = false;
    bool good = false;
    std::string word;  // why not
    int entries = 0;
    int throws = 0;
    bool operator==(const Check&) const = default;
  };

  Stage stage = Stage::Off;
  std::optional<AnyRules> rules;
  std::vector<Seat> seats;
  std::vector<std::string> watchers;
  std::string link;             // of the room, the whole address
  std::vector<std::string> qr;  // rows of 0 and 1
  std::string seat_link;        // for another device, once it is asked for
  bool can_send = false;        // there is a share sheet of the system
  bool owner = false;           // this device sets the table up
  bool seated = false;
  bool ready = false;
  bool starting = false;     // START is on its way
  bool open_table = false;   // to strangers: names are not shown, and words are phrases
  bool reached = false;      // somebody else is heard
  bool alone = false;        // “go on without” is offered …
  std::string missing;       // … whom
  bool asks = false;         // the person here is asked …
  bool asks_end = false;     // … to end the game, or …
  std::string asks_out;      // … to put somebody out
  bool can_manage = false;   // may end the game and put people out
  bool elsewhere = false;    // played on another device of the same person
  bool hides_hands = false;  // by these rules
  bool ended = false;        // the game was ended by agreement
  bool rests = false;        // two games were played on from one past
  bool may_next = false;     // another game can be proposed
  int left_s = 0;            // of the person's time; 0: no timer runs
  std::uint16_t timer_s = 0;
  bool can_notify = false;     // the system shows messages
  bool notify_denied = false;  // … but the person has told the browser not to
  std::string trouble;         // why nothing comes, for those who run the page
  std::vector<Line> said;
  Check check;

  // What the person here writes.
  std::string name;
  std::string words;
  bool people_open = false;  // the sheet over the table
  bool fair_open = false;
  bool end_open = false;  // what was ended is told of, once
  bool phrases_open = false;
  bool ask_leave = false;
  std::optional<std::size_t> seat_asked;

  bool operator==(const OnlinePage&) const = default;
};

// The page anew, for a room that is being opened by a person of that name.
void open_online(OnlinePage& page, std::string_view name);

// The 24 phrases, from 1: English, to be translated.
inline constexpr std::size_t kPhrases = 24;
[[nodiscard]] std::string_view phrase(std::size_t number);

// The room's own screen.
void show_online(Ui& ui, Model& model);
// The sheets over the table.
void show_online_sheets(Ui& ui, Model& model);
// How somebody at the table is there, drawn at the right end of a row: a disc, a ring, a bot, a
// cross. Nothing for bots.
void mark_sign(Ui& ui, OnlinePage::Mark mark, Rect& row);
[[nodiscard]] std::string_view mark_word(OnlinePage::Mark mark);
// The person's seat that is the game's `seat`, while a game of the room is on; or nothing.
[[nodiscard]] const OnlinePage::Seat* online_seat(const OnlinePage& page, std::size_t seat);
// One short line about the room for the table's screen: who is away, whose time runs; may be empty.
[[nodiscard]] std::string online_line(const OnlinePage& page);

}  // namespace ui
