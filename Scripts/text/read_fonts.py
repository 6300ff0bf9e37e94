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
        result[name] = {'ascender': round(head.ascent / units, 4), 'descender': round(-head.descent / units, 4),
                        'advances': advances}
    with open(os.path.join(HERE, 'fonts.json'), 'w') as file:
        lines = ['  %s: %s' % (json.dumps(name), json.dumps(face, ensure_ascii=False)) for name, face in result.items()]
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')


if __name__ == '__main__':
    main()
