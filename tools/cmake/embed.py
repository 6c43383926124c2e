#!/usr/bin/env python3
"""Writes a C++ source whose assets::find() gives the bytes of files: embed.py OUT name=path ..."""
import pathlib
import re
import sys


def array(index, data):
    rows = [data[i : i + 24] for i in range(0, len(data), 24)] or [b"\0"]
    body = "\n".join("".join(f"{byte}," for byte in row) for row in rows)
    return f"constexpr unsigned char kFile{index}[] = {{\n{body}\n}};\n"


TEMPLATE = """#include "assets/embedded.h"

namespace assets {
namespace {

struct Late {
  std::string name;
  std::vector<unsigned char> bytes;  // stay where they are, also if the list below has to grow
};
std::vector<Late> g_late;

ARRAYS
struct File {
  std::string_view name;
  std::span<const unsigned char> bytes;
};
constexpr File kFiles[] = {
FILES};

}  // namespace

std::span<const unsigned char> find(std::string_view name) {
  for (const Late& file : g_late) {
    if (file.name == name) return file.bytes;
  }
  for (const File& file : kFiles) {
    if (file.name == name) return file.bytes;
  }
  return {};
}

void add(std::string name, std::vector<unsigned char> bytes) {
  g_late.push_back({std::move(name), std::move(bytes)});
}

}  // namespace assets
"""


def contents(name, path):
    """The file's bytes; a shader without comments and indents, its lines as they were counted."""
    data = pathlib.Path(path).read_bytes()
    if not name.startswith("shaders/"):
        return data
    lines = data.decode().split("\n")
    return "\n".join(re.sub(r"//.*", "", line).strip() for line in lines).encode()


def main(out, pairs):
    files = [(name, contents(name, path)) for name, path in (p.split("=", 1) for p in pairs)]
    arrays = "".join(array(index, data) for index, (_, data) in enumerate(files))
    table = "".join(
        f'    {{"{name}", {{kFile{index}, {len(data)}}}}},\n' for index, (name, data) in enumerate(files)
    )
    pathlib.Path(out).write_text(TEMPLATE.replace("ARRAYS", arrays).replace("FILES", table))


main(sys.argv[1], sys.argv[2:])
