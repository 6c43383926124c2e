// Statistics: finished games are counted once, their luck is weighed while nobody plays, and all of
// it can be cleared, taken back and saved as a table.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/analysis.h"
#include "play/library.h"
#include "play/results.h"
#include "ui/wish.h"

namespace app {

struct App;

// A finished game whose luck is being weighed, a slice per frame, and those that come after it.
struct Weighing {
  std::string id;
  std::unique_ptr<ai::Analysis> analysis;  // of that game; null: none
  std::vector<std::string> waiting;        // ids; the last comes first
};

struct Tally {
  play::Results results;  // of all games that were finished here
  play::Results cleared;  // … before they were cleared
  Weighing weighing;      // of what luck brought in them
};

// Whether this key of the store holds the statistics.
[[nodiscard]] bool is_results(std::string_view key);
void read_results(App& app);
// Adds what an export knows.
void merge_results(App& app, std::string_view text);
// Counts the game on the table, as it is kept, if it is finished.
void count_game(App& app, const play::KeptGame& kept);
// Weighs the luck of counted games a little further, while nobody plays; true while there is more
// and somebody looks at it.
bool weigh_luck(App& app);
// Makes the sheet ready: counts what has come from elsewhere.
void open_statistics(App& app);
// Shows them as they are now; what was cleared can be taken back until the sheet is closed.
void follow_results(App& app);

void carry_out(App& app, const ui::wish::ClearResults& wish);
void carry_out(App& app, const ui::wish::RestoreResults& wish);
void carry_out(App& app, const ui::wish::SaveResults& wish);

}  // namespace app
