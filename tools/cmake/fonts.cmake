# Fonts, cut down to the letters that the program draws (kAll in src/ui/kit/fonts.cpp): Latin-1, Latin
# Extended-A and some punctuation.
# fonts/body.ttf, fonts/bold.ttf (Nunito), fonts/title.ttf (Fraunces), fonts/icons.ttf (Lucide, only
# the icons named in assets/fonts/icons.txt, whose code points stand in "assets/icons.h"); and, fetched
# late, fonts/names.ttf (Nunito): the Cyrillic and Vietnamese letters of people's names.
set(fonts_from ${HS_PREFIX}/npm/node_modules)
set(letters "U+0020-007E,U+00A0-017F,U+0218-021B,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+2190-2193,U+2212,U+2264,U+2265")
# The title's face has only the four languages' letters: those of other names come from the bold face
# (src/ui/kit/fonts.cpp).
set(heading_letters "U+0020-007E,U+00A0,U+00A1,U+00AB,U+00BB,U+00BF,U+00C0-00C2,U+00C6-00CF,U+00D1-00D4,U+00D9-00DD,U+00E0-00E2,U+00E4,U+00E6-00EF,U+00F1-00F4,U+00F9-00FD,U+00FF,U+010C-010F,U+011A,U+011B,U+0147,U+0148,U+0152,U+0153,U+0158,U+0159,U+0160,U+0161,U+0164,U+0165,U+016E,U+016F,U+017D,U+017E,U+00D7,U+2013,U+2014,U+2018-201E,U+2026")
set(name_letters "U+01A0,U+01A1,U+01AF,U+01B0,U+0400-052F,U+1EA0-1EF9")
# Debian's own Python has fontTools; another one on the machine may not.
find_program(PYTHON_OF_FONTS python3 PATHS /usr/bin NO_DEFAULT_PATH)
set(no_font_tools 1)
if(PYTHON_OF_FONTS)
  execute_process(COMMAND ${PYTHON_OF_FONTS} -c "import fontTools.subset, fontTools.ttLib.scaleUpem"
    RESULT_VARIABLE no_font_tools ERROR_QUIET)
endif()
set(font_cutter ${CMAKE_SOURCE_DIR}/tools/cmake/font.py)
set(generated_icons ${CMAKE_BINARY_DIR}/generated/assets/icons.h)
set(icon_list ${CMAKE_SOURCE_DIR}/assets/fonts/icons.txt)

# Into `list`: embedded or late. `em` is what font.py takes; large letters need a finer grid.
function(hs_font list name source em letters)
  set(out ${HS_ASSETS}/fonts/${name}.ttf)
  add_custom_command(OUTPUT ${out} DEPENDS ${source} ${font_cutter} ${ARGN} VERBATIM
    COMMAND ${PYTHON_OF_FONTS} ${font_cutter} ${source} ${out} ${em} ${letters})
  set(${list} ${${list}} fonts/${name}.ttf=${out} PARENT_SCOPE)
  set(${list}_files ${${list}_files} ${out} PARENT_SCOPE)
endfunction()

if(no_font_tools EQUAL 0 AND EXISTS ${fonts_from}/lucide-static)
  set(nunito ${fonts_from}/@expo-google-fonts/nunito)
  hs_font(embedded body ${nunito}/600SemiBold/Nunito_600SemiBold.ttf 512 ${letters})
  hs_font(embedded bold ${nunito}/800ExtraBold/Nunito_800ExtraBold.ttf 512 ${letters})
  hs_font(embedded title ${fonts_from}/@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf 720 ${heading_letters})

  set(icons ${CMAKE_SOURCE_DIR}/tools/cmake/icons.py)
  set(icon_letters ${CMAKE_BINARY_DIR}/generated/icon_letters.txt)
  add_custom_command(OUTPUT ${generated_icons} ${icon_letters} DEPENDS ${icons} ${icon_list} VERBATIM
    COMMAND ${Python3_EXECUTABLE} ${icons} ${icon_list} ${fonts_from}/lucide-static/font/info.json
      ${generated_icons} ${icon_letters})
  hs_font(late names ${nunito}/700Bold/Nunito_700Bold.ttf 512 ${name_letters})
  hs_font(embedded icons ${fonts_from}/lucide-static/font/lucide.ttf 512 @${icon_letters} ${icon_letters})
else()
  hs_absent("The fonts cannot be cut: fontTools (the package fonttools) or the fonts of ${fonts_from} are not there")
endif()
