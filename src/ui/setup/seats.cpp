// The seats of the new-game screen: a person with a name or a bot with a level, in turn order.
#include <algorithm>
#include <bit>

#include "ai/agent.h"
#include "ai/ratings.h"
#include "assets/icons.h"
#include "play/views.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/labels.h"
#include "ui/setup/draft.h"
#include "ui/setup/parts.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kOneDisc = 17.0F;
constexpr float kDisc = 14.0F;
constexpr float kOverlap = 1.35F;  // radii from one disc to the next
constexpr float kOneDiscRoom = 40.0F;
constexpr float kDiscRoom = 30.0F;
constexpr float kNextDiscRoom = 19.0F;

void discs(Ui& ui, const AnyRules& rules, const Rect& place, unsigned colours) {
  const int count = std::popcount(colours);
  const float radius = count == 1 ? kOneDisc : kDisc;
  const float step = radius * kOverlap;
  float x = place.middle().x - step * static_cast<float>(count - 1) * 0.5F;
  for (; colours != 0; colours &= colours - 1) {
    const auto colour = static_cast<core::Colour>(std::countr_zero(colours));
    colour_disc(ui, {x, place.middle().y}, radius, hue_in(rules, colour));
    x += step;
  }
}

// The levels, as strong as they are by these rules.
std::vector<Rung> level_rungs(const AnyRules& rules) {
  const auto& ratings = ai::rated(games::Game(rules)).ratings;
  std::vector<Rung> rungs;
  for (const std::string_view level : ai::levels()) {
    const std::string rating = std::to_string(ratings[rungs.size()]);
    rungs.push_back(
        {tr("{0} · Elo {1}", {level_name(level), rating}), std::string(level_line(level))});
  }
  return rungs;
}

std::size_t level_index(std::string_view level) {
  const auto levels = ai::levels();
  const auto known = std::find(levels.begin(), levels.end(), level) != levels.end();
  return static_cast<std::size_t>(
      std::find(levels.begin(), levels.end(), known ? level : ai::usual_level()) - levels.begin());
}

bool is_bot(const play::Player& player) { return player.kind == play::Player::Kind::Bot; }

void choose_kind(play::Player& player, bool bot) {
  player.kind = bot ? play::Player::Kind::Bot : play::Player::Kind::Human;
  player.level = bot ? std::string(ai::usual_level()) : "";
}

// Person or bot, and how well the bot plays.
struct WhoPlays {
  explicit WhoPlays(const AnyRules& rules) : levels(level_rungs(rules)) {}
  std::vector<Option> kinds = {{"person", std::string(tr("Person"))},
                               {"bot", std::string(tr("Bot"))}};
  std::vector<Rung> levels;

  [[nodiscard]] float height(const Ui& ui, const play::Player& player, float width) const {
    const float level = is_bot(player) ? gap::kSmall + ladder_height(ui, levels, width) : 0.0F;
    return choice_height(ui, kinds, width) + level;
  }
  void show(Ui& ui, Rect rect, play::Player& player) const {
    int kind = is_bot(player) ? 1 : 0;
    const Rect top = rect.cut_top(choice_height(ui, kinds, rect.width()));
    const bool changed = choice(ui, "kind", top, tr("Who plays"), kinds, kind);
    if (!changed && is_bot(player)) {
      rect.cut_top(gap::kSmall);
      std::size_t level = level_index(player.level);
      if (ladder(ui, "level", rect, tr("Strength"), levels, level)) {
        player.level = ai::levels()[level];
      }
    }
    if (changed) choose_kind(player, kind == 1);
  }
};

void seat_card(Ui& ui, Model& model, Column& column, std::size_t seat, const WhoPlays& who) {
  const Palette& c = ui.colours();
  Draft& draft = model.drafts.now();
  play::Player& player = draft.players[seat];
  const unsigned colours = seats_of(draft.rules)[seat];
  const float who_high = who.height(ui, player, column.width - 2 * gap::kMedium);
  const float head = ui.control();
  const float line = ui.line(Type::Caption);
  const Rect card = column.take(
      line + head + who_high + 2 * gap::kMedium + gap::kSmall + gap::kTiny, gap::kMedium);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  Rect note = inner.cut_top(line);
  const std::string said =
      tr("{0}. to play: {1}", {std::to_string(seat + 1), colour_words(draft.rules, colours, ", ")});
  ui.record_text(Role::Text, note, said);
  ui.fit(Type::Caption, note, c.muted, said, Align::Left);
  inner.cut_top(gap::kTiny);
  Rect row = inner.cut_top(head);
  const int count = std::popcount(colours);
  discs(ui, draft.rules,
        row.cut_left(count == 1 ? kOneDiscRoom
                                : kDiscRoom + kNextDiscRoom * static_cast<float>(count - 1)),
        colours);
  row.cut_left(gap::kSmall);
  const Rect down = row.cut_right(kTouch);
  const Rect up = row.cut_right(kTouch);
  row.cut_right(gap::kTiny);
  const std::string empty = player_name({player.kind, player.level, ""}, seat);
  (void)field(ui, "name", row, empty, player.name, kLongestName);
  const bool later_too = seat + 1 < draft.players.size();
  const bool earlier =
      icon_button(ui, "earlier", up.middle(), icons::kChevronUp, tr("Play earlier"), seat > 0);
  const bool later =
      icon_button(ui, "later", down.middle(), icons::kChevronDown, tr("Play later"), later_too);
  inner.cut_top(gap::kSmall);
  who.show(ui, inner.cut_top(who_high), player);
  // Last: these put another player on this seat.
  if (earlier) swap_seats(draft, seat, seat - 1);
  if (later) swap_seats(draft, seat, seat + 1);
}

// The switch is the device's, for the dice lie on its table.
void own_dice_rule(Ui& ui, Model& model, Column& column) {
  const bool hidden = play::hides_hands(games::Game(model.drafts.now().rules));
  const Rule rule{"own-dice", tr("We throw our own dice"),
                  tr("You enter what your dice or cards show, for bots too."),
                  tr("Throw real dice, or draw from a real deck, and press what they show. The "
                     "game asks for every throw, the bots’ as well. Who begins is still drawn by "
                     "the device.")};
  bool on = model.settings.own_dice && !hidden;
  const std::string_view why_not =
      hidden ? "Not with hidden hands: whoever enters the cards would know them." : "";
  if (!rule_switch(ui, model, column, rule, on, why_not)) return;
  model.settings.own_dice = on;
  model.ask(wish::KeepSettings{});
}

}  // namespace

void show_seats(Ui& ui, Model& model, Column& column) {
  ui.paragraph(
      column, Type::Caption, ui.colours().on_backdrop_muted,
      tr("In turn order. Give a seat to a person or to a bot; everyone plays at this device."),
      gap::kMedium);
  const WhoPlays who(model.drafts.now().rules);
  for (std::size_t seat = 0; seat < model.drafts.now().players.size(); ++seat) {
    ui.push("seat-" + std::to_string(seat + 1));
    seat_card(ui, model, column, seat, who);
    ui.pop();
  }
  ui.paragraph(column, Type::Caption, ui.colours().on_backdrop_muted,
               tr("Elo tells how strong a bot is: measured in games of the bots against each "
                  "other by these rules, or by ones like them. “{0}” has {1} in every game.",
                  {level_name(ai::usual_level()), std::to_string(ai::kUsualRating)}),
               gap::kMedium);
  own_dice_rule(ui, model, column);
}

}  // namespace ui
