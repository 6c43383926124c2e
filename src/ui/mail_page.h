// What the screens know of play by link: who plays here, and whether a link contradicts what is
// known.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ui {

struct MailPage {
  enum class Ask : std::uint8_t {
    Nothing,
    Begin,    // this game is going to travel: which seats are here?
    Join,     // a game has arrived: which of the free seats are yours?
    Rewound,  // the link is older than what this device knows
    Forked,   // the link and this device know different moves
  };
  Ask ask = Ask::Nothing;
  struct Seat {
    std::string name;
    bool free = true;  // nobody has taken it yet
    bool here = false;
  };
  std::vector<Seat> seats;
  std::string about;    // the game that has arrived, and who plays it
  bool sealed = false;  // hidden hands: everybody has a device of their own

  bool travels = false;    // the game on the table goes from device to device
  bool elsewhere = false;  // … and it is somebody else's turn
  // The next round of a game with hidden hands is dealt here, because the game began here.
  bool deals = false;
};

}  // namespace ui
