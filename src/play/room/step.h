// The inputs and effects of a peer. The peer's owner passes in what was heard, the time and the
// person's wishes, and carries out the effects in order.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "play/room/pipe.h"
#include "play/room/wire.h"

namespace play::room {

using Millis = std::uint64_t;

// ---- Inputs -------------------------------------------------------------------------------------

struct Heard {
  Pipe pipe = 0;
  Bytes message;
  // The session of the frame that carried it, if known: it distinguishes the author's own frames
  // from messages passed on by others.
  Session session = 0;
  // Instead of the bytes, if the caller has read and checked them already.
  Letter letter;
};
struct Up {
  Pipe pipe = 0;
  bool over_bus = false;  // where everybody pays for what anybody says
};
struct Down {
  Pipe pipe = 0;
};
// The clock only goes forward; the caller chooses its zero.
struct Tick {
  Millis now = 0;
};

// Whether the page is hidden from the person here.
struct Hide {
  bool hidden = false;
};

// Wishes of the person here, before a game: open one with these rules, or change them; take a seat;
// give a seat to a bot; be ready; start. With `also` the device keeps the seats that it has: people
// at one device play several, unless hands are hidden or strangers may come. If it has that seat
// already, it gives it back, unless it is its only one.
struct SetUp {
  std::uint16_t timer_s = 0;
  std::uint8_t flags = 0;
  std::string rules;
};
struct Sit {
  std::size_t seat = 0;
  bool also = false;
};
struct SeatBot {
  std::size_t seat = 0;
  std::string level;
};
struct BeReady {};
struct Begin {};
// During the game: decisions, also those of a bot that this device plays; leave; play another game
// from here with those who are heard; put somebody out, or let back all who were; end the game;
// answer a question, or withdraw one's own by a No.
struct Decide {
  std::vector<std::string> tokens;
};
struct Leave {};
struct GoOnWithout {};
struct PutOut {
  std::size_t seat = 0;
};
struct LetBack {};
struct EndGame {};
struct Answer {
  bool yes = false;
};
// After a game: play another, with seats moved on by one. Of two games with a common past: continue
// this one.
struct Again {};
struct Follow {
  Tag game = 0;
};
struct Speak {
  std::uint8_t phrase = 0;  // 0: the text
  std::string text;
};

using Input =
    std::variant<Heard, Up, Down, Tick, Hide, SetUp, Sit, SeatBot, BeReady, Begin, Decide, Leave,
                 GoOnWithout, PutOut, LetBack, EndGame, Answer, Again, Follow, Speak>;

// ---- Effects ------------------------------------------------------------------------------------

struct Send {
  Pipe pipe = kAllPipes;
  Letter letter;
};
struct Keep {};     // store what the peer's `kept` gives before any later effect is sent
struct Changed {};  // show the new state
struct Wake {
  Millis at = 0;  // by the clock of the ticks
};
using Effect = std::variant<Send, Keep, Changed, Wake>;
using Effects = std::vector<Effect>;

}  // namespace play::room
