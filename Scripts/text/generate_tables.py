#!/usr/bin/env python3
"""Writes the Swift tables of the module TextMetrics from the figures beside this script.

    python3 Scripts/text/generate_tables.py

Reads system-font.json (fitted), fonts.json (free fonts), typefaces.json (published or fitted figures), scripts.json
(estimates for other scripts) and faces.json (which table and line height a name gets), writes
Sources/TextMetrics/Tables/*.swift. Run it after changing a figure, then swift format.
"""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
TABLES = os.path.join(HERE, '..', '..', 'Sources', 'TextMetrics', 'Tables')
EXTRA = ['£', '©', '»', '°', '–', '—', '“', '•', '…', '›', '™', '→', '✓', 'SYMBOL', 'OTHER', 'CJK']
KEYS = [chr(c) for c in range(32, 127)] + EXTRA  # the order of GlyphSlot
SLOTS = 128
SCRIPTS = ['Kana', 'Hangul', 'Thai', 'Arabic', 'Devanagari']  # behind four slots without an advance
WEIGHTS = ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black', 'italic']


def ten_thousandths(value):
    return int(round(value * 10000))


def array(values, width=104):
    """Numbers as lines of an array literal."""
    lines, line = [], '   '
    for value in values:
        item = ' %d,' % value
        if len(line) + len(item) > width:
            lines.append(line)
            line = '   '
        line += item
    return '\n'.join(lines + [line])


def row(advances, fallback):
    values = [ten_thousandths(advances.get(key, fallback.get(key, 0))) for key in KEYS]
    values += [0] * 4 + [ten_thousandths(fallback.get(key, 0)) for key in SCRIPTS]
    return values + [0] * (SLOTS - len(values))


def write(name, text):
    with open(os.path.join(TABLES, name), 'w') as file:
        file.write('// Written by Scripts/text/generate_tables.py.\n\n' + text)


def declaration(name, kind, values, comment):
    return '  /// %s\n  static let %s: [%s] = [\n%s\n  ]\n' % (comment, name, kind, array(values))


def scripts():
    """Advances of scripts whose letters share a slot, whatever the font."""
    with open(os.path.join(HERE, 'scripts.json')) as file:
        return json.load(file)['advances']


def system():
    with open(os.path.join(HERE, 'system-font.json')) as file:
        data = json.load(file)
    advances = []
    for weight in WEIGHTS:
        advances += row(data['advances'][weight], dict(data['advances']['regular'], **scripts()))
    tracking = sorted((float(size), value) for size, value in data['tracking'].items())
    early = sorted((float(size), value) for size, value in data['earlyTracking'].items())
    kerning = sorted((KEYS.index(pair[0]), KEYS.index(pair[1]), value) for pair, value in data['kerning'].items())
    parts = [
        declaration('advances', 'Int16', advances,
                    'Em/10000 at 17 points, tracking included: a row of 128 slots for each weight, the last is italic.'),
        declaration('displayCorrection', 'Int16', row(data['display'], {}),
                    'What the display cut (20 points and more) adds to an advance, em/10000.'),
        declaration('trackingSizes', 'Double', [size for size, _ in tracking],
                    'The sizes in points at which ``tracking`` is known, increasing.'),
        declaration('tracking', 'Int16', [ten_thousandths(value) for _, value in tracking],
                    'What a size adds to each advance from tools 17000 on, em/10000.'),
        declaration('earlyTracking', 'Int16', [ten_thousandths(value) for _, value in early],
                    'What a size adds to each advance in earlier tools, em/10000.'),
        declaration('kerning', 'Int16', [x for a, b, v in kerning for x in (a, b, ten_thousandths(v))],
                    'First slot, second slot, correction in em/10000, for each pair.'),
    ]
    write('SystemFontTable.swift', '/// Advances of the system font.\n///\n' + ''.join(
        '/// %s\n' % line for line in data['about']) + 'enum SystemFontTable {\n' + '\n'.join(parts) + '}\n')


NARROW = set('fijlrtIJ')


def lighter(advances, letters, narrow):
    """A thinner cut: digits, spaces and signs keep their advances in all weights of Neue Helvetica."""
    return {key: value * (narrow if key in NARROW else letters) if key.isalpha() and len(key) == 1 else value
            for key, value in advances.items()}


def tables():
    with open(os.path.join(HERE, 'fonts.json')) as file:
        result = {name: face['advances'] for name, face in json.load(file).items()}
    with open(os.path.join(HERE, 'typefaces.json')) as file:
        for name, advances in json.load(file).items():
            if name != 'about':
                result[name] = {key: value / 1000 for key, value in advances.items()}
    with open(os.path.join(HERE, 'system-font.json')) as file:
        result['System'] = json.load(file)['advances']['regular']
    roman, bold = result['HelveticaNeue'], result['HelveticaNeue-Bold']
    result['HelveticaNeue-Medium'] = {key: (value + bold.get(key, value)) / 2 for key, value in roman.items()}
    result['HelveticaNeue-Light'] = lighter(roman, .965, .89)
    result['HelveticaNeue-Thin'] = lighter(roman, .93, .82)
    result['HelveticaNeue-UltraLight'] = lighter(roman, .9, .75)
    result['Monospaced'] = {key: 1 for key in KEYS}
    return result


def kerning_triples():
    """Helvetica's strong pairs. Neue Helvetica moves them a tenth further (34 against 30 of 40 frames exact)."""
    with open(os.path.join(HERE, 'fonts.json')) as file:
        pairs = json.load(file)['Helvetica']['kerning']
    return [x for pair, value in sorted(pairs.items())
            for x in (KEYS.index(pair[0]), KEYS.index(pair[1]), ten_thousandths(value * 1.1))]


def typefaces():
    with open(os.path.join(HERE, 'faces.json')) as file:
        faces = json.load(file)
    advances = tables()
    names = sorted({face['table'] for face in faces} | {'HelveticaNeue'})
    fallback = dict(advances['HelveticaNeue'], **scripts(), SYMBOL=.75, OTHER=.556, CJK=1, **{'✓': .8})
    values = [value for name in names for value in row(advances[name], fallback)]
    lines = ['    Face("%s", row: %d, scale: %s, ascender: %s, descender: %s, isKerned: %s),' % (
        face['name'], names.index(face['table']), face['scale'], face['ascender'], face['descender'],
        'true' if face['name'].startswith(('Helvetica', 'Arial', '.Helvetica')) else 'false')
        for face in sorted(faces, key=lambda face: (-len(face['name']), face['name']))]
    write('TypefaceTable.swift', """/// Advances of typefaces that documents name.
enum TypefaceTable {
  /// The row of Neue Helvetica, which stands in for what is not known.
  static let helveticaNeue = %d

  /// The typefaces by the beginning of their PostScript names, longer beginnings first.
  static let faces: [Face] = [
%s
  ]

%s
%s}
""" % (names.index('HelveticaNeue'), '\n'.join(lines),
       declaration('advances', 'Int16', values, 'Em/10000: a row of 128 slots for each of %s.' % ', '.join(names)),
       declaration('kerning', 'Int16', kerning_triples(),
                   'First slot, second slot, correction in em/10000: the pairs that Helvetica and its kin kern.')))


def main():
    system()
    typefaces()


if __name__ == '__main__':
    main()
