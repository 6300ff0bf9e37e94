#!/usr/bin/env python3
"""Writes the Swift tables of the module TextMetrics from the figures beside this script.

    python3 Scripts/text/generate_tables.py

Reads system-font.json (fitted), fonts.json (free fonts), typefaces.json (published or fitted figures), scripts.json
(estimates for other scripts) and faces.json (which table and line height a name gets), writes
Sources/TextMetrics/Tables/*.swift. Run it after changing a figure, then swift format.
"""
import json
import os
import textwrap

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
                    'The correction of the display cut (20 points and more) to an advance, em/10000.'),
        declaration('earlyDisplayCorrection', 'Int16', row(dict(data['display'], **data['earlyDisplay']), {}),
                    'That of versions whose display cut is wider as a whole, em/10000.'),
        declaration('trackingSizes', 'Double', [size for size, _ in tracking],
                    'The sizes in points at which ``tracking`` is known, increasing.'),
        declaration('tracking', 'Int16', [ten_thousandths(value) for _, value in tracking],
                    'The tracking of a size for each advance from tools 17000 on, em/10000.'),
        declaration('earlyTracking', 'Int16', [ten_thousandths(value) for _, value in early],
                    'The tracking of a size for each advance in earlier tools, em/10000.'),
        declaration('displayTracking', 'Int16', [ten_thousandths(data['displayTracking'][weight]) for weight in WEIGHTS],
                    'The width that the display cut adds to each advance, by weight as in ``advances``, em/10000.'),
        declaration('earlyDisplayTracking', 'Int16',
                    [ten_thousandths(data['earlyDisplayTracking'][weight]) for weight in WEIGHTS],
                    'That of versions whose display cut is wider as a whole, em/10000.'),
        declaration('kerning', 'Int16', [x for a, b, v in kerning for x in (a, b, ten_thousandths(v))],
                    'First slot, second slot, correction in em/10000, for each pair.'),
    ]
    write('SystemFontTable.swift', '/// Advances of the system font.\n///\n' + ''.join(
        '/// %s\n' % line for line in textwrap.wrap(' '.join(data['about']), 106)) + 'enum SystemFontTable {\n' + '\n'.join(parts) + '}\n')


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
    roman, bold = result['HelveticaNeue'], result['HelveticaNeue-Bold']
    result['HelveticaNeue-Medium'] = {key: (value + bold.get(key, value)) / 2 for key, value in roman.items()}
    result['HelveticaNeue-Light'] = lighter(roman, .965, .89)
    result['HelveticaNeue-Thin'] = lighter(roman, .93, .82)
    result['HelveticaNeue-UltraLight'] = lighter(roman, .9, .75)
    result['Monospaced'] = {key: 1 for key in KEYS}
    return result


def read(name):
    with open(os.path.join(HERE, name)) as file:
        return json.load(file)


def family(name):
    """The family of a face of fonts.json, as an identifier."""
    name = name.split('-')[0]
    return name[0].lower() + name[1:]


def kerned_families(fonts):
    """The pairs of each family. Neue Helvetica moves Helvetica's a tenth further (34 against 30 of 40 frames exact)."""
    result = {}
    for name, face in fonts.items():
        pairs = face.get('kerning')
        if pairs:
            factor = 1.1 if name == 'Helvetica' else 1
            result[family(name)] = [x for pair, value in sorted(pairs.items()) for x in (
                KEYS.index(pair[0]), KEYS.index(pair[1]), ten_thousandths(value * factor))]
    return result


# Families that are another under a second name.
SECOND_NAMES = {'NunitoSans': 'Nunito', 'SourceSans3': 'SourceSansPro', 'Muli': 'Mulish'}
LATIN = ('Arial', 'Helvetica', 'TimesNewRoman', 'Palatino')


def named_faces(fonts):
    """The faces of faces.json, and those of the free fonts that it does not name."""
    faces = {face['name']: dict(face) for face in read('faces.json')}
    for table in fonts:
        if table.startswith(LATIN):
            continue
        for second, first in [(None, None)] + list(SECOND_NAMES.items()):
            if first is not None and table.split('-')[0] != first:
                continue
            name = table if first is None else table.replace(first, second, 1)
            name = name.removesuffix('-Regular').removesuffix('-Sans')
            faces.setdefault(name, {'name': name, 'table': table})
            if name.endswith('-Semibold'):
                name = name.replace('-Semibold', '-SemiBold')
                faces.setdefault(name, {'name': name, 'table': table})
    for face in faces.values():
        own = fonts.get(face['table'], {}) if 'ascender' not in face else {}
        for key in ('ascender', 'descender'):
            face.setdefault(key, own.get(key, 0))
        face.setdefault('scale', 1)
    return list(faces.values())


def kerning_of(face, families):
    """The family whose pairs a face kerns: Helvetica's for its kin, a free font's own."""
    if face['name'].startswith(('Helvetica', 'Arial', '.Helvetica')):
        return 'helvetica'
    own = family(face['table'])
    return own if own in families and face['scale'] == 1 and own != 'helvetica' else 'none'


def write_kerning(families):
    names = sorted(families)
    cases = '\n'.join('    case .%s: Self.%sMatrix' % (name, name) for name in names)
    lists = '\n'.join(
        '  private static let %sMatrix = GlyphAdvances.matrix(of: %sPairs)\n'
        '  private static let %sPairs: [Int16] = [\n%s\n  ]' % (name, name, name, array(families[name])) for name in names)
    write('Kerning.swift', """/// The family whose pairs of characters a typeface kerns.
enum Kerning: Hashable {
  case none, %s

  /// Em/10000 for pairs: 128 × first slot + second slot; empty: none.
  var matrix: [Int16] {
    switch self {
    case .none: []
%s
    }
  }

  // First slot, second slot, correction in em/10000. Each matrix is made when it is first asked for.

%s
}
""" % (wrapped(names), cases, lists))


def wrapped(names):
    """Names as a list over several lines."""
    lines, line = [], ''
    for name in names:
        item = name + (', ' if name != names[-1] else '')
        if len(line) + len(item) > 90:
            lines.append(line.rstrip())
            line = '    '
        line += item
    return '\n'.join(lines + [line])


def sources(fonts):
    """Lines of a comment that says where the figures of free fonts are from."""
    families = {}
    for name, face in fonts.items():
        families.setdefault(face['source'], []).append(name.split('-')[0])
    lines = []
    for source, names in families.items():
        names = list(dict.fromkeys(names))
        lines += textwrap.wrap('%s: %s.' % (', '.join(names), source), 104, initial_indent='  // ',
                               subsequent_indent='  //   ')
    return '\n'.join(lines)


def typefaces():
    fonts = read('fonts.json')
    faces = named_faces(fonts)
    families = kerned_families(fonts)
    write_kerning(families)
    advances = tables()
    names = sorted({face['table'] for face in faces} | {'HelveticaNeue'})
    fallback = dict(advances['HelveticaNeue'], **scripts(), SYMBOL=.75, OTHER=.556, CJK=1, **{'✓': .8})
    values = [value for name in names for value in row(advances[name], fallback)]
    lines = ['    Face("%s", row: %d, scale: %s, ascender: %s, descender: %s, kerning: .%s),' % (
        face['name'], names.index(face['table']), face['scale'], face['ascender'], face['descender'],
        kerning_of(face, families))
        for face in sorted(faces, key=lambda face: (-len(face['name']), face['name']))]
    write('TypefaceTable.swift', """/// Advances of typefaces that documents name.
enum TypefaceTable {
  /// The row of Neue Helvetica, which stands in for what is not known.
  static let helveticaNeue = %d

  /// The typefaces by the beginning of their PostScript names, longer beginnings first.
  static let faces: [Face] = [
%s
  ]

  // Where the figures of free fonts are from, and under which licence the fonts are:
%s

%s}
""" % (names.index('HelveticaNeue'), '\n'.join(lines), sources(fonts),
       declaration('advances', 'Int16', values,
                   'Em/10000: a row of 128 slots for each name in the order of the alphabet; that of a face says which.')))


def main():
    system()
    typefaces()


if __name__ == '__main__':
    main()
