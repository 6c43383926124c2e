// The week of the daily race: one of the lists that name several games. Results are comparable only
// for the same list, so a change to it makes a new version of the race.
#pragma once

#include <array>
#include <string_view>

namespace play {

// Rules lines for three players, Monday first; workdays have the shorter games.
inline constexpr std::array<std::string_view, 7> kDailyWeek = {"parchis seats=Y,G,R pieces=2",
                                                               "sorry seats=R,B,Y pawns=3 out=1",
                                                               "maze seats=R,B,Y board=pinwheel",
                                                               "ludo seats=Y,B,R",
                                                               "sorry seats=R,B,Y",
                                                               "parchis seats=Y,G,R",
                                                               "maze seats=R,B,Y"};

}  // namespace play
