# The game's sounds, made at build time by tools/sounds, which is built for this machine even when the
# game is built for the web. Natively they are embedded as "sounds.wavs"; the site has them as a file.
set(HS_SOUNDS ${HS_ASSETS}/sounds.wavs)
file(GLOB sound_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/sounds/*.cpp)
list(APPEND sound_sources ${CMAKE_SOURCE_DIR}/src/view/table/sound.cpp)
if(EMSCRIPTEN)
  find_program(HS_HOST_CXX NAMES c++ g++ clang++-19 clang++ REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  set(sound_maker ${CMAKE_BINARY_DIR}/sounds_for_host)
  # One compilation of several sources can say in no depfile what it read: these are all that it may.
  file(GLOB sound_headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/sounds/*.h ${CMAKE_SOURCE_DIR}/src/core/*.h)
  add_custom_command(OUTPUT ${sound_maker} VERBATIM
    DEPENDS ${sound_sources} ${sound_headers} ${CMAKE_SOURCE_DIR}/src/view/table/sound.h
    COMMAND ${HS_HOST_CXX} -std=c++20 -O2 -I ${CMAKE_SOURCE_DIR}/src -I ${CMAKE_SOURCE_DIR}/tools
      ${sound_sources} -o ${sound_maker})
else()
  add_executable(hs_sounds EXCLUDE_FROM_ALL ${sound_sources})
  target_include_directories(hs_sounds PRIVATE ${CMAKE_SOURCE_DIR}/tools)
  target_link_libraries(hs_sounds PRIVATE hs_flags)
  set(sound_maker hs_sounds)
  list(APPEND embedded sounds.wavs=${HS_SOUNDS})
  list(APPEND embedded_files ${HS_SOUNDS})
endif()
add_custom_command(OUTPUT ${HS_SOUNDS} DEPENDS ${sound_maker} VERBATIM
  COMMAND ${CMAKE_COMMAND} -E make_directory ${HS_ASSETS}
  COMMAND ${sound_maker} ${HS_SOUNDS})
