// The claw's sheet: what it aims at, the stage, the one button, the offer to leave it to chance,
// and the settings of the claw.
#include <span>

#include "assets/icons.h"
#include "core/text.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/maze/claw.h"
#include "ui/maze/claw_kept.h"
#include "ui/maze/hooks.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::Crane;
using view::CupsGame;
using view::tr;

namespace {

constexpr Colour kNow = rgb(0x7fe08a);  // the claw is over its target
constexpr float kBlur = 10.0F;
constexpr float kDrop = 4.0F;
constexpr float kShadow = 0.6F;
constexpr float kLit = 0.16F;
constexpr float kSheet = 620.0F;
constexpr float kStageShare = 0.37F;  // of the screen's height
constexpr float kStageLeast = 180.0F;
constexpr float kStageMost = 400.0F;
constexpr float kButton = 60.0F;
constexpr float kLowScreen = 480.0F;   // css px: on a lower one the button is beside the stage, …
constexpr float kStageBeside = 0.58F;  // … which has this share of the width

const maze::State& state_of(const view::Session& session) {
  return games::state_of<maze::Game>(session.match().state());
}

bool plays_cups(const Ui& ui, const Settings& settings) {
  return settings.claw == ClawWay::Cups || (settings.claw == ClawWay::Automatic && ui.calm);
}

// Identifies the try by this position and this ply.
std::uint64_t mark_of(const view::Session& session) {
  const play::Match& match = session.match();
  return core::fnv1a64(match.game().print_state(match.state()),
                       core::fnv1a64(std::to_string(match.made().size())));
}

// The try that is due: the one begun here, or the one begun before the page was reloaded.
void find_try(Model& model) {
  const std::uint64_t mark = mark_of(*model.session);
  if (model.claw.attempt && model.claw.attempt->mark == mark) return;
  model.claw.attempt = parse_try(model.claw.kept);
  if (!model.claw.attempt || model.claw.attempt->mark != mark) {
    model.claw.attempt.emplace();
    model.claw.attempt->mark = mark;
    model.claw.attempt->seed =
        play::seed_of(model.session->chance()) + model.session->match().made().size();
  }
  model.claw.open = true;
}

// A try that has not begun follows the settings.
void make_ready(const Ui& ui, Model& model) {
  find_try(model);
  ClawTry& attempt = *model.claw.attempt;
  if (attempt.begun()) return;
  const Settings& settings = model.settings;
  attempt.help = settings.claw_help;
  attempt.slow = settings.claw_slow;
  if (plays_cups(ui, settings)) {
    attempt.crane.reset();
    attempt.cups.emplace(attempt.help, attempt.seed);
  } else {
    attempt.cups.reset();
    attempt.crane.emplace(view::crane_course(attempt.help, attempt.slow));
  }
}

// Stores every press, so that it counts whatever happens to the page.
void keep_try(Model& model) {
  std::string now = model.claw.attempt ? print_try(*model.claw.attempt) : "";
  if (now == model.claw.kept) return;
  model.claw.kept = std::move(now);
  model.ask(wish::KeepClaw{});
}

std::string aim_words(const view::Session& session) {
  const view::Names names = names_of(session);
  const maze::State& state = state_of(session);
  const std::string& who = names.seats[state.turn];
  const std::string& victim = names.colours[state.aim];
  return state.held == maze::kZone
             ? tr("{0} aims the claw at {1}’s pawn, to carry it to the zone.", {who, victim})
             : tr("{0} aims the claw at {1}’s pawn, to carry it home.", {who, victim});
}

std::string_view result_words(bool hit) {
  return hit ? tr("The claw holds!") : tr("The claw slips.");
}

std::string crane_words(const Crane& crane) {
  switch (crane.beat()) {
    case Crane::Beat::Ready:
      return std::string(
          tr("One try: start the crane, grab the pawn inside its ring, let go inside the other."));
    case Crane::Beat::Seeking: return std::string(tr("Press while the claw is over the pawn."));
    case Crane::Beat::Grabbing: return std::string(tr("Down it goes…"));
    case Crane::Beat::Carrying:
      return std::string(tr("Press while the pawn is over the flag’s ring."));
    case Crane::Beat::Dropping: return std::string(tr("It falls…"));
    case Crane::Beat::Done: break;
  }
  return std::string(result_words(*crane.result()));
}

std::string cups_words(const CupsGame& cups) {
  const std::string place = std::to_string(cups.hidden() + 1);
  const bool pawn = cups.round() == 0;
  switch (cups.step()) {
    case CupsGame::Step::Look:
      return pawn ? tr("One try, no haste: the pawn is under cup {0}. Remember it.", {place})
                  : tr("Now the destination: it is under cup {0}. Remember it.", {place});
    case CupsGame::Step::Swap:
      return tr("Cups {0} and {1} change places ({2} of {3}).",
                {std::to_string(cups.swap().a + 1), std::to_string(cups.swap().b + 1),
                 std::to_string(cups.swaps_made() + 1), std::to_string(cups.swaps_in_all())});
    case CupsGame::Step::Choose:
      return std::string(pawn ? tr("Under which cup is the pawn?")
                              : tr("Under which cup is the destination?"));
    case CupsGame::Step::Shown: return std::string(tr("Found: the claw has the pawn."));
    case CupsGame::Step::Done: break;
  }
  return std::string(result_words(*cups.result()));
}

// The label of the one button now; empty while there is nothing to press.
std::string_view press_label(const ClawTry& attempt) {
  if (attempt.result()) return tr("Go on");
  if (attempt.cups) {
    return attempt.cups->step() == CupsGame::Step::Choose ? std::string_view{} : tr("Next");
  }
  switch (attempt.crane->beat()) {
    case Crane::Beat::Ready: return tr("Start the crane");
    case Crane::Beat::Seeking: return tr("Grab");
    case Crane::Beat::Carrying: return tr("Let go");
    default: return {};
  }
}

// Acts when it is pressed, not when it is released; Space and the whole stage do the same.
bool pressed(Ui& ui, const Rect& rect, const Rect& stage, const ClawTry& attempt) {
  const std::string_view label = press_label(attempt);
  const ImGuiIO& io = ImGui::GetIO();
  const bool now = attempt.crane && attempt.crane->in_reach();
  const Announce announce{Role::Button, label.empty() ? tr("Wait") : label,
                          now ? tr("in reach") : "", !label.empty()};
  const Touch touch = ui.touch("press", rect, announce);
  const Palette& c = ui.colours();
  const Colour body =
      label.empty() ? c.well : mix(now ? kNow : c.accent, c.accent_press, touch.press * 0.5F);
  ui.shadow(rect, corner::kControl, kBlur, kDrop, label.empty() ? 0.0F : kShadow);
  ui.gradient(rect, corner::kControl, mix(body, kWhite, kLit), body);
  ui.fit(Type::Large, rect.grown(-gap::kMedium, 0), label.empty() ? c.muted : c.on_accent,
         announce.label);
  if (label.empty() || ui.layer() < ui.top_layer()) return false;
  const bool key =
      Ui::enter_pressed() && (attempt.begun() || !ui.focus_shown() || ui.focus() == touch.id);
  const bool pointer =
      io.MouseClicked[0] && ui.reachable(io.MousePos) &&
      (rect.contains(io.MousePos) || (attempt.crane && stage.contains(io.MousePos)));
  return key || pointer || (touch.clicked && !io.MouseReleased[0]);
}

// Plays one press; a finished try reports its result.
void press(Model& model) {
  ClawTry& attempt = *model.claw.attempt;
  if (const auto result = attempt.result()) {
    const bool hit = *result;
    model.claw.attempt.reset();
    model.session->end_work(hit ? view::WorkEnd::Hit : view::WorkEnd::Miss);
  } else if (attempt.cups) {
    attempt.cups->next();
    attempt.presses += 'n';
  } else {
    (void)attempt.crane->press();
  }
  keep_try(model);
}

// The crane or the cups, whichever a press would work now.
void way_choice(Ui& ui, Model& model, Column& column) {
  ClawWay way = plays_cups(ui, model.settings) ? ClawWay::Cups : ClawWay::Crane;
  const auto crane_and_cups = std::span(kClawWays).subspan(1, 2);
  if (!named_choice(ui, column, "way", tr("How to work the claw"), crane_and_cups, way, gap::kSmall,
                    ClawWay::Crane))
    return;
  model.settings.claw = way;
  model.ask(wish::KeepSettings{});
}

void claw_help_choice(Ui& ui, Model& model, Column& column) {
  ui.paragraph(column, Type::Strong, ui.colours().text, tr("How hard the claw is"), gap::kTiny);
  if (named_choice(ui, column, "claw-help", tr("How hard the claw is"), kClawHelps,
                   model.settings.claw_help, gap::kSmall))
    model.ask(wish::KeepSettings{});
}

void claw_slow_toggle(Ui& ui, Model& model, Column& column) {
  if (toggle(ui, "claw-slow", column, tr("Crane in slow motion"), model.settings.claw_slow)) {
    model.ask(wish::KeepSettings{});
  }
}

void before_it_begins(Ui& ui, Model& model, Column& column) {
  const int percent = model.session->match().game().as<maze::Game>()->rules().claw;
  const std::string chance = tr("Let chance decide ({0}%)", {std::to_string(percent)});
  const ButtonStyle style{Look::Secondary, icons::kDice5};
  const Rect at = column.take(button_height(ui, chance, column.width, style), gap::kMedium);
  way_choice(ui, model, column);
  claw_help_choice(ui, model, column);
  if (!plays_cups(ui, model.settings)) claw_slow_toggle(ui, model, column);
  if (button(ui, "chance", at, chance, style)) model.session->end_work(view::WorkEnd::Chance);
}

// Nothing moves when the try begins: the place of the options stays empty.
void options_or_room(Ui& ui, Model& model, Column& column) {
  const unsigned id = ui.id("options-height");
  if (model.claw.attempt->begun()) {
    column.space(ui.recall(id, 0.0F));
    return;
  }
  const float top = column.y;
  before_it_begins(ui, model, column);
  ui.remember(id, column.y - top);
}

// The words for the current step, always with space for three lines.
void moment_words(Ui& ui, Column& column, std::string_view words, Colour ink) {
  constexpr float kLines = 3.0F;
  const float top = column.y;
  ui.paragraph(column, Type::Strong, ink, words, gap::kSmall);
  column.y = std::max(column.y, top + kLines * ui.line(Type::Strong) + gap::kSmall);
}

}  // namespace

bool ClawTry::begun() const {
  if (crane) return crane->beat() != Crane::Beat::Ready;
  return cups && (cups->step() != CupsGame::Step::Look || cups->round() > 0);
}

std::optional<bool> ClawTry::result() const { return crane ? crane->result() : cups->result(); }

void own_settings(Ui& ui, Model& model, Column& column, std::type_identity<maze::Game>) {
  ui.paragraph(column, Type::Strong, ui.colours().text, tr("The claw of the maze"), gap::kTiny);
  (void)named_choice(ui, column, "claw", tr("How to work the claw"), kClawWays, model.settings.claw,
                     gap::kSmall);
  if (model.settings.claw == ClawWay::Chance) return;
  claw_help_choice(ui, model, column);
  if (model.settings.claw != ClawWay::Cups) claw_slow_toggle(ui, model, column);
}

void own_sheet(Ui& ui, Model& model, std::type_identity<maze::Game>) {
  // A person who leaves the table finds the try as they left it.
  if (model.screen != Screen::Table || model.session == nullptr) return;
  if (!model.session->status().must_work) {
    model.claw.attempt.reset();
    return;
  }
  make_ready(ui, model);
  if (!model.claw.open) return;
  ClawTry& attempt = *model.claw.attempt;
  if (attempt.crane && attempt.crane->advance(ui.dt())) ui.want_frame();
  // A try that has begun cannot be put off.
  Sheet sheet = begin_sheet(ui, "claw", tr("The claw"), model.claw.open, kSheet, !attempt.begun());
  Column& column = sheet.scroll.column;
  ui.paragraph(column, Type::Body, ui.colours().muted, aim_words(*model.session), gap::kSmall);
  const float high = std::clamp(ui.screen.height() * kStageShare, kStageLeast, kStageMost);
  Rect stage = column.take(high, gap::kMedium);
  Column aside = column;  // for the words and the button
  const bool beside = ui.screen.height() < kLowScreen;
  if (beside) {
    Rect rest = stage;
    stage = rest.cut_left(kStageBeside * stage.width());
    rest.cut_left(gap::kMedium);
    aside = {rest.min.x, rest.min.y, rest.width()};
  }
  const maze::State& state = state_of(*model.session);
  const ClawScene scene{model.session->tabletop().hue(state.aim), state.held == maze::kZone};
  bool chosen = false;  // by a key, perhaps, which then is no press of the button
  if (attempt.crane) {
    draw_crane(ui, stage, *attempt.crane, scene);
  } else if (const auto cup = cups_row(ui, stage, *attempt.cups, scene)) {
    chosen = true;
    attempt.cups->choose(*cup);
    attempt.presses += std::to_string(*cup);
    keep_try(model);
    ui.want_frame();
  }
  const std::string words = attempt.crane ? crane_words(*attempt.crane) : cups_words(*attempt.cups);
  if (attempt.said != words) {
    attempt.said = words;
    ui.say(words);
  }
  const auto result = attempt.result();
  const Colour ink = result && *result ? ui.colours().accent_text : ui.colours().text;
  const float button_high = std::max(kButton, ui.control(Type::Large));
  Rect one = aside.take(beside ? button_high : 0.0F, beside ? gap::kMedium : 0.0F);
  moment_words(ui, aside, words, ink);
  if (!beside) one = aside.take(button_high, gap::kMedium);
  column.y = std::max(column.y, aside.y);
  const bool now = pressed(ui, one, stage, attempt) && !chosen;
  options_or_room(ui, model, column);
  end_sheet(ui, sheet);
  if (now) {
    press(model);
    ui.want_frame();
  }
}

}  // namespace ui
