#include "ui/review/review.h"

#include <array>
#include <cmath>
#include <vector>

#include "assets/icons.h"
#include "play/views.h"
#include "ui/draft/labels.h"
#include "ui/hud/rows.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/page_bar.h"
#include "ui/kit/panel.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/review/chances.h"
#include "ui/show.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using view::Review;
using view::tr;

namespace {

constexpr float kWider = 1.05F;  // width by height; a wider window has the panel beside the table
constexpr PanelShape kPanel{.share = 0.3F, .least = 310.0F, .most = 380.0F, .limit = 0.55F};
constexpr float kHead = 60.0F;
constexpr float kHeadMargin = 16.0F;
constexpr float kTitleShare = 0.56F;
constexpr float kFirstRow = 5.0F;  // buttons
constexpr float kSecondRow = 6.0F;
// The line of the whole game.
constexpr float kLineMargin = 24.0F;
constexpr float kLineHeight = 8.0F;
constexpr float kLineCorner = 4.0F;
constexpr float kNotchTop = 5.0F;  // above the line
constexpr float kHandle = 10.0F;
constexpr float kHandleBlur = 8.0F;
constexpr float kHandleShadow = 0.7F;
constexpr float kHandleLit = 0.25F;
// The arrow beside a flash.
constexpr float kArrowAt = 18.0F;
constexpr ImVec2 kArrow(5, 4);
constexpr float kOffInk = 0.45F;
// The story.
constexpr float kIndent = 24.0F;
constexpr float kDisc = 7.0F;
constexpr float kDiscAt = 9.0F;

std::string where(const Review& review) {
  std::string text =
      tr("Step {0} of {1}", {std::to_string(review.at()), std::to_string(review.length())});
  if (review.replay().rounds.size() > 1)
    text += " · " + tr("round {0}", {std::to_string(review.round() + 1)});
  if (review.turn() > 0) text += " · " + tr("turn {0}", {std::to_string(review.turn())});
  return text;
}

void header(Ui& ui, Model& model, Rect bar) {
  ReviewPage& page = model.watching;
  if (back_button(ui, bar, tr("Back"))) leave_screen(model);
  bar.cut_left(gap::kSmall);
  const std::string line = where(*page.review);
  const std::string chances = view::labelled(tr("Chances"), tr("How the game went"));
  std::vector<BarIcon> all;
  if (may_look_back(page.review->replay()))
    all.push_back({"chances", icons::kChartLine, tr("Chances"), chances});
  if (!page.kept) all.push_back({"keep", icons::kSave, tr("Keep"), tr("Keep this game")});
  all.push_back({"share", icons::kShare2, tr("Share")});
  const float words =
      std::max(ui.measure(Type::Large, page.title).x, ui.measure(Type::Caption, line).x);
  const std::string_view pressed = bar_icons(ui, bar, all, words);
  if (pressed == "chances") model.ask(wish::Open{SheetKind::Chances});
  if (pressed == "keep") model.ask(wish::KeepReviewed{});
  if (pressed == "share") model.ask(wish::ShareReview{});
  ui.record_text(Role::Heading, bar, page.title);
  const float head = std::min(ui.line(Type::Large), bar.height() * kTitleShare);
  Rect text =
      centred(bar, {bar.width(), head + std::min(ui.line(Type::Caption), bar.height() - head)});
  ui.fit(Type::Large, text.cut_top(head), ui.colours().text, page.title, Align::Left);
  ui.record_text(Role::Text, text, line);
  ui.fit(Type::Caption, text, ui.colours().muted, line, Align::Left);
}

// The whole game as a line: what has passed, the highlights as notches, and the handle.
void scrubber(Ui& ui, Review& review, const Rect& rect) {
  const Palette& c = ui.colours();
  const auto length = static_cast<float>(std::max<std::size_t>(1, review.length()));
  const Touch touch =
      ui.touch("scrubber", rect, {Role::Slider, tr("Moment of the game"), where(review)});
  ui.mark_range(static_cast<float>(review.at()), 0.0F, length);
  const Rect line = centred(rect, {rect.width() - kLineMargin, kLineHeight});
  const auto x_of = [&](std::size_t at) {
    return line.min.x + line.width() * static_cast<float>(at) / length;
  };
  ui.draw->AddRectFilled(line.min, line.max, c.well, kLineCorner);
  ui.draw->AddRectFilled(line.min, {x_of(review.at()), line.max.y}, c.accent, kLineCorner);
  for (const std::size_t highlight : review.highlights()) {
    const float x = x_of(highlight);
    const bool passed = highlight <= review.at();
    ui.draw->AddRectFilled({x - 1, line.min.y - kNotchTop}, {x + 1, line.min.y - 1},
                           passed ? c.accent : c.muted);
  }
  const ImVec2 handle{x_of(review.at()), line.middle().y};
  ui.shadow(centred({handle, handle}, {2 * kHandle, 2 * kHandle}), kHandle, kHandleBlur, 2,
            kHandleShadow);
  ui.draw->AddCircleFilled(handle, kHandle + 2 * touch.press, mix(c.accent, kWhite, kHandleLit));
  ui.draw->AddCircle(handle, kHandle + 2 * touch.press, c.edge);
  if (touch.step != 0) {
    if (const auto to = review.step(Review::Unit::Move, touch.step)) review.go_to(*to);
  }
  if (!touch.held) return;
  const float share = (ImGui::GetIO().MousePos.x - line.min.x) / line.width();
  const auto to = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * length));
  if (to != review.at()) review.go_to(to);
}

// The words below a row's buttons, the same in both directions; empty if one of them has no room.
template <std::size_t N>
std::array<std::string_view, N> fitting(const Ui& ui, const std::array<std::string_view, N>& words,
                                        float step) {
  return captions_fit(ui, words, step) ? words : std::array<std::string_view, N>{};
}

auto first_words(const Ui& ui, float width) {
  return fitting(ui, std::array{tr("One turn"), tr("One move")}, width / kFirstRow);
}

auto second_words(const Ui& ui, float width) {
  return fitting(ui, std::array{tr("Highlight"), tr("One step"), tr("Speed"), tr("View")},
                 width / kSecondRow);
}

float first_height(const Ui& ui, float width) {
  return icon_height(ui, !first_words(ui, width)[0].empty());
}

float second_height(const Ui& ui, float width) {
  return icon_height(ui, !second_words(ui, width)[0].empty());
}

void step_button(Ui& ui, Review& review, ImVec2 at, const char* key, const char* icon,
                 std::string_view word, std::string_view label, Review::Unit unit, int direction) {
  const auto to = review.step(unit, direction);
  if (icon_button(ui, key, at, icon, label, {.enabled = to.has_value(), .caption = word}) && to)
    review.go_to(*to);
  if (unit != Review::Unit::Highlight) return;
  // A small arrow beside the flash shows the direction.
  const Colour ink = to ? ui.colours().text : faded(ui.colours().muted, kOffInk);
  const auto side = static_cast<float>(direction);
  const ImVec2 tip = at + ImVec2(side * kArrowAt, -icon_raise(ui, word));
  // Clockwise in both directions: the other way round its edges are not smooth.
  ui.draw->AddTriangleFilled(tip, tip + ImVec2(-side * kArrow.x, side * kArrow.y),
                             tip + ImVec2(-side * kArrow.x, -side * kArrow.y), ink);
}

void cycle_seat(Ui& ui, Review& review) {
  const auto& players = review.replay().players;
  const std::size_t next = review.seat() ? *review.seat() + std::size_t{1} : 0;
  if (next >= players.size()) {
    review.sit_at(std::nullopt);
    ui.toast(std::string(tr("Seen from outside")));
    return;
  }
  review.sit_at(static_cast<core::SeatIndex>(next));
  ui.toast(tr("Seen from {0}’s seat", {player_name(players[next], next)}));
}

void transport(Ui& ui, Review& review, Rect first, Rect second) {
  using Unit = Review::Unit;
  const auto [turn, move] = first_words(ui, first.width());
  const float fifth = first.width() / kFirstRow;
  const auto at = [&first, fifth] { return first.cut_left(fifth).middle(); };
  step_button(ui, review, at(), "turn-back", icons::kSkipBack, turn, tr("Back one turn"),
              Unit::Turn, -1);
  step_button(ui, review, at(), "move-back", icons::kStepBack, move, tr("Back one move"),
              Unit::Move, -1);
  const bool on = review.running();
  if (icon_button(ui, "run", at(), on ? icons::kPause : icons::kPlay,
                  on ? tr("Stop") : tr("Play back"),
                  {.enabled = review.length() > 0, .floating = true})) {
    review.run(!on);
  }
  step_button(ui, review, at(), "move-on", icons::kStepForward, move, tr("Forward one move"),
              Unit::Move, 1);
  step_button(ui, review, at(), "turn-on", icons::kSkipForward, turn, tr("Forward one turn"),
              Unit::Turn, 1);

  const auto [highlight, one_step, pace, seat] = second_words(ui, second.width());
  const float sixth = second.width() / kSecondRow;
  const auto below = [&second, sixth] { return second.cut_left(sixth).middle(); };
  step_button(ui, review, below(), "highlight-back", icons::kZap, highlight,
              tr("Back to a highlight"), Unit::Highlight, -1);
  step_button(ui, review, below(), "event-back", icons::kChevronLeft, one_step, tr("Back one step"),
              Unit::Event, -1);
  if (const auto speed = speed_button(ui, below(), review.speed, false, pace))
    review.speed = *speed;
  const bool may_sit = !play::hides_something(review.replay().rounds.back());
  if (icon_button(ui, "seat", below(), icons::kEye, tr("View from another seat"),
                  {.enabled = may_sit, .caption = seat}))
    cycle_seat(ui, review);
  step_button(ui, review, below(), "event-on", icons::kChevronRight, one_step,
              tr("Forward one step"), Unit::Event, 1);
  step_button(ui, review, below(), "highlight-on", icons::kZap, highlight,
              tr("Forward to a highlight"), Unit::Highlight, 1);
}

void keys(Ui& ui, Review& review) {
  if (!ui.hears_keys()) return;
  ui.take_arrows();
  if (ui.focus_shown()) return;
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); };
  const auto step = [&review](Review::Unit unit, int direction) {
    if (const auto to = review.step(unit, direction)) review.go_to(*to);
  };
  if (pressed(ImGuiKey_LeftArrow)) step(Review::Unit::Move, -1);
  if (pressed(ImGuiKey_RightArrow)) step(Review::Unit::Move, 1);
  if (pressed(ImGuiKey_UpArrow)) step(Review::Unit::Turn, -1);
  if (pressed(ImGuiKey_DownArrow)) step(Review::Unit::Turn, 1);
  if (pressed(ImGuiKey_Home)) review.go_to(0);
  if (pressed(ImGuiKey_End)) review.go_to(review.length());
  if (ImGui::IsKeyPressed(ImGuiKey_Space, false)) review.run(!review.running());
}

// Says where a step has led, and what has happened last.
void tell_step(Ui& ui, const Review& review) {
  const unsigned id = ui.id("told");
  const auto at = static_cast<float>(review.at());
  const float told = ui.recall(id, at);
  ui.remember(id, at);
  if (told == at && !review.running()) return;
  const auto lines = log_lines(review.session(), 1);
  const std::string news = lines.empty() ? std::string() : lines[0].text;
  if (review.running()) return ui.tell("news", news);  // several steps may have the same line
  ui.say(news.empty() ? where(review) : news + " " + where(review));
}

// The latest events, the newest line at the bottom.
void story(Ui& ui, const Review& review, Rect rect) {
  const Palette& c = ui.colours();
  const auto most =
      static_cast<std::size_t>(std::ceil(rect.height() / (ui.line(Type::Caption) + gap::kTiny))) +
      1;
  const auto lines = log_lines(review.session(), most);
  ui.push_clip(rect);
  float y = rect.max.y;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const float wide = rect.width() - kIndent;
    const float high = ui.measure(Type::Caption, lines[i].text, wide).y;
    y -= high + gap::kTiny;
    if (y < rect.min.y - 2) break;
    const Rect at = box(rect.min.x + kIndent, y, wide, high);
    ui.record_text(Role::Text, at, lines[i].text);
    seat_disc(ui, review.session(), lines[i].seat,
              {rect.min.x + kDiscAt, y + ui.line(Type::Caption) * 0.5F}, kDisc);
    ui.words(Type::Caption, at.min, i + 1 == lines.size() ? c.text : c.muted, lines[i].text, wide);
  }
  ui.pop_clip();
}

void go_on_button(Ui& ui, Model& model, const Rect& rect) {
  const play::Match& match = model.watching.review->session().match();
  const ButtonStyle style{Look::Primary, icons::kPlay, Align::Centre,
                          !match.over() && !play::is_view(match)};
  if (button(ui, "go-on", rect, tr("Play on from here"), style)) model.ask(wish::PlayOn{});
}

// Everything but the header: the story on top, the line and its buttons below.
void controls(Ui& ui, Model& model, Rect inner) {
  Review& review = *model.watching.review;
  go_on_button(ui, model,
               inner.cut_bottom(button_height(ui, tr("Play on from here"), inner.width())));
  inner.cut_bottom(gap::kSmall);
  const Rect second = inner.cut_bottom(second_height(ui, inner.width()));
  const Rect first = inner.cut_bottom(first_height(ui, inner.width()) + gap::kTiny);
  const Rect line = inner.cut_bottom(kTouch);
  tell_step(ui, review);
  story(ui, review, inner);
  scrubber(ui, review, line);
  transport(ui, review, first, second);
}

}  // namespace

void show_review(Ui& ui, Model& model) {
  ReviewPage& page = model.watching;
  ui.push("review");
  model.table_shown = true;
  Rect room = ui.screen;
  const float head = std::max(kHead, ui.line(Type::Large) + ui.line(Type::Caption) + kHeadMargin);
  if (room.width() > room.height() * kWider) {
    Rect inner = cut_side_panel(ui, room, kPanel).grown(-gap::kMedium);
    header(ui, model, inner.cut_top(head));
    controls(ui, model, inner);
    model.table = room.grown(-gap::kSmall);
  } else {
    Rect top = room.cut_top(head + gap::kSmall).grown(-gap::kSmall, 0);
    top.min.y += gap::kSmall;
    ui.panel(top, corner::kCard);
    ui.block(top);
    header(ui, model, top.grown(-gap::kSmall, 0));
    const float inside = room.width() - 2 * (gap::kSmall + gap::kMedium);
    const float fixed = kTouch + first_height(ui, inside) + second_height(ui, inside) + gap::kTiny +
                        gap::kSmall + ui.control() + 2 * gap::kMedium;
    const float lines = 2.0F * (ui.line(Type::Caption) + gap::kTiny);
    const Rect panel = room.cut_bottom(fixed + lines + gap::kSmall).grown(-gap::kSmall, 0);
    const Rect raised{panel.min, {panel.max.x, panel.max.y - gap::kSmall}};
    ui.panel(raised, corner::kCard);
    ui.block(raised);
    controls(ui, model, raised.grown(-gap::kMedium));
    model.table = room;
  }
  keys(ui, *page.review);
  ui.pop();
}

}  // namespace ui
