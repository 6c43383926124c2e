// Runs the window by itself, for pictures, tests and measures. Each returns what main returns.
#pragma once

#include <string>

#include "app/app.h"
#include "app/options_native.h"

namespace platform {

// Presses the widgets one after the other, then writes the picture.
int press_and_picture(app::App& app, const Options& options);
// A picture of every stop into the folder, each from the title on. The file has one line per stop:
// its name, the keys to press (with blanks between), and a position to sit down at, with tabs
// between.
int tour(app::App& app, const std::string& stops, const std::string& folder);
// A picture of every frame of the scenes, into the folder; `scenes` as for measure_frames.
int film(app::App& app, const std::string& scenes, const std::string& folder);
// From the title to the podium by pressing what may be pressed, then writes the picture.
int play_and_picture(app::App& app, const std::string& picture);
// A guest at the table of the room whose link the program was given: sits down in `sit`, plays what
// may be played, tells the position when the game is over, and stays until the standard input ends.
// Then writes the picture.
int play_in_room(app::App& app, const Options& options);
// Frames of a game that is played at its usual pace, measured in CPU time of this thread. What the
// driver does with the calls is reported separately: without a graphics card it draws on the CPU.
// `scenes`, if it is not empty, is a file of positions, one per line, each of which begins a scene.
int measure_frames(app::App& app, const std::string& scenes);

}  // namespace platform
