#include "app/options_native.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace platform {

namespace {

bool read_size(Options& options, const std::string& text) {
  options.sized = true;
  return std::sscanf(text.c_str(), "%dx%d", &options.width, &options.height) == 2 &&  // NOLINT
         options.width >= 200 && options.height >= 200;
}

std::vector<std::string> list_of(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

bool take(Options& options, std::string_view name, const std::string& value) {
  if (name == "--size") return read_size(options, value);
  if (name == "--scale") options.scale = std::strtof(value.c_str(), nullptr);
  if (name == "--smoke") options.smoke = value;
  if (name == "--shot") options.shot = value;
  if (name == "--tour") options.tour = value;
  if (name == "--click") options.clicks = list_of(value);
  if (name == "--settings") options.settings = value;
  if (name == "--data") options.data = value;
  if (name == "--paste") options.paste = value;
  if (name == "--scenes") options.scenes = value;
  if (name == "--sit") options.sit = value;
  if (name == "--bus") options.buses = list_of(value);
  static constexpr std::string_view kKnown[] = {"--scale", "--smoke",    "--shot",  "--click",
                                                "--tour",  "--settings", "--paste", "--data",
                                                "--bus",   "--scenes",   "--sit"};
  for (const std::string_view known : kKnown) {
    if (name == known) return true;
  }
  return false;
}

}  // namespace

Options parse_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--help") {
      options.help = true;
    } else if (name == "--bench") {
      options.bench = true;
    } else if (!name.starts_with("--") && options.open.empty()) {
      options.open = name;
    } else if (i + 1 >= argc || !take(options, name, argv[i + 1])) {
      options.wrong = true;
    } else {
      ++i;
    }
  }
  // The tour's pictures need a folder, a guest's picture a file.
  options.wrong =
      options.wrong || ((!options.tour.empty() || !options.sit.empty()) && options.shot.empty());
  options.forgetful = !options.smoke.empty() || !options.shot.empty() || options.bench;
  return options;
}

void print_usage() {
  std::puts(
      "homestretch [FILE or LINK] [--size WxH] [--scale N]\n"
      "                                       opens the window, and the file or link in it\n"
      "  --bench [--scenes FILE]                plays, and tells what its frames cost\n"
      "  --smoke FILE.png                       plays a game by itself, then writes a picture\n"
      "  --shot FILE.png [--click KEY,KEY…]     presses widgets by their keys, then writes a "
      "picture\n"
      "  --shot FOLDER --tour STOPS             writes a picture of each stop of the file\n"
      "  --shot FOLDER --scenes FILE            writes a picture of each frame of the scenes\n"
      "  --shot FILE.png --sit SEAT             plays by itself in this seat of the room whose "
      "link\n"
      "                                         is opened, until the standard input ends\n"
      "  --settings \"room dark; text 150\"       settings for this run only\n"
      "  --data FOLDER                          keeps games and settings there, and reads them\n"
      "  --bus ADDRESS,ADDRESS…                 plays rooms over these (nats:// or tls://)\n"
      "  --paste \"RULES | STATE\"                begins there, with persons at every seat");
}

}  // namespace platform
