#include "play/room/wire.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <utility>

#include "core/big_endian.h"
#include "play/room/layout.h"
#include "play/tagged_hash.h"

namespace play::room {

namespace {

constexpr std::size_t kKeyAt = 1;
constexpr std::size_t kPayloadAt = kKeyAt + sizeof(Key);
constexpr std::size_t kSignatureBytes = sizeof(core::Signature);
static_assert(kSmallestMessage == kPayloadAt + kSignatureBytes);

// Makes a variant hold the alternative with that index.
template <std::size_t I = 0, class... Ts>
bool choose(std::variant<Ts...>& variant, std::size_t index) {
  if constexpr (I < sizeof...(Ts)) {
    if (index == I) {
      variant.template emplace<I>();
      return true;
    }
    return choose<I + 1>(variant, index);
  }
  return false;
}

// Reads fields; after the first fault it returns nothing more and keeps the word for that fault.
class Reader {
 public:
  explicit Reader(Part rest) : rest_(rest) {}

  [[nodiscard]] bool failed() const { return word_ != Word::Entry; }
  [[nodiscard]] Word word() const { return word_; }
  void require(bool good) { refuse_unless(good, Word::Form); }
  void end() { require(rest_.empty()); }

  template <class T>
  void number(const char*, T& value, unsigned low = 0,
              std::uint64_t high = std::numeric_limits<T>::max()) {
    const Part part = take(sizeof(T));
    const T read = part.empty() ? T{0} : core::from_big_endian<T>(part);
    require(read >= low && read <= high);
    value = read;
  }
  void tag(const char* name, std::uint64_t& value) { number(name, value); }
  template <std::size_t N>
  void bytes(const char*, std::array<std::uint8_t, N>& value) {
    const Part read = take(N);
    std::copy(read.begin(), read.end(), value.begin());
  }
  void bytes16(const char*, Bytes& value, std::size_t most) {
    const Part read = sized<std::uint16_t>();
    require(read.size() <= most);
    value.assign(read.begin(), read.end());
  }
  void word(const char*, std::string& value) { value = text<std::uint8_t>(); }
  void name(const char*, std::string& value) {
    value = text<std::uint8_t>();
    refuse_unless(is_name(value), Word::Text);
  }
  void free_text(const char*, std::string& value) {
    value = text<std::uint16_t>();
    refuse_unless(plain_words(value, kMostSayPoints), Word::Text);
  }
  void line(const char*, std::string& value) {
    value = text<std::uint16_t>();
    refuse_unless(plain_line(value, kLongestLine), Word::Text);
  }
  void moves(const char*, std::string& value, std::size_t most) {
    value = text<std::uint16_t>();
    require(plain_line(value, most));
  }
  template <class T, class Each>
  void list(const char* name, std::vector<T>& items, unsigned low, std::size_t high, Each&& each) {
    std::uint8_t count = 0;
    number(name, count, low, high);
    for (unsigned i = 0; i < count && !failed(); ++i) {
      each(items.emplace_back());
    }
  }
  template <class Variant>
  void choice(const char* name, Variant& variant, std::uint8_t first) {
    std::uint8_t index = 0;
    number(name, index, first);
    require(choose(variant, static_cast<std::size_t>(index - first)));
  }

 private:
  void refuse_unless(bool good, Word word) {
    if (!good && !failed()) {
      word_ = word;
      rest_ = {};
    }
  }
  Part take(std::size_t count) {
    require(rest_.size() >= count);
    const Part taken = rest_.first(failed() ? 0 : count);
    rest_ = rest_.subspan(taken.size());
    return taken;
  }
  template <class Size>
  Part sized() {
    Size size = 0;
    number("", size);
    return take(failed() ? 0 : size);
  }
  template <class Size>
  std::string text() {
    const Part read = sized<Size>();
    return {read.begin(), read.end()};
  }

  Part rest_;
  Word word_ = Word::Entry;
};

class Writer {
 public:
  Bytes finish() { return std::move(bytes_); }
  void require(bool good) {
    assert(good && "what is written can be read");
    (void)good;
  }

  template <class T>
  void number(const char*, T value, unsigned = 0, std::uint64_t = 0) {
    bytes("", core::to_big_endian(value));
  }
  void tag(const char* name, std::uint64_t value) { number(name, value); }
  void bytes(const char*, Part value) { bytes_.insert(bytes_.end(), value.begin(), value.end()); }
  void bytes16(const char*, const Bytes& value, std::size_t) { sized<std::uint16_t>(value); }
  void word(const char*, const std::string& value) { sized<std::uint8_t>(value); }
  void name(const char*, const std::string& value) { sized<std::uint8_t>(value); }
  void free_text(const char*, const std::string& value) { sized<std::uint16_t>(value); }
  void line(const char*, const std::string& value) { sized<std::uint16_t>(value); }
  void moves(const char*, const std::string& value, std::size_t) { sized<std::uint16_t>(value); }
  template <class T, class Each>
  void list(const char*, std::vector<T>& items, unsigned, std::size_t, Each&& each) {
    number("", static_cast<std::uint8_t>(items.size()));
    for (T& item : items) {
      each(item);
    }
  }
  template <class Variant>
  void choice(const char*, const Variant& variant, std::uint8_t first) {
    number("", static_cast<std::uint8_t>(variant.index() + first));
  }

 private:
  template <class Size, class Text>
  void sized(const Text& text) {
    number("", static_cast<Size>(text.size()));
    bytes_.insert(bytes_.end(), text.begin(), text.end());
  }

  Bytes bytes_;
};

Part signed_part(Part bytes) { return bytes.first(bytes.size() - kSignatureBytes); }

Digest digest_of(Part signed_bytes, const RoomId& room) {
  return TaggedHash(HashTag::RoomMessage).add(room).add(signed_bytes).digest();
}

Reading refuse(Word word) { return {nullptr, word}; }

}  // namespace

bool signed_well(const Message& message) {
  core::Signature signature{};
  std::copy(message.bytes.end() - kSignatureBytes, message.bytes.end(), signature.begin());
  return core::verify(message.digest, signature, message.key);
}

Reading read(Part bytes, const RoomId& room, Signatures signatures) {
  if (bytes.size() > kLongestMessage) {
    return refuse(Word::Size);
  }
  if (bytes.size() < kSmallestMessage) {
    return refuse(Word::Form);
  }
  Message message;
  Reader reader(signed_part(bytes));
  reader.choice("type", message.body, std::uint8_t{1});
  reader.bytes("key", message.key);
  std::visit([&](auto& body) { lay(reader, body); }, message.body);
  reader.end();
  if (reader.failed()) {
    return refuse(reader.word());
  }
  message.bytes.assign(bytes.begin(), bytes.end());
  message.digest = digest_of(signed_part(bytes), room);
  if (signatures == Signatures::Checked && !signed_well(message)) {
    return refuse(Word::Sign);
  }
  return {std::make_shared<const Message>(std::move(message)), Word::Entry};
}

Bytes payload_of(const Body& body) {
  Writer writer;
  std::visit([&](auto copy) { lay(writer, copy); }, body);
  return writer.finish();
}

Bytes sign(std::uint8_t type, Part payload, const core::SigningPair& pair, const RoomId& room) {
  Bytes bytes = {type};
  bytes.insert(bytes.end(), pair.key.begin(), pair.key.end());
  bytes.insert(bytes.end(), payload.begin(), payload.end());
  const core::Signature signature = core::sign(digest_of(bytes, room), pair);
  bytes.insert(bytes.end(), signature.begin(), signature.end());
  return bytes;
}

Letter write_unsigned(const Body& body, const Key& key, const RoomId& room) {
  Bytes bytes = {static_cast<std::uint8_t>(body.index() + 1)};
  bytes.insert(bytes.end(), key.begin(), key.end());
  const Bytes payload = payload_of(body);
  bytes.insert(bytes.end(), payload.begin(), payload.end());
  const Digest digest = digest_of(bytes, room);
  bytes.resize(bytes.size() + kSignatureBytes);
  return std::make_shared<const Message>(Message{std::move(bytes), key, digest, body});
}

Letter write(const Body& body, const core::SigningPair& pair, const RoomId& room) {
  const auto type = static_cast<std::uint8_t>(body.index() + 1);
  Message message{sign(type, payload_of(body), pair, room), pair.key, {}, body};
  message.digest = digest_of(signed_part(message.bytes), room);
  return std::make_shared<const Message>(std::move(message));
}

}  // namespace play::room
