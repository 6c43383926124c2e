#include "view/session.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "play/dealer.h"
#include "view/why.h"

namespace view {

using core::Actor;
using core::Colour;
using core::Move;
using core::MoveKind;
using core::SeatIndex;

namespace {

constexpr int kNodesPerFrame = 400;    // a slice of a bot's thinking, well below 4 ms
constexpr float kReadingPause = 0.7F;  // so that "cannot move" is seen before the turn goes on
constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15U;

SeatIndex turn_of(const parchis::Game&, const parchis::State& state) { return state.turn; }
SeatIndex turn_of(const sorry::Game& game, const sorry::State& state) {
  return game.seat_of(state.turn);
}
SeatIndex turn_of(const maze::Game&, const maze::State& state) { return state.turn; }

// The sequence of chance is tied to seed and ply: after undo or reload the same throw falls.
core::Rng luck(std::uint64_t seed, std::size_t ply) {
  return core::Rng(seed + kGolden * (ply + 1));
}

bool chance_without_thrower(const games::State& state) {
  if (const auto* parchis = std::get_if<parchis::State>(&state)) {
    return parchis->phase != parchis::Phase::Roll;
  }
  if (const auto* sorry = std::get_if<sorry::State>(&state)) {
    return sorry->phase != sorry::Phase::Draw;
  }
  const auto* maze = std::get_if<maze::State>(&state);
  return maze != nullptr && maze->phase == maze::Phase::First;
}

Choice make_choice(const games::Game& game, const games::State& state, Move move) {
  Choice choice;
  choice.move = move;
  choice.token = game.print_move(move);
  choice.colour = move.colour;
  choice.passes = move.kind == MoveKind::Pass;
  if (const std::size_t arrow = choice.token.find('>'); arrow != std::string::npos) {
    choice.from = choice.token.substr(1, arrow - 1);
    choice.to = choice.token.substr(arrow + 1);
  }
  games::State after = state;
  core::EventList events;
  game.play(after, move, &events);
  choice.captures = std::any_of(events.begin(), events.end(), [](const core::Event& event) {
    return event.kind == core::EventKind::Captured;
  });
  return choice;
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
  board_ = make_board(match().game(), colour_of_seat(static_cast<SeatIndex>(seat)));
  stage_.set(board_, match().game().tokens(match().state()));
  rebuild(match().made().size());
}

// The log of the first `plies` moves, told again.
void Session::rebuild(std::size_t plies) {
  log_.clear();
  play::Match again(match().game(), match().origin());
  const std::vector<Move> made = match().made();
  for (std::size_t i = 0; i < plies; ++i) {
    core::EventList events;
    const SeatIndex seat = again.game().visit([&]<class G>(const G& game) {
      return turn_of(game, *std::get_if<typename G::State>(&again.state()));
    });
    again.play(made[i], &events);
    for (const core::Event& event : events) {
      log_.push_back({i + 1, seat, event});
    }
  }
  replay_.rounds.back() = std::move(again);
  thinking_.reset();
  waited_ = 0.0F;
  ++revision_;
  refresh();
}

// ---- Who acts
// -------------------------------------------------------------------------------------

SeatIndex Session::turn() const {
  return match().game().visit([&]<class G>(const G& game) {
    return turn_of(game, *std::get_if<typename G::State>(&match().state()));
  });
}

bool Session::is_person(SeatIndex seat) const {
  return players()[seat].kind == play::Player::Kind::Human;
}
bool Session::is_bot(SeatIndex seat) const {
  return players()[seat].kind == play::Player::Kind::Bot;
}

bool Session::throws_by_itself() const {
  return chance_without_thrower(match().state()) || is_bot(turn()) ||
         (is_person(turn()) && comfort.auto_throw);
}

Colour Session::colour_of_seat(SeatIndex seat) const {
  return static_cast<Colour>(std::countr_zero(match().game().own_colours(seat)));
}

Hue Session::hue(Colour colour) const {
  return match().game().name() == "parchis" ? parchis_hue(colour) : quartet_hue(colour);
}

Status Session::status() const {
  Status status;
  status.actor = match().actor();
  status.seat = turn();
  status.over = match().over();
  const bool ready = !stage_.moving() && is_person(turn());
  status.may_throw = ready && status.actor == core::kChance && !throws_by_itself();
  status.person_acts = status.may_throw || !choices_.empty();
  if (const auto* parchis = match().game().as<parchis::Game>()) {
    const auto& state = *std::get_if<parchis::State>(&match().state());
    const bool move = state.phase >= parchis::Phase::Move1 && state.phase <= parchis::Phase::Move6;
    status.thrown =
        move ? static_cast<int>(state.phase) - static_cast<int>(parchis::Phase::Move1) + 1 : 0;
    status.steps = parchis->steps(state, colour_of_seat(turn()));
    status.sixes = state.sixes;
    status.bonus = state.phase == parchis::Phase::Bonus20   ? parchis::kCaptureBonus
                   : state.phase == parchis::Phase::Bonus10 ? parchis::kGoalBonus
                                                            : 0;
    for (int seat = 0; parchis->rules().preview && seat < parchis->seat_count(); ++seat) {
      status.next.push_back(static_cast<int>((state.next >> (3 * seat)) & 7U));
    }
  }
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
  if (actor == core::kOver) {
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
  const bool forced = list.size() == 1 && is_person(actor.seat);
  const bool pass = list[0].kind == MoveKind::Pass;
  if (!forced || (!pass && !comfort.auto_move)) {
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
    thinking_->begin(match().game(), view, seat, ~luck(seed_, match().made().size()).next());
    thought_ = false;
  }
  thought_ = thought_ || thinking_->think(kNodesPerFrame);
  if (thought_ && rested(comfort.bot_pause)) {
    play(thinking_->answer());
  }
  return true;
}

Move Session::drawn() const {
  core::MoveList list;
  match().game().moves(match().state(), list);
  core::Rng rng = luck(seed_, match().made().size());
  return play::draw(match().game(), match().state(), list, rng);
}

void Session::play(Move move) {
  core::EventList events;
  const SeatIndex seat = turn();
  replay_.rounds.back().play(move, &events);
  tell(events, seat);
  stage_.add(events, colour_of_seat(seat));
  thinking_.reset();
  waited_ = 0.0F;
  ++revision_;
  if (comfort.speed <= 0.0F) {
    stage_.settle();
  }
  refresh();
}

void Session::tell(const core::EventList& events, SeatIndex seat) {
  for (const core::Event& event : events) {
    log_.push_back({match().made().size(), seat, event});
  }
}

// The choices of a person who is to move and sees the present.
void Session::refresh() {
  choices_.clear();
  focus_.reset();
  hovered_.reset();
  const Actor actor = match().actor();
  if (actor.kind != Actor::Kind::Seat || !is_person(actor.seat) || stage_.moving()) {
    return;
  }
  core::MoveList list;
  match().game().moves(match().state(), list);
  for (const Move move : list) {
    choices_.push_back(make_choice(match().game(), match().state(), move));
  }
}

// ---- Input
// ----------------------------------------------------------------------------------------

TapAnswer Session::throw_die() {
  if (stage_.moving()) {
    settle();
    return {TapAnswer::Kind::Settled, {}, {}};
  }
  if (!status().may_throw) {
    return {};
  }
  play(drawn());
  return {TapAnswer::Kind::Thrown, {}, {}};
}

TapAnswer Session::choose(std::size_t choice) {
  if (choice >= choices_.size()) {
    return {};
  }
  play(Move(choices_[choice].move));
  return {TapAnswer::Kind::Moved, {}, {}};
}

void Session::focus_step(int direction) {
  if (choices_.empty()) {
    return;
  }
  const auto count = static_cast<int>(choices_.size());
  const int from = focus_ ? static_cast<int>(*focus_) : (direction > 0 ? -1 : 0);
  focus_ = static_cast<std::size_t>((from + direction + count) % count);
}

TapAnswer Session::confirm() {
  if (stage_.moving() || status().may_throw) {
    return throw_die();
  }
  if (choices_.size() == 1) {
    return choose(0);
  }
  if (!focus_) {
    focus_step(1);
    return {TapAnswer::Kind::Selected, {}, {}};
  }
  return choose(*focus_);
}

void Session::force(Move move) {
  stage_.settle();
  play(move);
}

void Session::jump(std::size_t plies) {
  rebuild(std::min(plies, match().made().size()));
  stage_.shift(match().game().tokens(match().state()));
  refresh();
}

bool Session::can_undo() const { return last_decision().has_value(); }

bool Session::undo() {
  const auto plies = last_decision();
  if (!plies) {
    return false;
  }
  jump(*plies);
  return true;
}

// The ply before the last real choice that a person here made.
std::optional<std::size_t> Session::last_decision() const {
  std::optional<std::size_t> found;
  games::State state = match().origin();
  const games::Game& game = match().game();
  for (std::size_t ply = 0; ply < match().made().size(); ++ply) {
    const Actor actor = game.actor(state);
    if (actor.kind == Actor::Kind::Seat && is_person(actor.seat)) {
      core::MoveList list;
      game.moves(state, list);
      found = list.size() > 1 ? std::optional(ply) : found;
    }
    game.play(state, match().made()[ply]);
  }
  return found;
}

}  // namespace view
