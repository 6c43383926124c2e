# licences.txt: the licence of every work that is part of the page or the window, taken from the
# packages themselves. The page offers it at the foot of About; the window keeps it beside itself.
set(HS_NOTICES ${CMAKE_BINARY_DIR}/licences.txt)
set(npm ${HS_PREFIX}/npm/node_modules)
set(notices
  "Homestretch=${CMAKE_SOURCE_DIR}/LICENSE"
  "SDL (window and input)=${HS_SOURCES}/SDL2/LICENSE.txt"
  "Dear ImGui (draw lists, with stb_truetype and stb_rect_pack)=${HS_SOURCES}/imgui/LICENSE.txt"
  "libsodium (seals the hands in play by link)=${HS_SOURCES}/libsodium/LICENSE"
  "glm (vectors and matrices)=${HS_PREFIX}/licences/libglm-dev"
  "Nunito (typeface)=${npm}/@expo-google-fonts/nunito/LICENSE_FONT"
  "Fraunces (typeface)=${npm}/@expo-google-fonts/fraunces/LICENSE_FONT"
  "Lucide (icons)=${npm}/lucide-static/LICENSE")
if(EMSCRIPTEN)
  list(APPEND notices
    "Emscripten (its libraries are part of the page: musl, libc++, compiler-rt and its own)=${HS_PREFIX}/licences/emscripten"
    "idb-keyval (keeps games in the browser)=${npm}/idb-keyval/LICENCE"
    "lean-qr (QR codes)=${npm}/lean-qr/LICENSE"
    "Workbox (play without a network)=${npm}/workbox-precaching/LICENSE"
    "Trystero (introduces players to each other)=${HS_PAGE}/node_modules/@trystero-p2p/core/LICENSE"
    "noble-secp256k1 (signs what relays are told)=${HS_PAGE}/node_modules/@noble/secp256k1/LICENSE"
    "nats-core and nuid (rooms over a bus)=${HS_PAGE}/node_modules/@nats-io/nats-core/LICENSE")
else()
  list(APPEND notices "CLI11 (command line)=${HS_PREFIX}/licences/libcli11-dev")
endif()
set(notice_files)
foreach(notice IN LISTS notices)
  string(REGEX REPLACE "^[^=]*=" "" file "${notice}")
  if(NOT EXISTS ${file})
    hs_absent("licences.txt cannot be put together: there is no ${file}")
    return()
  endif()
  list(APPEND notice_files ${file})
endforeach()
add_custom_command(OUTPUT ${HS_NOTICES} VERBATIM
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/cmake/notices.py ${notice_files}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/cmake/notices.py ${HS_NOTICES} ${notices})
add_custom_target(notices DEPENDS ${HS_NOTICES})
add_dependencies(homestretch notices)
