# tools/dev test: every stage, its time, and one closing line. Sourced by tools/dev.

passed=0 failed=0 failures=()
count_passed() { passed=$((passed + $1)); }
# count_failed <how many> <title> [details]: the details, some lines of text, are shown at the end.
count_failed() {
  failed=$((failed + $1))
  failures+=("$2${3:+$'\n'$3}")
}

# stage <title> <function>: runs it; a non-zero return is a failure, whatever was counted.
stage() {
  local title=$1 began=$SECONDS before=$failed
  shift
  printf '\n== %s\n' "$title"
  if ! "$@"; then
    if [ "$failed" = "$before" ]; then count_failed 1 "$title"; fi
  fi
  printf -- '-- %s: %d s\n' "$title" $((SECONDS - began))
}

# gtest <name> <command…>: runs the GoogleTests in parts, as many at once as there are cores, and
# adds up their results. There are several parts per core, since some take far longer than others. A part's log
# says at its end if its program ended with an error: a leak is found only after the tests have passed.
longest_part=900  # s
gtest() {
  local name=$1 part log good bad ended result=0 began=$SECONDS parts=$((6 * cores))
  shift
  seq 0 $((parts - 1)) | (cd "$root" && GTEST_TOTAL_SHARDS=$parts GTEST_BRIEF=1 GTEST_COLOR=no \
    UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=malloc_context_size=8 \
    xargs -P"$cores" -I{} env GTEST_SHARD_INDEX={} bash -c \
      'timeout -k 20 "$1" "${@:3}" >"$2" 2>&1 || { echo "ended with $?" >>"$2"; exit 1; }' \
      _ "$longest_part" "$build/$name.{}.log" "$@") || result=1
  for ((part = 0; part < parts; ++part)); do
    log=$build/$name.$part.log
    good=$(sed -nE 's/^\[  PASSED  \] ([0-9]+) tests?\..*/\1/p' "$log")
    bad=$(grep -c '^\[  FAILED  \] ' "$log")
    count_passed "${good:-0}"
    if [ "$bad" != 0 ]; then
      count_failed "$bad" "$name" "$(grep -E -m 20 '^\[  FAILED  \] |: Failure$' "$log")"
    fi
    ended=$(grep '^ended with ' "$log" || true)
    if [ -z "$good" ]; then
      count_failed 1 "$name, part $part, which did not come to its end${ended:+: it $ended}"
    elif [ "$bad" = 0 ] && [ -n "$ended" ]; then
      count_failed 1 "$name, part $part, which $ended after its tests" "$(grep -m 5 -E 'ERROR|SUMMARY' "$log")"
    fi
    if [ -z "$good" ] || [ "$bad" != 0 ] || [ -n "$ended" ]; then tail -100 "$log"; fi
  done
  printf 'the tests ran for %d s\n' $((SECONDS - began))
  return $result
}

# one <title> <command…>: a check that counts as one test.
one() {
  local title=$1
  shift
  if "$@"; then count_passed 1; else count_failed 1 "$title"; fi
}

# same_games <preset> [runner]: the engine plays the same games with SIMD and without.
same_games() {
  local folder=$build/$1 runner=${2:-} ending=
  if [ -n "$runner" ]; then ending=.js; fi
  $runner "$folder/hs_trace$ending" >"$folder/trace.txt" && [ -s "$folder/trace.txt" ] &&
    $runner "$folder/hs_trace_scalar$ending" | diff "$folder/trace.txt" -
}

# As a native program and as wasm. The native one is brought up to date first, since this stage may run alone.
same_games_as_native() {
  make_targets native-release hs_trace && "$build/native-release/hs_trace" | diff - "$build/web/trace.txt"
}

test_debug() {
  make_targets native-debug hs_tests hs_trace hs_trace_scalar || return 1
  one "the same games without SIMD, under the sanitizers" same_games native-debug
  gtest native-debug "$build/native-debug/hs_tests"
}

test_release() {
  # All that is tested here or in a later stage; and what is only measured must at least compile.
  make_targets native-release hs_tests hs_trace hs_trace_scalar homestretch race hs_prove measured || return 1
  one "the same games without SIMD" same_games native-release
  gtest native-release "$build/native-release/hs_tests"
}

test_wasm() {
  # Built together with the program: linking takes one core for a long time, while the other goes on
  # compiling. The site's last steps take only one core for a minute, in which the tests begin.
  make_targets web hs_tests hs_trace hs_trace_scalar homestretch || return 1
  make_targets web site &
  local site=$! result=0 tests=0
  one "the same games without SIMD, in wasm" same_games web node
  one "the same games in wasm as natively" same_games_as_native
  gtest wasm node "$build/web/hs_tests.js" || tests=1
  wait "$site" || result=1
  one "the site" test "$result" = 0
  return $tests
}

test_format() {
  one "clang-format" check_format
}
check_format() { (cd "$root" && own_sources | xargs -r clang-format-14 --dry-run -Werror); }

# Uses the release build’s commands.
test_tidy() {
  [ -e "$build/native-release/compile_commands.json" ] || configure native-release || return 1
  ninja -C "$build/native-release" -t targets all | sed -n 's/^\(generated[^:]*\):.*/\1/p' |
    xargs -r ninja -C "$build/native-release" --quiet || return 1
  one "clang-tidy" python3 "$root/tools/setup/tidy.py" "$root" "$build/native-release" \
    "$(dirname "$prefix")/tidy" "$cores"
}

test_fuzz() {
  make_targets fuzz || return 1
  one "fuzz" run_fuzzers "${HOMESTRETCH_FUZZ_SECONDS:-5}"
  make_targets native-release hs_prove || return 1
  one "games by drawn rules" prove_games "${HOMESTRETCH_PROVED_GAMES:-1000}" 1
}

# The native window plays a game automatically and leaves a picture (the app's --smoke).
test_window() {
  make_targets native-release homestretch || return 1
  mkdir -p "$build/smoke"
  # tools/dev tour runs the whole tour; here two of its rounds run at the same time as the game.
  env SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy timeout -k 20 900 \
    "$build/native-release/homestretch" --smoke "$build/smoke/window.png" &
  local game=$! desktop result=0
  tour_of 1280x800 1 dark cs &
  desktop=$!
  one "tour of a phone" tour_of 390x844 2 light en
  wait "$game" || result=1
  one "native window" test "$result" = 0
  result=0
  wait "$desktop" || result=1
  one "tour of a desktop" test "$result" = 0
  # A page plays with a window over a bus, which only the build with the sanitizers has.
  make_targets native-debug homestretch || return 1
  make_targets web site || return 1
  HOMESTRETCH_NATIVE=$build/native-debug/homestretch browser_tests "page and native window" "$build/native.log" \
    node "$root/tests/e2e/run.mjs" native/native.test.mjs
}

# browser_tests <title> <log> <command…>: runs them and adds up their results.
browser_tests() {
  local title=$1 log=$2 result=0 good bad
  shift 2
  HOMESTRETCH_NPM=$prefix/npm HOMESTRETCH_PAGE=$page timeout -k 60 5400 "$@" 2>&1 | tee "$log" || result=1
  good=$(awk '/^ℹ pass /{sum += $3} END {print sum + 0}' "$log")
  bad=$(awk '/^ℹ (fail|cancelled) /{sum += $3} END {print sum + 0}' "$log")
  count_passed "$good"
  if [ "$good$bad" = 00 ]; then
    count_failed 1 "$title" "no test has run"
    result=1
  fi
  if [ "$bad" != 0 ]; then
    count_failed "$bad" "$title" "$(sed '1,/^✖ failing tests:/d' "$log" | grep -Ev '^$|node:internal' | head -20)"
  fi
  return $result
}

test_page() {
  make_targets web site || return 1
  browser_tests "browser tests" "$build/e2e.log" node "$root/tests/e2e/run.mjs"
}

# Neither Firefox nor WebKit has WebGL 2 without a display. One after the other: both draw without a graphics card.
test_browsers() {
  make_targets web site || return 1
  local name result=0
  for name in firefox webkit; do
    LIBGL_ALWAYS_SOFTWARE=1 browser_tests "$name" "$build/$name.log" \
      xvfb-run -a -s '-screen 0 1280x900x24' node "$root/tests/e2e/run.mjs" "browsers/$name.test.mjs" || result=1
  done
  return $result
}

all_stages='format debug release wasm page browsers window fuzz tidy'

command_test() {
  local wanted=${*:-$all_stages} name began=$SECONDS
  mkdir -p "$build"
  for name in $wanted; do
    case " $all_stages " in
      *" $name "*) ;;
      *) die "there is no test stage '$name'; there are: $all_stages" ;;
    esac
  done
  for name in $wanted; do
    case $name in
      format) stage "format" test_format ;;
      debug) stage "native debug, ASan and UBSan" test_debug ;;
      release) stage "native release" test_release ;;
      wasm) stage "wasm under node" test_wasm ;;
      page) stage "the page in Chromium" test_page ;;
      browsers) stage "the page in Firefox and WebKit" test_browsers ;;
      window) stage "the native window" test_window ;;
      fuzz) stage "fuzz" test_fuzz ;;
      tidy) stage "clang-tidy" test_tidy ;;
    esac
  done
  printf '\n== all stages: %d s\n' $((SECONDS - began))
  local failure
  for failure in "${failures[@]}"; do echo "FAILED: $failure"; done
  echo "$passed passed, $failed failed"
  if [ "$failed" != 0 ] || [ "$passed" = 0 ]; then exit 1; fi
}
