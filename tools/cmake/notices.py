#!/usr/bin/env python3
"""Puts the licences of what the program is made with into one text: notices.py OUT TITLE=FILE…"""
import pathlib
import sys


def main(out, *parts):
    sections = []
    for part in parts:
        title, _, path = part.partition("=")
        text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace").strip("\n")
        if not text.strip():
            sys.exit(f"{path}: the licence of {title} is empty")
        rule = "=" * 78
        sections.append(f"{rule}\n{title}\n{rule}\n\n{text}\n")
    pathlib.Path(out).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(out).write_text("\n\n".join(sections), encoding="utf-8")


main(*sys.argv[1:])
