#include "view/review/review.h"

#include <algorithm>
#include <cassert>

#include "play/views.h"

namespace view {

namespace {

constexpr float kPause_s = 0.45F;  // between two moves, at speed 1

}  // namespace

bool is_highlight(const core::Event& event) {
  using Kind = core::EventKind;
  switch (event.kind) {
    case Kind::Captured:
    case Kind::Arrived:
    case Kind::Relay:
    case Kind::ClawHit:
    case Kind::Won: return true;
    default: return false;
  }
}

Review::Review(play::Replay replay, play::AgentMaker maker)
    : replay_(std::move(replay)), make_agent_(maker) {
  open_round(replay_.rounds.size() - 1);
  find_moments();
  at_ = moments_.size();
  show();
}

void Review::find_moments() {
  const Tabletop& table = session_->tabletop();
  for (std::size_t round = 0; round < replay_.rounds.size(); ++round) {
    const play::Match& whole = replay_.rounds[round];
    play::Match match(whole.game(), whole.origin());
    const bool dealt = play::hides_hands(whole.game());
    int turn = 0;
    std::optional<core::SeatIndex> last;
    for (std::size_t ply = 0; ply < whole.made().size(); ++ply) {
      Moment moment;
      moment.round = static_cast<std::uint32_t>(round);
      moment.ply = static_cast<std::uint32_t>(ply);
      moment.decided = match.actor() != core::kChance;
      const core::SeatIndex seat = table.turn(match.state());
      // No turn has begun while cards are dealt or lots are drawn for who begins.
      if (moment.decided || (!dealt && !table.is_automatic(match.state()))) {
        turn += last == seat ? 0 : 1;
        last = seat;
      }
      moment.turn = turn;
      core::EventList events;
      match.play(whole.made()[ply], &events);
      moment.highlight = std::any_of(events.begin(), events.end(), is_highlight);
      moments_.push_back(moment);
      if (moment.highlight) {
        highlights_.push_back(moments_.size());
      }
    }
  }
}

// Opens a session at the beginning of that round, with the points of those before, where nobody
// acts.
void Review::open_round(std::size_t round) {
  const play::Match& match = replay_.rounds[round];
  play::Replay start;
  start.players = replay_.players;
  for (std::size_t seat = 0; seat < start.players.size(); ++seat) {
    play::Player::Kind& kind = start.players[seat].kind;
    if (seat_ == seat) {
      kind = play::Player::Kind::Human;
    } else if (kind == play::Player::Kind::Human) {
      kind = play::Player::Kind::Remote;
    }
  }
  const auto first = replay_.rounds.begin();
  start.rounds.assign(first, first + static_cast<std::ptrdiff_t>(round));
  start.rounds.emplace_back(match.game(), match.origin());
  session_ = std::make_unique<Session>(std::move(start), play::ShownChance{}, make_agent_);
  open_round_ = round;
}

std::size_t Review::round() const {
  if (moments_.empty()) {
    return 0;
  }
  return moments_[at_ == 0 ? 0 : at_ - 1].round;
}

int Review::turn() const { return at_ == 0 ? 0 : moments_[at_ - 1].turn; }

// How many moves of that round have passed.
std::size_t Review::plies_of(std::size_t round) const {
  const bool here = at_ > 0 && moments_[at_ - 1].round == round;
  return here ? moments_[at_ - 1].ply + 1 : 0;
}

void Review::show() {
  if (open_round_ != round()) {
    open_round(round());
  }
  const std::size_t wanted = plies_of(open_round_);
  const std::size_t shown = session_->match().made().size();
  if (wanted < shown) {
    session_->jump(wanted);
    session_->settle();
    return;
  }
  const std::vector<core::Move>& made = replay_.rounds[open_round_].made();
  session_->comfort.speed = wanted - shown == 1 ? speed : 0.0F;
  for (std::size_t ply = shown; ply < wanted; ++ply) {
    [[maybe_unused]] const auto refusal = session_->receive(made[ply]);
    assert(!refusal && "a replay's moves are checked when it is read");
  }
}

void Review::go_to(std::size_t at) {
  at_ = std::min(at, length());
  running_ = running_ && at_ < length();
  waited_ = 0.0F;
  show();
}

bool Review::stops_at(std::size_t at, Unit unit) const {
  if (at == 0 || at == length()) {
    return true;
  }
  const Moment& last = moments_[at - 1];
  const Moment& next = moments_[at];
  switch (unit) {
    case Unit::Event: return true;
    case Unit::Move: return last.decided;
    case Unit::Turn: return last.turn != next.turn || last.round != next.round;
    case Unit::Highlight: return last.highlight;
  }
  return true;
}

std::optional<std::size_t> Review::step(Unit unit, int direction) const {
  std::size_t at = at_;
  do {
    if (direction < 0 ? at == 0 : at == length()) {
      return std::nullopt;
    }
    at = direction < 0 ? at - 1 : at + 1;
  } while (!stops_at(at, unit));
  const bool at_an_end = at == 0 || at == length();
  if (unit == Unit::Highlight && at_an_end && (at == 0 || !moments_[at - 1].highlight)) {
    return std::nullopt;
  }
  return at;
}

void Review::run(bool on) {
  running_ = on && length() > 0;
  waited_ = kPause_s;
  if (running_ && at_ == length()) {
    go_to(0);
    running_ = true;
  }
}

core::Wait Review::update(float seconds) {
  session_->comfort.speed = speed;
  const core::Wait wait = session_->update(seconds);
  if (wait || !running_) return wait;
  waited_ += seconds * speed;
  const auto rest = core::Wait::of((kPause_s - waited_) / speed);
  if (rest.over()) {
    go_to(at_ + 1);
  }
  return rest;
}

void Review::sit_at(std::optional<core::SeatIndex> seat) {
  seat_ = seat;
  open_round(open_round_);
  show();
  session_->settle();
}

play::Replay Review::so_far() const { return play::first_moves(replay_, at_); }

}  // namespace view
