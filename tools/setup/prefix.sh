#!/usr/bin/env bash
# Prints where the dependencies live: a folder outside the clone, named after the hash of all pins. Where
# a pinned version had left its suite, the set-up has noted beside the prefixes what it took instead
# (install.sh, note_versions), and that goes into the hash too.
# With --noted it prints the path of that note, which need not exist.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/homestretch
short_hash() { sha256sum | cut -c1-12; }
pins() { cat "$here/pins.sh" "$here/npm/package-lock.json"; }
noted=$cache/$(pins | short_hash).versions
if [ "${1:-}" = --noted ]; then
  echo "$noted"
elif [ -e "$noted" ]; then
  echo "$cache/$({ pins; cat "$noted"; } | short_hash)"
else
  echo "${noted%.versions}"
fi
