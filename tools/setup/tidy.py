#!/usr/bin/env python3
"""clang-tidy over what is shipped, skipping what has not changed: tidy.py ROOT BUILD CACHE CORES.

Up to a dozen sources of one folder are checked as one text: much of the time goes into what they include.
A dozen is skipped when it passed before with the same contents, headers of ours, rules and command. The cache
knows which clang-tidy passed it, and with which words of ours; for another it is emptied.
"""
import collections
import concurrent.futures
import hashlib
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cmake"))
from unite import Source, dozens, sources_of  # noqa: E402

TIDY = "clang-tidy-19"
PLACE = "@source@"  # of the file in a command
# The path-sensitive analyzer does not go as deep as it could: that costs a tenth of a second per file
# instead of three. The tests, which three compilers check with all their warnings, are left out:
# reading GoogleTest's macros would take as long as everything else.
EXTRA = ["-Wno-unknown-warning-option", "-Wno-deprecated-declarations", "-Xclang", "-analyzer-config", "-Xclang", "mode=shallow"]


def own_dozens(root, build):
    """Each dozen of our sources, with the command that compiles any of them."""
    alike = collections.defaultdict(dict)
    for command in json.loads((build / "compile_commands.json").read_text()):
        # clang cannot use a header that g++ has precompiled.
        line = re.sub(r" -Winvalid-pch -include \S+", "", command["command"])
        line = re.sub(r" -o \S+", "", line).replace(command["file"], PLACE)
        for path in sources_of(root, pathlib.Path(command["file"])):
            if any(path.is_relative_to(root / folder) for folder in ("src", "tools")):
                alike[path.parent, line][path] = Source(path)
    return [
        ([source.path for source in dozen], line)
        for (_, line), sources in sorted(alike.items())
        for dozen in dozens([sources[path] for path in sorted(sources)])
    ]


def own_includes(folders, path, seen):
    """Our headers that the file reaches, by its #include "…" lines; the made ones too."""
    for name in re.findall(r'^#include "([^"]+)"', path.read_text(), re.MULTILINE):
        for header in (folder / name for folder in (path.parent, *folders)):
            if header.exists() and header.resolve() not in seen:
                seen.add(header.resolve())
                own_includes(folders, header.resolve(), seen)
    return sorted(seen)


def fingerprint(root, build, paths, line):
    digest = hashlib.sha256()
    headers = set()
    for path in paths:
        own_includes((root / "src", root, root / "tools", build / "generated"), path, headers)
    for path in [root / ".clang-tidy", *paths, *sorted(headers)]:
        digest.update(path.read_bytes())
    digest.update(line.replace(str(root), "").encode())  # wherever the clone lies
    return digest.hexdigest()


def check(folder, file):
    done = subprocess.run(
        [TIDY, "--quiet", "-p", str(folder), *(f"--extra-arg={word}" for word in EXTRA), file],
        capture_output=True, text=True, check=False,
    )
    good = done.returncode == 0 and "Skipping" not in done.stderr  # one whose command it did not find
    return good, done.stdout + re.sub(r"\d+ warnings? generated.*\n", "", done.stderr)


def empty_if_by_another(cache):
    """Forgets what another clang-tidy passed, or this one with other words than ours."""
    said = subprocess.run([TIDY, "--version"], capture_output=True, text=True, check=True).stdout
    tool = " ".join([*re.findall(r"version \S+", said), *EXTRA])
    by = cache / f"by-{hashlib.sha256(tool.encode()).hexdigest()[:12]}"
    if any(other != by for other in cache.glob("by-*")):
        for mark in cache.iterdir():
            mark.unlink(missing_ok=True)
    by.touch()


def in_place(words, together, paths):
    """What was said of one text, said of the sources that stand in it one behind the other."""

    def place(found):
        line = int(found[1])
        for path in paths:
            count = path.read_text().count("\n")
            if line <= count:
                return f"{path}:{line}"
            line -= count
        return found[0]

    return re.sub(re.escape(together) + r":(\d+)", place, words)


def main(root, build, cache, cores):
    root, build, cache = (pathlib.Path(path).resolve() for path in (root, build, cache))
    cache.mkdir(parents=True, exist_ok=True)
    empty_if_by_another(cache)
    folder = build / "tidy"
    folder.mkdir(exist_ok=True)
    todo, inside, commands, count = {}, {}, [], 0
    for number, (paths, line) in enumerate(own_dozens(root, build)):
        count += len(paths)
        mark = cache / fingerprint(root, build, paths, line)
        if mark.exists():
            continue
        together = folder / f"{number}.cpp"
        together.write_text("".join(path.read_text() for path in paths))
        line = f"{line.replace(PLACE, str(together))} -I{paths[0].parent}"
        commands.append({"directory": str(build), "file": str(together), "command": line})
        todo[str(together)] = mark
        inside[str(together)] = paths
    (folder / "compile_commands.json").write_text(json.dumps(commands))
    print(f"{count} files, {len(todo)} dozens of them changed since they passed")
    bad = 0
    longest_first = sorted(todo, key=lambda file: -pathlib.Path(file).stat().st_size)
    with concurrent.futures.ThreadPoolExecutor(int(cores)) as pool:
        for file, (good, words) in zip(longest_first, pool.map(lambda name: check(folder, name), longest_first)):
            if good:
                todo[file].touch()
            else:
                bad += 1
                print(in_place(words, file, inside[file]))
    return 1 if bad else 0


sys.exit(main(*sys.argv[1:]))
