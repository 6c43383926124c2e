// One sitting at the table, as the page sees it: a match, who sits where, where chance comes from,
// the bots in slices, what is shown of it (the stage) and what has been touched (the picker). The
// match is always current; only the stage is behind. Every move enters the match in one place,
// whether a person here picked it or it was received. Knows no window, no widget and no clock: time
// is passed in as seconds. Pixels belong to touch.h, the picture to table.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/wait.h"
#include "play/chance_source.h"
#include "play/rounds.h"
#include "play/thinker.h"
#include "view/table/log.h"
#include "view/table/picker.h"
#include "view/table/stage.h"

namespace view {

// A person's preferences; they change nothing in the game.
struct Comfort {
  float speed = 1.0F;         // of the animation, 0…4; 0 shows results at once
  bool still = false;         // results are shown at once, but bots take their time
  bool forced = false;        // forced moves are made automatically: see Session::forced_throw
  bool auto_throw = false;    // the die is thrown automatically
  bool tap_throws = true;     // a tap on the table that has no other meaning throws
  bool confirm = false;       // a person's move is made only when it is named a second time
  bool works_by_hand = true;  // what Tabletop::worked_by_hand allows is left to skill
  float bot_pause = 0.35F;    // seconds a bot waits before it throws or moves, at speed 1
  float bot_speed = 1.0F;     // how much faster bots' actions are shown than people's
};

// Seconds, so that a person sees why their move is forced.
inline constexpr float kForcedPause = 0.22F;
// Others' actions in a row run at their pace for so many seconds at speed 1, then so much faster.
inline constexpr float kPatience = 3.2F;
inline constexpr float kCatchUp = 2.5F;

// Whose turn it is and what is expected, as far as it has been shown: no result is announced before
// its piece, card or die has shown it. Everything else in a game's HUD is read from Session::shown.
struct Status {
  core::Actor actor;         // who decides next in the match itself
  core::SeatIndex seat = 0;  // whose turn it is (at the end: the winner)
  bool person_acts = false;  // a person here has to act, and the stage has caught up
  bool may_throw = false;    // the person must throw, or draw a card
  bool may_enter = false;    // people must enter the results of dice or cards, also for bots
  bool must_work = false;    // the person must decide a chance by skill
  bool waits = false;        // for an outcome that is not known here yet
  bool over = false;  // the round is over; a match of several may go on: play::next_round_waits
};

// How a person's work ended; Chance: left to the rules' chance.
enum class WorkEnd : std::uint8_t { Hit, Miss, Chance };

// The result of something that a person did.
struct TapAnswer {
  // Again: on the piece that is picked already. A drag takes it along, a mere tap lets go of it.
  enum class Kind : std::uint8_t { Nothing, Thrown, Moved, Selected, WhyNot, Settled, Again };
  Kind kind = Kind::Nothing;
  std::optional<core::Sentence> why = {};  // only for WhyNot: a sentence to be translated
  std::optional<glm::vec2> at = {};        // the pixel at which to show it, if not at the touch
};

class Session {
 public:
  // Continues a replay's last round; play::new_replay begins one. `maker` makes the bots and must
  // know at least play::kStandInLevel.
  Session(play::Replay replay, play::ChanceSource chance, play::AgentMaker maker);

  // Advances by `seconds`: clips run, bots think one slice, automatic moves are made. Returns when
  // it should be called again, if nobody touches anything before.
  core::Wait update(float seconds);
  // Whether a bot has not finished thinking; think_on() does one more slice of it.
  [[nodiscard]] bool thinks() const { return thinks_; }
  void think_on();
  // Finishes the running animation at once.
  void settle();
  // Shows its end, and everything that others do until a person here must decide, at once.
  void skip();
  // How strongly the pieces that may be moved call attention to themselves, 0…1.
  [[nodiscard]] float beckoned() const;
  // Whether past events are still being shown.
  [[nodiscard]] bool animating() const { return stage_.showing(); }
  // Whether bots play or their actions are being shown, so that skip() has an effect.
  [[nodiscard]] bool others_play() const;
  // The sounds that have become due since the last call.
  [[nodiscard]] std::vector<Cue> take_cues() { return stage_.take_cues(); }

  // Receives moves that nobody here has picked: those of bots, replays, lessons, links and the
  // debug panel. Ends the running animation and plays the move. Refuses a move that is not legal
  // now (in a game with hidden hands: cannot be legal), and then changes nothing.
  [[nodiscard]] core::Checked receive(core::Move move);

  [[nodiscard]] const play::Match& match() const { return replay_.rounds.back(); }
  [[nodiscard]] const play::Replay& replay() const { return replay_; }
  [[nodiscard]] const std::vector<play::Player>& players() const { return replay_.players; }
  // Increases whenever the match changes: time to save. At least 1, and different in every session.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  [[nodiscard]] Status status() const;
  [[nodiscard]] std::span<const LogEntry> log() const { return log_; }
  // The part of the log that has been shown, and the position after it. Words come from here.
  [[nodiscard]] std::span<const LogEntry> told() const;
  [[nodiscard]] const games::State& shown() const { return stage_.state(); }
  [[nodiscard]] const play::ChanceSource& chance() const { return chance_; }
  // Changes the source of chance: a lesson's next step, what the devices of a room have drawn
  // since, or people's own dice put away.
  void draw_from(play::ChanceSource chance);
  // In a match of several rounds: begins the next one, if one is due.
  void begin_next_round();

  // Hidden hands. With several people at one device a curtain falls between their turns: until the
  // person at the seat returned here lifts it, no hand is shown and nobody has choices.
  [[nodiscard]] std::optional<core::SeatIndex> curtain() const;
  void lift_curtain();
  // Whose hand may be shown now: that of the person who has the device.
  [[nodiscard]] std::optional<core::SeatIndex> viewer() const;
  // The position as that person may see it, as far as it has been shown.
  [[nodiscard]] games::State view() const;

  // The legal moves while a person here acts, and what has been touched of them.
  [[nodiscard]] const Picker& picker() const { return picker_; }
  [[nodiscard]] Picker& picker() { return picker_; }
  // Whether one of them is to draw another card.
  [[nodiscard]] bool may_draw_again() const { return picker_.find(chance_thing()).has_value(); }
  // People's actions. All of these do nothing while no person acts, except that throwing settles a
  // running animation. Drawing also draws another card where that is a choice. `choice` is an index
  // of picker().choices().
  TapAnswer throw_or_draw();
  TapAnswer choose(std::size_t choice);
  // Touches one of the picker's options; if this leaves only one choice, it is chosen.
  TapAnswer pick(Thing thing);
  // The keyboard's one key: throws, chooses the only choice, or picks the focused option.
  TapAnswer confirm();
  // The possible outcomes of people's own dice or cards; empty unless status().may_enter.
  [[nodiscard]] std::vector<core::Move> outcomes() const;
  // Enters the outcome, one of outcomes().
  void enter(core::Move outcome);
  // The result of a person's skill; does nothing unless status().must_work.
  void end_work(WorkEnd end);

  // Goes back to the previous decision of a person here; false if there is none. What may be
  // decided by skill cannot be taken back, nor anything in play by link.
  [[nodiscard]] bool can_undo() const;
  bool undo();
  // Whether undo() would take back the last move alone, which was a choice.
  [[nodiscard]] bool undoes_last_move() const;
  // For the debug panel, replays and decisions that a room refused: shows the position after
  // `plies` moves (at most those made), and continues from there.
  void jump(std::size_t plies);

  [[nodiscard]] const Tabletop& tabletop() const { return *tabletop_; }
  [[nodiscard]] const Stage& stage() const { return stage_; }

  Comfort comfort;

 private:
  void start();
  void play(core::Move move);
  void changed();
  void refresh();  // after any change: updates what a person may choose
  void rebuild(std::size_t plies);
  void note_decision(const games::State& before, std::size_t ply);
  void find_last_decision();
  [[nodiscard]] core::SeatIndex turn() const { return tabletop_->turn(match().state()); }
  [[nodiscard]] bool is_person(core::SeatIndex seat) const { return players()[seat].is_person(); }
  [[nodiscard]] bool is_bot(core::SeatIndex seat) const { return players()[seat].is_bot(); }
  [[nodiscard]] bool by_hand() const;
  [[nodiscard]] bool entered(const games::State& state) const;
  [[nodiscard]] core::MoveList legal_moves(const games::State& state) const;
  [[nodiscard]] bool waits() const;
  [[nodiscard]] bool throws_by_itself() const;
  // Whether a person's throw decides nothing: it is a further one in the same turn, or every
  // outcome leaves no choice. The first throw of a sitting is left to them, and so is every throw
  // with a single piece, where there never is a choice.
  [[nodiscard]] bool forced_throw() const;
  // Whether the last move, made in this sitting, was to draw another card: that needs no second
  // touch.
  [[nodiscard]] bool chose_to_draw() const;
  [[nodiscard]] bool leaves_choice(core::Move outcome) const;
  [[nodiscard]] bool threw_in_this_turn() const;
  [[nodiscard]] bool has_thrown(core::SeatIndex seat) const;
  [[nodiscard]] int pieces_of(core::SeatIndex seat) const;
  [[nodiscard]] core::Move outcome() const {
    return play::outcome(chance_, match(), replay_.rounds.size() - 1);
  }
  [[nodiscard]] float rate() const;
  [[nodiscard]] bool concerns_people(const core::Event& event) const;
  void rush();
  void think_ahead();
  [[nodiscard]] std::optional<core::Move> think(core::SeatIndex seat);
  core::Wait act();
  core::Wait act_for_chance();
  core::Wait act_for_bot(core::SeatIndex seat);
  core::Wait act_for_person(core::SeatIndex seat);
  [[nodiscard]] core::Wait rest_of(float pause) const;

  play::Replay replay_;
  play::ChanceSource chance_;
  play::Thinker thinker_;
  std::uint64_t revision_ = 0;
  core::FixedList<core::SeatIndex, core::kMaxSeats> people_;  // seats of the people here
  std::unique_ptr<Tabletop> tabletop_;
  Stage stage_;
  Picker picker_;
  std::vector<LogEntry> log_;
  std::size_t begun_ = 0;  // moves already made in this round when the sitting began
  std::optional<core::SeatIndex> holder_;     // who lifted the curtain last
  std::optional<std::size_t> last_decision_;  // moves made before the one to be taken back
  float waited_ = 0.0F;                       // seconds since everything was shown
  float looked_ = 0.0F;                       // the same by the clock; see act_for_chance
  float beckoning_ = 0.0F;                    // seconds since choices were offered
  float others_ = 0.0F;                       // seconds since a person here did something
  bool skips_ = false;                        // skipping to a person's next decision
  bool thinks_ = false;                       // a bot has not decided yet
  bool forced_throw_ = false;                 // the value for this position
};

// Switches between people's own dice and the device's; see play::with_own_dice.
void use_own_dice(Session& session, bool own);

}  // namespace view
