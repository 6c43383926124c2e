// The vectors of rooms, which an independent program made, checked by the protocol's
// `room` commands. Logs are read without it, because spoilt ones share their beginnings.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/base64url.h"
#include "core/text.h"
#include "race/room.h"
#include "support/json.h"

namespace {

using core::Bytes;
using json::Value;
using play::room::Log;
using play::room::Word;

// The answer without its line end; a refusal's sentence if there is none.
std::string ask(race::RoomCommands& race, const std::string& words) {
  const auto answer = race.answer(words);
  return answer ? answer->substr(0, answer->size() - 1) : answer.error().text();
}

std::string shown(const std::string& hex) { return hex.empty() ? "-" : hex; }

void check_chain(race::RoomCommands& race, const Value& row) {
  EXPECT_EQ(ask(race, "key " + row["secret"].text),
            "room " + row["room"].text + " " + row["key"].text + " " + row["password"].text);
  EXPECT_EQ(ask(race, "device " + row["device"].text), "device " + row["public"].text);
  EXPECT_EQ(ask(race, "chain " + std::to_string(row["attempt"].number) + " " + row["setup"].text +
                          " " + std::to_string(row["k"].number)),
            "chain " + row["element"].text + " " + row["tip"].text + " " + row["deal"].text + " " +
                row["box"].text);
}

void check_pick(race::RoomCommands& race, const Value& row) {
  if (!row["given"].truth) {
    std::string words = "seed " + row["game"].text + " " + row["head"].text;
    for (const std::string& element : row["elements"].texts()) {
      words += " " + element;
    }
    EXPECT_EQ(ask(race, words), "seed " + row["seed"].text);
  }
  EXPECT_EQ(ask(race, "pick " + row["seed"].text + " " + std::to_string(row["j"].number) + " " +
                          row["moves"].text),
            "pick " + row["picked"].text);
}

void check_frame(race::RoomCommands& race, const Value& row) {
  (void)ask(race, "key " + row["secret"].text);
  const std::string message = shown(row["message"].text);
  if (row["opens"].truth) {
    EXPECT_EQ(ask(race, "frame " + row["session"].text + " " +
                            std::to_string(row["counter"].number) + " " + message),
              "frame " + row["frame"].text);
  }
  EXPECT_EQ(ask(race, "open " + row["frame"].text),
            row["opens"].truth ? "message " + message : "bad frame");
}

void check_message(race::RoomCommands& race, const Value& row) {
  constexpr std::size_t kPayloadAt = 66;  // digits
  constexpr std::size_t kSignature = 128;
  const std::string& message = row["message"].text;
  (void)ask(race, "key " + row["secret"].text);
  EXPECT_EQ(ask(race, "read " + message), row["reads"].text);
  if (!row["device"].text.empty()) {
    (void)ask(race, "device " + row["device"].text);
    const std::string payload =
        message.substr(kPayloadAt, message.size() - kPayloadAt - kSignature);
    const int type = message[1] - '0';
    EXPECT_EQ(ask(race, "sign " + std::to_string(type) + " " + payload), "message " + message);
  }
}

struct Kind {
  std::string_view file;
  void (*check)(race::RoomCommands&, const Value&);
};
constexpr Kind kKinds[] = {{"chain", check_chain},
                           {"pick", check_pick},
                           {"frames", check_frame},
                           {"messages", check_message}};

std::vector<Value> rows(const std::filesystem::path& path) {
  std::ifstream in(path);
  EXPECT_TRUE(in) << path;
  std::vector<Value> all;
  for (std::string line; std::getline(in, line);) {
    bool ok = false;
    all.push_back(json::parse(line, ok));
    EXPECT_TRUE(ok) << path << " line " << all.size();
  }
  EXPECT_FALSE(all.empty()) << path;
  return all;
}

Bytes decoded(std::string text) {  // the usual base64, padded
  std::replace(text.begin(), text.end(), '+', '-');
  std::replace(text.begin(), text.end(), '/', '_');
  text.resize(std::min(text.size(), text.find('=')));
  return core::base64url_decode(text).value_or(Bytes{});
}

// The state of a log message by message, up to the first refusal.
struct Told {
  std::vector<Bytes> messages;
  std::vector<Log> after;  // after each number of messages
};

// The honest log of a room, or the beginning of the log that a row spoils.
Told beginning(const Value& row, const std::vector<Told>& honest) {
  if (row.fields.contains("base")) {
    const Told& base = honest.at(static_cast<std::size_t>(row["base"].number));
    const auto keep = static_cast<std::ptrdiff_t>(row["keep"].number);
    return {{base.messages.begin(), base.messages.begin() + keep},
            {base.after.begin(), base.after.begin() + keep + 1}};
  }
  play::room::RoomSecret secret{};
  for (std::size_t i = 0; i < secret.size(); ++i) {
    const std::string digits = row["secret"].text.substr(2 * i, 2);
    secret[i] = static_cast<std::uint8_t>(std::stoul(digits, nullptr, 16));
  }
  return {{}, {Log(play::room::open_room(secret).id)}};
}

// Passes the rest to the log and returns the verdict.
std::string tell(Told& told, const std::vector<Bytes>& rest) {
  for (const Bytes& message : rest) {
    told.messages.push_back(message);
    Log log = told.after.back();
    const Word word = log.hear(message);
    if (play::room::refused(word)) {
      return "bad " + std::to_string(told.messages.size() - 1) + " " +
             std::string(play::room::word_text(word));
    }
    told.after.push_back(std::move(log));
  }
  const Log& log = told.after.back();
  return log.empty() ? "bad 0 missing"
                     : "ok " + std::to_string(log.length()) + " " +
                           core::hex16(play::room::tag_of(log.head()));
}

// The messages after the beginning: the row's own, then the end of the log that it spoils.
std::vector<Bytes> rest_of(const Value& row, const std::vector<Told>& honest) {
  std::vector<Bytes> rest;
  for (const std::string& message : row["messages"].texts()) {
    rest.push_back(decoded(message));
  }
  if (row.fields.contains("base")) {
    const std::vector<Bytes>& whole =
        honest.at(static_cast<std::size_t>(row["base"].number)).messages;
    rest.insert(rest.end(), whole.end() - static_cast<std::ptrdiff_t>(row["tail"].number),
                whole.end());
  }
  return rest;
}

std::string position(const Log& log) { return log.empty() ? "-" : log.position()->line(); }

class RoomVectors : public testing::TestWithParam<std::string_view> {
 protected:
  static std::filesystem::path folder() {
    const std::filesystem::path root = HS_SOURCE_DIR;
    return GetParam() == "Part" ? root / "tests/vectors/rooms" : root / "../shared/vectors/rooms";
  }
};

TEST_P(RoomVectors, EveryAnswerAgrees) {
  for (const Kind& kind : kKinds) {
    race::RoomCommands race;
    int number = 0;
    for (const Value& row : rows(folder() / (std::string(kind.file) + ".jsonl"))) {
      SCOPED_TRACE(std::string(kind.file) + " " + std::to_string(++number));
      kind.check(race, row);
    }
  }
}

TEST_P(RoomVectors, EveryLogGetsItsVerdict) {
  std::vector<Told> honest;  // logs that others spoil come first
  int number = 0;
  for (const Value& row : rows(folder() / "logs.jsonl")) {
    SCOPED_TRACE(row["what"].text + " " + std::to_string(++number));
    Told told = beginning(row, honest);
    EXPECT_EQ(tell(told, rest_of(row, honest)), row["verdict"].text);
    if (!row["position"].text.empty()) {
      EXPECT_EQ(position(told.after.back()), row["position"].text);
    }
    if (!row.fields.contains("base")) {
      honest.push_back(std::move(told));
    }
  }
}

std::vector<std::string_view> sets() {
  const bool whole =
      std::filesystem::exists(std::filesystem::path(HS_SOURCE_DIR) / "../shared/vectors/rooms");
  return whole ? std::vector<std::string_view>{"Part", "Whole"}
               : std::vector<std::string_view>{"Part"};
}
INSTANTIATE_TEST_SUITE_P(All, RoomVectors, testing::ValuesIn(sets()),
                         [](const auto& tested) { return std::string(tested.param); });

}  // namespace
