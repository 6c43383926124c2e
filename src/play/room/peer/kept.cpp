// The stored state of a peer, as one line of words: secrets, session, promise, seats and log.
#include <algorithm>
#include <limits>

#include "core/base64url.h"
#include "core/text.h"
#include "play/room/kept_head.h"
#include "play/room/keys_text.h"
#include "play/room/log/check.h"
#include "play/room/peer/peer.h"

namespace play::room {

namespace {

using core::base64url_decode;
using core::base64url_encode;

// room secret, device secret, session, name, promise, wish, memory; attempt and author left by,
// game left; element shown: SETUP, number, head; faulty keys and, after a point, those put out;
// then SETUP, READY and the log. If another game rests, its log follows after `kRests`.
constexpr std::size_t kHeadWords = 14;
constexpr std::string_view kRests = "+";
// Memory is a sum of these.
constexpr unsigned kStoreLost = 1;
constexpr unsigned kSaidNo = 2;  // to the SETUP

std::string word_of(const Letter& letter) { return letter ? base64url_encode(letter->bytes) : "-"; }

template <std::size_t N>
bool read_bytes(std::string_view word, std::array<std::uint8_t, N>& into) {
  const auto bytes = base64url_decode(word);
  if (!bytes || bytes->size() != N) {
    return false;
  }
  std::copy(bytes->begin(), bytes->end(), into.begin());
  return true;
}

// Where nobody was put out, the second list is left out, as in rooms stored before there was one.
std::string lists_text(const std::set<Key>& faulty, const std::set<Key>& put_out) {
  return keys_text(faulty) + (put_out.empty() ? "" : "." + keys_text(put_out));
}

bool read_lists(std::string_view word, std::set<Key>& faulty, std::set<Key>& put_out) {
  const std::size_t point = word.find('.');
  return read_keys(word.substr(0, point), faulty) &&
         (point == std::string_view::npos || read_keys(word.substr(point + 1), put_out));
}

std::optional<std::vector<Bytes>> read_words(std::span<const std::string_view> words) {
  std::vector<Bytes> messages;
  for (const std::string_view word : words) {
    auto bytes = word == "-" ? Bytes{} : base64url_decode(word);
    if (!bytes) {
      return std::nullopt;
    }
    messages.push_back(std::move(*bytes));
  }
  return messages;
}

}  // namespace

std::string Peer::kept() const {
  const Promises::Left left = promises_.left.value_or(Promises::Left{});
  const bool said_no = round_.setup && opinion_.refuses(lobby()->seats);
  const Bytes name(here_.name.begin(), here_.name.end());
  std::string text;
  for (const std::string& word :
       {base64url_encode(here_.room.secret), base64url_encode(here_.device.secret),
        std::to_string(talk_.stored_session(here_.session)),
        name.empty() ? "-" : base64url_encode(name), std::to_string(promises_.attempt),
        std::to_string(wish_),
        std::to_string((promises_.unknown ? kStoreLost : 0) + (said_no ? kSaidNo : 0)),
        std::to_string(left.attempt), base64url_encode(left.author), std::to_string(left.game),
        base64url_encode(promises_.shown.setup), std::to_string(promises_.shown.number),
        base64url_encode(promises_.shown.head), lists_text(faulty_, put_out_),
        word_of(round_.setup), word_of(promises_.ready)}) {
    text += (text.empty() ? "" : " ") + word;
  }
  const auto add = [&](const Log& log) {
    for (const Letter& letter : log.missing_from(0)) {
      text += ' ' + word_of(letter);
    }
  };
  add(log());
  if (resting()) {
    text.append(" ").append(kRests);
    add(*resting());
  }
  return text;
}

std::optional<KeptHead> read_kept_head(std::string_view text) {
  const std::vector<std::string_view> words = core::split(text, ' ');
  KeptHead head;
  const bool good = words.size() > kHeadWords && read_bytes(words[0], head.room) &&
                    read_bytes(words[1], head.device_secret) &&
                    core::read_number(words[2], head.session);
  const auto name = good && words[3] != "-" ? base64url_decode(words[3]) : Bytes{};
  if (!good || !name) {
    return std::nullopt;
  }
  head.name.assign(name->begin(), name->end());
  return head;
}

std::optional<Peer> Peer::load(Here here, std::string_view text) {
  const auto head = read_kept_head(text);
  if (!head || head->room != here.room.secret || head->device_secret != here.device.secret) {
    return std::nullopt;
  }
  Peer peer(std::move(here));
  const std::vector<std::string_view> words = core::split(text, ' ');
  Promises& promises = peer.promises_;
  Promises::Left left;
  unsigned memory = 0;
  const bool good =
      core::read_number(words[4], promises.attempt) && core::read_number(words[5], peer.wish_) &&
      core::read_number(words[6], memory) && core::read_number(words[7], left.attempt) &&
      read_bytes(words[8], left.author) && core::read_number(words[9], left.game) &&
      read_bytes(words[10], promises.shown.setup) &&
      core::read_number(words[11], promises.shown.number) &&
      read_bytes(words[12], promises.shown.head) &&
      read_lists(words[13], peer.faulty_, peer.put_out_);
  const auto rests = std::find(words.begin() + kHeadWords, words.end(), kRests);
  const auto messages = read_words({words.begin() + kHeadWords, rests});
  if (!good || !messages || messages->size() < 2 || !peer.load_letters(*messages)) {
    return std::nullopt;
  }
  if (rests != words.end()) {
    const auto others = read_words({rests + 1, words.end()});
    auto other = others ? peer.read_log(*others) : std::nullopt;
    if (!other || other->empty()) {
      return std::nullopt;
    }
    peer.games_.rest(std::move(*other));
  }
  promises.unknown = (memory & kStoreLost) != 0 || (peer.me() && promises.lack(peer.log()));
  if ((memory & kSaidNo) != 0 && peer.round_.setup) {
    peer.opinion_.refuse(peer.lobby()->seats);
  }
  if (left.attempt != 0) {
    promises.left = left;
  }
  return peer;
}

// The SETUP seen, the READY given, then the log.
bool Peer::load_letters(std::span<const Bytes> messages) {
  const Reading setup = read(messages[0], here_.room.id, signatures());
  const Reading ready = read(messages[1], here_.room.id, signatures());
  if ((!messages[0].empty() && (!setup || !setup.letter->as<Setup>())) ||
      (!messages[1].empty() && (!ready || !ready.letter->as<Ready>()))) {
    return false;
  }
  round_.setup = setup.letter;
  promises_.ready = ready.letter;
  promises_.seen = round_.setup ? lobby()->attempt : 0;
  auto log = read_log(messages.subspan(2));
  if (!log) {
    return false;
  }
  games_.become(std::move(*log));
  return true;
}

std::optional<Log> Peer::read_log(std::span<const Bytes> messages) const {
  if (here_.rehearsal == 0) {
    LogCheck check = check_log(messages, here_.room.id, *here_.book);
    return check.word == Word::Entry ? std::optional(std::move(check.log)) : std::nullopt;
  }
  Log log(here_.room.id, signatures(), *here_.book);
  const bool good = std::all_of(messages.begin(), messages.end(), [&](const Bytes& message) {
    const Reading reading = read(message, here_.room.id, Signatures::Covered);
    return reading && !refused(log.take(reading.letter));
  });
  return good ? std::optional(std::move(log)) : std::nullopt;
}

}  // namespace play::room
