// The native program's arguments: a window's size, and what pictures and tests want of it.
#pragma once

#include <string>
#include <vector>

namespace platform {

struct Options {
  int width = 1280;  // css px
  int height = 800;
  bool sized = false;               // … as asked for, not as it was the last time
  float scale = 0.0F;               // device pixels per css px; 0: the screen's own
  std::string smoke;                // play a game by itself, then write this picture
  std::string shot;                 // write this picture after `clicks`, then end
  std::vector<std::string> clicks;  // keys of widgets, pressed one after the other
  std::string tour;                 // a file of stops: write pictures of all into folder `shot`
  std::string sit;                  // play by itself in this seat of the room that is opened
  bool bench = false;               // play, measure the frames, and report
  std::string scenes;               // … and the frames of the scenes after these positions
  std::string settings;             // lines as settings are kept, "; " between them
  std::string paste;                // a position line: the game sits down there first
  std::string data;                 // keep everything in this folder instead of the user's
  std::string open;                 // a file or a link, opened at the start
  std::vector<std::string> buses;   // rooms are played over these
  bool forgetful = false;           // nothing is kept between runs
  bool help = false;
  bool wrong = false;
};
[[nodiscard]] Options parse_options(int argc, char** argv);
void print_usage();

}  // namespace platform
