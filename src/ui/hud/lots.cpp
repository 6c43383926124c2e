#include "ui/hud/lots.h"

#include <algorithm>
#include <cassert>

#include "ui/hooks.h"
#include "ui/kit/symbol.h"
#include "view/words/words.h"

namespace ui {

std::string number_name(std::size_t kind) { return std::to_string(kind); }
std::string die_key(std::size_t kind) { return "die-" + std::to_string(kind); }

const ShownLot& die_lot() {
  static constexpr ShownLot kDie{
      view::Lot::Die, [] { return view::tr("The die"); }, die_key, number_name,
      [](Ui& ui, const Rect& rect, std::size_t kind) {
        const float side = std::min(rect.width(), rect.height());
        die_face(ui, centred(rect, {side, side}), static_cast<int>(kind), kBone, kPips);
      }};
  return kDie;
}

const ShownLot& shown_lot(view::Lot lot) {
  const ShownLot* found = nullptr;
  games::each_game([&]<class G>(std::type_identity<G> game) {
    for (const ShownLot& one : lots(game)) found = one.lot == lot ? &one : found;
  });
  assert(found != nullptr && "some game has every lot");
  return *found;
}

bool has_cards(const games::Game& game) {
  return game.visit([]<class G>(const G&) {
    return lots(std::type_identity<G>{}).front().lot == view::Lot::Card;
  });
}

}  // namespace ui
