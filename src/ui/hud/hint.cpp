// The hint's words, its thinking from frame to frame, and its card.
#include "ui/hud/hint.h"

#include <algorithm>
#include <compare>
#include <utility>

#include "assets/icons.h"
#include "play/rounds.h"
#include "ui/hooks.h"
#include "ui/hud/game.h"
#include "ui/hud/words.h"
#include "ui/model.h"
#include "ui/rule_pages.h"
#include "view/table/session.h"
#include "view/table/touch.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using ai::Reason;
using core::MoveKind;
using view::tr;

namespace {

constexpr float kBulb = 24.0F;
constexpr float kBlur = 12.0F;
constexpr float kDrop = 4.0F;
constexpr float kShadow = 0.6F;
constexpr float kTint = 0.14F;  // the share of brass in the card
constexpr float kEdge = 1.5F;
constexpr float kNumberShare = 0.6F;  // of the height

constexpr float kMost = 520.0F;      // css px at text size 100 %, the card's width
constexpr float kChance = 76.0F;     // css px for the percentage
constexpr float kMark = 40.0F;       // … and the bulb, …
constexpr float kMarkFrom = 320.0F;  // … which a narrower card does without

bool about_now(const Model& model) {
  return model.hint.adviser != nullptr && model.hint.revision == model.session->revision();
}

const ai::Advice* advice_of(Model& model) {
  const bool ready = about_now(model) && model.hint.adviser->think(0);
  return ready ? &model.hint.adviser->advice() : nullptr;
}

struct Words {
  std::string move;
  std::string why;
  std::string chance;
  const view::RuleSection* rule = nullptr;  // the section that explains the first reason, if any
  bool of_round = false;                    // the chance, where a match may need several

  [[nodiscard]] std::string whole() const {
    return view::without_second_stops(
        of_round ? tr("Hint: {0}. {1} Chance to win the round: {2}.", {move, why, chance})
                 : tr("Hint: {0}. {1} Chance to win: {2}.", {move, why, chance}));
  }
};

// The section of the rules that explains this reason.
const view::RuleSection* rule_of(Model& model, std::string_view reason) {
  return find_rule(model, [reason](const view::RuleSection& section) {
    return std::any_of(section.why.begin(), section.why.end(),
                       [reason](std::string_view why) { return tr(why) == reason; });
  });
}

Words words_of(Model& model, const ai::Advice& advice) {
  const view::Session& session = *model.session;
  const games::Game& game = session.match().game();
  const view::Choice choice = view::make_choice(session.tabletop(), session.view(), advice.move);
  core::MoveList list;
  game.moves(session.match().state(), list);
  std::string whole = way_words(game_hud(session).choice_words(session, choice));
  const bool of_round = play::has_rounds(game);
  if (list.size() == 1) {
    return {std::move(whole), std::string(tr("It is the only move.")), chance_words(advice.chance),
            nullptr, of_round};
  }
  return {std::move(whole), reasons_words(game, advice.reasons, advice.move),
          chance_words(advice.chance),
          rule_of(model, reason_words(game, *advice.reasons.begin(), advice.move)), of_round};
}

void begin(Model& model) {
  view::Session& session = *model.session;
  while (session.picker().unpick()) {
  }
  const core::SeatIndex seat = session.match().actor().seat;
  const games::Game& game = session.match().game();
  model.hint.adviser =
      std::make_unique<ai::Adviser>(game, game.hide(session.match().state(), seat), seat);
  model.hint.revision = session.revision();
  model.hint.waits = false;
  model.hint.told = false;
  model.hint.below.reset();
}

std::string link_words() { return std::string(tr("The rule")) + "\u00a0›"; }
std::string caption_of(const Words& words) {
  return words.rule == nullptr ? words.why : words.why + " " + link_words();
}

float mark_width(float width) { return width < kMarkFrom ? 0.0F : kMark; }
float text_width(float width) { return width - mark_width(width) - kChance - 2 * gap::kMedium; }

float width_in(const Ui& ui, float room) { return std::min(room, kMost * ui.text_scale); }

// Of the words; 0 while there is no hint.
float height_of(const Ui& ui, Model& model, float width) {
  const ai::Advice* advice = advice_of(model);
  if (advice == nullptr) return 0.0F;
  const Words words = words_of(model, *advice);
  const float text = ui.measure(Type::Strong, words.move, text_width(width)).y +
                     ui.measure(Type::Caption, caption_of(words), text_width(width)).y;
  return std::max(text, ui.line(Type::Large) + ui.line(Type::Caption));
}
// Of the card with these words.
float card_height(float words) { return std::max(words, kTouch) + 2 * gap::kSmall; }

void show(Ui& ui, Model& model, const Rect& rect) {
  const ai::Advice* advice = advice_of(model);
  if (advice == nullptr) return;
  model.hint.shown = true;
  const Palette& c = ui.colours();
  const Words words = words_of(model, *advice);
  ui.shadow(rect, corner::kCard, kBlur, kDrop, kShadow);
  ui.draw->AddRectFilled(rect.min, rect.max, mix(c.panel, c.accent, kTint), corner::kCard);
  ui.draw->AddRect(rect.min, rect.max, c.accent, corner::kCard, 0, kEdge);
  ui.block(rect);
  if (words.rule == nullptr) {
    ui.record_text(Role::Text, rect, words.whole());
  } else if (ui.touch("hint-rule", rect, {Role::Button, words.whole() + " " + link_words()})
                 .clicked) {
    model.ask(wish::OpenRule{game_in_view(model), std::string(words.rule->id)});
  }
  Rect inner = rect.grown(-gap::kSmall, -gap::kHair);
  if (const float mark = mark_width(rect.width()); mark > 0.0F)
    ui.icon(inner.cut_left(mark - gap::kSmall).middle(), c.accent_text, icons::kLightbulb, kBulb);
  Rect chance = inner.cut_right(kChance);
  inner.cut_right(gap::kSmall);
  inner.cut_left(gap::kSmall);
  const float number = std::min(ui.line(Type::Large), chance.height() * kNumberShare);
  const float caption = std::min(ui.line(Type::Caption), chance.height() - number);
  chance = centred(chance, {chance.width(), number + caption});
  ui.fit(Type::Large, chance.cut_top(number), c.text, words.chance);
  ui.fit(Type::Caption, chance, c.muted, words.of_round ? tr("this round") : tr("to win"));
  const float move = ui.measure(Type::Strong, words.move, inner.width()).y;
  const std::string reason = caption_of(words);
  const float why = ui.measure(Type::Caption, reason, inner.width()).y;
  inner = centred(inner, {inner.width(), std::min(inner.height(), move + why)});
  ui.fit(Type::Strong, inner.cut_top(move), c.text, words.move, Align::Left);
  ui.fit(Type::Caption, inner, c.text, reason, Align::Left);
}

// What the card would cover. In comparisons what is needed counts more.
struct Hidden {
  bool needed = false;  // a thing that has to be touched for the recommended move
  int options = 0;      // how many things that may be touched
  auto operator<=>(const Hidden&) const = default;
};

Hidden hidden_by(const Model& model, const Rect& card) {
  Hidden hidden;
  if (!model.on_screen) return hidden;
  const view::Picker& picker = model.session->picker();
  const auto hides = [&](const view::Thing& thing) {
    const auto spot = view::spot_of(*model.session, thing);
    return spot && card.contains(model.on_screen(spot->at));
  };
  if (const auto index = picker.recommended()) {
    const view::Steps& steps = picker.choices()[*index].steps;
    hidden.needed = std::any_of(steps.begin(), steps.end(), hides);
  }
  for (const view::Option& option : picker.options()) hidden.options += hides(option.thing) ? 1 : 0;
  return hidden;
}

}  // namespace

std::string_view reason_words(const games::Game& game, Reason reason, core::Move move) {
  const bool walks = move.kind == MoveKind::Walk;
  switch (reason) {
    case Reason::Captures:
      return game.visit([]<class G>(const G&) { return capture_reason(std::type_identity<G>{}); });
    case Reason::Arrives: return tr("It comes home.");
    case Reason::Enters: return tr("It comes into play.");
    case Reason::OpensRelay: return tr("The small pawns may go.");
    case Reason::Safe: return tr("It reaches safety.");
    case Reason::Escapes: return tr("You are in less danger.");
    case Reason::MakesBarrier: return tr("It makes a barrier.");
    case Reason::OpensBarrier: return tr("It opens a barrier.");
    case Reason::Slides: return tr("It slides on for free.");
    case Reason::Swaps: return tr("It swaps to a better place.");
    case Reason::OpensWay: return tr("It opens your way.");
    case Reason::Blocks: return tr("The wall stands in the others’ way.");
    case Reason::Claws: return tr("The claw may set a rival back.");
    case Reason::Threatens: return tr("It threatens a rival.");
    case Reason::Advances: break;
  }
  return walks ? tr("It leaves you better placed.") : tr("Nothing else is worth as much.");
}

std::string reasons_words(const games::Game& game, const ai::Reasons& reasons, core::Move move) {
  std::string words;
  for (const Reason reason : reasons) {
    if (!words.empty()) words += ' ';
    words += reason_words(game, reason, move);
  }
  return words;
}

std::string chance_words(int chance) {
  constexpr int kPercent = 100;
  const int rounded = (chance * kPercent + ai::kCertain / 2) / ai::kCertain;
  if (rounded == 0 && chance > 0) return "< " + view::percent_words(1);
  if (rounded == kPercent && chance < ai::kCertain) return "> " + view::percent_words(rounded - 1);
  return view::percent_words(rounded);
}

// No hint for a turn that must be passed, nor in a room, where the others play without help.
bool may_hint(const view::Session& session) {
  if (is_online(session)) return false;
  const auto choices = session.picker().choices();
  return std::any_of(choices.begin(), choices.end(), [](const view::Choice& choice) {
    return choice.move.kind != core::MoveKind::Pass && choice.move.kind != core::MoveKind::End;
  });
}

void ask_hint(Model& model) {
  if (about_now(model)) {
    if (!model.hint.told) return;  // it is on its way
    model.hint.adviser.reset();
    model.session->picker().recommend(std::nullopt);
  } else if (may_hint(*model.session)) {
    begin(model);
  }
}

void think_hint(Ui& ui, Model& model) {
  model.hint.shown = false;
  if (model.hint.adviser == nullptr) return;
  if (!about_now(model)) {
    model.hint.adviser.reset();
    return;
  }
  if (model.hint.told) return;
  constexpr float kAskAgain_s = 0.5F;
  if (!model.bots_ready(model.session->match())) {
    if (!std::exchange(model.hint.waits, true)) ui.toast(std::string(tr("One moment, please.")));
    ui.want_frame_in(kAskAgain_s);
    return;
  }
  ui.want_frame();
  if (!model.hint.adviser->think(play::kNodesPerSlice)) return;
  const ai::Advice& advice = model.hint.adviser->advice();
  model.session->picker().recommend(advice.move);
  const Words words = words_of(model, advice);
  ui.say(words.whole());
  model.hint.told = true;
}

void hint_within(Ui& ui, Model& model, Rect& room) {
  const float wide = width_in(ui, room.width());
  const float high = height_of(ui, model, wide);
  if (high <= 0.0F || high + 2 * gap::kHair > room.height()) return;
  const Rect place = room.cut_bottom(card_height(high));
  show(ui, model, centred(place, {wide, place.height()}));
  room.cut_bottom(gap::kTiny);
}

// The board does not move. The card is at the lower end if it would hide more at the upper one, and
// stays there unless it hides what is needed.
void hint_over_table(Ui& ui, Model& model) {
  Rect table = model.table.grown(-gap::kSmall);
  const float wide = width_in(ui, table.width());
  const float high = card_height(height_of(ui, model, wide));
  if (advice_of(model) == nullptr || model.hint.shown) return;
  const Rect upper = centred(table.cut_top(high), {wide, high});
  const Rect lower = centred(table.cut_bottom(high), {wide, high});
  const Hidden above = hidden_by(model, upper);
  const Hidden below = hidden_by(model, lower);
  if (!model.hint.below || above.needed != below.needed) model.hint.below = above > below;
  show(ui, model, *model.hint.below ? lower : upper);
}

}  // namespace ui
