-- What a project has beside its documents: the images and colours of asset catalogues and the texts of strings files.
-- `document` is the truth of documents; these tables are that of what they hold. The pictures themselves are not stored.

-- An asset catalogue: a folder `.xcassets`.
CREATE TABLE asset_catalog (
  id INTEGER PRIMARY KEY,
  project INTEGER NOT NULL REFERENCES project ON DELETE CASCADE,
  -- Relative to the project's folder, `/` between folders.
  path TEXT NOT NULL,
  UNIQUE (project, path)
) STRICT;

-- A named image or colour of a catalogue, in several variants.
CREATE TABLE asset (
  id INTEGER PRIMARY KEY,
  catalog INTEGER NOT NULL REFERENCES asset_catalog ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind = 'image' OR kind = 'color'),
  -- The name by which documents refer to it, with its folders where they provide a namespace.
  name TEXT NOT NULL,
  -- Of an image: whether it is drawn in the tint colour; null where the catalogue leaves it to the image's use.
  is_template INTEGER CHECK (is_template = 0 OR is_template = 1),
  UNIQUE (catalog, kind, name),
  CHECK (kind = 'image' OR is_template IS NULL)
) STRICT;

-- An image or colour is found by its name.
CREATE INDEX asset_by_name ON asset (name, kind);

-- What an image or a colour is in some surroundings.
CREATE TABLE asset_variant (
  asset INTEGER NOT NULL REFERENCES asset ON DELETE CASCADE,
  -- The place in the set, counted from 1.
  position INTEGER NOT NULL CHECK (position > 0),
  -- The surroundings, as the catalogue spells them; null of any.
  size_class TEXT NOT NULL REFERENCES size_class (name),
  idiom TEXT,
  -- Pixels a point.
  scale REAL,
  luminosity TEXT,
  has_high_contrast INTEGER NOT NULL CHECK (has_high_contrast = 0 OR has_high_contrast = 1),
  direction TEXT,
  gamut TEXT,
  subtype TEXT,
  locale TEXT,
  PRIMARY KEY (asset, position)
) STRICT, WITHOUT ROWID;

-- Of a variant of an image: its picture.
CREATE TABLE asset_picture (
  asset INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- The file in the set's folder.
  file TEXT NOT NULL,
  -- In points; null where the file does not say.
  width REAL,
  height REAL,
  -- What lies outside the alignment rectangle, in points.
  inset_top REAL NOT NULL,
  inset_left REAL NOT NULL,
  inset_bottom REAL NOT NULL,
  inset_right REAL NOT NULL,
  PRIMARY KEY (asset, position),
  FOREIGN KEY (asset, position) REFERENCES asset_variant (asset, position) ON DELETE CASCADE,
  CHECK ((width IS NULL) = (height IS NULL))
) STRICT, WITHOUT ROWID;

-- Of a variant of a colour: its components, a grey, or a platform's colour by its name.
CREATE TABLE asset_color (
  asset INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- As the catalogue spells it, such as srgb; null of a platform's colour.
  space TEXT,
  -- 0 to 1, in extended spaces beyond.
  red REAL,
  green REAL,
  blue REAL,
  white REAL,
  alpha REAL,
  -- Such as systemBackgroundColor of ios.
  system_name TEXT,
  platform TEXT,
  PRIMARY KEY (asset, position),
  FOREIGN KEY (asset, position) REFERENCES asset_variant (asset, position) ON DELETE CASCADE,
  CHECK ((system_name IS NULL) = (platform IS NULL)),
  CHECK ((system_name IS NULL) = (space IS NOT NULL AND alpha IS NOT NULL)),
  CHECK ((red IS NULL) = (green IS NULL) AND (red IS NULL) = (blue IS NULL)),
  CHECK ((system_name IS NOT NULL) + (white IS NOT NULL) + (red IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

-- A strings file: texts in one language.
CREATE TABLE strings_file (
  id INTEGER PRIMARY KEY,
  project INTEGER NOT NULL REFERENCES project ON DELETE CASCADE,
  -- Relative to the project's folder, `/` between folders.
  path TEXT NOT NULL,
  encoding TEXT NOT NULL CHECK (
    encoding = 'utf8' OR encoding = 'utf8WithMark' OR encoding = 'utf16LittleEndian' OR encoding = 'utf16BigEndian'
    OR encoding = 'bareUTF16LittleEndian' OR encoding = 'bareUTF16BigEndian'),
  -- What follows the last pair.
  trailing TEXT NOT NULL,
  -- Derived: of the folder `LANGUAGE.lproj` around the file, such as fr or Base; null where it lies in none.
  language TEXT,
  UNIQUE (project, path)
) STRICT;

-- A pair of a strings file. The five spellings one after another are the file.
CREATE TABLE strings_entry (
  file INTEGER NOT NULL REFERENCES strings_file ON DELETE CASCADE,
  -- The place in the file, counted from 1.
  position INTEGER NOT NULL CHECK (position > 0),
  -- White space and comments before the key, the key with its quotes, `=`, the value with its quotes, and `;`.
  leading TEXT NOT NULL,
  spelled_key TEXT NOT NULL,
  separator TEXT NOT NULL,
  spelled_value TEXT NOT NULL,
  terminator TEXT NOT NULL,
  -- Derived: key and value as they mean, and what the key names: an object's id and its attribute, null of other keys.
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  object TEXT,
  attribute TEXT,
  PRIMARY KEY (file, position),
  CHECK ((object IS NULL) = (attribute IS NULL))
) STRICT, WITHOUT ROWID;

-- The texts of an object are found by its id.
CREATE INDEX strings_entry_by_object ON strings_entry (object) WHERE object IS NOT NULL;

-- Every picture of every image of the asset catalogues. Width, height and insets are in points.
CREATE VIEW images AS
SELECT
  p.name AS project, c.path AS catalog, a.name, a.is_template, v.position, v.size_class, v.idiom, v.scale,
  v.luminosity, v.has_high_contrast, v.direction, v.gamut, v.subtype, v.locale, i.file, i.width, i.height, i.inset_top,
  i.inset_left, i.inset_bottom, i.inset_right
FROM project p
JOIN asset_catalog c ON c.project = p.id
JOIN asset a ON a.catalog = c.id AND a.kind = 'image'
LEFT JOIN asset_variant v ON v.asset = a.id
LEFT JOIN asset_picture i ON i.asset = v.asset AND i.position = v.position;

-- Every variant of every named colour of the asset catalogues.
CREATE VIEW colors AS
SELECT
  p.name AS project, c.path AS catalog, a.name, v.position, v.size_class, v.idiom, v.scale, v.luminosity,
  v.has_high_contrast, v.direction, v.gamut, v.subtype, v.locale, k.space, k.red, k.green, k.blue, k.white, k.alpha,
  k.system_name, k.platform
FROM project p
JOIN asset_catalog c ON c.project = p.id
JOIN asset a ON a.catalog = c.id AND a.kind = 'color'
LEFT JOIN asset_variant v ON v.asset = a.id
LEFT JOIN asset_color k ON k.asset = v.asset AND k.position = v.position;

-- Every pair of every strings file.
CREATE VIEW strings AS
SELECT
  p.name AS project, f.path AS file, f.language, e.position, e.key, e.value, e.object, e.attribute
FROM project p
JOIN strings_file f ON f.project = p.id
JOIN strings_entry e ON e.file = f.id;
