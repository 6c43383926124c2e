// The native program's arguments: the window's size, and options for pictures and tests.
#pragma once

#include <string>
#include <vector>

namespace platform {

struct Options {
  int width = 1280;  // css px
  int height = 800;
  bool sized = false;               // the size was given as an option, so it is not the last one
  float scale = 0.0F;               // device pixels per css px; 0: the screen's own
  std::string smoke;                // play a game automatically, then write this picture
  std::string shot;                 // write this picture after `clicks`, then end
  std::vector<std::string> clicks;  // keys of widgets, pressed in order
  std::string tour;                 // a file of stops: write a picture of each into folder `shot`
  std::string sit;                  // play automatically in this seat of the room that is opened
  bool bench = false;               // play, measure the frames, and report
  std::string scenes;               // also measure the scenes that begin at these positions
  std::string settings;             // lines as in the stored settings, separated by "; "
  std::string paste;                // a position line: the game starts there
  std::string data;                 // store everything in this folder instead of the user's
  std::string open;                 // a file or a link, opened at the start
  std::vector<std::string> buses;   // rooms are played over these
  bool forgetful = false;           // nothing is stored between runs
  bool help = false;
  std::string wrong;  // why the arguments cannot be used; empty: they can
};
[[nodiscard]] Options parse_options(int argc, char** argv);
void print_usage();

}  // namespace platform
