// The seats of the new-game screen: a person with a name or a bot with a level, in turn order.
#include <bit>

#include "ai/agent.h"
#include "assets/icons.h"
#include "ui/setup_parts.h"

namespace ui {

using view::tr;

namespace {

constexpr std::size_t kLongestName = 24;

void discs(Ui& ui, const Rect& place, unsigned colours) {
  const int count = std::popcount(colours);
  const float radius = count == 1 ? 17.0F : 14.0F;
  const float step = radius * 1.35F;
  float x = place.middle().x - step * static_cast<float>(count - 1) * 0.5F;
  for (; colours != 0; colours &= colours - 1) {
    const auto colour = static_cast<core::Colour>(std::countr_zero(colours));
    colour_disc(ui, {x, place.middle().y}, radius, view::parchis_hue(colour));
    x += step;
  }
}

std::string colour_words(unsigned colours) {
  std::string out;
  for (; colours != 0; colours &= colours - 1) {
    if (!out.empty()) out += ", ";
    out += colour_name(static_cast<core::Colour>(std::countr_zero(colours)));
  }
  return out;
}

std::vector<Option> kinds(Ui& ui) {
  (void)ui;
  std::vector<Option> options = {{"person", std::string(tr("Person"))}};
  for (const std::string_view level : ai::levels()) options.push_back({level, level_name(level)});
  return options;
}

void choose_kind(play::Player& player, int chosen) {
  if (chosen == 0) {
    player.kind = play::Player::Kind::Human;
    player.level.clear();
    return;
  }
  player.kind = play::Player::Kind::Bot;
  player.level = ai::levels()[static_cast<std::size_t>(chosen - 1)];
}

int kind_of(const play::Player& player) {
  if (player.kind != play::Player::Kind::Bot) return 0;
  const auto levels = ai::levels();
  for (std::size_t i = 0; i < levels.size(); ++i) {
    if (levels[i] == player.level) return static_cast<int>(i) + 1;
  }
  return static_cast<int>(levels.size());
}

void seat_card(Ui& ui, Model& model, Column& column, int seat) {
  const Palette& c = ui.colours();
  const auto index = static_cast<std::size_t>(seat);
  play::Player& player = model.draft.players[index];
  const auto options = kinds(ui);
  const float inner_width = column.width - 2 * gap::kMedium;
  const float choice_high = choice_height(ui, options, inner_width);
  const float head = ui.control();
  const std::string colours = colour_words(model.draft.rules.seats[index]);
  const float line = ui.line(Type::Caption);
  const Rect card = column.take(
      line + head + choice_high + 2 * gap::kMedium + gap::kSmall + gap::kTiny, gap::kMedium);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  Rect note = inner.cut_top(line);
  const std::string said = tr("{0}. to play: {1}", {std::to_string(seat + 1), colours});
  ui.record_text(Role::Text, note, said);
  ui.fit(Type::Caption, note, c.muted, said, Align::Left);
  inner.cut_top(gap::kTiny);
  Rect row = inner.cut_top(head);
  const int discs_wide = std::popcount(static_cast<unsigned>(model.draft.rules.seats[index]));
  discs(ui,
        row.cut_left(discs_wide == 1 ? 40.0F : 30.0F + 19.0F * static_cast<float>(discs_wide - 1)),
        model.draft.rules.seats[index]);
  row.cut_left(gap::kSmall);
  const Rect down = row.cut_right(kTouch);
  const Rect up = row.cut_right(kTouch);
  row.cut_right(gap::kTiny);
  if (icon_button(ui, "earlier", up.middle(), icons::kChevronUp, tr("Play earlier"), seat > 0)) {
    swap_seats(model.draft, seat, seat - 1);
  }
  const bool later = seat + 1 < model.draft.rules.seat_count;
  if (icon_button(ui, "later", down.middle(), icons::kChevronDown, tr("Play later"), later)) {
    swap_seats(model.draft, seat, seat + 1);
  }
  const std::string empty = player_name({player.kind, player.level, ""}, index);
  (void)field(ui, "name", row, empty, player.name, kLongestName);
  inner.cut_top(gap::kSmall);
  int chosen = kind_of(player);
  if (choice(ui, "kind", inner.cut_top(choice_high), tr("Who plays"), options, chosen)) {
    choose_kind(player, chosen);
  }
}

}  // namespace

void show_seats(Ui& ui, Model& model, Column& column) {
  ui.paragraph(
      column, Type::Caption, ui.colours().on_backdrop_muted,
      tr("In turn order. Give a seat to a person or to a bot; everyone plays at this device."),
      gap::kMedium);
  for (int seat = 0; seat < model.draft.rules.seat_count; ++seat) {
    ui.push("seat-" + std::to_string(seat + 1));
    seat_card(ui, model, column, seat);
    ui.pop();
  }
}

}  // namespace ui
