// Sorry! on the table: pawns that walk, slide and swap, the deck and the discard pile.
#include <algorithm>

#include "view/tabletop.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;

namespace {

constexpr float kSlideStep = 0.16F;
constexpr float kCardFlight = 0.75F;
constexpr float kDealt = 0.12F;
constexpr float kSheet = 0.016F;  // thickness of one card in a pile

class SorryTable final : public Tabletop {
 public:
  SorryTable(const games::Game& game, core::Colour bottom)
      : Tabletop(game, make_sorry_board(bottom)), sorry_(*game.as<sorry::Game>()) {}

  [[nodiscard]] core::SeatIndex turn(const games::State& state) const override {
    return sorry_.seat_of(of(state).turn);
  }
  [[nodiscard]] bool falls_by_itself(const games::State& state) const override {
    return of(state).phase != sorry::Phase::Draw;
  }

  [[nodiscard]] Steps steps(const games::State& state, Move move) const override;
  [[nodiscard]] Way way(const games::State&, const Event& event) const override;
  [[nodiscard]] float seconds(const Event& event) const override;
  [[nodiscard]] bool lies_there(const Event& event) const override;
  void add_props(const Moment& moment, Scene& scene) const override;

 protected:
  [[nodiscard]] Spot chance_spot(const games::State&) const override {
    return {glm::vec3(board().deck, 0.0F), 0.55F * board().card_size.y};
  }

 private:
  static const sorry::State& of(const games::State& state) {
    return *std::get_if<sorry::State>(&state);
  }
  [[nodiscard]] bool points() const { return sorry_.rules().mode == sorry::Mode::Points; }
  [[nodiscard]] core::Colour pawn_on(const sorry::State& state, core::Colour mover,
                                     core::Site site) const;

  sorry::Game sorry_;
};

// The other colour whose pawn stands on a ring square.
core::Colour SorryTable::pawn_on(const sorry::State& state, core::Colour mover,
                                 core::Site site) const {
  core::Colour found = mover;
  sorry::each_colour(sorry_.playing() & ~(1U << mover), [&](core::Colour colour) {
    if (state.track(colour).has(sorry::place_of(colour, site))) found = colour;
  });
  return found;
}

Steps SorryTable::steps(const games::State& games_state, Move move) const {
  const sorry::State& state = of(games_state);
  Steps steps;
  switch (move.kind) {
    case MoveKind::Card: steps.push(card_thing(move.value)); break;
    case MoveKind::Discard: {
      // Where a card may also be played, throwing one away is asked for first.
      core::MoveList list;
      sorry_.moves(state, list);
      const bool plays = std::any_of(
          list.begin(), list.end(), [](const Move& other) { return other.kind == MoveKind::Card; });
      if (plays) steps.push(button_thing(MoveKind::Discard));
      steps.push(card_thing(move.value));
      break;
    }
    case MoveKind::Walk:
    case MoveKind::Swap: {
      const bool takes_place = move.kind == MoveKind::Swap || state.card == sorry::kSorry;
      steps.push(piece_thing(move.colour, move.from));
      steps.push(takes_place ? piece_thing(pawn_on(state, move.colour, move.to), move.to)
                             : site_thing(move.colour, move.to));
      break;
    }
    default: steps.push(button_thing(move.kind));
  }
  return steps;
}

Way SorryTable::way(const games::State&, const Event& event) const {
  if (event.kind != EventKind::Walked && event.kind != EventKind::Slid) {
    return {event.from, event.to};
  }
  const bool back = event.kind == EventKind::Walked && sorry::goes_backward(event);
  int place = sorry::place_of(event.colour, event.from);
  Way way = {event.from};
  for (int step = 0; step < event.value; ++step) {
    place += back ? -1 : 1;
    // Backward past the diamond the ring goes on below the turn-off.
    if (place < 0) place = sorry::kTurnOff;
    way.push_back(sorry::site_of(event.colour, static_cast<sorry::Place>(place)));
  }
  return way;
}

float SorryTable::seconds(const Event& event) const {
  switch (event.kind) {
    case EventKind::Slid: return kSlideStep * static_cast<float>(event.value);
    case EventKind::Drawn: return points() ? kDealt : kCardFlight;
    case EventKind::Played:
    case EventKind::Discarded: return kCardFlight;
    default: return Tabletop::seconds(event);
  }
}

bool SorryTable::lies_there(const Event& event) const {
  return event.kind == EventKind::Played || event.kind == EventKind::Discarded ||
         (event.kind == EventKind::Drawn && !points());
}

void SorryTable::add_props(const Moment& moment, Scene& scene) const {
  const sorry::State& state = of(*moment.state);
  const int deck = sorry::Game::deck_size(state);
  Card pile;
  pile.size = board().card_size;
  if (deck > 0) {
    pile.thickness = kSheet * static_cast<float>(deck);
    pile.position = glm::vec3(board().deck, 0.5F * pile.thickness);
    pile.glow = moment.may_throw ? 1.0F : 0.0F;
    scene.cards.push_back(pile);
  }
  if (moment.lying) {
    pile.glow = 0.0F;
    pile.face = static_cast<std::uint8_t>(sorry::kCount[moment.lying->event.value]);
    if (pile.face == 0) pile.face = 13;
    pile.thickness = kSheet;
    pile.position = glm::vec3(board().discard, 0.5F * pile.thickness);
    scene.cards.push_back(pile);
  }
}

}  // namespace

std::unique_ptr<Tabletop> make_sorry_table(const games::Game& game, core::Colour bottom) {
  return std::make_unique<SorryTable>(game, bottom);
}

}  // namespace view
