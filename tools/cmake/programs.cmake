# The programs: race, homestretch (window or page), the tests, the bench, the fuzz targets.
function(hs_program name)
  cmake_parse_arguments(arg "" "EMBEDS" "SOURCES;USES" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE hs_flags)
  if(NOT arg_EMBEDS)
    set(arg_EMBEDS hs_embedded)
  endif()
  if(TARGET ${arg_EMBEDS})
    target_link_libraries(${name} PRIVATE ${arg_EMBEDS})
  endif()
  foreach(used IN LISTS arg_USES)
    if(TARGET hs_${used})
      target_link_libraries(${name} PRIVATE hs_${used})
    endif()
  endforeach()
  target_compile_definitions(${name} PRIVATE HS_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
endfunction()

# A wasm program for node: reads the disk, ends when main ends.
function(hs_for_node name)
  if(EMSCRIPTEN)
    target_link_options(${name} PRIVATE -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sNODERAWFS=1
      -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB -O2
      -sEXPORTED_RUNTIME_METHODS=ENV --pre-js ${CMAKE_SOURCE_DIR}/tools/cmake/node_env.js)
  endif()
endfunction()

# The protocol, which the tests and the fuzz targets try too.
set(protocol_sources)
foreach(source protocol room room_print)
  list(APPEND protocol_sources ${CMAKE_SOURCE_DIR}/tools/race/${source}.cpp)
endforeach()
file(GLOB race_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/race/*.cpp)
if(race_sources AND TARGET hs_play AND TARGET hs_cli11 AND NOT EMSCRIPTEN AND NOT HS_FUZZ)
  hs_program(race SOURCES ${race_sources} USES play ai cli11)
  target_compile_options(race PRIVATE ${HS_HEADLESS_FLAGS})
endif()

file(GLOB test_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*.cpp)
if(EMSCRIPTEN OR NOT TARGET hs_app)
  list(FILTER test_sources EXCLUDE REGEX "/(ui|app)_[^/]*$")  # these need a window's libraries
endif()
if(test_sources AND TARGET hs_gtest AND TARGET hs_core AND NOT HS_FUZZ)
  set(sounds ${CMAKE_SOURCE_DIR}/tools/sounds)
  hs_program(hs_tests SOURCES ${test_sources} ${protocol_sources}
    ${CMAKE_SOURCE_DIR}/tools/race/arena.cpp ${CMAKE_SOURCE_DIR}/tools/race/learner.cpp
    ${CMAKE_SOURCE_DIR}/tools/race/train.cpp
    ${sounds}/recipes.cpp ${sounds}/wav.cpp ${sounds}/wave.cpp
    USES gtest core games play ai view assets)
  if(TARGET hs_app AND NOT EMSCRIPTEN)
    target_link_libraries(hs_tests PRIVATE hs_app)
  endif()
  target_include_directories(hs_tests PRIVATE ${CMAKE_SOURCE_DIR}/tools)
  hs_precompile(hs_tests <gtest/gtest.h> <algorithm> <array> <fstream> <string> <vector>)
  target_compile_options(hs_tests PRIVATE -Wno-sign-compare -Wno-sign-conversion)
  if(NOT HS_SANITIZE)
    # The layers are tested as they are shipped; of the tests themselves only the time to build is felt.
    target_compile_options(hs_tests PRIVATE -O1)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(hs_tests PRIVATE ${HS_GNU_MISTAKES})
    endif()
    set_target_properties(hs_tests PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
    if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
      target_link_options(hs_tests PRIVATE -flto=auto)
    endif()
  endif()
  # The rules of Parchís a second time without SIMD, under other names, to compare the games.
  file(GLOB parchis_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/games/parchis/*.cpp)
  add_library(hs_scalar OBJECT ${CMAKE_SOURCE_DIR}/tests/scalar/trace.cpp
    ${CMAKE_SOURCE_DIR}/src/core/text.cpp ${parchis_sources})
  target_link_libraries(hs_scalar PRIVATE hs_flags)
  target_compile_options(hs_scalar PRIVATE -fno-exceptions ${HS_HEADLESS_FLAGS})
  target_compile_definitions(hs_scalar PRIVATE HS_SCALAR HS_TRACE=hs_scalar core=scalar_core
    games=scalar_games parchis=scalar_parchis play=scalar_play)
  target_sources(hs_tests PRIVATE ${CMAKE_SOURCE_DIR}/tests/scalar/trace.cpp
    $<TARGET_OBJECTS:hs_scalar>)
  target_compile_definitions(hs_tests PRIVATE HS_TRACE=hs_simd)
  hs_for_node(hs_tests)
  add_test(NAME hs_tests COMMAND hs_tests WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endif()

file(GLOB bench_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/bench/*.cpp)
if(bench_sources AND TARGET hs_games AND NOT HS_SANITIZE)
  hs_program(hs_bench SOURCES ${bench_sources} USES play ai games)
  target_compile_options(hs_bench PRIVATE -O3 ${HS_HEADLESS_FLAGS})
  hs_for_node(hs_bench)
  target_link_options(hs_bench PRIVATE -O3)
endif()

if(HS_FUZZ)
  file(GLOB fuzz_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*.cpp)
  foreach(source IN LISTS fuzz_sources)
    get_filename_component(name ${source} NAME_WE)
    hs_program(fuzz_${name} SOURCES ${source} ${CMAKE_SOURCE_DIR}/tests/robust.cpp
      ${protocol_sources} USES ai play games core)
    target_include_directories(fuzz_${name} PRIVATE ${CMAKE_SOURCE_DIR}/tools)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  endforeach()
endif()

if(EXISTS ${CMAKE_SOURCE_DIR}/src/app/main.cpp AND TARGET hs_app)
  set(embeds hs_embedded)
  if(EMSCRIPTEN)
    set(embeds hs_embedded_first)
  endif()
  hs_program(homestretch SOURCES ${CMAKE_SOURCE_DIR}/src/app/main.cpp USES app EMBEDS ${embeds})
  target_compile_options(homestretch PRIVATE -fno-exceptions ${HS_PAGE_FLAGS})
  include(notices)
  if(EMSCRIPTEN)
    include(site)
  endif()
endif()
