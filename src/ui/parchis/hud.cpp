// Parchís in the table's screen: the die, the run of sixes, squares in words.
#include "ui/draft/draft.h"
#include "ui/hud/chance_button.h"
#include "ui/hud/game.h"
#include "ui/hud/words.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "ui/parchis/hooks.h"
#include "view/parchis/hooks.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr Colour kDarkBone = rgb(0xf6ead2);
constexpr float kLow = 60.0F;
constexpr float kHigh = 88.0F;
// The next throw.
constexpr float kNextRoom = 28.0F;
constexpr float kNext = 22.0F;

struct Now {
  int thrown = 0;  // the throw in use, 0 if none
  int bonus = 0;   // bonus steps to be used now
};

const parchis::Game& game_of(const view::Session& session) {
  return *session.match().game().as<parchis::Game>();
}
const parchis::State& state_of(const view::Session& session) {
  return games::state_of<parchis::Game>(session.shown());
}

Now now(const view::Session& session) {
  using parchis::Phase;
  const parchis::State& state = state_of(session);
  Now now;
  const bool move = state.phase >= Phase::Move1 && state.phase <= Phase::Move6;
  now.thrown = move ? static_cast<int>(state.phase) - static_cast<int>(Phase::Move1) + 1 : 0;
  now.bonus = parchis::bonus_of(state.phase);
  return now;
}

// How far the pieces go that may be moved now; a six may count seven. 0: that differs by colour.
int steps_of_all(const view::Session& session) {
  const auto choices = session.picker().choices();
  int all = 0;
  for (const std::size_t at : session.picker().open()) {
    const int steps = game_of(session).steps(state_of(session), choices[at].move.colour);
    if (all != 0 && steps != all) return 0;
    all = steps;
  }
  return all;
}

class ParchisHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    const view::Status status = session.status();
    const Now this_time = now(session);
    if (status.may_throw) {
      const int sixes = state_of(session).sixes;
      if (sixes == 0) return std::string(tr("Throw the die"));
      return std::string(tr("A six: throw again")) + in_a_row(sixes, false);
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
    if (const int steps = steps_of_all(session)) {
      return view::tr_count("Move a piece {0} square", "Move a piece {0} squares", steps);
    }
    return std::string(tr("Move a piece: 6 or 7 squares"));
  }

  [[nodiscard]] std::string spot_words(const view::Session& session, core::Colour colour,
                                       core::Site site) const override {
    return view::spot_words(game_of(session), colour, site);
  }

  [[nodiscard]] std::string deed(const view::Session&, const core::Event& event) const override {
    const bool passed = event.kind == core::EventKind::Passed;
    if (event.kind == core::EventKind::Penalised || (passed && event.size == 1))
      return std::string(tr("a third six"));
    return passed ? std::string(tr("cannot move")) : std::string();
  }

  [[nodiscard]] float progress(const view::Session& session,
                               const core::Token& token) const override {
    return static_cast<float>(token.site) / static_cast<float>(game_of(session).goal());
  }

  [[nodiscard]] bool is_safe(const view::Session& session, core::Colour,
                             core::Site site) const override {
    return site != parchis::kNest && game_of(session).is_safe(site);
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
    const view::Session& session = *model.session;
    const int thrown = now(session).thrown;
    const int next = next_throw(session, session.status().seat);
    const auto last = thrown_now(session);
    const int known = thrown > 0 ? thrown : next > 0 ? next : last ? last->value : 0;
    chance_button(
        ui, model, rect,
        {tr("Throw"), tr("Throw the die"), known > 0 ? std::to_string(known) : std::string()},
        thrown > 0, [&](const Rect& die, float dim) {
          if (known == 0) return unthrown(ui, die, dim, 1);
          die_face(ui, die, known, faded(kBone, dim), faded(kPips, dim));
        });
  }
  [[nodiscard]] float footer_height() const override { return kLamps; }
  void footer(Ui& ui, Model& model, const Rect& rect) const override {
    const int sixes = state_of(*model.session).sixes;
    if (sixes == 0) return;
    lamps(ui, rect, sixes, run_words(sixes, false));
  }

 private:
  static int next_throw(const view::Session& session, core::SeatIndex seat) {
    const bool shown = game_of(session).rules().preview;
    return shown ? static_cast<int>(parchis::next_throw(state_of(session), seat)) : 0;
  }
};

}  // namespace

const GameHud& hud_of(std::type_identity<parchis::Game>) {
  static const ParchisHud hud;
  return hud;
}

std::span<const ShownLot> lots(std::type_identity<parchis::Game>) { return {&die_lot(), 1}; }

}  // namespace ui
