// Ludo: the rules line.
#include <algorithm>
#include <array>
#include <bit>

#include "games/ludo/game.h"
#include "games/refusals.h"
#include "games/rules_table.h"
#include "games/seats.h"

namespace ludo {

using core::Checked;
using core::Sentence;

namespace {

constexpr std::array<std::string_view, 4> kBoards = {"ludo", "maedn", "chevaux", "parcheesi"};
constexpr std::array<std::string_view, 3> kEnter = {"6", "16", "5"};
constexpr std::array<std::string_view, 3> kStarts = {"free", "enter", "clear"};
constexpr std::array<std::string_view, 3> kThird = {"play", "end", "home"};
constexpr std::array<std::string_view, 3> kRewards = {"none", "throw", "steps"};
constexpr std::array<std::string_view, 4> kBlocks = {"none", "single", "foes", "all"};
constexpr std::array<std::string_view, 3> kSafe = {"none", "share", "shut"};
constexpr std::array<std::string_view, 2> kCapture = {"free", "must"};
constexpr std::array<std::string_view, 3> kHome = {"count", "stairs", "back"};
constexpr std::array<std::string_view, 2> kWin = {"all", "one"};

std::string_view letters(const Rules& rules) {
  return kLetters.substr(0, static_cast<std::size_t>(rules.arms));
}

// The sets of groups of several colours that a board allows: opposite or alternate colours.
struct Groups {
  int arms;
  std::array<unsigned, 3> sets;  // 0 after the last
  std::string_view text;
};
constexpr std::array<Groups, 3> kGroups = {{{4, {0b0101, 0b1010}, "YR,BG"},
                                            {6, {0b010101, 0b101010}, "YRO,BGP"},
                                            {6, {0b001001, 0b010010, 0b100100}, "YG,BO,RP"}}};

// At least two single colours, or all of one set of groups.
bool may_sit(int arms, const games::SeatList& list) {
  if (list.colours_each() == 1) {
    return list.count > 1;
  }
  return list.all == (1U << arms) - 1 &&
         std::any_of(kGroups.begin(), kGroups.end(), [&](const Groups& groups) {
           return groups.arms == arms &&
                  std::all_of(list.sets.begin(), list.sets.end(), [&](unsigned seat) {
                    return seat == 0 || std::find(groups.sets.begin(), groups.sets.end(), seat) !=
                                            groups.sets.end();
                  });
         });
}

games::Reading read_seats(Rules& rules, std::string_view text) {
  const auto list = games::parse_seats(letters(rules), text);
  if (!list || !may_sit(rules.arms, *list)) {
    return false;
  }
  games::set_seats(rules, *list);
  return true;
}

std::string print_seats(const Rules& rules) { return games::print_seats(kLetters, rules); }

std::string draw_seats(const Rules& rules, core::Rng& rng) {
  const Groups& groups = kGroups[rng.below(kGroups.size())];
  if (groups.arms == rules.arms) {
    return std::string(groups.text);
  }
  const std::size_t count = 2 + rng.below(static_cast<std::uint32_t>(rules.arms) - 1);
  return games::draw_seats(letters(rules), count, rng);
}

bool is_tries(const Rules&, int value) { return value != 2; }

Rules usual_rules(const Rules& rules) { return default_rules(rules.board, rules.arms); }

// Refuses what does not go together; the board's defaults count too.
Checked refuse(const Rules& rules) {
  const std::string_view dice = "dice=2";
  if (rules.dice == 2) {
    if (rules.enter == Enter::OneOrSix) return games::rules_clash("enter=16", dice);
    if (rules.tries > 1) return games::rules_clash("tries=3", dice);
    if (rules.reward == Reward::Throw) return games::rules_clash("reward=throw", dice);
  }
  if (rules.home != Home::Count) {
    const std::string_view home = rules.home == Home::Back ? "home=back" : "home=stairs";
    if (rules.board != Board::Chevaux) return games::rules_clash(home, "board");
    if (rules.dice == 2) return games::rules_clash(home, dice);
    if (rules.reward == Reward::Steps) return games::rules_clash(home, "reward=steps");
  }
  if (rules.win == Win::One && rules.teams) return games::rules_clash("win=one", "teams");
  return std::nullopt;
}

constexpr std::array kRows = {
    games::word<&Rules::board>("board", kBoards).deciding(),
    games::number<&Rules::arms>("arms", kMinArms, kMaxArms).deciding(),
    games::text<Rules>("seats", {read_seats, print_seats, draw_seats}),
    games::number<&Rules::pieces>("pieces", 1, kMaxPieces),
    games::number<&Rules::out>("out", 0, 1),
    games::number<&Rules::dice>("dice", 1, 2),
    games::word<&Rules::enter>("enter", kEnter),
    games::word<&Rules::start>("start", kStarts),
    games::number<&Rules::tries>("tries", 1, 3).where(is_tries),
    games::word<&Rules::third>("third", kThird),
    games::word<&Rules::reward>("reward", kRewards),
    games::word<&Rules::block>("block", kBlocks),
    games::word<&Rules::safe>("safe", kSafe),
    games::word<&Rules::capture>("capture", kCapture),
    games::word<&Rules::home>("home", kHome),
    games::flag<&Rules::over>("over"),
    games::word<&Rules::win>("win", kWin),
    games::teams_row<Rules, kLetters>(),
    games::first_seat<Rules, kLetters>(),
};
constexpr games::RulesTable<Rules> kTable = {"ludo", kRows, usual_rules, refuse};

}  // namespace

Rules default_rules(Board board, int arms) {
  Rules rules;
  rules.board = board;
  rules.arms = arms;
  rules.seat_count = arms;
  // Clockwise: on the parcheesi board the pieces travel the other way.
  for (int i = 0; i < arms; ++i) {
    const int colour = board == Board::Parcheesi ? (arms - i) % arms : i;
    rules.seats[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(1U << colour);
  }
  switch (board) {
    case Board::Ludo: return rules;
    case Board::Maedn:
      rules.out = 1;
      rules.start = Start::Clear;
      rules.tries = 3;
      rules.third = Third::Play;
      rules.block = Block::None;
      return rules;
    case Board::Chevaux:
      rules.third = Third::Play;
      rules.block = Block::Single;
      rules.home = Home::Back;
      return rules;
    case Board::Parcheesi: break;
  }
  rules.dice = 2;
  rules.enter = Enter::Five;
  rules.start = Start::Enter;
  rules.third = Third::Home;
  rules.reward = Reward::Steps;
  rules.block = Block::All;
  rules.safe = Safe::Shut;
  return rules;
}

const games::RulesTable<Rules>& Game::rules_table() { return kTable; }
std::string print_rules(const Rules& rules) { return kTable.print(rules); }

}  // namespace ludo
