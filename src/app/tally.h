// Statistics: finished games are counted once, as they ended last, their luck is worked out while
// nobody plays, and everything can be cleared, restored and saved as a table.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/analysis.h"
#include "play/library.h"
#include "play/results.h"
#include "ui/wish.h"

namespace app {

struct App;

// A finished game whose luck is being worked out, a slice per frame, and those waiting for it.
struct LuckAnalysis {
  std::string id;
  std::unique_ptr<ai::Analysis> analysis;  // of that game; null: none
  std::vector<std::string> waiting;        // ids; the last one is next
};

struct Tally {
  play::Results results;       // of all games that were finished here
  play::Results cleared;       // the same before they were cleared
  LuckAnalysis luck_analysis;  // works out the luck in them
};

// Whether this key of the store holds the statistics.
[[nodiscard]] bool is_results(std::string_view key);
void read_results(App& app);
// Adds the results of an export.
void merge_results(App& app, std::string_view text,
                   std::span<const std::pair<std::string, std::string>> renamed = {});
// Counts the game on the table, as kept, if it is finished.
void count_game(App& app, const play::KeptGame& kept);
// Works on the luck of counted games while nobody plays; true while there is more and somebody is
// looking.
bool analyse_luck(App& app);
// Prepares the sheet: counts games that came from elsewhere.
void open_statistics(App& app);
// Updates the sheet; cleared results can be restored until it is closed.
void follow_results(App& app);

void carry_out(App& app, const ui::wish::ClearResults& wish);
void carry_out(App& app, const ui::wish::RestoreResults& wish);
void carry_out(App& app, const ui::wish::SaveResults& wish);

}  // namespace app
