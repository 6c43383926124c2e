// The layout of every message, described once for reading, writing and printing. A coder gets each
// field in order, with its name and bounds.
#pragma once

#include <limits>

#include "core/text.h"
#include "play/room/message.h"
#include "play/room/text.h"
#include "play/sealed.h"

namespace play::room {

inline constexpr std::uint8_t kMostPhrases = 24;
// Shorter than play::kLongestLevel, which links and kept games allow: all devices of a room must
// refuse the same messages, so this limit cannot grow; it is long enough for every level there is.
inline constexpr std::size_t kLongestRoomLevel = 16;

template <class Coder>
void lay(Coder& coder, Rank& rank) {
  coder.number("at", rank.at);
  coder.number("length", rank.length);
}

template <class Coder>
void lay(Coder& coder, Hello& hello) {
  coder.number("version", hello.version, kVersion, kVersion);
  coder.number("epoch", hello.epoch);
  coder.tag("session", hello.session);
  coder.number("count", hello.count);
  coder.number("flags", hello.flags, 0, Hello::kWatches | Hello::kHidden);
  coder.number("wish", hello.wish);
  coder.number("attempt", hello.attempt);
  coder.tag("game", hello.game);
  lay(coder, hello.rank);
  coder.tag("head", hello.head);
  coder.number("shown", hello.shown);
  coder.number("heard", hello.heard);
  coder.name("name", hello.name);
}

template <class Coder>
void lay(Coder& coder, Seat& seat) {
  auto kind = static_cast<std::uint8_t>(seat.kind);
  coder.number("kind", kind, 0, static_cast<std::uint8_t>(Seat::Kind::Bot));
  seat.kind = static_cast<Seat::Kind>(kind);
  coder.bytes("key", seat.key);
  coder.word("level", seat.level);
  const bool keyless = seat.key == Key{};
  coder.require(keyless ? seat.kind != Seat::Kind::Person : seat.kind != Seat::Kind::Free);
  coder.require(seat.kind == Seat::Kind::Bot ? core::is_plain_word(seat.level, kLongestRoomLevel)
                                             : seat.level.empty());
}

template <class Coder>
void lay(Coder& coder, Setup& setup) {
  coder.number("attempt", setup.attempt, 1);
  coder.number("flags", setup.flags, 0, Setup::kNew | Setup::kApart | Setup::kEnds | Setup::kOpen);
  coder.require(!setup.has(Setup::kNew) || !setup.has(Setup::kApart));
  coder.number("timer", setup.timer_s);
  coder.tag("game", setup.game);
  coder.line("rules", setup.rules);
  coder.list("seats", setup.seats, 2, kMostMembers, [&](Seat& seat) { lay(coder, seat); });
}

template <class Coder>
void lay(Coder& coder, Ready& ready) {
  coder.bytes("setup", ready.setup);
  coder.number("flags", ready.flags, 0, Ready::kLeaves | Ready::kKnows | Ready::kNoStore);
  lay(coder, ready.rank);
  coder.bytes("tip", ready.tip);
  coder.bytes("deal", ready.deal);
  coder.bytes("box", ready.box);
  coder.name("name", ready.name);
}

template <class Coder>
void lay(Coder& coder, Start& start) {
  coder.moves("fell", start.outcomes, kLongestOutcomes);
  coder.list("messages", start.parts, 0, std::numeric_limits<std::uint8_t>::max(),
             [&](Bytes& part) {
               coder.bytes16("message", part, std::numeric_limits<std::uint16_t>::max());
             });
}

template <class Coder>
void lay(Coder& coder, Moves& moves) {
  coder.tag("after", moves.after);
  coder.moves("text", moves.text, kLongestLine);
  coder.require(!moves.text.empty());
}

template <class Coder>
void lay(Coder& coder, Deal& deal) {
  coder.tag("after", deal.after);
  coder.moves("text", deal.text, kLongestLine);
  coder.list("boxes", deal.boxes, 2, kMostMembers,
             [&](Bytes& box) { coder.bytes16("box", box, kLongestBox); });
}

template <class Coder>
void lay(Coder& coder, Open& open) {
  coder.bytes("element", open.element);
}

template <class Coder>
void lay(Coder& coder, Entry& entry) {
  coder.tag("game", entry.game);
  coder.number("seq", entry.seq);
  coder.bytes("prev", entry.prev);
  coder.choice("kind", entry.content, std::uint8_t{0});
  std::visit([&](auto& content) { lay(coder, content); }, entry.content);
}

template <class Coder>
void lay(Coder& coder, Show& show) {
  coder.tag("game", show.game);
  coder.number("seq", show.seq);
  coder.bytes("head", show.head);
  coder.bytes("element", show.element);
}

template <class Coder>
void lay(Coder& coder, Say& say) {
  coder.number("count", say.count);
  coder.number("phrase", say.phrase, 0, kMostPhrases);
  coder.free_text("text", say.text);
  coder.require(say.phrase == 0 || say.text.empty());
}

template <class Coder>
void lay(Coder& coder, Offer& offer) {
  coder.bytes("secret", offer.secret);
  coder.number("minute", offer.minute);
  coder.number("seats", offer.seats);
  coder.number("free", offer.free);
  coder.line("rules", offer.rules);
}

}  // namespace play::room
