// Parchís in the table's screen: the die, the run of sixes, squares in words.
#include "ui/hud/game.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/parchis/room.h"
#include "ui/setup/draft.h"
#include "view/table/session.h"
#include "view/words/narrator.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr Colour kBone = rgb(0xf8efdc);
constexpr Colour kDarkBone = rgb(0xf6ead2);
constexpr Colour kPips = rgb(0x33210f);
constexpr float kLow = 60.0F;
constexpr float kHigh = 88.0F;
constexpr int kShownPips = 5;  // before the first throw
// Sixes in a row.
constexpr int kSixes = 3;
constexpr float kSix = 7.0F;
constexpr float kSixAt = 9.0F;
constexpr float kSixStep = 20.0F;
constexpr float kLamps = 24.0F;  // height of their row
// The throw to come.
constexpr unsigned kThrowBits = 3;  // of each seat's
constexpr unsigned kThrowMask = 7;
constexpr float kNextRoom = 28.0F;
constexpr float kNext = 22.0F;

struct Now {
  int thrown = 0;  // the throw in use, 0 if none
  int steps = 0;   // how far it goes; a six may count seven (0: differs by colour)
  int bonus = 0;   // bonus steps to be used now
};

const parchis::Game& game_of(const view::Session& session) {
  return *session.match().game().as<parchis::Game>();
}
const parchis::State& state_of(const view::Session& session) {
  return games::state_of<parchis::Game>(session.match().state());
}

Now now(const view::Session& session) {
  using parchis::Phase;
  const parchis::State& state = state_of(session);
  Now now;
  const bool move = state.phase >= Phase::Move1 && state.phase <= Phase::Move6;
  now.thrown = move ? static_cast<int>(state.phase) - static_cast<int>(Phase::Move1) + 1 : 0;
  now.steps = game_of(session).steps(state, game_of(session).first_colour(session.status().seat));
  now.bonus = state.phase == Phase::Bonus20   ? parchis::kCaptureBonus
              : state.phase == Phase::Bonus10 ? parchis::kGoalBonus
                                              : 0;
  return now;
}

// The run of sixes, as three lamps: the third sends a piece home.
void six_lamps(Ui& ui, const Rect& rect, int sixes) {
  const Palette& c = ui.colours();
  ui.record_text(Role::Text, rect, view::tr_count("{0} six in a row", "{0} sixes in a row", sixes));
  float x = rect.min.x + kSixAt;
  for (int i = 0; i < kSixes; ++i) {
    const Colour body = i < sixes ? (i == 2 ? c.danger : c.accent) : c.well;
    ui.draw->AddCircleFilled({x, rect.middle().y}, kSix, body);
    ui.draw->AddCircle({x, rect.middle().y}, kSix, c.edge);
    x += kSixStep;
  }
}

class ParchisHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    const view::Status status = session.status();
    const Now this_time = now(session);
    if (status.may_throw) {
      return std::string(state_of(session).sixes > 0 ? tr("A six: throw again")
                                                     : tr("Throw the die"));
    }
    const auto choices = session.picker().choices();
    const auto open = session.picker().open();
    if (open.size() == 1 && !choices[open[0]].moves_piece())
      return std::string(tr("No piece can move"));
    if (this_time.bonus > 0) {
      return tr("Bonus: move any piece {0} squares", {std::to_string(this_time.bonus)});
    }
    if (!open.empty() && choices[open[0]].move.from == parchis::kNest) {
      return std::string(tr("Bring a piece out"));
    }
    if (this_time.steps > 0) {
      return view::tr_count("Move a piece {0} square", "Move a piece {0} squares", this_time.steps);
    }
    return std::string(tr("Move a piece: 6 or 7 squares"));
  }

  [[nodiscard]] std::string spot_words(const view::Session& session, core::Colour colour,
                                       core::Site site) const override {
    std::string spot = view::spot_text(session.match().game(), colour, site);
    if (spot == "n") return std::string(tr("nest"));
    if (spot == "g") return std::string(tr("goal"));
    if (spot[0] == 'c') return tr("corridor {0}", {spot.substr(1)});
    return spot;
  }

  [[nodiscard]] bool is_home(const view::Session& session,
                             const core::Token& token) const override {
    return token.site == game_of(session).goal();
  }

  [[nodiscard]] std::string seat_said(const view::Session& session,
                                      core::SeatIndex seat) const override {
    const int next = next_throw(session, seat);
    return next > 0 ? tr("next throw {0}", {std::to_string(next)}) : std::string();
  }
  void seat_shown(Ui& ui, const view::Session& session, core::SeatIndex seat,
                  Rect& row) const override {
    if (!game_of(session).rules().preview) return;
    const Rect die = centred(row.cut_right(kNextRoom), {kNext, kNext});
    const int next = next_throw(session, seat);
    if (next > 0) die_face(ui, die, next, kDarkBone, kPips);
    row.cut_right(gap::kSmall);
  }

  [[nodiscard]] float controls_height(const Ui&, bool low) const override {
    return low ? kLow : kHigh;
  }
  void controls(Ui& ui, Model& model, const Rect& rect) const override {
    const int thrown = now(*model.session).thrown;
    chance_button(ui, model, rect, tr("Throw"), tr("Throw the die"), thrown > 0,
                  [&](const Rect& die, float dim) {
                    die_face(ui, die, thrown > 0 ? thrown : kShownPips, faded(kBone, dim),
                             faded(kPips, dim));
                  });
  }
  [[nodiscard]] float footer_height() const override { return kLamps; }
  void footer(Ui& ui, Model& model, const Rect& rect) const override {
    six_lamps(ui, rect, state_of(*model.session).sixes);
  }

 private:
  static int next_throw(const view::Session& session, core::SeatIndex seat) {
    const bool shown = game_of(session).rules().preview;
    return shown ? static_cast<int>((state_of(session).next >> (kThrowBits * seat)) & kThrowMask)
                 : 0;
  }
};

}  // namespace

const GameHud& hud_of(std::type_identity<parchis::Game>) {
  static const ParchisHud hud;
  return hud;
}

std::span<const ShownLot> lots(std::type_identity<parchis::Game>) { return {&die_lot(), 1}; }

}  // namespace ui
