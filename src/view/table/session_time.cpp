// The session's time: clips run, bots think in slices, and moves that need no decision are made.
#include <algorithm>
#include <cassert>

#include "core/bits.h"
#include "view/table/session.h"

namespace view {

using core::Actor;
using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;
using core::SeatIndex;
using core::Wait;

namespace {

constexpr int kRushed = 4;             // moves per frame when bots are skipped
constexpr float kReadingPause = 0.4F;  // so that "cannot move" is seen before the turn goes on
constexpr float kStillPause = 0.5F;    // so that actions are seen where nothing moves
constexpr float kBeckoning = 0.9F;     // how long, in seconds, movable pieces attract attention
// Seconds that a throw in a room is left to a person here, and to one elsewhere.
constexpr float kOwnThrow = 5.0F;
constexpr float kTheirThrow = 7.0F;

bool is_pass(Move move) { return move.kind == MoveKind::Pass || move.kind == MoveKind::End; }

}  // namespace

// Whether a person's piece is sent back, which is never hurried.
bool Session::concerns_people(const Event& event) const {
  const bool hits = event.kind == EventKind::Captured || event.kind == EventKind::Swapped ||
                    event.kind == EventKind::ClawHit;
  return hits && std::any_of(people_.begin(), people_.end(), [&](SeatIndex seat) {
           return core::has_bit(match().game().own_colours(seat), event.colour);
         });
}

// The speed of what is being shown: bots' actions have a pace of their own, and many in a row speed
// up, so that a person's turn comes sooner.
float Session::rate() const {
  const std::optional<Told> told = stage_.next();
  const SeatIndex seat = told ? told->seat : turn();
  if (!is_bot(seat)) return comfort.speed;
  const float rate = comfort.speed * comfort.bot_speed;
  const bool late = !people_.empty() && others_ * comfort.bot_speed > kPatience;
  return late && !(told && concerns_people(told->event)) ? kCatchUp * rate : rate;
}

bool Session::others_play() const {
  if (people_.empty() || !play::runs_by_itself(chance_)) return false;
  const std::optional<Told> told = stage_.next();
  if (told) return is_bot(told->seat);
  const Actor actor = match().actor();
  if (actor == core::kOver || !is_bot(turn())) return false;
  return actor == core::kChance ? throws_by_itself() : play::plays_bot(chance_, turn());
}

Wait Session::update(float seconds) {
  thinks_ = false;
  if (skips_) rush();
  const bool instant = comfort.speed <= 0.0F || comfort.still;
  if (instant) stage_.settle();
  const float scaled = comfort.speed <= 0.0F ? seconds : seconds * rate();
  if (others_play()) others_ += seconds * comfort.speed;
  if (!instant) (void)stage_.advance(scaled);
  if (stage_.showing()) {
    think_ahead();
    return Wait::none();
  }
  waited_ += scaled;
  if (comfort.speed > 0.0F || !is_person(turn())) looked_ += seconds;
  const Wait more = act();
  if (picker_.choices().empty()) refresh();
  beckoning_ = picker_.choices().empty() ? 0.0F : beckoning_ + seconds;
  const bool moves = stage_.moving() || (beckoning_ > 0.0F && beckoned() < 1.0F);
  return moves ? Wait::none() : more;
}

float Session::beckoned() const {
  const bool moves = comfort.speed > 0.0F && !comfort.still;
  return moves ? std::min(1.0F, beckoning_ / kBeckoning) : 1.0F;
}

void Session::settle() {
  stage_.settle();
  refresh();
}

// The others' moves are made in the following frames, none of them by the touch itself.
void Session::skip() {
  skips_ = true;
  settle();
}

// Makes a few moves of others in a frame, with at most one slice of thinking. A person's own throw
// ends it, even one that is made by itself.
void Session::rush() {
  const auto own_throw = [this] {
    return match().actor() == core::kChance && is_person(turn()) &&
           !tabletop_->is_automatic(match().state());
  };
  for (int i = 0; i < kRushed && skips_; ++i) {
    stage_.settle();
    const std::size_t made = match().made().size();
    const Wait more = own_throw() ? Wait::for_ever() : act();
    skips_ = more.over() && !match().over();
    if (match().made().size() == made) break;
  }
  stage_.settle();
  refresh();
}

// What is left of a pause since everything was shown.
Wait Session::rest_of(float pause) const {
  if (skips_ || comfort.speed <= 0.0F) return Wait::none();
  return Wait::of((pause + (comfort.still ? kStillPause : 0.0F) - waited_) / rate());
}

// Makes moves that need no decision by a person. Returns when it should be called again.
Wait Session::act() {
  const Actor actor = match().actor();
  if (actor == core::kOver || !play::runs_by_itself(chance_)) return Wait::for_ever();
  if (actor == core::kChance) return act_for_chance();
  if (!is_bot(actor.seat)) return act_for_person(actor.seat);
  return play::plays_bot(chance_, actor.seat) ? act_for_bot(actor.seat) : Wait::for_ever();
}

// A throw that a person in a room does not make is made for them, first on their own device: nobody
// should see it before they do.
Wait Session::act_for_chance() {
  const bool ours = is_person(turn());
  const bool left = play::throws_for_others(chance_) && !waits() && (comfort.speed > 0.0F || !ours);
  if (!throws_by_itself() && !left) return Wait::for_ever();
  const Wait rest = throws_by_itself() ? rest_of(ours ? kForcedPause : comfort.bot_pause)
                                       : Wait::of((ours ? kOwnThrow : kTheirThrow) - looked_);
  if (rest.over()) play(outcome());
  return rest;
}

// A bot already thinks while the moves before its decision are being shown.
void Session::think_ahead() {
  const Actor actor = match().actor();
  if (actor.kind == Actor::Kind::Seat && is_bot(actor.seat) && play::plays_bot(chance_, actor.seat))
    (void)think(actor.seat);
}

void Session::think_on() {
  thinks_ = false;
  think_ahead();
}

std::optional<Move> Session::think(SeatIndex seat) {
  const auto move =
      thinker_.think(match(), players()[seat].level, play::seed_of(chance_), play::kNodesPerSlice);
  thinks_ = !move;
  return move;
}

Wait Session::act_for_bot(SeatIndex seat) {
  const auto move = think(seat);
  if (!move) return Wait::none();
  const Wait rest = rest_of(comfort.bot_pause);
  if (rest.over()) {
    [[maybe_unused]] const auto refusal = receive(*move);
    assert(!refusal && "a bot plays legal moves");
  }
  return rest;
}

// Makes a person's only legal move.
Wait Session::act_for_person(SeatIndex seat) {
  const core::MoveList list = legal_moves(match().state());
  if (list.size() != 1 || !is_person(seat) || curtain()) return Wait::for_ever();
  if (!is_pass(list[0]) && !comfort.forced) return Wait::for_ever();
  const Wait rest = rest_of(is_pass(list[0]) ? kReadingPause : kForcedPause);
  if (rest.over()) play(list[0]);
  return rest;
}

}  // namespace view
