// What the table must know of one game beyond its moves and events: where things lie, which things
// name a move, the way a piece goes, what lies there besides pieces. One file per game. Holds the
// game and its board and nothing of a sitting: what is shown depends on what it is told.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/game.h"
#include "play/views.h"
#include "view/board/layout.h"
#include "view/board/scene.h"
#include "view/table/sound.h"
#include "view/table/thing.h"

namespace view {

// An event with the seat whose turn it was.
struct Told {
  core::Event event;
  core::SeatIndex seat = 0;
};

// What the stage shows right now besides its pieces.
struct Moment {
  const games::State* state = nullptr;  // the position before the move that is running, if any
  std::optional<Told> running;          // the event that is being shown, if any
  float t = 0.0F;                       // how much of that event has passed, 0…1
  std::optional<Told> lying;            // the last event that left something on the table
  bool may_throw = false;               // a person may throw or draw now
  bool person_acts = false;             // a person chooses a move now
  bool by_hand = false;                 // the running event is a person’s doing
  int die = 0;                          // the number that the person has picked of the dice
  std::optional<Thing> pointed;         // the last thing of the move that is pointed at
  std::optional<glm::vec2> pointer;     // where the pointer is on the board
};

// Where a finger finds a thing.
struct Spot {
  glm::vec3 at{0.0F};
  float reach = 0.0F;  // board units around it; 0: as far as a piece
};

// Sites one after the other, both ends included.
using Way = std::vector<core::Site>;

class Tabletop {
 public:
  virtual ~Tabletop() = default;
  Tabletop(const Tabletop&) = delete;
  Tabletop& operator=(const Tabletop&) = delete;

  [[nodiscard]] const games::Game& game() const { return game_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] Hue hue(core::Colour colour) const;
  // Where the seat's side of the board is: its nest, its Start, its home.
  [[nodiscard]] virtual glm::vec2 home(core::SeatIndex seat) const {
    return board_.places[first_colour(seat)][0].middle;
  }
  // The hue of the seat's first colour.
  [[nodiscard]] Hue seat_hue(core::SeatIndex seat) const { return hue(first_colour(seat)); }
  // What a piece looks like, standing anywhere.
  [[nodiscard]] virtual Piece dress(const games::State& state, core::Colour colour,
                                    std::uint8_t size) const;
  // Where a piece that stands or walks at this point looks, as a turn about z in radians.
  [[nodiscard]] virtual float heading(core::Colour, glm::vec2) const { return 0.0F; }
  // Whose turn it is; of a game that is over, the winner's.
  [[nodiscard]] core::SeatIndex turn(const games::State& state) const { return game_.turn(state); }
  // Chance that nobody throws for: who begins, cards that are dealt.
  [[nodiscard]] virtual bool falls_by_itself(const games::State& state) const = 0;
  // Chance that a person may decide by skill instead: the claw.
  [[nodiscard]] virtual bool worked_by_hand(const games::State&) const { return false; }

  // The middle and the size of where a colour's pieces wait: the nest, Start, the home.
  [[nodiscard]] virtual Spot nest_spot(core::Colour colour) const;

  // Whether players hold cards that the others may not see.
  [[nodiscard]] bool hides_hands() const { return play::hides_hands(game_); }
  // An event without what is not for everybody's eyes.
  [[nodiscard]] virtual core::Event public_event(core::Event event) const { return event; }

  // The things that name a legal move; no two legal moves have the same.
  [[nodiscard]] virtual Steps steps(const games::State& state, core::Move move) const = 0;
  // The number that stands where a move ends: the steps that it costs; 0 for none.
  [[nodiscard]] virtual int cost(core::Move) const { return 0; }
  // The number that a move uses up of several that have been thrown; 0 where there is one die.
  [[nodiscard]] virtual int die(core::Move) const { return 0; }
  // The number of the die that lies at a point of the board, of several; 0 if none does.
  [[nodiscard]] virtual int die_at(const Moment&, glm::vec2) const { return 0; }
  // Whether `state` lies between the parts of one move.
  [[nodiscard]] virtual bool between_parts(const games::State&) const { return false; }
  // Where a thing that is no piece lies; nothing for what only a button stands for.
  [[nodiscard]] std::optional<Spot> spot(const games::State& state, const Thing& thing) const;
  // Why a thing names no move now; nothing if there is nothing to say.
  [[nodiscard]] std::optional<core::Sentence> why_not(const games::State& state,
                                                      const Thing& thing) const;

  // Why a thing does not go on with what is picked; nothing if there is nothing to say.
  [[nodiscard]] virtual std::optional<core::Sentence> why_not_next(const games::State&,
                                                                   const Steps&,
                                                                   const Thing&) const {
    return std::nullopt;
  }
  // The square or slot at a point of the board, where a game has reasons for those.
  [[nodiscard]] virtual std::optional<Thing> thing_at(const games::State&, glm::vec2) const {
    return std::nullopt;
  }

  // The sites that a piece passes in an event of a move from `before`.
  [[nodiscard]] virtual Way way(const games::State& before, const core::Event& event) const;
  // Seconds that an event is shown at speed 1; 0 for those that show nothing.
  [[nodiscard]] virtual float seconds(const core::Event& event) const;
  // How much of its way a piece has gone after the share `t` of its event; below 0 it waits.
  [[nodiscard]] virtual float gone(const core::Event&, float t) const { return t; }
  // What else is heard of the game as an event begins.
  [[nodiscard]] virtual std::optional<Cue> voice(const core::Event&) const { return std::nullopt; }
  // Whether an event leaves something on the table until the next one does: dice, a card.
  [[nodiscard]] virtual bool lies_there(const core::Event& event) const;
  // Adds the dice, cards and walls of this moment.
  virtual void add_props(const Moment& moment, Scene& scene) const = 0;

 protected:
  Tabletop(games::Game game, Board board) : game_(std::move(game)), board_(std::move(board)) {}
  // How far around its middle a site or slot is hit, board units; 0: as far as a piece.
  [[nodiscard]] virtual float reach(const Thing&) const { return 0.0F; }
  // Where dice are thrown or cards are drawn.
  [[nodiscard]] virtual Spot chance_spot(const games::State& state) const = 0;
  [[nodiscard]] core::Colour first_colour(core::SeatIndex seat) const {
    return game_.first_colour(seat);
  }

 private:
  games::Game game_;
  Board board_;
};

// The table of a game, the side of `bottom` towards the viewer.
[[nodiscard]] std::unique_ptr<Tabletop> make_tabletop(const games::Game& game, core::Colour bottom);
// For tables with one die or card in the air: a share of a throw that starts fast and comes to
// rest.
[[nodiscard]] float slowing(float t);

}  // namespace view
