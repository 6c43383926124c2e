// The table's screen: whose turn, the die, the legal moves, and the way to everything else.
// In landscape a panel at the side, in portrait one above and one below.
#include <array>

#include "assets/icons.h"
#include "ui/hud_parts.h"

namespace ui {

using view::tr;

namespace {

void bubble_for(Model& model, const view::TapAnswer& answer) {
  if (answer.kind != view::TapAnswer::Kind::WhyNot || !answer.why) return;
  model.bubble = tr(*answer.why);
}

void banner(Ui& ui, Model& model, Rect rect) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const view::Status status = session.status();
  const Colour paint_now = paint(session.hue(session.colour_of_seat(status.seat)), ui.shade);
  const Rect stripe = rect.cut_left(5);
  ui.draw->AddRectFilled(stripe.min, stripe.max, paint_now, 3);
  rect.cut_left(gap::kMedium);
  const float radius = std::min(20.0F, rect.height() * 0.36F);
  const float wide = seat_discs(ui, session, status.seat, {rect.min.x, rect.middle().y}, radius);
  rect.cut_left(wide + gap::kMedium);
  const std::string name = player_name(session.players()[status.seat], status.seat);
  const std::string line = status_line(session);
  const std::string head = status.over ? tr("{0} wins!", {name}) : name;
  ui.record_text(Role::Heading, rect, head + ": " + line);
  const float head_high = std::min(ui.line(Type::Large), rect.height() * 0.56F);
  const float both = head_high + std::min(ui.line(Type::Body) * (line.empty() ? 0.0F : 1.0F),
                                          rect.height() - head_high);
  Rect text = centred(rect, {rect.width(), both});
  ui.fit(Type::Large, text.cut_top(head_high), c.text, head, Align::Left);
  if (!line.empty())
    ui.fit(Type::Body, text, status.person_acts ? c.accent_text : c.muted, line, Align::Left);
}

// The run of sixes, as three lamps: the third sends a piece home.
void six_lamps(Ui& ui, const Rect& rect, int sixes) {
  const Palette& c = ui.colours();
  ui.record_text(Role::Text, rect, view::tr_count("{0} six in a row", "{0} sixes in a row", sixes));
  float x = rect.min.x + 9;
  for (int i = 0; i < 3; ++i) {
    const Colour body = i < sixes ? (i == 2 ? c.danger : c.accent) : c.well;
    ui.draw->AddCircleFilled({x, rect.middle().y}, 7, body);
    ui.draw->AddCircle({x, rect.middle().y}, 7, c.edge);
    x += 20;
  }
}

void seats_row(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const view::Status status = session.status();
  const int count = static_cast<int>(session.players().size());
  const float high = std::max(30.0F, ui.line(Type::Caption) + 8.0F);
  for (int i = 0; i < count; ++i) {
    const auto seat = static_cast<core::SeatIndex>(i);
    Rect row = column.take(high, 2);
    const bool on = status.seat == seat;
    if (on) ui.draw->AddRectFilled(row.min, row.max, faded(c.raised, 0.9F), 9);
    row = row.grown(-gap::kSmall, 0);
    const SeatLine line = seat_line(session, seat);
    const std::string name = player_name(session.players()[seat], seat);
    const std::string home = std::to_string(line.home) + "/" + std::to_string(line.pieces);
    std::string said =
        name + ": " +
        tr("{0} of {1} home", {std::to_string(line.home), std::to_string(line.pieces)});
    const int next = seat < status.next.size() ? status.next[seat] : 0;
    if (next > 0) said += ", " + tr("next throw {0}", {std::to_string(next)});
    ui.record_text(Role::Text, row, said);
    row.cut_left(seat_discs(ui, session, seat, {row.min.x, row.middle().y}, 10) + gap::kSmall);
    if (!status.next.empty()) {
      const Rect die = centred(row.cut_right(28), {22, 22});
      if (next > 0) die_face(ui, die, next, rgb(0xf6ead2), rgb(0x33210f));
      row.cut_right(gap::kSmall);
    }
    ui.fit(Type::Caption, row.cut_right(ui.measure(Type::Caption, home).x + 4), c.muted, home,
           Align::Right);
    row.cut_right(22);
    ui.icon({row.max.x + 11, row.middle().y}, c.muted, icons::kHouse, 15);
    ui.fit(Type::Caption, row, on ? c.text : c.muted, name, Align::Left);
  }
}

void throw_button(Ui& ui, Model& model, const Rect& rect) {
  view::Session& session = *model.session;
  const view::Status status = session.status();
  const bool may = status.may_throw && status.person_acts;
  const Palette& c = ui.colours();
  const std::string label(may ? tr("Throw") : status_line(session));
  const Touch touch = ui.touch("throw", rect, {Role::Button, tr("Throw the die"), {}, may});
  const float t = ui.ease(touch.id ^ 3U, may ? 1.0F : 0.0F, 12.0F);
  const Rect body = rect.moved({0, touch.press * 2});
  if (may) ui.shadow(body, corner::kCard, 12, 4, 0.8F);
  const Colour face = mix(faded(c.raised, 0.6F), mix(c.accent, c.accent_hover, touch.hover), t);
  ui.gradient(body, corner::kCard, mix(face, rgb(0xffffff), 0.14F * t), face);
  ui.draw->AddRect(body.min, body.max, c.edge, corner::kCard);
  Rect inner = body.grown(-gap::kMedium);
  const float side = std::min(inner.height(), 64.0F);
  const bool wide = inner.width() > side * 2.2F;
  const Rect die =
      wide ? centred(inner.cut_left(side), {side, side}) : centred(inner, {side, side});
  const int pips = status.thrown > 0 ? status.thrown : 5;
  const float dim = may || status.thrown > 0 ? 1.0F : 0.55F;
  die_face(ui, die, pips, faded(rgb(0xf8efdc), dim), faded(rgb(0x33210f), dim));
  if (wide) {
    inner.cut_left(gap::kMedium);
    const std::string& words = label;
    ui.fit(may ? Type::Large : Type::Strong, inner, mix(c.muted, c.on_accent, t), words,
           Align::Left);
  }
  if (touch.clicked && may) bubble_for(model, session.throw_die());
}

void point_at(view::Session& session, std::size_t index) {
  const std::size_t count = session.choices().size();
  for (std::size_t i = 0; i <= count && session.focus() != index; ++i) session.focus_step(1);
}

float choice_button_height(const Ui& ui, const view::Choice& one, float width) {
  return std::max(kTouch, ui.measure(Type::Strong, choice_words(one), width - 84.0F).y + 16.0F);
}

// One legal move as a button; true if it was played.
bool choice_button(Ui& ui, Model& model, const Rect& rect, std::size_t index) {
  view::Session& session = *model.session;
  const view::Choice& one = session.choices()[index];
  const Palette& c = ui.colours();
  const std::string label = choice_words(one);
  const std::string said = one.passes ? label : colour_name(one.colour) + " " + label;
  const Touch touch = ui.touch(one.token, rect, {Role::Button, said});
  const bool pointed = session.focus() == index;
  const Colour body =
      mix(mix(c.raised, c.raised_hover, touch.hover), c.accent, pointed ? 0.22F : 0.0F);
  ui.draw->AddRectFilled(rect.min, rect.max, body, corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, pointed ? c.accent : c.edge, corner::kControl, 0,
                   pointed ? 2.0F : 1.0F);
  Rect inner = rect.grown(-gap::kMedium, 0);
  if (!one.passes) {
    colour_disc(ui, inner.cut_left(24).middle(), 12, session.hue(one.colour));
    inner.cut_left(gap::kSmall);
  }
  if (index < 9) {
    const Rect key = inner.cut_right(18);
    ui.fit(Type::Caption, key, c.muted, std::to_string(index + 1), Align::Right);
    inner.cut_right(gap::kTiny);
  }
  ui.fit(Type::Strong, inner, c.text, label, Align::Left);
  if (touch.hovered && ImGui::GetIO().MouseDelta.x != 0.0F) point_at(session, index);
  if (!touch.clicked) return false;
  bubble_for(model, session.choose(index));
  return true;
}

void moves(Ui& ui, Model& model, Column& column, int a_row) {
  ui.push("move");
  const float wide =
      (column.width - gap::kSmall * static_cast<float>(a_row - 1)) / static_cast<float>(a_row);
  std::size_t i = 0;
  const std::size_t count = model.session->choices().size();
  bool played = false;
  while (i < count && !played && !model.session->status().may_throw) {
    const std::size_t end = std::min(count, i + static_cast<std::size_t>(a_row));
    float high = 0.0F;
    for (std::size_t k = i; k < end; ++k) {
      high = std::max(high, choice_button_height(ui, model.session->choices()[k], wide));
    }
    Rect row = column.take(high, gap::kSmall);
    for (; i < end && !played; ++i) {
      played = choice_button(ui, model, row.cut_left(wide), i);
      row.cut_left(gap::kSmall);
    }
  }
  ui.pop();
  if (played) ui.want_frame();
}

void cycle_speed(Model& model) {
  static constexpr std::array<float, 5> kSpeeds = {0.5F, 1.0F, 2.0F, 4.0F, 0.0F};
  std::size_t at = 0;
  while (at < kSpeeds.size() && kSpeeds[at] != model.settings.speed) ++at;
  model.settings.speed = kSpeeds[(at + 1) % kSpeeds.size()];
  model.wishes.save_settings = true;
}

void tools_row(Ui& ui, Model& model, Rect rect) {
  const float step = rect.width() / 4.0F;
  view::Session& session = *model.session;
  const auto at = [&] { return rect.cut_left(step).middle(); };
  if (icon_button(ui, "undo", at(), icons::kUndo2, tr("Take back"), session.can_undo())) {
    (void)session.undo();
    model.bubble.clear();
  }
  if (icon_button(ui, "log", at(), icons::kScrollText, tr("What happened"))) model.log_open = true;
  if (icon_button(ui, "speed", at(), icons::kGauge, tr("Speed of the animation"))) {
    cycle_speed(model);
    const float speed = model.settings.speed;
    ui.toast(speed == 0.0F ? std::string(tr("Animation off"))
                           : tr("Animation {0}×",
                                {speed == 0.5F ? "0.5" : std::to_string(static_cast<int>(speed))}));
  }
  if (icon_button(ui, "menu", at(), icons::kMenu, tr("Menu"))) model.menu_open = true;
}

void draw_bubble(Ui& ui, Model& model) {
  constexpr float kSeconds = 5.0F;
  if (model.bubble.empty()) {
    model.bubble_left = 0.0F;
    return;
  }
  if (model.bubble_left <= 0.0F) model.bubble_left = kSeconds;
  model.bubble_left -= ui.dt();
  ui.want_frame();
  const Palette& c = ui.colours();
  const float wide = std::min(300.0F * ui.text_scale, model.table.width() - 2 * gap::kLarge);
  const ImVec2 size = ui.measure(Type::Body, model.bubble, wide - 2 * gap::kMedium) +
                      ImVec2(2 * gap::kMedium, 2 * gap::kSmall);
  ImVec2 at = model.bubble_at - ImVec2(size.x * 0.5F, size.y + 22);
  at.x = std::clamp(at.x, model.table.min.x + 6,
                    std::max(model.table.min.x + 6, model.table.max.x - size.x - 6));
  at.y = std::clamp(at.y, model.table.min.y + 6,
                    std::max(model.table.min.y + 6, model.table.max.y - size.y - 6));
  const Rect place{at, at + size};
  ui.record_text(Role::Text, place, model.bubble);
  ui.shadow(place, corner::kControl, 16, 5);
  ui.draw->AddRectFilled(place.min, place.max, c.text, corner::kControl);
  ui.words(Type::Body, place.min + ImVec2(gap::kMedium, gap::kSmall), c.panel, model.bubble,
           wide - 2 * gap::kMedium);
  if (model.bubble_left <= 0.0F || ImGui::IsMouseClicked(ImGuiMouseButton_Left))
    model.bubble.clear();
}

void keys(Ui& ui, Model& model) {
  if (ui.top_layer() > 0 || ImGui::GetIO().WantTextInput) return;
  view::Session& session = *model.session;
  for (int i = 0; i < 9; ++i) {
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_1 + i), false) &&
        static_cast<std::size_t>(i) < session.choices().size() && !session.status().may_throw) {
      bubble_for(model, session.choose(static_cast<std::size_t>(i)));
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) model.menu_open = true;
  if (ImGui::IsKeyPressed(ImGuiKey_L, false)) model.log_open = true;
  if (ImGui::IsKeyPressed(ImGuiKey_U, false)) (void)session.undo();
  const bool enter =
      ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_Space, false);
  if (enter && !ui.focus_shown()) {
    if (session.animating()) session.settle();
    bubble_for(model, session.confirm());
  }
}

void log_tail(Ui& ui, Model& model, Rect rect) {
  const Palette& c = ui.colours();
  const auto most =
      static_cast<std::size_t>(std::max(0.0F, rect.height() / (ui.line(Type::Caption) + 4)));
  const auto lines = log_lines(*model.session, std::max<std::size_t>(1, most));
  ui.push_clip(rect);
  float y = rect.max.y;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const float wide = rect.width() - 22;
    const float high = ui.measure(Type::Caption, lines[i].text, wide).y;
    y -= high + 4;
    if (y < rect.min.y) break;
    const Rect at = box(rect.min.x + 22, y, wide, high);
    ui.record_text(Role::Text, at, lines[i].text);
    const auto colour = model.session->colour_of_seat(lines[i].seat);
    colour_disc(ui, {rect.min.x + 8, y + ui.line(Type::Caption) * 0.5F}, 7,
                model.session->hue(colour));
    const bool newest = i + 1 == lines.size();
    ui.words(Type::Caption, at.min, newest ? c.text : c.muted, lines[i].text, wide);
  }
  ui.pop_clip();
}

void side_panel(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float wide =
      std::clamp(room.width() * 0.27F, 290.0F, 360.0F) * (0.5F + 0.5F * ui.text_scale);
  Rect panel = room.cut_right(std::min(wide, room.width() * 0.5F)).grown(-gap::kSmall);
  model.table = room;
  ui.panel(panel, corner::kSheet);
  ui.block(panel);
  Rect inner = panel.grown(-gap::kLarge, -gap::kMedium);
  const bool low = panel.height() < 480.0F * ui.text_scale;
  banner(ui, model,
         inner.cut_top(std::max(low ? 52.0F : 64.0F, ui.line(Type::Large) + ui.line(Type::Body))));
  inner.cut_top(gap::kSmall);
  tools_row(ui, model, inner.cut_bottom(kTouch));
  inner.cut_bottom(gap::kSmall);
  const view::Status status = model.session->status();
  const float lamps = 24.0F;
  const Rect lamp_row = inner.cut_bottom(lamps);
  six_lamps(ui, lamp_row, status.sixes);
  inner.cut_bottom(gap::kTiny);
  throw_button(ui, model, inner.cut_top(low ? 60.0F : 88.0F));
  inner.cut_top(gap::kSmall);
  float list = inner.height();
  Rect tail;
  if (!low && model.session->choices().size() < 8) {
    tail = inner.cut_bottom(std::min(inner.height() * 0.34F, 220.0F));
    inner.cut_bottom(gap::kSmall);
    list = inner.height();
  }
  Scroll scroll = begin_scroll(ui, "list", box(inner.min.x, inner.min.y, inner.width(), list), 0);
  scroll.column.width -= 6;
  moves(ui, model, scroll.column, 1);
  seats_row(ui, model, scroll.column);
  scroll.column.y -= 2 * gap::kLarge;
  end_scroll(ui, scroll);
  if (!tail.empty()) log_tail(ui, model, tail);
}

void over_and_under(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float banner_high = std::max(64.0F, ui.line(Type::Large) + ui.line(Type::Body) + 14);
  Rect top = room.cut_top(banner_high + gap::kSmall).grown(-gap::kSmall, 0);
  top.min.y += gap::kSmall;
  ui.panel(top, corner::kCard);
  ui.block(top);
  banner(ui, model, top.grown(-gap::kMedium, -gap::kTiny));

  const view::Status status = model.session->status();
  const bool choosing = !model.session->choices().empty() && !status.may_throw;
  const float tools = kTouch + gap::kTiny;
  const float body = std::clamp(room.height() * 0.24F, 128.0F * (0.5F + 0.5F * ui.text_scale),
                                190.0F * ui.text_scale);
  Rect bottom = room.cut_bottom(body + tools + 2 * gap::kSmall);
  model.table = room;
  Rect paper = bottom;
  paper.max.y += corner::kSheet;
  ui.panel(paper, corner::kSheet);
  ui.block(bottom);
  Rect inner = bottom.grown(-gap::kMedium, -gap::kSmall);
  tools_row(ui, model, inner.cut_bottom(tools));
  inner.cut_bottom(gap::kTiny);
  if (choosing) {
    Scroll scroll = begin_scroll(ui, "list", inner, 0);
    moves(ui, model, scroll.column,
          inner.width() > 300 * ui.text_scale && model.session->choices().size() > 1 ? 2 : 1);
    scroll.column.y -= 2 * gap::kLarge;
    end_scroll(ui, scroll);
    return;
  }
  Rect left = inner;
  Rect right = left.cut_right(inner.width() * 0.48F);
  left.cut_right(gap::kMedium);
  six_lamps(ui, left.cut_bottom(24), status.sixes);
  left.cut_bottom(gap::kTiny);
  throw_button(ui, model, centred(left, {left.width(), std::min(left.height(), 92.0F)}));
  Scroll scroll = begin_scroll(ui, "seats", right, 0);
  seats_row(ui, model, scroll.column);
  scroll.column.y -= 2 * gap::kLarge;
  end_scroll(ui, scroll);
}

}  // namespace

void show_hud(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.screen = Screen::Title;
    ui.want_frame();
    return;
  }
  ui.push("table");
  model.table_shown = true;
  keys(ui, model);
  const bool beside = ui.screen.width() > ui.screen.height() * 1.1F;
  beside ? side_panel(ui, model) : over_and_under(ui, model);
  draw_bubble(ui, model);
  const bool over = model.session->status().over && !model.session->animating();
  if (over && !model.results_seen) model.results_open = true;
  model.results_seen = over;
  ui.pop();
}

}  // namespace ui
