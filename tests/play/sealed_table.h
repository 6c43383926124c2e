// Devices that play by link with hidden hands, for the tests: each knows only its own secret and
// the links.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/random_game.h"
#include "play/link_tools.h"
#include "play/rounds.h"
#include "play/sealed.h"
#include "play/views.h"

namespace sealed_test {

using core::SeatIndex;
using play::ChainKey;
using play::Mail;
using play::MailHere;

inline ChainKey secret_of(std::uint8_t device) {
  ChainKey key{};
  key.fill(static_cast<std::uint8_t>(device + 50));
  return key;
}
inline MailHere here(std::uint8_t device) { return {secret_of(device), device}; }

inline void sit(Mail& mail, std::uint8_t device, SeatIndex seat) {
  mail.devices.push_back(
      {play::chain_key(secret_of(device), 0), 0, play::seal_key(secret_of(device))});
  mail.holders[seat] = device;
}

// The game on the device that begins, before anybody else has taken a seat. It does not hold the
// first seat.
inline Mail begun(std::string_view rules) {
  Mail mail = links::fresh_mail(rules, 7);
  sit(mail, play::kDealer, 1);
  return mail;
}

inline Mail joined(std::string_view rules) {
  Mail mail = begun(rules);
  for (SeatIndex seat = 0; seat < mail.holders.size(); ++seat) {
    if (mail.holders[seat] == play::kNobody) {
      sit(mail, static_cast<std::uint8_t>(mail.devices.size()), seat);
    }
  }
  return mail;
}

// The mail as it reaches another device.
inline Mail sent(const Mail& mail) {
  const auto link = play::parse_link(links::print(mail));
  return link ? std::get<Mail>(*link) : Mail{};
}

// A position as a seat has seen it.
struct Seen {
  std::size_t round;
  std::size_t ply;
  SeatIndex seat;
  games::State view;
};

inline core::Move choose(const play::Match& match, core::Rng& rng) {
  return race_test::random_move(match.game(), match.state(), rng);
}

// The device whose turn it is opens the link, plays as long as it can, and sends it on.
inline void play_turn(Mail& mail, core::Rng& rng, std::vector<Seen>* story = nullptr) {
  const std::uint8_t device = play::device_to_play(mail);
  ASSERT_NE(device, play::kNobody);
  if (device == play::kDealer) {
    if (play::next_round_waits(mail.replay)) {
      ASSERT_FALSE(play::deal(mail, secret_of(device)));
      mail.replay.rounds.push_back(play::next_round(mail.replay));
    }
    ASSERT_FALSE(play::deal(mail, secret_of(device)));
  }
  auto sight = play::look(mail, here(device));
  ASSERT_TRUE(sight) << sight.error().text();
  play::Match& match = sight->replay.rounds.back();
  const auto found = std::find(mail.holders.begin(), mail.holders.end(), device);
  const auto seat = static_cast<SeatIndex>(found - mail.holders.begin());
  const auto mine = [&] {
    const auto& state = std::get<sorry::State>(match.state());
    return !match.over() && match.game().as<sorry::Game>()->seat_of(state.turn) == seat;
  };
  while (mine()) {
    const bool draws = match.actor() == core::kChance;
    if (draws && sight->next.empty()) {
      break;
    }
    match.play(draws ? sight->next.front() : choose(match, rng));
    if (draws) {
      sight->next.erase(sight->next.begin());
    }
    if (story != nullptr) {
      story->push_back({mail.replay.rounds.size() - 1, match.made().size(), seat, match.state()});
    }
  }
  mail.replay = play::seen_by_all(sight->replay);
  if (device == play::kDealer) {
    ASSERT_FALSE(play::deal(mail, secret_of(device)));
  }
}

inline Mail after_turns(std::string_view rules, int turns, std::uint64_t seed) {
  Mail mail = joined(rules);
  core::Rng rng(seed);
  for (int turn = 0; turn < turns; ++turn) {
    play_turn(mail, rng);
  }
  return mail;
}

}  // namespace sealed_test
