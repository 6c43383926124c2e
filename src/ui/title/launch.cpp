// The chosen game on the title: buttons to begin as last time, as a quick game, or in other ways.
#include <algorithm>
#include <optional>
#include <string>

#include "assets/icons.h"
#include "games/notation.h"
#include "play/library.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/draft/lengths.h"
#include "ui/kit/button.h"
#include "ui/screens/games.h"
#include "ui/title/parts.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr ButtonStyle kPlay = {Look::Primary, icons::kPlay, Align::Centre, true, Type::Large};
constexpr ButtonStyle kPlayAnew = {Look::Secondary, icons::kPlay, Align::Centre, true, Type::Large};
constexpr ButtonStyle kQuick = {Look::Secondary, icons::kZap};
constexpr ButtonStyle kOther = {Look::Secondary, icons::kSlidersHorizontal};
constexpr ButtonStyle kGoOn = {Look::Primary, icons::kPlay, Align::Centre, true, Type::Large};

std::string people_words(const Draft& draft) {
  const auto all = static_cast<int>(draft.players.size());
  if (play::count_persons(draft.players) != 1)
    return view::tr_count("{0} player", "{0} players", all);
  return view::tr_count("You and {0} bot", "You and {0} bots", all - 1);
}

std::string summary_of(const Model& model) {
  const Draft& draft = model.drafts.now();
  return people_words(draft) + " · " + minutes_words(minutes_of(draft, model.settings));
}

// The draft as a quick game; nothing if it already is one, or if there is none.
std::optional<Draft> quick_draft(const Draft& draft) {
  const auto rules = quick_rules(draft.rules);
  if (!rules) return std::nullopt;
  Draft quick = draft;
  take_rules(quick, *rules);
  return quick;
}

std::string quick_words(const Model& model, const Draft& quick) {
  return tr("Quick: {0} min", {std::to_string(minutes_of(quick, model.settings))});
}

// With the name of the game in progress, which may differ from the chosen one.
std::string go_on_words(const Model& model) {
  const std::string_view label = tr("Continue the game");
  const play::Library* library = model.games.library;
  const play::KeptGame* game = library == nullptr ? nullptr : library->newest_open();
  const auto position = games::parse_position(game == nullptr ? "" : game->position);
  if (!position) return std::string(label);
  return view::labelled(label, full_title(position->game.rules()));
}

// While a game is in progress, another one is the second choice.
std::string_view play_words(const Model& model) {
  return model.can_continue ? tr("New game") : tr("Play");
}
const ButtonStyle& play_style(const Model& model) { return model.can_continue ? kPlayAnew : kPlay; }

// By the draft's rules, or by those of this line.
void begin(Model& model, std::string_view rules = {}) {
  model.ask(wish::KeepDrafts{});
  model.ask(wish::Start{std::string(rules)});
}

float words_height(const Ui& ui, const Model& model, float width) {
  return ui.measure(Type::Strong, full_title(model.drafts.now().rules), width).y +
         ui.measure(Type::Caption, summary_of(model), width).y;
}

// Side by side if their words fit, else one below the other.
struct SmallButtons {
  std::optional<Draft> quick;
  std::string quick_label;
  std::string_view other_label = tr("More ways");

  explicit SmallButtons(const Model& model) : quick(quick_draft(model.drafts.now())) {
    if (quick) quick_label = quick_words(model, *quick);
  }
  [[nodiscard]] bool beside(const Ui& ui, float width) const {
    const float half = (width - gap::kSmall) * 0.5F;
    return quick && button_width(ui, quick_label, kQuick) <= half &&
           button_width(ui, other_label, kOther) <= half;
  }
  [[nodiscard]] float each(const Ui& ui, float width) const {
    return beside(ui, width) ? (width - gap::kSmall) * 0.5F : width;
  }
  [[nodiscard]] float quick_height(const Ui& ui, float width) const {
    return button_height(ui, quick_label, each(ui, width), kQuick);
  }
  [[nodiscard]] float height(const Ui& ui, float width) const {
    const float other = button_height(ui, other_label, each(ui, width), kOther);
    if (!quick) return other;
    const float first = quick_height(ui, width);
    return beside(ui, width) ? std::max(first, other) : first + gap::kSmall + other;
  }
  void play_quick(Model& model) const { begin(model, rules_line(quick->rules)); }
  // As icons at the right end of `row`, from which they take their place.
  void show_low(Ui& ui, Model& model, Rect& row) const {
    const Rect other = row.cut_right(kTouch);
    row.cut_right(gap::kTiny);
    if (quick) {
      const Rect first = row.cut_right(kTouch);
      row.cut_right(gap::kTiny);
      if (icon_button(ui, "quick", first.middle(), kQuick.icon, quick_label)) play_quick(model);
    }
    if (icon_button(ui, "ways", other.middle(), kOther.icon, other_label)) {
      model.ask(wish::SetUp{model.drafts.chosen});
    }
  }
  void show(Ui& ui, Model& model, Rect place) const {
    const float wide = each(ui, place.width());
    Rect first = place;
    if (quick && wide < place.width()) {
      first = place.cut_left(wide);
      place.cut_left(gap::kSmall);
    } else if (quick) {
      first = place.cut_top(quick_height(ui, wide));
      place.cut_top(gap::kSmall);
    }
    if (quick && button(ui, "quick", first, quick_label, kQuick)) play_quick(model);
    if (button(ui, "ways", place, other_label, kOther)) {
      model.ask(wish::SetUp{model.drafts.chosen});
    }
  }
};

}  // namespace

bool is_low(const Ui& ui) {
  constexpr float kLowScreen = 640.0F;  // css px
  constexpr float kLowBeside = 240.0F;  // … where the games are beside it, and all grows with text
  const Rect& screen = ui.screen;
  return screen.width() < screen.height() ? screen.height() < kLowScreen
                                          : screen.height() < kLowBeside * ui.text_scale;
}

float launch_height(const Ui& ui, const Model& model, float width) {
  const float inner = width - 2.0F * gap::kMedium;
  const float go_on =
      model.can_continue ? button_height(ui, go_on_words(model), inner, kGoOn) + gap::kSmall : 0.0F;
  return go_on + words_height(ui, model, inner) + gap::kSmall +
         button_height(ui, play_words(model), inner, play_style(model)) +
         (is_low(ui) ? 0.0F : gap::kSmall + SmallButtons(model).height(ui, inner)) +
         2.0F * gap::kMedium;
}

void launch_bar(Ui& ui, Model& model, const Rect& rect) {
  const Palette& c = ui.colours();
  ui.panel(rect, corner::kCard);
  ui.block(rect);
  const Rect inner = rect.grown(-gap::kMedium);
  Column column{inner.min.x, inner.min.y, inner.width()};
  if (model.can_continue) {
    const std::string label = go_on_words(model);
    const Rect place = column.take(button_height(ui, label, column.width, kGoOn));
    if (button(ui, "continue", place, label, kGoOn)) model.ask(wish::GoOn{});
  }
  ui.paragraph(column, Type::Strong, c.text, full_title(model.drafts.now().rules), 0.0F);
  ui.paragraph(column, Type::Caption, c.muted, summary_of(model), gap::kSmall);
  const ButtonStyle& style = play_style(model);
  const std::string_view play = play_words(model);
  const SmallButtons small(model);
  Rect row = column.take(button_height(ui, play, column.width, style));
  Rect beside = row;
  if (is_low(ui)) {
    // Their place is taken now, but they follow the larger button in reading order.
    row.cut_right((small.quick ? 2.0F : 1.0F) * (kTouch + gap::kTiny));
  }
  if (button(ui, "play", row, play, style)) begin(model);
  if (is_low(ui)) {
    small.show_low(ui, model, beside);
  } else {
    small.show(ui, model, column.take(small.height(ui, column.width)));
  }
}

}  // namespace ui
