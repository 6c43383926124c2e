// Numbers as the reader's language writes them: its decimal sign, its space before “%”.
#pragma once

#include <string>

namespace view {

// A share, 0…1, in whole percent, rounded.
[[nodiscard]] int whole_percent(double share);
// “42%”, “42 %”.
[[nodiscard]] std::string percent_words(int percent);
// “4.2”, “4,2”; `value` is not negative.
[[nodiscard]] std::string one_decimal(double value);
// A speed without its “×”: “2”, “0.5”, “0,5”; not negative.
[[nodiscard]] std::string speed_words(double speed);

}  // namespace view
