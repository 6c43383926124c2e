// A whole turn of Parchís, from the common parts.
#include "ai/parchis/hooks.h"
#include "ai/turn_body.h"

namespace ai {

template int Turn::value(const parchis::Game&, const parchis::State&, core::SeatIndex, int&);
template int Turn::worth(const parchis::Game&, const parchis::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const parchis::Game&, const parchis::State&, core::SeatIndex, int,
                               int&);
template core::Move Turn::best(const parchis::Game&, const parchis::State&, core::SeatIndex, int&);
template bool Turn::look_ahead(const parchis::Game&, const parchis::State&, core::SeatIndex, Ahead&,
                               int&);

}  // namespace ai
