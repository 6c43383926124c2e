// The week of the daily race: one of the lists that name several games. Part of what results are
// compared by: a change is a new version of the race.
#pragma once

#include <array>
#include <string_view>

namespace play {

// Rules lines for three, Monday first; on workdays the shorter games.
inline constexpr std::array<std::string_view, 7> kDailyWeek = {"parchis seats=Y,G,R pieces=2",
                                                               "sorry seats=R,B,Y pawns=3 out=1",
                                                               "maze seats=R,B,Y board=pinwheel",
                                                               "ludo seats=Y,B,R",
                                                               "sorry seats=R,B,Y",
                                                               "parchis seats=Y,G,R",
                                                               "maze seats=R,B,Y"};

}  // namespace play
