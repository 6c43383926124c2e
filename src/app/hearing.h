// What is heard, felt and read out: the cues of the table, the quiet noises of the widgets, and
// what happened, for a screen reader.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "ui/wish.h"
#include "view/table/sound.h"

namespace view {
class Session;
}

namespace app {

struct App;

struct Hearing {
  std::array<std::uint64_t, view::kSounds> played_ms{};  // when each sound was played last
  std::string refused;                                   // the bubble that was heard
  const view::Session* told_of = nullptr;                // the session whose log …
  std::size_t told = 0;                                  // … was read out as far as this entry
};

// Nothing that this session's log already holds will be read out.
void begin_telling(Hearing& hearing, const view::Session& session);
// Plays what is to be heard in this frame.
void sound_frame(App& app);
// Reads out what has happened, when it has come to rest.
void announce_events(App& app);

void carry_out(App& app, const ui::wish::Say& wish);

}  // namespace app
