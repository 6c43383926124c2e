#include "ui/draft_changes.h"

#include "ai/agent.h"
#include "ui/draft/draft_quartet.h"
#include "ui/hooks.h"
#include "ui/ludo/draft.h"
#include "ui/maze/draft.h"
#include "ui/parchis/draft.h"
#include "ui/sorry/draft.h"
#include "view/maze/hooks.h"

namespace draft_test {

namespace {

using core::Rng;
using ui::Draft;
using ui::GameKind;

template <class Rules>
const Rules& in(const Draft& draft) {
  return *std::get_if<Rules>(&draft.rules);
}

int between(Rng& rng, int least, int most) {
  return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
}
bool coin(Rng& rng) { return rng.below(2) == 1; }

std::vector<Change> shared_changes() {
  return {
      [](Draft& draft, Rng& rng) {
        const auto way = static_cast<ui::Direction>(between(rng, 0, 1));
        if (!ui::order_is_fixed(draft.rules)) {
          ui::take_rules(draft, ui::with_direction(draft.rules, way));
        }
      },
      [](Draft& draft, Rng& rng) {
        const auto all = ui::beginners(draft.rules);
        const int which = between(rng, 0, static_cast<int>(all.size()) - 1);
        draft.rules = ui::with_first(draft.rules, all[static_cast<std::size_t>(which)].first);
        ASSERT_EQ(ui::beginner(draft.rules), static_cast<std::size_t>(which));
      },
      [](Draft& draft, Rng& rng) {
        const int last = static_cast<int>(draft.players.size()) - 1;
        const int a = between(rng, 1, last);
        ui::swap_seats(draft, static_cast<std::size_t>(a), static_cast<std::size_t>(a - 1));
      },
      [](Draft& draft, Rng& rng) {
        const auto presets = games::presets();
        const auto& preset = presets[rng.below(static_cast<std::uint32_t>(presets.size()))];
        const auto game = games::Game::parse(preset.rules);
        if (ui::known_of(game->rules()) == ui::known_of(draft.rules)) {
          ASSERT_TRUE(ui::take_line(draft, preset.name));
        }
      },
  };
}

std::vector<Change> parchis_changes() {
  using parchis::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_arms(in<Rules>(draft), between(rng, 3, 6)));
      },
      [](Draft& draft, Rng& rng) {
        const auto how = static_cast<ui::Grouping>(between(rng, 0, 2));
        if (!ui::grouping_allowed(in<Rules>(draft), how)) return;
        ui::take_rules(draft, ui::with_grouping(in<Rules>(draft), how));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_pieces(in<Rules>(draft), between(rng, 1, 6)));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_no_teams(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_teams(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        const int arms = in<Rules>(draft).arms;
        const auto colour = static_cast<core::Colour>(between(rng, 0, arms - 1));
        if (!ui::why_colour_stays(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::colour_sits(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        const int arms = in<Rules>(draft).arms;
        ui::take_rules(draft, ui::with_players(in<Rules>(draft), between(rng, 2, arms)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.out = between(rng, 0, 1);
        rules.safe = coin(rng) ? parchis::Safe::Twelve : parchis::Safe::Sixteen;
        rules.preview = coin(rng);
        if (ui::why_no_allies(rules).empty()) rules.allies = coin(rng);
        if (ui::why_no_win_one(rules).empty()) {
          rules.win = coin(rng) ? parchis::Win::One : parchis::Win::All;
        }
      },
  };
}

std::vector<Change> sorry_changes() {
  using sorry::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        const auto mode = static_cast<sorry::Mode>(between(rng, 0, 2));
        ui::take_rules(draft, ui::with_mode(in<Rules>(draft), mode));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_no_pairs(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_pairs(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        const auto colour = static_cast<core::Colour>(between(rng, 0, 3));
        if (!ui::why_colour_stays(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::colour_sits(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_fixed_players(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_players(in<Rules>(draft), between(rng, 2, 4)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.pawns = between(rng, 1, 4);
        if (ui::why_no_empty_start(rules).empty()) rules.out = between(rng, 0, 1);
        if (!ui::why_no_score(rules).empty()) return;
        rules.score = coin(rng) ? sorry::Score::All : sorry::Score::Winner;
        rules.tiers = coin(rng) ? sorry::Tiers::Sum : sorry::Tiers::Highest;
        rules.target = 25 * between(rng, 0, 40);
      },
  };
}

std::vector<Change> maze_changes() {
  using maze::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        ui::take_rules(
            draft, ui::with_pairs(in<Rules>(draft), static_cast<std::size_t>(between(rng, 0, 2))));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_players(in<Rules>(draft), between(rng, 2, 4)));
      },
      [](Draft& draft, Rng& rng) {
        const auto colour = static_cast<core::Colour>(between(rng, 0, 3));
        if (ui::pairs(in<Rules>(draft))) return;
        if (!ui::why_colour_stays(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::colour_sits(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        const auto board = coin(rng) ? maze::Board::Pinwheel : maze::Board::Crossing;
        ui::take_rules(draft, ui::with_board(in<Rules>(draft), board));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_barricades(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        if (coin(rng)) {
          ui::take_rules(draft, ui::with_board_walls(in<Rules>(draft)));
          return;
        }
        // A maze of one's own: c3s is an ordinary slot of both boards, e5e a coloured one of one of
        // them.
        ASSERT_TRUE(ui::take_line(draft, coin(rng) ? "maze barricade=1 walls=b2s.b2s.c3e"
                                                   : "maze board=pinwheel walls=b2s.e5s.g7e") ||
                    ui::take_line(draft, "maze walls=b2s.d3s.g7e") ||
                    ui::take_line(draft, "maze walls=b2s.g7e"));
      },
      [](Draft& draft, Rng& rng) {
        const auto letter = static_cast<char>(view::kRedLetters[rng.below(3)]);
        ui::take_rules(draft, ui::with_red_faces(in<Rules>(draft), letter, between(rng, 0, 9)));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_blue_count(in<Rules>(draft), between(rng, 0, 9)));
      },
      [](Draft& draft, Rng& rng) {
        const auto face = rng.below(static_cast<std::uint32_t>(in<Rules>(draft).blue.size()));
        ui::take_rules(draft, ui::with_blue_face(in<Rules>(draft), face, between(rng, 1, 9)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.claw = between(rng, 0, 100);
        rules.fast = coin(rng);
        rules.guard = coin(rng);
      },
  };
}

// Any value of a word's row.
template <class Word>
Word any_word(Rng& rng, int count) {
  return static_cast<Word>(between(rng, 0, count - 1));
}

void change_ludo_words(ludo::Rules& rules, Rng& rng) {
  rules.out = between(rng, 0, 1);
  rules.over = between(rng, 0, 1);
  rules.third = any_word<ludo::Third>(rng, 3);
  rules.start = any_word<ludo::Start>(rng, 3);
  rules.capture = any_word<ludo::Capture>(rng, 2);
  rules.block = any_word<ludo::Block>(rng, 4);
  rules.safe = any_word<ludo::Safe>(rng, 3);
  if (ui::why_no_tries(rules).empty()) rules.tries = coin(rng) ? 3 : 1;
  if (ui::why_no_win_one(rules).empty()) rules.win = any_word<ludo::Win>(rng, 2);
  if (ui::why_no_stairs(rules).empty()) rules.home = any_word<ludo::Home>(rng, 3);
  const auto enter = any_word<ludo::Enter>(rng, 3);
  const bool by_one = enter == ludo::Enter::OneOrSix;
  if (!by_one || ui::why_no_entering_by_one(rules).empty()) rules.enter = enter;
  const auto reward = any_word<ludo::Reward>(rng, 3);
  const std::string_view why_not = reward == ludo::Reward::Throw ? ui::why_no_throw_as_reward(rules)
                                   : reward == ludo::Reward::Steps
                                       ? ui::why_no_steps_as_reward(rules)
                                       : std::string_view{};
  if (why_not.empty()) rules.reward = reward;
}

std::vector<Change> ludo_changes() {
  using ludo::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_arms(in<Rules>(draft), between(rng, 3, 6)));
      },
      [](Draft& draft, Rng& rng) {
        const int each = between(rng, 1, 3);
        if (!ui::may_share(in<Rules>(draft).arms, each)) return;
        ui::take_rules(draft, ui::with_shares(in<Rules>(draft), each));
      },
      [](Draft& draft, Rng& rng) {
        const auto colour = static_cast<core::Colour>(between(rng, 0, in<Rules>(draft).arms - 1));
        if (!ui::why_colour_stays(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::colour_sits(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_dice(in<Rules>(draft), between(rng, 1, 2)));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_no_teams(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_teams(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.pieces = between(rng, 1, 4);
        change_ludo_words(rules, rng);
      },
  };
}

}  // namespace

std::vector<Change> changes_of(GameKind kind) {
  std::vector<Change> all = kind == ui::kKind<parchis::Game> ? parchis_changes()
                            : kind == ui::kKind<sorry::Game> ? sorry_changes()
                            : kind == ui::kKind<maze::Game>  ? maze_changes()
                                                             : ludo_changes();
  const auto shared = shared_changes();
  all.insert(all.end(), shared.begin(), shared.end());
  return all;
}

}  // namespace draft_test
