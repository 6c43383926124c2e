// Ludo and its sisters in the table's screen: one die or two, the numbers left to use, the run of
// sixes or doublets, squares in words.
#include <algorithm>
#include <array>

#include "ui/draft/draft.h"
#include "ui/hud/chance_button.h"
#include "ui/hud/game.h"
#include "ui/hud/words.h"
#include "ui/kit/symbol.h"
#include "ui/ludo/hooks.h"
#include "ui/model.h"
#include "view/ludo/dice.h"
#include "view/ludo/hooks.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kLow = 60.0F;
constexpr float kHigh = 88.0F;
constexpr float kUsed = 0.35F;        // the strength with which a used die is drawn
constexpr float kPairOfDice = 0.56F;  // a die's share of the picture's width
constexpr float kHoverTint = 0.25F;
constexpr float kRim = 2.0F;  // of a die that may be pressed

const ludo::Game& game_of(const view::Session& session) {
  return *session.match().game().as<ludo::Game>();
}
const ludo::State& state_of(const view::Session& session) {
  return games::state_of<ludo::Game>(session.shown());
}

// The numbers that may be used now: dice first, then rewards.
using Numbers = core::FixedList<int, ludo::kMaxPieces>;
Numbers numbers_of(const ludo::State& state) {
  Numbers numbers;
  for (ludo::Lanes use = state.use; use != ludo::kEmpty;
       use = ludo::without(use, ludo::lane_of(use, 0))) {
    const int number = ludo::lane_of(use, 0);
    if (numbers.empty() || number <= ludo::kHighestDie || numbers[0] > ludo::kHighestDie)
      numbers.push(number);
  }
  return numbers;
}

// The throw of the player whose turn it is, and which of its dice are used up. If a game begins in
// mid-turn, only the numbers left to use are known.
view::ThrownDice dice_of(const view::Session& session) {
  const auto thrown = thrown_now(session);
  view::ThrownDice dice;
  if (!thrown) {
    const Numbers left = numbers_of(state_of(session));
    if (left.size() > static_cast<std::size_t>(game_of(session).rules().dice)) return dice;
    for (const int number : left) {
      if (number <= ludo::kHighestDie) dice.push({static_cast<std::uint8_t>(number)});
    }
    return dice;
  }
  dice.push({thrown->value});
  if (thrown->size != 0) dice.push({thrown->size});
  view::mark_used(state_of(session).use, dice);
  return dice;
}

// The dice side by side; `dim` fades them all.
void draw_dice(Ui& ui, const Rect& rect, const view::ThrownDice& dice, float dim) {
  const float side = rect.width() * (dice.size() > 1 ? kPairOfDice : 1.0F);
  const float step = dice.size() > 1 ? rect.width() - side : 0.0F;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const float at = step * static_cast<float>(i);
    const float seen = dice[i].used ? dim * kUsed : dim;
    die_face(ui, box(rect.min.x + at, rect.min.y + at, side, side), dice[i].face,
             faded(kBone, seen), faded(kPips, seen));
  }
}

// A die that may, but need not, be used next; true if it was pressed.
bool die_button(Ui& ui, const Rect& rect, int number, bool picked) {
  const Palette& c = ui.colours();
  const Touch touch =
      ui.touch("die-" + std::to_string(number), rect,
               {Role::Switch, tr("Use the {0}", {std::to_string(number)}), picked ? "on" : "off"});
  if (ui.clip().empty()) return touch.clicked;
  // On the narrowest phones two fingertips have no space; then the rim is thin.
  const float edge = rect.width() < kTouch ? gap::kHair : gap::kTiny;
  const float side = std::min(rect.width(), rect.height()) - 2.0F * edge;
  const Rect face = centred(rect, {side, side}).moved({0, touch.press});
  const Rect rim = face.grown(edge);
  if (picked) {
    ui.draw->AddRectFilled(rim.min, rim.max, c.accent, corner::kControl);
  } else {
    ui.draw->AddRect(rim.min, rim.max, c.accent, corner::kControl, 0, kRim);
  }
  const float tint = (picked ? 1.0F : touch.hover) * kHoverTint;
  die_face(ui, face, number, mix(kBone, c.accent, tint), kPips);
  return touch.clicked;
}

// Either die may be picked before a piece is.
void pick_a_die(Ui& ui, view::Session& session, const Rect& rect) {
  view::Picker& picker = session.picker();
  const std::vector<int> numbers = picker.dice();
  Rect row = rect;
  for (const int number : numbers) {
    const bool picked = picker.die() == number;
    const float width = rect.width() / static_cast<float>(numbers.size());
    if (!die_button(ui, row.cut_left(width), number, picked)) continue;
    picker.use_die(picked ? 0 : number);
    ui.want_frame();
  }
}

void add_number(std::string& list, int number, bool used = false) {
  list += list.empty() ? "" : "\u00a0· ";
  list += used ? tr("{0} (used)", {std::to_string(number)}) : std::to_string(number);
}

std::string throw_words(const ludo::Game& game, const ludo::State& state) {
  const bool two = game.rules().dice == 2;
  if (state.run > 0) {
    return std::string(two ? tr("A doublet: throw again") : tr("A six: throw again")) +
           in_a_row(state.run, two);
  }
  if (state.tries > 0) return tr("Try again: throw {0} of 3", {std::to_string(state.tries + 1)});
  return std::string(two ? tr("Throw the dice") : tr("Throw the die"));
}

// What one number is good for; `enters`: also for bringing a piece out.
std::string number_words(int number, bool enters, bool horses) {
  if (enters) {
    return horses ? tr("Bring a horse out, or move one by {0}", {std::to_string(number)})
                  : tr("Bring a piece out, or move one by {0}", {std::to_string(number)});
  }
  return horses ? view::tr_count("Move a horse {0} square", "Move a horse {0} squares", number)
                : view::tr_count("Move a piece {0} square", "Move a piece {0} squares", number);
}

class LudoHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    const ludo::State& state = state_of(session);
    if (session.status().may_throw) return throw_words(game_of(session), state);
    const auto choices = session.picker().choices();
    const auto open = session.picker().open();
    const bool horses = game_of(session).rules().board == ludo::Board::Chevaux;
    if (open.size() == 1 && !choices[open[0]].moves_piece())
      return std::string(horses ? tr("No horse can move") : tr("No piece can move"));
    const auto enter = std::count_if(open.begin(), open.end(), [&](std::size_t at) {
      return choices[at].move.from == ludo::kNest;
    });
    const bool all_enter = enter == static_cast<std::ptrdiff_t>(open.size());
    if (enter > 0 && all_enter) {
      return std::string(horses ? tr("Bring a horse out") : tr("Bring a piece out"));
    }
    const Numbers numbers = numbers_of(state);
    if (numbers.empty()) return {};
    const int picked = session.picker().die();
    const std::vector<int> dice = session.picker().dice();
    const int only = dice.size() == 1 ? dice[0] : numbers.size() == 1 ? numbers[0] : 0;
    const int number = picked != 0 ? picked : only;
    std::string all;
    for (const int one : numbers) add_number(all, one);
    if (numbers[0] > ludo::kHighestDie) {
      return number != 0 ? tr("Bonus: move any piece {0} squares", {std::to_string(number)})
                         : tr("Pick a bonus or a piece: {0}", {all});
    }
    if (number != 0) return number_words(number, enter > 0, horses);
    return tr("Pick a die or a piece: {0}", {all});
  }

  [[nodiscard]] std::string spot_words(const view::Session& session, core::Colour colour,
                                       core::Site site) const override {
    return view::spot_words(game_of(session), colour, site);
  }

  [[nodiscard]] std::string deed(const view::Session& session,
                                 const core::Event& event) const override {
    const bool two = game_of(session).rules().dice == 2;
    const bool passed = event.kind == core::EventKind::Passed;
    if (event.kind == core::EventKind::Penalised || (passed && event.size == 1))
      return std::string(two ? tr("a third doublet") : tr("a third six"));
    if (!passed) return {};
    return two ? tr("cannot use the {0}", {std::to_string(event.value)})
               : std::string(tr("cannot move"));
  }

  [[nodiscard]] float progress(const view::Session& session,
                               const core::Token& token) const override {
    return static_cast<float>(token.site) / static_cast<float>(game_of(session).end());
  }
  [[nodiscard]] bool is_home(const view::Session& session,
                             const core::Token& token) const override {
    return game_of(session).is_home(token.site);
  }

  [[nodiscard]] bool is_safe(const view::Session& session, core::Colour,
                             core::Site site) const override {
    return game_of(session).is_safe(site);
  }

  [[nodiscard]] float controls_height(const Ui&, bool low) const override {
    return low ? kLow : kHigh;
  }
  // The dice are buttons as long as either may be used first.
  void controls(Ui& ui, Model& model, const Rect& rect) const override {
    if (model.session->picker().dice().size() > 1) {
      pick_a_die(ui, *model.session, rect);
      return;
    }
    const int count = game_of(*model.session).rules().dice;
    const view::ThrownDice dice = dice_of(*model.session);
    std::string numbers;
    const bool more = state_of(*model.session).use != ludo::kEmpty;
    for (const view::ThrownDie& die : dice) add_number(numbers, die.face, more && die.used);
    chance_button(ui, model, rect,
                  {tr("Throw"), count == 2 ? tr("Throw the dice") : tr("Throw the die"), numbers},
                  !dice.empty(), [&](const Rect& place, float dim) {
                    if (dice.empty()) return unthrown(ui, place, dim, count);
                    draw_dice(ui, place, dice, dim);
                  });
  }
  void throw_shown(Ui& ui, const core::Event& event, Rect& row) const override {
    if (event.kind != core::EventKind::Thrown) return;
    const float side = row.height();
    for (const std::uint8_t number : {event.value, event.size}) {
      if (number == 0) continue;
      die_face(ui, row.cut_left(side), number, kBone, kPips);
      row.cut_left(gap::kHair);
    }
    row.cut_left(gap::kTiny);
  }
  [[nodiscard]] float footer_height() const override { return kLamps; }
  void footer(Ui& ui, Model& model, const Rect& rect) const override {
    const ludo::Rules& rules = game_of(*model.session).rules();
    const ludo::State& state = state_of(*model.session);
    if (rules.third != ludo::Third::Play && state.run > 0) {
      lamps(ui, rect, state.run, run_words(state.run, rules.dice == 2));
    } else if (state.tries > 0) {
      lamps(ui, rect, state.tries,
            view::tr_count("{0} of 3 tries failed", "{0} of 3 tries failed", state.tries));
    }
  }
};

}  // namespace

const GameHud& hud_of(std::type_identity<ludo::Game>) {
  static const LudoHud hud;
  return hud;
}

// Two lots; games with one die use only the first.
std::span<const ShownLot> lots(std::type_identity<ludo::Game>) {
  static const std::array both = {die_lot(), die_lot()};
  return both;
}

}  // namespace ui
