#include "view/portrait.h"

#include <array>

namespace view {

namespace {

Brick brick_at(const Board& board, core::Site slot, int level, Hue hue) {
  Brick brick;
  brick.position = wall_position(board, slot, level);
  brick.heading = wall_heading(board, slot);
  brick.half = board.brick_half;
  brick.hue = hue;
  return brick;
}

Hue hue_in(const games::Game& game, core::Colour colour) {
  return game.as<parchis::Game>() != nullptr ? parchis_hue(colour) : quartet_hue(colour);
}

PieceKind kind_in(const games::Game& game, const core::Token& token) {
  if (game.as<maze::Game>() == nullptr) return PieceKind::Pawn;
  return token.size == maze::kLarge ? PieceKind::Large : PieceKind::Small;
}

void add_pieces(Scene& scene, const Board& board, const games::Game& game) {
  const core::TokenList tokens = game.tokens(game.start());
  const auto same_place = [](const core::Token& a, const core::Token& b) {
    return a.colour == b.colour && a.site == b.site;
  };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    int before = 0;
    int count = 0;
    for (std::size_t k = 0; k < tokens.size(); ++k) {
      if (!same_place(tokens[i], tokens[k])) continue;
      before += k < i ? 1 : 0;
      ++count;
    }
    Piece piece;
    piece.kind = kind_in(game, tokens[i]);
    piece.hue = hue_in(game, tokens[i].colour);
    piece.position = board.spot(tokens[i].colour, tokens[i].site, before, count);
    scene.pieces.push_back(piece);
  }
  fit_pieces(scene.pieces, board.piece_size);
}

void add_pile(Scene& scene, const Board& board) {
  constexpr float kFullPile = 0.45F;
  Card pile;
  pile.position = glm::vec3(board.deck, 0.5F * kFullPile);
  pile.size = board.card_size;
  pile.thickness = kFullPile;
  scene.cards.push_back(pile);
}

}  // namespace

std::vector<Brick> bricks_of(const Board& board, const maze::Layout& coloured,
                             const maze::Edges& white, const maze::Edges& second) {
  std::vector<Brick> bricks;
  const auto add = [&](const maze::Edges& walls, int level, Hue hue) {
    maze::for_each_slot(
        walls, [&](core::Site slot) { bricks.push_back(brick_at(board, slot, level, hue)); });
  };
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    add(coloured.own[colour], 0, quartet_hue(colour));
  }
  // A white wall on a coloured one is its barricade.
  const maze::Edges on_coloured = white & coloured.coloured();
  add(white & ~on_coloured, 0, Hue::Ivory);
  add(on_coloured | second, 1, Hue::Ivory);
  return bricks;
}

void fill_portrait(Scene& scene, const Board& board, const games::Game& game) {
  scene.board = &board;
  add_pieces(scene, board, game);
  if (game.as<sorry::Game>() != nullptr) add_pile(scene, board);
  if (const auto* maze = game.as<maze::Game>()) {
    const maze::State start = maze->start();
    scene.bricks = bricks_of(board, maze::layout(maze->rules().board), start.white, start.second);
  }
}

}  // namespace view
