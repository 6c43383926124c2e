#include "play/chance_source.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "core/bits.h"
#include "play/dealer.h"

namespace play {

namespace {

// A lesson leaves nothing to luck; this seed decides where any throw will do.
constexpr std::uint64_t kLessonSeed = 1;

SourceTraits traits_of(const ChanceSource& source) {
  return std::visit([](const auto& one) { return std::remove_cvref_t<decltype(one)>::kTraits; },
                    source);
}

// The outcomes that are known already; null for a source that keeps none.
const std::vector<Move>* ready_outcomes(const ChanceSource& source) {
  return std::visit(
      []([[maybe_unused]] const auto& one) -> const std::vector<Move>* {
        if constexpr (requires { one.next; }) return &one.next;
        if constexpr (requires { one.wanted; }) return &one.wanted;
        return nullptr;
      },
      source);
}

// The generator depends on how many outcomes of this kind there have been, not on the moves made:
// captures and bonuses add moves, but no throws.
Move dated_outcome(const DatedDice& dice, const Match& match) {
  core::MoveList list;
  match.game().moves(match.state(), list);
  unsigned kinds = 0;
  for (const Move move : list) kinds |= 1U << static_cast<unsigned>(move.kind);
  const auto drawn = std::count_if(
      match.made().begin(), match.made().end(),
      [kinds](const Move& move) { return core::has_bit(kinds, static_cast<unsigned>(move.kind)); });
  core::Rng rng = luck(dice.seed ^ (std::uint64_t{kinds} << 32U), static_cast<std::size_t>(drawn));
  return draw(match.game(), match.state(), rng);
}

}  // namespace

bool knows_outcome(const ChanceSource& source, bool ours) {
  const auto ready = [&source] { return !ready_outcomes(source)->empty(); };
  switch (traits_of(source).known) {
    case SourceTraits::Known::Always: return true;
    case SourceTraits::Known::Ready: return ready();
    case SourceTraits::Known::ReadyForUs: return ours && ready();
    case SourceTraits::Known::Never: break;
  }
  return false;
}

Move outcome(const ChanceSource& source, const Match& match, std::size_t round) {
  assert(match.actor() == core::kChance && "only chance has outcomes");
  const std::vector<Move>* ready = ready_outcomes(source);
  if (ready != nullptr && !ready->empty()) return ready->front();
  if (const auto* dated = std::get_if<DatedDice>(&source)) return dated_outcome(*dated, match);
  const std::uint64_t seed =
      std::holds_alternative<LessonChance>(source) ? kLessonSeed : seed_of(source);
  return draw_at(match.game(), match.state(), seed_of_round(seed, round), match.made().size());
}

void use_outcome(ChanceSource& source) {
  std::visit(
      []([[maybe_unused]] auto& one) {
        if constexpr (requires { one.next; }) {
          if (!one.next.empty()) one.next.erase(one.next.begin());
        }
      },
      source);
}

std::uint64_t seed_of(const ChanceSource& source) {
  return std::visit(
      []([[maybe_unused]] const auto& one) -> std::uint64_t {
        if constexpr (requires { one.seed; }) return one.seed;
        return 0;
      },
      source);
}

bool has_seed(const ChanceSource& source) { return traits_of(source).has_seed; }

bool may_take_back(const ChanceSource& source) { return traits_of(source).takes_back; }

bool people_decide(const ChanceSource& source) {
  const auto* agreed = std::get_if<AgreedDice>(&source);
  return traits_of(source).people_decide && !(agreed != nullptr && agreed->over);
}

bool throws_for_others(const ChanceSource& source) { return traits_of(source).throws_for_others; }

bool leaves_to_skill(const ChanceSource& source) { return traits_of(source).leaves_to_skill; }

bool is_automatic_everywhere(const ChanceSource& source) {
  const auto* agreed = std::get_if<AgreedDice>(&source);
  return agreed != nullptr && agreed->is_automatic;
}

bool runs_by_itself(const ChanceSource& source) {
  return traits_of(source).runs_by_itself && people_decide(source);
}

bool plays_bot(const ChanceSource& source, core::SeatIndex seat) {
  const auto* agreed = std::get_if<AgreedDice>(&source);
  return runs_by_itself(source) && (agreed == nullptr || core::has_bit(agreed->bots, seat));
}

core::Checked refuse_unwanted(const ChanceSource& source, Move move) {
  const auto* lesson = std::get_if<LessonChance>(&source);
  if (lesson == nullptr || lesson->any) return std::nullopt;
  const auto& wanted = lesson->wanted;
  const bool is_wanted = std::find(wanted.begin(), wanted.end(), move) != wanted.end();
  return is_wanted ? std::nullopt : core::Checked(lesson->otherwise);
}

bool may_own_dice(const ChanceSource& source) { return traits_of(source).changes_dice; }

ChanceSource with_own_dice(ChanceSource source, bool own) {
  if (!may_own_dice(source)) return source;
  const std::uint64_t seed = seed_of(source);
  return own ? ChanceSource(OwnDice{seed}) : ChanceSource(SeededChance{seed});
}

}  // namespace play
