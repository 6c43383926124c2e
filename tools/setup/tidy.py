#!/usr/bin/env python3
"""clang-tidy over what is shipped, skipping what has not changed: tidy.py ROOT BUILD CACHE CORES.

A file is skipped when it passed before with the same contents, headers of ours, rules and command.
"""
import concurrent.futures
import hashlib
import json
import pathlib
import re
import subprocess
import sys

TIDY = "clang-tidy-19"


def own_commands(root, build):
    commands = json.loads((build / "compile_commands.json").read_text())
    for command in commands:
        # clang cannot use a header that g++ has precompiled.
        command["command"] = re.sub(r" -Winvalid-pch -include \S+", "", command["command"])
    (build / "tidy").mkdir(exist_ok=True)
    (build / "tidy" / "compile_commands.json").write_text(json.dumps(commands))
    return {
        command["file"]: command
        for command in commands
        if any(command["file"].startswith(f"{root}/{folder}/") for folder in ("src", "tools"))
    }


def own_includes(root, path, seen):
    """Our headers that the file reaches, by its #include "…" lines."""
    for name in re.findall(r'^#include "([^"]+)"', path.read_text(), re.MULTILINE):
        for header in (root / "src" / name, path.parent / name, root / name):
            if header.exists() and header.resolve() not in seen:
                seen.add(header.resolve())
                own_includes(root, header.resolve(), seen)
    return sorted(seen)


def fingerprint(root, command):
    digest = hashlib.sha256()
    source = pathlib.Path(command["file"])
    for path in [root / ".clang-tidy", source, *own_includes(root, source, set())]:
        digest.update(path.read_bytes())
    digest.update(command["command"].replace(str(root), "").encode())  # wherever the clone lies
    return digest.hexdigest()


def check(build, file):
    # The path-sensitive analyzer does not go as deep as it could: that costs a tenth of a second per
    # file instead of three. The tests, which three compilers check with all their warnings, are left
    # out: reading GoogleTest's macros would take as long as everything else.
    extra = ["-Wno-unknown-warning-option", "-Wno-deprecated-declarations", "-Xclang", "-analyzer-config", "-Xclang", "mode=shallow"]
    done = subprocess.run(
        [TIDY, "--quiet", "-p", str(build / "tidy"), *(f"--extra-arg={word}" for word in extra), file],
        capture_output=True, text=True, check=False,
    )
    return done.returncode == 0, done.stdout + re.sub(r"\d+ warnings? generated.*\n", "", done.stderr)


def main(root, build, cache, cores):
    root, build, cache = pathlib.Path(root), pathlib.Path(build), pathlib.Path(cache)
    cache.mkdir(parents=True, exist_ok=True)
    marks = {file: cache / fingerprint(root, c) for file, c in own_commands(root, build).items()}
    todo = [file for file, mark in marks.items() if not mark.exists()]
    print(f"{len(marks)} files, {len(marks) - len(todo)} unchanged since they passed")
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(int(cores)) as pool:
        for file, (good, words) in zip(todo, pool.map(lambda name: check(build, name), todo)):
            if good:
                marks[file].touch()
            else:
                bad += 1
                print(words)
    return 1 if bad else 0


sys.exit(main(*sys.argv[1:]))
