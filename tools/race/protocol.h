// The headless protocol: one command per line in, its answer out. Holds the one open match; an
// error leaves it unchanged.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "play/link/link.h"
#include "room.h"
#include "room_peer.h"

namespace race {

// `<rules line or preset> <games> [seed]`: uniformly random games, timed.
[[nodiscard]] core::Expected<std::string> run_playouts(std::string_view words);

class Protocol {
 public:
  // The whole answer with its line ends; empty for an empty line and after `quit`.
  std::string answer(std::string_view line);
  [[nodiscard]] bool quit() const { return quit_; }

 private:
  using Answer = core::Expected<std::string>;
  enum class Needs : std::uint8_t { Nothing, Game };
  enum class Takes : std::uint8_t { Nothing, Words };
  struct Command {
    std::string_view name;
    Needs needs;  // whether a game must be open
    Takes takes;  // whether words may stand behind it
    Answer (Protocol::*answer)(std::string_view words);
  };
  static std::span<const Command> commands();

  Answer run(std::string_view command, std::string_view words);
  Answer list_presets(std::string_view);
  Answer bench(std::string_view);
  Answer leave(std::string_view);
  Answer begin(std::string_view rules);
  Answer set(std::string_view position);
  Answer load(std::string_view file);
  Answer open_link(std::string_view text);
  Answer playouts(std::string_view words) { return run_playouts(words); }
  Answer room(std::string_view words) { return room_.answer(words); }
  Answer peer(std::string_view words) { return peers_.answer(words); }
  Answer show(std::string_view);
  Answer actor(std::string_view);
  Answer moves(std::string_view);
  Answer play_moves(std::string_view tokens);
  Answer undo(std::string_view count);
  Answer perft(std::string_view depth);
  Answer divide(std::string_view depth);
  Answer hash(std::string_view);
  Answer play_on(std::string_view words);
  Answer save(std::string_view);
  Answer print_link(std::string_view);
  Answer go(std::string_view words);
  Answer view(std::string_view colour);
  void open(play::Match match);
  void open(play::Setup setup);
  void open(games::Position position);
  void open(play::Replay replay);
  void open(play::Mail mail) { open(std::move(mail.replay)); }
  void open(const play::room::Invitation&) {}  // holds no game
  [[nodiscard]] play::Match& match() { return replay_->rounds.back(); }

  std::optional<play::Replay> replay_;
  RoomCommands room_;
  PeerCommands peers_;
  std::size_t loaded_ = 0;  // moves that came with the open match and cannot be undone
  bool quit_ = false;
};

}  // namespace race
