// A whole turn of Ludo, made of the common parts.
#include "ai/ludo/room.h"
#include "ai/turn_body.h"

namespace ai {

template int Turn::value(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);
template int Turn::worth(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);
template core::Move Turn::best(const ludo::Game&, const ludo::State&, core::SeatIndex, int&);

}  // namespace ai
