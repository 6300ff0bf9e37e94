#!/usr/bin/env python3
"""Collects labels and buttons whose saved width is that of their text.

    python3 Scripts/text/extract_samples.py DOCUMENTS > samples.tsv

DOCUMENTS is a directory with one folder a repository. A line for each sample, tab separated:
repository, kind (label, button, configuration), class (strict, loose, lines), tools version, pixels a point, font, weight
or name, size, width, height, insets, lines allowed, text (with \\n, \\t and \\\\ written so).
strict: Auto Layout, at most one horizontal equality, no width constraint, not arranged in a stack view.
loose: every other one, frames that may have been stretched. lines: labels that may have several lines.
"""
import collections
import os
import sys
import xml.etree.ElementTree as ET

HORIZONTAL = {'leading', 'trailing', 'left', 'right', 'centerX', 'width', 'leadingMargin', 'trailingMargin',
              'leftMargin', 'rightMargin', 'centerXWithinMargins'}
TRIPLE = {'retina5_5', 'retina5_9', 'retina6_5', 'retina6_0', 'retina6_7', 'retina6_12', 'retina6_72', 'retina6_3',
          'retina6_9'}


def number(text, default=0.0):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def documents(base):
    for folder, folders, files in os.walk(base, followlinks=True):
        folders.sort()
        for name in sorted(files):
            if name.endswith(('.storyboard', '.xib')):
                yield os.path.join(folder, name)


def font(element, default):
    """Font kind, weight or name, and size; None where it is not told."""
    description = None
    for child in element:
        if child.tag == 'fontDescription':
            description = child
    if description is None:
        return 'system', 'regular', default
    style = description.get('style')
    if style:
        return 'style', style, 0.0
    size = description.get('pointSize')
    kind = description.get('type')
    if kind in ('system', 'boldSystem', 'italicSystem'):
        weight = {'boldSystem': 'bold', 'italicSystem': 'italic'}.get(kind) or description.get('weight', 'regular')
        return 'system', weight, number(size, 14.0)
    if description.get('name') and size:
        return 'name', description.get('name'), number(size)
    return None


class Document:
    def __init__(self, path, base):
        self.repository = os.path.relpath(path, base).split(os.sep)[0]
        self.root = ET.parse(path).getroot()
        self.version = int(number((self.root.get('toolsVersion') or '0').split('.')[0]))
        device = self.root.find('device')
        self.scale = 3 if device is not None and device.get('id') in TRIPLE else 2
        if device is None and self.version < 11000:
            self.scale = 1
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.equalities = collections.Counter()
        self.widths = set()
        excluded = {e.get('reference') for m in self.root.iter('mask') if m.get('key') == 'constraints'
                    for e in m.iter('exclude')}
        for constraint in self.root.iter('constraint'):
            if constraint.get('id') not in excluded:
                self.count(constraint)

    def count(self, constraint):
        owner = self.parents.get(self.parents.get(constraint))
        first = constraint.get('firstItem') or (owner.get('id') if owner is not None else None)
        second = constraint.get('secondItem')
        if constraint.get('firstAttribute') in HORIZONTAL and constraint.get('relation') is None:
            for item in {first, second} - {None}:
                self.equalities[item] += 1
        if 'width' in (constraint.get('firstAttribute'), constraint.get('secondAttribute')):
            self.widths |= {first, second}

    def samples(self):
        for element in self.root.iter():
            if element.tag in ('label', 'button'):
                sample = self.label(element) if element.tag == 'label' else self.button(element)
                if sample:
                    yield sample

    def sample(self, element, kind, fonts, lines, insets, text):
        rect = element.find("rect[@key='frame']")
        if rect is None or not text or fonts is None or element.find('attributedString') is not None:
            return None
        container = self.parents.get(self.parents.get(element))
        stacked = container is not None and container.tag == 'stackView'
        free = element.get('translatesAutoresizingMaskIntoConstraints') == 'NO' and not any(
            element.get(key) for key in ('misplaced', 'ambiguous', 'fixedFrame'))
        one = self.equalities[element.get('id')] <= 1 and element.get('id') not in self.widths
        group = 'strict' if free and one and not stacked and '\n' not in text else 'loose'
        if lines != 1 or '\n' in text:
            group = 'lines'
            if element.get('misplaced') or element.get('ambiguous'):
                return None
        return [self.repository, kind, group, self.version, self.scale, *fonts, number(rect.get('width')),
                number(rect.get('height')), insets, lines,
                text.replace('\\', '\\\\').replace('\t', '\\t').replace('\n', '\\n').replace('\r', '\\r')]

    def label(self, element):
        text = element.get('text')
        if text is None:
            string = element.find("string[@key='text']")
            text = string.text if string is not None and string.get('base64-UTF8') is None else None
        return self.sample(element, 'label', font(element, 17.0), int(number(element.get('numberOfLines'), 1)), 0.0, text)

    def button(self, element):
        kind = element.get('buttonType')
        states = element.findall('state')
        if len([s for s in states if s.get('title')]) != 1 or any(s.get('image') or s.get('backgroundImage') for s in states):
            return None
        if kind not in ('roundedRect', 'system', None):
            return None
        normal = [s for s in states if s.get('key') == 'normal']
        text = normal[0].get('title') if normal else None
        configuration = element.find('buttonConfiguration')
        if configuration is not None:
            return None
        inset = element.find("inset[@key='contentEdgeInsets']")
        title = element.find("inset[@key='titleEdgeInsets']")
        if title is not None:
            return None
        total = sum(number(inset.get(k)) for k in ('minX', 'maxX')) if inset is not None else 0.0
        return self.sample(element, 'button', font(element, 15.0 if kind else 18.0), 1, total, text)


def main():
    base = sys.argv[1]
    seen = set()
    for path in documents(base):
        try:
            document = Document(path, base)
        except ET.ParseError:
            continue
        root = document.root
        if 'CocoaTouch' not in root.get('type', '') or root.get('targetRuntime') in ('AppleTV', 'watchKit'):
            continue
        for sample in document.samples():
            key = (*sample[1:10], sample[-1])
            if key not in seen:
                seen.add(key)
                print('\t'.join(map(str, sample)))


if __name__ == '__main__':
    main()
