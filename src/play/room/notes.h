// Changes in a stored room since it was last written as a whole. A note holds only the words that
// differ, so that storing an entry costs an entry and not the whole log. Does not know what the
// words mean.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace play::room {

using Words = std::vector<std::string>;

[[nodiscard]] Words words_of(std::string_view text);
[[nodiscard]] std::string text_of(const Words& words);

// The name of a text that was written as a whole; each note names the text to which it belongs.
[[nodiscard]] std::string name_of_whole(std::string_view text);
[[nodiscard]] std::string note_of(const Words& before, const Words& now, std::string_view whole);
// Applies `note`. False, without any change, if it belongs to another text or does not fit.
[[nodiscard]] bool take_note(Words& words, std::string_view note, std::string_view whole);

}  // namespace play::room
