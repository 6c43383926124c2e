#include "view/table/session.h"

#include <algorithm>
#include <cassert>

#include "core/bits.h"
#include "play/views.h"

namespace view {

using core::Actor;
using core::Move;
using core::MoveKind;
using core::SeatIndex;

namespace {

// Whether people who confirm their moves must name this one a second time. Dropping a wall needs no
// more: it was already shown in its place.
bool is_weighty(MoveKind kind) {
  return kind == MoveKind::Walk || kind == MoveKind::Swap || kind == MoveKind::Card ||
         kind == MoveKind::Discard || kind == MoveKind::Claw || kind == MoveKind::Lift;
}

bool is_throw(core::EventKind kind) {
  return kind == core::EventKind::Thrown || kind == core::EventKind::Drawn;
}

}  // namespace

Session::Session(play::Replay replay, play::ChanceSource chance, play::AgentMaker maker)
    : replay_(std::move(replay)), chance_(std::move(chance)), thinker_(maker) {
  assert(static_cast<int>(replay_.players.size()) == match().game().seat_count());
  for (SeatIndex seat = 0; seat < players().size(); ++seat) {
    if (is_person(seat)) people_.push(seat);
  }
  begun_ = match().made().size();
  start();
}

// Turns the board so that the first person here has their own side in front.
void Session::start() {
  const SeatIndex seat = people_.empty() ? 0 : people_[0];
  tabletop_ = make_tabletop(match().game(), match().game().first_colour(seat));
  stage_.set(*tabletop_, match().state(), std::nullopt);
  rebuild(match().made().size());
  stage_.set(*tabletop_, match().state(), last_lying(log_, *tabletop_));
}

// Rebuilds log and table from the first `plies` moves.
void Session::rebuild(std::size_t plies) {
  log_.clear();
  last_decision_.reset();
  play::Match again(match().game(), match().origin());
  for (std::size_t i = 0; i < plies; ++i) {
    core::EventList events;
    const SeatIndex seat = tabletop_->turn(again.state());
    note_decision(again.state(), i);
    again.play(match().made()[i], &events);
    add_to_log(log_, *tabletop_, i + 1, seat, events);
  }
  replay_.rounds.back() = std::move(again);
  changed();
  refresh();
}

// Thoughts and recommendations were about another position.
void Session::changed() {
  thinker_.forget();
  picker_.recommend(std::nullopt);
  waited_ = looked_ = 0.0F;
  forced_throw_ = forced_throw();
  // Counted for all sessions together: what a page has drawn or stored for one revision is never
  // taken for that of another session which it opens later.
  static std::uint64_t latest = 0;
  revision_ = ++latest;
}

void Session::begin_next_round() {
  if (!play::next_round_waits(replay_)) return;
  replay_.rounds.push_back(play::next_round(replay_));
  holder_.reset();
  begun_ = 0;
  start();
}

// --- Who acts

// Whether a person here decides this chance by skill.
bool Session::by_hand() const {
  return comfort.works_by_hand && play::leaves_to_skill(chance_) && is_person(turn()) &&
         tabletop_->worked_by_hand(match().state());
}

// Whether people throw or draw for this chance themselves, whoever's turn it is, and enter the
// outcome. Hidden hands are dealt by the device.
bool Session::entered(const games::State& state) const {
  return std::holds_alternative<play::OwnDice>(chance_) && !tabletop_->hides_hands() &&
         !people_.empty() && match().game().actor(state) == core::kChance &&
         !tabletop_->is_automatic(state);
}

core::MoveList Session::legal_moves(const games::State& state) const {
  core::MoveList list;
  match().game().moves(state, list);
  return list;
}

bool Session::waits() const {
  return match().actor() == core::kChance && !play::knows_outcome(chance_, is_person(turn()));
}

bool Session::throws_by_itself() const {
  if (by_hand() || entered(match().state()) || waits()) return false;
  return play::is_automatic_everywhere(chance_) || tabletop_->is_automatic(match().state()) ||
         is_bot(turn()) ||
         (is_person(turn()) && (comfort.auto_throw || (comfort.forced && forced_throw_) ||
                                (chose_to_draw() && play::runs_by_itself(chance_))));
}

bool Session::chose_to_draw() const {
  const std::vector<Move>& made = match().made();
  return made.size() > begun_ && made.back().kind == MoveKind::Draw;
}

bool Session::threw_in_this_turn() const {
  for (std::size_t i = log_.size(); i-- > 0;) {
    const core::EventKind kind = log_[i].event.kind;
    if (kind == core::EventKind::Turn || kind == core::EventKind::Begins) return false;
    if (is_throw(kind)) return true;
  }
  return false;
}

bool Session::has_thrown(SeatIndex seat) const {
  return std::any_of(log_.begin(), log_.end(), [&](const LogEntry& entry) {
    return entry.ply > begun_ && entry.seat == seat && is_throw(entry.event.kind);
  });
}

int Session::pieces_of(SeatIndex seat) const {
  const unsigned own = match().game().own_colours(seat);
  const core::TokenList tokens = match().game().tokens(match().state());
  return static_cast<int>(std::count_if(tokens.begin(), tokens.end(), [own](const auto& token) {
    return core::has_bit(own, token.colour);
  }));
}

bool Session::leaves_choice(Move outcome) const {
  games::State after = match().state();
  match().game().play(after, outcome);
  const Actor actor = match().game().actor(after);
  if (actor.kind != Actor::Kind::Seat || !is_person(actor.seat)) return false;
  return legal_moves(after).size() > 1;
}

bool Session::forced_throw() const {
  if (match().actor() != core::kChance || !is_person(turn())) return false;
  if (tabletop_->is_automatic(match().state()) || by_hand()) return false;
  if (!has_thrown(turn()) || pieces_of(turn()) < 2) return false;
  if (threw_in_this_turn()) return true;
  const core::MoveList outcomes = legal_moves(match().state());
  return std::none_of(outcomes.begin(), outcomes.end(),
                      [this](Move outcome) { return leaves_choice(outcome); });
}

std::span<const LogEntry> Session::told() const {
  return std::span(log_).first(log_.size() - std::min(log_.size(), stage_.unshown()));
}

std::optional<SeatIndex> Session::curtain() const {
  const Actor actor = match().actor();
  const bool asked = actor.kind == Actor::Kind::Seat && is_person(actor.seat) && !stage_.showing();
  const bool other =
      asked && tabletop_->hides_hands() && people_.size() > 1 && holder_ != actor.seat;
  return other ? std::optional(actor.seat) : std::nullopt;
}

void Session::lift_curtain() {
  holder_ = curtain() ? curtain() : holder_;
  refresh();
}

std::optional<SeatIndex> Session::viewer() const {
  if (people_.size() == 1) return people_[0];
  return curtain() ? std::nullopt : holder_;
}

games::State Session::view() const {
  return match().game().hide(shown(), viewer().value_or(core::kNoSeat));
}

Status Session::status() const {
  Status status;
  status.actor = match().actor();
  status.seat = tabletop_->turn(shown());
  status.over = match().over() && !stage_.showing();
  status.waits = waits();
  status.may_enter = !stage_.showing() && entered(match().state());
  const bool ready = !stage_.showing() && is_person(turn()) && play::people_decide(chance_);
  const bool asked = ready && status.actor == core::kChance && !status.may_enter && !status.waits &&
                     !throws_by_itself();
  status.must_work = asked && by_hand();
  status.may_throw = asked && !status.must_work;
  status.person_acts = asked || status.may_enter || !picker_.choices().empty();
  return status;
}

void Session::draw_from(play::ChanceSource chance) {
  const bool decided = play::people_decide(chance_);
  chance_ = std::move(chance);
  looked_ = 0.0F;
  find_last_decision();
  if (decided != play::people_decide(chance_)) refresh();
}

void use_own_dice(Session& session, bool own) {
  play::ChanceSource chance = play::with_own_dice(session.chance(), own);
  if (chance.index() != session.chance().index()) session.draw_from(std::move(chance));
}

// --- Moves

core::Checked Session::receive(Move move) {
  if (const auto refusal = play::check_move(match().game(), match().state(), move)) return refusal;
  if (stage_.showing()) stage_.settle();
  play(move);
  return std::nullopt;
}

void Session::play(Move move) {
  core::EventList events;
  const SeatIndex seat = turn();
  const games::State before = match().state();
  const std::size_t ply = match().made().size();
  if (match().actor() == core::kChance && !waits()) play::use_outcome(chance_);
  note_decision(before, ply);
  replay_.rounds.back().play(move, &events);
  add_to_log(log_, *tabletop_, ply + 1, seat, events);
  if (is_person(seat)) others_ = 0.0F;
  if (is_person(seat) && match().game().actor(before).kind == Actor::Kind::Seat) {
    stage_.forget_trails();
  }
  stage_.add(events, seat, before, match().state());
  changed();
  if (comfort.speed <= 0.0F || comfort.still) stage_.settle();
  refresh();
}

// The choices of a person whose move it is and who sees the current position.
void Session::refresh() {
  std::vector<Choice> choices;
  const Actor actor = match().actor();
  const bool ready = !stage_.showing() && play::people_decide(chance_) && !curtain();
  if (actor.kind == Actor::Kind::Seat && is_person(actor.seat) && ready) {
    for (const Move move : legal_moves(match().state())) {
      choices.push_back(make_choice(*tabletop_, match().state(), move));
    }
  }
  picker_.offer(std::move(choices));
}

TapAnswer Session::throw_or_draw() {
  if (others_play()) {
    skip();
    return {TapAnswer::Kind::Settled};
  }
  if (stage_.showing()) {
    settle();
    return {TapAnswer::Kind::Settled};
  }
  if (!status().may_throw) return pick(chance_thing());
  play(outcome());
  return {TapAnswer::Kind::Thrown};
}

TapAnswer Session::choose(std::size_t choice) {
  if (choice >= picker_.choices().size()) return {};
  const Move move = picker_.choices()[choice].move;
  if (const auto unwanted = play::refuse_unwanted(chance_, move)) {
    return {TapAnswer::Kind::WhyNot, unwanted};
  }
  const bool confirms = comfort.confirm && is_weighty(move.kind);
  if (confirms && !picker_.confirm(choice)) return {TapAnswer::Kind::Selected};
  play(move);
  return {TapAnswer::Kind::Moved};
}

TapAnswer Session::pick(Thing thing) {
  const auto option = picker_.find(thing);
  if (!option) return {};
  const Option& found = picker_.options()[*option];
  if (found.choices == 1) return choose(found.first);
  picker_.pick(*option);
  return {TapAnswer::Kind::Selected};
}

TapAnswer Session::confirm() {
  if (stage_.showing() || status().may_throw) return throw_or_draw();
  if (picker_.open().size() == 1) return choose(picker_.open()[0]);
  if (picker_.focus()) return pick(picker_.options()[*picker_.focus()].thing);
  picker_.focus_step(1);
  return {TapAnswer::Kind::Selected};
}

std::vector<Move> Session::outcomes() const {
  if (!status().may_enter) return {};
  const core::MoveList list = legal_moves(match().state());
  return {list.begin(), list.end()};
}

void Session::enter(Move outcome) {
  const std::vector<Move> legal = outcomes();
  if (std::find(legal.begin(), legal.end(), outcome) != legal.end()) play(outcome);
}

void Session::end_work(WorkEnd end) {
  if (!status().must_work) return;
  const MoveKind kind = end == WorkEnd::Hit ? MoveKind::Hit : MoveKind::Miss;
  play(end == WorkEnd::Chance ? outcome() : Move{kind, 0, 0, 0, 0, 0, 0});
}

// --- Taking back

// Notes a move that people may want to take back to: the last real choice of a person here, or the
// last outcome that they entered, so that mistakes can be corrected.
void Session::note_decision(const games::State& before, std::size_t ply) {
  const Actor actor = match().game().actor(before);
  if (actor.kind == Actor::Kind::Seat && is_person(actor.seat)) {
    if (legal_moves(before).size() > 1) last_decision_ = ply;
  } else if (entered(before)) {
    last_decision_ = ply;
  } else if (tabletop_->worked_by_hand(before) && is_person(tabletop_->turn(before))) {
    last_decision_.reset();
  }
}

void Session::find_last_decision() {
  last_decision_.reset();
  games::State state = match().origin();
  for (std::size_t ply = 0; ply < match().made().size(); ++ply) {
    note_decision(state, ply);
    match().game().play(state, match().made()[ply]);
  }
}

bool Session::can_undo() const { return play::may_take_back(chance_) && last_decision_; }

bool Session::undoes_last_move() const {
  return can_undo() && *last_decision_ + 1 == match().made().size();
}

bool Session::undo() {
  if (!can_undo()) return false;
  jump(*last_decision_);
  return true;
}

void Session::jump(std::size_t plies) {
  begun_ = std::min(begun_, plies);
  rebuild(std::min(plies, match().made().size()));
  stage_.shift(match().state(), last_lying(log_, *tabletop_));
  refresh();
}

}  // namespace view
