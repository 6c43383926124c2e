#!/usr/bin/env python3
"""Writes the header of icon code points, and the list for the subset: icons.py LIST INFO HEADER LETTERS."""
import json
import pathlib
import sys


def constant(name):
    return "k" + "".join(part.capitalize() for part in name.split("-"))


def main(names_path, info_path, header, letters):
    lines = pathlib.Path(names_path).read_text().split("\n")
    names = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    info = json.loads(pathlib.Path(info_path).read_text())
    unknown = [name for name in names if name not in info]
    if unknown:
        sys.exit(f"{names_path}: Lucide has no icon named {', '.join(unknown)}")
    codes = {name: int(info[name]["encodedCode"].lstrip("\\"), 16) for name in names}
    rows = "".join(
        f"inline constexpr char {constant(name)}[] = "
        + '"' + "".join(f"\\x{byte:02x}" for byte in chr(code).encode()) + '";\n'
        for name, code in codes.items()
    )
    first, last = min(codes.values()), max(codes.values())
    pathlib.Path(header).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(header).write_text(
        "#pragma once\n// The icons of assets/fonts/icons.txt as UTF-8, and the range that they lie in.\n\n"
        f"namespace icons {{\n\ninline constexpr unsigned short kFirst = 0x{first:04x};\n"
        f"inline constexpr unsigned short kLast = 0x{last:04x};\n{rows}\n}}  // namespace icons\n"
    )
    pathlib.Path(letters).write_text("\n".join(f"{code:04X}" for code in codes.values()) + "\n")


main(*sys.argv[1:])
