#include "play/room/log/log.h"

#include <algorithm>
#include <cassert>

#include "play/room/hands.h"
#include "play/room/start_check.h"

namespace play::room {

Log::Log(const Log&) = default;
Log::Log(Log&&) noexcept = default;
Log& Log::operator=(const Log&) = default;
Log& Log::operator=(Log&&) noexcept = default;
Log::~Log() = default;

Word Log::hear(Part bytes) {
  const Reading reading = read(bytes, room_);
  return reading ? take(reading.letter) : reading.word;
}

Word Log::take(const Letter& letter) {
  if (const Entry* entry = letter->as<Entry>()) {
    return take_entry(letter, *entry);
  }
  const Show* show = letter->as<Show>();
  return show ? take_show(letter, *show) : Word::Type;
}

Word Log::take_entry(const Letter& letter, const Entry& entry) {
  if (const Word word = place(*letter, entry); word != Word::Entry) {
    return word;
  }
  if (const Start* start = std::get_if<Start>(&entry.content)) {
    return take_start(letter, entry, *start);
  }
  const bool deals = position()->hands() != nullptr;
  if (const Moves* moves = std::get_if<Moves>(&entry.content)) {
    return deals ? take_hand_moves(letter, entry, *moves) : take_moves(letter, entry, *moves);
  }
  if (!deals) {
    return Word::Kind;
  }
  const Deal* deal = std::get_if<Deal>(&entry.content);
  return deal != nullptr ? take_deal(letter, entry, *deal)
                         : take_open(letter, entry, std::get<Open>(entry.content));
}

Word Log::place(const Message& message, const Entry& entry) const {
  const bool start = std::holds_alternative<Start>(entry.content);
  if (start && !empty() && message.digest == game_digest_) {
    return Word::Old;
  }
  if (start && entry.game == 0) {  // of a new game; `prev` is checked with the START
    return entry.seq == 0 ? Word::Entry : Word::Order;
  }
  if (empty() || entry.game != tag()) {
    return Word::Game;
  }
  if (entry.seq < length()) {
    return entries_[entry.seq]->digest == message.digest ? Word::Old : Word::Fork;
  }
  if (entry.seq > length()) {
    return Word::Order;
  }
  if (entry.prev != head()) {
    return Word::Fork;
  }
  return over() ? Word::End : Word::Entry;
}

Word Log::take_start(const Letter& letter, const Entry& entry, const Start& start) {
  StartCheck check(*this, *letter, entry, start);
  if (const Word word = check.run(); word != Word::Entry) {
    return word;
  }
  begin(
      letter, check.segment(),
      !start.outcomes.empty() ? *outcomes_ : Outcomes{{}, empty() ? SharedPosition() : position()});
  return Word::Entry;
}

void Log::begin(const Letter& letter, Segment segment, const Outcomes& drawn) {
  Outcomes made = drawn;
  if (segment.setup.has(Setup::kNew)) {
    auto beginning = book_->open(segment.setup.rules);
    assert(beginning && "a START that was taken has rules");
    *this = Log(room_, parts_, *book_);
    seats_ = std::move(beginning->seats);
    made = {{}, std::move(beginning->start)};
  }
  if (segment.setup.has(Setup::kNew) || segment.setup.has(Setup::kApart)) {
    game_digest_ = letter->digest;
  }
  if (const HandsPosition* hands = made.position->hands()) {
    made.position = hands->seated(segment, holders_of(segment), segment.setup.has(Setup::kApart));
  }
  segments_.push_back(std::move(segment));
  append(letter, made.moves, std::move(made.position));
}

void Log::append(const Letter& letter, std::span<const Move> moves, SharedPosition position) {
  moves_before_.push_back(static_cast<std::uint32_t>(made_.size()));
  made_.insert(made_.end(), moves.begin(), moves.end());
  positions_.push_back(std::move(position));
  entries_.push_back(letter);
  outcomes_.reset();
  for (Member& member : segments_.back().members) {
    const Letter newest = member.shows.empty() ? nullptr : member.shows.back();
    std::erase_if(member.shows, [&](const Letter& show) {
      return show != newest && show->as<Show>()->seq + 2 < length();
    });
  }
  settle();
}

Log Log::cut(std::uint32_t entries, Bonds bonds) const {
  if (entries == 0) {
    return Log(room_, parts_, *book_);
  }
  Log log = *this;
  if (entries >= length() && bonds == Bonds::Kept) {
    return log;
  }
  if (entries < length()) {
    log.entries_.resize(entries);
    log.positions_.resize(entries);
    log.made_.resize(moves_before_[entries]);
    log.moves_before_.resize(entries);
  }
  while (log.segments_.back().seq >= entries) {
    log.segments_.pop_back();
  }
  if (bonds == Bonds::Forgotten) {
    log.forget_shows();
  }
  auto began = log.segments_.end() - 1;
  while (began != log.segments_.begin() && !began->setup.has(Setup::kApart)) {
    --began;
  }
  log.game_digest_ = log.entries_[began->seq]->digest;
  log.final_ = std::min(final_, entries);
  log.outcomes_.reset();
  log.settle();
  return log;
}

// Forgets the shows for entries that are missing, and whatever only they prove.
void Log::forget_shows() {
  proven_ = true;
  for (Member& member : segments_.back().members) {
    std::erase_if(member.shows,
                  [&](const Letter& show) { return show->as<Show>()->seq >= length(); });
    if (member.shown.number() > element_number()) {
      member.shown.forget_after(element_number());
      proven_ =
          proven_ && !member.shows.empty() && member.shows.back()->as<Show>()->seq + 1 == length();
    }
  }
}

std::optional<Log> Log::followed_by(const Letter& start) const {
  Log next(room_, parts_, *book_);
  if (next.take(start) != Word::Entry) {
    return std::nullopt;
  }
  const std::vector<Key> ready = keys_of(next.members());
  const auto here =
      empty() ? 0 : std::count_if(members().begin(), members().end(), [&](const Member& one) {
        return contains(ready, one.key);
      });
  const bool ended = empty() || over();
  return ended || 2 * static_cast<std::size_t>(here) > members().size() ? std::optional(next)
                                                                        : std::nullopt;
}

std::vector<Letter> Log::missing_from(std::uint32_t entries) const {
  std::vector<Letter> letters;
  for (std::size_t i = 0; i < segments_.size(); ++i) {
    const std::uint32_t first = std::max(segments_[i].seq, entries);
    const std::uint32_t end = i + 1 < segments_.size() ? segments_[i + 1].seq : length();
    if (end < entries) {
      continue;
    }
    const bool whole = entries <= segments_[i].seq;
    if (whole) {
      letters.push_back(entries_[segments_[i].seq]);
    }
    for (const Member& member : segments_[i].members) {
      if (!member.shows.empty()) {
        letters.push_back(member.shows.back());
      }
    }
    for (std::uint32_t seq = first + (whole ? 1 : 0); seq < end; ++seq) {
      letters.push_back(entries_[seq]);
    }
  }
  return letters;
}

}  // namespace play::room
