// Sorry! in the table's screen: the card and what it asks for, moves and squares in words.
#include "assets/icons.h"
#include "core/bits.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/hud/chance_button.h"
#include "ui/hud/game.h"
#include "ui/hud/panels.h"
#include "ui/hud/words.h"
#include "ui/model.h"
#include "ui/sorry/cards.h"
#include "ui/sorry/hooks.h"
#include "view/sorry/hooks.h"
#include "view/table/session.h"
#include "view/words/narrator.h"
#include "view/words/words.h"

namespace ui {

using core::MoveKind;
using sorry::Phase;
using view::tr;

namespace {

constexpr float kNameAside = 0.25F;  // board units from a place's rim to its name
constexpr ImVec2 kNameRooms{4, 2};   // the most that a name takes, in rooms of its place
constexpr Colour kNameInk = rgb(0x2a1807, 0.8F);
constexpr float kTrophy = 14.0F;
constexpr float kTrophyRoom = 20.0F;
constexpr float kLow = 84.0F;
constexpr float kHigh = 124.0F;
constexpr float kBacking = 0.6F;
constexpr float kDim = 0.6F;
constexpr float kBeside = 1.15F;     // width to height: the card is beside words
constexpr float kCardShare = 0.58F;  // of the height, if it is above words

const sorry::Game& game_of(const view::Session& session) {
  return *session.match().game().as<sorry::Game>();
}
// The part of the position that everybody may know.
const sorry::State& state_of(const view::Session& session) {
  return games::state_of<sorry::Game>(session.shown());
}
bool points(const view::Session& session) {
  return game_of(session).rules().mode == sorry::Mode::Points;
}

bool any_of_kind(const view::Session& session, MoveKind kind) {
  const auto choices = session.picker().choices();
  return std::any_of(choices.begin(), choices.end(),
                     [&](const view::Choice& choice) { return choice.move.kind == kind; });
}

// The card of the hand that is pointed at or recommended, if any.
sorry::Card card_considered(const view::Session& session) {
  const view::Picker& picker = session.picker();
  const auto choice = picker.pointed() ? picker.pointed() : picker.recommended();
  if (!choice) return sorry::kNoCard;
  const view::Thing& first = picker.choices()[*choice].steps[0];
  return first.kind == view::Thing::Kind::Card ? static_cast<sorry::Card>(first.value)
                                               : sorry::kNoCard;
}

// Whether the person here has to choose a card of their hand.
bool chooses_card(const view::Session& session) {
  return any_of_kind(session, MoveKind::Card) || any_of_kind(session, MoveKind::Discard);
}

// What follows once a card of the hand is chosen.
std::string_view next_of_hand(const view::Session& session) {
  return any_of_kind(session, MoveKind::Card) ? tr("Then choose the pawn that moves by it.")
                                              : tr("Another one is drawn for it.");
}

// The card that is being used, or the last one that this player turned over.
sorry::Card card_shown(const view::Session& session) {
  if (state_of(session).card < sorry::kKinds) return state_of(session).card;
  const auto last = thrown_now(session);
  return last ? last->value : sorry::kNoCard;
}

std::string wanted_in_hand(const view::Session& session, Phase phase) {
  if (phase == Phase::Again) return std::string(tr("Play another card, or end the turn"));
  if (!any_of_kind(session, MoveKind::Card)) return std::string(tr("No card fits: discard one"));
  return std::string(tr("Choose a card"));
}

std::string wanted_of_card(const view::Session& session) {
  const sorry::State& state = state_of(session);
  const bool moves = any_of_kind(session, MoveKind::Walk) || any_of_kind(session, MoveKind::Swap);
  if (!moves) return std::string(tr("No pawn can move"));
  if (!session.picker().picked().empty()) return std::string(tr("Choose where it goes"));
  if (state.phase == Phase::Split) {
    return view::tr_count("{0} left for another pawn", "{0} left for another pawn", state.left);
  }
  if (any_of_kind(session, MoveKind::Pass)) return std::string(tr("Swap two pawns, or pass"));
  return tr("Use the card: {0}", {view::card_text(state.card)});
}

// Writes the name of such a place of each colour beside it on the board, towards the middle, where
// nothing else is: above or below it, but beside a Start at the left or right, since a Home is
// near. Large text on a small board would lie on other places: then none.
void name_places(Ui& ui, const Model& model, core::Site site, std::string_view name) {
  if (!model.on_screen) return;
  const view::Session& session = *model.session;
  const ImVec2 size = ui.measure(Type::Caption, name);
  bool fits = true;
  std::vector<ImVec2> middles;
  sorry::each_colour(game_of(session).colours_in_play(), [&](core::Colour colour) {
    const view::Place& place = session.tabletop().board().places[colour][site];
    const bool beside =
        site == sorry::kStart && std::abs(place.middle.x) > std::abs(place.middle.y);
    glm::vec2 at = place.middle;
    float& along = beside ? at.x : at.y;
    along -= std::copysign(2.0F * place.room + kNameAside, along);
    ImVec2 middle = model.on_screen({at, 0.0F});
    const float room = model.on_screen({at.x + place.room, at.y, 0.0F}).x - middle.x;
    const ImVec2 most = kNameRooms * std::abs(room);
    fits = fits && size.x <= most.x && size.y <= most.y;
    if (beside) middle.x -= std::copysign(0.5F * size.x, place.middle.x);
    middles.push_back(middle);
  });
  if (!fits) return;
  for (const ImVec2 middle : middles) {
    ui.words(Type::Caption, middle - size * 0.5F, kNameInk, name);
  }
}

class SorryHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    if (session.status().may_throw) return std::string(tr("Draw a card"));
    const Phase phase = state_of(session).phase;
    if (points(session) && (phase == Phase::Hand || phase == Phase::Again)) {
      return wanted_in_hand(session, phase);
    }
    if (phase == Phase::Again) return std::string(tr("Draw again, or end the turn"));
    return wanted_of_card(session);
  }

  [[nodiscard]] std::string spot_words(const view::Session& session, core::Colour colour,
                                       core::Site site) const override {
    return view::spot_words(game_of(session), colour, site);
  }

  [[nodiscard]] std::string choice_words(const view::Session& session,
                                         const view::Choice& choice) const override;
  [[nodiscard]] std::string thing_words(const view::Session& session,
                                        const view::Thing& thing) const override {
    if (thing.kind == view::Thing::Kind::Card) return card_rule(thing.value, points(session));
    if (thing.kind == view::Thing::Kind::Button) return std::string(tr("Discard a card instead"));
    const std::string spot = spot_words(session, thing.colour, thing.site);
    return thing.kind == view::Thing::Kind::Piece
               ? tr("Pawn ({0})", {spot}) +
                     partner(session, game_of(session).seat_of(state_of(session).turn),
                             thing.colour)
               : spot;
  }

  [[nodiscard]] std::string deed(const view::Session&, const core::Event& event) const override {
    return event.kind == core::EventKind::Passed ? std::string(tr("passes")) : std::string();
  }

  [[nodiscard]] float progress(const view::Session&, const core::Token& token) const override {
    const sorry::Place place = sorry::place_of(token.colour, token.site);
    const bool starts = place == sorry::kStart;
    return starts ? 0.0F : static_cast<float>(place + 1) / static_cast<float>(sorry::kHome + 1);
  }
  [[nodiscard]] std::string seat_said(const view::Session& session,
                                      core::SeatIndex seat) const override {
    if (!points(session)) return {};
    return view::tr_count("{0} point", "{0} points", total(session, seat));
  }
  void seat_shown(Ui& ui, const view::Session& session, core::SeatIndex seat,
                  Rect& row) const override {
    if (!points(session)) return;
    const std::string sum = std::to_string(total(session, seat));
    ui.fit(Type::Caption, row.cut_right(ui.measure(Type::Caption, sum).x + gap::kHair),
           ui.colours().text, sum, Align::Right);
    row.cut_right(kTrophyRoom);
    ui.icon({row.max.x + kTrophyRoom * 0.5F, row.middle().y}, ui.colours().accent_text,
            icons::kTrophy, kTrophy);
    row.cut_right(gap::kSmall);
  }

  [[nodiscard]] float controls_height(const Ui& ui, bool low) const override {
    return low ? kLow : kHigh * ui.half_text_scale();
  }
  void throw_shown(Ui& ui, const core::Event& event, Rect& row) const override {
    const float wide = row.height() * kCardShape;
    card_face(ui, row.cut_left(wide), event.value);
    row.cut_left(gap::kTiny);
  }
  [[nodiscard]] bool is_safe(const view::Session& session, core::Colour colour,
                             core::Site site) const override {
    return view::spot_text(session.match().game(), colour, site)[0] == 'z';
  }
  [[nodiscard]] bool controls_stay() const override { return true; }
  void controls(Ui& ui, Model& model, const Rect& rect) const override;

  [[nodiscard]] float hand_height(const Ui& ui, const view::Session& session) const override {
    return ui::hand_height(ui, session);
  }
  void hand(Ui& ui, Model& model, const Rect& strip) const override { show_hand(ui, model, strip); }

  [[nodiscard]] std::string sheet_title(const view::Session& session) const override {
    return std::string(points(session) ? tr("Score and cards left") : tr("Cards left"));
  }
  void sheet(Ui& ui, Model& model, Column& column) const override {
    const view::Session& session = *model.session;
    if (points(session)) {
      score_table(ui, session, column);
      column.space(gap::kMedium);
      ui.paragraph(column, Type::Heading, ui.colours().text, tr("Cards not seen yet"));
    } else {
      ui.paragraph(
          column, Type::Body, ui.colours().muted,
          tr("Left in the deck, by kind. When it is empty, the discards are shuffled again."));
    }
    cards_left(ui, session, column);
  }
  void results(Ui& ui, const view::Session& session, Column& column) const override {
    points(session) ? score_table(ui, session, column) : GameHud::results(ui, session, column);
  }
  void over_table(Ui& ui, Model& model, const Rect&) const override {
    name_places(ui, model, sorry::kStart, tr("Start"));
    name_places(ui, model, sorry::kHome, tr("Home"));
  }

 private:
  static int total(const view::Session& session, core::SeatIndex seat) {
    return shown_scores(session).all[seat];
  }
  // Marks a pawn of the seat's partner's colour.
  static std::string partner(const view::Session& session, core::SeatIndex seat,
                             core::Colour colour) {
    const bool own = core::has_bit(game_of(session).own_colours(seat), colour);
    return own ? std::string() : " · " + std::string(tr("partner’s"));
  }
  static std::string consequences(const view::Session& session, const view::Choice& choice);
};

// The effects on the way: slides, and the pawns that are sent back.
std::string SorryHud::consequences(const view::Session& session, const view::Choice& choice) {
  std::string out;
  for (std::size_t i = 1; i < choice.legs.size(); ++i) {
    const view::Choice::Leg& leg = choice.legs[i];
    if (leg.way.size() > 2 && leg.colour == choice.move.colour) {
      out += " · " + tr("slides to {0}", {std::to_string(leg.way.back())});
    }
  }
  std::string hit;
  for (const view::Thing& thing : choice.hits) {
    hit += (hit.empty() ? "" : ", ") + colour_name(session.tabletop().hue(thing.colour));
  }
  if (!hit.empty()) out += " · " + tr("sends back {0}", {hit});
  return out;
}

std::string SorryHud::choice_words(const view::Session& session, const view::Choice& choice) const {
  const core::Move& move = choice.move;
  switch (move.kind) {
    case MoveKind::Card: return tr("Play {0}", {view::card_text(move.value)});
    case MoveKind::Discard: return tr("Discard {0}", {view::card_text(move.value)});
    case MoveKind::Draw: return std::string(tr("Draw another card"));
    case MoveKind::Pass:
      return std::string(state_of(session).phase == Phase::Again ? tr("End the turn") : tr("Pass"));
    default: break;
  }
  const std::string from = spot_words(session, move.colour, move.from);
  const std::string to = spot_words(session, move.colour, move.to);
  const std::string tail =
      partner(session, choice.seat, move.colour) + consequences(session, choice);
  if (move.kind == MoveKind::Swap) {
    const std::string other = colour_name(session.tabletop().hue(choice.steps[1].colour));
    return tr("{0}: swap with {1} on {2}", {from, other, to}) + tail;
  }
  std::string words = from_to(from, to) + tail;
  if (!choice.then.empty()) {
    const int left = sorry::kCount[sorry::k7] - choice.cost;
    words += " · " + view::tr_count("{0} left", "{0} left", left);
  }
  return words;
}

// The card in use with its instruction; the back of the deck while a card has to be drawn; while
// one of the hand has to be chosen, the one that is considered, or what follows then; else the top
// card, and the current state if no banner says it.
void SorryHud::controls(Ui& ui, Model& model, const Rect& rect) const {
  const view::Session& session = *model.session;
  const Palette& c = ui.colours();
  const bool again = session.may_draw_again();
  if (again || session.status().may_throw) {
    chance_button(
        ui, model, rect, {tr("Draw"), again ? tr("Draw another card") : tr("Draw a card")}, true,
        [&](const Rect& at, float) {
          card_face(ui, centred(at, {at.height() * kCardShape, at.height()}), sorry::kNoCard);
        });
    return;
  }
  const bool chooses = chooses_card(session);
  const sorry::Card card = chooses ? card_considered(session) : card_shown(session);
  const bool in_use = state_of(session).card < sorry::kKinds || (chooses && card < sorry::kKinds);
  ui.draw->AddRectFilled(rect.min, rect.max, faded(c.raised, kBacking), corner::kCard);
  ui.draw->AddRect(rect.min, rect.max, c.edge, corner::kCard);
  Rect inner = rect.grown(-gap::kSmall);
  // Without a banner, what to do next matters more than the whole of the card's rule.
  const bool next = state_of(session).phase == Phase::Split || session.picker().unconfirmed() ||
                    !session.picker().picked().empty();
  const bool banner = banner_shown(ui, session);
  const std::string words = in_use && (banner || !next) ? card_rule(card, points(session))
                            : !banner                   ? status_line(session)
                            : chooses                   ? std::string(next_of_hand(session))
                                                        : std::string();
  if (in_use) ui.record_text(Role::Text, rect, view::labelled(view::card_text(card), words));
  const float dim = in_use || card == sorry::kNoCard ? 1.0F : kDim;
  if (chooses && !in_use) {
    ui.record_text(Role::Text, inner, words);
    ui.fit(Type::Body, inner, c.muted, words, Align::Centre);
    return;
  }
  if (words.empty()) {
    card_face(ui, centred(inner, {inner.height() * kCardShape, inner.height()}), card, dim);
    return;
  }
  const bool wide = inner.width() > inner.height() * kBeside;
  if (wide) {
    card_face(ui, inner.cut_left(inner.height() * kCardShape), card, dim);
    inner.cut_left(gap::kMedium);
  } else {
    const float high = std::min(inner.height() * kCardShare, inner.width() / kCardShape);
    card_face(ui, centred(inner.cut_top(high), {high * kCardShape, high}), card, dim);
    inner.cut_top(gap::kTiny);
  }
  ui.fit(wide ? Type::Body : Type::Caption, inner, in_use ? c.text : c.muted, words,
         wide ? Align::Left : Align::Centre);
}

}  // namespace

const GameHud& hud_of(std::type_identity<sorry::Game>) {
  static const SorryHud hud;
  return hud;
}

}  // namespace ui
