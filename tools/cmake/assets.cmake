# hs_assets: shaders, compiled translations, subset fonts, the bots' weights and lessons, found by name.
# A program holds them as bytes (hs_embedded); the page holds only what its first frame needs
# (hs_embedded_first), and is sent the files of ${HS_LATE_FILES} when it wants them.
# `#include "assets/embedded.h"`, then assets::find("shaders/tile.vert"), "po/fr.mo", "fonts/body.ttf",
# "weights/parchis-4.net".
find_package(Python3 COMPONENTS Interpreter QUIET)
if(NOT Python3_FOUND)
  hs_absent("Shaders, fonts and translations cannot be embedded: there is no python3")
  return()
endif()
set(HS_ASSETS ${CMAKE_BINARY_DIR}/assets)
set(embedded)  # name=path, in the table's order
set(embedded_files)
set(late)  # the same for what the page fetches later

file(GLOB shaders CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/shaders/*)
foreach(shader IN LISTS shaders)
  get_filename_component(name ${shader} NAME)
  list(APPEND embedded shaders/${name}=${shader})
  list(APPEND embedded_files ${shader})
endforeach()

find_program(MSGFMT msgfmt)
file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/po/*.po)
if(MSGFMT)
  foreach(catalogue IN LISTS catalogues)
    get_filename_component(language ${catalogue} NAME_WE)
    set(compiled ${HS_ASSETS}/po/${language}.mo)
    add_custom_command(OUTPUT ${compiled} DEPENDS ${catalogue} VERBATIM
      COMMAND ${CMAKE_COMMAND} -E make_directory ${HS_ASSETS}/po
      COMMAND ${MSGFMT} --check --no-hash -o ${compiled} ${catalogue})
    # The program has the English sentences; that catalogue is the translators' model.
    if(NOT language STREQUAL "en")
      list(APPEND late po/${language}.mo=${compiled})
      list(APPEND late_files ${compiled})
    endif()
  endforeach()
else()
  hs_absent("The translations cannot be compiled: there is no msgfmt (gettext)")
endif()

include(fonts)
include(sounds)

file(GLOB weights CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/weights/*.net)
foreach(family IN LISTS weights)
  get_filename_component(name ${family} NAME)
  list(APPEND late weights/${name}=${family})
  list(APPEND late_files ${family})
endforeach()

file(GLOB teaching CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/learn/*)
foreach(file IN LISTS teaching)
  get_filename_component(name ${file} NAME)
  list(APPEND late learn/${name}=${file})
  list(APPEND late_files ${file})
endforeach()

set(generated ${CMAKE_BINARY_DIR}/generated/assets)
set(embed ${CMAKE_SOURCE_DIR}/tools/cmake/embed.py)
# hs_embed(name source FILES name=path… DEPENDS file…): a library of objects with assets::find. `source` is the file
# that is made of these.
function(hs_embed name source)
  cmake_parse_arguments(arg "" "" "FILES;DEPENDS" ${ARGN})
  add_custom_command(OUTPUT ${generated}/${source} VERBATIM
    DEPENDS ${embed} ${arg_DEPENDS}
    COMMAND ${Python3_EXECUTABLE} ${embed} ${generated}/${source} ${arg_FILES})
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${generated}/${source})
  target_include_directories(${name} PRIVATE ${CMAKE_BINARY_DIR}/generated)
  target_compile_options(${name} PRIVATE ${HS_PAGE_FLAGS})
endfunction()

# The native window's icon, where there is node to draw it.
find_program(NODE node)
set(own_window)
if(NODE)
  set(own_window ${HS_ASSETS}/window.rgba)
  add_custom_command(OUTPUT ${own_window} VERBATIM
    DEPENDS ${CMAKE_SOURCE_DIR}/tools/web/icons.mjs ${CMAKE_SOURCE_DIR}/tools/web/crc.mjs
      ${CMAKE_SOURCE_DIR}/tools/web/started.mjs
    COMMAND ${NODE} ${CMAKE_SOURCE_DIR}/tools/web/icons.mjs window ${own_window})
  list(APPEND window_icon window.rgba=${own_window})
endif()
hs_embed(hs_embedded embedded.cpp FILES ${embedded} ${late} ${window_icon}
  DEPENDS ${embedded_files} ${late_files} ${own_window})
hs_embed(hs_embedded_first embedded_first.cpp FILES ${embedded} DEPENDS ${embedded_files})
set(HS_LATE_FILES ${late})
file(WRITE ${generated}/embedded.h.new [=[
#pragma once
// The bytes of shaders, translations, fonts and weights that the build put into this program.
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assets {

// The file of that name ("shaders/tile.vert", "po/fr.mo", "fonts/body.ttf"); empty if there is none.
[[nodiscard]] std::span<const unsigned char> find(std::string_view name);
// A file that came after the start (the page fetches what its first frame does not need). It takes
// the place of one that the build put in; of several that came with one name, the first counts.
void add(std::string name, std::vector<unsigned char> bytes);

}  // namespace assets
]=])
file(COPY_FILE ${generated}/embedded.h.new ${generated}/embedded.h ONLY_IF_DIFFERENT)

add_library(hs_assets INTERFACE)
target_include_directories(hs_assets INTERFACE ${CMAKE_BINARY_DIR}/generated)
if(embedded MATCHES icons)
  add_custom_target(hs_icons DEPENDS ${generated_icons})
  add_dependencies(hs_assets hs_icons)
endif()
