#include "play/sealed.h"

#include <algorithm>

#include "play/dealing.h"
#include "play/rounds.h"
#include "play/tagged_hash.h"
#include "play/views.h"

namespace play {

using core::Bytes;
using core::Checked;
using core::Expected;
using core::Key;
using core::MoveKind;
using core::SeatIndex;
using core::Sentence;
using dealing::Card;
using dealing::cards_of;
using dealing::dealt;
using dealing::dealt_to;
using dealing::hands_are_dealt;
using dealing::Truth;
using dealing::truth_of;
using dealing::turn_of;

namespace {

Sentence not_as_promised() {
  return {"The cards of this game were not dealt or played as its devices had promised.", {}};
}

std::size_t rounds_opened(const Mail& mail) { return mail.devices[kDealer].runs; }

bool any_bot(std::span<const Player> players) {
  return std::any_of(players.begin(), players.end(),
                     [](const Player& player) { return player.is_bot(); });
}

// ---- Sealing ------------------------------------------------------------------------------------

Key seal_secret(const ChainKey& secret) { return TaggedHash(HashTag::Secret).add(secret).digest(); }

// The game up to the moment at which its cards were sealed.
core::Digest game_so_far(const Mail& mail) {
  TaggedHash hash(HashTag::Game);
  hash.add(mail.id).add(mail.holders);
  for (const MailDevice& device : mail.devices) {
    hash.add(device.key);
  }
  for (std::size_t i = 0; i < mail.replay.rounds.size(); ++i) {
    const Match& round = mail.replay.rounds[i];
    const bool last = i + 1 == mail.replay.rounds.size();
    const std::size_t moves = last ? mail.sealed_at : round.made().size();
    hash.add(round.game().rules_line()).add(moves);
    for (std::size_t ply = 0; ply < moves; ++ply) {
      hash.add(round.game().print_move(round.made()[ply]));
    }
  }
  return hash.digest();
}

// The key of the seat's box, computed from either side.
std::optional<Key> box_key(const Mail& mail, SeatIndex seat, const ChainKey& secret,
                           const Key& theirs) {
  const auto common = core::agree(seal_secret(secret), theirs);
  if (!common) {
    return std::nullopt;
  }
  return TaggedHash(HashTag::Box).add(*common).add(seat).add(game_so_far(mail)).digest();
}

void seal_all(Mail& mail, const Truth& truth, const ChainKey& secret) {
  mail.sealed_at = static_cast<std::uint32_t>(truth.match.made().size());
  mail.boxes.assign(mail.holders.size(), {});
  for (SeatIndex seat = 0; seat < mail.holders.size(); ++seat) {
    const MailDevice& device = mail.devices[mail.holders[seat]];
    const auto key = box_key(mail, seat, secret, device.key);
    if (mail.holders[seat] != kDealer && key) {
      mail.boxes[seat] = core::seal(cards_of(truth, seat), *key);
    }
  }
}

std::optional<SeatIndex> seat_of(const Mail& mail, std::uint8_t device) {
  const auto found = std::find(mail.holders.begin(), mail.holders.end(), device);
  return device == kNobody || found == mail.holders.end()
             ? std::nullopt
             : std::optional(static_cast<SeatIndex>(found - mail.holders.begin()));
}

// The element of the dealer's chain that deals the last round.
ChainKey element_of_last(const Mail& mail, const ChainKey& dealers_secret) {
  return chain_key(dealers_secret, static_cast<std::uint32_t>(mail.replay.rounds.size()));
}

Expected<std::vector<Card>> cards_here(const Mail& mail, const MailHere& here, SeatIndex seat,
                                       const ChainKey& element) {
  if (here.device == kDealer) {
    const auto truth = truth_of(mail, mail.replay.rounds.size() - 1, element);
    return truth ? Expected(cards_of(*truth, seat)) : not_as_promised();
  }
  const auto key = box_key(mail, seat, here.secret, mail.devices[kDealer].key);
  auto cards = key ? core::unseal(mail.boxes[seat], *key) : std::nullopt;
  if (!cards) {
    return Sentence{"The cards that were sealed for this device do not open: the link was altered.",
                    {}};
  }
  return std::move(*cards);
}

// The round as the seat sees it, with its own cards. Nothing if these are impossible, or if
// somebody else played one of them.
std::optional<Match> with_cards(const Match& seen, SeatIndex seat, std::span<const Card> cards) {
  Match match(seen.game(), seen.origin());
  for (const Move made : seen.made()) {
    const bool mine = made.kind == MoveKind::Deal && turn_of(match) == seat;
    if (mine && cards.empty()) {
      return std::nullopt;
    }
    const Move move = mine ? dealt(cards.front()) : made;
    if (check_move(match.game(), match.state(), move)) {
      return std::nullopt;
    }
    cards = cards.subspan(mine ? 1 : 0);
    match.play(move);
  }
  return match;
}

// ---- Checks -------------------------------------------------------------------------------------

bool rounds_follow(const Mail& mail) {
  Replay before;
  before.players = mail.replay.players;
  for (const Match& round : mail.replay.rounds) {
    const bool first = before.rounds.empty();
    if (!first && (!next_round_waits(before) ||
                   next_round(before).game().rules_line() != round.game().rules_line())) {
      return false;
    }
    if (round.origin() != round.game().start()) {
      return false;
    }
    before.rounds.push_back(round);
  }
  return true;
}

// Each device has one seat at most, no bot plays, and only the dealer shows anything.
bool seats_fit(const Mail& mail) {
  for (std::size_t i = 0; i < mail.devices.size(); ++i) {
    const auto index = static_cast<std::uint8_t>(i);
    if (std::count(mail.holders.begin(), mail.holders.end(), index) > 1 ||
        (index != kDealer && mail.devices[i].runs != 0)) {
      return false;
    }
  }
  return seat_of(mail, kDealer) && !any_bot(mail.replay.players);
}

// A round that is not opened shows no card, and has its boxes once it is dealt.
bool last_round_fits(const Mail& mail) {
  const Match& last = mail.replay.rounds.back();
  const bool opened = rounds_opened(mail) == mail.replay.rounds.size();
  const bool boxes = mail.boxes.size() == mail.holders.size();
  return opened || last.made().empty() ||
         (all_sit(mail) && boxes && mail.sealed_at <= last.made().size() &&
          seen_by_all(last).made() == last.made());
}

}  // namespace

bool travels_sealed(const Game& game) { return hides_hands(game); }

core::Checked refuse_to_travel(const Game& game, std::span<const Player> players) {
  if (!travels_sealed(game) || !any_bot(players)) return std::nullopt;
  return Sentence{"A game with hidden hands travels only between people: take the bots out.", {}};
}

bool all_sit(const Mail& mail) {
  return std::find(mail.holders.begin(), mail.holders.end(), kNobody) == mail.holders.end();
}

Key seal_key(const ChainKey& secret) { return core::public_key(seal_secret(secret)); }

Checked deal(Mail& mail, const ChainKey& dealers_secret) {
  return deal(mail, dealers_secret, element_of_last(mail, dealers_secret));
}

Checked deal(Mail& mail, const ChainKey& dealers_secret, const ChainKey& element) {
  const std::size_t round = mail.replay.rounds.size() - 1;
  if (!all_sit(mail) || rounds_opened(mail) > round) {
    return std::nullopt;
  }
  auto truth = truth_of(mail, round, element);
  if (!truth) {
    return not_as_promised();
  }
  if (truth->match.over()) {
    begin_run(mail, kDealer, dealers_secret);
    mail.replay.rounds.back() = truth->match;
    mail.boxes.clear();
    mail.sealed_at = 0;
    return std::nullopt;
  }
  while (!hands_are_dealt(truth->match)) {
    truth->match.play(truth->chance());
  }
  mail.replay.rounds.back() = seen_by_all(truth->match);
  seal_all(mail, *truth, dealers_secret);
  return std::nullopt;
}

Expected<Sight> look(const Mail& mail, const MailHere& here) {
  const auto seat = seat_of(mail, here.device);
  if (!seat) {
    return Sight{mail.replay, {}};
  }
  const bool deals = here.device == kDealer;
  return look(mail, here, *seat, deals ? element_of_last(mail, here.secret) : ChainKey{});
}

Expected<Sight> look(const Mail& mail, const MailHere& here, SeatIndex seat,
                     const ChainKey& element) {
  Sight sight{mail.replay, {}};
  Match& last = sight.replay.rounds.back();
  if (last.made().empty() || rounds_opened(mail) == mail.replay.rounds.size()) {
    return sight;
  }
  const auto cards = cards_here(mail, here, seat, element);
  if (!cards) {
    return cards.error();
  }
  auto match = with_cards(last, seat, *cards);
  if (!match) {
    return not_as_promised();
  }
  last = std::move(*match);
  for (std::size_t i = dealt_to(last, seat).size(); i < cards->size(); ++i) {
    sight.next.push_back(dealt((*cards)[i]));
  }
  return sight;
}

Replay seen_by_all(Replay replay) {
  for (Match& round : replay.rounds) {
    if (is_view(round)) {
      round = seen_by_all(round);
    }
  }
  return replay;
}

std::uint8_t sealed_device_to_play(const Mail& mail) {
  const Match& last = mail.replay.rounds.back();
  const bool opened = rounds_opened(mail) == mail.replay.rounds.size();
  if (!all_sit(mail) || (opened && !next_round_waits(mail.replay))) {
    return kNobody;
  }
  if (last.over() || last.made().empty()) {
    return kDealer;
  }
  const SeatIndex seat = turn_of(last);
  const bool draws = last.actor() == core::kChance;
  const bool has_card = mail.boxes[seat].size() > core::kSealBytes + dealt_to(last, seat).size();
  return draws && !has_card ? kDealer : mail.holders[seat];
}

Checked check_sealed(const Mail& mail) {
  const std::size_t rounds = mail.replay.rounds.size();
  if (mail.devices.empty() || rounds_opened(mail) > rounds || rounds_opened(mail) + 1 < rounds ||
      mail.begun != 0 || !seats_fit(mail) || !rounds_follow(mail) || !last_round_fits(mail)) {
    return not_as_promised();
  }
  for (std::size_t round = 0; round < rounds_opened(mail); ++round) {
    const auto steps = static_cast<std::uint32_t>(rounds_opened(mail) - round - 1);
    const auto truth = truth_of(mail, round, chain_back(mail.devices[kDealer].shown, steps));
    if (!truth || !truth->match.over() || truth->match.made() != mail.replay.rounds[round].made()) {
      return not_as_promised();
    }
  }
  return std::nullopt;
}

}  // namespace play
