// The progress in lessons as text.
#include "core/text.h"
#include "ui/draft/draft.h"
#include "ui/screens/lesson.h"

namespace ui {

namespace {

constexpr std::size_t kMostSteps = 1000;
constexpr std::string_view kFinished = "finished-";
constexpr std::string_view kOffer = "offer-closed";

}  // namespace

std::string print_learned(const Learned& learned) {
  std::string out;
  for (std::size_t i = 0; i < known_games().size(); ++i) {
    const std::string word(known_games()[i].preset);
    const Learned::One& one = learned.lessons[i];
    if (one.step > 0) out += word + " " + std::to_string(one.step) + "\n";
    if (one.finished) out += std::string(kFinished) + word + " 1\n";
  }
  if (learned.offer_closed) out += std::string(kOffer) + " 1\n";
  return out;
}

Learned parse_learned(std::string_view text) {
  Learned learned;
  while (!text.empty()) {
    std::string_view line = core::take_until(text, '\n');
    const std::string_view key = core::take_until(line, ' ');
    const auto number = core::parse_number(line, kMostSteps);
    if (!number) continue;
    if (key == kOffer) learned.offer_closed = *number != 0;
    for (std::size_t i = 0; i < known_games().size(); ++i) {
      Learned::One& one = learned.lessons[i];
      const std::string_view word = known_games()[i].preset;
      if (key == word) one.step = static_cast<std::size_t>(*number);
      if (key.starts_with(kFinished) && key.substr(kFinished.size()) == word) {
        one.finished = *number != 0;
      }
    }
  }
  return learned;
}

}  // namespace ui
