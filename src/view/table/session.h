// One sitting at the table, as the page sees it: a match, who sits where, the dealer, the bots in
// slices, what is shown of it (the stage) and what a tap means (the picker). The match is always
// current; only the stage lags behind. Knows no window, no widget and no clock but the seconds
// that it is told.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/agent.h"
#include "play/rounds.h"
#include "view/board/camera.h"
#include "view/table/stage.h"

namespace view {

// How a person likes to play; changes nothing in the game.
struct Comfort {
  float speed = 1.0F;        // of the animation, 0…4; 0 shows results at once
  bool auto_move = false;    // the only legal move is played by itself
  bool auto_throw = false;   // the die is thrown by itself
  bool confirm = false;      // a person’s move is made only when it is named a second time
  bool claw_by_hand = true;  // a person works the claw; otherwise chance decides
  bool own_dice = false;     // people throw their own dice, and enter what fell
  float bot_pause = 0.35F;   // seconds a bot waits before it throws or moves, at speed 1
};

// Whose turn it is and what is wanted. What else a game's HUD shows, it reads from the position.
struct Status {
  core::Actor actor;         // who decides next in the match itself
  core::SeatIndex seat = 0;  // whose turn it is (at the end: the winner)
  bool person_acts = false;  // a person here must move or throw, and the stage has caught up
  bool may_throw = false;    // … namely throw, or draw a card
  bool may_enter = false;    // … namely enter what their own dice or cards show, for bots too
  bool claw = false;         // … namely work the claw
  bool over = false;         // the round; see Session::next_round_waits
};

// A legal move of the person whose turn it is, and what it would do.
struct Choice {
  core::Move move;
  std::string token;  // as the notation prints it
  Steps steps;        // what is touched to name it
  struct Leg {
    core::Colour colour;
    Way way;
  };
  std::vector<Leg> legs;    // ways of the pieces that go by themselves
  std::vector<Thing> hits;  // pieces that it sends back
  std::vector<Thing> then;  // where the rest of a move in parts could go after it
  [[nodiscard]] bool moves_piece() const {
    return move.kind == core::MoveKind::Walk || move.kind == core::MoveKind::Swap;
  }
};

// A thing that may be touched next.
struct Option {
  Thing thing;
  std::size_t choices = 0;  // how many moves it may begin or go on with
  std::size_t first = 0;    // the first of them among Session::choices
};

// Something that happened, for the log: its events are told by view/words/narrator.h.
struct LogEntry {
  std::size_t ply = 0;       // after this many moves of the match
  core::SeatIndex seat = 0;  // whose turn it was
  core::Event event;
};

// How a person's claw ended; Chance: the rules' chance decides.
enum class ClawEnd : std::uint8_t { Hit, Miss, Chance };

// What became of a tap on the table.
struct TapAnswer {
  enum class Kind : std::uint8_t { Nothing, Thrown, Moved, Selected, WhyNot, Settled };
  Kind kind = Kind::Nothing;
  std::optional<core::Sentence> why;  // a sentence to be translated; only for WhyNot
  glm::vec2 at{0.0F};                 // pixel to show it at
};

// A teacher's hand on the table: only what a lesson wants is played. Any other legal move is
// answered with a word, and nothing falls by itself.
struct Guide {
  std::vector<core::Move> wanted;  // at a throw its outcome
  bool any = false;                // every legal move is wanted
  core::Sentence otherwise;
};

class Session {
 public:
  // A new game. `players` in the order of `seats=`; `seed` decides every throw. `maker` makes the
  // bots; it knows at least the level "greedy", which stands in for one that it does not know.
  Session(games::Game game, std::vector<play::Player> players, std::uint64_t seed,
          play::AgentMaker maker);
  // Goes on with a replay's last round.
  Session(play::Replay replay, std::uint64_t seed, play::AgentMaker maker);

  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Lets `seconds` pass: clips run, bots think one slice, automatic moves are made. True while
  // another frame is wanted.
  bool update(float seconds);
  // Finishes the running animation at once.
  void settle();
  [[nodiscard]] bool animating() const { return stage_.moving(); }
  // A card is wanted that is not dealt yet; see `dealt`.
  [[nodiscard]] bool waits_for_cards() const {
    return dealt && match().actor() == core::kChance && (dealt->empty() || !is_person(turn()));
  }
  // What is to be heard since the last call.
  [[nodiscard]] std::vector<Cue> take_cues() { return stage_.take_cues(); }

  [[nodiscard]] const play::Match& match() const { return replay_.rounds.back(); }
  [[nodiscard]] const play::Replay& replay() const { return replay_; }
  [[nodiscard]] const std::vector<play::Player>& players() const { return replay_.players; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  // Goes up whenever the match changes: time to save.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  [[nodiscard]] Status status() const;
  // Legal moves while a person acts, of those that fit what is picked; empty otherwise. In the
  // order of keys 1…9.
  [[nodiscard]] std::span<const Choice> choices() const { return choices_; }
  [[nodiscard]] std::span<const LogEntry> log() const { return log_; }
  [[nodiscard]] games::Standing standing() const { return play::standing(replay_); }
  // A match of several rounds: begins the next one, if one waits.
  [[nodiscard]] bool next_round_waits() const { return play::next_round_waits(replay_); }
  void begin_next_round();

  // --- Hidden hands. With several people at one device a curtain falls between them: until the
  // next one lifts it, nobody's hand is shown and nobody has choices.
  [[nodiscard]] std::optional<core::SeatIndex> curtain() const;
  void lift_curtain();
  // Whose hand may be shown now: that of the person who holds the device.
  [[nodiscard]] std::optional<core::SeatIndex> viewer() const;
  // The position as they may see it.
  [[nodiscard]] games::State view() const;
  // The paint of a colour in this game.
  [[nodiscard]] Hue hue(core::Colour colour) const { return tabletop_->hue(colour); }
  // The seat's first colour.
  [[nodiscard]] core::Colour colour_of_seat(core::SeatIndex seat) const;

  // Input. All of these do nothing while no person acts (a tap then settles the animation).
  TapAnswer throw_or_draw();
  TapAnswer choose(std::size_t choice);
  // What people's own dice or cards may show now; empty unless status().may_enter.
  [[nodiscard]] std::vector<core::Move> outcomes() const;
  // It showed one of outcomes().
  void enter(core::Move outcome);
  // The result of the claw that a person here worked; nothing unless status().claw.
  void claw(ClawEnd end);
  // Touches one of options(): the move that it names is played, or it is picked and what may come
  // next remains.
  TapAnswer pick(const Thing& thing);
  // The things picked so far, the first one first.
  [[nodiscard]] const Steps& picked() const { return picked_; }
  // Takes the last thing picked back; false if there is none.
  bool unpick();
  // The move that waits to be named a second time; see Comfort::confirm.
  [[nodiscard]] std::optional<std::size_t> unconfirmed() const;
  // What may be touched next, in the order of the choices.
  [[nodiscard]] std::span<const Option> options() const { return options_; }
  // Where a thing is on the table now; nothing for what only a button stands for.
  [[nodiscard]] std::optional<Spot> spot_of(const Thing& thing) const;
  TapAnswer tap(const Camera& camera, glm::vec2 pixel);
  // The end of a drag that began with a tap: goes on with what lies under the pixel.
  TapAnswer drop(const Camera& camera, glm::vec2 pixel);
  void hover(const Camera& camera, std::optional<glm::vec2> pixel);        // nothing: pointer left
  void point_at(std::optional<std::size_t> choice) { pointed_ = choice; }  // from its button
  void focus_step(int direction);  // keyboard: next or previous option
  TapAnswer confirm();             // keyboard: throws, or picks the focused option
  [[nodiscard]] std::optional<std::size_t> focus() const { return focus_; }
  // The choice that is pointed at or focused, if it is only one.
  [[nodiscard]] std::optional<std::size_t> pointed() const;
  // A legal move that is recommended: marked on the table until the position changes.
  void recommend(core::Move move) { recommended_ = move; }
  void recommend_nothing() { recommended_.reset(); }
  // It among the choices, if it is one of them.
  [[nodiscard]] std::optional<std::size_t> recommended() const;
  // The event that is being shown, if any.
  [[nodiscard]] std::optional<Told> showing() const { return stage_.moment().running; }
  // Back to the previous decision of a person here; false if there is none. A claw that has been
  // tried cannot be taken back.
  [[nodiscard]] bool can_undo() const;
  bool undo();

  // For the debug panel: plays any legal move or chance outcome at once.
  void force(core::Move move);
  // For the debug panel and replays: shows the position after `plies` moves and goes on from there.
  void jump(std::size_t plies);

  // The table: board, pieces, props and marks for this moment. The camera and theme are the
  // caller's.
  [[nodiscard]] const Tabletop& tabletop() const { return *tabletop_; }
  [[nodiscard]] const Board& board() const { return tabletop_->board(); }
  void fill(Scene& scene) const;

  Comfort comfort;
  bool only_shows = false;   // a replay: nobody acts, and nothing falls by itself
  bool moves_stand = false;  // play by link: nothing is taken back
  // Play by link with sealed hands: the cards that the person here draws next, the first one first.
  // Nothing else falls; when there is none, the game waits.
  std::optional<std::vector<core::Move>> dealt;
  std::optional<Guide> guide;  // in a lesson
  float touch_radius = 22.0F;  // framebuffer pixels: a finger hits at least this far around a thing

 private:
  void start();
  void play(core::Move move);
  void refresh();  // after any change: choices, focus, hover
  void rebuild(std::size_t plies);
  [[nodiscard]] core::SeatIndex turn() const;
  [[nodiscard]] int people() const;
  void log_event(std::size_t ply, core::SeatIndex turn, const core::Event& event);
  [[nodiscard]] bool is_person(core::SeatIndex seat) const;
  [[nodiscard]] bool is_bot(core::SeatIndex seat) const;
  [[nodiscard]] bool by_hand() const;
  [[nodiscard]] bool entered(const games::State& state) const;
  [[nodiscard]] bool throws_by_itself() const;
  bool act();
  bool act_for_bot();
  [[nodiscard]] bool rested(float pause) const;
  [[nodiscard]] core::Move drawn() const;
  [[nodiscard]] bool is_wanted(core::Move move) const;
  [[nodiscard]] bool needs_confirming(core::Move move);
  [[nodiscard]] std::optional<std::size_t> last_decision() const;
  void narrow();  // choices and options from what is picked
  [[nodiscard]] std::optional<Told> last_lying() const;
  [[nodiscard]] std::optional<std::size_t> piece_at(const Camera& camera, glm::vec2 pixel) const;
  [[nodiscard]] std::optional<std::size_t> option_at(const Camera& camera, glm::vec2 pixel) const;
  [[nodiscard]] std::vector<std::size_t> aimed_at(const Camera& camera, glm::vec2 pixel) const;
  void add_pieces(Scene& scene) const;
  void add_marks(Scene& scene) const;
  [[nodiscard]] bool is_partners(const Thing& thing, const Choice& choice) const;
  void add_option(Scene& scene, std::size_t option) const;
  void add_target(Scene& scene, const Choice& choice, float strength) const;
  void add_way(Scene& scene, const Choice& choice) const;
  void add_recommended(Scene& scene, const Choice& choice) const;

  play::Replay replay_;
  std::uint64_t seed_;
  play::AgentMaker make_agent_;
  std::uint64_t revision_ = 0;
  std::unique_ptr<Tabletop> tabletop_;
  Stage stage_;
  std::vector<Choice> all_;  // of the person who acts
  Steps picked_;
  std::vector<Choice> choices_;  // those of them that begin with what is picked
  std::vector<Option> options_;  // what may come next of them
  std::vector<LogEntry> log_;
  std::unique_ptr<play::Agent> thinking_;  // the bot at work, if any
  bool thought_ = false;                   // its answer stands
  std::optional<core::SeatIndex> holder_;  // who lifted the curtain last
  float waited_ = 0.0F;                    // seconds since the stage came to rest
  std::optional<glm::vec2> pointer_;       // on the board
  std::optional<std::size_t> focus_;       // option of the keyboard
  std::optional<std::size_t> hovered_;     // option under the pointer
  std::optional<core::Move> recommended_;  // of the position as it is
  std::optional<core::Move> unconfirmed_;  // waits to be named a second time
  std::optional<std::size_t> pointed_;     // choice whose target or button is under the pointer
};

// A legal move in `state` with what names it and what it would do.
[[nodiscard]] Choice make_choice(const Tabletop& table, const games::State& state, core::Move move);

}  // namespace view
