// The screen of all kept games.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "play/library.h"
#include "view/board/palette.h"
#include "view/words/words.h"

namespace ui {

class Ui;
struct Model;

// A small picture of a game's position; the app has the board drawn if `wanted`. The pieces are
// drawn on it as discs: carved ones, so small and seen from above, would be dots of shadow.
struct Thumbnail {
  struct Disc {
    float x, y;  // 0…1 of the picture
    view::Hue hue;
  };
  std::string id;
  std::uint64_t saved = 0;  // when the game that it shows was saved
  unsigned texture = 0;
  bool wanted = true;
  bool shown = true;  // in this frame
  std::vector<Disc> pieces = {};
};

struct GamesPage {
  const play::Library* library = nullptr;  // owned by the app
  std::uint64_t now = 0;                   // seconds since 1970
  std::vector<Thumbnail> thumbnails;
  // Titles of games without a name, by id: finding one takes the parsing of the game's rules.
  struct Title {
    std::uint64_t saved = 0;  // when the game was
    view::Language language = view::Language::English;
    std::string words;
  };
  std::map<std::string, Title> titles;
  std::string renaming;  // id of the game whose name is being changed; empty otherwise
  std::string new_name;
  std::optional<play::KeptGame> deleted;  // the last one, while it can be restored
};

// The name of a game in lists: its own, its preset's or its family's.
[[nodiscard]] std::string game_title(const play::KeptGame& game);

void show_games(Ui& ui, Model& model);

}  // namespace ui
