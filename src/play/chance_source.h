// Where the outcomes of chance come from in a sitting. One source is chosen when the game is
// opened; whoever plays the game asks what falls and does not know which source answers. “Not known
// yet” is an answer. Knows no screen and no network.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "play/match.h"

namespace play {

// This device throws and draws. What falls follows from the seed and the number of moves made, so
// taking a move back and making it again meets the same luck.
struct SeededChance {
  std::uint64_t seed = 0;
};

// People throw their own dice or draw their own cards and enter what fell. Chance that nobody
// throws for (who begins, a dealt hand) still follows from the seed.
struct OwnDice {
  std::uint64_t seed = 0;
};

// The luck of a date (daily.h): the n-th throw or card is the same for everybody, whatever they
// have played before it. What has fallen stands, and so do the moves.
struct DatedDice {
  std::uint64_t seed = 0;
};

// Play by link with open hands: the seed of this device's run, which every other device can check.
// What has fallen stands, and so do the moves.
struct LinkDice {
  std::uint64_t seed = 0;  // see run_seed in mail.h
};

// Play by link with sealed hands: the cards that the seat at this device draws next, the first one
// first. Nothing else falls here: what others draw comes with their moves.
struct SealedCards {
  std::vector<Move> next;
};

// A room: what falls follows from what all of its members have shown (room/chance.h). `next` is
// what has fallen in this way and is not yet on this table; it is empty while some member has not
// shown. What has fallen stands, and so do the moves.
struct AgreedDice {
  std::vector<Move> next;
  std::uint64_t seed = 0;  // of the bots that this device plays
  bool over = false;       // all have agreed to end the game: nobody decides anything any more
};

// A lesson: a throw brings the first of `wanted`, and a decision that is not wanted is answered
// with `otherwise` instead of being played. Nothing happens by itself.
struct LessonChance {
  std::vector<Move> wanted;
  bool any = false;  // every legal move is wanted
  core::Sentence otherwise;
};

// The game is only shown: outcomes and moves come from a replay, and nobody here decides anything.
struct ShownChance {};

using ChanceSource = std::variant<SeededChance, OwnDice, DatedDice, LinkDice, SealedCards,
                                  AgreedDice, LessonChance, ShownChance>;

// Whether the source has the outcome that is due. `ours`: a person at this device throws or draws.
[[nodiscard]] bool knows_outcome(const ChanceSource& source, bool ours);
// That outcome: a legal move of `match`, in which chance is to act. Only if knows_outcome.
[[nodiscard]] Move outcome(const ChanceSource& source, const Match& match);
// The outcome that the source had ready has been played.
void use_outcome(ChanceSource& source);

// The seed that the sitting's luck and its bots follow from; 0 where there is none.
[[nodiscard]] std::uint64_t seed_of(const ChanceSource& source);
// Whether people may take moves back.
[[nodiscard]] bool may_take_back(const ChanceSource& source);
// Whether people at this device decide anything.
[[nodiscard]] bool people_decide(const ChanceSource& source);
// Whether throws of people elsewhere fall here by themselves, as soon as they are known.
[[nodiscard]] bool throws_for_others(const ChanceSource& source);
// Whether bots, automatic throws and forced moves go on without being asked for.
[[nodiscard]] bool runs_by_itself(const ChanceSource& source);
// Why a person's decision is refused; only a lesson refuses legal moves.
[[nodiscard]] core::Checked refuse_unwanted(const ChanceSource& source, Move move);
// Whether people may decide to throw their own dice, or not to: in an ordinary game.
[[nodiscard]] bool may_own_dice(const ChanceSource& source);
// The same source with people's own dice or with the device's; unchanged unless may_own_dice.
[[nodiscard]] ChanceSource with_own_dice(ChanceSource source, bool own);

}  // namespace play
