# The pinned versions. Sourced by the set-up; the hash of this file names the prefix.
# shellcheck disable=SC2034

# Debian trixie packages, downloaded and unpacked into the prefix, never installed.
pinned_debs=(
  emscripten=3.1.69+dfsg-3
  binaryen=120-4
  libc6=2.41-12+deb13u5
  libstdc++6=14.2.0-19
  libgcc-s1=14.2.0-19
  libglm-dev=0.9.9.8+ds-9
  libcli11-dev=2.4.1+ds-2
)

# Debian trixie source packages, built by our own CMake.
pinned_sources=(
  libsdl2=2.32.4+dfsg-1
  imgui=1.90.1+ds-1
  libsodium=1.0.18-1+deb13u1
  googletest=1.16.0-1
)
