#!/usr/bin/env bash
# Prints where the packages of tools/setup/page live: a folder outside the clone, named after the hash of
# their lock. With --install it makes the folder first, if it is not there. A folder is whole or absent.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
page=${XDG_CACHE_HOME:-$HOME/.cache}/homestretch/page-$(sha256sum <"$here/page/package-lock.json" | cut -c1-12)

install_page() {
  local part=$page.part.$$
  echo "== installing the page's packages in $page" >&2
  rm -rf "$part"
  mkdir -p "$part"
  cp "$here"/page/package*.json "$part/"
  (cd "$part" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error </dev/null >&2) || {
    rm -rf "$part"
    echo "npm could not install the packages of tools/setup/page" >&2
    exit 1
  }
  # Another set-up may have finished first.
  mv -T "$part" "$page" 2>/dev/null || rm -rf "$part"
  [ -d "$page" ] || {
    echo "the page's packages could not be moved to $page" >&2
    exit 1
  }
}

if [ "${1:-}" = --install ] && [ ! -d "$page" ]; then install_page; fi
echo "$page"
