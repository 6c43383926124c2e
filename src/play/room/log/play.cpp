// The log's game: who plays, what the outcomes are, and which moves are accepted.
#include <algorithm>

#include "core/text.h"
#include "play/room/hands.h"
#include "play/room/log/log.h"
#include "play/room/moves_text.h"

namespace play::room {

using core::Actor;

std::size_t Log::player_of(core::SeatIndex seat) const {
  const std::vector<Seat>& seats = setup().seats;
  auto at =
      static_cast<std::size_t>(std::find(seats_.begin(), seats_.end(), seat) - seats_.begin());
  if (seats[at].kind != Seat::Kind::Person && !positions_.empty() &&
      position()->hands() != nullptr) {
    return 0;  // the dealer's
  }
  while (seats[at].kind != Seat::Kind::Person) {
    at = (at + seats.size() - 1) % seats.size();
  }
  const auto found = std::find_if(members().begin(), members().end(),
                                  [&](const Member& one) { return one.key == seats[at].key; });
  return static_cast<std::size_t>(found - members().begin());
}

bool Log::over() const {
  return !empty() && (setup().has(Setup::kEnds) || position()->actor() == core::kOver);
}

std::optional<std::size_t> Log::writer() const {
  if (!outcomes_ || over()) {
    return std::nullopt;
  }
  if (const HandsPosition* hands = outcomes_->position->hands()) {
    return hands->writer();
  }
  const Actor actor = outcomes_->position->actor();
  return actor.kind == Actor::Kind::Seat ? player_of(actor.seat) : 0;
}

bool Log::has_shown(std::size_t member) const {
  return members()[member].shown.number() >= element_number();
}

std::uint8_t Log::shown() const {
  unsigned bits = 0;
  for (std::size_t i = 0; !empty() && i < members().size(); ++i) {
    bits |= has_shown(i) ? 1U << i : 0U;
  }
  return static_cast<std::uint8_t>(bits);
}

void Log::settle() {
  const auto fewest = std::min_element(
      members().begin(), members().end(),
      [](const Member& a, const Member& b) { return a.shown.number() < b.shown.number(); });
  const std::uint32_t shown = fewest->shown.number();
  if (shown > 0) {
    final_ = std::max(final_, std::min(length(), segment().seq + shown));
  }
  if (outcomes_ || shown < element_number()) {
    return;
  }
  if (over()) {
    outcomes_ = Outcomes{{}, position()};
    return;
  }
  std::vector<ChainKey> elements;
  for (const Member& member : members()) {
    elements.push_back(member.shown.element(element_number()));
  }
  const Digest seed = seed_of(game_digest_, head(), elements);
  const HandsPosition* hands = position()->hands();
  outcomes_ = hands != nullptr ? Outcomes{{}, hands->named(seed)} : draw_outcomes(seed, position());
}

bool Log::named_another(const Message& message, const Entry& entry) const {
  const auto named = [&](const Letter& letter) {
    const Show& show = *letter->as<Show>();
    return show.seq == entry.seq && show.head != message.digest;
  };
  return std::any_of(members().begin(), members().end(), [&](const Member& member) {
    return std::any_of(member.shows.begin(), member.shows.end(), named);
  });
}

// Also keeps the show for the entry before the newest one, after which another continuation may
// begin.
void Log::remember(Member& member, const Letter& letter) const {
  const std::uint32_t seq = letter->as<Show>()->seq;
  const auto same = [&](const Letter& known) { return known->as<Show>()->seq == seq; };
  if (seq + 2 >= length() && std::none_of(member.shows.begin(), member.shows.end(), same)) {
    member.shows.insert(
        std::find_if(member.shows.begin(), member.shows.end(),
                     [&](const Letter& known) { return known->as<Show>()->seq > seq; }),
        letter);
  }
}

Word Log::take_show(const Letter& letter, const Show& show) {
  if (empty() || show.game != tag()) {
    return Word::Game;
  }
  std::vector<Member>& all = segments_.back().members;
  const auto member = std::find_if(all.begin(), all.end(),
                                   [&](const Member& one) { return one.key == letter->key; });
  if (member == all.end()) {
    return Word::Writer;
  }
  if (show.seq < segment().seq) {
    return Word::Old;
  }
  const bool there = show.seq < length();
  if (there && show.head != entries_[show.seq]->digest) {
    return Word::Head;
  }
  const std::uint32_t steps = show.seq - segment().seq;
  const bool seen = steps < member->shown.number();
  if (steps >= kMostRuns || (seen ? member->shown.element(steps + 1) != show.element
                                  : !member->shown.extend(show.element, steps + 1))) {
    return there ? Word::Element : Word::Order;
  }
  if (seen) {
    remember(*member, letter);
    return Word::Old;
  }
  std::erase_if(member->shows,
                [&](const Letter& known) { return known->as<Show>()->seq + 2 < length(); });
  member->shows.push_back(letter);
  settle();
  return Word::Shown;
}

Word Log::check_writer(const Letter& letter) const {
  if (element_number() >= kMostRuns) {
    return Word::Order;
  }
  if (!outcomes_) {
    return Word::Missing;
  }
  return letter->key == members()[*writer()].key ? Word::Entry : Word::Writer;
}

Word Log::take_moves(const Letter& letter, const Entry& entry, const Moves& moves) {
  if (const Word word = check_writer(letter); word != Word::Entry) {
    return word;
  }
  Outcomes made = *outcomes_;
  if (const Word word = read_moves(moves.text, *writer(), made); word != Word::Entry) {
    return word;
  }
  return take_made(letter, entry, moves.after, made);
}

Word Log::take_made(const Letter& letter, const Entry& entry, std::uint64_t after,
                    const Outcomes& made) {
  if (after != made.position->hash()) {
    return Word::State;
  }
  if (named_another(*letter, entry)) {
    return Word::Head;
  }
  append(letter, made.moves, made.position);
  return Word::Entry;
}

// Plays on from the outcomes: the text gives these, then one or more decisions, all the author's,
// or none if the throw has ended the game.
Word Log::read_moves(std::string_view text, std::size_t author, Outcomes& made) const {
  const std::vector<std::string_view> tokens = core::split(text, ' ');
  const std::size_t drawn = made.moves.size();
  for (std::size_t i = 0; i < drawn; ++i) {
    if (i >= tokens.size() || position()->print(made.moves[i]) != tokens[i]) {
      return Word::Chance;
    }
  }
  if ((made.position->actor() == core::kOver) != (tokens.size() == drawn)) {
    return Word::Move;
  }
  for (std::size_t i = drawn; i < tokens.size(); ++i) {
    const Actor actor = made.position->actor();
    if (actor.kind != Actor::Kind::Seat || player_of(actor.seat) != author) {
      return Word::Move;
    }
    const auto move = find_move(*made.position, tokens[i]);
    if (!move) {
      return Word::Move;
    }
    made.position = made.position->after(*move);
    made.moves.push_back(*move);
  }
  return Word::Entry;
}

std::optional<std::uint64_t> Log::hash_behind(const Letter& move) const {
  const Entry* entry = move->as<Entry>();
  const Moves* moves = entry != nullptr ? std::get_if<Moves>(&entry->content) : nullptr;
  if (moves == nullptr || !outcomes_ || !writer() || position()->hands() != nullptr) {
    return std::nullopt;
  }
  Outcomes made = *outcomes_;
  return read_moves(moves->text, *writer(), made) == Word::Entry
             ? std::optional(made.position->hash())
             : std::nullopt;
}

}  // namespace play::room
