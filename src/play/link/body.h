// The content of a share link, in order. Each part is described once for writer and reader alike:
// it takes the writer's value and returns the value in the link.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/bits.h"
#include "games/notation.h"
#include "play/link/link.h"
#include "play/link/moves.h"
#include "play/link/text.h"
#include "play/mail.h"
#include "play/sealed.h"

namespace play {

// Returns nothing if the reader finds something that no writer writes; `reason()` may say why.
template <class Coder>
class LinkBody {
 public:
  explicit LinkBody(Coder& coder) : coder_(coder) {}
  [[nodiscard]] const core::Checked& reason() const { return reason_; }

  std::optional<Setup> setup(const Setup* made) {
    auto game = this->game(made ? &made->game : nullptr);
    if (!game) {
      return std::nullopt;
    }
    auto players = this->players(*game, made ? &made->players : nullptr);
    if (!players) {
      return std::nullopt;
    }
    return Setup{*game, *players};
  }

  std::optional<games::Position> position(const games::Position* made) {
    auto game = this->game(made ? &made->game : nullptr);
    if (!game) {
      return std::nullopt;
    }
    const auto state = this->state(*game, made ? &made->state : nullptr);
    if (!state) {
      return std::nullopt;
    }
    return games::Position{*game, *state};
  }

  std::optional<Replay> replay(const Replay* made) {
    Replay replay;
    for (bool more = true; more; more = flag(made && replay.rounds.size() < made->rounds.size())) {
      if (coder_.failed() || replay.rounds.size() == kMostLinkRounds) {
        return std::nullopt;
      }
      const Match* round = made ? &made->rounds[replay.rounds.size()] : nullptr;
      if (!this->round(replay, round, made ? &made->players : nullptr)) {
        return std::nullopt;
      }
    }
    return replay;
  }

  std::optional<Mail> mail(const Mail* made) {
    Mail mail;
    mail.id = bits(made ? made->id : 0, 64);
    mail.begun = number(made ? made->begun : 0);
    const std::uint32_t devices =
        number(made ? static_cast<std::uint32_t>(made->devices.size()) : 0);
    if (devices > kMostDevices) {
      return std::nullopt;
    }
    for (std::size_t i = 0; i < devices; ++i) {
      MailDevice device;
      device.runs = number(made ? made->devices[i].runs : 0);
      bytes(device.shown, made ? made->devices[i].shown.data() : nullptr);
      mail.devices.push_back(device);
    }
    sealed_from_ = mail.devices.empty() ? 0 : mail.devices[kDealer].runs;
    auto replay = this->replay(made ? &made->replay : nullptr);
    if (!replay) {
      return std::nullopt;
    }
    mail.replay = std::move(*replay);
    const bool read = seats(mail, made) &&
                      (!travels_sealed(mail.replay.rounds.back().game()) || sealed(mail, made));
    return read ? std::optional(std::move(mail)) : std::nullopt;
  }

 private:
  // The devices' keys, and the cards that are sealed for each seat.
  bool sealed(Mail& mail, const Mail* made) {
    for (std::size_t i = 0; i < mail.devices.size(); ++i) {
      bytes(mail.devices[i].key, made ? made->devices[i].key.data() : nullptr);
    }
    mail.sealed_at = number(made ? made->sealed_at : 0);
    const bool boxes = flag(made && !made->boxes.empty(), kHalf);
    for (std::size_t seat = 0; boxes && seat < mail.holders.size(); ++seat) {
      const core::Bytes* box = made ? &made->boxes[seat] : nullptr;
      const std::size_t size = number(box ? static_cast<std::uint32_t>(box->size()) : 0);
      if (size > kLongestBox || coder_.failed()) {
        return false;
      }
      bytes(mail.boxes.emplace_back(size), box ? box->data() : nullptr);
    }
    return !mail.devices.empty() && !coder_.failed() &&
           mail.sealed_at <= mail.replay.rounds.back().made().size();
  }

  void bytes(std::span<std::uint8_t> read, const std::uint8_t* made) {
    for (std::size_t i = 0; i < read.size(); ++i) {
      read[i] = static_cast<std::uint8_t>(bits(made ? made[i] : 0, 8));
    }
  }

  // Who holds which seat: 0 nobody, else the device's number from 1.
  bool seats(Mail& mail, const Mail* made) {
    for (std::size_t seat = 0; seat < mail.replay.players.size(); ++seat) {
      const std::uint8_t holder = made ? made->holders[seat] : kNobody;
      const std::uint32_t read = number(holder == kNobody ? 0 : holder + 1U);
      if (read > mail.devices.size()) {
        return false;
      }
      mail.holders.push_back(read == 0 ? kNobody : static_cast<std::uint8_t>(read - 1));
    }
    const bool ran = std::all_of(mail.devices.begin(), mail.devices.end(),
                                 [](const MailDevice& one) { return one.runs <= kMostRuns; });
    return ran && bots_are_free(mail.replay.players, mail.holders) &&
           mail.begun <= mail.replay.rounds.back().made().size();
  }

  std::uint64_t bits(std::uint64_t value, unsigned count) {
    std::uint64_t read = 0;
    for (unsigned i = count; i-- > 0;) {
      read = 2 * read + (flag(core::has_bit(value, i), kHalf) ? 1 : 0);
    }
    return read;
  }

  bool flag(bool value, std::uint32_t chance = core::BitModel::kOne / 64) {
    return coder_.bit(chance, value);
  }

  // Elias's gamma code: how many bits, then the bits.
  std::uint32_t number(std::uint32_t value) {
    constexpr int kMostBits = 20;
    const std::uint32_t wanted = value + 1;
    int bits = 0;
    while (bits < kMostBits && flag((wanted >> (bits + 1)) != 0, kHalf)) {
      ++bits;
    }
    std::uint32_t read = 1;
    for (int i = bits - 1; i >= 0; --i) {
      read = 2 * read + (flag(core::has_bit(wanted, i), kHalf) ? 1 : 0);
    }
    return read - 1;
  }

  std::optional<Game> game(const Game* made) {
    const std::string line = text_.code(coder_, made ? made->rules_line() : "");
    if (made) {
      return *made;
    }
    auto game = Game::parse(line);
    if (!game || game->rules_line() != line) {
      reason_ = game ? std::nullopt : core::Checked(game.error());
      return std::nullopt;
    }
    return *game;
  }

  std::optional<State> state(const Game& game, const State* made) {
    const std::string text = text_.code(coder_, made ? game.print_state(*made) : "");
    if (made) {
      return *made;
    }
    const auto state = game.parse_state(text);
    if (!state) {
      reason_ = state.error();
      return std::nullopt;
    }
    return *state;
  }

  std::optional<std::vector<Player>> players(const Game& game, const std::vector<Player>* made) {
    std::vector<Player> players;
    for (std::size_t i = 0; i < static_cast<std::size_t>(game.seat_count()); ++i) {
      const std::string what = text_.code(coder_, made ? print_player((*made)[i]) : "");
      std::string name = text_.code(coder_, made ? (*made)[i].name : "");
      auto player = parse_player(what, std::move(name));
      if (!player || player->name.size() > kLongestLinkText) {
        return std::nullopt;
      }
      players.push_back(std::move(*player));
    }
    return players;
  }

  // The rules are written only where they differ from the round before.
  bool round(Replay& replay, const Match* made, const std::vector<Player>* players) {
    const bool first = replay.rounds.empty();
    const bool same =
        !first &&
        flag(made && made->game().rules_line() == replay.rounds.back().game().rules_line(), kHalf);
    const auto game = same ? std::optional<Game>(replay.rounds.back().game())
                           : this->game(made ? &made->game() : nullptr);
    if (!game) {
      return false;
    }
    if (first) {
      const auto seated = this->players(*game, players);
      if (!seated) {
        return false;
      }
      replay.players = *seated;
    }
    if (!first && !may_be_of_one_match(*game, replay.rounds.front().game())) {
      return false;
    }
    std::optional<State> from = game->start();
    if (flag(made && made->origin() != *from)) {
      from = state(*game, made ? &made->origin() : nullptr);
    }
    if (!from) {
      return false;
    }
    const bool sealed =
        sealed_from_ && replay.rounds.size() >= *sealed_from_ && travels_sealed(*game);
    replay.rounds.emplace_back(*game, *from);
    return moves(replay.rounds.back(), made, sealed ? MovesOf::View : MovesOf::Game);
  }

  // The moves to the end of the round, or a given number of them.
  bool moves(Match& match, const Match* made, MovesOf of) {
    const bool to_the_end = flag(made && made->over(), kHalf);
    const std::size_t count =
        to_the_end ? kMostLinkMoves
                   : number(made ? static_cast<std::uint32_t>(made->made().size()) : 0);
    for (std::size_t i = 0; i < count && !(to_the_end && match.over()); ++i) {
      if (coder_.failed() || total_++ == kMostLinkMoves) {
        return false;
      }
      const auto move =
          moves_.code(coder_, match.game(), match.state(), made ? made->made()[i] : Move{}, of);
      if (!move) {
        return false;
      }
      match.play(*move);
    }
    return match.over() == to_the_end;
  }

  static constexpr std::uint32_t kHalf = core::BitModel::kOne / 2;

  Coder& coder_;
  TextModel text_ = TextModel::taught();
  MoveModel moves_;
  std::size_t total_ = 0;
  std::optional<std::size_t> sealed_from_;  // of a Mail: the first round that has not been opened
  core::Checked reason_;
};

}  // namespace play
