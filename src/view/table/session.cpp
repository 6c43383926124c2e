#include "view/table/session.h"

#include <algorithm>
#include <cassert>

#include "play/dealer.h"

namespace view {

using core::Actor;
using core::Colour;
using core::Move;
using core::MoveKind;
using core::SeatIndex;

namespace {

constexpr int kNodesPerFrame = 400;    // a slice of a bot's thinking, well below 4 ms
constexpr float kReadingPause = 0.7F;  // so that "cannot move" is seen before the turn goes on

// The seat that an event is about: for most that whose turn it is.
SeatIndex seat_of(const core::Event& event, SeatIndex turn) {
  switch (event.kind) {
    case core::EventKind::Begins:
    case core::EventKind::Turn:
    case core::EventKind::Won: return event.value;
    default: return turn;
  }
}

}  // namespace

Session::Session(games::Game game, std::vector<play::Player> players, std::uint64_t seed,
                 play::AgentMaker maker)
    : seed_(seed), make_agent_(maker) {
  assert(static_cast<int>(players.size()) == game.seat_count());
  replay_.players = std::move(players);
  replay_.rounds.emplace_back(std::move(game));
  start();
}

Session::Session(play::Replay replay, std::uint64_t seed, play::AgentMaker maker)
    : replay_(std::move(replay)), seed_(seed), make_agent_(maker) {
  start();
}

// The board stands so that the first person here looks at it from their own side.
void Session::start() {
  const auto person = std::find_if(
      replay_.players.begin(), replay_.players.end(),
      [](const play::Player& player) { return player.kind == play::Player::Kind::Human; });
  const auto seat = person == replay_.players.end() ? 0 : person - replay_.players.begin();
  tabletop_ = make_tabletop(match().game(), colour_of_seat(static_cast<SeatIndex>(seat)));
  stage_.set(*tabletop_, match().state(), std::nullopt);
  rebuild(match().made().size());
  stage_.set(*tabletop_, match().state(), last_lying());
}

// The log of the first `plies` moves, told again.
void Session::rebuild(std::size_t plies) {
  log_.clear();
  play::Match again(match().game(), match().origin());
  const std::vector<Move> made = match().made();
  for (std::size_t i = 0; i < plies; ++i) {
    core::EventList events;
    const SeatIndex seat = tabletop_->turn(again.state());
    again.play(made[i], &events);
    for (const core::Event& event : events) {
      log_event(i + 1, seat, event);
    }
  }
  replay_.rounds.back() = std::move(again);
  thinking_.reset();
  recommended_.reset();
  waited_ = 0.0F;
  ++revision_;
  refresh();
}

// ---- Who acts
// -------------------------------------------------------------------------------------

SeatIndex Session::turn() const { return tabletop_->turn(match().state()); }

// The last thing thrown or drawn that still lies there.
std::optional<Told> Session::last_lying() const {
  const auto found = std::find_if(log_.rbegin(), log_.rend(), [&](const LogEntry& entry) {
    return tabletop_->lies_there(entry.event);
  });
  return found == log_.rend() ? std::nullopt : std::optional(Told{found->event, found->seat});
}

bool Session::is_person(SeatIndex seat) const {
  return players()[seat].kind == play::Player::Kind::Human;
}
bool Session::is_bot(SeatIndex seat) const {
  return players()[seat].kind == play::Player::Kind::Bot;
}

// A person here decides this chance by skill.
bool Session::by_hand() const {
  return comfort.claw_by_hand && is_person(turn()) && tabletop_->worked_by_hand(match().state());
}

// People throw or draw for this chance themselves, whoever's turn it is, and enter the outcome.
bool Session::entered(const games::State& state) const {
  return comfort.own_dice && !moves_stand && !only_shows && !tabletop_->hides_hands() &&
         people() > 0 && match().game().actor(state) == core::kChance &&
         !tabletop_->falls_by_itself(state);
}

int Session::people() const {
  return static_cast<int>(std::count_if(
      players().begin(), players().end(),
      [](const play::Player& player) { return player.kind == play::Player::Kind::Human; }));
}

std::optional<SeatIndex> Session::curtain() const {
  const Actor actor = match().actor();
  const bool asked = actor.kind == Actor::Kind::Seat && is_person(actor.seat) && !stage_.moving();
  const bool other = asked && tabletop_->hides_hands() && people() > 1 && holder_ != actor.seat;
  return other ? std::optional(actor.seat) : std::nullopt;
}

void Session::lift_curtain() {
  holder_ = curtain() ? curtain() : holder_;
  refresh();
}

std::optional<SeatIndex> Session::viewer() const {
  if (people() != 1) {
    return curtain() ? std::nullopt : holder_;
  }
  SeatIndex seat = 0;
  while (!is_person(seat)) ++seat;
  return seat;
}

games::State Session::view() const {
  const SeatIndex spectator = core::kMaxSeats;
  return match().game().hide(match().state(), viewer().value_or(spectator));
}

void Session::begin_next_round() {
  if (!next_round_waits()) {
    return;
  }
  replay_.rounds.push_back(play::next_round(replay_));
  holder_.reset();
  start();
}

bool Session::throws_by_itself() const {
  if (by_hand() || entered(match().state()) || waits_for_cards()) {
    return false;
  }
  return tabletop_->falls_by_itself(match().state()) || is_bot(turn()) ||
         (is_person(turn()) && comfort.auto_throw);
}

Colour Session::colour_of_seat(SeatIndex seat) const { return match().game().first_colour(seat); }

Status Session::status() const {
  Status status;
  status.actor = match().actor();
  status.seat = turn();
  status.over = match().over();
  const bool ready = !stage_.moving() && is_person(turn()) && !only_shows;
  status.may_enter = !stage_.moving() && entered(match().state());
  const bool asked = ready && status.actor == core::kChance && !status.may_enter &&
                     !throws_by_itself() && !waits_for_cards();
  status.claw = asked && by_hand();
  status.may_throw = asked && !status.claw;
  status.person_acts = asked || status.may_enter || !choices_.empty();
  return status;
}

// ---- Time
// -----------------------------------------------------------------------------------------

bool Session::update(float seconds) {
  const bool instant = comfort.speed <= 0.0F;
  if (instant) {
    stage_.settle();
  }
  const float scaled = instant ? seconds : seconds * comfort.speed;
  if (!instant && stage_.advance(scaled)) {
    return true;
  }
  waited_ += scaled;
  const bool more = act();
  if (choices_.empty()) {
    refresh();
  }
  return more || stage_.moving();
}

void Session::settle() {
  stage_.settle();
  refresh();
}

bool Session::rested(float pause) const { return comfort.speed <= 0.0F || waited_ >= pause; }

// Does what nobody needs to be asked for. True while it will do more.
bool Session::act() {
  const Actor actor = match().actor();
  if (actor == core::kOver || only_shows || guide) {
    return false;
  }
  if (actor == core::kChance) {
    if (!throws_by_itself()) {
      return false;
    }
    if (rested(comfort.bot_pause)) {
      play(drawn());
    }
    return true;
  }
  if (is_bot(actor.seat)) {
    return act_for_bot();
  }
  core::MoveList list;
  match().game().moves(match().state(), list);
  if (list.size() != 1 || !is_person(actor.seat) || curtain()) {
    return false;
  }
  const bool pass = list[0].kind == MoveKind::Pass || list[0].kind == MoveKind::End;
  if (!pass && !comfort.auto_move) {
    return false;
  }
  if (rested(pass ? kReadingPause : comfort.bot_pause)) {
    play(list[0]);
  }
  return true;
}

bool Session::act_for_bot() {
  const SeatIndex seat = match().actor().seat;
  if (!thinking_) {
    thinking_ = make_agent_(players()[seat].level);
    if (!thinking_) {
      thinking_ = make_agent_("greedy");  // a level of a newer version
    }
    const games::State view = match().game().hide(match().state(), seat);
    thinking_->begin(match().game(), view, seat, ~play::luck(seed_, match().made().size()).next());
    thought_ = false;
  }
  thought_ = thought_ || thinking_->think(kNodesPerFrame);
  if (thought_ && rested(comfort.bot_pause)) {
    play(thinking_->answer());
  }
  return true;
}

// Chance itself chooses; in a lesson it throws what is wanted.
Move Session::drawn() const {
  if (guide && !guide->wanted.empty()) {
    return guide->wanted.front();
  }
  if (dealt) {
    return dealt->front();
  }
  return play::draw_at(match().game(), match().state(), seed_, match().made().size());
}

void Session::play(Move move) {
  core::EventList events;
  const SeatIndex seat = turn();
  const games::State before = match().state();
  if (dealt && !waits_for_cards() && match().actor() == core::kChance) {
    dealt->erase(dealt->begin());
  }
  replay_.rounds.back().play(move, &events);
  for (const core::Event& event : events) {
    log_event(match().made().size(), seat, event);
  }
  stage_.add(events, seat, before, match().state());
  thinking_.reset();
  recommended_.reset();
  waited_ = 0.0F;
  ++revision_;
  if (comfort.speed <= 0.0F) {
    stage_.settle();
  }
  refresh();
}

// The log tells nobody which cards were dealt to a hand.
void Session::log_event(std::size_t ply, SeatIndex turn, const core::Event& event) {
  log_.push_back({ply, seat_of(event, turn), tabletop_->public_event(event)});
}

// The choices of a person who is to move and sees the present.
void Session::refresh() {
  all_.clear();
  picked_.clear();
  unconfirmed_.reset();
  const Actor actor = match().actor();
  const bool ready = !stage_.moving() && !only_shows && !curtain();
  if (actor.kind == Actor::Kind::Seat && is_person(actor.seat) && ready) {
    core::MoveList list;
    match().game().moves(match().state(), list);
    for (const Move move : list) {
      all_.push_back(make_choice(*tabletop_, match().state(), move));
    }
  }
  narrow();
}

}  // namespace view
