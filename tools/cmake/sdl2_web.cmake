# SDL2 for the page, straight from its sources: its headers choose the Emscripten configuration by
# themselves, and its own CMake would take minutes to configure under Emscripten.
set(sdl ${HS_SOURCES}/SDL2)
if(NOT EXISTS ${sdl}/src/SDL.c)
  return()
endif()
set(parts
  . atomic cpuinfo dynapi events file filesystem/emscripten libm locale locale/emscripten misc
  misc/emscripten power power/emscripten stdlib thread thread/generic timer timer/unix
  video video/dummy video/emscripten)
# The page wants a window, its input and a GL context: neither SDL's own drawing, surfaces and blits, nor its
# mixer, nor gestures and gamepads. Their sources are left out; sdl2_absent.c answers where SDL still mentions
# them.
set(absent SDL_gesture SDL_emscriptenframebuffer SDL_surface SDL_blit[^/]* SDL_bmp SDL_fillrect SDL_pixels SDL_stretch
  SDL_RLEaccel SDL_yuv)
set(sdl_sources ${CMAKE_CURRENT_LIST_DIR}/sdl2_absent.c)
foreach(part IN LISTS parts)
  file(GLOB found ${sdl}/src/${part}/*.c)
  list(APPEND sdl_sources ${found})
endforeach()
list(JOIN absent | absent)
list(FILTER sdl_sources EXCLUDE REGEX "/src/.*/(${absent})\\.c$")
# The page sizes its canvas itself, so SDL need not find out by making it one pixel large; with the context
# already there that would cost a new drawing buffer, twice.
include(cut)
# And where a css pixel is no whole number of device pixels, the canvas has the nearest whole size: with one
# pixel less, the browser would stretch the picture.
list(FILTER sdl_sources EXCLUDE REGEX "/SDL_emscripten(video|events)\\.c$")
hs_cut(sdl_window ${sdl}/src/video/emscripten/SDL_emscriptenvideo.c
  "    emscripten_set_canvas_element_size(wdata->canvas_id, 1, 1);\n" ""
  "scaled_w = css_w * wdata->pixel_ratio" "scaled_w = 0.5 + css_w * wdata->pixel_ratio"
  "scaled_h = css_h * wdata->pixel_ratio" "scaled_h = 0.5 + css_h * wdata->pixel_ratio")
hs_cut(sdl_events ${sdl}/src/video/emscripten/SDL_emscriptenevents.c
  "w * window_data->pixel_ratio, h * window_data->pixel_ratio)"
  "w * window_data->pixel_ratio + 0.5, h * window_data->pixel_ratio + 0.5)")
list(APPEND sdl_sources ${sdl_window} ${sdl_events})
set_source_files_properties(${sdl_window} ${sdl_events} PROPERTIES
  INCLUDE_DIRECTORIES ${sdl}/src/video/emscripten)
add_library(hs_sdl STATIC EXCLUDE_FROM_ALL ${sdl_sources})
target_include_directories(hs_sdl SYSTEM PUBLIC ${sdl}/include PRIVATE ${sdl}/src)
target_compile_definitions(hs_sdl PRIVATE SDL_RENDER_DISABLED=1 SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1
  SDL_SENSOR_DISABLED=1 SDL_LEAN_AND_MEAN=1)
target_compile_options(hs_sdl PRIVATE -Oz -flto -w)
set_source_files_properties(${sdl}/src/stdlib/SDL_string.c PROPERTIES
  COMPILE_DEFINITIONS "atof=hs_no_fraction;vsnprintf=hs_print")
set_source_files_properties(${sdl}/src/events/SDL_events.c PROPERTIES COMPILE_DEFINITIONS SDL_atoi=hs_no_number)
set_source_files_properties(${sdl}/src/SDL_log.c PROPERTIES COMPILE_DEFINITIONS fprintf=hs_no_print)
