#!/usr/bin/env python3
"""Writes sources that each include a dozen others: unite.py ROOT BUILD NAME [--apart] source…

All of a dozen lie in one folder, and none uses a name that another gives to something of its own (in an
unnamed namespace, or by a using declaration). Prints the new sources, separated by semicolons.
--apart: each source stands in a namespace of its own, so that the names do not matter. For tests, which
nobody calls: what they include stands before the namespaces.
"""
import itertools
import pathlib
import re
import sys

DOZEN = 12
FOLDER = "united"  # of the build's folder
# Words that are not looked up in what stands before them.
WORD = re.compile(r"(?<!::)(?<!\.)(?<!->)\b([A-Za-z_]\w*)(\s*\()?")
UNNAMED = re.compile(r"^namespace \{$.*?^\}  // namespace$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^namespace \w+(::\w+)* \{$", re.MULTILINE)
INCLUDE = re.compile(r"^#include .*$", re.MULTILINE)
COMMENT = re.compile(r"//.*")
USING = re.compile(r"^\s*using ([\w:]+::)?(\w+);", re.MULTILINE)
# What is declared at the beginning of a line: the last word before its value, parameters or body.
DECLARED = re.compile(r"^(?:[A-Za-z_].*?)?\b(\w+)(?=\s*(\(|=|\{|\[|;|:(?!:)|$))")


class Source:
    """A source: the words in it, those that it calls, and those that mean something of its own."""

    def __init__(self, path):
        self.path = path
        text = path.read_text()
        plain = COMMENT.sub("", text)
        self.alone = "operator delete" in plain  # it replaces what all in its source would see
        self.named = NAMED.search(plain) is not None  # it adds to a namespace that others know
        self.includes = INCLUDE.findall(text)
        found = WORD.findall(plain)
        self.words = {word for word, _ in found}
        self.calls = {word for word, call in found if call}
        self.usings = set(USING.findall(plain))
        self.functions, self.things = set(), set()
        for block in UNNAMED.findall(text):
            for line in COMMENT.sub("", block).splitlines()[1:-1]:
                declared = DECLARED.match(line)
                if declared and not declared[1].isupper():  # not a macro
                    (self.functions if declared[2] == "(" else self.things).add(declared[1])

    def bears(self, other):
        """Whether the other may stand in one source with this one, as far as this one's names go."""
        return not self.alone and (
            not self.things & other.words
            and not self.functions & (other.calls | other.functions | other.things)
            and all(name not in other.words or (scope, name) in other.usings for scope, name in self.usings)
        )


def dozens(sources):
    """The sources in groups, each in the first group that has room for it and no such name."""
    groups = []
    for source in sources:
        for group in groups:
            if len(group) < DOZEN and all(one.bears(source) and source.bears(one) for one in group):
                group.append(source)
                break
        else:
            groups.append([source])
    return groups


def united_text(root, sources):
    """What a source that includes these says: as seen from the root, so that clones can share ccache's results."""
    return "".join(f'#include "{source.path.relative_to(root)}"\n' for source in sources)


def apart_text(root, sources):
    """The same with each in a namespace; a header that was included before says nothing there."""
    includes = dict.fromkeys(line for source in sources for line in source.includes)
    inside = (
        f'namespace apart_{number} {{\n#include "{source.path.relative_to(root)}"\n}}\n'
        for number, source in enumerate(sources)
    )
    return "\n".join(includes) + "\n" + "".join(inside)


def sources_of(root, path):
    """The sources that a united one includes, or the source itself."""
    if path.parent.name != FOLDER:
        return [path]
    return [root / name for name in re.findall(r'^#include "([^"]+\.cpp)"', path.read_text(), re.MULTILINE)]


def main(root, build, name, *paths):
    root, folder = pathlib.Path(root), pathlib.Path(build) / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    texts = []
    apart = paths[:1] == ("--apart",)
    for _, inside in itertools.groupby(sorted(map(pathlib.Path, paths[apart:])), lambda path: path.parent):
        sources = [Source(path) for path in inside]
        free = [source for source in sources if apart and not source.named and not source.alone]
        texts += [apart_text(root, free[at : at + DOZEN]) for at in range(0, len(free), DOZEN)]
        texts += [united_text(root, group) for group in dozens([source for source in sources if source not in free])]
    made = []
    for number, text in enumerate(texts):
        united = folder / f"{name}_{number}.cpp"
        if not united.exists() or united.read_text() != text:
            united.write_text(text)
        made.append(str(united))
    print(";".join(made), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
