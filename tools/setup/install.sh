# Makes the prefix: the pinned dependencies, unpacked outside the clone. Sourced by tools/dev.
# Everything is put together in <prefix>.part and renamed at the end. Once its programs have been tried, the file
# <prefix>/complete says so; a prefix without it is made anew.

source "$root/tools/setup/pins.sh"
source "$root/tools/setup/packages.sh"

# Where this machine's apt gets Debian itself, as its lists say; nothing if it has none.
debian_in_lists() {
  apt-get "$@" indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' |
    awk '!/^cdrom:/ && !found++'
}

# The Debian mirror that this machine's own apt uses. A machine that keeps no lists gets them in our own folder.
debian_mirror() {
  local mirror=${HOMESTRETCH_MIRROR:-}
  local own=(-qq -o Dir::State::lists="$work/apt/own" -o Dir::Cache="$work/apt/cache" -o APT::Sandbox::User=root)
  if [ -z "$mirror" ]; then mirror=$(debian_in_lists); fi
  if [ -z "$mirror" ]; then
    apt-get "${own[@]}" update </dev/null >&2 || true
    mirror=$(debian_in_lists "${own[@]}")
  fi
  echo "$mirror"
}

# A private apt: trixie's lists and downloads in our own folder, the machine's apt untouched.
private_apt() {
  apt-get -qq -o Dir::Etc::sourcelist="$work/apt/trixie.sources" -o Dir::Etc::sourceparts="$work/apt/none" \
    -o Dir::State::lists="$work/apt/lists" -o Dir::Cache="$work/apt/cache" \
    -o Dir::State::status=/dev/null -o APT::Sandbox::User=root -o Acquire::Retries=3 \
    -o Acquire::Languages=none "$@" </dev/null
}

prepare_apt() {
  local mirror
  mkdir -p "$work"/apt/{none,own/partial,lists/partial,cache/archives/partial}
  mirror=$(debian_mirror)
  [ -n "$mirror" ] || die "this machine's apt knows no Debian mirror; set HOMESTRETCH_MIRROR to one"
  cat >"$work/apt/trixie.sources" <<EOF
Types: deb deb-src
URIs: $mirror
Suites: trixie
Components: main
Architectures: $(dpkg --print-architecture)
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
EOF
  private_apt update --error-on=any ||
    die "Debian trixie's lists could not be fetched from $mirror; is the network there? HOMESTRETCH_MIRROR names another mirror"
}

# fetch <apt verb…> -- <package=version…>: at the pin, or at the suite's version if the pin has left it.
fetch_pinned() {
  local verb=() pin
  while [ "$1" != -- ]; do verb+=("$1"); shift; done
  shift
  if private_apt "${verb[@]}" "$@" 2>"$work/fetch.log"; then return; fi
  for pin in "$@"; do
    private_apt "${verb[@]}" "$pin" 2>"$work/fetch.log" && continue
    private_apt "${verb[@]}" "${pin%%=*}" 2>"$work/fetch.log" ||
      { cat "$work/fetch.log" >&2; die "could not fetch ${pin%%=*}"; }
    say "$pin could not be had: Debian trixie has another version now, which is taken"
  done
}

# <package>=<version> of everything fetched, according to the packages themselves.
fetched_versions() {
  local file
  for file in "$work"/debs/*.deb; do
    dpkg-deb --show --showformat='${Package}=${Version}\n' "$file"
  done
  for file in "$work"/sources/*.dsc; do
    sed -nE -e '/^Source: /{s///;h}' -e '/^Version: /{s///;H;x;s/\n/=/;p;q}' "$file"
  done
}

# A prefix is named after what is in it: where that differs from what is pinned, it is noted beside the
# prefixes, and from then on prefix.sh gives another name.
note_versions() {
  local noted found
  noted=$(bash "$root/tools/setup/prefix.sh" --noted)
  found=$(fetched_versions | sort)
  if [ "$found" = "$(printf '%s\n' "${pinned_debs[@]}" "${pinned_sources[@]}" | sort)" ]; then
    rm -f "$noted"
  else
    echo "$found" >"$noted"
  fi
  prefix=$(bash "$root/tools/setup/prefix.sh")
}

# The parts of Emscripten's 1.6 GB that we never use: threads, PIC, sanitizers, WasmFS, its own tests.
emscripten_leave_out=(
  --exclude='*/emscripten/test' --exclude='*/emscripten/docs' --exclude='*/emscripten/media'
  --exclude='*/lto-pic' --exclude='*/pic' --exclude='*/wasm64-emscripten'
  --exclude='*/lib*-mt*.a' --exclude='*/lib*-ww*.a' --exclude='*/lib*asan*.a' --exclude='*/lib*lsan*.a'
  --exclude='*/lib*ubsan_rt*.a' --exclude='*/libsanitizer*.a' --exclude='*/libwasmfs*.a'
  --exclude='*/lib*-except*.a' --exclude='*/libmimalloc*.a' --exclude='*/libwebgpu*.a'
  --exclude='*/libGL-*emu*.a' --exclude='*/libGL-*ofb*.a' --exclude='./usr/share/doc' --exclude='./usr/share/man'
)

# licences/<package>: Debian's copyright file, for the licences that the page shows.
keep_licence() {
  local deb=$1 package
  package=$(dpkg-deb --field "$deb" Package)
  dpkg-deb --fsys-tarfile "$deb" | tar -x -O "./usr/share/doc/$package/copyright" >"$part/licences/$package" 2>/dev/null ||
    rm -f "$part/licences/$package"
}

unpack_debs() {
  local deb
  mkdir -p "$part"/{host,licences}
  for deb in "$work"/debs/*.deb; do
    keep_licence "$deb"
    case $(basename "$deb") in
      emscripten_*)
        dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$part" --transform 's,^\./usr/share/emscripten,./emscripten,' \
          "${emscripten_leave_out[@]}" --wildcards './usr/share/emscripten/*' ;;
      *) dpkg-deb -x "$deb" "$part/host" ;;
    esac
  done
  mkdir -p "$part/include"
  mv "$part"/host/usr/include/{glm,CLI} "$part/include/"
  rm -rf "$part"/host/usr/share "$part"/host/usr/include
}

# Binaryen needs a newer C library than this system's: it runs with its own, unpacked beside it.
wrap_binaryen() {
  local tool
  mkdir -p "$part/binaryen/bin"
  for tool in "$part"/host/usr/bin/wasm*; do
    cat >"$part/binaryen/bin/$(basename "$tool")" <<'EOF'
#!/bin/sh
host=$(dirname "$(readlink -f "$0")")/../../host
lib=$(echo "$host"/usr/lib/*-linux-gnu*)
exec "$lib"/ld-linux-*.so.* --library-path "$lib" "$host/usr/bin/$(basename "$0")" "$@"
EOF
    chmod +x "$part/binaryen/bin/$(basename "$tool")"
  done
}

unpack_sources() {
  local dsc name
  mkdir -p "$part/src"
  for dsc in "$work"/sources/*.dsc; do
    name=$(basename "$dsc")
    name=${name%%_*}
    [ "$name" = libsdl2 ] && name=SDL2
    dpkg-source --no-check -x "$dsc" "$part/src/$name" >/dev/null 2>"$work/source.log" ||
      { cat "$work/source.log" >&2; die "could not unpack $name"; }
  done
  rm -f "$part"/src/*.tar.*
}

install_npm() {
  mkdir -p "$part/npm"
  cp "$root"/tools/setup/npm/package*.json "$part/npm/"
  (cd "$part/npm" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error </dev/null) ||
    die "npm could not install the packages of tools/setup/npm"
}

configure_emscripten() {
  ln -s ../npm/node_modules "$part/emscripten/node_modules"
  cat >"$part/emscripten/.emscripten" <<EOF
LLVM_ROOT = '/usr/bin'
LLVM_ADD_VERSION = '19'
CLANG_ADD_VERSION = '19'
BINARYEN_ROOT = '$prefix/binaryen'
NODE_JS = '$(command -v node)'
CLOSURE_COMPILER = ['$prefix/npm/node_modules/google-closure-compiler-linux/compiler']
FROZEN_CACHE = True
EOF
}

# The versions of Emscripten with which all tests have passed. To try another one, add it here.
accepted_emscripten=(3.1.69)

check_emscripten() {
  local said version
  said=$("$prefix/emscripten/emcc" --version 2>&1 | head -1) || true
  version=$(grep -oE '[0-9]+(\.[0-9]+){2}' <<<"$said" | head -1) ||
    die "the unpacked Emscripten does not run; it said: $said"
  case " ${accepted_emscripten[*]} " in
    *" $version "*) say "Emscripten $version" ;;
    *) die "the unpacked Emscripten is $version; accepted are: ${accepted_emscripten[*]} (tools/setup/install.sh)" ;;
  esac
}

check_prefix() {
  check_emscripten
  "$prefix/binaryen/bin/wasm-opt" --version >/dev/null || die "the unpacked Binaryen does not run"
}

# Two set-ups at the same time would disturb each other: the second waits for the first. The lock keeps its
# name when the first notes other versions, and the prefix does not.
install_alone() {
  exec 9>"$(bash "$root/tools/setup/prefix.sh" --noted).lock"
  flock -w 3600 9 || die "another set-up has not ended for an hour"
  install_packages
  prefix=$(bash "$root/tools/setup/prefix.sh")
  if [ ! -e "$prefix/complete" ]; then make_prefix; fi
  exec 9>&-
}

make_prefix() {
  local part work=$prefix.work
  say "making the prefix $prefix"
  rm -rf "$work"
  mkdir -p "$work"/{debs,sources}
  prepare_apt
  say "fetching $(printf '%s ' "${pinned_debs[@]}")"
  (cd "$work/debs" && fetch_pinned download -- "${pinned_debs[@]}")
  say "fetching the sources of $(printf '%s ' "${pinned_sources[@]}")"
  (cd "$work/sources" && fetch_pinned source --download-only -- "${pinned_sources[@]}")
  note_versions
  if [ -e "$prefix/complete" ]; then
    rm -rf "$work"
    return
  fi
  part=$prefix.part
  rm -rf "$part" "$prefix"
  mkdir -p "$part"
  say "unpacking"
  unpack_debs
  wrap_binaryen
  unpack_sources
  say "installing the npm packages"
  install_npm
  configure_emscripten
  mv "$part" "$prefix"
  rm -rf "$work"
  check_prefix
  touch "$prefix/complete"
}

# tools/web reads whole trees of folders at once.
check_node() {
  node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 18 || (major == 18 && minor >= 17) ? 0 : 1)' ||
    die "node $(node --version) is too old: 18.17 or newer is needed"
}

setup() {
  # Closure, which makes the page's script small, comes as a program for x86-64 only.
  [ "$(dpkg --print-architecture)" = amd64 ] || die "this builds on Debian 12 for x86-64 (amd64) only"
  mkdir -p "$(dirname "$prefix")"
  log=$(dirname "$prefix")/setup.log
  if [ -n "$(missing_packages)" ] || [ ! -e "$prefix/complete" ]; then install_alone; fi
  check_node
  bash "$root/tools/setup/page.sh" --install >/dev/null || die "the page's packages are missing"
}
