// The keys under which texts outlive the program. What is listed here as the person's own leaves
// with an export; the device keeps the rest. The page knows kGames, kRooms and kBeside too
// (web/store.js, web/transports.js).
#pragma once

#include <array>
#include <string_view>

namespace play::store {

// The person's own.
inline constexpr std::string_view kGames = "game-";  // followed by the game's id
inline constexpr std::string_view kDaily = "daily";  // results of daily races
inline constexpr std::string_view kLearned = "learn";
inline constexpr std::string_view kMazes = "mazes";
inline constexpr std::string_view kResults = "results";
inline constexpr std::string_view kSettings = "settings";
inline constexpr std::string_view kDrafts = "setup";
inline constexpr std::string_view kSketch = "sketch";  // the drawing board for mazes
inline constexpr std::array kPersonal = {kDaily,    kLearned, kMazes, kResults,
                                         kSettings, kDrafts,  kSketch};

// The device's own: its secrets in rooms above all, which no other may have. kRooms stands before a
// room's name, which a note's number may follow; kAside before the key of a text that cannot be
// read; kBeside before the key of one that was written while the page's disk, which had another,
// did not answer; kMuted before the name of a room in which somebody is muted.
inline constexpr std::string_view kRooms = "room-";
inline constexpr std::string_view kMuted = "muted-";
inline constexpr std::string_view kAside = "aside-";
inline constexpr std::string_view kBeside = "beside-";
inline constexpr std::string_view kClaw = "claw";      // how the claw's games have gone
inline constexpr std::string_view kOldGame = "game";   // the only game of the first version
inline constexpr std::string_view kWindow = "window";  // where the native window was

}  // namespace play::store
