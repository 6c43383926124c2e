// Sorry! in the table's screen: the card, what it asks for, squares in words.
#include "ui/hud_game.h"
#include "view/narrator.h"

namespace ui {

using core::MoveKind;
using view::tr;

namespace {

const sorry::State& state_of(const view::Session& session) {
  return *std::get_if<sorry::State>(&session.match().state());
}

std::string card_name(sorry::Card card) {
  return card == sorry::kSorry ? "Sorry!" : std::string(sorry::kCardNames[card]);
}

class SorryHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    if (session.status().may_throw) return std::string(tr("Draw a card"));
    const auto choices = session.choices();
    if (choices.size() == 1 && !choices[0].moves_piece() &&
        choices[0].move.kind == MoveKind::Pass) {
      return std::string(tr("No pawn can move"));
    }
    return std::string(tr("Move a pawn"));
  }

  [[nodiscard]] std::string spot_words(const view::Session& session, core::Colour colour,
                                       core::Site site) const override {
    const std::string spot = view::spot_text(session.match().game(), colour, site);
    if (spot == "s") return std::string(tr("Start"));
    if (spot == "h") return std::string(tr("Home"));
    if (spot[0] == 'z') return tr("safety zone {0}", {spot.substr(1)});
    return spot;
  }

  [[nodiscard]] std::string choice_words(const view::Session& session,
                                         const view::Choice& choice) const override {
    switch (choice.move.kind) {
      case MoveKind::Card: return tr("Play {0}", {card_name(choice.move.value)});
      case MoveKind::Discard: return tr("Discard {0}", {card_name(choice.move.value)});
      case MoveKind::Draw: return std::string(tr("Draw another card"));
      default: return GameHud::choice_words(session, choice);
    }
  }

  [[nodiscard]] bool is_home(const view::Session&, const core::Token& token) const override {
    return token.site == sorry::kHome;
  }

  [[nodiscard]] float controls_height(const Ui&, bool low) const override {
    return low ? 60.0F : 88.0F;
  }
  void controls(Ui& ui, Model& model, const Rect& rect) const override {
    const sorry::Card card = state_of(*model.session).card;
    chance_button(ui, model, rect, tr("Draw"), tr("Draw a card"), card < sorry::kKinds,
                  [&](const Rect& place, float dim) {
                    const Palette& c = ui.colours();
                    ui.draw->AddRectFilled(place.min, place.max, faded(rgb(0xf8efdc), dim), 8);
                    if (card < sorry::kKinds) {
                      ui.fit(Type::Title, place, c.panel, card_name(card));
                    }
                  });
  }
};

}  // namespace

const GameHud& sorry_hud() {
  static const SorryHud hud;
  return hud;
}

}  // namespace ui
