#include "ai/weights.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <vector>

#include "ai/hooks.h"
#include "assets/embedded.h"

namespace ai {

namespace {

// "weights/" + name + ".net", without allocating memory.
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

std::span<const Family> families() {
  static const std::vector<Family> all = [] {
    std::vector<Family> rows;
    games::each_game([&rows]<class G>(std::type_identity<G> game) {
      const std::span<const Family> own = families(game);
      rows.insert(rows.end(), own.begin(), own.end());
    });
    return rows;
  }();
  return all;
}

const Family& family_of(const games::Game& game) {
  const std::string_view name =
      game.visit([](const auto& concrete) -> std::string_view { return family(concrete); });
  const std::span<const Family> all = families();
  const auto found =
      std::find_if(all.begin(), all.end(), [name](const Family& f) { return f.name == name; });
  assert(found != all.end() && "every game has a family");
  return *found;
}

std::string weights_file(const games::Game& game) {
  return std::string(FileName(family_of(game).name).view());
}

InputShape input_shape(const games::Game& game) {
  return game.visit([](const auto& concrete) { return count_inputs(concrete); });
}

// A net is too large for a small stack.
bool weights_fit(const games::Game& game) { return std::make_unique<Weights>()->load(game); }

bool Weights::load(const games::Game& game) {
  const Family& wanted = family_of(game);
  if (family_ != &wanted || !fit_) {
    family_ = &wanted;
    fit_ = net_.read(assets::find(FileName(wanted.name).view())) &&
           net_.shape().inputs == input_shape(game);
    if (!fit_) {
      net_ = Net();
    }
  }
  return fit_;
}

}  // namespace ai
