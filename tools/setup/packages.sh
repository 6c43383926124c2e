# Debian packages that the project needs on the machine itself. Sourced by tools/dev.

# Each package, and what proves that it is there: a command or a file.
system_packages='
  ca-certificates          /etc/ssl/certs/ca-certificates.crt
  ccache                   ccache
  chromium-headless-shell  chromium-headless-shell
  clang-19                 clang-19
  clang-format-14          clang-format-14
  clang-tidy-19            clang-tidy-19
  cmake                    cmake
  coturn                   turnserver
  dpkg-dev                 dpkg-source
  firefox-esr              firefox-esr
  fonttools                /usr/bin/pyftsubset
  g++                      g++
  gettext                  msgfmt
  git                      git
  iproute2                 /usr/*bin/ip
  libclang-rt-19-dev       /usr/lib/llvm-19/lib/clang/19/lib/linux
  libegl-dev               /usr/include/EGL/egl.h
  libegl1                  /usr/lib/*/libEGL.so.1
  libegl-mesa0             /usr/lib/*/libEGL_mesa.so.0
  libgl1-mesa-dri          /usr/lib/*/dri/swrast_dri.so
  libgles-dev              /usr/include/GLES3/gl3.h
  libnats-dev              /usr/include/nats/nats.h
  libsdl2-dev              /usr/include/SDL2/SDL.h
  lld-19                   wasm-ld-19
  llvm-19                  llvm-ar-19
  nats-server              /usr/*bin/nats-server
  ninja-build              ninja
  nodejs                   node
  npm                      npm
  openssl                  openssl
  python3                  /usr/bin/python3
  webkit2gtk-driver        WebKitWebDriver
  xvfb                     Xvfb
  xauth                    xauth
'

missing_packages() {
  local package shown found
  while read -r package shown; do
    [ -n "$package" ] || continue
    case $shown in
      /*) found=($shown); [ ${#found[@]} -gt 0 ] && [ -e "${found[0]}" ] || echo "$package" ;;
      *) have "$shown" || echo "$package" ;;
    esac
  done <<<"$system_packages"
}

# The tests start servers of their own. If the packages were not installed before, their services
# are kept from starting on this machine (systemctl unmask undoes it).
mask_services() {
  local package unit
  for package in "$@"; do
    unit=/etc/systemd/system/$package.service
    case $package in
      coturn | nats-server)
        [ -d "${unit%/*}" ] && [ ! -e "$unit" ] && [ ! -L "$unit" ] || continue
        say "masking $package.service: it is needed in tests only"
        $sudo ln -s /dev/null "$unit" ;;
    esac
  done
}

# If somebody else's apt is at work (a new machine often updates itself), it is waited for. A service that a package
# starts must not keep the set-up's lock, so apt does not get it.
install_packages() {
  local missing sudo=
  local wait=(-o DPkg::Lock::Timeout=600)  # seconds
  missing=$(missing_packages | tr '\n' ' ')
  [ -n "$missing" ] || return 0
  have apt-get || die "these Debian packages are missing, and this machine has no apt-get: $missing"
  if [ "$(id -u)" != 0 ]; then
    have sudo || die "these packages are missing; install them as root: apt-get install $missing"
    sudo=sudo
  fi
  # shellcheck disable=SC2086
  mask_services $missing
  say "installing Debian packages: $missing"
  $sudo apt-get "${wait[@]}" update -q >"$log" 2>&1 9>&- || say "apt-get update complained; trying all the same"
  # shellcheck disable=SC2086
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get "${wait[@]}" install -y -q --no-install-recommends $missing \
    </dev/null >>"$log" 2>&1 9>&- || { tail -20 "$log" >&2; die "apt-get could not install: $missing"; }
}
