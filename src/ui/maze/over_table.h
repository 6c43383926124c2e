// What is drawn over the maze's table: how the wall that is pointed at would change everybody's
// ways, and news of the relay.
#pragma once

#include <optional>
#include <string>

#include "core/types.h"
#include "ui/kit/ui.h"
#include "view/table/session.h"

namespace ui {

struct Model;

// The slot of the drop that is pointed at, if any.
[[nodiscard]] std::optional<core::Site> aimed_slot(const view::Session& session);
// “12”, or “12 → 14” where a drop changes it; “–” for no way.
[[nodiscard]] std::string change_text(std::optional<int> before, std::optional<int> after);
// The colour of such a number: a shorter way is better.
[[nodiscard]] Colour better_or_worse(const Ui& ui, std::optional<int> before,
                                     std::optional<int> after);

// Everybody's way from home to the zone and the way home for all pawns, before and after the drop.
// In `rect`, which it does not fill, if it has the room; or else over the table: at the upper end
// of `room`, or at the lower one if the gap is up there.
[[nodiscard]] bool preview_within(Ui& ui, const Model& model, const Rect& rect);
void preview_over_table(Ui& ui, const Model& model, const Rect& room);
// The relay is announced over the table while its sparks fly.
void relay_banner(Ui& ui, const view::Session& session, const Rect& room);

}  // namespace ui
