#!/usr/bin/env python3
"""Makes the fonts of the tests with fontTools (pip install fonttools): boxes for letters, of known widths.

    python3 make-fonts.py

Ninefold.ttf: 1000 units an em; lines 900 above, 300 below and 40 between. A has 600 units, V 640, f 300, i 250, l 240, the
space 260, the digits 500 each, lowercase letters else 520, uppercase ones 610. GPOS kerns A before V by -80 and V before A by
-70, GSUB makes one glyph of 480 units of f and i. Heh and teh stand alone 700 and 800 units wide; joined, initial heh has 300
and final teh 450. U+0431 is there, U+2713 is not.
Ninefold-Kern.otf: another family with the same letters, kerned by the table `kern` alone; it has no GSUB.
Ninefold.ttc: both in one file.
"""
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0


def advance(character):
    named = {"A": 600, "V": 640, "f": 300, "i": 250, "l": 240, " ": 260}
    if character in named:
        return named[character]
    return 500 if character.isdigit() else 610 if character.isupper() else 520


def build(family, features=None, kern=None):
    letters = [chr(code) for code in range(0x20, 0x7F)] + ["\u00e9", "\u0431"]
    names = {letter: f"u{ord(letter):04X}" for letter in letters}
    widths = {names[letter]: advance(letter) for letter in letters}
    widths |= {".notdef": 500, "f_i": 480, "heh": 700, "heh.init": 300, "teh": 800, "teh.fina": 450}
    cmap = {ord(letter): name for letter, name in names.items()} | {0x0647: "heh", 0x062A: "teh"}
    order = [".notdef"] + sorted(set(widths) - {".notdef"})
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(cmap)
    builder.setupGlyf({name: TTGlyphPen(None).glyph() for name in order})
    builder.setupHorizontalMetrics({name: (widths[name], 0) for name in order})
    builder.setupHorizontalHeader(ascent=900, descent=-300, lineGap=40)
    builder.setupNameTable(
        {"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "") + "-Regular"},
        mac=False)
    builder.setupOS2(version=4, sTypoAscender=700, sTypoDescender=-200, sTypoLineGap=0, fsSelection=0x80 | 0x40)
    builder.setupPost(keepGlyphNames=False)
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    if kern:
        table = newTable("kern")
        table.version = 0
        pairs = KernTable_format_0()
        pairs.apple = False
        pairs.coverage = 1
        pairs.tupleIndex = None
        pairs.kernTable = kern
        table.kernTables = [pairs]
        builder.font["kern"] = table
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    return builder.font


FEATURES = """
languagesystem DFLT dflt; languagesystem latn dflt; languagesystem arab dflt;
feature liga { sub u0066 u0069 by f_i; } liga;
feature init { script arab; sub heh by heh.init; } init;
feature fina { script arab; sub teh by teh.fina; } fina;
feature kern { pos u0041 u0056 -80; pos u0056 u0041 -70; } kern;
"""

build("Ninefold Sans", features=FEATURES).save("Ninefold.ttf")
build("Ninefold Kern", kern={("u0041", "u0056"): -60}).save("Ninefold-Kern.otf")
collection = TTCollection()
collection.fonts = [TTFont("Ninefold.ttf"), TTFont("Ninefold-Kern.otf")]
collection.save("Ninefold.ttc")
