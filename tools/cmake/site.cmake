# The static site: the page, its script, the wasm program. All of it lands in ${build}/site.
# noExitRuntime must stay in the list: without it Emscripten 3.1.69 ends the program after one frame.
set(HS_SITE ${CMAKE_BINARY_DIR}/site)
set(HS_PAGE_LINK ${HS_PAGE_LINK_FLAGS}
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16MB
  -sMAXIMUM_MEMORY=128MB -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_ES6=1 -sFILESYSTEM=0
  -sSTACK_SIZE=1MB -sDYNAMIC_EXECUTION=0 -sGL_ENABLE_GET_PROC_ADDRESS=1 -sMALLOC=emmalloc
  "-sINCOMING_MODULE_JS_API=[\"canvas\",\"instantiateWasm\",\"noExitRuntime\",\"print\",\"printErr\",\"onAbort\"]"
  "-sEXPORTED_RUNTIME_METHODS=[\"UTF8ToString\",\"stringToUTF8\",\"lengthBytesUTF8\",\"HEAPU8\"]"
  "-sEXPORTED_FUNCTIONS=[\"_main\",\"_malloc\",\"_free\"]")
# The program asks for the one extension that it wants (web/features.js); to have each that there is would
# cost the first frame a tenth of its time.
set(HS_GAME_LINK ${HS_PAGE_LINK} -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
  -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0 -sGL_TRACK_ERRORS=0)
if(HS_WEB_QUICK)
  target_link_options(homestretch PRIVATE ${HS_GAME_LINK} --profiling-funcs)
else()
  target_link_options(homestretch PRIVATE ${HS_GAME_LINK} --closure 1)
endif()
set_target_properties(homestretch PROPERTIES SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/page)

# The same program with the names of its functions and the linker's map: tools/dev size reads there
# where the bytes come from.
hs_program(homestretch_named SOURCES ${CMAKE_SOURCE_DIR}/src/app/main.cpp USES app EMBEDS hs_embedded_first)
target_compile_options(homestretch_named PRIVATE -fno-exceptions ${HS_PAGE_FLAGS})
target_link_options(homestretch_named PRIVATE ${HS_GAME_LINK} --profiling-funcs -Wl,--no-demangle
  -Wl,-Map=${CMAKE_BINARY_DIR}/named/homestretch.map)
set_target_properties(homestretch_named PROPERTIES EXCLUDE_FROM_ALL ON SUFFIX .js
  RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/named)

# The smallest page with the same libraries, against which the bench measures the game's first frame.
add_executable(bare EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/tests/bench/bare/bare.cpp)
target_link_libraries(bare PRIVATE hs_flags hs_imgui_bare hs_sdl)
target_compile_options(bare PRIVATE -fno-exceptions ${HS_PAGE_FLAGS})
target_link_options(bare PRIVATE ${HS_PAGE_LINK} --closure 1)
set_target_properties(bare PROPERTIES SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bare)
configure_file(${CMAKE_SOURCE_DIR}/tests/bench/bare/index.html ${CMAKE_BINARY_DIR}/bare/index.html COPYONLY)

find_program(NODE node REQUIRED)
file(GLOB_RECURSE page_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/*)
set(icon_maker ${CMAKE_SOURCE_DIR}/tools/web/icons.mjs)
set(icon_needs ${icon_maker} ${CMAKE_SOURCE_DIR}/tools/web/crc.mjs ${CMAKE_SOURCE_DIR}/tools/web/started.mjs)
add_custom_command(OUTPUT ${HS_ASSETS}/icons/icon-48.png DEPENDS ${icon_needs} VERBATIM
  COMMAND ${CMAKE_COMMAND} -E make_directory ${HS_ASSETS}/icons
  COMMAND ${NODE} ${icon_maker} page ${HS_ASSETS}/icons)
set(program ${CMAKE_BINARY_DIR}/page)
set(bundle_rest ${HS_PAGE} ${HS_ASSETS} ${HS_NOTICES} ${HS_LATE_FILES})
set(bundle_needs ${page_files} ${CMAKE_SOURCE_DIR}/tools/web/bundle.mjs ${CMAKE_SOURCE_DIR}/tools/web/chunks.mjs
  ${HS_SOUNDS} ${late_files} ${HS_ASSETS}/icons/icon-48.png)
set(notices_first)
if(TARGET notices)
  set(notices_first notices)
endif()

# The program in two parts: what the title needs on a first visit, and the rest.
find_program(WASM_SPLIT wasm-split PATHS ${HS_PREFIX}/binaryen/bin REQUIRED NO_CMAKE_FIND_ROOT_PATH)
add_custom_command(OUTPUT ${program}/first.wasm ${program}/second.wasm VERBATIM
  COMMAND ${NODE} ${CMAKE_SOURCE_DIR}/tools/web/split.mjs
    $<IF:$<BOOL:${HS_WEB_QUICK}>,quick,profile> ${WASM_SPLIT} ${program} ${CMAKE_BINARY_DIR}/split ${HS_PREFIX}/npm ${CMAKE_SOURCE_DIR}/web ${bundle_rest}
  DEPENDS homestretch ${notices_first} ${CMAKE_SOURCE_DIR}/tools/web/split.mjs ${bundle_needs}
  COMMENT "Splitting the program by what a first visit touches")

add_custom_target(site ALL VERBATIM
  COMMAND ${NODE} ${CMAKE_SOURCE_DIR}/tools/web/bundle.mjs
    ${CMAKE_SOURCE_DIR}/web ${program} ${HS_SITE} ${HS_PREFIX}/npm ${bundle_rest}
  DEPENDS ${bundle_needs} ${program}/first.wasm ${program}/second.wasm
  COMMENT "Putting the site together")
add_dependencies(site homestretch ${notices_first})
