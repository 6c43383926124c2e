# Shared by tools/dev and the scripts that it sources: messages, paths, and how ccache is used.
# shellcheck disable=SC2034
set -Eeuo pipefail
shopt -s nullglob
trap 'echo "tools/dev: stopped at ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$root/build
prefix=$(bash "$root/tools/setup/prefix.sh")
page=$(bash "$root/tools/setup/page.sh")
cores=$(nproc)
export CCACHE_DIR=${CCACHE_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/homestretch/ccache}
# Compilers record which files they have read, so that nothing has to be preprocessed first, which
# takes a fifth of a build from scratch.
export CCACHE_DEPEND=1
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=time_macros,pch_defines CCACHE_PCH_EXTSUM=1

say() { printf '== %s\n' "$*"; }
die() {
  printf 'tools/dev: %s\n' "$*" >&2
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }
