// One honest device, which is a whole peer, and five controlled by one program: they share all
// knowledge, and before each throw choose whatever a member may choose. Law 3 of rooms.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "play/room/peer/peer.h"
#include "rooms/dice.h"

namespace rooms {

// The choices of the five: the order of seats, their chains, their moves, and which of them falls
// silent when they dislike a throw.
enum class Choice : std::uint8_t { Order, Chains, Move, Silence };
inline constexpr std::size_t kChoices = 4;
inline constexpr std::size_t kTries = 16;  // for each choice

inline constexpr std::size_t kSix = kFaces - 1;  // the face that they want
inline constexpr std::array<std::uint32_t, kFaces> kFairWeights = {1, 1, 1, 1, 1, 1};
// The five say HELLO whenever this much time has passed.
inline constexpr play::room::Millis kBetween_ms = 4000;

// The index of the try that scores best; among equals, the first.
template <class Score>
std::size_t best_of(std::size_t tries, Score&& score) {
  std::size_t best = 0;
  std::size_t most = 0;
  for (std::size_t i = 0; i < tries && most < kSix; ++i) {
    if (const std::size_t now = score(i); now > most) {
      most = now;
      best = i;
    }
  }
  return best;
}

using Faces = std::array<std::uint64_t, kFaces>;

struct Throws {
  Faces all{};  // including throws that only the five came to know
  // How often each face came after each option of each choice.
  std::array<std::array<Faces, kTries>, kChoices> by{};
  // Turns whose throw might be repeated by falling silent; those of them that ended with a six; how
  // often somebody fell silent for it; turns that bots then played for them.
  std::uint64_t tempted = 0;
  std::uint64_t tempted_sixes = 0;
  std::uint64_t absences = 0;
  std::uint64_t bot_turns = 0;
};

class Conspiracy {
 public:
  // Foresight: they see the honest device's next element before it is shown, which no room allows;
  // proves that a fault would be noticed.
  enum class Sight : std::uint8_t { None, Foresight };
  Conspiracy(std::uint64_t seed, Sight sight) : seed_(seed), sight_(sight) {}

  // Plays games until there have been this many throws. False if anything broke the rules.
  [[nodiscard]] bool play(std::uint64_t throws);
  [[nodiscard]] const Throws& throws() const { return throws_; }

 private:
  using Letter = play::room::Letter;
  using Key = play::room::Key;
  using Elements = std::vector<play::ChainKey>;

  [[nodiscard]] bool play_game();
  [[nodiscard]] play::ChainKey drawn(std::uint64_t a, std::uint64_t b, std::uint64_t c) const;
  [[nodiscard]] Letter say(const play::room::Body& body, const Key& key) const;
  void tell(const Letter& letter);
  void step(const play::room::Input& input);
  void wait(play::room::Millis ms);

  void open_room();
  [[nodiscard]] bool sit_down();
  [[nodiscard]] play::room::Setup seated(std::size_t order) const;
  [[nodiscard]] bool start(const Letter& setup, const std::vector<Key>& members);
  [[nodiscard]] Letter start_of(const Letter& setup, const std::vector<Key>& members,
                                std::size_t chains);
  [[nodiscard]] bool change();

  [[nodiscard]] bool settle();
  [[nodiscard]] bool hear_show();
  void show_but(const Key& silent);
  [[nodiscard]] bool fall_silent();
  [[nodiscard]] bool move();
  [[nodiscard]] std::size_t best_move() const;

  [[nodiscard]] play::ChainKey guess(const Key& of, std::uint32_t number) const;
  [[nodiscard]] std::size_t expected(const play::room::Digest& game, const play::room::Digest& head,
                                     const std::vector<Key>& members, std::uint32_t number) const;
  void count(std::size_t face);
  [[nodiscard]] std::size_t& choice(Choice which) {
    return chosen_[static_cast<std::size_t>(which)];
  }

  std::uint64_t seed_;
  Sight sight_;
  Throws throws_;
  std::uint64_t thrown_ = 0;
  std::uint64_t game_ = 0;

  // The room of this game.
  std::unique_ptr<play::room::Peer> peer_;
  Key honest_{};
  play::ChainKey known_{};  // the newest element of the honest device that all have
  std::vector<Key> five_;
  std::unique_ptr<play::room::Log> log_;
  std::map<Key, Elements> chains_;  // all elements, from the tip on
  std::vector<Key> silent_;
  play::room::Millis now_ = 0;
  std::uint32_t hellos_ = 0;
  std::uint64_t turns_ = 0;
  std::array<std::size_t, kChoices> chosen_{};
  // The last message of the honest device.
  Letter ready_;
  Letter show_;
  Letter entry_;
};

}  // namespace rooms
