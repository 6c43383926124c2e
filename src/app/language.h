// The words of the language that the reader has chosen, or that the machine speaks.
#pragma once

#include <optional>
#include <string_view>

#include "view/words/words.h"

namespace app {

struct App;

struct Language {
  view::Words words;                    // those that view::words() gives
  std::optional<view::Language> shown;  // theirs; nothing: they must be taken anew
};

// Follows the settings; asks for the catalogue's file where it is not here yet.
void take_language(App& app);
// assets::find now finds this file too: a catalogue, a lesson, rules or weights.
void file_came(App& app, std::string_view name);
// What was sent for this file is not what the page was built with: the person is told, and the
// program does without the file.
void file_refused(App& app, std::string_view name);

}  // namespace app
