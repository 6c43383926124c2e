#include "view/table/choice.h"

namespace view {

using core::EventKind;

// Plays the move on a copy to find out its effect.
Choice make_choice(const Tabletop& table, const games::State& state, core::Move move) {
  Choice choice;
  choice.move = move;
  choice.seat = table.game().actor(state).seat;
  choice.token = table.game().print_move(move);
  choice.steps = table.steps(state, move);
  choice.cost = table.cost(state, move);
  choice.die = table.die(move);
  games::State after = state;
  core::EventList events;
  table.game().play(after, move, &events);
  for (const core::Event& event : events) {
    if (core::goes_its_way(event.kind)) {
      choice.legs.push_back({event.colour, table.way(state, event)});
    } else if (event.kind == EventKind::Captured) {
      choice.hits.push_back(piece_thing(event.colour, event.from, event.size));
    }
  }
  if (table.between_parts(after)) {
    core::MoveList rest;
    table.game().moves(after, rest);
    for (const core::Move second : rest) {
      const Thing there = table.steps(after, second).back();
      choice.then.push_back(there);
      const bool same = second.colour == move.colour && second.from == move.to;
      const int number = table.die(second);
      if (same && choice.moves_piece() && number > 0) {
        choice.further.push_back({there, choice.die + number});
      }
    }
  }
  return choice;
}

}  // namespace view
