#include "view/words/numbers.h"

#include <cmath>

#include "view/words/words.h"

namespace view {

int whole_percent(double share) {
  constexpr double kPercent = 100.0;
  return static_cast<int>(std::lround(share * kPercent));
}

std::string percent_words(int percent) { return tr("{0}%", {std::to_string(percent)}); }

std::string one_decimal(double value) {
  constexpr long kTenths = 10;
  const long tenths = std::lround(value * static_cast<double>(kTenths));
  const bool point = words().language() == Language::English;
  return std::to_string(tenths / kTenths) + (point ? "." : ",") + std::to_string(tenths % kTenths);
}

std::string speed_words(double speed) {
  return speed == std::round(speed) ? std::to_string(std::lround(speed)) : one_decimal(speed);
}

}  // namespace view
