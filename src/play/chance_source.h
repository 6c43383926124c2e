// Where the outcomes of chance come from in a sitting. One source is chosen when the game is
// opened; the code that plays the game asks it for the outcome and does not know which source
// answers. “Not known yet” is an answer. Knows no screen and no network.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "play/match.h"

namespace play {

// What sets a source apart from the others.
struct SourceTraits {
  // When the outcome that is due is known. `Ready`: as soon as `next` holds it; `ReadyForUs`: the
  // same, and a person at this device draws.
  enum class Known : std::uint8_t { Always, Ready, ReadyForUs, Never };
  Known known = Known::Never;
  bool people_decide = false;      // people at this device make moves
  bool runs_by_itself = false;     // bots, automatic throws and forced moves proceed by themselves
  bool throws_for_others = false;  // what others leave lying is thrown here, once it is known
  bool takes_back = false;         // people may take moves back
  bool changes_dice = false;       // people may switch between their own dice and the device's
  bool leaves_to_skill = false;    // people may decide a chance by skill, as with the maze's claw
  bool has_seed = false;           // all luck of the game follows from one seed
};

// This device throws and draws. Outcomes follow from the seed, the round and the number of moves
// made in it, so taking a move back and making it again gives the same luck.
struct SeededChance {
  static constexpr SourceTraits kTraits{.known = SourceTraits::Known::Always,
                                        .people_decide = true,
                                        .runs_by_itself = true,
                                        .takes_back = true,
                                        .changes_dice = true,
                                        .leaves_to_skill = true,
                                        .has_seed = true};
  std::uint64_t seed = 0;
};

// People throw their own dice or draw their own cards and enter the outcome. Outcomes that nobody
// throws (who begins, a dealt hand) still follow from the seed.
struct OwnDice {
  static constexpr SourceTraits kTraits = SeededChance::kTraits;
  std::uint64_t seed = 0;
};

// The luck of a date (daily.h): the n-th throw or card is the same for everybody, whatever was
// played before it. Outcomes and moves cannot be taken back.
struct DatedDice {
  static constexpr SourceTraits kTraits{.known = SourceTraits::Known::Always,
                                        .people_decide = true,
                                        .runs_by_itself = true,
                                        .leaves_to_skill = true,
                                        .has_seed = true};
  std::uint64_t seed = 0;
};

// Play by link with open hands: the seed of this device's run, which every other device can check.
// Outcomes and moves cannot be taken back.
struct LinkDice {
  static constexpr SourceTraits kTraits{
      .known = SourceTraits::Known::Always, .people_decide = true, .runs_by_itself = true};
  std::uint64_t seed = 0;  // see run_seed in mail.h
};

// Play by link with sealed hands: the next cards of the seat at this device, in order. Nothing else
// is drawn here: the others' cards come with their moves.
struct SealedCards {
  static constexpr SourceTraits kTraits{
      .known = SourceTraits::Known::ReadyForUs, .people_decide = true, .runs_by_itself = true};
  std::vector<Move> next;
};

// A room: outcomes follow from what all members have shown (room/chance.h). `next` holds the
// outcomes that are known but not yet on this table; it is empty while some member has not shown.
// Outcomes and moves cannot be taken back.
struct AgreedDice {
  static constexpr SourceTraits kTraits{.known = SourceTraits::Known::Ready,
                                        .people_decide = true,
                                        .runs_by_itself = true,
                                        .throws_for_others = true};
  std::vector<Move> next;
  std::uint64_t seed = 0;     // for the bots that this device plays
  std::uint8_t bots = 0;      // the seats of these, bit 0 the first
  bool over = false;          // all have agreed to end the game: nobody decides anything any more
  bool is_automatic = false;  // the due outcome is drawn automatically on every device
  bool operator==(const AgreedDice&) const = default;
};

// A lesson: a throw gives the first of `wanted`; a decision that is not wanted is not played, but
// answered with `otherwise`. Nothing moves by itself.
struct LessonChance {
  static constexpr SourceTraits kTraits{
      .known = SourceTraits::Known::Always, .people_decide = true, .takes_back = true};
  std::vector<Move> wanted;
  bool any = false;  // every legal move is wanted
  core::Sentence otherwise;
};

// The game is only shown: outcomes and moves come from a replay, and nobody here decides anything.
struct ShownChance {
  static constexpr SourceTraits kTraits{.known = SourceTraits::Known::Never};
};

using ChanceSource = std::variant<SeededChance, OwnDice, DatedDice, LinkDice, SealedCards,
                                  AgreedDice, LessonChance, ShownChance>;

// Whether the source has the outcome that is due. `ours`: a person at this device throws or draws.
[[nodiscard]] bool knows_outcome(const ChanceSource& source, bool ours);
// The outcome that is due: a legal move of `match`, where chance must be to act. `round`: how many
// rounds came before this match; each has luck of its own. Only if knows_outcome.
[[nodiscard]] Move outcome(const ChanceSource& source, const Match& match, std::size_t round = 0);
// Tells the source that its outcome has been played.
void use_outcome(ChanceSource& source);

// Whether all luck of the game follows from one seed; in a room or by link it is agreed between the
// devices, throw by throw or run by run.
[[nodiscard]] bool has_seed(const ChanceSource& source);
// The seed of the sitting's luck and its bots; 0 if the source has none.
[[nodiscard]] std::uint64_t seed_of(const ChanceSource& source);
// Whether people may take moves back.
[[nodiscard]] bool may_take_back(const ChanceSource& source);
// Whether people at this device decide anything.
[[nodiscard]] bool people_decide(const ChanceSource& source);
// Whether throws of people elsewhere are made here too: as soon as they are known if no person
// makes them, else with that person's decision, or if it is long in coming.
[[nodiscard]] bool throws_for_others(const ChanceSource& source);
// Whether people may decide a chance by skill, as the maze's claw lets them: where no other device
// checks the outcome, and no lesson expects one.
[[nodiscard]] bool leaves_to_skill(const ChanceSource& source);
// Whether the due outcome is drawn automatically on every device.
[[nodiscard]] bool is_automatic_everywhere(const ChanceSource& source);
// Whether bots, automatic throws and forced moves proceed by themselves.
[[nodiscard]] bool runs_by_itself(const ChanceSource& source);
// Whether a bot at that seat is played here: in a room another device may do so.
[[nodiscard]] bool plays_bot(const ChanceSource& source, core::SeatIndex seat);
// Why a person's decision is refused; only a lesson refuses legal moves.
[[nodiscard]] core::Checked refuse_unwanted(const ChanceSource& source, Move move);
// Whether people may switch between their own dice and the device's: only in an ordinary game.
[[nodiscard]] bool may_own_dice(const ChanceSource& source);
// The same source with people's own dice or with the device's; unchanged unless may_own_dice.
[[nodiscard]] ChanceSource with_own_dice(ChanceSource source, bool own);

}  // namespace play
