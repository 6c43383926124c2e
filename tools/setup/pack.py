#!/usr/bin/env python3
"""Packs a folder so that the same contents give the same bytes: pack.py TIME NAME FOLDER ARCHIVE.

TIME is in seconds since 1970 and becomes the time of every file. A .zip holds the folder's files at its
top, as a web host wants them; a .tar.xz holds them in a folder called NAME.
"""
import io
import os
import pathlib
import sys
import tarfile
import time
import zipfile

READ, RUN = 0o644, 0o755


def files_of(folder):
    """(name, bytes, mode) of every file, sorted by name."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    for path in sorted(paths, key=lambda one: one.relative_to(folder).as_posix()):
        mode = RUN if os.access(path, os.X_OK) else READ
        yield path.relative_to(folder).as_posix(), path.read_bytes(), mode


def pack_zip(when, folder, archive):
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, data, mode in files_of(folder):
            entry = zipfile.ZipInfo(name, time.gmtime(when)[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = mode << 16
            out.writestr(entry, data)


def pack_tar(when, top, folder, archive):
    with tarfile.open(archive, "w:xz", format=tarfile.USTAR_FORMAT, preset=9) as out:
        for name, data, mode in files_of(folder):
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mode, entry.mtime = len(data), mode, when
            out.addfile(entry, io.BytesIO(data))


def main(when, name, folder, archive):
    if archive.endswith(".zip"):
        pack_zip(int(when), pathlib.Path(folder), archive)
    else:
        pack_tar(int(when), name, pathlib.Path(folder), archive)


main(*sys.argv[1:])
