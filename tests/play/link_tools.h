// Games from which the tests of links make links.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/sitting.h"
#include "play/link/link.h"
#include "play/mail_line.h"

namespace links {

inline std::vector<play::Player> bots(const games::Game& game, std::string_view level) {
  return {static_cast<std::size_t>(game.seat_count()),
          {play::Player::Kind::Bot, std::string(level), ""}};
}

// A whole game between bots.
inline play::Match played(const games::Game& game, std::string_view level, std::uint64_t seed) {
  play::Match match(game);
  std::vector<std::unique_ptr<ai::Agent>> agents;
  for (int seat = 0; seat < game.seat_count(); ++seat) {
    agents.push_back(ai::make_agent(level));
  }
  ai::play_to_end(match, agents, seed);
  return match;
}

inline play::Replay replay_of(std::string_view rules, std::string_view level, std::uint64_t seed) {
  const auto game = games::Game::parse(rules);
  return {bots(*game, level), {played(*game, level, seed)}};
}

// The replay with only its first moves.
inline play::Replay cut(play::Replay replay, std::size_t plies) {
  replay.rounds.back().rewind(std::min(plies, replay.rounds.back().made().size()));
  return replay;
}

// A travelling game of people, before its first move and before anybody has taken a seat.
inline play::Mail fresh_mail(std::string_view rules, std::uint64_t id) {
  const auto game = games::Game::parse(rules);
  play::Mail mail;
  mail.id = id;
  mail.replay.players.assign(static_cast<std::size_t>(game->seat_count()),
                             {play::Player::Kind::Human, "", ""});
  mail.replay.rounds.emplace_back(*game);
  mail.holders.assign(mail.replay.players.size(), play::kNobody);
  return mail;
}

// The link, which must be possible.
inline std::string print(const play::Link& link) {
  const auto text = play::print_link(link);
  EXPECT_TRUE(text) << (text ? "" : text.error().text());
  return text ? *text : "";
}

// The whole content of a link as text.
inline std::string content(const play::Link& link) {
  if (const auto* replay = std::get_if<play::Replay>(&link)) {
    return play::print_replay(*replay);
  }
  if (const auto* position = std::get_if<games::Position>(&link)) {
    return games::print_position(position->game, position->state);
  }
  if (const auto* mail = std::get_if<play::Mail>(&link)) {
    return play::print_mail(*mail, {}) + "\n" + play::print_replay(mail->replay);
  }
  if (const auto* room = std::get_if<play::room::Invitation>(&link)) {
    const auto& seat = room->device_secret;
    return core::base64url_encode(room->room) + (seat ? " " + core::base64url_encode(*seat) : "");
  }
  const auto& setup = std::get<play::Setup>(link);
  return play::print_replay({setup.players, {play::Match(setup.game)}});
}

// The content of the fragment, or the sentence of its refusal.
inline std::string read(std::string_view fragment) {
  const auto link = play::parse_link(fragment);
  return link ? content(*link) : "refused: " + link.error().text();
}

inline bool refused(std::string_view fragment) { return !play::parse_link(fragment); }

}  // namespace links
