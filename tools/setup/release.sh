# tools/dev release: what is published of a commit, in build/release. Sourced by tools/dev.
# On the same Debian packages the same commit gives the same bytes: every name is sorted, every time is the
# commit's, and no setting of an earlier build or of the shell comes in.

release_folder=$build/release

# release_targets <preset> <target…>: builds them from nothing in build/release-<preset>. That folder is as deep as
# the preset's own, so ccache's results fit.
release_targets() {
  local preset=$1 folder=$build/release-$1 name kept=(LANG=C.UTF-8)
  shift
  for name in HOME PATH XDG_CACHE_HOME "${!CCACHE_@}"; do
    if [ -n "${!name:-}" ]; then kept+=("$name=${!name}"); fi
  done
  say "building $preset for the release: $*"
  rm -rf "$folder"
  mkdir -p "$build"
  (cd "$root" && env -i "${kept[@]}" cmake --preset "$preset" -B "$folder" >"$folder.log" 2>&1) ||
    { cat "$folder.log" >&2; die "cmake could not configure the preset $preset"; }
  env -i "${kept[@]}" ninja -C "$folder" -j"$cores" --quiet "$@"
}

command_release() {
  local name commit_time sums native=$build/release-native-release pages=$build/release-web/site
  [ -z "$(git -C "$root" status --porcelain)" ] || die "a release is made of a commit: commit or put away what has changed"
  name=homestretch-$(sed -nE 's/^project\(homestretch VERSION ([0-9.]+) .*/\1/p' "$root/CMakeLists.txt")-$(git -C "$root" rev-parse --short=10 HEAD)
  commit_time=$(git -C "$root" log -1 --format=%ct)
  release_targets native-release homestretch race
  release_targets web site
  rm -rf "$release_folder"
  mkdir -p "$release_folder/native"
  cp "$native"/{homestretch,race} "$release_folder/native/"
  strip --strip-all "$release_folder"/native/{homestretch,race}
  cp "$root"/{LICENSE,README.md} "$native/licences.txt" "$release_folder/native/"
  python3 "$root/tools/setup/pack.py" "$commit_time" "$name" "$pages" "$release_folder/$name-site.zip"
  python3 "$root/tools/setup/pack.py" "$commit_time" "$name" "$release_folder/native" \
    "$release_folder/$name-debian-$(dpkg --print-architecture).tar.xz"
  rm -rf "$release_folder/native"
  # Both archives contain the licences of their components; here they are also on their own.
  cp "$pages/licences.txt" "$release_folder/$name-licences-site.txt"
  cp "$native/licences.txt" "$release_folder/$name-licences-debian.txt"
  sums=$(cd "$release_folder" && LC_ALL=C && sha256sum -- *)
  tee "$release_folder/SHA256SUMS" <<<"$sums"
  say "the release lies in $release_folder"
}
