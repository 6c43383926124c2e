#include "view/review/portrait.h"

namespace view {

namespace {

void add_pieces(Scene& scene, const Tabletop& table) {
  const core::TokenList tokens = table.game().tokens(table.game().start());
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    int before = 0;
    int count = 0;
    for (std::size_t k = 0; k < tokens.size(); ++k) {
      if (tokens[k].colour != tokens[i].colour || tokens[k].site != tokens[i].site) continue;
      before += k < i ? 1 : 0;
      ++count;
    }
    Piece piece = table.dress(table.game().start(), tokens[i].colour, tokens[i].size);
    piece.position = table.board().spot(tokens[i].colour, tokens[i].site, before, count);
    piece.heading = table.heading(tokens[i].colour, glm::vec2(piece.position));
    scene.pieces.push_back(piece);
  }
  fit_pieces(scene.pieces, table.board().piece_size);
}

}  // namespace

void fill_portrait(Scene& scene, const Tabletop& table) {
  scene.board = &table.board();
  scene.clear_table();
  add_pieces(scene, table);
  const games::State start = table.game().start();
  Moment moment;
  moment.state = &start;
  table.add_props(moment, scene);
}

}  // namespace view
