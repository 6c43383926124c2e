# A library or a tool that this machine lacks stops the build: nobody would notice programs or tests
# that were silently left out. To build only what is possible, pass -D HS_PARTIAL=ON.
option(HS_PARTIAL "Leave out what this machine lacks the libraries or tools for" OFF)

function(hs_absent what)
  if(HS_PARTIAL)
    message(STATUS "${what}")
  else()
    message(FATAL_ERROR "${what}. `tools/dev setup` fetches everything; with -D HS_PARTIAL=ON it is left out.")
  endif()
endfunction()
