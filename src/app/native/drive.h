// Runs the window automatically, for pictures, tests and measurements. Each returns what main
// returns.
#pragma once

#include <string>

#include "app/app.h"
#include "app/native/options.h"

namespace platform {

// Presses the widgets in order, then writes the picture.
int press_and_picture(app::App& app, const Options& options);
// Writes a picture of every stop into the folder, each starting from the title. The file has one
// line per stop: its name, the keys to press (separated by blanks), and a position to start from,
// separated by tabs.
int tour(app::App& app, const std::string& stops, const std::string& folder);
// Writes a picture of every frame of the scenes into the folder; `scenes` as for measure_frames.
int film(app::App& app, const std::string& scenes, const std::string& folder);
// Plays from the title to the podium by pressing whatever may be pressed, then writes the picture.
int play_and_picture(app::App& app, const std::string& picture);
// A guest in the room whose link the program was given: sits down in `sit`, plays, prints the
// position when the game is over, and stays until standard input ends. Then writes the picture.
int play_in_room(app::App& app, const Options& options);
// Measures the frames of a game at its usual pace, in CPU time of this thread. The driver's share
// is reported separately: without a graphics card it draws on the CPU. `scenes`, if not empty, is a
// file of positions, one per line, each of which begins a scene.
int measure_frames(app::App& app, const std::string& scenes);

}  // namespace platform
