# Emscripten from the prefix, without which there are no sources of SDL2, Dear ImGui and libsodium for the page either.
execute_process(COMMAND bash ${CMAKE_CURRENT_LIST_DIR}/../setup/prefix.sh
  OUTPUT_VARIABLE prefix OUTPUT_STRIP_TRAILING_WHITESPACE)
set(emscripten ${prefix}/emscripten)
if(NOT EXISTS ${emscripten}/emcc)
  message(FATAL_ERROR "There is no Emscripten in ${prefix}: run tools/dev setup.")
endif()
set(ENV{EM_CONFIG} ${emscripten}/.emscripten)
include(${emscripten}/cmake/Modules/Platform/Emscripten.cmake)
