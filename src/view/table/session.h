// One sitting at the table, as the page sees it: a match, who sits where, where chance comes from,
// the bots in slices, what is shown of it (the stage) and what has been touched (the picker). The
// match is always current; only the stage lags behind. Every move becomes part of the match at one
// place, whether a person here has picked it or it has been received. Knows no window, no widget
// and no clock but the seconds that it is told; pixels are touch.h's, the picture is table.h's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "play/chance_source.h"
#include "play/rounds.h"
#include "play/thinker.h"
#include "view/table/log.h"
#include "view/table/picker.h"
#include "view/table/stage.h"

namespace view {

// How a person likes to play; changes nothing in the game.
struct Comfort {
  float speed = 1.0F;        // of the animation, 0…4; 0 shows results at once
  bool still = false;        // results are shown at once, but bots take their time
  bool forced = false;       // what is forced goes by itself: see Session::forced_throw
  bool auto_throw = false;   // the die is thrown by itself
  bool tap_throws = true;    // a tap on the table that means nothing else throws
  bool confirm = false;      // a person’s move is made only when it is named a second time
  bool claw_by_hand = true;  // a person works the claw; otherwise chance decides
  float bot_pause = 0.35F;   // seconds a bot waits before it throws or moves, at speed 1
  float bot_speed = 1.0F;    // how much faster what bots do is shown than what people do
};

// Whose turn it is and what is wanted, as far as it has been shown: nothing tells a result before
// its object does. What else a game's HUD shows, it reads from Session::shown.
struct Status {
  core::Actor actor;         // who decides next in the match itself
  core::SeatIndex seat = 0;  // whose turn it is (at the end: the winner)
  bool person_acts = false;  // a person here has something to do, and the stage has caught up
  bool may_throw = false;    // the person must throw, or draw a card
  bool may_enter = false;    // people must enter what their own dice or cards show, for bots too
  bool claw = false;         // the person must work the claw
  bool waits = false;        // for an outcome that is not known here yet
  bool over = false;         // the round; a match of several may go on: play::next_round_waits
};

// How a person's claw ended; Chance: the rules' chance decides.
enum class ClawEnd : std::uint8_t { Hit, Miss, Chance };

// What became of something that a person did.
struct TapAnswer {
  enum class Kind : std::uint8_t { Nothing, Thrown, Moved, Selected, WhyNot, Settled };
  Kind kind = Kind::Nothing;
  std::optional<core::Sentence> why = {};  // a sentence to be translated; only for WhyNot
  glm::vec2 at{0.0F};                      // pixel to show it at; zero: where the touch was
};

class Session {
 public:
  // Goes on with a replay's last round; play::new_replay begins one. `maker` makes the bots: it
  // knows at least the level "greedy".
  Session(play::Replay replay, play::ChanceSource chance, play::AgentMaker maker);

  // Lets `seconds` pass: clips run, bots think one slice, automatic moves are made. True while
  // another frame is wanted.
  bool update(float seconds);
  // Finishes the running animation at once.
  void settle();
  // Shows the end of it, and at once all that others do until a person here must decide.
  void skip();
  // How far the pieces that may be moved have drawn attention to themselves, 0…1.
  [[nodiscard]] float beckoned() const;
  // Something that has happened is still being shown.
  [[nodiscard]] bool animating() const { return stage_.showing(); }
  // Bots play, or what they did is being shown: skip() has something to pass over.
  [[nodiscard]] bool others_play() const;
  // The sounds that have become due since the last call.
  [[nodiscard]] std::vector<Cue> take_cues() { return stage_.take_cues(); }

  // The way in for moves that nobody here has picked: those of bots, replays, lessons, links and
  // the debug panel. Ends the running animation and plays the move; refuses one that is not legal
  // now (in a game with hidden hands: cannot be legal), and then nothing has changed.
  [[nodiscard]] core::Checked receive(core::Move move);

  [[nodiscard]] const play::Match& match() const { return replay_.rounds.back(); }
  [[nodiscard]] const play::Replay& replay() const { return replay_; }
  [[nodiscard]] const std::vector<play::Player>& players() const { return replay_.players; }
  // Goes up whenever the match changes: time to save.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  [[nodiscard]] Status status() const;
  [[nodiscard]] std::span<const LogEntry> log() const { return log_; }
  // The part of it that has been shown, and the position after that. Words come from here.
  [[nodiscard]] std::span<const LogEntry> told() const;
  [[nodiscard]] const games::State& shown() const { return stage_.state(); }
  [[nodiscard]] const play::ChanceSource& chance() const { return chance_; }
  // From now on chance comes from here: a lesson's next step, people's own dice put away.
  void draw_from(play::ChanceSource chance);
  // A match of several rounds: begins the next one, if one waits.
  void begin_next_round();

  // Hidden hands. With several people at one device a curtain falls between them: until the next
  // one, whose seat is given, lifts it, nobody's hand is shown and nobody has choices.
  [[nodiscard]] std::optional<core::SeatIndex> curtain() const;
  void lift_curtain();
  // Whose hand may be shown now: that of the person who holds the device.
  [[nodiscard]] std::optional<core::SeatIndex> viewer() const;
  // The position as they may see it.
  [[nodiscard]] games::State view() const;

  // The legal moves while a person here acts, and what they have touched of them.
  [[nodiscard]] const Picker& picker() const { return picker_; }
  [[nodiscard]] Picker& picker() { return picker_; }
  // What people do. All of these do nothing while no person acts, except that throwing settles a
  // running animation. `choice` is an index of picker().choices().
  TapAnswer throw_or_draw();
  TapAnswer choose(std::size_t choice);
  // Touches one of the picker's options: the only choice that it leaves is chosen.
  TapAnswer pick(Thing thing);
  // The keyboard's one key: throws, chooses the only choice, or picks the focused option.
  TapAnswer confirm();
  // What people's own dice or cards may show now; empty unless status().may_enter.
  [[nodiscard]] std::vector<core::Move> outcomes() const;
  // Enters what they showed, one of outcomes().
  void enter(core::Move outcome);
  // The result of the claw that a person here worked; nothing unless status().claw.
  void claw(ClawEnd end);

  // Back to the previous decision of a person here; false if there is none. A claw that has been
  // tried cannot be taken back, nor can anything in play by link.
  [[nodiscard]] bool can_undo() const;
  bool undo();
  // For the debug panel and replays: shows the position after `plies` moves, at most those made,
  // and goes on from there.
  void jump(std::size_t plies);

  [[nodiscard]] const Tabletop& tabletop() const { return *tabletop_; }
  [[nodiscard]] const Stage& stage() const { return stage_; }

  Comfort comfort;

 private:
  void start();
  void play(core::Move move);
  void changed();
  void refresh();  // after any change: what a person may choose
  void rebuild(std::size_t plies);
  void note_decision(const games::State& before, std::size_t ply);
  void find_last_decision();
  [[nodiscard]] core::SeatIndex turn() const { return tabletop_->turn(match().state()); }
  [[nodiscard]] bool is_person(core::SeatIndex seat) const {
    return players()[seat].kind == play::Player::Kind::Human;
  }
  [[nodiscard]] bool is_bot(core::SeatIndex seat) const {
    return players()[seat].kind == play::Player::Kind::Bot;
  }
  [[nodiscard]] bool by_hand() const;
  [[nodiscard]] bool entered(const games::State& state) const;
  [[nodiscard]] core::MoveList legal_moves(const games::State& state) const;
  [[nodiscard]] bool waits() const;
  [[nodiscard]] bool throws_by_itself() const;
  // A person's throw that decides nothing: it is a further one in the same turn, or whatever falls
  // leaves no choice. The first throw of a game is left to them, and so is every throw with a
  // single piece, with which there never is a choice.
  [[nodiscard]] bool forced_throw() const;
  [[nodiscard]] bool leaves_choice(core::Move outcome) const;
  [[nodiscard]] bool threw_in_this_turn() const;
  [[nodiscard]] bool has_thrown(core::SeatIndex seat) const;
  [[nodiscard]] int pieces_of(core::SeatIndex seat) const;
  [[nodiscard]] core::Move outcome() const { return play::outcome(chance_, match()); }
  [[nodiscard]] float rate() const;
  [[nodiscard]] bool concerns_people(const core::Event& event) const;
  void rush();
  void think_ahead();
  [[nodiscard]] std::optional<core::Move> think(core::SeatIndex seat);
  bool act();
  bool act_for_chance();
  bool act_for_bot(core::SeatIndex seat);
  bool act_for_person(core::SeatIndex seat);
  [[nodiscard]] bool rested(float pause) const;

  play::Replay replay_;
  play::ChanceSource chance_;
  play::Thinker thinker_;
  std::uint64_t revision_ = 0;
  core::FixedList<core::SeatIndex, core::kMaxSeats> people_;  // seats of the people here
  std::unique_ptr<Tabletop> tabletop_;
  Stage stage_;
  Picker picker_;
  std::vector<LogEntry> log_;
  std::optional<core::SeatIndex> holder_;     // who lifted the curtain last
  std::optional<std::size_t> last_decision_;  // moves made before what a person may take back
  float waited_ = 0.0F;                       // seconds since everything was shown
  float beckoning_ = 0.0F;                    // seconds since choices were offered
  float others_ = 0.0F;                       // seconds since a person here did something
  bool skips_ = false;                        // on the way to a person's next decision
  bool forced_throw_ = false;                 // of this position
};

// People's own dice from now on, or the device's; see play::with_own_dice.
void use_own_dice(Session& session, bool own);

}  // namespace view
