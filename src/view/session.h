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
#include "play/replay.h"
#include "view/camera.h"
#include "view/layout.h"
#include "view/scene.h"
#include "view/stage.h"

namespace view {

// How a person likes to play; changes nothing in the game.
struct Comfort {
  float speed = 1.0F;       // of the animation, 0…4; 0 shows results at once
  bool auto_move = false;   // the only legal move is played by itself
  bool auto_throw = false;  // the die is thrown by itself
  float bot_pause = 0.35F;  // seconds a bot waits before it throws or moves, at speed 1
};

// What the HUD's head line shows.
struct Status {
  core::Actor actor;         // who decides next in the match itself
  core::SeatIndex seat = 0;  // whose turn it is (at the end: the winner)
  bool person_acts = false;  // a person here must move or throw, and the stage has caught up
  bool may_throw = false;    // … namely throw
  int thrown = 0;            // the throw in use, 0 if none
  int steps = 0;             // how far it goes; a six may count seven (0: differs by colour)
  int sixes = 0;             // unbroken run of sixes in this turn
  int bonus = 0;             // bonus steps to be used now
  std::vector<int> next;     // preview: each seat's next throw, 0 unknown; empty without preview
  bool over = false;
};

// A legal move of the person whose turn it is.
struct Choice {
  core::Move move;
  std::string token;     // as the notation prints it
  std::string from, to;  // spots as the notation prints them, e.g. "12", "c3", "n", "g"
  core::Colour colour = 0;
  bool captures = false;
  bool passes = false;
};

// Something that happened, for the log: its events are told by view/narrator.h.
struct LogEntry {
  std::size_t ply = 0;       // after this many moves of the match
  core::SeatIndex seat = 0;  // whose turn it was
  core::Event event;
};

// What became of a tap on the table.
struct TapAnswer {
  enum class Kind : std::uint8_t { Nothing, Thrown, Moved, Selected, WhyNot, Settled };
  Kind kind = Kind::Nothing;
  std::optional<core::Error> why;  // a sentence to be translated; only for WhyNot
  glm::vec2 at{0.0F};              // pixel to show it at
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

  [[nodiscard]] const play::Match& match() const { return replay_.rounds.back(); }
  [[nodiscard]] const play::Replay& replay() const { return replay_; }
  [[nodiscard]] const std::vector<play::Player>& players() const { return replay_.players; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  // Goes up whenever the match changes: time to save.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  [[nodiscard]] Status status() const;
  // Legal moves while a person acts; empty otherwise. In the order of keys 1…9.
  [[nodiscard]] std::span<const Choice> choices() const { return choices_; }
  [[nodiscard]] std::span<const LogEntry> log() const { return log_; }
  [[nodiscard]] games::Standing standing() const {
    return match().game().standing(match().state());
  }
  // The paint of a colour in this game.
  [[nodiscard]] Hue hue(core::Colour colour) const;
  // The seat's first colour.
  [[nodiscard]] core::Colour colour_of_seat(core::SeatIndex seat) const;

  // Input. All of these do nothing while no person acts (a tap then settles the animation).
  TapAnswer throw_die();
  TapAnswer choose(std::size_t choice);
  TapAnswer tap(const Camera& camera, glm::vec2 pixel);
  void hover(const Camera& camera, std::optional<glm::vec2> pixel);  // nothing: pointer left
  void focus_step(int direction);  // keyboard: next or previous choice
  TapAnswer confirm();             // keyboard: throws, or plays the focused choice
  [[nodiscard]] std::optional<std::size_t> focus() const { return focus_; }
  // Back to the previous decision of a person here; false if there is none.
  [[nodiscard]] bool can_undo() const;
  bool undo();

  // For the debug panel: plays any legal move or chance outcome at once.
  void force(core::Move move);
  // For the debug panel and replays: shows the position after `plies` moves and goes on from there.
  void jump(std::size_t plies);

  // The table: board, pieces, dice and marks for this moment. The camera and theme are the
  // caller's.
  [[nodiscard]] const Board& board() const { return board_; }
  void fill(Scene& scene) const;

  Comfort comfort;
  float touch_radius = 22.0F;  // framebuffer pixels: a finger hits at least this far around a thing

 private:
  void start();
  void play(core::Move move);
  void refresh();  // after any change: choices, focus, hover
  void tell(const core::EventList& events, core::SeatIndex seat);
  void rebuild(std::size_t plies);
  [[nodiscard]] core::SeatIndex turn() const;
  [[nodiscard]] bool is_person(core::SeatIndex seat) const;
  [[nodiscard]] bool is_bot(core::SeatIndex seat) const;
  [[nodiscard]] bool throws_by_itself() const;
  bool act();
  bool act_for_bot();
  [[nodiscard]] bool rested(float pause) const;
  [[nodiscard]] core::Move drawn() const;
  [[nodiscard]] std::optional<std::size_t> last_decision() const;
  [[nodiscard]] std::optional<std::size_t> piece_at(const Camera& camera, glm::vec2 pixel) const;
  [[nodiscard]] std::optional<std::size_t> choice_at(const Camera& camera, glm::vec2 pixel) const;
  [[nodiscard]] bool nest_at(const Camera& camera, glm::vec2 pixel) const;
  [[nodiscard]] glm::vec3 spot_of(const Stage::Shown& piece) const;
  [[nodiscard]] glm::vec3 target_of(const Choice& choice) const;
  void add_pieces(Scene& scene) const;
  void add_die(Scene& scene) const;
  void add_marks(Scene& scene) const;
  void add_path(Scene& scene, const Choice& choice, float strength) const;

  play::Replay replay_;
  std::uint64_t seed_;
  play::AgentMaker make_agent_;
  std::uint64_t revision_ = 0;
  Board board_;
  Stage stage_;
  std::vector<Choice> choices_;
  std::vector<LogEntry> log_;
  std::unique_ptr<play::Agent> thinking_;  // the bot at work, if any
  bool thought_ = false;                   // its answer stands
  float waited_ = 0.0F;                    // seconds since the stage came to rest
  std::optional<std::size_t> focus_;       // choice of the keyboard
  std::optional<std::size_t> hovered_;     // choice under the pointer
};

// The board of a game as it is drawn, the first person's colour at the bottom.
[[nodiscard]] Board make_board(const games::Game& game, core::Colour bottom);

}  // namespace view
