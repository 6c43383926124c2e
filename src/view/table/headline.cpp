#include "view/table/headline.h"

#include <algorithm>
#include <string>

#include "core/bits.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

namespace {

constexpr std::size_t kRecent = 8;  // events; older ones are no news

bool deserves_it(EventKind kind) {
  switch (kind) {
    case EventKind::Begins:
    case EventKind::Captured:
    case EventKind::Penalised:
    case EventKind::Arrived:
    case EventKind::Swapped:
    case EventKind::Jumped:
    case EventKind::ClawHit:
    case EventKind::ClawMissed:
    case EventKind::Won: return true;
    default: return false;
  }
}

using Entries = std::span<const LogEntry>;

// The last event of that kind, if there is one.
const Event* last(Entries entries, EventKind kind) {
  const auto found = std::find_if(entries.rbegin(), entries.rend(), [kind](const LogEntry& entry) {
    return entry.event.kind == kind;
  });
  return found == entries.rend() ? nullptr : &found->event;
}

// Whose pieces were sent back, each colour once, and the number of pieces.
struct Victims {
  std::string colours;
  int count = 0;
};
Victims victims_of(Entries entries, const Names& names) {
  Victims victims;
  unsigned seen = 0;
  for (const LogEntry& entry : entries) {
    if (entry.event.kind != EventKind::Captured) continue;
    ++victims.count;
    if (core::has_bit(seen, entry.event.colour)) continue;
    seen |= 1U << entry.event.colour;
    victims.colours += (victims.colours.empty() ? "" : ", ") + names.colours[entry.event.colour];
  }
  return victims;
}

// One sentence for several events of one move; nothing if the last event says it all.
std::optional<Sentence> together(Entries move, const Names& names) {
  const std::string& who = names.seats[move.front().seat];
  const Victims victims = victims_of(move, names);
  const Event* slid = last(move, EventKind::Slid);
  if (slid != nullptr && victims.count > 1)
    return Sentence{"{0} sweeps {1} off the slide.", {who, victims.colours}};
  if (last(move, EventKind::Jumped) != nullptr && victims.count > 0)
    return Sentence{"{0} takes {1}’s place.", {who, victims.colours}};
  const Event* other = last(move, EventKind::Swapped);
  if (other != nullptr && victims.count == 0)
    return Sentence{"{0} changes places with {1}.", {who, names.colours[other->colour]}};
  return std::nullopt;
}

}  // namespace

std::optional<Headline> headline(const games::Game& game, const Names& names,
                                 std::span<const LogEntry> told) {
  const std::size_t oldest = told.size() > kRecent ? told.size() - kRecent : 0;
  for (std::size_t i = told.size(); i-- > oldest;) {
    const LogEntry& entry = told[i];
    if (!deserves_it(entry.event.kind)) continue;
    std::size_t first = i;
    while (first > 0 && told[first - 1].ply == entry.ply) --first;
    std::size_t end = i + 1;
    while (end < told.size() && told[end].ply == entry.ply) ++end;
    const bool win = entry.event.kind == EventKind::Won;
    auto sentence = win ? std::nullopt : together(told.subspan(first, end - first), names);
    if (!sentence) sentence = describe(game, names, entry.seat, entry.event);
    if (sentence) return Headline{i + 1, entry.seat, *std::move(sentence)};
  }
  return std::nullopt;
}

}  // namespace view
