// Sorry!'s cards in the table's screen: their faces, what they ask for, and the hand.
#pragma once

#include <vector>

#include "ui/kit/ui.h"
#include "view/sorry/hooks.h"
#include "view/table/session.h"

namespace ui {

struct Model;

// The rule of a card, in the reader's language. `points`: in point score a 2 is followed by another
// card from the hand.
[[nodiscard]] std::string card_rule(sorry::Card card, bool points);

// A card's face: frame, number, small numbers in two corners; kNoCard: its back. Painted as the
// cards on the table are. `dim` 0…1: how much of its strength is left.
void card_face(Ui& ui, const Rect& rect, sorry::Card card, float dim = 1.0F);
// A card's width, as a share of its height.
inline constexpr float kCardShape = 0.68F;

// The hand of the person who has the device, fanned; nothing while a curtain hides it.
[[nodiscard]] float hand_height(const Ui& ui, const view::Session& session);
void show_hand(Ui& ui, Model& model, const Rect& rect);

// How many of each kind of card are left.
void cards_left(Ui& ui, const view::Session& session, Column& column);

// The points as far as they have been shown: those of the running round come at its end. Both in
// the order of the seats.
struct ShownScores {
  std::vector<int> round;  // the last one
  std::vector<int> all;
};
[[nodiscard]] ShownScores shown_scores(const view::Session& session);
void score_table(Ui& ui, const view::Session& session, Column& column);

}  // namespace ui
