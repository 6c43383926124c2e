#include "ui/draft/lengths.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/sort.h"
#include "core/text.h"
#include "ui/draft/known.h"
#include "ui/hooks.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

namespace {

// Seconds at the usual speed of the animations, from games at the table
// (tests/ui/lengths_test.cpp).
constexpr float kThrowShown = 0.6F;
constexpr float kChoiceShown = 0.55F;
constexpr float kForcedShown = 0.2F;  // many of these are passes

// The measured rules, read once.
struct Read {
  AnyRules rules;
  KnownGame game;
  std::vector<std::uint8_t> seats;  // sorted
  bool named;                       // a preset's
  Measured measured;
};

std::vector<std::uint8_t> sorted_seats(const AnyRules& rules) {
  const auto seats = seats_of(rules);
  std::vector<std::uint8_t> sorted(seats.begin(), seats.end());
  core::sort(sorted.begin(), sorted.end());
  return sorted;
}

const std::vector<Read>& all_read() {
  static const std::vector<Read> read = [] {
    std::vector<Read> all;
    games::each_game([&]<class G>(std::type_identity<G> game) {
      for (const Measured& one : lengths(game)) {
        const AnyRules rules = games::Game::parse(one.rules)->rules();
        const auto named = [&one](const games::Preset& preset) {
          return preset.rules == one.rules;
        };
        const auto presets = G::presets();
        all.push_back({rules, known_of(rules), sorted_seats(rules),
                       std::any_of(presets.begin(), presets.end(), named), one});
      }
    });
    return all;
  }();
  return read;
}

// The number of words in which two rules lines differ.
int differences(std::string_view a, std::string_view b) {
  const std::vector<std::string_view> of_a = core::split(a, ' ');
  const std::vector<std::string_view> of_b = core::split(b, ' ');
  const auto lacks = [](const auto& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) == words.end();
  };
  const auto alone = [&](const auto& words, const auto& others) {
    return std::count_if(words.begin(), words.end(),
                         [&](std::string_view word) { return lacks(others, word); });
  };
  return static_cast<int>(alone(of_a, of_b) + alone(of_b, of_a));
}

// These rules if they were measured. Else those of the same known game that come nearest: with the
// same seats, if there are any; then with the fewest other differences; then with as many seats.
const Read& nearest(const AnyRules& rules) {
  const std::vector<Read>& all = all_read();
  const auto exact =
      std::find_if(all.begin(), all.end(), [&](const Read& one) { return one.rules == rules; });
  if (exact != all.end()) return *exact;
  const Read* found = &all.front();
  std::optional<std::tuple<bool, int, bool>> best;
  const auto seats = sorted_seats(rules);
  const std::string line = rules_line(rules);
  const KnownGame game = known_of(rules);
  for (const Read& one : all) {
    if (one.game != game) continue;
    const int apart = differences(line, seated_as(one.measured.rules, line)) +
                      std::abs(std::popcount(one.seats[0]) - std::popcount(seats[0]));
    const std::tuple fit(one.seats != seats, apart, one.seats.size() != seats.size());
    if (best && fit >= *best) continue;
    best = fit;
    found = &one;
  }
  return *found;
}

}  // namespace

Length length_of(const AnyRules& rules) {
  const Read& measured = nearest(rules);
  Length length = measured.measured.length;
  const float share =
      static_cast<float>(seats_of(rules).size()) / static_cast<float>(measured.seats.size());
  for (float* part : {&length.throws, &length.choices, &length.forced}) *part *= share;
  return length;
}

std::optional<AnyRules> quick_rules(const AnyRules& rules) {
  const auto all = [](const Length& length) {
    return length.throws + length.choices + length.forced;
  };
  constexpr float kQuicker = 0.7F;
  // Of all rules that are quick enough, a preset's if there are any, since people know those; then
  // the most similar ones; among these, the quickest. The seats are those that were measured.
  const Read& like = nearest(rules);
  const std::string asked = rules_line(rules);
  const std::string line = seated_as(asked, like.measured.rules);
  const auto usual = games::Game::parse(line);
  const float enough = kQuicker * all(length_of(usual ? usual->rules() : rules));
  const Read* found = nullptr;
  std::tuple<bool, int, float> best;
  for (const Read& one : all_read()) {
    const float events = all(one.measured.length);
    if (one.game != like.game || one.seats != like.seats || events >= enough) continue;
    const std::tuple fit(!one.named, differences(line, one.measured.rules), events);
    if (found != nullptr && fit >= best) continue;
    best = fit;
    found = &one;
  }
  if (found == nullptr) return std::nullopt;
  const auto quick = games::Game::parse(seated_as(found->measured.rules, asked));
  return quick ? std::optional(quick->rules()) : std::nullopt;
}

float exact_minutes_of(const Draft& draft, const Settings& settings) {
  const Length length = length_of(draft.rules);
  const auto people = static_cast<float>(play::count_persons(draft.players));
  const float share = people / static_cast<float>(draft.players.size());
  const float shown =
      length.throws * kThrowShown + length.choices * kChoiceShown + length.forced * kForcedShown;
  const auto at_speed = [&settings](float seconds) {
    return settings.speed > 0.0F ? seconds / settings.speed : 0.0F;
  };

  // The turns of bots, as a rule one for each throw: many in a row are hurried.
  const Pace pace = pace_of(settings.bot_pace);
  const float pauses = (length.throws + length.choices + length.forced) * pace.pause_seconds;
  const float slow = (1.0F - share) * (shown + pauses) / pace.speed;
  const float patience = share * length.throws * view::kPatience / pace.speed;
  const float bots = at_speed(
      slow > patience && people > 0.0F ? patience + (slow - patience) / view::kCatchUp : slow);

  const float throwing = settings.auto_throw ? at_speed(view::kForcedPause) : kSecondsToThrow;
  const float moving = settings.forced ? at_speed(view::kForcedPause) : kSecondsToThrow;
  const float own = share * (at_speed(shown) + length.throws * throwing +
                             length.choices * kSecondsToChoose + length.forced * moving);
  constexpr float kMinute = 60.0F;
  return (bots + own) / kMinute;
}

int minutes_of(const Draft& draft, const Settings& settings) {
  constexpr float kSmall = 10.0F;
  constexpr float kStep = 5.0F;
  const float minutes = std::max(1.0F, exact_minutes_of(draft, settings));
  return static_cast<int>(minutes < kSmall ? std::round(minutes)
                                           : kStep * std::round(minutes / kStep));
}

std::string minutes_words(int minutes) {
  return view::tr("about {0} min", {std::to_string(minutes)});
}

}  // namespace ui
