#include "play/room/evidence.h"

#include <algorithm>

#include "play/room/wire.h"

namespace play::room {

namespace {

constexpr std::size_t kMostEntries = 32;
constexpr std::size_t kMostSetups = 16;
constexpr std::size_t kMostKeys = 12;

template <class T>
void add(std::vector<T>& list, T item, std::size_t most) {
  if (list.size() == most) {
    list.erase(list.begin());
  }
  list.push_back(std::move(item));
}

// Whether this READY is the author's own, who has lost its store and so what it wrote before.
bool is_without_store(const Letter& part, const Key& author) {
  const Ready* ready = part->as<Ready>();
  return ready && part->key == author && ready->has(Ready::kNoStore);
}

// The attempt of a START, 0 if its author cannot know whether it has written another; nothing for
// other entries.
std::optional<std::uint32_t> attempt_of(const Letter& letter) {
  const Start* start = std::get_if<Start>(&letter->as<Entry>()->content);
  if (!start) {
    return std::nullopt;
  }
  std::uint32_t attempt = 0;
  for (const Bytes& part : start->parts) {
    const Reading reading = read(part, {}, Signatures::Covered);
    if (!reading || is_without_store(reading.letter, letter->key)) {
      return 0;
    }
    if (const Setup* setup = reading.letter->as<Setup>()) {
      attempt = setup->attempt;
    }
  }
  return attempt;
}

}  // namespace

std::optional<Evidence::Proof> Evidence::note(const Letter& letter, Tag game) {
  if (letter->as<Entry>()) {
    return note_entry(letter);
  }
  if (const Setup* setup = letter->as<Setup>(); setup && setup->game == game && game != 0) {
    note_setup(letter);
  }
  return letter->as<Ready>() ? note_ready(letter) : std::nullopt;
}

bool Evidence::two_stories(const Noted& a, const Noted& b) {
  if (a.entry->key != b.entry->key || a.attempt.has_value() != b.attempt.has_value()) {
    return false;
  }
  if (a.attempt) {
    return *a.attempt != 0 && *a.attempt == *b.attempt;
  }
  const Entry& one = *a.entry->as<Entry>();
  const Entry& two = *b.entry->as<Entry>();
  return one.game == two.game && one.prev == two.prev && one.seq == two.seq;
}

std::optional<Evidence::Proof> Evidence::note_entry(const Letter& letter) {
  const bool known = std::any_of(entries_.begin(), entries_.end(), [&](const Noted& one) {
    return one.entry->digest == letter->digest;
  });
  if (known) {
    return std::nullopt;
  }
  const Noted fresh{letter, attempt_of(letter)};
  for (const Noted& one : entries_) {
    if (two_stories(one, fresh)) {
      return Proof{one.entry, letter};
    }
  }
  add(entries_, fresh, kMostEntries);
  return std::nullopt;
}

void Evidence::note_setup(const Letter& letter) {
  const bool known = std::any_of(setups_.begin(), setups_.end(), [&](const Letter& setup) {
    return setup->digest == letter->digest;
  });
  if (!known) {
    add(setups_, letter, kMostSetups);
  }
}

std::optional<Evidence::Proof> Evidence::note_ready(const Letter& letter) {
  const Digest& answers = letter->as<Ready>()->setup;
  const auto setup = std::find_if(setups_.begin(), setups_.end(),
                                  [&](const Letter& one) { return one->digest == answers; });
  if (setup == setups_.end()) {
    return std::nullopt;
  }
  std::erase_if(promises_, [&](const Promise& one) { return one.ready->key == letter->key; });
  add(promises_, Promise{*setup, letter}, kMostKeys);
  for (const Shown& shown : shows_) {
    if (broken(promises_.back(), shown)) {
      return Proof{*setup, letter, shown.show};
    }
  }
  return std::nullopt;
}

std::optional<Evidence::Proof> Evidence::note_show(const Letter& show, std::uint32_t attempt) {
  std::erase_if(shows_, [&](const Shown& one) { return one.show->key == show->key; });
  add(shows_, Shown{show, attempt}, kMostKeys);
  for (const Promise& promise : promises_) {
    if (broken(promise, shows_.back())) {
      return Proof{promise.setup, promise.ready, show};
    }
  }
  return std::nullopt;
}

bool Evidence::broken(const Promise& promise, const Shown& shown) {
  const Setup& setup = *promise.setup->as<Setup>();
  const Ready& ready = *promise.ready->as<Ready>();
  return promise.ready->key == shown.show->key && setup.game == shown.show->as<Show>()->game &&
         setup.attempt > shown.attempt && ready.rank.at < shown.attempt &&
         !ready.has(Ready::kNoStore);
}

}  // namespace play::room
