// Sorry! on the table: pawns that walk, slide and swap, the deck and the discard pile.
#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/sorry/board.h"
#include "view/sorry/hooks.h"
#include "view/table/easing.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;

namespace {

constexpr float kSlideStep = 0.1F;
constexpr float kCardFlight = 0.65F;
constexpr float kSorryFlight = 1.2F;  // of the Sorry! card
constexpr float kExchange = 0.95F;
constexpr float kLeap = 0.8F;
constexpr float kLanded = 0.75F;  // share of an exchange or a leap after which a pawn has landed
constexpr float kGrows = 0.35F;   // how much a card grows on its way …
constexpr float kSorryGrows = 1.5F;
constexpr float kSorrySounds = 0.3F;  // seconds
constexpr float kDealt = 0.12F;
constexpr float kShuffle = 0.4F;
constexpr float kSheet = 0.012F;  // thickness of one card in a pile
constexpr float kFlight = 1.6F;   // height of a card's way through the air
constexpr float kBeyond = 1.75F;  // how much farther out than a Start a hand is held

class SorryTable final : public Tabletop {
 public:
  SorryTable(const sorry::Game& game, core::Colour bottom)
      : Tabletop(games::Game(game), make_sorry_board(bottom)), sorry_(game) {}

  [[nodiscard]] bool is_automatic(const games::State& state) const override {
    return of(state).phase != sorry::Phase::Draw;
  }

  [[nodiscard]] Event public_event(Event event) const override {
    if (points() && event.kind == EventKind::Drawn) event.value = sorry::kUnknownCard;
    return event;
  }
  [[nodiscard]] bool between_parts(const games::State& state) const override {
    return of(state).phase == sorry::Phase::Split;
  }
  [[nodiscard]] Spot nest_spot(core::Colour colour) const override {
    const Place& start = board().places[colour][sorry::kStart];
    return {glm::vec3(start.middle, 0.0F), 2.0F * start.room};
  }
  [[nodiscard]] Steps steps(const games::State& state, Move move) const override;
  // What each part of a 7 takes, since the other part has the rest.
  [[nodiscard]] int cost(const games::State& state, Move move) const override {
    if (of(state).card != sorry::k7 || move.kind != MoveKind::Walk) return 0;
    return sorry::place_of(move.colour, move.to) - sorry::place_of(move.colour, move.from);
  }
  [[nodiscard]] Way way(const games::State&, const Event& event) const override;
  [[nodiscard]] float seconds(const Event& event) const override;
  [[nodiscard]] float gone(const Event& event, float t) const override {
    return event.kind == EventKind::Swapped || event.kind == EventKind::Jumped ? t / kLanded : t;
  }
  [[nodiscard]] std::optional<Cue> voice(const Event& event) const override {
    if (!says_sorry(event)) return std::nullopt;
    return Cue{Sound::Sorry, kSorrySounds, 1.0F, 1.0F};
  }
  [[nodiscard]] bool lies_there(const Event& event) const override;
  void add_props(const Moment& moment, Scene& scene) const override;

 protected:
  [[nodiscard]] Spot chance_spot(const games::State&) const override {
    return {glm::vec3(board().deck, 0.0F), 0.55F * board().card_size.y};
  }

 private:
  static const sorry::State& of(const games::State& state) {
    return games::state_of<sorry::Game>(state);
  }
  [[nodiscard]] bool points() const { return sorry_.rules().mode == sorry::Mode::Points; }
  // Whether the card that takes another's place is a Sorry! card being turned up.
  [[nodiscard]] bool says_sorry(const Event& event) const {
    const bool shown =
        event.kind == EventKind::Played || (event.kind == EventKind::Drawn && !points());
    return shown && event.value == sorry::kSorry;
  }
  [[nodiscard]] int hands(const sorry::State& state) const {
    int count = 0;
    sorry::each_colour(sorry_.colours_in_play(), [&](core::Colour colour) {
      count += sorry::Game::hand_size(state, colour);
    });
    return count;
  }
  static std::uint8_t face_of(sorry::Card card) {
    constexpr std::uint8_t kSorryFace = 13;
    return card == sorry::kSorry ? kSorryFace : sorry::kCount[card];
  }
  [[nodiscard]] Card pile(glm::vec2 at, int cards) const;
  [[nodiscard]] glm::vec3 hand_of(core::SeatIndex seat) const;
  [[nodiscard]] Card flying(const Card& from, const Card& to, float t, bool turns) const;
  [[nodiscard]] Card shown_large(const Card& from, const Card& to, float t) const;
  [[nodiscard]] core::Colour pawn_on(const sorry::State& state, core::Colour mover,
                                     core::Site site) const;

  sorry::Game sorry_;
};

// The other colour whose pawn stands on a ring square.
core::Colour SorryTable::pawn_on(const sorry::State& state, core::Colour mover,
                                 core::Site site) const {
  core::Colour found = mover;
  sorry::each_colour(sorry_.colours_in_play() & ~(1U << mover), [&](core::Colour colour) {
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
      // If a card may also be played, discarding it needs a first touch of its own.
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
    case MoveKind::Draw: steps.push(chance_thing()); break;
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
    // Backward past the diamond, the ring continues below the turn-off.
    if (place < 0) place = sorry::kTurnOff;
    way.push_back(sorry::site_of(event.colour, static_cast<sorry::Place>(place)));
  }
  return way;
}

float SorryTable::seconds(const Event& event) const {
  switch (event.kind) {
    case EventKind::Slid: return kSlideStep * static_cast<float>(event.value);
    case EventKind::Swapped: return kExchange;
    case EventKind::Jumped: return kLeap;
    case EventKind::Drawn:
      if (points()) return kDealt;
      return says_sorry(event) ? kSorryFlight : kCardFlight;
    case EventKind::Played: return says_sorry(event) ? kSorryFlight : kCardFlight;
    case EventKind::Discarded: return kCardFlight;
    case EventKind::Shuffled: return kShuffle;
    default: return Tabletop::seconds(event);
  }
}

bool SorryTable::lies_there(const Event& event) const {
  return event.kind == EventKind::Played || event.kind == EventKind::Discarded ||
         (event.kind == EventKind::Drawn && !points());
}

Card SorryTable::pile(glm::vec2 at, int cards) const {
  Card pile;
  pile.size = board().card_size;
  pile.thickness = static_cast<float>(std::max(1, cards)) * kSheet;
  pile.position = glm::vec3(at, 0.5F * pile.thickness);
  return pile;
}

// Where a seat's cards come from and go to: outside its Start, beyond the rim.
glm::vec3 SorryTable::hand_of(core::SeatIndex seat) const {
  const Place& start = board().places[first_colour(seat)][sorry::kStart];
  return glm::vec3(start.middle * kBeyond, 1.0F);
}

// A card in flight: in an arc, turning over if it ends on its other side.
Card SorryTable::flying(const Card& from, const Card& to, float t, bool turns) const {
  const float eased = smooth(t);
  Card card = to;
  card.thickness = kSheet;
  card.position = glm::mix(from.position, to.position, eased);
  card.position.z += kFlight * 4.0F * eased * (1.0F - eased) + 0.02F;
  const float left = turns ? 1.0F - eased : 0.0F;
  card.orientation = glm::angleAxis(left * glm::pi<float>(), glm::vec3(0.0F, 1.0F, 0.0F));
  if (turns) card.size *= 1.0F + kGrows * 4.0F * eased * (1.0F - eased);
  return card;
}

// The Sorry! card flies to the middle of the board, large, pauses, and lies down.
Card SorryTable::shown_large(const Card& from, const Card& to, float t) const {
  constexpr float kComes = 0.35F;
  constexpr float kGoes = 0.7F;
  const float comes = std::min(1.0F, t / kComes);
  const float goes = std::max(0.0F, (t - kGoes) / (1.0F - kGoes));
  Card middle = to;
  middle.position = {0.0F, 0.0F, kFlight};
  Card card = t < kGoes ? flying(from, middle, comes, true) : flying(middle, to, goes, false);
  card.size = to.size * (1.0F + kSorryGrows * slowing(comes) * (1.0F - goes));
  card.glow = std::sin(t * glm::pi<float>());
  return card;
}

void SorryTable::add_props(const Moment& moment, Scene& scene) const {
  const sorry::State& state = of(*moment.state);
  const int deck = sorry::Game::deck_size(state);
  const int held = hands(state);
  const int discarded = sorry::kFullDeck.size() - deck - held;
  const Event* running = moment.running ? &moment.running->event : nullptr;
  const bool draws = running != nullptr && running->kind == EventKind::Drawn;
  const bool plays = running != nullptr &&
                     (running->kind == EventKind::Played || running->kind == EventKind::Discarded);
  const bool shuffles = running != nullptr && running->kind == EventKind::Shuffled;

  Card stock = pile(board().deck, deck - (draws ? 1 : 0));
  stock.glow = moment.may_throw ? 1.0F : 0.0F;
  if (deck > (draws ? 1 : 0)) scene.cards.push_back(stock);
  Card waste = pile(board().discard, discarded);
  const bool known = moment.lying || state.card < sorry::kKinds;
  if (known && discarded > 0) {
    waste.face = face_of(moment.lying ? moment.lying->event.value : state.card);
    scene.cards.push_back(waste);
  }
  if (draws) {
    Card to = pile(board().discard, discarded + 1);
    to.position.z *= 2.0F;
    if (points()) {
      to.position = hand_of(moment.running->seat);
    } else {
      to.face = face_of(running->value);
    }
    stock.position.z *= 2.0F;
    const bool sorry = says_sorry(*running);
    scene.cards.push_back(sorry ? shown_large(stock, to, moment.t)
                                : flying(stock, to, moment.t, !points()));
  } else if (plays) {
    Card to = pile(board().discard, discarded + 1);
    to.position.z *= 2.0F;
    to.face = face_of(running->value);
    Card from = to;
    from.position = hand_of(moment.running->seat);
    scene.cards.push_back(says_sorry(*running) ? shown_large(from, to, moment.t)
                                               : flying(from, to, moment.t, true));
  } else if (shuffles) {
    scene.cards.push_back(flying(waste, pile(board().deck, 1), moment.t, false));
  }
}

}  // namespace

std::unique_ptr<Tabletop> make_table(const sorry::Game& game, core::Colour bottom) {
  return std::make_unique<SorryTable>(game, bottom);
}

}  // namespace view
