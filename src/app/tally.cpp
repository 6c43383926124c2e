#include "app/tally.h"

#include <algorithm>
#include <utility>

#include "ai/weights.h"
#include "app/app.h"
#include "app/bots.h"
#include "app/store.h"
#include "play/store_keys.h"
#include "play/views.h"
#include "ui/review/records.h"
#include "view/words/words.h"

namespace app {

using view::tr;

namespace {

void write(const App& app) {
  platform::save_text(play::store::kResults, app.tally.results.print());
}

// What counts of the game. A game with hidden cards counts once they have been opened.
std::optional<play::Result> counted(const play::Replay& replay, const std::string& id,
                                    std::uint64_t when) {
  if (!play::is_finished(replay) || play::is_view(replay)) return std::nullopt;
  if (play::count_persons(replay.players) == 0) return std::nullopt;  // it was only watched
  play::Result result = play::result_of(replay);
  result.id = id;
  result.when = when;
  return result;
}

// Queues counted and kept games whose luck has not been worked out.
void queue_luck_analyses(App& app) {
  LuckAnalysis& luck = app.tally.luck_analysis;
  luck.waiting.clear();
  for (const play::Result& result : app.tally.results.all()) {
    if (!result.people[0].luck && !(luck.analysis && luck.id == result.id))
      luck.waiting.push_back(result.id);
  }
}

// Starts working out the luck of the next game, if it is still kept; false if it waits for the
// weights.
bool start_luck_analysis(App& app) {
  LuckAnalysis& luck = app.tally.luck_analysis;
  const play::KeptGame* game = app.shelf.library.find(luck.waiting.back());
  if (game != nullptr && !bots_ready(*game)) return false;  // until the weights are here
  // A game that goes on since moves were taken back is weighed when it has ended again.
  auto replay = play::parse_replay(game == nullptr || !game->over ? "" : game->replay);
  luck.id = std::move(luck.waiting.back());
  luck.waiting.pop_back();
  // Luck is stored for good: if the weights are unavailable, it is worked out another day.
  if (replay && ai::weights_fit(replay->rounds.back().game()))
    luck.analysis = std::make_unique<ai::Analysis>(std::move(*replay));
  return true;
}

void note_luck(App& app) {
  const ai::Analysis& analysis = *app.tally.luck_analysis.analysis;
  std::vector<int> luck;
  for (const core::SeatIndex seat : play::counted_seats(analysis.replay().players)) {
    constexpr std::int64_t kMost = play::kMostLuck;
    luck.push_back(static_cast<int>(
        std::clamp(analysis.luck(seat) * play::kLuckUnit / ai::kCertain, -kMost, kMost)));
  }
  read_results(app);
  app.tally.results.set_luck(app.tally.luck_analysis.id, luck);
  app.tally.luck_analysis.analysis.reset();
  write(app);
}

// Counts finished games that came from elsewhere, or were finished in an older version.
void count_library(App& app) {
  read_results(app);
  std::vector<play::Result> found;
  for (const play::KeptGame& game : app.shelf.library.games()) {
    const bool known = app.tally.results.knows(game.id);
    const bool others = game.seed == 0 && game.mail.empty() && game.room.empty();
    const bool forgotten = game.saved <= app.tally.results.since();
    if (!game.over || known || others || forgotten || play::counted_seats(game.players).empty())
      continue;
    const auto replay = play::parse_replay(game.replay);
    auto result = replay ? counted(*replay, game.id, game.saved) : std::nullopt;
    if (result) found.push_back(std::move(*result));
  }
  if (found.empty()) return;
  app.tally.results.take(std::move(found));
  write(app);
}

}  // namespace

bool is_results(std::string_view key) { return key == play::store::kResults; }

void read_results(App& app) {
  app.tally.results = play::Results::parse(platform::load_text(play::store::kResults).value_or(""));
  app.model.records.results = &app.tally.results;
}

void merge_results(App& app, std::string_view text,
                   std::span<const std::pair<std::string, std::string>> renamed) {
  read_results(app);
  play::Results other = play::Results::parse(text);
  for (const auto& [before, now] : renamed) other.rename(before, now);
  other.end_by(platform::clock_seconds());
  app.tally.results.merge(other);
  write(app);
}

void count_game(App& app, const play::KeptGame& kept) {
  if (!kept.over) return;
  read_results(app);  // another page or program may have counted one
  // It ends now, even if the clock has been set back since the statistics were cleared.
  const std::uint64_t when = std::max(kept.saved, app.tally.results.since() + 1);
  auto result = counted(app.table.session->replay(), kept.id, when);
  if (!result || !app.tally.results.add(std::move(*result))) return;
  LuckAnalysis& luck = app.tally.luck_analysis;
  if (luck.id == kept.id) luck.analysis.reset();  // of an ending that was taken back
  std::erase(luck.waiting, kept.id);
  luck.waiting.push_back(kept.id);
  write(app);
}

bool analyse_luck(App& app) {
  LuckAnalysis& luck = app.tally.luck_analysis;
  if (is_playing(app)) return false;
  if (!luck.analysis && !luck.waiting.empty() && !start_luck_analysis(app)) return false;
  if (luck.analysis && luck.analysis->think(ai::kNodesPerFrame)) note_luck(app);
  return app.model.records.open && (luck.analysis || !luck.waiting.empty());
}

void open_statistics(App& app) {
  count_library(app);
  queue_luck_analyses(app);
}

namespace {

// When the last of the games that are here ended. Times of later ones are later, even if the clock
// has been set back since (play::Library::moment).
std::uint64_t newest_ending(const App& app) {
  const auto counted = app.tally.results.all();
  std::uint64_t newest = counted.empty() ? 0 : counted.back().when;
  for (const play::KeptGame& game : app.shelf.library.games()) {
    if (game.over) newest = std::max(newest, game.saved);
  }
  return newest;
}

}  // namespace

void carry_out(App& app, const ui::wish::ClearResults&) {
  read_results(app);  // another page or program may have counted one
  app.tally.cleared = app.tally.results;
  app.tally.results.clear(newest_ending(app));
  write(app);
  app.model.records.cleared = true;
}

void carry_out(App& app, const ui::wish::RestoreResults&) {
  read_results(app);
  app.tally.cleared.merge(app.tally.results);
  app.tally.results = std::move(app.tally.cleared);
  write(app);
  app.model.records.cleared = false;
}

void carry_out(App& app, const ui::wish::SaveResults&) {
  save_and_tell(app, "homestretch-statistics.csv", play::print_table(app.tally.results));
}

void follow_results(App& app) {
  ui::RecordsPage& page = app.model.records;
  if (!page.open) page.cleared = false;
}

}  // namespace app
