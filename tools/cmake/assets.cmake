# hs_assets: shaders, compiled translations, subset fonts and the bots' weights as bytes in the program.
# `#include "assets/embedded.h"`, then assets::find("shaders/board.vert"), "po/fr.mo", "fonts/body.ttf",
# "weights/parchis-4.net".
find_package(Python3 COMPONENTS Interpreter QUIET)
if(NOT Python3_FOUND)
  return()
endif()
set(HS_ASSETS ${CMAKE_BINARY_DIR}/assets)
set(embedded)  # name=path, in the order of the table
set(embedded_files)

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
    list(APPEND embedded po/${language}.mo=${compiled})
    list(APPEND embedded_files ${compiled})
  endforeach()
endif()

include(fonts)
include(sounds)

file(GLOB weights CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/weights/*.net)
foreach(family IN LISTS weights)
  get_filename_component(name ${family} NAME)
  list(APPEND embedded weights/${name}=${family})
  list(APPEND embedded_files ${family})
endforeach()

set(generated ${CMAKE_BINARY_DIR}/generated/assets)
set(embed ${CMAKE_SOURCE_DIR}/tools/cmake/embed.py)
add_custom_command(OUTPUT ${generated}/embedded.cpp VERBATIM
  DEPENDS ${embed} ${embedded_files}
  COMMAND ${Python3_EXECUTABLE} ${embed} ${generated}/embedded.cpp ${embedded})
file(WRITE ${generated}/embedded.h.new [=[
#pragma once
// The bytes of shaders, translations, fonts and weights that the build put into this program.
#include <span>
#include <string_view>

namespace assets {

// The file of that name ("shaders/board.vert", "po/fr.mo", "fonts/body.ttf"); empty if there is none.
[[nodiscard]] std::span<const unsigned char> find(std::string_view name);

}  // namespace assets
]=])
file(COPY_FILE ${generated}/embedded.h.new ${generated}/embedded.h ONLY_IF_DIFFERENT)

add_library(hs_assets STATIC EXCLUDE_FROM_ALL ${generated}/embedded.cpp)
if(embedded MATCHES icons)
  target_sources(hs_assets PRIVATE ${generated_icons})
endif()
target_include_directories(hs_assets PUBLIC ${CMAKE_BINARY_DIR}/generated)
