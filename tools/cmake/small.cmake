# Files of the fast layers (core, games, ai) that run once per move or less often: on the page they are
# built to load fast rather than to run fast. A name that does not exist stops the build.
set(HS_SMALL
  ai/advice.cpp
  ai/agent.cpp
  ai/analysis.cpp
  ai/beginner.cpp
  ai/hand_made.cpp
  ai/ludo/advice.cpp
  ai/ludo/levels.cpp
  ai/maze/levels.cpp
  ai/outlook.cpp
  ai/parchis/advice.cpp
  ai/parchis/levels.cpp
  ai/ratings.cpp
  ai/sitting.cpp
  ai/slips.cpp
  ai/sorry/advice.cpp
  ai/sorry/levels.cpp
  ai/weights.cpp
  core/base64url.cpp
  core/range_coder.cpp
  core/sealing.cpp
  core/sha256.cpp
  core/signing.cpp
  core/text.cpp
  games/game.cpp
  games/ludo/check.cpp
  games/ludo/presets.cpp
  games/ludo/rules.cpp
  games/ludo/state.cpp
  games/ludo/text.cpp
  games/maze/check.cpp
  games/maze/fair.cpp
  games/maze/letters.cpp
  games/maze/maker.cpp
  games/maze/presets.cpp
  games/maze/rules.cpp
  games/maze/state.cpp
  games/maze/symmetry.cpp
  games/maze/text.cpp
  games/notation.cpp
  games/parchis/check.cpp
  games/parchis/presets.cpp
  games/parchis/rules.cpp
  games/parchis/state.cpp
  games/parchis/text.cpp
  games/sorry/check.cpp
  games/sorry/presets.cpp
  games/sorry/rules.cpp
  games/sorry/state.cpp
  games/sorry/text.cpp)
foreach(small IN LISTS HS_SMALL)
  if(NOT EXISTS ${CMAKE_SOURCE_DIR}/src/${small})
    message(FATAL_ERROR "tools/cmake/small.cmake names src/${small}, which is not there")
  endif()
endforeach()
