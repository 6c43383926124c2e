#!/usr/bin/env bash
# Prints where the dependencies live: a folder outside the clone, named after the hash of all pins.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
pins=$(cat "$here/pins.sh" "$here/npm/package-lock.json" 2>/dev/null | sha256sum | cut -c1-12)
echo "${XDG_CACHE_HOME:-$HOME/.cache}/homestretch/$pins"
