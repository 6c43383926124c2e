#include "play/mail_news.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "play/sealed.h"
#include "play/views.h"

namespace play {

namespace {

// The round in a comparable form: not everybody knows the cards of an opened round yet.
Match comparable(const Match& round) {
  return travels_sealed(round.game()) ? seen_by_all(round) : round;
}

bool same_so_far(const Match& a, const Match& b) {
  const auto both = static_cast<std::ptrdiff_t>(std::min(a.made().size(), b.made().size()));
  return a.game().rules_line() == b.game().rules_line() && a.origin() == b.origin() &&
         std::equal(a.made().begin(), a.made().begin() + both, b.made().begin());
}

// Whether the same move begins what the devices' chains prove, and bots have the seats that they
// had: only then do the proofs of both cover the same throws.
bool same_beginning(const Mail& a, const Mail& b) {
  const auto as_good = [](const Player& one, const Player& other) {
    const bool bot = one.is_bot();
    return bot == (other.is_bot()) && (!bot || one.level == other.level);
  };
  const auto& players = a.replay.players;
  return a.begun == b.begun && std::equal(players.begin(), players.end(), b.replay.players.begin(),
                                          b.replay.players.end(), as_good);
}

// How far a game has come: its moves and rounds; if it is sealed, the number of opened rounds, and
// when it was last sealed.
std::array<std::size_t, 3> progress(const Mail& mail) {
  std::size_t moves = 0;
  for (const Match& round : mail.replay.rounds) {
    moves += round.made().size() + 1;
  }
  const bool sealed = travels_sealed(mail.replay.rounds.back().game());
  return {moves, sealed ? mail.devices[kDealer].runs : 0, mail.sealed_at};
}

}  // namespace

MailNews compare(const Mail& known, const Mail& incoming) {
  if (!same_beginning(known, incoming)) return MailNews::Forked;
  const std::size_t rounds = std::min(known.replay.rounds.size(), incoming.replay.rounds.size());
  for (std::size_t i = 0; i < rounds; ++i) {
    if (!same_so_far(comparable(known.replay.rounds[i]), comparable(incoming.replay.rounds[i]))) {
      return MailNews::Forked;
    }
  }
  const std::size_t seats = std::min(known.holders.size(), incoming.holders.size());
  bool more_people = incoming.devices.size() > known.devices.size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const std::uint8_t mine = known.holders[seat];
    const std::uint8_t theirs = incoming.holders[seat];
    if (mine != theirs && mine != kNobody && theirs != kNobody) {
      return MailNews::Forked;
    }
    more_people = more_people || (mine == kNobody && theirs != kNobody);
  }
  for (std::size_t i = 0; i < std::min(known.devices.size(), incoming.devices.size()); ++i) {
    const bool later = incoming.devices[i].runs >= known.devices[i].runs;
    const MailDevice& old = later ? known.devices[i] : incoming.devices[i];
    const MailDevice& fresh = later ? incoming.devices[i] : known.devices[i];
    if (chain_back(fresh.shown, fresh.runs - old.runs) != old.shown || old.key != fresh.key) {
      return MailNews::Forked;
    }
  }
  if (progress(incoming) != progress(known)) {
    return progress(incoming) > progress(known) ? MailNews::Further : MailNews::Rewound;
  }
  return more_people ? MailNews::Further : MailNews::Same;
}

}  // namespace play
