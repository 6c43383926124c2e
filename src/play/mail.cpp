#include "play/mail.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/big_endian.h"
#include "play/dealer.h"
#include "play/sealed.h"
#include "play/tagged_hash.h"

namespace play {

using core::Checked;
using core::SeatIndex;
using core::Sentence;

namespace {

// How many runs each device has begun by the last of `moves`.
std::vector<std::uint32_t> runs_in(const std::vector<std::uint8_t>& moves, std::size_t devices) {
  std::vector<std::uint32_t> runs(devices, 0);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] < devices && (i == 0 || moves[i - 1] != moves[i])) {
      ++runs[moves[i]];
    }
  }
  return runs;
}

// The element that each device has shown last; nothing for those that have not played.
using Shown = std::vector<std::optional<ChainKey>>;

std::uint64_t seed_of(std::uint64_t id, const Shown& shown) {
  TaggedHash hash(HashTag::Run);
  hash.add(id);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (shown[i]) hash.add(std::array{static_cast<std::uint8_t>(i)}).add(*shown[i]);
  }
  return core::from_big_endian<std::uint64_t>(hash.digest());
}

// The elements of a device's chain that it has shown, from the commitment on.
std::vector<ChainKey> elements_of(const MailDevice& device) {
  std::vector<ChainKey> elements(device.runs + std::size_t{1}, device.shown);
  for (std::size_t k = device.runs; k > 0; --k) {
    elements[k - 1] = chain_back(elements[k], 1);
  }
  return elements;
}

// Walks through a game's runs: each begins with the next element of its device.
class Runs {
 public:
  explicit Runs(const Mail& mail)
      : id_(mail.id), begun_(mail.devices.size(), 0), shown_(mail.devices.size()) {
    for (const MailDevice& device : mail.devices) {
      chains_.push_back(elements_of(device));
    }
  }
  // The seed of the next run, which `device` plays; the device must have shown its element.
  std::uint64_t next(std::size_t device) {
    shown_[device] = chains_[device][++begun_[device]];
    return seed_of(id_, shown_);
  }

 private:
  std::uint64_t id_;
  std::vector<std::vector<ChainKey>> chains_;  // walked back once: a stranger's link may be long
  std::vector<std::size_t> begun_;
  Shown shown_;
};

// Whether each device has shown as many elements as it has begun runs. The one that is about to
// play may have shown its next one already; another's would change the luck of this one's run.
bool shows_its_runs(const Mail& mail, const std::vector<std::uint8_t>& moves) {
  const auto runs = runs_in(moves, mail.devices.size());
  const std::uint8_t next = device_to_play(mail);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::uint32_t ahead = mail.devices[i].runs - runs[i];
    if (ahead > (i == next ? 1U : 0U)) return false;
  }
  return true;
}

// Whether the chains give the outcomes since `begun`. `devices` played them.
bool is_drawn_as_promised(const Mail& mail, const std::vector<std::uint8_t>& devices) {
  const Match& match = mail.replay.rounds.back();
  Runs runs(mail);
  State state = match.origin();
  std::uint64_t seed = 0;
  for (std::size_t ply = 0; ply < match.made().size(); ++ply) {
    const Move made = match.made()[ply];
    if (ply >= mail.begun) {
      const std::size_t i = ply - mail.begun;
      if (devices[i] >= mail.devices.size()) return false;
      if (i == 0 || devices[i] != devices[i - 1]) seed = runs.next(devices[i]);
      if (match.game().actor(state) == core::kChance &&
          draw_at(match.game(), state, seed, ply) != made) {
        return false;
      }
    }
    match.game().play(state, made);
  }
  return true;
}

}  // namespace

bool bots_are_free(std::span<const Player> players, std::span<const std::uint8_t> holders) {
  return std::equal(players.begin(), players.end(), holders.begin(), holders.end(),
                    [](const Player& player, std::uint8_t holder) {
                      return !player.is_bot() || holder == kNobody;
                    });
}

std::vector<std::uint8_t> devices_of_moves(const Mail& mail) {
  const Match& match = mail.replay.rounds.back();
  std::vector<std::uint8_t> devices;
  State state = match.origin();
  std::uint8_t now = mail.devices.empty() ? kNobody : 0;
  for (std::size_t ply = 0; ply < match.made().size(); ++ply) {
    if (ply >= mail.begun) {
      const std::uint8_t holder = mail.holders[match.game().turn(state)];
      now = holder == kNobody ? now : holder;
      devices.push_back(now);
    }
    match.game().play(state, match.made()[ply]);
  }
  return devices;
}

std::uint8_t device_to_play(const Mail& mail) {
  const Match& match = mail.replay.rounds.back();
  if (travels_sealed(match.game())) {
    return sealed_device_to_play(mail);
  }
  if (match.over()) {
    return kNobody;
  }
  const SeatIndex seat = match.game().turn(match.state());
  if (!mail.replay.players[seat].is_bot()) {
    return mail.holders[seat];
  }
  const auto devices = devices_of_moves(mail);
  return devices.empty() ? std::uint8_t{0} : devices.back();
}

std::uint64_t run_seed(const Mail& mail) {
  Shown shown;
  for (const MailDevice& device : mail.devices) {
    shown.push_back(device.runs == 0 ? std::nullopt : std::optional(device.shown));
  }
  return seed_of(mail.id, shown);
}

bool run_is_shown(const Mail& mail, std::uint8_t device) {
  return mail.devices[device].runs > runs_in(devices_of_moves(mail), mail.devices.size())[device];
}

void begin_run(Mail& mail, std::uint8_t device, const ChainKey& secret) {
  MailDevice& one = mail.devices[device];
  if (one.runs == kMostRuns) {
    return;
  }
  ++one.runs;
  one.shown = chain_key(secret, one.runs);
}

Checked check_mail(const Mail& mail) {
  if (travels_sealed(mail.replay.rounds.back().game())) {
    return check_sealed(mail);
  }
  const auto devices = devices_of_moves(mail);
  if (!shows_its_runs(mail, devices) || !is_drawn_as_promised(mail, devices)) {
    return Sentence{"The dice of this game were not thrown as its devices had promised.", {}};
  }
  return std::nullopt;
}

bool takes_part(const Mail& mail, const MailHere& here) {
  if (here.device >= mail.devices.size()) return false;
  const MailDevice& device = mail.devices[here.device];
  const bool sealed = travels_sealed(mail.replay.rounds.back().game());
  return chain_key(here.secret, device.runs) == device.shown &&
         (!sealed || seal_key(here.secret) == device.key);
}

}  // namespace play
