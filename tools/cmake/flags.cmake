# Language level, warnings, sanitizers and optimisation. hs_flags is for our own code only.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(hs_flags INTERFACE)
target_include_directories(hs_flags INTERFACE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR})  # the root for united files
target_compile_options(hs_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wzero-as-null-pointer-constant -Wmissing-declarations -Werror)

# g++ 12 takes the arithmetic inside an inlined std::string or std::vector for overflows, both in its
# second, whole-program pass and at -O1. The compilation before that pass keeps these warnings.
set(HS_GNU_MISTAKES
  -Wno-stringop-overflow -Wno-restrict -Wno-array-bounds -Wno-alloc-size-larger-than)

if(EMSCRIPTEN)
  # A target says its own -O level: the rules run at -O3, the page at -Oz with link-time optimisation.
  set(CMAKE_C_FLAGS_RELEASE "-DNDEBUG")
  set(CMAKE_CXX_FLAGS_RELEASE "-DNDEBUG")
  add_compile_options(-fno-exceptions $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
  if(HS_WEB_SIMD)
    add_compile_options(-msimd128)
  endif()
  # Rules and bots run a tenth faster when they are inlined into their loops. A game's phase or card is
  # guessed better by a few comparisons than by a jump through a table.
  set(HS_FAST_FLAGS -O3 -flto -fno-jump-tables)
  # WebKitGTK 2.50 has now and then stopped in a function that the compiler had vectorised, with a memory access
  # out of bounds that no other engine and no sanitizer sees. So code is vectorised only where that pays.
  set(HS_PAGE_FLAGS -Oz -flto -fno-slp-vectorize)
  # The page is linked at -Os: at -Oz, binaryen makes four kilobytes less of the whole, and an expert's
  # decision takes half as long again.
  set(HS_PAGE_LINK_FLAGS -Os -flto)
  if(HS_WEB_QUICK)
    set(HS_FAST_FLAGS -O1)
    set(HS_PAGE_FLAGS -O1)
    set(HS_PAGE_LINK_FLAGS -O1)
  endif()
elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
  # Whole-program optimisation saves a quarter of the playouts' time.
  set(HS_FAST_FLAGS -O3)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(${HS_GNU_MISTAKES})
  endif()
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    add_compile_options(-march=x86-64-v2)  # popcnt
  endif()
  set(HS_PAGE_FLAGS -O2)
endif()

if(HS_SANITIZE)
  # clang takes libstdc++'s own use of a deprecated function in std::stable_sort for ours.
  target_compile_options(hs_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
    -fno-omit-frame-pointer -Wno-deprecated-declarations)
  add_link_options(-fsanitize=address,undefined -fuse-ld=lld)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_options(-O1)  # The unoptimised rules are ten times slower, and no test needs them so.
  endif()
endif()
if(HS_FUZZ)
  set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1")  # with the asserts
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# clang finds the precompiled header beside the header itself. As CMake names both, behind -Xclang, ccache does
# not see that the paths lie in the clone, and clones could not share its results.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

# hs_precompile(target header…): compiles once the headers that most of a target's files include.
function(hs_precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # One that ccache has kept is as good when the system's headers were installed anew since.
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
  # ccache takes these for the precompiled headers' contents, which differ with the clone's path.
  foreach(kind gch pch)
    file(WRITE ${CMAKE_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.${kind}.sum "${ARGN}")
  endforeach()
endfunction()
