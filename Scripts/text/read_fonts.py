#!/usr/bin/env python3
"""Reads advances, line heights and kerning of free fonts into fonts.json (figures only).

    pip install fonttools font-lato fontpkg-rubik fontpkg-work-sans fontpkg-mulish …, as PACKAGES says
    python3 Scripts/text/read_fonts.py [ROOT]

Debian's packages are installed, or unpacked (dpkg -x) below ROOT: PACKAGES says which, texlive-fonts-extra among them.
Other families are no package of Debian's, Lato 1 among them, and come from Python packages. The Liberation fonts have the advances of Arial
and Times New Roman, the URW fonts those of Helvetica and Palatino.
"""
import importlib.resources
import json
import os
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from generate_tables import KEYS  # noqa: E402

TRUETYPE, OPENTYPE = 'usr/share/fonts/truetype/', 'usr/share/fonts/opentype/'
TEX = 'usr/share/texlive/texmf-dist/fonts/'
# Package and its version, licence of the fonts, pattern of the path, name in the table and in the path of each face.
PACKAGES = [
    ('fonts-liberation 1:1.07.4', 'OFL 1.1', TRUETYPE + 'liberation/%s.ttf', {
        'Arial': 'LiberationSans-Regular', 'Arial-Bold': 'LiberationSans-Bold',
        'TimesNewRoman': 'LiberationSerif-Regular', 'TimesNewRoman-Bold': 'LiberationSerif-Bold',
        'TimesNewRoman-Italic': 'LiberationSerif-Italic'}),
    ('fonts-urw-base35 20200910', 'AGPL 3 with an exception for what fonts are used in', OPENTYPE + 'urw-base35/%s.otf', {
        'Helvetica': 'NimbusSans-Regular', 'Helvetica-Bold': 'NimbusSans-Bold', 'Palatino': 'P052-Roman',
        'Palatino-Bold': 'P052-Bold'}),
    ('fonts-quicksand 0.2016', 'OFL 1.1', TRUETYPE + 'quicksand/%s.ttf', 'Quicksand: Light Regular Medium Bold'),
    ('fonts-karla 20201218', 'OFL 1.1', TRUETYPE + 'karla/%s.otf', 'Karla: Regular Bold'),
    ('fonts-oxygen 4:5.4.3', 'OFL 1.1', TRUETYPE + 'oxygen/%s.ttf', 'Oxygen: Sans'),
    ('fonts-comfortaa 3.001', 'OFL 1.1', TRUETYPE + 'comfortaa/%s.ttf', 'Comfortaa: Regular'),
    ('fonts-roboto-unhinted 2:0~20170802', 'Apache 2.0', TRUETYPE + 'roboto/unhinted/RobotoTTF/%s.ttf',
     'Roboto: Thin Light Regular Medium Bold Black'),
    ('fonts-open-sans 1.11', 'Apache 2.0', TRUETYPE + 'open-sans/%s.ttf', 'OpenSans: Light Regular Semibold Bold ExtraBold'),
    # Lato 1, which apps have; the names that are its own alone are those of Lato 2.
    ('font-lato 0.1.0', 'OFL 1.1', 'font_lato:%s.ttf', {
        'Lato-Hairline': 'Lato-Thin', 'Lato-Light': 'Lato-Light', 'Lato-Regular': 'Lato-Regular',
        'Lato-Bold': 'Lato-Bold', 'Lato-Black': 'Lato-Black'}),
    ('fonts-lato 2.0', 'OFL 1.1', TRUETYPE + 'lato/%s.ttf', 'Lato: Thin Medium Semibold Heavy'),
    ('fonts-inter 4.0~beta7', 'OFL 1.1', OPENTYPE + 'inter/%s.otf', 'Inter: Light Regular Medium SemiBold Bold'),
    ('fonts-manrope 4.504', 'OFL 1.1', TRUETYPE + 'manrope/%s.ttf', 'Manrope: Light Regular Medium SemiBold Bold ExtraBold'),
    ('fonts-cabin 1.5', 'OFL 1.1', OPENTYPE + 'cabin/%s.otf', 'Cabin: Regular Medium SemiBold Bold'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/public/montserrat/%s.otf',
     'Montserrat: Thin Light Regular Medium SemiBold Bold ExtraBold Black'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/public/nunito/%s.otf',
     'Nunito: Light Regular SemiBold Bold ExtraBold Black'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/impallari/raleway/%s.otf',
     'Raleway: Thin Light Regular Medium SemiBold Bold ExtraBold Black'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/adobe/sourcesanspro/%s.otf',
     'SourceSansPro: Light Regular Semibold Bold Black'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/public/fira/%s.otf',
     'FiraSans: Light Regular Medium SemiBold Bold'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/ibm/plex/%s.otf',
     'IBMPlexSans: Light Regular Medium SemiBold Bold'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'truetype/public/josefin/%s.ttf',
     'JosefinSans: Light Regular SemiBold Bold'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/public/playfair/%s.otf',
     'PlayfairDisplay: Regular Bold Black'),
    ('texlive-fonts-extra 2022', 'OFL 1.1', TEX + 'opentype/sorkin/merriweather/%s.otf',
     'Merriweather: Light Regular Bold Black'),
    ('texlive-fonts-extra 2022', 'Apache 2.0', TEX + 'opentype/google/roboto/%s.otf', 'RobotoCondensed: Light Regular Bold'),
    ('fontpkg-rubik 2.300', 'OFL 1.1', 'fontpkg_rubik:Rubik[wght].ttf', 'Rubik: Light Regular Medium SemiBold Bold'),
    ('fontpkg-work-sans 2.12', 'OFL 1.1', 'fontpkg_work_sans:WorkSans[wght].ttf',
     'WorkSans: Light Regular Medium SemiBold Bold'),
    ('fontpkg-mulish 3.603', 'OFL 1.1', 'fontpkg_mulish:Mulish[wght].ttf', 'Mulish: Light Regular Medium SemiBold Bold'),
    ('fontpkg-poppins 4.4', 'OFL 1.1', 'fontpkg_poppins:%s.ttf',
     'Poppins: Thin Light Regular Medium SemiBold Bold ExtraBold Black'),
    ('fontpkg-oswald 4.103', 'OFL 1.1', 'fontpkg_oswald:Oswald[wght].ttf', 'Oswald: Light Regular Medium SemiBold Bold'),
    ('fontpkg-pt-sans 2.3', 'OFL 1.1', 'fontpkg_pt_sans:%s.ttf', {
        'PTSans-Regular': 'PT_Sans-Web-Regular', 'PTSans-Bold': 'PT_Sans-Web-Bold'}),
    ('fontpkg-pt-sans-narrow 2.3', 'OFL 1.1', 'fontpkg_pt_sans_narrow:%s.ttf', {
        'PTSans-Narrow': 'PT_Sans-Narrow-Web-Regular', 'PTSans-NarrowBold': 'PT_Sans-Narrow-Web-Bold'}),
    ('fontpkg-pt-serif 1.0', 'OFL 1.1', 'fontpkg_pt_serif:%s.ttf', {
        'PTSerif-Regular': 'PT_Serif-Web-Regular', 'PTSerif-Bold': 'PT_Serif-Web-Bold'}),
    ('fontpkg-dm-sans 4.4', 'OFL 1.1', 'fontpkg_dm_sans:DMSans[opsz,wght].ttf', 'DMSans: Regular Medium SemiBold Bold'),
    ('fontpkg-barlow 1.408', 'OFL 1.1', 'fontpkg_barlow:%s.ttf', 'Barlow: Light Regular Medium SemiBold Bold'),
    ('fontpkg-titillium-web 1.2', 'OFL 1.1', 'fontpkg_titillium_web:%s.ttf', 'TitilliumWeb: Light Regular SemiBold Bold'),
    ('fontpkg-dosis 3.2', 'OFL 1.1', 'fontpkg_dosis:Dosis[wght].ttf', 'Dosis: Light Regular Medium SemiBold Bold'),
    ('fontpkg-exo-2 2.10', 'OFL 1.1', 'fontpkg_exo_2:Exo2[wght].ttf', 'Exo2: Light Regular Medium SemiBold Bold'),
    ('fontpkg-heebo 3.100', 'OFL 1.1', 'fontpkg_heebo:Heebo[wght].ttf', 'Heebo: Light Regular Medium Bold'),
    ('fontpkg-cairo 3.130', 'OFL 1.1', 'fontpkg_cairo:Cairo[slnt,wght].ttf', 'Cairo: Light Regular SemiBold Bold'),
    ('fontpkg-tajawal 1.700', 'OFL 1.1', 'fontpkg_tajawal:%s.ttf', 'Tajawal: Regular Medium Bold'),
    ('fontpkg-almarai 1.100', 'OFL 1.1', 'fontpkg_almarai:%s.ttf', 'Almarai: Regular Bold'),
    ('fontpkg-kanit 2.0', 'OFL 1.1', 'fontpkg_kanit:%s.ttf', 'Kanit: Light Regular Medium SemiBold Bold'),
    ('fontpkg-prompt 1.1', 'OFL 1.1', 'fontpkg_prompt:%s.ttf', 'Prompt: Light Regular Medium SemiBold Bold'),
    ('fontpkg-mukta 2.538', 'OFL 1.1', 'fontpkg_mukta:%s.ttf', 'Mukta: Light Regular Medium SemiBold Bold'),
    ('fontpkg-hind 2.1', 'OFL 1.1', 'fontpkg_hind:%s.ttf', 'Hind: Light Regular Medium SemiBold Bold'),
    ('fontpkg-noto-sans 2.15', 'OFL 1.1', 'fontpkg_noto_sans:NotoSans[wdth,wght].ttf',
     'NotoSans: Light Regular Medium SemiBold Bold'),
    ('fontpkg-plus-jakarta-sans 2.71', 'OFL 1.1', 'fontpkg_plus_jakarta_sans:PlusJakartaSans[wght].ttf',
     'PlusJakartaSans: Light Regular Medium SemiBold Bold'),
    ('fontpkg-outfit 1.100', 'OFL 1.1', 'fontpkg_outfit:Outfit[wght].ttf', 'Outfit: Light Regular Medium SemiBold Bold'),
    ('fontpkg-space-grotesk 2.0', 'OFL 1.1', 'fontpkg_space_grotesk:SpaceGrotesk[wght].ttf',
     'SpaceGrotesk: Light Regular Medium Bold'),
    ('fontpkg-bebas-neue 2.0', 'OFL 1.1', 'fontpkg_bebas_neue:%s.ttf', 'BebasNeue: Regular'),
    ('fontpkg-lora 3.8', 'OFL 1.1', 'fontpkg_lora:Lora[wght].ttf', 'Lora: Regular Bold'),
    ('fontpkg-archivo 2.1', 'OFL 1.1', 'fontpkg_archivo:Archivo[wdth,wght].ttf', 'Archivo: Regular Medium SemiBold Bold'),
    ('fontpkg-varela-round 3.10', 'OFL 1.1', 'fontpkg_varela_round:%s.ttf', 'VarelaRound: Regular'),
    ('fontpkg-roboto-slab 2.2', 'OFL 1.1', 'fontpkg_roboto_slab:RobotoSlab[wght].ttf', 'RobotoSlab: Light Regular Bold'),
    ('fontpkg-jost 3.710', 'OFL 1.1', 'fontpkg_jost:Jost[wght].ttf', 'Jost: Light Regular Medium SemiBold Bold'),
    ('fontpkg-urbanist 1.303', 'OFL 1.1', 'fontpkg_urbanist:Urbanist[wght].ttf',
     'Urbanist: Light Regular Medium SemiBold Bold'),
    ('fontpkg-lexend 1.7', 'OFL 1.1', 'fontpkg_lexend:Lexend[wght].ttf', 'Lexend: Light Regular Medium SemiBold Bold'),
    ('fontpkg-sora 2.0', 'OFL 1.1', 'fontpkg_sora:Sora[wght].ttf', 'Sora: Light Regular SemiBold Bold'),
    ('fontpkg-red-hat-display 1.30', 'OFL 1.1', 'fontpkg_red_hat_display:RedHatDisplay[wght].ttf',
     'RedHatDisplay: Regular Medium SemiBold Bold'),
    ('fontpkg-figtree 2.2', 'OFL 1.1', 'fontpkg_figtree:Figtree[wght].ttf', 'Figtree: Light Regular Medium SemiBold Bold'),
    ('fontpkg-maven-pro 2.103', 'OFL 1.1', 'fontpkg_maven_pro:MavenPro[wght].ttf', 'MavenPro: Regular Medium Bold'),
    ('fontpkg-overpass 4.0', 'OFL 1.1', 'fontpkg_overpass:Overpass[wght].ttf', 'Overpass: Light Regular SemiBold Bold'),
    ('fontpkg-libre-franklin 3.0', 'OFL 1.1', 'fontpkg_libre_franklin:LibreFranklin[wght].ttf',
     'LibreFranklin: Light Regular Medium SemiBold Bold'),
    ('fontpkg-catamaran 2.0', 'OFL 1.1', 'fontpkg_catamaran:Catamaran[wght].ttf',
     'Catamaran: Light Regular Medium SemiBold Bold'),
    ('fontpkg-asap 3.2', 'OFL 1.1', 'fontpkg_asap:Asap[wdth,wght].ttf', 'Asap: Regular Medium SemiBold Bold'),
]
WEIGHTS = {'Thin': 100, 'Light': 300, 'Regular': 400, 'Medium': 500, 'SemiBold': 600, 'Bold': 700, 'ExtraBold': 800}
OPTICAL_SIZE = 14  # that of the single files that apps ship
UNKERNED = ('Arial', 'TimesNewRoman', 'Palatino')
# The least correction in em that counts: of Helvetica's pairs, of frequent pairs, of those with a space, of others.
HELVETICA, FREQUENT, SPACED, RARE = .06, .005, .015, .05


def names(faces):
    """The name of each face in the table, and in its file's path."""
    if isinstance(faces, dict):
        return faces
    family, weights = faces.split(': ')
    return {'%s-%s' % (family, weight): '%s-%s' % (family, weight) for weight in weights.split()}


def opened(pattern, file, roots):
    if ':' in pattern:
        package, name = pattern.split(':')
        font = TTFont(str(importlib.resources.files(package) / 'files' / (name % file if '%s' in name else name)))
        if 'fvar' not in font:
            return font
        axes = {axis.axisTag: OPTICAL_SIZE if axis.axisTag == 'opsz' else axis.defaultValue for axis in font['fvar'].axes}
        return instancer.instantiateVariableFont(font, dict(axes, wght=WEIGHTS[file.split('-')[1]]))
    path = next(p for p in (os.path.join(root, pattern % file) for root in roots) if os.path.exists(p))
    return TTFont(path)


def frequent_pairs():
    """The pairs that occur often enough in documents for a fit to the widths of labels."""
    with open(os.path.join(HERE, 'system-font.json')) as file:
        return set(json.load(file)['frequentPairs'])


def strong(pairs, name):
    """The pairs that count. A small letter is followed by a capital in hardly any text."""
    if name == 'Helvetica':
        return {pair: value for pair, value in pairs.items() if pair.isalpha() and abs(value) >= HELVETICA}
    frequent = frequent_pairs()

    def least(pair):
        if pair in frequent:
            return FREQUENT
        if ' ' in pair:
            return SPACED
        return RARE if pair.isalpha() and not (pair[0].islower() and pair[1].isupper()) else 1

    return {pair: value for pair, value in pairs.items() if abs(value) >= least(pair)}


def kerning(font):
    """Pairs of characters that are moved, and how far in em."""
    units = font['head'].unitsPerEm
    kept = [key for key in KEYS if len(key) == 1 and ord(key) < 127 and not key.isdigit()]
    glyphs = font.getBestCmap()
    letters = {}
    for key in kept:
        letters.setdefault(glyphs.get(ord(key)), key)
    letters.pop(None, None)
    pairs = {}

    def add(first, second, value):
        if first in letters and second in letters and value is not None:
            pairs.setdefault(letters[first] + letters[second], (getattr(value, 'XAdvance', 0) or 0) / units)

    table = font['GPOS'].table
    used = {index for record in table.FeatureList.FeatureRecord if record.FeatureTag == 'kern'
            for index in record.Feature.LookupListIndex}
    for index in sorted(used):
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            if subtable.LookupType != 2:
                continue
            if subtable.Format == 1:
                for first, rows in zip(subtable.Coverage.glyphs, subtable.PairSet):
                    for pair in rows.PairValueRecord:
                        add(first, pair.SecondGlyph, pair.Value1)
            else:
                for first in subtable.Coverage.glyphs:
                    records = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
                    for second in letters:
                        add(first, second, records[subtable.ClassDef2.classDefs.get(second, 0)].Value1)
    return {pair: round(value, 4) for pair, value in sorted(pairs.items())}


def figures(font, source):
    units, glyphs, metrics = font['head'].unitsPerEm, font.getBestCmap(), font['hmtx']
    advances = {}
    for key in KEYS:
        if len(key) == 1 and ord(key) in glyphs:
            advances[key] = round(metrics[glyphs[ord(key)]][0] / units, 4)
    head = font['hhea']
    face = {'source': source, 'ascender': round(head.ascent / units, 4), 'descender': round(-head.descent / units, 4)}
    face['advances'] = advances
    return face


def main():
    roots = sys.argv[1:] + ['/']
    result = {}
    for package, licence, pattern, faces in PACKAGES:
        for name, file in names(faces).items():
            font = opened(pattern, file, roots)
            result[name] = face = figures(font, '%s, %s' % (package, licence))
            isKerned = name == 'Helvetica' or name.endswith(('-Regular', '-Sans')) and not name.startswith(UNKERNED)
            if isKerned and 'GPOS' in font:
                face['kerning'] = strong(kerning(font), name)
    with open(os.path.join(HERE, 'fonts.json'), 'w') as file:
        lines = ['  %s: %s' % (json.dumps(name), json.dumps(face, ensure_ascii=False)) for name, face in result.items()]
        file.write('{\n' + ',\n'.join(lines) + '\n}\n')


if __name__ == '__main__':
    main()
