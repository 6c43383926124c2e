#include "play/mail.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/big_endian.h"
#include "core/hex.h"
#include "core/text.h"
#include "play/dealer.h"
#include "play/sealed.h"
#include "play/tagged_hash.h"
#include "play/views.h"

namespace play {

using core::Checked;
using core::SeatIndex;
using core::Sentence;

namespace {

ChainKey hash_of(const ChainKey& key) {
  const core::Digest digest = TaggedHash(HashTag::Chain).add(key).digest();
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
    elements[k - 1] = hash_of(elements[k]);
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

// Whether each device has shown as many elements as it has begun runs. One that is about to play
// may have shown its next one already.
bool shows_its_runs(const Mail& mail, const std::vector<std::uint8_t>& moves) {
  const auto runs = runs_in(moves, mail.devices.size());
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (mail.devices[i].runs != runs[i] && mail.devices[i].runs != runs[i] + 1) return false;
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
  const auto at = core::parse_number(core::take_until(text, ':'), kMostCounted);
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

bool parse_holders(std::string_view text, Mail& mail) {
  for (const std::string_view holder : core::split(text, ',')) {
    const auto index = parse_index(holder);
    if (!index) return false;
    mail.holders.push_back(*index);
  }
  return true;
}

// `<runs>:<shown>`, in a sealed game with `:<key>`.
bool parse_device(std::string_view text, bool sealed, Mail& mail) {
  MailDevice& one = mail.devices.emplace_back();
  const auto runs = core::parse_number(core::take_until(text, ':'), kMostRuns);
  one.runs = runs.value_or(0);
  return runs && core::parse_hex(core::take_until(text, ':'), one.shown) &&
         (!sealed || core::parse_hex(text, one.key));
}

// Whether the line has a holder for each of the replay's seats, and each index a device.
bool fits(const KeptMail& kept, const Replay& replay) {
  const auto known = [&](std::uint8_t index) {
    return index == kNobody || index < kept.mail.devices.size();
  };
  const auto& holders = kept.mail.holders;
  return holders.size() == replay.players.size() && known(kept.here.device) &&
         std::all_of(holders.begin(), holders.end(), known);
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
  constexpr std::size_t kIdDigits = 16;
  KeptMail kept;
  const std::string_view id = core::take_until(line, ' ');
  const auto begun = core::parse_number(core::take_until(line, ' '), kMostCounted);
  const auto device = parse_index(core::take_until(line, ' '));
  const bool secret = core::parse_hex(core::take_until(line, ' '), kept.here.secret);
  if (id.size() != kIdDigits || !core::read_number(id, kept.mail.id, 16) || !begun || !device ||
      !secret || !parse_holders(core::take_until(line, ' '), kept.mail)) {
    return std::nullopt;
  }
  kept.mail.begun = *begun;
  kept.here.device = *device;
  const bool sealed = travels_sealed(replay.rounds.back().game());
  while (!line.empty() && line.front() != '@') {
    if (!parse_device(core::take_until(line, ' '), sealed, kept.mail)) return std::nullopt;
  }
  if (sealed != core::take_prefix(line, "@") || (sealed && !parse_sealed(line, kept.mail)) ||
      (sealed && kept.mail.devices.empty()) || !fits(kept, replay)) {
    return std::nullopt;
  }
  kept.mail.replay = std::move(replay);
  return sealed && check_sealed(kept.mail) ? std::nullopt : std::optional(std::move(kept));
}

}  // namespace play
