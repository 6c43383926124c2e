#include "play/mail.h"

#include <algorithm>
#include <charconv>

#include "core/big_endian.h"
#include "core/hex.h"
#include "core/sha256.h"
#include "core/text.h"
#include "play/dealer.h"
#include "play/sealed.h"
#include "play/views.h"

namespace play {

using core::Checked;
using core::SeatIndex;
using core::Sentence;

namespace {

ChainKey hash_of(const ChainKey& key) {
  std::array<std::uint8_t, 17> bytes{};  // tagged: no other hash here can be taken for it
  bytes[0] = 1;
  std::copy(key.begin(), key.end(), bytes.begin() + 1);
  const core::Digest digest = core::sha256(bytes);
  ChainKey out{};
  std::copy_n(digest.begin(), out.size(), out.begin());
  return out;
}

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

// The seed when each device has shown `runs` elements; those that have not played do not count.
std::uint64_t seed_of(const Mail& mail, const std::vector<std::uint32_t>& runs) {
  std::vector<std::uint8_t> bytes = {2};
  for (int shift = 56; shift >= 0; shift -= 8) {
    bytes.push_back(static_cast<std::uint8_t>(mail.id >> static_cast<unsigned>(shift)));
  }
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (runs[i] == 0) {
      continue;
    }
    const MailDevice& device = mail.devices[i];
    const ChainKey key = chain_back(device.shown, device.runs - runs[i]);
    bytes.push_back(static_cast<std::uint8_t>(i));
    bytes.insert(bytes.end(), key.begin(), key.end());
  }
  return core::from_big_endian<std::uint64_t>(core::sha256(bytes));
}

std::optional<std::uint8_t> parse_index(std::string_view text) {
  if (text == "-") {
    return kNobody;
  }
  const auto index = core::parse_number(text, kMostDevices - 1);
  return index ? std::optional(static_cast<std::uint8_t>(*index)) : std::nullopt;
}

std::string print_index(std::uint8_t index) {
  return index == kNobody ? "-" : std::to_string(index);
}

// The round in a comparable form: not everybody knows the cards of an opened round yet.
Match comparable(const Match& round) {
  return travels_sealed(round.game()) ? seen_by_all(round) : round;
}

bool same_so_far(const Match& a, const Match& b) {
  const auto both = static_cast<std::ptrdiff_t>(std::min(a.made().size(), b.made().size()));
  return a.game().rules_line() == b.game().rules_line() && a.origin() == b.origin() &&
         std::equal(a.made().begin(), a.made().begin() + both, b.made().begin());
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

std::string print_sealed(const Mail& mail) {
  std::string text = " @" + std::to_string(mail.sealed_at);
  for (const core::Bytes& box : mail.boxes) {
    text += ":" + core::hex(box);
  }
  return text;
}

bool parse_sealed(std::string_view text, Mail& mail) {
  const auto at = core::parse_number(core::take_until(text, ':'), 1'000'000);
  if (!at) {
    return false;
  }
  mail.sealed_at = *at;
  while (mail.boxes.size() < mail.holders.size() && (mail.boxes.size() > 0 || !text.empty())) {
    const std::string_view box = core::take_until(text, ':');
    mail.boxes.emplace_back(box.size() / 2);
    if (box.size() > 2 * kLongestBox || !core::parse_hex(box, mail.boxes.back())) {
      return false;
    }
  }
  return text.empty();
}

}  // namespace

ChainKey chain_back(ChainKey key, std::uint32_t steps) {
  for (; steps > 0; --steps) {
    key = hash_of(key);
  }
  return key;
}

ChainKey chain_key(const ChainKey& secret, std::uint32_t k) {
  return chain_back(secret, kMostRuns - k);
}

std::vector<std::uint8_t> devices_of_moves(const Mail& mail) {
  const Match& match = mail.replay.rounds.back();
  std::vector<std::uint8_t> devices;
  State state = match.origin();
  std::uint8_t now = mail.devices.empty() ? kNobody : 0;
  for (std::size_t ply = 0; ply < match.made().size(); ++ply) {
    const std::uint8_t holder = mail.holders[match.game().turn(state)];
    now = holder == kNobody ? now : holder;
    if (ply >= mail.begun) {
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
  if (mail.replay.players[seat].kind != Player::Kind::Bot) {
    return mail.holders[seat];
  }
  const auto devices = devices_of_moves(mail);
  return devices.empty() ? std::uint8_t{0} : devices.back();
}

std::uint64_t run_seed(const Mail& mail) {
  std::vector<std::uint32_t> runs;
  for (const MailDevice& device : mail.devices) {
    runs.push_back(device.runs);
  }
  return seed_of(mail, runs);
}

bool run_is_shown(const Mail& mail, std::uint8_t device) {
  return mail.devices[device].runs > runs_in(devices_of_moves(mail), mail.devices.size())[device];
}

void begin_run(Mail& mail, std::uint8_t device, const ChainKey& secret) {
  MailDevice& one = mail.devices[device];
  ++one.runs;
  one.shown = chain_key(secret, one.runs);
}

Checked check_mail(const Mail& mail) {
  if (travels_sealed(mail.replay.rounds.back().game())) {
    return check_sealed(mail);
  }
  Sentence wrong{"The dice of this game were not thrown as its devices had promised.", {}};
  const Match& match = mail.replay.rounds.back();
  const auto devices = devices_of_moves(mail);
  const auto total = runs_in(devices, mail.devices.size());
  for (std::size_t i = 0; i < total.size(); ++i) {
    // A device that is about to play may already have shown its next element.
    if (mail.devices[i].runs != total[i] && mail.devices[i].runs != total[i] + 1) {
      return wrong;
    }
  }
  Match again(match.game(), match.origin());
  std::vector<std::uint32_t> runs(mail.devices.size(), 0);
  std::uint64_t seed = 0;
  for (std::size_t ply = 0; ply < match.made().size(); ++ply) {
    if (ply >= mail.begun) {
      const std::size_t i = ply - mail.begun;
      if (devices[i] >= runs.size()) {
        return wrong;
      }
      if (i == 0 || devices[i] != devices[i - 1]) {
        ++runs[devices[i]];
        seed = seed_of(mail, runs);
      }
      if (again.actor() == core::kChance &&
          draw_at(again.game(), again.state(), seed, ply) != match.made()[ply]) {
        return wrong;
      }
    }
    again.play(match.made()[ply]);
  }
  return std::nullopt;
}

MailNews compare(const Mail& known, const Mail& incoming) {
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

bool takes_part(const Mail& mail, const MailHere& here) {
  if (here.device >= mail.devices.size()) return false;
  const MailDevice& device = mail.devices[here.device];
  const bool sealed = travels_sealed(mail.replay.rounds.back().game());
  return chain_key(here.secret, device.runs) == device.shown &&
         (!sealed || seal_key(here.secret) == device.key);
}

std::string print_mail(const Mail& mail, const MailHere& here) {
  std::string line = core::hex16(mail.id) + " " + std::to_string(mail.begun) + " " +
                     print_index(here.device) + " " + core::hex(here.secret) + " ";
  const bool sealed = travels_sealed(mail.replay.rounds.back().game());
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    line += (seat == 0 ? "" : ",") + print_index(mail.holders[seat]);
  }
  for (const MailDevice& device : mail.devices) {
    line += " " + std::to_string(device.runs) + ":" + core::hex(device.shown) +
            (sealed ? ":" + core::hex(device.key) : "");
  }
  return sealed ? line + print_sealed(mail) : line;
}

std::optional<KeptMail> parse_mail(std::string_view line, Replay replay) {
  KeptMail kept;
  const std::string_view id = core::take_until(line, ' ');
  const auto read = std::from_chars(id.data(), id.data() + id.size(), kept.mail.id, 16);
  const auto begun = core::parse_number(core::take_until(line, ' '), 1'000'000);
  const auto device = parse_index(core::take_until(line, ' '));
  const bool secret = core::parse_hex(core::take_until(line, ' '), kept.here.secret);
  if (read.ptr != id.data() + id.size() || !begun || !device || !secret) {
    return std::nullopt;
  }
  kept.mail.begun = *begun;
  kept.here.device = *device;
  for (const std::string_view holder : core::split(core::take_until(line, ' '), ',')) {
    const auto index = parse_index(holder);
    if (!index) {
      return std::nullopt;
    }
    kept.mail.holders.push_back(*index);
  }
  const bool sealed = travels_sealed(replay.rounds.back().game());
  while (!line.empty() && line.front() != '@') {
    std::string_view part = core::take_until(line, ' ');
    MailDevice& one = kept.mail.devices.emplace_back();
    const auto runs = core::parse_number(core::take_until(part, ':'), kMostRuns);
    if (!runs || !core::parse_hex(core::take_until(part, ':'), one.shown) ||
        (sealed && !core::parse_hex(part, one.key))) {
      return std::nullopt;
    }
    one.runs = *runs;
  }
  if (sealed != core::take_prefix(line, "@") || (sealed && !parse_sealed(line, kept.mail)) ||
      (sealed && kept.mail.devices.empty())) {
    return std::nullopt;
  }
  const auto known = [&](std::uint8_t index) {
    return index == kNobody || index < kept.mail.devices.size();
  };
  if (kept.mail.holders.size() != replay.players.size() || !known(kept.here.device) ||
      !std::all_of(kept.mail.holders.begin(), kept.mail.holders.end(), known)) {
    return std::nullopt;
  }
  kept.mail.replay = std::move(replay);
  return sealed && check_sealed(kept.mail) ? std::nullopt : std::optional(std::move(kept));
}

}  // namespace play
