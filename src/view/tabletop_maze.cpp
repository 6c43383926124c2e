// The maze relay on the table: walls in their slots, pawns that walk around them.
#include <bit>

#include "games/maze_ways.h"
#include "view/tabletop.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;

namespace {

class MazeTable final : public Tabletop {
 public:
  MazeTable(const games::Game& game, core::Colour bottom)
      : Tabletop(game, make_maze_board(bottom)), maze_(*game.as<maze::Game>()) {}

  [[nodiscard]] Piece dress(core::Colour colour, std::uint8_t size) const override {
    Piece piece = Tabletop::dress(colour, size);
    piece.kind = size == maze::kLarge ? PieceKind::Large : PieceKind::Small;
    return piece;
  }
  [[nodiscard]] core::SeatIndex turn(const games::State& state) const override {
    return of(state).turn;
  }
  [[nodiscard]] bool falls_by_itself(const games::State& state) const override {
    return of(state).phase != maze::Phase::Roll;
  }

  [[nodiscard]] Steps steps(const games::State& state, Move move) const override {
    Steps steps;
    switch (move.kind) {
      case MoveKind::Walk:
        steps.push(piece_thing(move.colour, move.from, move.size));
        steps.push(site_thing(move.colour, move.to));
        break;
      case MoveKind::Lift: steps.push(slot_thing(move.from)); break;
      case MoveKind::Drop: steps.push(slot_thing(move.to)); break;
      case MoveKind::Claw:
        steps.push(piece_thing(move.colour, of(state).pawns[move.colour][0], maze::kLarge));
        steps.push(site_thing(move.colour, move.to));
        break;
      default: steps.push(button_thing(move.kind));
    }
    return steps;
  }

  [[nodiscard]] Way way(const games::State& before, const Event& event) const override {
    if (event.kind != EventKind::Walked) return {event.from, event.to};
    const Move move{MoveKind::Walk, event.value, event.colour, event.size, event.from, event.to, 0};
    const maze::Path path = maze::walk_path(maze_, of(before), move);
    return {path.begin(), path.end()};
  }

  void add_props(const Moment& moment, Scene& scene) const override {
    const maze::State& state = of(*moment.state);
    const maze::Layout& layout = maze::layout(maze_.rules().board);
    for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
      add_walls(layout.own[colour], hue(colour), 0, scene);
    }
    add_walls(state.white & ~layout.coloured(), Hue::Ivory, 0, scene);
    add_walls((state.white & layout.coloured()) | state.second, Hue::Ivory, 1, scene);
  }

 protected:
  // The zone in the middle.
  [[nodiscard]] Spot chance_spot(const games::State&) const override {
    return {glm::vec3(0.0F), 1.4F};
  }

 private:
  static const maze::State& of(const games::State& state) {
    return *std::get_if<maze::State>(&state);
  }
  void add_walls(const maze::Edges& walls, Hue hue, int level, Scene& scene) const {
    maze::for_each_slot(walls, [&](core::Site slot) {
      Brick brick;
      brick.position = wall_position(board(), slot, level);
      brick.heading = wall_heading(board(), slot);
      brick.half = board().brick_half;
      brick.hue = hue;
      scene.bricks.push_back(brick);
    });
  }

  maze::Game maze_;
};

}  // namespace

std::unique_ptr<Tabletop> make_maze_table(const games::Game& game, core::Colour bottom) {
  return std::make_unique<MazeTable>(game, bottom);
}

}  // namespace view
