# hs_unite(name out [--apart] source…): leaves in `out` sources that each include a dozen of those named (unite.py).
# What many files include is then read and compiled once a dozen, which halves a build from scratch.
# Without HS_UNITE, for work on one file at a time, `out` is the sources themselves.
option(HS_UNITE "Compile a dozen sources at a time" OFF)

function(hs_unite name out)
  set(sources ${ARGN})
  list(REMOVE_ITEM sources --apart)
  if(HS_UNITE)
    execute_process(COMMAND python3 ${CMAKE_SOURCE_DIR}/tools/cmake/unite.py ${CMAKE_SOURCE_DIR}
      ${CMAKE_BINARY_DIR} ${name} ${ARGN} OUTPUT_VARIABLE sources COMMAND_ERROR_IS_FATAL ANY)
  endif()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()
