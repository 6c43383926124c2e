# The commands that build and run things. Sourced by tools/dev.

# configure <preset>: makes or refreshes build/<preset>; a folder made with another prefix is
# rebuilt. If CMake refuses, says why and returns 1.
configure() {
  local folder=$build/$1
  if [ -e "$folder/CMakeCache.txt" ] && [ "$(cat "$folder/prefix" 2>/dev/null)" != "$prefix" ]; then
    rm -rf "$folder"
  fi
  (cd "$root" && cmake --preset "$1" >"$build/$1.log" 2>&1) ||
    { cat "$build/$1.log" >&2; say "cmake could not configure the preset $1" >&2; return 1; }
  echo "$prefix" >"$folder/prefix"
}

# make_targets <preset> [target…]: configures and builds; everything if no target is named.
make_targets() {
  local preset=$1
  shift
  mkdir -p "$build"
  configure "$preset" || return 1
  say "building $preset: ${*:-everything}"
  ninja -C "$build/$preset" -j"$cores" --quiet "$@"
}

site=$build/web/site
need_site() { [ -e "$site/index.html" ] || die "there is no page yet: run tools/dev build web"; }

command_build() {
  case ${1:-all} in
    web) make_targets web site ;;
    native) make_targets native-release homestretch race ;;
    all) make_targets native-release homestretch race && make_targets web site ;;
    *) die "build what? 'web', 'native', or nothing for both" ;;
  esac
}

default_port=8080

command_serve() {
  need_site
  say "serving $site; stop with Ctrl+C"
  exec node "$root/tools/web/server.mjs" "$site" "${1:-$default_port}"
}

# The server says its address once it has its port: only then is the page opened.
command_play() {
  make_targets web site
  command_serve "${1:-$default_port}" | while read -r line; do
    echo "$line"
    case $line in
      http*)
        say "open $line to play; stop with Ctrl+C"
        if have xdg-open && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
          xdg-open "$line" >/dev/null 2>&1 </dev/null || true
        fi
        ;;
    esac
  done
}

command_run() {
  make_targets native-release homestretch
  exec "$build/native-release/homestretch" "$@"
}

# The program's output goes to stdout, ours to stderr, so that it can be piped.
command_race() {
  make_targets native-release race >&2
  local program=$build/native-release/race
  if [ "${1:-}" = --where ]; then
    echo "$program"
    return
  fi
  exec "$program" "$@"
}

command_size() {
  make_targets web site >&2
  need_site
  node "$root/tools/web/size.mjs" "$site"
  make_targets web homestretch_named >&2
  node "$root/tools/web/where.mjs" "$build/web" "$prefix/emscripten"
}

own_sources() {
  (cd "$root" && git ls-files --cached --others --exclude-standard -- \
    'src/*.cpp' 'src/*.h' 'tests/*.cpp' 'tests/*.h' 'tools/*.cpp' 'tools/*.h' |
    while read -r file; do if [ -e "$file" ]; then echo "$file"; fi; done)
}

command_format() {
  say "formatting"
  (cd "$root" && own_sources | xargs -r clang-format-14 -i)
}

command_fuzz() {
  local number numbers=("$@")
  case ${1:-} in games | rooms) numbers=("${@:2}") ;; esac
  for number in "${numbers[@]}"; do
    [[ $number =~ ^[0-9]+$ ]] || die "fuzz what? 'games', 'rooms', or nothing for every target, and numbers; not '$number'"
  done
  case ${1:-} in
    games)
      make_targets native-release hs_prove
      prove_games "${2:-100000}" "${3:-$((RANDOM * 1000000))}" ;;
    rooms)
      make_targets native-release hs_tests
      fuzz_rooms "${2:-100000}" "${3:-1000}" "${4:-$((RANDOM * 1000000))}" ;;
    *) fuzz_targets "${1:-60}" ;;
  esac
}

fuzz_targets() {
  make_targets fuzz
  run_fuzzers "$1" || die "a fuzz target failed; its input is kept in $build/fuzz/crashes"
}

# prove_games <count> <first seed>: games of every kind by random rules, checking every invariant at
# every ply, shared between the cores. A fault reports its seed, its rules and its moves.
prove_games() {
  local each=$((($1 + cores - 1) / cores)) part jobs=() result=0
  for ((part = 0; part < cores; ++part)); do
    "$build/native-release/hs_prove" $(($2 + part * each)) "$each" &
    jobs+=($!)
  done
  for part in "${jobs[@]}"; do wait "$part" || result=1; done
  return $result
}

# fuzz_rooms <schedules> <schedules of each game> <first seed>: rooms over hostile networks, with every law
# checked after each step. A fault reports its seed and what must go wrong to cause it. Also ten throws per
# schedule in which five of six devices conspire to choose the face: counts the faces by what they could choose.
fuzz_rooms() {
  local part jobs=() result=0
  for ((part = 0; part < cores; ++part)); do
    GTEST_TOTAL_SHARDS=$cores GTEST_SHARD_INDEX=$part HS_ROOM_COUNT=$1 HS_ROOM_GAMES=$2 HS_ROOM_SEED=$3 \
      HS_ROOM_THROWS=$((10 * $1)) "$build/native-release/hs_tests" --gtest_brief=1 \
      --gtest_filter='Parts/RoomSchedules.*:All/RoomGames.*:RoomChance.*' &
    jobs+=($!)
  done
  for part in "${jobs[@]}"; do wait "$part" || result=1; done
  return $result
}

# Runs every fuzz target for this many seconds, as many at once as there are cores. The corpus is
# kept.
run_fuzzers() {
  local seconds=$1 source targets=()
  for source in "$root"/tests/fuzz/*.cpp; do targets+=("$build/fuzz/fuzz_$(basename "$source" .cpp)"); done
  mkdir -p "$build/fuzz/crashes"
  printf '%s\0' "${targets[@]}" | xargs -0 -P"$cores" -I{} bash -c '
    name=$(basename "$1")
    mkdir -p "$4/fuzz/corpus/$name"
    given=()
    dictionary=$3/tests/fuzz/${name#fuzz_}.dict
    if [ -e "$dictionary" ]; then given+=("-dict=$dictionary"); fi
    given+=("$4/fuzz/corpus/$name")
    seeds=$3/tests/fuzz/corpus/${name#fuzz_}
    if [ -d "$seeds" ]; then given+=("$seeds"); fi
    if "$1" -max_total_time="$2" -max_len=4096 -timeout=10 -print_final_stats=1 -verbosity=0 \
      -artifact_prefix="$4/fuzz/crashes/$name-" "${given[@]}" >"$4/fuzz/$name.log" 2>&1
    then echo "$name: $(sed -n "s/^stat::number_of_executed_units: *//p" "$4/fuzz/$name.log") inputs, no failure"
    else echo "$name FAILED"; tail -40 "$4/fuzz/$name.log"; exit 1
    fi' _ {} "$seconds" "$root" "$build"
}

# tour_of <size> <scale> <light> <language>: pictures of the stops in tests/tour/stops.txt.
tour_of() {
  local folder=$build/tour/$1-$3-$4
  mkdir -p "$folder"
  SDL_VIDEODRIVER=offscreen SDL_AUDIODRIVER=dummy timeout -k 20 900 "$build/native-release/homestretch" --size "$1" \
    --scale "$2" --settings "speed 0; room $3; language $4" --tour "$root/tests/tour/stops.txt" --shot "$folder"
}

command_tour() {
  local size language light
  make_targets native-release homestretch
  for size in "390x844 2" "844x390 2" "1280x800 1"; do
    for light in light dark; do
      for language in "$root"/assets/po/*.po; do
        # shellcheck disable=SC2086
        tour_of $size $light "$(basename "$language" .po)" || die "a stop of the tour cannot be reached"
      done
    done
  done
  say "the pictures lie in $build/tour"
}

# The cost of playing online: the agreement natively and as wasm, then pages and buses on loopback.
bench_rooms() {
  make_targets native-release hs_bench
  make_targets web hs_bench site
  say "natively:"
  "$build/native-release/hs_bench" rooms
  say "as wasm:"
  node "$build/web/hs_bench.js" rooms
  HOMESTRETCH_NPM=$prefix/npm HOMESTRETCH_PAGE=$page node "$root/tests/e2e/run.mjs" rooms.bench.mjs
}

# Plays a thousand games in one page, and measures its memory meanwhile.
bench_memory() {
  make_targets web site
  HOMESTRETCH_GAMES=${1:-1000} HOMESTRETCH_NPM=$prefix/npm HOMESTRETCH_PAGE=$page \
    node "$root/tests/e2e/run.mjs" memory.bench.mjs
}

bench_all() {
  make_targets native-release hs_bench hs_tempo homestretch
  make_targets web hs_bench site bare
  make_targets web-scalar hs_bench
  node "$root/tools/web/bench.mjs" "$build" "$prefix/npm"
  "$build/native-release/hs_tempo"
}

command_bench() {
  case ${1:-} in
    '') bench_all ;;
    rooms) bench_rooms ;;
    memory) bench_memory "${2:-}" ;;
    *) die "there is no measure '$1'; there are: rooms, memory" ;;
  esac
}
