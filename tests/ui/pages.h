// The screens that stand without a table: title, set-up, settings, the list of games.
#pragma once

#include <string_view>
#include <utility>

#include "play/library.h"
#include "ui/draft/known.h"
#include "ui/screens/games.h"
#include "ui/table_page.h"

namespace ui_test {

// A page without a table; wishes to go to another page are carried out.
class Pages : public TablePage {
 public:
  explicit Pages(ImVec2 size) : TablePage(size, kToThrow) {
    model().screen = ui::Screen::Title;
    model().games.library = &library_;
    rest();
  }
  void keep(const play::Replay& replay, std::uint64_t seed) {
    play::KeptGame game = play::summary_of(replay);
    game.id = "0000000000000001";
    game.seed = seed;
    library_.put(std::move(game));
  }
  void set_up(ui::KnownGame game) {
    ui::open_setup(model(), game);
    rest();
  }

 private:
  play::Library library_;
};

}  // namespace ui_test
