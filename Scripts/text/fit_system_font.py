#!/usr/bin/env python3
"""Fits the system font's table to saved widths, and says how well each project is measured by the fit to others.

    pip install fonttools numpy
    python3 Scripts/text/extract_samples.py DOCUMENTS > samples.tsv
    python3 Scripts/text/fit_system_font.py samples.tsv [INTER] > fitted.json

INTER is the folder with the files of Inter 4, by default that of Debian's fonts-inter. An advance is
R[character] + axis(weight) B[character] + E[weight, character] + A[weight] + tracking(size), from 20 points on
+ D[character] + DA axis(weight) and before 13000 + V, and pairs; each term has an expected value and a deviation
in em. The fit has the keys of system-font.json, which keeps of an earlier one what its "about" names.
"""
import collections
import hashlib
import json
import math
import os
import sys
import unicodedata

import numpy
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from generate_tables import KEYS  # noqa: E402
from read_fonts import kerning  # noqa: E402

AXIS = {'ultraLight': -1.0, 'thin': -0.8, 'light': -0.45, 'regular': 0, 'italic': 0, 'medium': 0.5, 'semibold': 1.0,
        'bold': 1.4, 'heavy': 2.1, 'black': 2.8}
# Tracking by size beside that of 17 points, as published; from 20 points on with the narrower display cut.
SIZES = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 28, 34, 40, 60, 100]
TRACKING = [.052, .045, .038, .031, .0245, .0188, .0135, .0088, .0045, 0, -.0025, -.0055, -.0125, -.0165, -.018,
            -.0185, -.020, -.023, -.029, -.032]
DEVIATION = {'R': .015, 'B': .005, 'D': .006, 'A': .004, 'E': .005, 'T': .002, 'N': .003, 'V': .01, 'DA': .006, 'K': .003}
SIGN = .04  # the deviation of what Inter does not have
NOISE = .12  # the variance of a frame in points
STYLES = {'LargeTitle': (34, 31), 'Title0': (34, 31), 'Title1': (28, 25), 'Title2': (22, 19), 'Title3': (20, 17),
          'Headline': (17, 14), 'Body': (17, 14), 'Callout': (16, 13), 'Subhead': (15, 12), 'Footnote': (13, 12),
          'Caption1': (12, 11), 'Caption2': (11, 11)}  # at the content sizes Large and XS


class Inter:
    """Advances and pairs of the free font of the same proportions, in em."""

    def __init__(self, folder):
        self.regular, self.kerning = self.figures(folder, 'Regular')
        self.semibold, _ = self.figures(folder, 'SemiBold')

    @staticmethod
    def figures(folder, cut):
        font = TTFont(os.path.join(folder, 'Inter-%s.otf' % cut))
        glyphs, units = font.getBestCmap(), font['head'].unitsPerEm
        advances = {key: font['hmtx'][glyphs[ord(key)]][0] / units for key in KEYS if len(key) == 1 and ord(key) in glyphs}
        return advances, kerning(font)


def keys(text):
    """The table's key of each character; None where a text has characters of other fonts."""
    result = []
    for character in unicodedata.normalize('NFC', text):
        base = {'\u2018': "'", '\u2019': "'", '\u00a0': ' '}.get(character) or unicodedata.normalize('NFD', character)[0]
        if base not in KEYS:
            return None
        result.append(base)
    return result


def sample(line):
    """A row of extract_samples.py in the system font; None where it tells nothing of that font."""
    fields = line.rstrip('\n').split('\t')
    repository, kind, group, version, scale, font, name, size, width, _, insets, _, text = fields
    version, size, width = int(version), float(size), float(width) - float(insets)
    if font == 'style':
        style = name.removeprefix('UICTFontTextStyle')
        if style not in STYLES:
            return None
        size, name = STYLES[style][18000 <= version < 21000], 'semibold' if style == 'Headline' else 'regular'
        if version < 15000:
            size = {'Title1': 26, 'LargeTitle': 30, 'Title0': 30}.get(style, size)
    isMeasured = font != 'name' and name in AXIS and version >= 9000 and group != 'lines' and '\\' not in text
    glyphs = keys(text) if isMeasured else None
    if not glyphs or text != text.rstrip() or kind == 'button' and float(fields[8]) <= 30.5 + float(insets):
        return None
    step = 1 if kind == 'button' else 1 / int(scale)
    return {'repository': repository, 'strict': group == 'strict' and version >= 10000, 'version': version, 'weight': name,
            'size': float(size), 'width': width, 'step': step, 'keys': glyphs}


class Fit:
    def __init__(self, samples, inter):
        self.columns, self.expected, self.precision, self.inter = {}, [], [], inter
        for key in sorted(set(KEYS) | {key for row in samples for key in row['keys']}):
            known = key in inter.regular
            letter = known and key.isalnum()
            self.add(('R', key), .96 * inter.regular[key] - .002 if known else .56,
                     DEVIATION['R'] * (1 if letter else 1.5) if known else SIGN)
            self.add(('B', key), .94 * (inter.semibold[key] - inter.regular[key]) if known else .026)
            self.add(('D', key))
        for weight in sorted({row['weight'] for row in samples} - {'regular'}):
            self.add(('A', weight))
            for key in sorted({key for row in samples if row['weight'] == weight for key in row['keys']}):
                self.add(('E', weight, key))
        for size, tracking in zip(SIZES, TRACKING):
            self.add(('T', size), tracking, 1e-6 if size == 17 else None)
            if size >= 17:
                self.add(('N', size), -.0026 if size == 17 else 0, .001 if size == 17 else None)
        self.add(('V',), .014)
        self.add(('DA',))
        counts = collections.Counter(pair for row in samples for pair in set(zip(row['keys'], row['keys'][1:])))
        for (a, b), count in sorted(counts.items()):
            moved = .6 * inter.kerning.get(a + b, 0)
            if moved or count >= 4 and a.isalpha():
                self.add(('K', a + b), moved, DEVIATION['K'] + .35 * abs(moved))
        self.values = numpy.array(self.expected)
        self.fit(samples)

    def add(self, name, expected=0.0, deviation=None):
        self.columns[name] = len(self.expected)
        self.expected.append(expected)
        self.precision.append((deviation or DEVIATION[name[0]]) ** -2)

    def row(self, sample):
        row = numpy.zeros(len(self.expected))
        size, axis, count = sample['size'], AXIS[sample['weight']], len(sample['keys'])

        def add(name, factor):
            if name in self.columns:
                row[self.columns[name]] += size * factor
        for key in sample['keys']:
            add(('R', key), 1)
            add(('B', key), axis)
            add(('E', sample['weight'], key), 1)
            add(('D', key), size >= 20)
        add(('A', sample['weight']), count)
        clamped = min(max(size, SIZES[0]), SIZES[-1])
        place = numpy.interp(clamped, SIZES, range(len(SIZES)))
        for index in {math.floor(place), math.ceil(place)}:
            share = 1 - abs(place - index)
            add(('T', SIZES[index]), count * share)
            add(('N', SIZES[index]), count * share * (sample['version'] >= 17000))
        if size >= 20:
            add(('V',), count * (sample['version'] < 13000))
            add(('DA',), count * axis)
        for a, b in zip(sample['keys'], sample['keys'][1:]):
            add(('K', a + b), 1)
        return row

    def fit(self, samples):
        rows = numpy.array([self.row(row) for row in samples])
        widths = numpy.array([row['width'] for row in samples])
        steps = numpy.array([row['step'] for row in samples])
        trust = numpy.array([1 if row['strict'] else .6 for row in samples])
        spread = numpy.maximum(.8, .01 * widths)
        for turn in range(12):
            predicted = rows @ self.values
            middle = widths - steps / 2  # a text is as wide as the frame, or less by up to a step
            target = middle + numpy.clip(predicted - middle, -steps / 2, steps / 2) * .7
            far = (predicted - target) / spread / (1 if turn > 3 else 3)
            weights = trust / (1 + far ** 2) ** (1.5 if turn > 3 else 1) / NOISE
            weighted = rows * weights[:, None]
            self.values = numpy.linalg.solve(rows.T @ weighted + numpy.diag(self.precision),
                                             rows.T @ (weights * target) + self.precision * numpy.array(self.expected))

    def width(self, sample):
        return float(self.row(sample) @ self.values)

    def table(self):
        def value(*name):
            return float(self.values[self.columns[name]]) if name in self.columns else 0.0

        def rounded(values):
            return {str(key): round(number, 4) for key, number in values}
        advances = {weight: rounded((key, value('R', key) + axis * value('B', key) + value('E', weight, key) + value('A', weight))
                                    for key in KEYS) for weight, axis in AXIS.items()}
        early = [(size, value('T', size)) for size in SIZES]
        return {
            'advances': advances, 'tracking': rounded((size, t + value('N', size)) for size, t in early),
            'earlyTracking': rounded(early), 'display': rounded((key, value('D', key)) for key in KEYS),
            'displayTracking': rounded((weight, axis * value('DA')) for weight, axis in AXIS.items()),
            'earlyDisplayTracking': rounded((weight, value('V') + axis * value('DA')) for weight, axis in AXIS.items()),
            'kerning': self.pairs(rounded((name[1], value(*name)) for name in self.columns if name[0] == 'K'))}

    def pairs(self, fitted):
        """The pairs that count, with those that no sample has."""
        others = {pair: round(.6 * moved, 4) for pair, moved in self.inter.kerning.items()}
        return {pair: moved for pair, moved in sorted({**others, **fitted}.items()) if abs(moved) >= .002}


def fitted(samples, inter):
    """A fit to the samples that are strict, then to those that agree with it as well."""
    strict = [row for row in samples if row['strict']]
    fit = Fit(strict, inter)
    for _ in range(2):
        agreeing = [row for row in samples if not row['strict'] and len(row['keys']) <= 60
                    and abs(fit.width(row) - row['width'] + .25) <= 1.6 + .006 * row['width']]
        fit = Fit(strict + agreeing, inter)
    return fit


def main():
    with open(sys.argv[1]) as file:
        samples = [row for row in map(sample, file) if row]
    inter = Inter(sys.argv[2] if len(sys.argv) > 2 else '/usr/share/fonts/opentype/inter')
    errors = []
    for fold in range(4):
        def isHeldOut(row):
            return int(hashlib.sha1(row['repository'].encode()).hexdigest(), 16) % 4 == fold
        fit = fitted([row for row in samples if not isHeldOut(row)], inter)
        for row in filter(isHeldOut, samples):
            if row['strict']:
                errors.append(abs(math.ceil(fit.width(row) / row['step'] - 1e-6) * row['step'] - row['width']))
    shares = ['%.0f %% within %g' % (100 * sum(error <= limit + .01 for error in errors) / len(errors), limit) for limit in (.5, 1, 2)]
    print('of', len(errors), 'of projects held out', *shares, file=sys.stderr)
    json.dump(fitted(samples, inter).table(), sys.stdout, ensure_ascii=False)


if __name__ == '__main__':
    main()
