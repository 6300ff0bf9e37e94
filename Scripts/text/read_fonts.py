#!/usr/bin/env python3
"""Reads advances and line heights of free fonts into fonts.json (figures only).

    pip install fonttools && python3 Scripts/text/read_fonts.py

Debian packages: fonts-liberation, fonts-roboto-unhinted, fonts-open-sans, fonts-lato, fonts-inter, fonts-quicksand,
fonts-karla, fonts-oxygen, fonts-comfortaa, fonts-urw-base35. The Liberation fonts have the advances of Arial and Times
New Roman, the URW fonts those of Helvetica and Palatino.
"""
import json
import os
import sys

from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from generate_tables import KEYS  # noqa: E402

TRUETYPE = '/usr/share/fonts/truetype/'
OPENTYPE = '/usr/share/fonts/opentype/'
FACES = {
    'Arial': TRUETYPE + 'liberation/LiberationSans-Regular.ttf',
    'Arial-Bold': TRUETYPE + 'liberation/LiberationSans-Bold.ttf',
    'TimesNewRoman': TRUETYPE + 'liberation/LiberationSerif-Regular.ttf',
    'TimesNewRoman-Bold': TRUETYPE + 'liberation/LiberationSerif-Bold.ttf',
    'TimesNewRoman-Italic': TRUETYPE + 'liberation/LiberationSerif-Italic.ttf',
    'Helvetica': OPENTYPE + 'urw-base35/NimbusSans-Regular.otf',
    'Helvetica-Bold': OPENTYPE + 'urw-base35/NimbusSans-Bold.otf',
    'Palatino': OPENTYPE + 'urw-base35/P052-Roman.otf',
    'Palatino-Bold': OPENTYPE + 'urw-base35/P052-Bold.otf',
    'Quicksand-Regular': TRUETYPE + 'quicksand/Quicksand-Regular.ttf',
    'Quicksand-Bold': TRUETYPE + 'quicksand/Quicksand-Bold.ttf',
    'Karla-Regular': TRUETYPE + 'karla/Karla-Regular.otf',
    'Karla-Bold': TRUETYPE + 'karla/Karla-Bold.otf',
    'Oxygen-Sans': TRUETYPE + 'oxygen/Oxygen-Sans.ttf',
    'Comfortaa-Regular': TRUETYPE + 'comfortaa/Comfortaa-Regular.ttf',
}
for weight in ('Thin', 'Light', 'Regular', 'Medium', 'Bold', 'Black'):
    FACES['Roboto-' + weight] = TRUETYPE + 'roboto/unhinted/RobotoTTF/Roboto-%s.ttf' % weight
for weight in ('Light', 'Regular', 'Semibold', 'Bold', 'ExtraBold'):
    FACES['OpenSans-' + weight] = TRUETYPE + 'open-sans/OpenSans-%s.ttf' % weight
for weight in ('Light', 'Regular', 'Medium', 'Semibold', 'Bold', 'Black'):
    FACES['Lato-' + weight] = TRUETYPE + 'lato/Lato-%s.ttf' % weight
for weight in ('Light', 'Regular', 'Medium', 'SemiBold', 'Bold'):
    FACES['Inter-' + weight] = OPENTYPE + 'inter/Inter-%s.otf' % weight


def kerning(font, least):
    """Pairs of letters that are moved by at least so many em."""
    units = font['head'].unitsPerEm
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items() if code < 127 and chr(code).isalpha()}
    pairs = {}

    def add(first, second, value):
        if first in letters and second in letters and value is not None:
            pairs.setdefault(letters[first] + letters[second], getattr(value, 'XAdvance', 0) / units)

    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for first, rows in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in rows.PairValueRecord:
                        add(first, pair.SecondGlyph, pair.Value1)
            else:
                for first in table.Coverage.glyphs:
                    records = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                    for second in letters:
                        add(first, second, records[table.ClassDef2.classDefs.get(second, 0)].Value1)
    return {pair: round(value, 4) for pair, value in sorted(pairs.items()) if abs(value) >= least}


def main():
    result = {}
    for name, path in FACES.items():
        font = TTFont(path)
        units, glyphs, metrics = font['head'].unitsPerEm, font.getBestCmap(), font['hmtx']
        advances = {}
        for key in KEYS:
            if len(key) == 1 and ord(key) in glyphs:
                advances[key] = round(metrics[glyphs[ord(key)]][0] / units, 4)
        head = font['hhea']
        result[name] = face = {'ascender': round(head.ascent / units, 4), 'descender': round(-head.descent / units, 4),
                               'advances': advances}
        if name == 'Helvetica':
            face['kerning'] = kerning(font, .06)
    with open(os.path.join(HERE, 'fonts.json'), 'w') as file:
        lines = ['  %s: %s' % (json.dumps(name), json.dumps(face, ensure_ascii=False)) for name, face in result.items()]
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')


if __name__ == '__main__':
    main()
