// Runs the window automatically: presses widgets, plays, measures, and takes pictures.
#include "app/native/drive.h"

#include <SDL.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>

#include "app/native/png.h"
#include "app/native/transport.h"
#include "core/text.h"
#include "games/notation.h"

namespace platform {

namespace {

constexpr int kPatience = 400;  // frames until everything is at rest

unsigned id_of(const ui::Ui& ui, std::string_view key) {
  for (const ui::Target& target : ui.targets()) {
    if (target.key == key && target.layer >= ui.top_layer()) return target.id;
  }
  return 0;
}

void frames(app::App& app, int most) {
  while (!app.drawing.ready && app::frame(app)) SDL_Delay(1);  // the driver compiles the shaders
  while (most-- > 0 && app::frame(app)) {
  }
}

bool picture_of(const app::App& app, const std::string& file) {
  return write_picture(file, app.metrics.pixels.x, app.metrics.pixels.y);
}

// If there is no such widget, prints the possible ones and returns false.
bool press(app::App& app, std::string_view key) {
  const unsigned id = id_of(app.ui, key);
  if (id == 0) {
    std::fprintf(stderr, "homestretch: there is no “%s” here; there are:\n",
                 std::string(key).c_str());
    for (const ui::Target& target : app.ui.targets())
      std::fprintf(stderr, "  %s\n", target.key.c_str());
    return false;
  }
  app.ui.activate_from_mirror(id);
  frames(app, kPatience);
  return true;
}

// Puts a position, if one is given, on the table. False, with a message, if it is refused.
bool sit_down_at(app::App& app, std::string_view position) {
  if (position.empty()) return true;
  app.model.ask(ui::wish::PasteGame{std::string(position)});
  frames(app, kPatience);
  if (app.model.debug_answer.empty()) return true;
  fail("“" + std::string(position) + "”: " + app.model.debug_answer);
  return false;
}

void back_to_title(app::App& app) {
  constexpr int kDeepest = 16;
  for (int i = 0; i < kDeepest; ++i) {
    if (app.ui.top_layer() == 0 && app.model.screen == ui::Screen::Title) return;
    app::go_back(app);
    frames(app, kPatience);
  }
}

// Throws, or makes the first possible move, if a person here is to act.
void play_something(app::App& app) {
  if (const unsigned id = id_of(app.ui, "table/throw"); id != 0) app.ui.activate_from_mirror(id);
  if (app.table.session && !app.table.session->picker().choices().empty() &&
      !app.table.session->status().may_throw) {
    (void)app.table.session->choose(0);
  }
}

bool input_has_ended() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  char byte = 0;
  return poll(&input, 1, 0) > 0 && read(STDIN_FILENO, &byte, 1) <= 0;
}

// The value at a share of sorted numbers: 0.95 leaves one in twenty above it.
double share_of(const std::vector<double>& sorted, double share) {
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

void print_times(const char* what, std::vector<double> ms) {
  std::sort(ms.begin(), ms.end());
  std::printf("%s: median %.2f ms, 95 of 100 within %.2f ms, longest %.2f ms\n", what,
              share_of(ms, 0.5), share_of(ms, 0.95), ms.back());
}

// Plays the scenes of a file and calls seen(scene, frame) after each of their frames. Each line of
// the file is a position; the scene begins with the last of the moves possible there, or with the
// first if the line begins with “-”. At a line where none can begin it says so, stops and returns
// false.
template <class Seen>
bool play_scenes(app::App& app, const std::string& file, Seen seen) {
  std::ifstream in(file);
  int scene = 0;
  app.model.settings.forced = false;  // a scene waits until it is started here
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::string_view position = line;
    const bool first = core::take_prefix(position, "-");
    core::MoveList moves;
    if (games::parse_position(position) && sit_down_at(app, position)) {
      const play::Match& match = app.table.session->match();
      match.game().moves(match.state(), moves);
    }
    if (moves.empty()) {
      fail("no scene begins at “" + std::string(position) + "”");
      return false;
    }
    view::Session& session = *app.table.session;
    (void)session.receive(first ? moves[0] : moves[moves.size() - 1]);
    for (int frame = 0; session.animating(); ++frame) {
      (void)app::frame(app);
      seen(scene, frame);
    }
    ++scene;
  }
  return true;
}

// The cost of each frame of the scenes, without the driver's calls; none if one cannot be played.
std::vector<double> cost_of_scenes(app::App& app, const std::string& file) {
  std::vector<double> ours;
  const auto seen = [&](int, int) { ours.push_back(app.frames.cost.ours_ms); };
  return play_scenes(app, file, seen) ? ours : std::vector<double>();
}

}  // namespace

int press_and_picture(app::App& app, const Options& options) {
  frames(app, kPatience);
  if (!sit_down_at(app, options.paste)) return 1;
  for (const std::string& key : options.clicks) {
    if (!press(app, key)) return 1;
  }
  (void)app::frame(app);
  std::printf("%llu frames\n", static_cast<unsigned long long>(app.frames.drawn));
  return picture_of(app, options.shot) ? 0 : 1;
}

int tour(app::App& app, const std::string& stops, const std::string& folder) {
  std::ifstream in(stops);
  int taken = 0;
  bool all = true;
  frames(app, kPatience);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    const auto parts = core::split(line, '\t');
    back_to_title(app);
    bool there = parts.size() < 3 || sit_down_at(app, parts[2]);
    for (const std::string_view key : core::split(parts.size() > 1 ? parts[1] : "", ' ')) {
      there = there && (key.empty() || press(app, key));
    }
    (void)app::frame(app);
    const std::string picture = folder + "/" + std::string(parts[0]) + ".png";
    if (there && picture_of(app, picture)) ++taken;
    all = all && there;
  }
  std::printf("%d pictures\n", taken);
  return all && taken > 0 ? 0 : 1;
}

int film(app::App& app, const std::string& scenes, const std::string& folder) {
  int taken = 0;
  bool all = true;
  frames(app, kPatience);
  const bool played = play_scenes(app, scenes, [&](int scene, int frame) {
    char name[48];
    std::snprintf(name, sizeof name, "/scene-%02d-%04d.png", scene, frame);
    all = picture_of(app, folder + name) && all;
    ++taken;
  });
  std::printf("%d pictures\n", taken);
  return played && all && taken > 0 ? 0 : 1;
}

int play_and_picture(app::App& app, const std::string& picture) {
  constexpr int kMostFrames = 60000;
  app.hurry = true;
  frames(app, 1);
  for (int i = 0; i < kMostFrames && !app.model.results_open; ++i) {
    for (const char* key : {"title/parchis", "title/play"}) {
      const unsigned id = id_of(app.ui, key);
      if (id != 0) app.ui.activate_from_mirror(id);
    }
    play_something(app);
    (void)app::frame(app);
  }
  frames(app, 100);
  const bool over = app.table.session && app.table.session->match().over();
  std::printf("%s after %llu frames\n", over ? "the game is over" : "the game did not end",
              static_cast<unsigned long long>(app.frames.drawn));
  return over && picture_of(app, picture) ? 0 : 1;
}

int play_in_room(app::App& app, const Options& options) {
  constexpr Uint32 kPause_ms = 4;
  const std::string seat = "online/seat/" + options.sit;
  app.hurry = true;
  bool seated = false;
  bool told = false;
  while (!input_has_ended()) {
    tend_room();
    if (const unsigned id = id_of(app.ui, seat); id != 0 && !seated) {
      app.ui.activate_from_mirror(id);
      seated = true;
    }
    play_something(app);
    (void)app::frame(app);
    if (app.model.results_open && !told) {
      const play::Match& match = app.table.session->match();
      std::printf("over %s\n", games::print_position(match.game(), match.state()).c_str());
      std::fflush(stdout);
      told = true;
    }
    SDL_Delay(kPause_ms);
  }
  return told && picture_of(app, options.shot) ? 0 : 1;
}

int measure_frames(app::App& app, const std::string& scenes) {
  constexpr std::size_t kFrames = 1200;
  frames(app, 1);
  for (const char* key : {"title/parchis", "title/play"}) {
    app.ui.activate_from_mirror(id_of(app.ui, key));
    for (int i = 0; i < 3; ++i) (void)app::frame(app);
  }
  app.model.settings.auto_throw = true;
  std::vector<double> ours;
  std::vector<double> all;
  while (ours.size() < kFrames) {
    if (app.table.session && !app.table.session->picker().choices().empty())
      (void)app.table.session->choose(0);
    (void)app::frame(app);
    ours.push_back(app.frames.cost.ours_ms);
    all.push_back(app.frames.cost.ours_ms + app.frames.cost.calls_ms);
  }
  std::printf("%zu frames, %.0f×%.0f\n", kFrames, static_cast<double>(app.metrics.size.x),
              static_cast<double>(app.metrics.size.y));
  print_times("game and page, up to the calls of the driver", ours);
  print_times("with the calls", all);
  if (scenes.empty()) return 0;
  const std::vector<double> cost = cost_of_scenes(app, scenes);
  if (cost.empty()) return 1;
  std::printf("%zu frames of scenes\n", cost.size());
  print_times("scenes, up to the calls of the driver", cost);
  return 0;
}

}  // namespace platform
