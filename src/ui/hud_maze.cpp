// The maze relay in the table's screen: the dice, walls and cells in words.
#include "ui/hud_game.h"
#include "view/narrator.h"

namespace ui {

using core::MoveKind;
using view::tr;

namespace {

const maze::State& state_of(const view::Session& session) {
  return *std::get_if<maze::State>(&session.match().state());
}

class MazeHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    if (session.status().may_throw) return std::string(tr("Throw the dice"));
    const maze::State& state = state_of(session);
    if (state.phase == maze::Phase::Place) return std::string(tr("Put the wall down"));
    return view::tr_count("{0} step left", "{0} steps left", state.left);
  }

  [[nodiscard]] std::string spot_words(const view::Session& session, core::Colour colour,
                                       core::Site site) const override {
    const std::string spot = view::spot_text(session.match().game(), colour, site);
    return spot == "z" ? std::string(tr("zone")) : spot;
  }

  [[nodiscard]] std::string choice_words(const view::Session& session,
                                         const view::Choice& choice) const override {
    switch (choice.move.kind) {
      case MoveKind::Lift: return tr("Lift the wall {0}", {maze::print_slot(choice.move.from)});
      case MoveKind::Drop: return tr("Wall to {0}", {maze::print_slot(choice.move.to)});
      case MoveKind::End: return std::string(tr("End the turn"));
      case MoveKind::Claw:
        return tr("Claw: to {0}", {spot_words(session, choice.move.colour, choice.move.to)});
      default: return GameHud::choice_words(session, choice);
    }
  }

  [[nodiscard]] std::string thing_words(const view::Session& session,
                                        const view::Thing& thing) const override {
    if (thing.kind == view::Thing::Kind::Slot) return maze::print_slot(thing.site);
    return GameHud::thing_words(session, thing);
  }

  [[nodiscard]] bool is_home(const view::Session&, const core::Token& token) const override {
    return token.site == maze::kHomes[token.colour];
  }

  [[nodiscard]] float controls_height(const Ui&, bool low) const override {
    return low ? 60.0F : 88.0F;
  }
  void controls(Ui& ui, Model& model, const Rect& rect) const override {
    const int blue = state_of(*model.session).blue;
    chance_button(ui, model, rect, tr("Throw"), tr("Throw the dice"), blue > 0,
                  [&](const Rect& die, float dim) {
                    die_face(ui, die, blue > 0 ? blue : 5, faded(rgb(0xf8efdc), dim),
                             faded(rgb(0x33210f), dim));
                  });
  }
};

}  // namespace

const GameHud& maze_hud() {
  static const MazeHud hud;
  return hud;
}

}  // namespace ui
