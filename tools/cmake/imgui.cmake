# Dear ImGui from its sources, without what nobody here comes to.
include(cut)
set(imgui ${HS_SOURCES}/imgui)

# hs_add_imgui(name drawing): the library, with this file for imgui_draw.cpp.
function(hs_add_imgui name drawing)
  add_library(${name} STATIC EXCLUDE_FROM_ALL ${imgui_core} ${drawing}
    ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp ${imgui}/misc/cpp/imgui_stdlib.cpp
    ${imgui}/backends/imgui_impl_sdl2.cpp ${imgui_backend}
    ${CMAKE_SOURCE_DIR}/tools/cmake/small_libc.cpp)
  target_include_directories(${name} SYSTEM PUBLIC ${imgui} ${imgui}/backends ${imgui}/misc/cpp)
  target_compile_definitions(${name} PUBLIC IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_OBSOLETE_FUNCTIONS
    IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_FILE_FUNCTIONS)
  target_compile_options(${name} PRIVATE ${HS_PAGE_FLAGS})
  target_link_libraries(${name} PUBLIC hs_sdl hs_gles)
endfunction()

# Settings are kept by the program itself, so none of ImGui's are read or written.
hs_cut(imgui_core ${imgui}/imgui.cpp
  "        AddSettingsHandler(&ini_handler);\n" ""
  "    TableSettingsAddSettingsHandler();\n" "")
# Our fonts are TrueType, and there is no atlas without them.
hs_cut(truetype ${imgui}/imstb_truetype.h
  "cff = stbtt__find_table(data, fontstart, \"CFF \");" "return 0;"
  "if (!info->cff.size)" "if (true)"
  "if (info->cff.size)" "if (false)")
hs_cut(imgui_drawing ${imgui}/imgui_draw.cpp
  "    if (ConfigData.Size == 0)\n        AddFontDefault();\n" "")
# In half precision, which phones take for mediump, the letters of a large atlas would be a pixel off.
hs_cut(imgui_backend ${imgui}/backends/imgui_impl_opengl3.cpp
  "fragment_shader_glsl_300_es =\n        \"precision mediump float" "fragment_shader_glsl_300_es =\n        \"precision highp float")
set_source_files_properties(${imgui_drawing} PROPERTIES
  COMPILE_DEFINITIONS "IMGUI_STB_TRUETYPE_FILENAME=\"${truetype}\"")
set_source_files_properties(${imgui_backend} PROPERTIES
  COMPILE_DEFINITIONS "glGetIntegerv=hs_known_state;sscanf=hs_scan;fprintf=hs_no_print")
set_source_files_properties(${imgui_core} PROPERTIES COMPILE_DEFINITIONS "sscanf=hs_scan;vsnprintf=hs_print")
set_source_files_properties(${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
  PROPERTIES COMPILE_DEFINITIONS sscanf=hs_scan)

hs_add_imgui(hs_imgui ${imgui_drawing})
if(EMSCRIPTEN)
  hs_add_imgui(hs_imgui_bare ${imgui}/imgui_draw.cpp)  # for the bench's page, which has no font of its own
endif()
