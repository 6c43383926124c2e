// A game's rules line as a table with a row for each key: parsed, printed, refused, walked by the
// set-up page and drawn at random for the laws. Knows no game.
//
// How to use it. A game has `Rules`, whose member initialisers are the defaults, and one table
// (as `static const games::RulesTable<Rules>& Game::rules_table()`), its rows in the order in which
// a line is printed:
//
//   constexpr std::array kRows = {
//       number<&Rules::arms>("arms", kMinArms, kMaxArms).deciding(),
//       text<Rules>("seats", {read_seats, print_seats, draw_seats}),
//       number<&Rules::pieces>("pieces", 1, kMaxPieces),
//       word<&Rules::safe>("safe", kSafeWords),           // an enum in the order of the words
//       flag<&Rules::allies>("allies"),                   // 0 or 1
//       number<&Rules::out>("out", 0, 1).where(may_be_out),  // values that other keys rule out
//       first_seat<Rules, kLetters>(),                    // seats.h
//   };
//   constexpr games::RulesTable<Rules> kTable = {"parchis", kRows, usual_rules, refuse};
//
// - `.deciding()` rows are read before all others (in the table's order): those that another key's
//   default, range or reading depends on, as `board` and `arms` in Ludo. `usual` then gives the
//   rules that are in force if only these keys were set: Ludo's board fills in its defaults there.
// - `refuse` checks what no single key can: keys that do not go together.
// - A key that is left out keeps what `usual` gives; a key with that value is not printed.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "core/rng.h"
#include "core/text.h"
#include "games/refusals.h"

namespace games {

// One key. Either a number or word, which is an int here (a word: its index), or a text of its own.
template <class R>
struct RulesRow {
  std::string_view key;
  bool decides = false;

  // A number low…high, or one of `words` (then 0…words−1). `allowed` (may be null) refuses those
  // that do not go with the keys read before.
  std::span<const std::string_view> words = {};
  int low = 0;
  int high = 0;
  int (*get)(const R& rules) = nullptr;
  void (*set)(R& rules, int value) = nullptr;
  bool (*allowed)(const R& rules, int value) = nullptr;

  // For a text: `read` sets the value, or leaves anything behind if it is impossible: the rules are
  // then thrown away. It meets the default, and need not set it again. `print` gives what `read`
  // takes; `draw` gives any legal text.
  Reading (*read)(R& rules, std::string_view value) = nullptr;
  std::string (*print)(const R& rules) = nullptr;
  std::string (*draw)(const R& rules, core::Rng& rng) = nullptr;

  [[nodiscard]] constexpr RulesRow deciding() const {
    RulesRow row = *this;
    row.decides = true;
    return row;
  }
  [[nodiscard]] constexpr RulesRow where(bool (*fits)(const R& rules, int value)) const {
    RulesRow row = *this;
    row.allowed = fits;
    return row;
  }

  [[nodiscard]] constexpr bool is_text() const { return read != nullptr; }
  // For a number or word: whether the value may be set with these rules.
  [[nodiscard]] bool allows(const R& rules, int value) const {
    return value >= low && value <= high && (allowed == nullptr || allowed(rules, value));
  }
  // The value as text, as in the rules line.
  [[nodiscard]] std::string text_of(const R& rules) const {
    if (is_text()) {
      return print(rules);
    }
    const int value = get(rules);
    return words.empty() ? std::to_string(value)
                         : std::string(words[static_cast<std::size_t>(value)]);
  }
  [[nodiscard]] bool same(const R& a, const R& b) const {
    return is_text() ? print(a) == print(b) : get(a) == get(b);
  }
  // Reads the value into `rules`, or refuses it, naming the key.
  [[nodiscard]] core::Checked take(R& rules, std::string_view value) const {
    if (is_text()) {
      const Reading reading = read(rules, value);
      return reading.known || reading.refusal ? reading.refusal : bad_rule(key, value);
    }
    const std::optional<int> number = parse(value);
    if (!number || !allows(rules, *number)) {
      return bad_rule(key, value);
    }
    set(rules, *number);
    return std::nullopt;
  }
  void take_any(R& rules, core::Rng& rng) const {
    if (is_text()) {
      [[maybe_unused]] const Reading reading = read(rules, draw(rules, rng));
      assert(reading.known && "a text that is drawn is legal");
      return;
    }
    int value = 0;
    do {
      value = low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
    } while (!allows(rules, value));
    set(rules, value);
  }

 private:
  [[nodiscard]] std::optional<int> parse(std::string_view value) const {
    if (!words.empty()) {
      const auto word = std::find(words.begin(), words.end(), value);
      return word == words.end() ? std::nullopt
                                 : std::optional(static_cast<int>(word - words.begin()));
    }
    const auto number = core::parse_number(value, static_cast<std::uint32_t>(high));
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
  }
};

template <class R>
struct RulesTable {
  std::string_view game;  // the line's first word
  std::span<const RulesRow<R>> rows;
  // The rules with the deciding keys of `rules` and all others at their defaults; null: R{}.
  R (*usual)(const R& rules) = nullptr;
  // Refuses keys that do not go together; null: all do.
  core::Checked (*refuse)(const R& rules) = nullptr;

  // `key` must be one of the table's.
  [[nodiscard]] const RulesRow<R>& row(std::string_view key) const {
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [key](const RulesRow<R>& row) { return row.key == key; });
    assert(found != rows.end() && "the game has this rule");
    return *found;
  }

  // Refuses, naming the key; words of another game are not looked at.
  [[nodiscard]] core::Expected<R> parse(const core::RulesWords& values) const {
    for (const auto& [key, value] : values.values) {
      if (std::none_of(rows.begin(), rows.end(),
                       [&key](const RulesRow<R>& row) { return row.key == key; })) {
        return unknown_rule(key);
      }
    }
    R rules;
    for (const bool deciding : {true, false}) {
      for (const RulesRow<R>& row : rows) {
        const auto value = row.decides == deciding ? values.find(row.key) : std::nullopt;
        if (core::Checked error = value ? row.take(rules, *value) : std::nullopt) {
          return *error;
        }
      }
      if (deciding && usual != nullptr) {
        rules = usual(rules);
      }
    }
    if (core::Checked error = refuse != nullptr ? refuse(rules) : std::nullopt) {
      return *error;
    }
    return rules;
  }

  // The canonical line: the rows' order, defaults left out.
  [[nodiscard]] std::string print(const R& rules) const {
    const R first = usual != nullptr ? usual(R{}) : R{};
    const R plain = usual != nullptr ? usual(rules) : R{};
    std::string line(game);
    for (const RulesRow<R>& row : rows) {
      if (!row.same(rules, row.decides ? first : plain)) {
        line.append(" ").append(row.key).append("=").append(row.text_of(rules));
      }
    }
    return line;
  }

  // Any legal rules: each key at random, until they go together.
  [[nodiscard]] R draw(core::Rng& rng) const {
    for (;;) {
      R rules;
      for (const bool deciding : {true, false}) {
        for (const RulesRow<R>& row : rows) {
          if (row.decides == deciding) {
            row.take_any(rules, rng);
          }
        }
        if (deciding && usual != nullptr) {
          rules = usual(rules);
        }
      }
      if (refuse == nullptr || !refuse(rules)) {
        return rules;
      }
    }
  }
};

// --- Rows.

namespace detail {
template <class M>
struct MemberOf;
template <class R, class T>
struct MemberOf<T R::*> {
  using Owner = R;
  using Type = T;
};
template <auto kMember>
using Owner = typename MemberOf<decltype(kMember)>::Owner;

template <auto kMember>
[[nodiscard]] constexpr RulesRow<Owner<kMember>> plain_row(std::string_view key) {
  using R = Owner<kMember>;
  using Value = typename MemberOf<decltype(kMember)>::Type;
  RulesRow<R> row;
  row.key = key;
  row.get = [](const R& rules) { return static_cast<int>(rules.*kMember); };
  row.set = [](R& rules, int value) { rules.*kMember = static_cast<Value>(value); };
  return row;
}
}  // namespace detail

// A plain decimal low…high.
template <auto kMember>
[[nodiscard]] constexpr auto number(std::string_view key, int low, int high) {
  auto row = detail::plain_row<kMember>(key);
  row.low = low;
  row.high = high;
  return row;
}

// One of the words; the member is an enum in their order.
template <auto kMember>
[[nodiscard]] constexpr auto word(std::string_view key, std::span<const std::string_view> words) {
  auto row = detail::plain_row<kMember>(key);
  row.words = words;
  row.high = static_cast<int>(words.size()) - 1;
  return row;
}

// 0 or 1.
template <auto kMember>
[[nodiscard]] constexpr auto flag(std::string_view key) {
  return number<kMember>(key, 0, 1);
}

// Anything else.
template <class R>
struct TextRow {
  Reading (*read)(R& rules, std::string_view value);
  std::string (*print)(const R& rules);
  std::string (*draw)(const R& rules, core::Rng& rng);
};
template <class R>
[[nodiscard]] constexpr RulesRow<R> text(std::string_view key, const TextRow<R>& use) {
  RulesRow<R> row;
  row.key = key;
  row.read = use.read;
  row.print = use.print;
  row.draw = use.draw;
  return row;
}

// A few of the letters, in any order: the faces of a die. The member is a std::string.
template <auto kMember, const std::string_view& kLetters, std::size_t kLeast, std::size_t kMost>
[[nodiscard]] constexpr auto letters(std::string_view key) {
  using R = detail::Owner<kMember>;
  return text<R>(key, {[](R& rules, std::string_view value) -> Reading {
                         rules.*kMember = value;
                         return value.find_first_not_of(kLetters) == value.npos &&
                                value.size() >= kLeast && value.size() <= kMost;
                       },
                       [](const R& rules) { return rules.*kMember; },
                       [](const R&, core::Rng& rng) {
                         constexpr auto kLengths = static_cast<std::uint32_t>(kMost - kLeast + 1);
                         std::string value(kLeast + rng.below(kLengths), ' ');
                         for (char& letter : value) {
                           letter =
                               kLetters[rng.below(static_cast<std::uint32_t>(kLetters.size()))];
                         }
                         return value;
                       }});
}

}  // namespace games
