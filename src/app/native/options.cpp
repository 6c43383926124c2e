#include "app/native/options.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iterator>
#include <string_view>

#include "core/text.h"

namespace platform {

namespace {

constexpr std::uint32_t kLeastSize = 200;
constexpr std::uint32_t kMostSize = 16'384;  // graphics cards draw no larger pictures
constexpr float kMostScale = 16.0F;

bool read_size(Options& options, std::string_view text) {
  const auto width = core::parse_number(core::take_until(text, 'x'), kMostSize);
  const auto height = core::parse_number(text, kMostSize);
  if (!width || !height || *width < kLeastSize || *height < kLeastSize) return false;
  options.width = static_cast<int>(*width);
  options.height = static_cast<int>(*height);
  options.sized = true;
  return true;
}

bool read_scale(Options& options, std::string_view text) {
  const char* end = text.data() + text.size();
  // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the end is given.
  const auto [at, trouble] = std::from_chars(text.data(), end, options.scale);
  return trouble == std::errc() && at == end && options.scale >= 0.0F &&
         options.scale <= kMostScale;
}

template <std::string Options::*kText>
bool read_text(Options& options, std::string_view text) {
  options.*kText = text;
  return true;
}

template <std::vector<std::string> Options::*kList>
bool read_list(Options& options, std::string_view text) {
  const auto parts = core::split(text, ',');
  (options.*kList).assign(parts.begin(), parts.end());
  return true;
}

// An option with a value; `read` is false if it cannot have this one.
struct Reader {
  std::string_view name;
  bool (*read)(Options& options, std::string_view value);
};
constexpr Reader kReaders[] = {{"--size", read_size},
                               {"--scale", read_scale},
                               {"--smoke", read_text<&Options::smoke>},
                               {"--shot", read_text<&Options::shot>},
                               {"--tour", read_text<&Options::tour>},
                               {"--click", read_list<&Options::clicks>},
                               {"--settings", read_text<&Options::settings>},
                               {"--data", read_text<&Options::data>},
                               {"--paste", read_text<&Options::paste>},
                               {"--scenes", read_text<&Options::scenes>},
                               {"--sit", read_text<&Options::sit>},
                               {"--bus", read_list<&Options::buses>}};

std::string quoted(std::string_view text) { return "“" + std::string(text) + "”"; }

// Takes the option's value, null if there is none; returns why it cannot.
std::string take(Options& options, std::string_view name, const char* value) {
  const auto reader = std::find_if(std::begin(kReaders), std::end(kReaders),
                                   [name](const Reader& one) { return one.name == name; });
  if (reader == std::end(kReaders)) return "unknown option " + quoted(name);
  if (value == nullptr) return quoted(name) + " needs a value";
  if (!reader->read(options, value)) return quoted(name) + " cannot be " + quoted(value);
  return {};
}

}  // namespace

Options parse_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc && options.wrong.empty(); ++i) {
    const std::string_view name = argv[i];
    if (name == "--help") {
      options.help = true;
    } else if (name == "--bench") {
      options.bench = true;
    } else if (name.starts_with("--")) {
      ++i;
      options.wrong = take(options, name, i < argc ? argv[i] : nullptr);
    } else if (options.open.empty()) {
      options.open = name;
    } else {
      options.wrong = "only one file or link can be opened, not also " + quoted(name);
    }
  }
  const bool needs_shot = !options.tour.empty() || !options.sit.empty();
  if (options.wrong.empty() && needs_shot && options.shot.empty()) {
    options.wrong = "“--tour” needs a folder for its pictures, and “--sit” a file: “--shot”";
  }
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
      "  --paste \"RULES | STATE\"                begins there, with people at every seat");
}

}  // namespace platform
