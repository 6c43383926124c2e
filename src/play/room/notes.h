// What has changed in a kept room since it was written as a whole. A note holds the words that
// differ from before, so that an entry costs as much as an entry and not as much as the log. Knows
// nothing of what the words mean.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace play::room {

using Words = std::vector<std::string>;

[[nodiscard]] Words words_of(std::string_view text);
[[nodiscard]] std::string text_of(const Words& words);

// The name of a text that was written as a whole; each note says to which it belongs.
[[nodiscard]] std::string name_of_whole(std::string_view text);
[[nodiscard]] std::string note_of(const Words& before, const Words& now, std::string_view whole);
// Applies `note`. False, and nothing changes, if it belongs to another text or does not fit.
[[nodiscard]] bool take_note(Words& words, std::string_view note, std::string_view whole);

}  // namespace play::room
