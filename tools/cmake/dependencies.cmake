# Where each dependency comes from: the prefix that the set-up made, or else this machine's packages.
# Each becomes a target hs_<name>; one that cannot be had is no target, and the layers notice.
execute_process(COMMAND bash ${CMAKE_SOURCE_DIR}/tools/setup/prefix.sh
  OUTPUT_VARIABLE HS_PREFIX OUTPUT_STRIP_TRAILING_WHITESPACE)
if(EXISTS ${HS_PREFIX})
  message(STATUS "dependencies: ${HS_PREFIX}")
else()
  message(STATUS "dependencies: this machine's packages (tools/dev setup makes ${HS_PREFIX})")
endif()
set(HS_SOURCES ${HS_PREFIX}/src)
execute_process(COMMAND bash ${CMAKE_SOURCE_DIR}/tools/setup/page.sh
  OUTPUT_VARIABLE HS_PAGE OUTPUT_STRIP_TRAILING_WHITESPACE)

# hs_headers(name probe [system probe]): a header-only library.
function(hs_headers name probe)
  if(EXISTS ${HS_PREFIX}/include/${probe})
    add_library(hs_${name} INTERFACE)
    target_include_directories(hs_${name} SYSTEM INTERFACE ${HS_PREFIX}/include)
  elseif(NOT EMSCRIPTEN AND EXISTS /usr/include/${probe})
    add_library(hs_${name} INTERFACE)
  endif()
endfunction()
hs_headers(glm glm/glm.hpp)
hs_headers(cli11 CLI/CLI.hpp)

# GoogleTest, built from source, so that it has our sanitizers and also runs as wasm.
foreach(folder ${HS_SOURCES}/googletest/googletest /usr/src/googletest/googletest)
  if(EXISTS ${folder}/src/gtest-all.cc AND NOT TARGET hs_gtest)
    add_library(hs_gtest STATIC EXCLUDE_FROM_ALL ${folder}/src/gtest-all.cc ${folder}/src/gtest_main.cc)
    target_include_directories(hs_gtest SYSTEM PUBLIC ${folder}/include PRIVATE ${folder})
    if(EMSCRIPTEN)
      target_compile_definitions(hs_gtest PUBLIC GTEST_HAS_PTHREAD=0)
    else()
      find_package(Threads REQUIRED)
      target_link_libraries(hs_gtest PUBLIC Threads::Threads)
    endif()
  endif()
endforeach()

include(sodium)

if(EMSCRIPTEN)
  include(sdl2_web)
  add_library(hs_gles INTERFACE)
else()
  find_package(SDL2 QUIET)
  find_library(GLES_LIBRARY GLESv2)
  if(SDL2_FOUND)
    add_library(hs_sdl INTERFACE)
    target_link_libraries(hs_sdl INTERFACE SDL2::SDL2)
  endif()
  if(HS_NATS)
    find_library(NATS_LIBRARY nats REQUIRED)
    add_library(hs_nats INTERFACE)
    target_link_libraries(hs_nats INTERFACE ${NATS_LIBRARY})
  endif()
  if(GLES_LIBRARY)
    add_library(hs_gles INTERFACE)
    target_link_libraries(hs_gles INTERFACE ${GLES_LIBRARY})
  endif()
endif()

if(EXISTS ${HS_SOURCES}/imgui/imgui.cpp AND TARGET hs_sdl AND TARGET hs_gles)
  set(imgui ${HS_SOURCES}/imgui)
  add_library(hs_imgui STATIC EXCLUDE_FROM_ALL
    ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
    ${imgui}/misc/cpp/imgui_stdlib.cpp
    ${imgui}/backends/imgui_impl_sdl2.cpp ${imgui}/backends/imgui_impl_opengl3.cpp)
  set_source_files_properties(${imgui}/backends/imgui_impl_opengl3.cpp PROPERTIES
    COMPILE_DEFINITIONS "glGetIntegerv=hs_known_state;sscanf=hs_scan")  # src/app/gui.cpp
  set_source_files_properties(${imgui}/imgui.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
    PROPERTIES COMPILE_DEFINITIONS sscanf=hs_scan)
  target_include_directories(hs_imgui SYSTEM PUBLIC ${imgui} ${imgui}/backends ${imgui}/misc/cpp)
  target_compile_definitions(hs_imgui PUBLIC IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
  target_compile_options(hs_imgui PRIVATE ${HS_PAGE_FLAGS})
  target_link_libraries(hs_imgui PUBLIC hs_sdl hs_gles)
endif()
