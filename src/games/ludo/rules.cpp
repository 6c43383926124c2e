// Ludo: the rules line.
#include <array>

#include "games/arm_seats.h"
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
    games::arm_seats<Rules, kLetters>(),
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
