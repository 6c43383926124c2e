// What the table must know of one game beyond its moves and events: where things are, which things
// name a move, the way of a piece, and what is on the table besides pieces. One file per game.
// Holds the game and its board but no sitting: what to show is passed in.
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

// What the stage shows at the moment besides its pieces.
struct Moment {
  const games::State* state = nullptr;  // the position before the move that is running, if any
  std::optional<Told> running;          // the event that is being shown, if any
  float t = 0.0F;                       // how much of that event has passed, 0…1
  std::optional<Told> lying;            // the last event that left something on the table
  bool may_throw = false;               // a person may throw or draw now
  bool person_acts = false;             // a person chooses a move now
  bool by_hand = false;                 // a person caused the running event
  int die = 0;                          // the number of the die that the person has picked
  bool button = false;                  // the person has picked what has no place on the table
  std::optional<Thing> pointed;         // the last thing of the move that is pointed at
  std::optional<glm::vec2> pointer;     // where the pointer is on the board
};

// Where a thing can be touched.
struct Spot {
  glm::vec3 at{0.0F};
  float reach = 0.0F;  // radius around it, in board units; 0: as for a piece
};

// Sites in order, both ends included.
using Way = std::vector<core::Site>;

class Tabletop {
 public:
  virtual ~Tabletop() = default;
  Tabletop(const Tabletop&) = delete;
  Tabletop& operator=(const Tabletop&) = delete;

  [[nodiscard]] const games::Game& game() const { return game_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] Hue hue(core::Colour colour) const;
  // The middle of the seat's own area of the board: its nest, its Start, its home.
  [[nodiscard]] glm::vec2 home(core::SeatIndex seat) const {
    return glm::vec2(nest_spot(first_colour(seat)).at);
  }
  // The hue of the seat's first colour.
  [[nodiscard]] Hue seat_hue(core::SeatIndex seat) const { return hue(first_colour(seat)); }
  // The look of a piece, wherever it stands.
  [[nodiscard]] virtual Piece dress(const games::State& state, core::Colour colour,
                                    std::uint8_t size) const;
  // Where a piece that stands or walks at this point faces, as a turn about z in radians.
  [[nodiscard]] virtual float heading(core::Colour, glm::vec2) const { return 0.0F; }
  // Whose turn it is; in a finished game, the winner.
  [[nodiscard]] core::SeatIndex turn(const games::State& state) const { return game_.turn(state); }
  // Whether this is chance that nobody throws for: who begins, cards that are dealt.
  [[nodiscard]] virtual bool is_automatic(const games::State& state) const = 0;
  // Whether a person's skill may decide this chance instead: the claw.
  [[nodiscard]] virtual bool worked_by_hand(const games::State&) const { return false; }

  // The middle and the size of the place where a colour's pieces wait: the nest, Start, the home.
  [[nodiscard]] virtual Spot nest_spot(core::Colour colour) const;

  // Whether players hold cards that the others may not see.
  [[nodiscard]] bool hides_hands() const { return play::hides_hands(game_); }
  // An event without the parts that are not for everybody's eyes.
  [[nodiscard]] virtual core::Event public_event(core::Event event) const { return event; }

  // The things that name a legal move; no two legal moves have the same. Here a walk is named by
  // its piece and where it ends, any other move by its button.
  [[nodiscard]] virtual Steps steps(const games::State& state, core::Move move) const;
  // The number shown where a move ends: the steps that it costs; 0 for none.
  [[nodiscard]] virtual int cost(const games::State&, core::Move) const { return 0; }
  // The number that a move uses up if several have been thrown; 0 where there is one die, and for a
  // move that uses them together.
  [[nodiscard]] virtual int die(core::Move) const { return 0; }
  // The number of the die, out of several, at a point of the board; 0 if there is none.
  [[nodiscard]] virtual int die_at(const Moment&, glm::vec2) const { return 0; }
  // The position as it would be if only this one of several dice were left; 0: as it is.
  [[nodiscard]] virtual games::State with_only(const games::State& state, int) const {
    return state;
  }
  // Whether `state` is between the parts of one move.
  [[nodiscard]] virtual bool between_parts(const games::State&) const { return false; }
  // Where a thing that is not a piece is; nothing if it is only a button.
  [[nodiscard]] std::optional<Spot> spot(const games::State& state, const Thing& thing) const;
  // Why a thing names no move now; nothing if there is nothing to say.
  [[nodiscard]] std::optional<core::Sentence> why_not(const games::State& state,
                                                      const Thing& thing) const;

  // Why a thing does not continue what is picked; nothing if there is nothing to say.
  [[nodiscard]] virtual std::optional<core::Sentence> why_not_next(const games::State&,
                                                                   const Steps&,
                                                                   const Thing&) const {
    return std::nullopt;
  }
  // The square or slot at a point of the board, if the game can explain refusals for it.
  [[nodiscard]] virtual std::optional<Thing> thing_at(const games::State&, glm::vec2) const {
    return std::nullopt;
  }

  // The sites that a piece passes in an event of a move from `before`.
  [[nodiscard]] virtual Way way(const games::State& before, const core::Event& event) const;
  // How long an event is shown at speed 1, in seconds; 0 for events that show nothing.
  [[nodiscard]] virtual float seconds(const core::Event& event) const;
  // The share of its way that a piece has gone at share `t` of its event; below 0 it waits.
  [[nodiscard]] virtual float gone(const core::Event&, float t) const { return t; }
  // An additional sound of the game at the beginning of an event.
  [[nodiscard]] virtual std::optional<Cue> voice(const core::Event&) const { return std::nullopt; }
  // Whether an event leaves something on the table until the next such event: dice, a card.
  [[nodiscard]] virtual bool lies_there(const core::Event& event) const;
  // Adds the dice, cards and walls of this moment.
  virtual void add_props(const Moment& moment, Scene& scene) const = 0;

 protected:
  Tabletop(games::Game game, Board board) : game_(std::move(game)), board_(std::move(board)) {}
  // How near its middle a touch must be to hit a site or slot, in board units; 0: as for a piece.
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

// The table of a game, with the side of `bottom` towards the viewer.
[[nodiscard]] std::unique_ptr<Tabletop> make_tabletop(const games::Game& game, core::Colour bottom);

}  // namespace view
