// The words of the language that the reader has chosen, or of the system's language.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/words/words.h"

namespace app {

struct App;

// Why something was refused, not yet translated: it may be said before its catalogue has arrived.
struct Refusal {
  std::string title;
  core::Sentence why;
};

struct Language {
  view::Words words;                    // those that view::words() gives
  std::optional<view::Language> shown;  // their language; nothing: they must be loaded again
  std::optional<Refusal> refusal;       // the last one that was shown
};

// Follows the settings; requests the catalogue's file if it is not here yet.
void take_language(App& app);
// Shows the last refusal in the current language.
void show_refusal(App& app);
// Called when assets::find has a new file: a catalogue, a lesson, rules or weights.
void file_came(App& app, std::string_view name);
// The file received is not the one that the page was built with: tells the person, and goes on
// without the file.
void file_refused(App& app, std::string_view name);

}  // namespace app
