#include "play/chance_source.h"

#include <algorithm>
#include <cassert>

#include "core/bits.h"
#include "play/dealer.h"

namespace play {

namespace {

// A lesson leaves nothing to luck; this seed decides where any throw will do.
constexpr std::uint64_t kLessonSeed = 1;

const std::vector<Move>* ready_outcomes(const ChanceSource& source) {
  if (const auto* agreed = std::get_if<AgreedDice>(&source)) return &agreed->next;
  if (const auto* cards = std::get_if<SealedCards>(&source)) return &cards->next;
  if (const auto* lesson = std::get_if<LessonChance>(&source)) return &lesson->wanted;
  return nullptr;
}

// The generator depends on how many outcomes of this kind there have been, not on the moves made:
// captures and bonuses add moves, but no throws.
Move dated_outcome(const DatedDice& dice, const Match& match) {
  core::MoveList list;
  match.game().moves(match.state(), list);
  unsigned kinds = 0;
  for (const Move move : list) kinds |= 1U << static_cast<unsigned>(move.kind);
  const auto fallen = std::count_if(
      match.made().begin(), match.made().end(),
      [kinds](const Move& move) { return core::has_bit(kinds, static_cast<unsigned>(move.kind)); });
  core::Rng rng = luck(dice.seed ^ (std::uint64_t{kinds} << 32U), static_cast<std::size_t>(fallen));
  return draw(match.game(), match.state(), list, rng);
}

}  // namespace

bool knows_outcome(const ChanceSource& source, bool ours) {
  if (std::holds_alternative<ShownChance>(source)) return false;
  if (const auto* agreed = std::get_if<AgreedDice>(&source)) return !agreed->next.empty();
  const auto* cards = std::get_if<SealedCards>(&source);
  return cards == nullptr || (ours && !cards->next.empty());
}

Move outcome(const ChanceSource& source, const Match& match) {
  assert(match.actor() == core::kChance && "only chance has outcomes");
  const std::vector<Move>* ready = ready_outcomes(source);
  if (ready != nullptr && !ready->empty()) return ready->front();
  if (const auto* dated = std::get_if<DatedDice>(&source)) return dated_outcome(*dated, match);
  const std::uint64_t seed =
      std::holds_alternative<LessonChance>(source) ? kLessonSeed : seed_of(source);
  return draw_at(match.game(), match.state(), seed, match.made().size());
}

void use_outcome(ChanceSource& source) {
  const auto take_first = [](std::vector<Move>& next) {
    if (!next.empty()) next.erase(next.begin());
  };
  if (auto* cards = std::get_if<SealedCards>(&source)) take_first(cards->next);
  if (auto* agreed = std::get_if<AgreedDice>(&source)) take_first(agreed->next);
}

std::uint64_t seed_of(const ChanceSource& source) {
  if (const auto* seeded = std::get_if<SeededChance>(&source)) return seeded->seed;
  if (const auto* own = std::get_if<OwnDice>(&source)) return own->seed;
  if (const auto* dated = std::get_if<DatedDice>(&source)) return dated->seed;
  if (const auto* link = std::get_if<LinkDice>(&source)) return link->seed;
  if (const auto* agreed = std::get_if<AgreedDice>(&source)) return agreed->seed;
  return 0;
}

bool may_take_back(const ChanceSource& source) {
  return may_own_dice(source) || std::holds_alternative<LessonChance>(source);
}

bool people_decide(const ChanceSource& source) {
  const auto* agreed = std::get_if<AgreedDice>(&source);
  return !(agreed != nullptr && agreed->over) && !std::holds_alternative<ShownChance>(source);
}

bool throws_for_others(const ChanceSource& source) {
  return std::holds_alternative<AgreedDice>(source);
}

bool runs_by_itself(const ChanceSource& source) {
  return people_decide(source) && !std::holds_alternative<LessonChance>(source);
}

core::Checked refuse_unwanted(const ChanceSource& source, Move move) {
  const auto* lesson = std::get_if<LessonChance>(&source);
  if (lesson == nullptr || lesson->any) return std::nullopt;
  const auto& wanted = lesson->wanted;
  const bool is_wanted = std::find(wanted.begin(), wanted.end(), move) != wanted.end();
  return is_wanted ? std::nullopt : core::Checked(lesson->otherwise);
}

bool may_own_dice(const ChanceSource& source) {
  return std::holds_alternative<SeededChance>(source) || std::holds_alternative<OwnDice>(source);
}

ChanceSource with_own_dice(ChanceSource source, bool own) {
  if (!may_own_dice(source)) return source;
  const std::uint64_t seed = seed_of(source);
  return own ? ChanceSource(OwnDice{seed}) : ChanceSource(SeededChance{seed});
}

}  // namespace play
