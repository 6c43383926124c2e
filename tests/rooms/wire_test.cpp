// Messages, frames, secrets and signatures of rooms, one test for each sentence of their rules.
#include "play/room/wire.h"

#include <gtest/gtest.h>

#include "core/signing.h"
#include "play/room/chain.h"
#include "play/room/layout.h"

namespace {

using core::Bytes;
using play::room::Body;
using play::room::Hello;
using play::room::Key;
using play::room::Say;
using play::room::Seat;
using play::room::Setup;
using play::room::Signatures;
using play::room::Word;

Key key_of(std::string_view hex) {
  Key key{};
  for (std::size_t i = 0; i < key.size(); ++i) {
    key[i] = static_cast<std::uint8_t>(std::stoul(std::string(hex.substr(2 * i, 2)), nullptr, 16));
  }
  return key;
}

// RFC 8032, 7.1, test 2: one byte is signed.
constexpr std::string_view kSeed =
    "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
constexpr std::string_view kPublic =
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
constexpr std::string_view kSignature =
    "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
    "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00";

core::Signature signature() {
  core::Signature bytes{};
  for (const std::size_t half : {0U, 32U}) {
    const Key part = key_of(kSignature.substr(2 * half, 64));
    std::copy(part.begin(), part.end(), bytes.begin() + half);
  }
  return bytes;
}

TEST(Signing, IsThatOfRfc8032) {
  const core::SigningPair pair = core::signing_pair(key_of(kSeed));
  EXPECT_EQ(pair.key, key_of(kPublic));
  EXPECT_EQ(core::sign(Bytes{0x72}, pair), signature());
  EXPECT_TRUE(core::verify(Bytes{0x72}, signature(), pair.key));
  EXPECT_FALSE(core::verify(Bytes{0x73}, signature(), pair.key));
}

// The group's order, lowest byte first.
constexpr Key kOrder = {0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7,
                        0xa2, 0xde, 0xf9, 0xde, 0x14, 0,    0,    0,    0,    0,    0,
                        0,    0,    0,    0,    0,    0,    0,    0,    0,    0x10};

TEST(Signing, TheScalarStaysBelowTheOrder) {
  core::Signature malleable = signature();
  unsigned carry = 0;
  for (std::size_t i = 0; i < kOrder.size(); ++i) {
    carry += malleable[32 + i] + unsigned{kOrder[i]};
    malleable[32 + i] = static_cast<std::uint8_t>(carry);
    carry >>= 8U;
  }
  EXPECT_FALSE(core::verify(Bytes{0x72}, malleable, key_of(kPublic)));
}

TEST(Signing, NoKeyOfSmallOrderIsTaken) {
  core::Signature zeros{};
  zeros[0] = 1;  // R and the key are the neutral element: R = S·B − h·A for every message
  EXPECT_FALSE(core::verify(Bytes{1}, zeros, Key{1}));
  EXPECT_FALSE(core::verify(Bytes{1}, core::Signature{}, Key{}));
}

// Every byte of the key, altered: another point, or not a point.
TEST(Signing, AnAlteredKeyOrSignatureIsRefused) {
  for (std::size_t i = 0; i < 32; i += 5) {
    Key key = key_of(kPublic);
    key[i] ^= 1U;
    EXPECT_FALSE(core::verify(Bytes{0x72}, signature(), key)) << i;
  }
  for (std::size_t i = 0; i < 64; i += 7) {
    core::Signature altered = signature();
    altered[i] ^= 0x80U;
    EXPECT_FALSE(core::verify(Bytes{0x72}, altered, key_of(kPublic))) << i;
  }
}

class RoomWire : public testing::Test {
 protected:
  [[nodiscard]] Word word(const Body& body) const {
    const auto type = static_cast<std::uint8_t>(body.index() + 1);
    return word(type, play::room::payload_of(body));
  }
  [[nodiscard]] Word word(std::uint8_t type, const Bytes& payload) const {
    const Bytes bytes = play::room::sign(type, payload, device.pair, room.id);
    return play::room::read(bytes, room.id, Signatures::Covered).word;
  }
  [[nodiscard]] Word name(std::string_view text) const {
    Hello hello;
    hello.name = text;
    return word(hello);
  }
  // The payload of a greeting with that byte changed.
  [[nodiscard]] Word greeting(std::size_t at, std::uint8_t value) const {
    Bytes payload = play::room::payload_of(Hello{});
    payload[at] = value;
    return word(1, payload);
  }

  const play::room::Room room = play::room::open_room({5, 5});
  const play::room::Device device = play::room::enter(room, {6});
};

TEST_F(RoomWire, AMessageIsReadAsItWasWritten) {
  Say say{7, 0, "¿Qué tal?"};
  const auto letter = play::room::write(say, device.pair, room.id);
  const auto read = play::room::read(letter->bytes, room.id);
  ASSERT_TRUE(read);
  EXPECT_EQ(read.letter->key, device.pair.key);
  EXPECT_EQ(read.letter->digest, letter->digest);
  EXPECT_EQ(read.letter->as<Say>()->text, say.text);
}

TEST_F(RoomWire, NoMessageFitsAnotherRoom) {
  const auto letter = play::room::write(Say{1, 2, ""}, device.pair, room.id);
  const play::room::Room other = play::room::open_room({5, 6});
  EXPECT_EQ(play::room::read(letter->bytes, other.id).word, Word::Sign);
  EXPECT_NE(play::room::enter(other, {6}).pair.key, device.pair.key);
}

TEST_F(RoomWire, SizesAreBounded) {
  EXPECT_EQ(play::room::read({}, room.id).word, Word::Form);
  EXPECT_EQ(play::room::read(Bytes(96), room.id).word, Word::Form);
  EXPECT_EQ(play::room::read(Bytes(16'384), room.id).word, Word::Form);
  EXPECT_EQ(play::room::read(Bytes(16'385), room.id).word, Word::Size);
}

TEST_F(RoomWire, APayloadIsUsedUpExactly) {
  Bytes payload = play::room::payload_of(Say{1, 2, ""});
  EXPECT_EQ(word(6, payload), Word::Entry);
  payload.push_back(0);
  EXPECT_EQ(word(6, payload), Word::Form);
  payload.resize(payload.size() - 2);
  EXPECT_EQ(word(6, payload), Word::Form);
}

TEST_F(RoomWire, UnknownTypesAreRefused) {
  for (const std::uint8_t type : Bytes{0, 8, 255}) {
    EXPECT_EQ(word(type, {}), Word::Form);
  }
}

TEST_F(RoomWire, AGreetingHasThisVersionAndKnownFlags) {
  EXPECT_EQ(greeting(0, 1), Word::Entry);
  EXPECT_EQ(greeting(0, 2), Word::Form);
  EXPECT_EQ(greeting(15, 3), Word::Entry);
  EXPECT_EQ(greeting(15, 4), Word::Form);
}

TEST_F(RoomWire, NamesHave24CodePointsAnd64Bytes) {
  EXPECT_EQ(name(std::string(24, 'x')), Word::Entry);
  EXPECT_EQ(name(std::string(25, 'x')), Word::Text);
  EXPECT_EQ(name("😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"), Word::Entry);
  EXPECT_EQ(name("😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀x"), Word::Text);
}

// A device that says a name which is too long would be refused by everybody.
TEST_F(RoomWire, ANameIsOneThatTheOthersTake) {
  const std::string most = "一二三四五六七八九十一二三四五六七八九十一";  // 63 bytes
  for (const std::string& text : {most, most + "x", most + "二", std::string(25, 'x')}) {
    EXPECT_EQ(play::room::is_name(text), name(text) == Word::Entry) << text;
  }
  EXPECT_TRUE(play::room::is_name(most));
  EXPECT_FALSE(play::room::is_name(most + "二"));
  for (const auto& [text, part] :
       std::vector<std::pair<std::string, std::string>>{{"", ""},
                                                        {"  ", ""},
                                                        {" Ana ", "Ana"},
                                                        {"a\nb", "ab"},
                                                        {"\u2764\ufe0f", "\u2764"},
                                                        {"e\u0301\u0301\u0301x", "e\u0301\u0301x"},
                                                        {"\xff", ""}}) {
    EXPECT_EQ(play::room::plain_part(text), part);
    EXPECT_TRUE(play::room::is_name(part)) << part;
  }
}

TEST_F(RoomWire, NamesAreValidUtf8OfPlainCharacters) {
  for (const std::string_view good : {"", "Zoë", "O'Neil 2", "李雷", "ǅ", "e\u0301\u0302", "a b"}) {
    EXPECT_EQ(name(good), Word::Entry) << good;
  }
  using namespace std::string_view_literals;
  for (const std::string_view bad :
       {" x"sv, "x "sv, "\xc3"sv, "\xc0\x80"sv, "\xed\xa0\x80"sv, "\xf4\x90\x80\x80"sv, "\xff"sv,
        "a\0b"sv, "\x1f"sv, "\u007f"sv, "\u0085"sv, "\u00ad"sv, "\u200b"sv, "\u202e"sv, "\ufeff"sv,
        "\ue000"sv, "\U000e0001"sv, "e\u0301\u0302\u0303"sv}) {
    EXPECT_EQ(name(bad), Word::Text) << bad;
  }
}

TEST_F(RoomWire, FreeTextStandsOnlyWithoutAPhrase) {
  EXPECT_EQ(word(Say{1, 0, std::string(240, 'x')}), Word::Entry);
  EXPECT_EQ(word(Say{1, 0, std::string(241, 'x')}), Word::Text);
  EXPECT_EQ(word(6, {0, 0, 0, 1, 24, 0, 0}), Word::Entry);
  EXPECT_EQ(word(6, {0, 0, 0, 1, 25, 0, 0}), Word::Form);
  EXPECT_EQ(word(6, {0, 0, 0, 1, 24, 0, 1, 'x'}), Word::Form);
}

// The payload of a SETUP with two seats.
Bytes seats(const Bytes& first, std::uint8_t flags = 0) {
  Bytes payload = {0, 0, 0, 1, flags, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 4, 'm', 'a', 'z', 'e', 2};
  payload.insert(payload.end(), first.begin(), first.end());
  payload.push_back(0);
  payload.resize(payload.size() + 32 + 1);
  return payload;
}

Bytes seat(std::uint8_t kind, std::uint8_t key, const std::string& level) {
  Bytes bytes(33, key);
  bytes[0] = kind;
  bytes.push_back(static_cast<std::uint8_t>(level.size()));
  bytes.insert(bytes.end(), level.begin(), level.end());
  return bytes;
}

TEST_F(RoomWire, ASeatIsFreeAPersonsOrABots) {
  EXPECT_EQ(word(2, seats(seat(0, 0, ""))), Word::Entry);
  EXPECT_EQ(word(2, seats(seat(0, 9, ""))), Word::Form);
  EXPECT_EQ(word(2, seats(seat(1, 9, ""))), Word::Entry);
  EXPECT_EQ(word(2, seats(seat(1, 0, ""))), Word::Form);
  EXPECT_EQ(word(2, seats(seat(1, 9, "expert"))), Word::Form);
  EXPECT_EQ(word(2, seats(seat(2, 0, "expert"))), Word::Entry);
  EXPECT_EQ(word(2, seats(seat(2, 9, "expert"))), Word::Entry);
  EXPECT_EQ(word(2, seats(seat(2, 9, ""))), Word::Form);
  EXPECT_EQ(word(2, seats(seat(2, 9, "Expert"))), Word::Form);
  EXPECT_EQ(word(2, seats(seat(2, 9, std::string(17, 'x')))), Word::Form);
  EXPECT_EQ(word(2, seats(seat(3, 9, "expert"))), Word::Form);
}

TEST_F(RoomWire, NewAndApartExcludeEachOther) {
  EXPECT_EQ(word(2, seats(seat(0, 0, ""), Setup::kNew | Setup::kOpen)), Word::Entry);
  EXPECT_EQ(word(2, seats(seat(0, 0, ""), Setup::kNew | Setup::kApart)), Word::Form);
  EXPECT_EQ(word(2, seats(seat(0, 0, ""), 16)), Word::Form);
}

TEST_F(RoomWire, AnyAlteredByteIsNoticed) {
  const auto letter = play::room::write(Say{1, 2, ""}, device.pair, room.id);
  for (std::size_t i = 0; i < letter->bytes.size(); i += 3) {
    Bytes altered = letter->bytes;
    altered[i] ^= 4U;
    EXPECT_FALSE(play::room::read(altered, room.id)) << i;
  }
}

TEST(RoomChain, HasTheElementsOfPlayByLink) {
  const play::ChainKey secret = {4, 2};
  const play::room::Chain chain(secret);
  for (const std::uint32_t k : {0U, 1U, 63U, 64U, 65U, 1000U, 4095U, 4096U}) {
    EXPECT_EQ(chain.element(k), play::chain_key(secret, k)) << k;
  }
}

TEST(RoomChain, GrowsByWhatLeadsBackToItAlone) {
  const play::ChainKey secret = {4, 2};
  play::room::Chain grown(play::chain_key(secret, 0), 0);
  EXPECT_FALSE(grown.extend(play::chain_key(secret, 2), 1));
  for (const std::uint32_t newest : {1U, 3U, 64U, 65U, 400U, 448U}) {
    auto other = play::chain_key(secret, newest);
    ++other[0];
    EXPECT_FALSE(grown.extend(other, newest));
    EXPECT_TRUE(grown.extend(play::chain_key(secret, newest), newest));
    for (std::uint32_t k = 0; k <= newest; ++k) {
      ASSERT_EQ(grown.element(k), play::chain_key(secret, k)) << k << " of " << newest;
    }
  }
  grown.forget_after(100);
  EXPECT_EQ(grown.number(), 100U);
  EXPECT_EQ(grown.element(99), play::chain_key(secret, 99));
  EXPECT_FALSE(grown.extend(play::chain_key(secret, 130), 129));
  EXPECT_TRUE(grown.extend(play::chain_key(secret, 129), 129));
  EXPECT_EQ(grown.element(70), play::chain_key(secret, 70));
}

// ---- Frames

TEST_F(RoomWire, AFrameOpensWithTheRoomsKeyAlone) {
  const play::room::Frame frame{0x6a00000012345678, 3, {1, 2, 3}};
  Bytes bytes = play::room::seal_frame(frame, room.key);
  const auto opening = play::room::open_frame(bytes, room.key);
  ASSERT_TRUE(opening.frame);
  EXPECT_EQ(opening.frame->session, frame.session);
  EXPECT_EQ(opening.frame->counter, frame.counter);
  EXPECT_EQ(opening.frame->message, frame.message);
  EXPECT_FALSE(play::room::open_frame(bytes, room.password).frame);
  for (const std::size_t at : {0U, 15U, 16U, 20U}) {
    Bytes altered = bytes;
    altered[at] ^= 1U;
    EXPECT_EQ(play::room::open_frame(altered, room.key).word, Word::Form) << at;
  }
}

TEST_F(RoomWire, EachFrameHasItsKey) {
  const Bytes first = play::room::seal_frame({1, 1, {0}}, room.key);
  const Bytes second = play::room::seal_frame({1, 2, {0}}, room.key);
  EXPECT_NE(Bytes(first.begin() + 16, first.end()), Bytes(second.begin() + 16, second.end()));
}

TEST_F(RoomWire, FramesAreBounded) {
  EXPECT_EQ(play::room::open_frame(Bytes(31), room.key).word, Word::Form);
  EXPECT_EQ(play::room::open_frame(Bytes(32 + 16'385), room.key).word, Word::Size);
  const Bytes longest = play::room::seal_frame({1, 1, Bytes(16'384)}, room.key);
  EXPECT_TRUE(play::room::open_frame(longest, room.key).frame);
}

TEST(RoomEpoch, IsThatOfTheVectors) {
  EXPECT_EQ(play::room::kEpoch, 1) << "goes up when the vectors are made again for other rules";
  EXPECT_EQ(play::room::kVersion, 1);
}

}  // namespace
