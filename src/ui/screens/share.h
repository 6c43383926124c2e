// The sheet that shares a game: what to share, its link, its QR code.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ui/link_code.h"

namespace ui {

class Ui;
struct Column;
struct Model;

// The content of a link made from a game.
enum class ShareWhat : std::uint8_t {
  Game,      // everything that was played, to watch again and go on with
  Position,  // the table as it stands, to play on
  Setup,     // rules and seats, to play from the beginning
};

struct SharePage {
  bool open = false;
  std::string name;     // that a person has given to what is shared; may be empty
  bool played = false;  // there are moves: all three can be shared; otherwise only the set-up
  bool hands = false;   // somebody holds cards that the others may not see
  ShareWhat what = ShareWhat::Game;
  bool travels = false;  // play by link: the whole game goes on to …
  std::string next;      // … this person; nobody when it is over
  // … and why, if it is not their turn: they deal, or not everybody has sat down.
  enum class Because : std::uint8_t { Turn, Cards, Seats };
  Because because = Because::Turn;
  bool can_send = false;  // the system has a share sheet
  std::string link;       // the whole address; empty if no link could be made
  std::string trouble;    // why no link could be made
  LinkCode code;
};

// A QR code, given as rows of 0 and 1, as wide as the column and the screen allow.
void draw_code(Ui& ui, Column& column, const std::vector<std::string>& rows);
void show_share(Ui& ui, Model& model);

}  // namespace ui
