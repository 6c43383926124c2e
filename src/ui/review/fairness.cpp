#include "ui/review/fairness.h"

#include "assets/icons.h"
#include "core/text.h"
#include "play/daily.h"
#include "play/views.h"
#include "ui/hud/lots.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "ui/screens/games.h"
#include "view/table/session.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using view::Lot;
using view::Tally;
using view::tr;

namespace {

constexpr float kTrack = 14.0F;
constexpr float kTrackCorner = 5.0F;
constexpr float kBeyondTrack = 4.0F;  // css px by which the notch is higher than the track
constexpr float kSheet = 620.0F;

constexpr float kFace = 30.0F;

// The key of the switch for numbers and names.
constexpr const char* kDetails = "details";
bool details_shown(const Ui& ui) { return ui.recall(ui.id(kDetails), 0.0F) > 0.0F; }
void details_toggle(Ui& ui, Column& column) {
  bool shown = details_shown(ui);
  if (!toggle(ui, kDetails, column, tr("Details"), shown)) return;
  ui.remember(ui.id(kDetails), shown ? 1.0F : 0.0F);
}

std::string test_words(const Tally::Test& test) {
  return tr("chi-square {0} with {1} degrees of freedom",
            {view::one_decimal(test.statistic), std::to_string(test.freedom)});
}

// One kind: its picture, a bar for its count, and a notch at the average.
void kind_row(Ui& ui, const Tally& tally, Lot lot, std::size_t kind, double most, Column& column) {
  const Palette& c = ui.colours();
  Rect row = column.take(std::max(kFace, ui.line(Type::Body)), gap::kTiny);
  const std::string count = std::to_string(tally.count(kind));
  const std::string expected = view::one_decimal(tally.expected(kind));
  ui.record_text(
      Role::Text, row,
      tr("{0}: came up {1}×, expected {2}", {shown_lot(lot).name(kind), count, expected}));
  shown_lot(lot).picture(ui, centred(row.cut_left(kFace), {kFace - 2, kFace - 2}), kind);
  row.cut_left(gap::kSmall);
  const float number = number_column(ui);
  ui.fit(Type::Caption, row.cut_right(number), c.muted, expected, Align::Right);
  ui.fit(Type::Strong, row.cut_right(number), c.text, count, Align::Right);
  row.cut_right(gap::kSmall);
  const Rect track = centred(row, {row.width(), kTrack});
  const auto x = [&](double value) {
    return track.min.x + track.width() * static_cast<float>(value / most);
  };
  ui.draw->AddRectFilled(track.min, track.max, c.well, kTrackCorner);
  if (tally.count(kind) > 0)
    ui.draw->AddRectFilled(track.min, {x(tally.count(kind)), track.max.y}, c.accent, kTrackCorner);
  const float notch = x(tally.expected(kind));
  ui.draw->AddLine({notch, track.min.y - kBeyondTrack}, {notch, track.max.y + kBeyondTrack}, c.text,
                   2.0F);
}

void heads(Ui& ui, Column& column) {
  const Palette& c = ui.colours();
  Rect row = column.take(ui.line(Type::Caption), gap::kTiny);
  const float number = number_column(ui);
  ui.fit(Type::Caption, row.cut_right(number), c.muted, tr("expected"), Align::Right);
  ui.fit(Type::Caption, row.cut_right(number), c.muted, tr("came up"), Align::Right);
}

// The verdict of the test in plain words.
std::string verdict_words(const Tally::Test& test) {
  if (!test.enough) return std::string(tr("Too few yet to say anything."));
  const auto percent = view::whole_percent(test.p);
  const std::string often =
      percent < 1 ? std::string(tr(
                        "Fair dice or cards are this uneven in fewer than 1 of 100 such counts."))
                  : tr("Fair dice or cards are at least this uneven in {0} of 100 such counts.",
                       {std::to_string(percent)});
  constexpr double kOrdinary = 0.05;
  constexpr double kRare = 0.01;
  const std::string_view verdict = test.p >= kOrdinary ? tr("Nothing unusual.")
                                   : test.p >= kRare   ? tr("A little unusual.")
                                                       : tr("Very unusual.");
  return std::string(verdict) + " " + often;
}

void lot_part(Ui& ui, const Tally& tally, Lot lot, Column& column) {
  if (tally.total() == 0) return;
  const Palette& c = ui.colours();
  const std::string title =
      std::string(shown_lot(lot).title()) + " · " + std::to_string(tally.total());
  ui.paragraph(column, Type::Strong, c.text, title, 0);
  heads(ui, column);
  double most = 1.0;
  for (std::size_t kind = 0; kind < view::kMostKinds; ++kind) {
    most = std::max({most, static_cast<double>(tally.count(kind)), tally.expected(kind)});
  }
  for (std::size_t kind = 0; kind < view::kMostKinds; ++kind) {
    if (tally.expected(kind) > 0.0) kind_row(ui, tally, lot, kind, most, column);
  }
  column.space(gap::kSmall);
  ui.paragraph(column, Type::Body, c.text, verdict_words(tally.test()), gap::kTiny);
  if (details_shown(ui) && tally.test().enough) {
    ui.paragraph(column, Type::Caption, c.muted, test_words(tally.test()), gap::kTiny);
  }
  column.space(gap::kWide);
}

void tallies_part(Ui& ui, const view::Tallies& tallies, Column& column) {
  int total = 0;
  for (std::size_t lot = 0; lot < view::kLots; ++lot) {
    lot_part(ui, tallies[lot], static_cast<Lot>(lot), column);
    total += tallies[lot].total();
  }
  if (total == 0) ui.paragraph(column, Type::Body, ui.colours().muted, tr("Nothing yet."));
}

// Somebody who knows all dealt cards and their own hand also knows the other hand. A view has only
// what this device has seen.
bool may_count(const play::Match& round) {
  return !play::hides_something(round) || play::is_view(round);
}

void count_this(FairnessPage& page, const view::Session& session) {
  if (page.revision == session.revision()) return;
  page.revision = session.revision();
  page.game = {};
  page.hidden = false;
  for (const play::Match& round : session.replay().rounds) {
    page.hidden = !may_count(round);
    if (!page.hidden) view::count_outcomes(round, page.game);
  }
  page.origin = view::origin_of(session.replay(), session.chance());
}

// The seed is shown only once a game is over with all its rounds: before, it would reveal future
// throws.
std::string origin_words(const FairnessPage& page, const view::Session& session) {
  if (!play::has_seed(session.chance())) {
    return std::string(
        tr("The throws and cards of this game are agreed between the devices at the table, so that "
           "none of them can choose one."));
  }
  const std::string drawn = std::to_string(page.origin.outcomes);
  if (page.origin.from_seed < page.origin.outcomes) {
    return tr(
        "{0} of {1} throws and cards of this game follow from its seed; the others were "
        "entered by hand, or come from another device or another game.",
        {std::to_string(page.origin.from_seed), drawn});
  }
  if (!session.match().over() || play::next_round_waits(session.replay())) {
    return tr(
        "Every throw and card of this game so far ({0}) follows from its seed, which is shown "
        "when the game is over.",
        {drawn});
  }
  return tr("Every throw and card of this game ({0}) follows from its seed, {1}.",
            {drawn, core::hex16(play::seed_of(session.chance()))});
}

void this_game(Ui& ui, Model& model, Column& column) {
  FairnessPage& page = model.fairness;
  count_this(page, *model.session);
  if (page.hidden) {
    ui.paragraph(column, Type::Body, ui.colours().text,
                 tr("The cards of this round are counted once it is over."), gap::kMedium);
  }
  tallies_part(ui, page.game, column);
  if (page.origin.outcomes == 0 || !details_shown(ui)) return;
  ui.paragraph(column, Type::Body, ui.colours().text, origin_words(page, *model.session),
               gap::kMedium);
}

// Counts one more kept game. People's own throws say nothing about the generator, so a game that
// has any is left out; so are rounds with hands that are still hidden.
void count_next(FairnessPage& page, const play::Library& library) {
  const play::KeptGame* game = library.find(page.waiting.back());
  page.waiting.pop_back();
  if (game == nullptr) return;
  const auto replay = play::parse_replay(game->replay);
  if (!replay) return;
  const view::Origin origin = view::origin_of(*replay, play::chance_of(*game));
  if (origin.outcomes == 0) return;
  if (origin.from_seed < origin.outcomes) {
    ++page.elsewhere;
    return;
  }
  bool any = false;
  for (const play::Match& round : replay->rounds) {
    if (!may_count(round)) continue;
    any = true;
    view::count_outcomes(round, page.all);
  }
  page.counted += any ? 1 : 0;
}

void all_games(Ui& ui, Model& model, Column& column) {
  FairnessPage& page = model.fairness;
  if (!page.waiting.empty()) {
    count_next(page, *model.games.library);
    ui.want_frame();
  }
  const Palette& c = ui.colours();
  std::string words = view::tr_count("Counted in {0} game.", "Counted in {0} games.", page.counted);
  if (page.elsewhere > 0) {
    words +=
        " " + view::tr_count(
                  "{0} game is left out: some of its throws do not follow from its seed.",
                  "{0} games are left out: some of their throws do not follow from their seeds.",
                  page.elsewhere);
  }
  ui.paragraph(column, Type::Caption, c.muted, words, gap::kMedium);
  tallies_part(ui, page.all, column);
}

void explained(Ui& ui, Column& column, std::string_view title, std::string_view text) {
  ui.paragraph(column, Type::Strong, ui.colours().text, title, gap::kTiny);
  ui.paragraph(column, Type::Body, ui.colours().muted, text, gap::kMedium);
}

void explain_seed(Ui& ui, Column& column) {
  explained(
      ui, column, tr("Where luck comes from"),
      tr("Each game gets a seed, a number of 64 bits from the device’s own source of chance, "
         "before "
         "anybody has moved. With the number of moves made so far it starts a generator called "
         "xoshiro128++, which is published and well tested, and this gives the throw. Numbers that "
         "would favour some faces are thrown away, so that all are exactly equally likely."));
  explained(ui, column, tr("Nobody knows it beforehand"),
            tr("No bot sees the seed, a throw to come or another’s cards, at any level. Nothing is "
               "evened out: neither bad luck nor good luck is remembered."));
  explained(ui, column, tr("Taking back does not help"),
            tr("After “Undo” the same throw comes again, because it depends only on the seed "
               "and the number of moves."));
}

void explain_test(Ui& ui, Column& column) {
  explained(ui, column, tr("How to read the test"),
            tr("Fair dice are never quite even. The test measures the distance from the average, "
               "and how often fair dice are at least as uneven. Only if that is very rare, over a "
               "long count, is there something to explain."));
}

}  // namespace

void open_fairness(FairnessPage& page, const play::Library* library) {
  page = {};
  page.open = true;
  if (library == nullptr) return;
  for (const play::KeptGame& game : library->games()) page.waiting.push_back(game.id);
}

float number_column(const Ui& ui) {
  return std::max({ui.measure(Type::Caption, "0000.0").x,
                   ui.measure(Type::Caption, tr("expected")).x,
                   ui.measure(Type::Caption, tr("came up")).x}) +
         gap::kMedium;
}

void show_fairness(Ui& ui, Model& model) {
  FairnessPage& page = model.fairness;
  const bool at_table = model.session != nullptr && model.screen == Screen::Table;
  const bool one_game = at_table && page.whole == 0;
  const std::string_view title = !one_game                                  ? tr("Dice and cards")
                                 : has_cards(model.session->match().game()) ? tr("Cards")
                                                                            : tr("Dice");
  Sheet sheet = begin_sheet(ui, "fairness", title, page.open, kSheet);
  Column& column = sheet.scroll.column;
  if (at_table) {
    const std::vector<Option> options = {{"game", std::string(tr("This game"))},
                                         {"all", std::string(tr("All games here"))}};
    (void)choice_row(ui, column, "which", tr("Which games"), options, page.whole);
  }
  if (at_table && page.whole == 0) {
    this_game(ui, model, column);
  } else {
    all_games(ui, model, column);
  }
  details_toggle(ui, column);
  if (details_shown(ui)) {
    if (!at_table || page.whole != 0 || play::has_seed(model.session->chance()))
      explain_seed(ui, column);
    explain_test(ui, column);
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
