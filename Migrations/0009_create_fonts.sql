-- What a project has beside its documents: the fonts of its font files, by which their text is measured. The files themselves
-- are not stored.

-- A font file, of one font or of several.
CREATE TABLE font_file (
  id INTEGER PRIMARY KEY,
  project INTEGER NOT NULL REFERENCES project ON DELETE CASCADE,
  -- Relative to the project's folder, `/` between folders.
  path TEXT NOT NULL,
  -- Over the file's bytes: a file that has another is read again.
  checksum INTEGER NOT NULL,
  UNIQUE (project, path)
) STRICT;

-- A font of a file, with its heights in units.
CREATE TABLE font (
  id INTEGER PRIMARY KEY,
  file INTEGER NOT NULL REFERENCES font_file ON DELETE CASCADE,
  -- The place in the file, counted from 1.
  position INTEGER NOT NULL CHECK (position > 0),
  -- The PostScript name, by which documents ask for the font.
  name TEXT NOT NULL,
  family TEXT NOT NULL,
  style TEXT NOT NULL,
  -- How many units the size of the font is.
  units_per_em INTEGER NOT NULL CHECK (units_per_em > 0),
  -- The part of a line above the baseline, that below it (positive), and the space between lines.
  ascender INTEGER NOT NULL,
  descender INTEGER NOT NULL,
  line_gap INTEGER NOT NULL,
  UNIQUE (file, position)
) STRICT;

-- A font is found by its name.
CREATE INDEX font_by_name ON font (name);

-- How far a character of a font moves on, in units.
CREATE TABLE font_glyph (
  font INTEGER NOT NULL REFERENCES font ON DELETE CASCADE,
  -- The number that Unicode gives the character.
  character INTEGER NOT NULL CHECK (character >= 0 AND character <= 1114111),
  advance INTEGER NOT NULL CHECK (advance >= -2147483648 AND advance <= 2147483647),
  PRIMARY KEY (font, character)
) STRICT, WITHOUT ROWID;

-- By how many units the second character of a pair stands further from the first than by its advance; nearer where negative.
CREATE TABLE font_kerning (
  font INTEGER NOT NULL REFERENCES font ON DELETE CASCADE,
  first INTEGER NOT NULL CHECK (first >= 0 AND first <= 1114111),
  second INTEGER NOT NULL CHECK (second >= 0 AND second <= 1114111),
  adjustment INTEGER NOT NULL CHECK (adjustment >= -2147483648 AND adjustment <= 2147483647),
  PRIMARY KEY (font, first, second)
) STRICT, WITHOUT ROWID;

-- How many units wide a word is whose letters change with those beside them, of the words that the project's documents have.
CREATE TABLE font_word (
  font INTEGER NOT NULL REFERENCES font ON DELETE CASCADE,
  word TEXT NOT NULL,
  advance INTEGER NOT NULL CHECK (advance >= -2147483648 AND advance <= 2147483647),
  PRIMARY KEY (font, word)
) STRICT, WITHOUT ROWID;

-- A font file that `UIAppFonts` of an app's property list names.
CREATE TABLE app_font (
  project INTEGER NOT NULL REFERENCES project ON DELETE CASCADE,
  -- The property list's path, relative to the project's folder, `/` between folders.
  property_list TEXT NOT NULL,
  -- The place in the list, counted from 1.
  position INTEGER NOT NULL CHECK (position > 0),
  -- What the property list calls the file: its path in the app.
  file TEXT NOT NULL,
  PRIMARY KEY (project, property_list, position)
) STRICT, WITHOUT ROWID;

-- Every font of every font file. Heights are in units, of which the size of the font is `units_per_em`.
CREATE VIEW fonts AS
SELECT
  p.name AS project, f.path AS file, t.position, t.name, t.family, t.style, t.units_per_em, t.ascender, t.descender,
  t.line_gap, (SELECT count(*) FROM font_glyph g WHERE g.font = t.id) AS glyph_count
FROM project p
JOIN font_file f ON f.project = p.id
JOIN font t ON t.file = f.id;

-- Every font that a document names, how often, and the first file of the project that has it: null where none has.
CREATE VIEW font_uses AS
SELECT
  p.name AS project, d.path AS document, d.id AS document_id, j.value AS name, count(*) AS uses,
  (
    SELECT min(f.path) FROM font t JOIN font_file f ON f.id = t.file WHERE f.project = p.id AND t.name = j.value
  ) AS file
FROM project p
JOIN document d ON d.project = p.id
JOIN node n ON n.document = d.id AND (n.name = 'fontDescription' OR n.name = 'font')
JOIN json_each(n.attributes) j ON j.key = 'name'
GROUP BY p.id, d.id, j.value;

-- Every font file that an app's property list names, and the first file of the project that is called so: null where none is.
CREATE VIEW app_fonts AS
SELECT
  p.name AS project, a.property_list, a.position, a.file,
  (
    SELECT min(f.path) FROM font_file f
    WHERE f.project = p.id AND substr('/' || f.path, -length(a.file) - 1) = '/' || a.file
  ) AS found
FROM project p
JOIN app_font a ON a.project = p.id;
