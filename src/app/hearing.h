// Sound, vibration and speech: the cues of the table, the quiet sounds of the widgets, and events
// for a screen reader.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/types.h"
#include "view/table/sound.h"

namespace view {
class Session;
}

namespace app {

struct App;

struct Hearing {
  std::array<std::uint64_t, view::kSounds> played_ms{};  // when each sound was last played
  const view::Session* told_of = nullptr;                // the session whose log …
  std::size_t told = 0;                                  // … has been read out up to this entry
  core::SeatIndex told_seat = 0;                         // whose turn it was then …
  bool asked = false;                                    // … and whether a person here was to act
};

// Skips everything that this session's log already holds.
void begin_telling(Hearing& hearing, const view::Session& session);
// What has happened on the table since it was last told, and what somebody here has to do next.
[[nodiscard]] std::string news_of_table(App& app);
// Plays the sounds of this frame.
void sound_frame(App& app);
// Reads out events once they have been shown, and what else the frame has to say.
void announce_events(App& app);

}  // namespace app
