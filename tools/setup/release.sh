# tools/dev release: what is published of a commit, in build/release. Sourced by tools/dev.
# The same commit gives the same bytes: every name is sorted, every time is the commit's.

release_folder=$build/release

command_release() {
  local name commit_time
  [ -z "$(git -C "$root" status --porcelain)" ] || die "a release is made of a commit: commit or put away what has changed"
  name=homestretch-$(sed -nE 's/^project\(homestretch VERSION ([0-9.]+) .*/\1/p' "$root/CMakeLists.txt")-$(git -C "$root" rev-parse --short=10 HEAD)
  commit_time=$(git -C "$root" log -1 --format=%ct)
  make_targets native-release homestretch race
  make_targets web site
  rm -rf "$release_folder"
  mkdir -p "$release_folder/native"
  cp "$build"/native-release/{homestretch,race} "$release_folder/native/"
  strip --strip-all "$release_folder"/native/{homestretch,race}
  cp "$root"/{LICENSE,README.md} "$build/native-release/licences.txt" "$release_folder/native/"
  python3 "$root/tools/setup/pack.py" "$commit_time" "$name" "$site" "$release_folder/$name-site.zip"
  python3 "$root/tools/setup/pack.py" "$commit_time" "$name" "$release_folder/native" \
    "$release_folder/$name-debian-$(dpkg --print-architecture).tar.xz"
  rm -rf "$release_folder/native"
  # Both archives contain the licences of their components; here they are also on their own.
  cp "$site/licences.txt" "$release_folder/$name-licences-site.txt"
  cp "$build/native-release/licences.txt" "$release_folder/$name-licences-debian.txt"
  (cd "$release_folder" && sha256sum -- * | tee SHA256SUMS)
  say "the release lies in $release_folder"
}
