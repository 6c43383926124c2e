#include "play/link/link.h"

#include <algorithm>

#include "core/big_endian.h"
#include "core/crc32.h"
#include "core/text.h"
#include "play/link/body.h"
#include "play/views.h"

namespace play {

using core::Bytes;
using core::Expected;
using core::Sentence;

// All versions have this in common: bytes in base64url, the first with the version in its high
// half, the last four the CRC-32 of those before them, highest byte first. In version 1 the low
// half of the first byte is the kind, and the body comes in between: for a room its bytes, for
// anything else what body.h codes.
namespace {

constexpr std::string_view kTag = "g=";
constexpr unsigned kKindBits = 4;
constexpr unsigned kKindMask = 15;
constexpr std::size_t kCrcBytes = sizeof(std::uint32_t);

bool fits(const std::vector<Player>& players, int seats) {
  return players.size() == static_cast<std::size_t>(seats) &&
         std::all_of(players.begin(), players.end(), [](const Player& player) {
           return player.name.size() <= kLongestLinkText &&
                  player.name.find('\0') == std::string::npos && core::is_utf8(player.name) &&
                  (!player.is_bot() || core::is_plain_word(player.level, kLongestLevel));
         });
}

bool fits(const Replay& replay) {
  return !replay.rounds.empty() && fits(replay.players, replay.rounds[0].game().seat_count());
}

bool fits(const Link& link) {
  if (const auto* setup = std::get_if<Setup>(&link)) {
    return fits(setup->players, setup->game.seat_count());
  }
  if (const auto* mail = std::get_if<Mail>(&link)) {
    return fits(mail->replay) && mail->devices.size() <= kMostDevices;
  }
  const auto* replay = std::get_if<Replay>(&link);
  return replay == nullptr || fits(*replay);
}

// The part named by `kind`: written from `made`, or read if that is null.
template <class Coder>
std::optional<Link> code_body(LinkBody<Coder>& body, LinkKind kind, const Link* made) {
  switch (kind) {
    case LinkKind::Setup: return body.setup(made ? std::get_if<Setup>(made) : nullptr);
    case LinkKind::Replay: return body.replay(made ? std::get_if<Replay>(made) : nullptr);
    case LinkKind::Position:
      return body.position(made ? std::get_if<games::Position>(made) : nullptr);
    case LinkKind::Mail: return body.mail(made ? std::get_if<Mail>(made) : nullptr);
    case LinkKind::Room: break;  // plain bytes
  }
  return std::nullopt;
}

Bytes room_body(const room::Invitation& invitation) {
  Bytes bytes(invitation.room.begin(), invitation.room.end());
  if (const auto& secret = invitation.device_secret) {
    bytes.insert(bytes.end(), secret->begin(), secret->end());
  }
  return bytes;
}

Expected<Link> read_room(std::span<const std::uint8_t> bytes) {
  room::Invitation invitation;
  const std::size_t shortest = invitation.room.size();
  if (bytes.size() != shortest && bytes.size() != shortest + sizeof(core::Key)) {
    return Sentence{"This link is damaged or incomplete.", {}};
  }
  std::copy_n(bytes.begin(), shortest, invitation.room.begin());
  if (bytes.size() > shortest) {
    const auto secret = bytes.subspan(shortest);
    std::copy(secret.begin(), secret.end(), invitation.device_secret.emplace().begin());
  }
  return Link(invitation);
}

Expected<Link> read_body(std::span<const std::uint8_t> bytes, LinkKind kind) {
  if (kind == LinkKind::Room) {
    return read_room(bytes);
  }
  core::RangeReader reader(bytes);
  LinkBody body(reader);
  auto link = code_body(body, kind, nullptr);
  if (link && reader.at_end()) {
    return std::move(*link);
  }
  if (body.reason()) {
    return Sentence{"This link holds no game that the rules know: {0}", {}, {*body.reason()}};
  }
  return Sentence{"This link holds no game that the rules allow.", {}};
}

// The letters after `g=`, without what people and messengers add around a link.
std::optional<std::string_view> letters_of(std::string_view text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) {
    text.remove_suffix(1);
  }
  const std::size_t hash = text.rfind('#');
  text.remove_prefix(hash == std::string_view::npos ? 0 : hash + 1);
  if (!core::take_prefix(text, kTag) || text.empty()) {
    return std::nullopt;
  }
  return text;
}

}  // namespace

std::string seal_link(Bytes body, LinkKind kind, unsigned version) {
  body.insert(body.begin(),
              static_cast<std::uint8_t>((version << kKindBits) | static_cast<unsigned>(kind)));
  const auto crc = core::to_big_endian(core::crc32(body));
  body.insert(body.end(), crc.begin(), crc.end());
  return std::string(kTag) + core::base64url_encode(body);
}

Expected<std::string> print_link(const Link& link) {
  if (!fits(link)) {
    return Sentence{"A name or a bot’s level in this game cannot be put in a link.", {}};
  }
  const auto kind = static_cast<LinkKind>(link.index());
  if (const auto* invitation = std::get_if<room::Invitation>(&link)) {
    return seal_link(room_body(*invitation), kind);
  }
  const auto* replay = std::get_if<Replay>(&link);
  if (replay != nullptr && is_view(*replay)) {
    return Sentence{"A game with cards that are not known here cannot be put in a link.", {}};
  }
  core::RangeWriter writer;
  LinkBody body(writer);
  const bool written = code_body(body, kind, &link).has_value();
  std::string text = written ? seal_link(writer.finish(), kind) : "";
  if (!written || text.size() > kLongestLink) {
    return Sentence{"This game is too long for a link; save it as a file instead.", {}};
  }
  return text;
}

Expected<Link> parse_link(std::string_view text) {
  if (text.size() > 2 * kLongestLink) {
    return Sentence{"This link is too long to be one of this game.", {}};
  }
  const auto letters = letters_of(text);
  if (!letters) {
    return Sentence{"This link is damaged or incomplete.", {}};
  }
  if (letters->size() + kTag.size() > kLongestLink) {
    return Sentence{"This link is too long to be one of this game.", {}};
  }
  const auto bytes = core::base64url_decode(*letters);
  if (!bytes || bytes->size() <= kCrcBytes) {
    return Sentence{"This link is damaged or incomplete.", {}};
  }
  const auto sealed = std::span(*bytes).first(bytes->size() - kCrcBytes);
  if (core::crc32(sealed) !=
      core::from_big_endian<std::uint32_t>(std::span(*bytes).last(kCrcBytes))) {
    return Sentence{"This link is damaged or incomplete.", {}};
  }
  const unsigned version = sealed[0] >> kKindBits;
  const unsigned kind = sealed[0] & kKindMask;
  if (version > kLinkVersion) {
    return Sentence{"This link was made by a newer version of Homestretch; reload to get it.", {}};
  }
  if (version == 0 || kind > static_cast<unsigned>(LinkKind::Room)) {
    return Sentence{"This link is of a kind that Homestretch does not know.", {}};
  }
  return read_body(sealed.subspan(1), static_cast<LinkKind>(kind));
}

}  // namespace play
