# Emscripten from the prefix; or, for a machine that has its own, the one whose emcc is on PATH.
execute_process(COMMAND bash ${CMAKE_CURRENT_LIST_DIR}/../setup/prefix.sh
  OUTPUT_VARIABLE prefix OUTPUT_STRIP_TRAILING_WHITESPACE)
if(EXISTS ${prefix}/emscripten/emcc)
  set(emscripten ${prefix}/emscripten)
  set(ENV{EM_CONFIG} ${emscripten}/.emscripten)
else()
  execute_process(COMMAND em-config EMSCRIPTEN_ROOT
    OUTPUT_VARIABLE emscripten OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT EXISTS ${emscripten}/cmake/Modules/Platform/Emscripten.cmake)
  message(FATAL_ERROR "There is no Emscripten: run tools/dev setup, or put emcc on PATH.")
endif()
include(${emscripten}/cmake/Modules/Platform/Emscripten.cmake)
