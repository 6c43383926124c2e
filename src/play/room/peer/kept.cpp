// The stored state of a peer, as one line of words: secrets, session, promise, seats and log.
#include <algorithm>
#include <limits>

#include "core/base64url.h"
#include "core/text.h"
#include "play/room/kept_head.h"
#include "play/room/log/check.h"
#include "play/room/peer/peer.h"

namespace play::room {

namespace {

using core::base64url_decode;
using core::base64url_encode;

// room secret, device secret, session, name, promise, wish, memory; attempt and author left by,
// game left; element shown: SETUP, number, head; faulty keys and, after a point, those put out;
// then SETUP, READY and the log.
constexpr std::size_t kHeadWords = 14;
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

std::string keys_text(const std::set<Key>& keys) {
  Bytes bytes;
  for (const Key& key : keys) {
    bytes.insert(bytes.end(), key.begin(), key.end());
  }
  return bytes.empty() ? "-" : base64url_encode(bytes);
}

bool read_keys(std::string_view word, std::set<Key>& keys) {
  const auto bytes = word == "-" ? Bytes{} : base64url_decode(word).value_or(Bytes{0});
  for (std::size_t at = 0; at + sizeof(Key) <= bytes.size(); at += sizeof(Key)) {
    Key key{};
    std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), sizeof(Key), key.begin());
    keys.insert(key);
  }
  return bytes.size() % sizeof(Key) == 0;
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

}  // namespace

std::string Peer::kept() const {
  const Left left = left_.value_or(Left{});
  const bool said_no = seen_ && opinion_.refuses(lobby()->seats);
  const Bytes name(here_.name.begin(), here_.name.end());
  std::string text;
  for (const std::string& word :
       {base64url_encode(here_.room.secret), base64url_encode(here_.device.secret),
        std::to_string(talk_.stored_session(here_.session)),
        name.empty() ? "-" : base64url_encode(name), std::to_string(promised_),
        std::to_string(wish_),
        std::to_string((store_lost_ ? kStoreLost : 0) + (said_no ? kSaidNo : 0)),
        std::to_string(left.attempt), base64url_encode(left.author), std::to_string(left.game),
        base64url_encode(shown_.setup), std::to_string(shown_.number),
        base64url_encode(shown_.head), lists_text(faulty_, put_out_), word_of(seen_),
        word_of(promise_)}) {
    text += (text.empty() ? "" : " ") + word;
  }
  for (const Letter& letter : log_.missing_from(0)) {
    text += ' ' + word_of(letter);
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
  Left left;
  unsigned memory = 0;
  const bool good =
      core::read_number(words[4], peer.promised_) && core::read_number(words[5], peer.wish_) &&
      core::read_number(words[6], memory) && core::read_number(words[7], left.attempt) &&
      read_bytes(words[8], left.author) && core::read_number(words[9], left.game) &&
      read_bytes(words[10], peer.shown_.setup) &&
      core::read_number(words[11], peer.shown_.number) && read_bytes(words[12], peer.shown_.head) &&
      read_lists(words[13], peer.faulty_, peer.put_out_);
  std::vector<Bytes> messages;
  for (std::size_t i = kHeadWords; i < words.size(); ++i) {
    auto bytes = words[i] == "-" ? Bytes{} : base64url_decode(words[i]);
    if (!bytes) {
      return std::nullopt;
    }
    messages.push_back(std::move(*bytes));
  }
  if (!good || messages.size() < 2 || !peer.load_letters(messages)) {
    return std::nullopt;
  }
  peer.store_lost_ = (memory & kStoreLost) != 0;
  if ((memory & kSaidNo) != 0 && peer.seen_) {
    peer.opinion_.refuse(peer.lobby()->seats);
  }
  if (left.attempt != 0) {
    peer.left_ = left;
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
  seen_ = setup.letter;
  promise_ = ready.letter;
  highest_ = seen_ ? lobby()->attempt : 0;
  messages = messages.subspan(2);
  if (here_.rehearsal != 0) {
    return std::none_of(messages.begin(), messages.end(), [&](const Bytes& message) {
      const Reading reading = read(message, here_.room.id, Signatures::Covered);
      return !reading || refused(log_.take(reading.letter));
    });
  }
  LogCheck check = check_log(messages, here_.room.id, *here_.book);
  log_ = std::move(check.log);
  return check.word == Word::Entry;
}

}  // namespace play::room
