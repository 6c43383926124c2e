#include "pairing.h"

#include <atomic>
#include <thread>

#include "games/sides.h"

namespace race {

namespace {

// What the threads of a pairing share.
struct Rounds {
  const games::Game* game;
  const Contest* contest;
  std::string one, rest;
  std::uint64_t sides;
  std::vector<std::uint64_t> seeds;  // of each round
  Ledger* ledger;
  std::atomic<std::uint64_t> next = 0;  // the first round that no core has taken yet
  std::atomic<bool> decided = false;

  [[nodiscard]] std::string pairing() const { return one + " " + rest; }
};

// The sum over the rounds from the first one up to the first that is missing or that decides.
Tally sum_of(const Rounds& rounds) {
  Tally tally;
  const auto& sprt = rounds.contest->sprt;
  for (std::uint64_t round = 0; round < rounds.seeds.size(); ++round) {
    const auto wins = rounds.ledger->wins(rounds.pairing(), round);
    if (!wins) {
      break;
    }
    tally.games += rounds.sides;
    tally.wins += *wins;
    if (sprt && sprt->verdict(tally, static_cast<int>(rounds.sides)) != 0) {
      break;
    }
  }
  return tally;
}

bool is_decided(const Rounds& rounds) {
  const auto& sprt = rounds.contest->sprt;
  return sprt && sprt->verdict(sum_of(rounds), static_cast<int>(rounds.sides)) != 0;
}

// One core's share: its own bot for each seat, and rounds that no other core has taken.
void play_part(Rounds& rounds) {
  Duel duel(*rounds.game, rounds.one, rounds.rest, rounds.contest->nodes);
  while (!rounds.decided) {
    const std::uint64_t round = rounds.next++;
    if (round >= rounds.seeds.size()) {
      return;
    }
    if (rounds.ledger->wins(rounds.pairing(), round)) {
      continue;
    }
    const std::uint64_t before = duel.tally().wins;
    duel.play_round(rounds.seeds[round]);
    rounds.ledger->note(rounds.pairing(), round, duel.tally().wins - before);
    if (is_decided(rounds)) {
      rounds.decided = true;
    }
  }
}

}  // namespace

Tally play_pairing(const games::Game& game, const Contest& contest, const std::string& one,
                   const std::string& rest, Ledger& ledger) {
  const bool slow = contest.master_games != 0 && (one == "master" || rest == "master");
  const std::uint64_t games = slow ? contest.master_games : contest.games;
  Rounds rounds{.game = &game,
                .contest = &contest,
                .one = one,
                .rest = rest,
                .sides = static_cast<std::uint64_t>(games::side_count(game)),
                .seeds = {},
                .ledger = &ledger};
  core::Rng seeds(contest.seed);
  rounds.seeds.resize((games + rounds.sides - 1) / rounds.sides);
  for (std::uint64_t& seed : rounds.seeds) {
    seed = seeds.next();
  }
  rounds.decided = is_decided(rounds);
  std::vector<std::thread> others;
  for (unsigned core = 1; core < contest.cores; ++core) {
    others.emplace_back([&rounds] { play_part(rounds); });
  }
  play_part(rounds);
  for (std::thread& other : others) {
    other.join();
  }
  return sum_of(rounds);
}

}  // namespace race
