// Sorry!: the rules line.
#include <algorithm>
#include <bit>

#include "games/refusals.h"
#include "games/sorry/game.h"

namespace sorry {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

constexpr std::array<std::string_view, 3> kModes = {"basic", "teams", "points"};
constexpr std::array<std::string_view, 2> kScores = {"winner", "all"};
constexpr std::array<std::string_view, 2> kTierNames = {"highest", "sum"};
constexpr std::array<std::string_view, 8> kKeys = {"seats", "mode",  "pawns",  "out",
                                                   "score", "tiers", "target", "first"};
constexpr std::uint8_t kRedAndYellow = 0b0101;
constexpr std::uint8_t kBlueAndGreen = 0b1010;
constexpr std::string_view kPairs = "RY,BG";

// The index of a word in its list; −1 if it is not there.
template <std::size_t N>
int index_of(const std::array<std::string_view, N>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

// The values of one rules line, key by key; the first that is wrong is kept in `error`.
class RulesReader {
 public:
  explicit RulesReader(const core::RulesWords& words) : words_(words) {}

  Expected<Rules> read() {
    if (Checked error = games::unknown_rule(words_, kKeys)) {
      return *error;
    }
    rules_.mode = word<Mode>("mode", kModes);
    read_seats();
    rules_.pawns = number("pawns", 1, kMaxPawns, kMaxPawns);
    const bool points = rules_.mode == Mode::Points;
    rules_.out = number("out", points ? 1 : 0, 1, points ? 1 : 0);
    rules_.score = word<Score>("score", kScores);
    rules_.tiers = word<Tiers>("tiers", kTierNames);
    rules_.target = number("target", 0, kMaxTarget, 0);
    read_first();
    if (error_) {
      return *error_;
    }
    return rules_;
  }

 private:
  void fail(Sentence error) {
    if (!error_) {
      error_ = std::move(error);
    }
  }

  template <class Value, std::size_t N>
  Value word(std::string_view key, const std::array<std::string_view, N>& names) {
    const auto value = words_.find(key);
    const int index = value ? index_of(names, *value) : 0;
    if (index < 0) {
      fail(games::bad_rule(key, *value));
    }
    return static_cast<Value>(std::max(index, 0));
  }

  int number(std::string_view key, int min, int max, int unset) {
    const auto text = words_.find(key);
    if (!text) {
      return unset;
    }
    const auto value = core::parse_number(*text, static_cast<std::uint32_t>(max));
    if (!value || static_cast<int>(*value) < min) {
      fail(games::bad_rule(key, *text));
      return unset;
    }
    return static_cast<int>(*value);
  }

  void read_seats() {
    const bool teams = rules_.mode == Mode::Teams;
    const auto text = words_.find("seats");
    if (!text) {
      return;
    }
    if (*text == kPairs && teams) {
      rules_.seats = {kRedAndYellow, kBlueAndGreen, 0, 0};
      rules_.seat_count = 2;
      return;
    }
    if (!read_single_seats(*text)) {
      fail(games::bad_rule("seats", *text));
    } else if (teams && rules_.seat_count != kColours) {
      fail(Sentence{"Partnership (“{0}”) needs “{1}” with all four colours, or {2}.",
                    {"mode", "seats", std::string(kPairs)}});
    }
  }

  // Two to four seats of one colour each, no colour twice.
  bool read_single_seats(std::string_view text) {
    rules_.seats = {};
    rules_.seat_count = 0;
    unsigned taken = 0;
    for (const std::string_view seat : core::split(text, ',')) {
      const std::size_t colour = seat.size() == 1 ? kLetters.find(seat[0]) : kLetters.npos;
      if (colour == kLetters.npos || ((taken >> colour) & 1U) != 0) {
        return false;
      }
      taken |= 1U << colour;
      rules_.seats[static_cast<std::size_t>(rules_.seat_count++)] =
          static_cast<std::uint8_t>(1U << colour);
    }
    return rules_.seat_count >= 2;
  }

  void read_first() {
    const auto text = words_.find("first");
    if (!text || *text == "random") {
      return;
    }
    const std::size_t colour = text->size() == 1 ? kLetters.find((*text)[0]) : kLetters.npos;
    unsigned playing = 0;
    for (const std::uint8_t seat : rules_.seats) {
      playing |= seat;
    }
    if (colour == kLetters.npos || ((playing >> colour) & 1U) == 0) {
      fail(games::bad_rule("first", *text));
      return;
    }
    rules_.first = static_cast<int>(colour);
  }

  const core::RulesWords& words_;
  Rules rules_;
  Checked error_;
};

std::string seats_text(const Rules& rules) {
  std::string text;
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    text += seat == 0 ? "" : ",";
    each_colour(rules.seats[static_cast<std::size_t>(seat)],
                [&](Colour c) { text += kLetters[c]; });
  }
  return text;
}

}  // namespace

Expected<Rules> parse_rules(const core::RulesWords& words) { return RulesReader(words).read(); }

std::string print_rules(const Rules& rules) {
  const Rules defaults;
  std::string text = "sorry";
  const auto add = [&](bool wanted, std::string_view key, std::string_view value) {
    if (wanted) {
      text += ' ';
      text += key;
      text += '=';
      text += value;
    }
  };
  const auto name = [](const auto& names, auto value) {
    return names[static_cast<std::size_t>(value)];
  };
  const int usual_out = rules.mode == Mode::Points ? 1 : 0;
  add(rules.seats != defaults.seats, "seats", seats_text(rules));
  add(rules.mode != defaults.mode, "mode", name(kModes, rules.mode));
  add(rules.pawns != defaults.pawns, "pawns", std::to_string(rules.pawns));
  add(rules.out != usual_out, "out", std::to_string(rules.out));
  add(rules.score != defaults.score, "score", name(kScores, rules.score));
  add(rules.tiers != defaults.tiers, "tiers", name(kTierNames, rules.tiers));
  add(rules.target != defaults.target, "target", std::to_string(rules.target));
  if (rules.first >= 0) {
    add(true, "first", kLetters.substr(static_cast<std::size_t>(rules.first), 1));
  }
  return text;
}

}  // namespace sorry
