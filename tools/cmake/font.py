#!/usr/bin/python3
"""Cuts a font down to what the program draws: font.py FONT OUT EM LETTERS

LETTERS are code points as pyftsubset takes them (“U+0020-007E,U+2026”), or @FILE with one a line.
EM is the number of units in the em: a coarser grid takes less space, and 512 moves no edge by more
than a thousandth of the letter's size. What arranges letters is left out, as stb_truetype does not
read it; browsers, in which people write with the same letters, ask for all other tables.
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib.scaleUpem import scale_upem

UNREAD = ("GDEF", "GPOS", "GSUB", "STAT", "DSIG")


def main(source, out, em, letters):
    if letters.startswith("@"):
        letters = ",".join(pathlib.Path(letters[1:]).read_text().split())
    options = subset.Options(
        hinting=False, layout_features=[], name_IDs=[], notdef_outline=True, recalc_bounds=True
    )
    font = subset.load_font(source, options)
    cut = subset.Subsetter(options)
    cut.populate(unicodes=subset.parse_unicodes(letters))
    cut.subset(font)
    scale_upem(font, int(em))
    for table in UNREAD:
        if table in font:
            del font[table]
    pathlib.Path(out).parent.mkdir(parents=True, exist_ok=True)
    subset.save_font(font, out, options)


if __name__ == "__main__":
    main(*sys.argv[1:])
