#include "ui/maze/claw_kept.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

#include "core/text.h"

namespace ui {

using view::ClawHelp;
using view::Crane;

namespace {

constexpr float kThousandths = 1000.0F;
constexpr std::uint32_t kFarthest = 2000;  // thousandths of the rail, and of a swing there and back
constexpr std::size_t kCraneWords = 9;
constexpr std::size_t kCupsWords = 5;
constexpr char kOn = 'n';  // a press on “Next”; a digit is the cup that was chosen

// The numbers of a crane's line, in their order.
enum At : std::size_t { kHelp, kSlow, kBeat, kGrabbed, kHit, kPlace, kPhase, kNumbers };

std::string number(float value) {
  return std::to_string(static_cast<int>(std::lround(std::max(0.0F, value) * kThousandths)));
}

std::optional<std::uint64_t> parse_hex(std::string_view text) {
  constexpr int kHex = 16;
  std::uint64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value, kHex);
  const bool whole = fault == std::errc{} && end == text.data() + text.size();
  return whole ? std::optional(value) : std::nullopt;
}

bool read_crane(std::span<const std::string_view> words, ClawTry& attempt) {
  static constexpr std::array<std::uint32_t, kNumbers> kMost = {2, 1,         5,        1,
                                                                1, kFarthest, kFarthest};
  std::array<std::uint32_t, kNumbers> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto read = core::parse_number(words[i], kMost[i]);
    if (!read) return false;
    numbers[i] = *read;
  }
  attempt.help = static_cast<ClawHelp>(numbers[kHelp]);
  attempt.slow = numbers[kSlow] == 1;
  Crane::Past past;
  past.beat = static_cast<Crane::Beat>(numbers[kBeat]);
  past.grabbed = numbers[kGrabbed] == 1;
  past.hit = numbers[kHit] == 1;
  past.dropped_at = static_cast<float>(numbers[kPlace]) / kThousandths;
  past.phase = static_cast<float>(numbers[kPhase]) / kThousandths;
  attempt.crane.emplace(view::crane_course(attempt.help, attempt.slow), past);
  return true;
}

bool read_cups(std::span<const std::string_view> words, ClawTry& attempt) {
  const auto help = core::parse_number(words[0], 2);
  const auto seed = parse_hex(words[1]);
  if (!help || !seed) return false;
  attempt.help = static_cast<ClawHelp>(*help);
  attempt.seed = *seed;
  attempt.cups.emplace(attempt.help, attempt.seed);
  attempt.presses = words[2];
  for (const char press : attempt.presses) {
    if (press == kOn) {
      attempt.cups->next();
    } else {
      attempt.cups->choose(press - '0');
    }
  }
  return true;
}

}  // namespace

std::string print_try(const ClawTry& attempt) {
  if (!attempt.begun()) return {};
  std::string line = core::hex16(attempt.mark);
  const std::string help = std::to_string(static_cast<int>(attempt.help));
  if (attempt.cups)
    return line + " cups " + help + " " + core::hex16(attempt.seed) + " " + attempt.presses;
  const Crane::Past past = attempt.crane->past();
  line += " crane " + help + (attempt.slow ? " 1 " : " 0 ") +
          std::to_string(static_cast<int>(past.beat)) + (past.grabbed ? " 1" : " 0") +
          (past.hit ? " 1 " : " 0 ") + number(past.dropped_at) + " " + number(past.phase);
  return line;
}

std::optional<ClawTry> parse_try(std::string_view line) {
  const auto words = core::split(line, ' ');
  ClawTry attempt;
  const auto mark = parse_hex(words[0]);
  if (!mark) return std::nullopt;
  attempt.mark = *mark;
  constexpr std::size_t kHead = 2;
  const bool crane = words.size() == kCraneWords && words[1] == "crane";
  const bool cups = words.size() == kCupsWords && words[1] == "cups";
  if (!crane && !cups) return std::nullopt;
  const auto rest = std::span(words).subspan(kHead);
  const bool read = crane ? read_crane(rest, attempt) : read_cups(rest, attempt);
  return read && attempt.begun() ? std::optional(std::move(attempt)) : std::nullopt;
}

}  // namespace ui
