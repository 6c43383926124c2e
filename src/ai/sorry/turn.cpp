// A whole turn of Sorry!, from the common parts.
#include "ai/sorry/hooks.h"
#include "ai/turn_body.h"

namespace ai {

template int Turn::value(const sorry::Game&, const sorry::State&, core::SeatIndex, int&);
template int Turn::worth(const sorry::Game&, const sorry::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const sorry::Game&, const sorry::State&, core::SeatIndex, int, int&);
template core::Move Turn::best(const sorry::Game&, const sorry::State&, core::SeatIndex, int&);
template bool Turn::look_ahead(const sorry::Game&, const sorry::State&, core::SeatIndex, Ahead&,
                               int&);

}  // namespace ai
