#include "ai/weights.h"

#include <algorithm>
#include <array>
#include <bit>

#include "ai/sides.h"
#include "assets/embedded.h"

namespace ai {

namespace {

constexpr std::array kFamilies = {
    Family{"parchis-2", "parchis-duel;parchis-teams;parchis-six;parchis-6-duel;parchis-6-teams"},
    Family{"parchis-3", "parchis-3;parchis-6-trio"},
    Family{"parchis-4", "parchis;parchis-classic;parchis;parchis-preview"},
    Family{"parchis-5", "parchis-5"},
    Family{"parchis-6", "parchis-6"},
    Family{"sorry-2", "sorry-2"},
    Family{"sorry-3", "sorry-3"},
    Family{"sorry-4", "sorry;sorry-quick"},
    Family{"sorry-teams", "sorry-teams;sorry-teams-2"},
    Family{"sorry-points-2", "sorry-points-2"},
    Family{"sorry-points-3", "sorry seats=R,B,Y mode=points"},
    Family{"sorry-points-4", "sorry-points"},
    Family{"maze-2", "maze-2"},
    Family{"maze-3", "maze seats=R,B,Y"},
    Family{"maze-4", "maze;maze-quick;maze-barricades;maze-fast"},
    Family{"maze-expert", "maze-expert"},
};

const Family& named(std::string_view name) {
  const auto* const found = std::find_if(kFamilies.begin(), kFamilies.end(),
                                         [name](const Family& f) { return f.name == name; });
  assert(found != kFamilies.end() && "every game has a family");
  return *found;
}

const Family& family(const parchis::Game& game) {
  constexpr std::array<std::string_view, 5> kBySides = {"parchis-2", "parchis-3", "parchis-4",
                                                        "parchis-5", "parchis-6"};
  return named(kBySides[static_cast<std::size_t>(side_count(game)) - 2]);
}
const Family& family(const sorry::Game& game) {
  constexpr std::array<std::string_view, 3> kBasic = {"sorry-2", "sorry-3", "sorry-4"};
  constexpr std::array<std::string_view, 3> kPoints = {"sorry-points-2", "sorry-points-3",
                                                       "sorry-points-4"};
  const auto colours = static_cast<std::size_t>(std::popcount(game.playing()));
  switch (game.rules().mode) {
    case sorry::Mode::Teams: return named("sorry-teams");
    case sorry::Mode::Points: return named(kPoints[colours - 2]);
    default: return named(kBasic[colours - 2]);
  }
}
const Family& family(const maze::Game& game) {
  constexpr std::array<std::string_view, 3> kBySeats = {"maze-2", "maze-3", "maze-4"};
  return named(game.expert() ? "maze-expert"
                             : kBySeats[static_cast<std::size_t>(game.seat_count()) - 2]);
}

// "weights/" and ".net" around a name, without memory.
class FileName {
 public:
  explicit FileName(std::string_view family) {
    for (const std::string_view part :
         {std::string_view("weights/"), family, std::string_view(".net")}) {
      for (const char letter : part) {
        text_[size_++] = letter;
      }
    }
  }
  [[nodiscard]] std::string_view view() const { return {text_.data(), size_}; }

 private:
  std::array<char, 64> text_{};
  std::size_t size_ = 0;
};

template <class G>
InputShape count_inputs(const G& game) {
  Inputs inputs{};
  const auto state = game.start();
  return fill(game, state, scan(game, state), 0, inputs);
}

}  // namespace

std::span<const Family> families() { return kFamilies; }

const Family& family_of(const games::Game& game) {
  return game.visit([](const auto& concrete) -> const Family& { return family(concrete); });
}

InputShape input_shape(const games::Game& game) {
  return game.visit([](const auto& concrete) { return count_inputs(concrete); });
}

bool Weights::load(const games::Game& game) {
  const Family& wanted = family_of(game);
  if (family_ != &wanted || !fit_) {
    family_ = &wanted;
    fit_ =
        net_.read(assets::find(FileName(wanted.name).view())) && net_.shape() == input_shape(game);
    if (!fit_) {
      net_ = Net();
    }
  }
  return fit_;
}

}  // namespace ai
