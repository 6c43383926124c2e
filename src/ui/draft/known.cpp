#include "ui/draft/known.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/text.h"
#include "ui/draft/parsed_presets.h"
#include "ui/hooks.h"

namespace ui {

using view::tr;

namespace {

template <class G>
constexpr std::type_identity<G> kGame{};

template <class G>
concept PlaysSeveral = requires(const typename G::Rules& rules) {
  national_games(kGame<G>);
  national_game(rules);
};
template <class G>
concept IsNational = requires(view::Language language) {
  home_preset(kGame<G>, language);
};

const games::Preset& preset_named(std::string_view name) {
  const auto all = games::presets();
  return *std::find_if(all.begin(), all.end(),
                       [name](const games::Preset& preset) { return preset.name == name; });
}

std::vector<Known> all_known() {
  std::vector<Known> all;
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if constexpr (PlaysSeveral<G>) {
      for (const std::string_view preset : national_games(game)) all.push_back({kKind<G>, preset});
    } else {
      all.push_back({kKind<G>, G::about().name});
    }
  });
  return all;
}

// Whether a kind's rules are played in many countries, and which preset is a language's own.
struct Home {
  bool national = false;
  std::string_view preset;
};
Home home_of(GameKind kind, view::Language language) {
  Home home;
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if constexpr (IsNational<G>) {
      if (kind == kKind<G>) home = {true, home_preset(game, language)};
    }
  });
  return home;
}

bool plays_several(GameKind kind) {
  bool several = false;
  games::each_game([&]<class G>(std::type_identity<G>) {
    if (kind == kKind<G>) several = PlaysSeveral<G>;
  });
  return several;
}

}  // namespace

std::span<const Known> known_games() {
  static const std::vector<Known> every = all_known();
  return every;
}

const Known& known(KnownGame game) { return known_games()[static_cast<std::size_t>(game)]; }

KnownGame first_of(GameKind kind) {
  const auto all = known_games();
  const auto first =
      std::find_if(all.begin(), all.end(), [kind](const Known& one) { return one.kind == kind; });
  return static_cast<KnownGame>(first - all.begin());
}

KnownGame known_of(const AnyRules& rules) {
  const auto first = static_cast<std::size_t>(first_of(kind_of(rules)));
  return std::visit(
      [first]<class Rules>(const Rules& concrete) {
        if constexpr (requires { national_game(concrete); }) {
          return static_cast<KnownGame>(first + national_game(concrete));
        } else {
          return static_cast<KnownGame>(first);
        }
      },
      rules);
}

std::optional<KnownGame> known_by(std::string_view preset) {
  const auto all = known_games();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [preset](const Known& one) { return one.preset == preset; });
  if (found == all.end()) return std::nullopt;
  return static_cast<KnownGame>(found - all.begin());
}

std::vector<KnownGame> sisters(KnownGame game) {
  std::vector<KnownGame> all = {game};
  for (std::size_t i = 0; i < known_games().size(); ++i) {
    const auto other = static_cast<KnownGame>(i);
    if (other != game && known(other).kind == known(game).kind) all.push_back(other);
  }
  return all;
}

std::string_view heading_of(KnownGame game, view::Language language) {
  using Headings = std::vector<std::string_view>;
  static const auto headings = [] {
    std::array<Headings, view::kLanguages> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t k = 0; k < known_games().size(); ++k) {
        const Known& one = known_games()[k];
        const std::string_view home = home_of(one.kind, static_cast<view::Language>(i)).preset;
        const bool own = !home.empty() &&
                         known_of(games::Game::parse(home)->rules()) == static_cast<KnownGame>(k);
        all[i].push_back(own ? home : one.preset);
      }
    }
    return all;
  }();
  return headings[static_cast<std::size_t>(language)][static_cast<std::size_t>(game)];
}

std::string_view known_title(KnownGame game) {
  const GameKind kind = known(game).kind;
  if (!plays_several(kind)) return tr(about(kind).title);
  return tr(preset_named(heading_of(game, view::words().language())).title);
}

std::string_view known_line(KnownGame game) {
  const GameKind kind = known(game).kind;
  if (!plays_several(kind)) return tr(about(kind).line);
  return tr(preset_named(heading_of(game, view::words().language())).line);
}

std::string seated_as(std::string_view line, std::string_view others) {
  const auto seats = [](std::string_view word) {
    return word.starts_with("seats=") || word.starts_with("first=");
  };
  std::string seated;
  for (const bool theirs : {false, true}) {
    for (const std::string_view word : core::split(theirs ? others : line, ' ')) {
      const bool game = word.find('=') == std::string_view::npos;
      if (theirs ? seats(word) : !seats(word)) seated += (game ? "" : " ") + std::string(word);
    }
  }
  return seated;
}

const games::Preset* known_way(const AnyRules& rules) {
  const std::string line = rules_line(rules);
  const std::string bare = seated_as(line, "");
  const auto seats = seats_of(rules);
  const games::Preset* found = nullptr;
  int best = -1;
  for (const auto& [preset, its, unseated] : parsed_presets()) {
    if (unseated != bare) continue;
    const auto its_seats = seats_of(its);
    if (std::popcount(its_seats[0]) != std::popcount(seats[0])) continue;
    const int fits = preset->rules == line ? 2 : its_seats.size() == seats.size() ? 1 : 0;
    if (fits > best) found = preset;
    best = std::max(best, fits);
  }
  return found;
}

std::string full_title(const AnyRules& rules) {
  const KnownGame game = known_of(rules);
  std::string words(known_title(game));
  const games::Preset* preset = known_way(rules);
  if (preset == nullptr || preset->name == heading_of(game, view::words().language())) return words;
  const std::string_view way = tr(preset->title);
  return way == words ? words : words + " · " + std::string(way);
}

Shelf shelf(view::Language language) {
  Shelf shelf;
  std::vector<KnownGame> rest;
  for (std::size_t i = 0; i < known_games().size(); ++i) {
    const auto game = static_cast<KnownGame>(i);
    const Home home = home_of(known(game).kind, language);
    if (!home.national) {
      rest.push_back(game);
      continue;
    }
    const bool own = !home.preset.empty() && heading_of(game, language) == home.preset;
    shelf.games.insert(own ? shelf.games.begin() : shelf.games.end(), game);
  }
  shelf.nationals = shelf.games.size();
  shelf.games.insert(shelf.games.end(), rest.begin(), rest.end());
  return shelf;
}

}  // namespace ui
