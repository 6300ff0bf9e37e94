-- Of version 16 of the store.
--
-- The tables of the store in PostgreSQL, for the projects and revisions of many publishers. They have the names and the columns of
-- those in SQLite. Left out is what only the program reads: checksums, the journal of edits, by what documents are found, and the
-- widths of fonts' characters.
--
-- Every table begins with the project. A document, a catalogue, a strings file or a font file is a row a revision, whose `content` is
-- what is in it: the same content is stored once a project, however many revisions and paths have it. A content never changes; one
-- that nothing refers to is removed with what referred to it last.
--
-- Texts are compared by their bytes (COLLATE "C"), as SQLite compares them. Rows come from a store that holds them to its keys and
-- checks; to hold each to them once more would take more time than to write it.

-- The migrations that made this schema, with the SHA-256 of their texts.
CREATE TABLE ninefold_migration (
  number integer PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  fingerprint bytea NOT NULL
);

-- A set of documents that belong together: one app's interface.
CREATE TABLE project (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE
);

-- A state of a project; its name is empty where a publisher gives none.
CREATE TABLE revision (
  project integer NOT NULL REFERENCES project,
  id integer GENERATED ALWAYS AS IDENTITY,
  name text COLLATE "C" NOT NULL,
  -- Whether a publisher came to the end since the last change, and nothing was refused.
  is_whole boolean NOT NULL,
  PRIMARY KEY (project, id),
  UNIQUE (project, name)
);

-- What is in a document, a catalogue, a strings file or a font file, by the SHA-256 of its rows.
CREATE TABLE content (
  project integer NOT NULL REFERENCES project,
  id bigint GENERATED ALWAYS AS IDENTITY,
  key bytea NOT NULL,
  PRIMARY KEY (project, id),
  UNIQUE (project, key)
);

-- One Interface Builder document of a revision: where it is, the form of its file, and what its root element says of it.
CREATE TABLE document (
  project integer NOT NULL,
  revision integer NOT NULL,
  -- Relative to the project's folder, `/` between folders.
  path text COLLATE "C" NOT NULL,
  content bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  node_count integer NOT NULL,
  has_byte_order_mark boolean NOT NULL,
  declaration text COLLATE "C" NOT NULL,
  line_end text COLLATE "C" NOT NULL,
  indentation text COLLATE "C" NOT NULL,
  empty_element_gap text COLLATE "C" NOT NULL,
  type text COLLATE "C",
  tools_version text COLLATE "C",
  target_runtime text COLLATE "C",
  device text COLLATE "C",
  orientation text COLLATE "C",
  uses_auto_layout boolean NOT NULL,
  uses_size_classes boolean NOT NULL,
  uses_safe_areas boolean NOT NULL,
  is_launch_screen boolean NOT NULL,
  initial_controller text COLLATE "C",
  PRIMARY KEY (project, revision, path),
  FOREIGN KEY (project, revision) REFERENCES revision (project, id),
  FOREIGN KEY (project, content) REFERENCES content (project, id)
);

CREATE INDEX document_by_content ON document (project, content);

CREATE INDEX document_by_id ON document (id);

-- All that a document says, in document order.
CREATE TABLE node (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  parent integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  attributes json,
  text text COLLATE "C",
  spelling text COLLATE "C",
  owner integer,
  path text COLLATE "C",
  PRIMARY KEY (project, content, position)
);

-- A storyboard's scene, or all the top-level objects of a xib.
CREATE TABLE scene (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  last integer NOT NULL,
  id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  controller integer,
  PRIMARY KEY (project, content, position)
);

CREATE INDEX scene_by_id ON scene (id);

-- An element with an identifier in a scene, but for constraints and connections.
CREATE TABLE object (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  last integer NOT NULL,
  scene integer NOT NULL,
  parent integer,
  id text COLLATE "C" NOT NULL,
  element text COLLATE "C" NOT NULL,
  class text COLLATE "C",
  custom_class text COLLATE "C",
  role text COLLATE "C" NOT NULL,
  -- The size classes in which the object and all around it are installed, and those in which it or one of these is hidden: bit n is
  -- `size_class.number` n.
  installed integer NOT NULL,
  hidden integer NOT NULL,
  PRIMARY KEY (project, content, position)
);

-- A layout constraint, `first.attribute relation multiplier × second.attribute + constant`; the constant is in points.
CREATE TABLE layout_constraint (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  owner integer NOT NULL,
  id text COLLATE "C",
  first_item text COLLATE "C" NOT NULL,
  second_item text COLLATE "C",
  first integer,
  second integer,
  first_attribute text COLLATE "C" NOT NULL,
  second_attribute text COLLATE "C",
  relation text COLLATE "C" NOT NULL,
  multiplier double precision NOT NULL,
  constant double precision NOT NULL,
  priority double precision NOT NULL,
  is_placeholder boolean NOT NULL,
  installed integer NOT NULL,
  PRIMARY KEY (project, content, position)
);

-- An outlet, outlet collection, action, segue or binding.
CREATE TABLE connection (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  source integer NOT NULL,
  id text COLLATE "C",
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C",
  segue_kind text COLLATE "C",
  destination text COLLATE "C",
  target integer,
  PRIMARY KEY (project, content, position)
);

-- One thing that a variation says of an object or a constraint.
CREATE TABLE override (
  project integer NOT NULL,
  content bigint NOT NULL,
  owner integer NOT NULL,
  position integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  property text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  width text COLLATE "C" NOT NULL,
  height text COLLATE "C" NOT NULL,
  rank integer NOT NULL,
  action text COLLATE "C" NOT NULL,
  value text COLLATE "C",
  number double precision,
  deciding integer NOT NULL,
  PRIMARY KEY (project, content, owner, position, name)
);

-- An image or colour that a document lists under `<resources>`, in points.
CREATE TABLE resource (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  width double precision,
  height double precision,
  catalog text COLLATE "C",
  PRIMARY KEY (project, content, position)
);

-- An asset catalogue: a folder `.xcassets`.
CREATE TABLE asset_catalog (
  project integer NOT NULL,
  revision integer NOT NULL,
  path text COLLATE "C" NOT NULL,
  content bigint NOT NULL,
  PRIMARY KEY (project, revision, path),
  FOREIGN KEY (project, revision) REFERENCES revision (project, id),
  FOREIGN KEY (project, content) REFERENCES content (project, id)
);

CREATE INDEX asset_catalog_by_content ON asset_catalog (project, content);

-- A named image or colour of a catalogue, in several variants.
CREATE TABLE asset (
  project integer NOT NULL,
  content bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  is_template boolean,
  PRIMARY KEY (project, content, kind, name)
);

-- What an image or a colour is in some surroundings.
CREATE TABLE asset_variant (
  project integer NOT NULL,
  content bigint NOT NULL,
  kind text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  size_class text COLLATE "C" NOT NULL,
  idiom text COLLATE "C",
  scale double precision,
  luminosity text COLLATE "C",
  has_high_contrast boolean NOT NULL,
  direction text COLLATE "C",
  gamut text COLLATE "C",
  subtype text COLLATE "C",
  locale text COLLATE "C",
  PRIMARY KEY (project, content, kind, name, position)
);

-- Of a variant of an image: its picture; lengths are in points.
CREATE TABLE asset_picture (
  project integer NOT NULL,
  content bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  file text COLLATE "C" NOT NULL,
  width double precision,
  height double precision,
  inset_top double precision NOT NULL,
  inset_left double precision NOT NULL,
  inset_bottom double precision NOT NULL,
  inset_right double precision NOT NULL,
  PRIMARY KEY (project, content, name, position)
);

-- Of a variant of a colour: its components, a grey, or a platform's colour by its name.
CREATE TABLE asset_color (
  project integer NOT NULL,
  content bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  space text COLLATE "C",
  red double precision,
  green double precision,
  blue double precision,
  white double precision,
  alpha double precision,
  system_name text COLLATE "C",
  platform text COLLATE "C",
  PRIMARY KEY (project, content, name, position)
);

-- A strings file: texts in one language.
CREATE TABLE strings_file (
  project integer NOT NULL,
  revision integer NOT NULL,
  path text COLLATE "C" NOT NULL,
  content bigint NOT NULL,
  encoding text COLLATE "C" NOT NULL,
  "trailing" text COLLATE "C" NOT NULL,
  language text COLLATE "C",
  PRIMARY KEY (project, revision, path),
  FOREIGN KEY (project, revision) REFERENCES revision (project, id),
  FOREIGN KEY (project, content) REFERENCES content (project, id)
);

CREATE INDEX strings_file_by_content ON strings_file (project, content);

-- A pair of a strings file, as it is spelled and as it means.
CREATE TABLE strings_entry (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  "leading" text COLLATE "C" NOT NULL,
  spelled_key text COLLATE "C" NOT NULL,
  separator text COLLATE "C" NOT NULL,
  spelled_value text COLLATE "C" NOT NULL,
  terminator text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  object text COLLATE "C",
  attribute text COLLATE "C",
  PRIMARY KEY (project, content, position)
);

CREATE INDEX strings_entry_by_object ON strings_entry (object) WHERE object IS NOT NULL;

-- A font file, of one font or of several.
CREATE TABLE font_file (
  project integer NOT NULL,
  revision integer NOT NULL,
  path text COLLATE "C" NOT NULL,
  content bigint NOT NULL,
  PRIMARY KEY (project, revision, path),
  FOREIGN KEY (project, revision) REFERENCES revision (project, id),
  FOREIGN KEY (project, content) REFERENCES content (project, id)
);

CREATE INDEX font_file_by_content ON font_file (project, content);

-- A font of a file, with its heights in units, and how many characters it has.
CREATE TABLE font (
  project integer NOT NULL,
  content bigint NOT NULL,
  position integer NOT NULL,
  name text COLLATE "C" NOT NULL,
  family text COLLATE "C" NOT NULL,
  style text COLLATE "C" NOT NULL,
  units_per_em integer NOT NULL,
  ascender integer NOT NULL,
  descender integer NOT NULL,
  line_gap integer NOT NULL,
  glyph_count bigint NOT NULL,
  PRIMARY KEY (project, content, position)
);

CREATE INDEX font_by_name ON font (project, name);

-- A font file that `UIAppFonts` of an app's property list names.
CREATE TABLE app_font (
  project integer NOT NULL,
  revision integer NOT NULL,
  property_list text COLLATE "C" NOT NULL,
  position integer NOT NULL,
  file text COLLATE "C" NOT NULL,
  PRIMARY KEY (project, revision, property_list, position),
  FOREIGN KEY (project, revision) REFERENCES revision (project, id)
);

-- What scenes are laid out for, by the first 64 bits of the SHA-256 of its columns.
CREATE TABLE environment (
  project integer NOT NULL REFERENCES project,
  id bigint NOT NULL,
  name text COLLATE "C" NOT NULL,
  device text COLLATE "C",
  model text COLLATE "C",
  orientation text COLLATE "C",
  "window" text COLLATE "C",
  size_class text COLLATE "C",
  style text COLLATE "C",
  idiom text COLLATE "C",
  direction text COLLATE "C",
  content_size text COLLATE "C",
  contrast text COLLATE "C",
  legibility_weight text COLLATE "C",
  gamut text COLLATE "C",
  locale text COLLATE "C",
  texts text COLLATE "C",
  screen text COLLATE "C",
  settings text COLLATE "C",
  PRIMARY KEY (project, id)
);

-- A document that was laid out for an environment.
CREATE TABLE solved_document (
  project integer NOT NULL,
  content bigint NOT NULL,
  environment bigint NOT NULL,
  PRIMARY KEY (project, content, environment)
);

-- A scene that was laid out for an environment; sizes are in points.
CREATE TABLE solved_scene (
  project integer NOT NULL,
  content bigint NOT NULL,
  scene integer NOT NULL,
  environment bigint NOT NULL,
  variant integer NOT NULL,
  size_class integer NOT NULL,
  place text COLLATE "C",
  is_shown boolean NOT NULL,
  width double precision NOT NULL,
  height double precision NOT NULL,
  PRIMARY KEY (project, content, scene, environment)
);

-- The frame of an installed view, in its superview's coordinates, in points.
CREATE TABLE view_frame (
  project integer NOT NULL,
  content bigint NOT NULL,
  scene integer NOT NULL,
  variant integer NOT NULL,
  position integer NOT NULL,
  superview integer,
  x double precision NOT NULL,
  y double precision NOT NULL,
  width double precision NOT NULL,
  height double precision NOT NULL,
  -- The axes that the constraints leave open: 1 horizontally, 2 vertically, 3 both.
  ambiguous integer NOT NULL,
  safe_left double precision NOT NULL,
  safe_top double precision NOT NULL,
  safe_right double precision NOT NULL,
  safe_bottom double precision NOT NULL,
  content_width double precision,
  content_height double precision,
  PRIMARY KEY (project, content, scene, variant, position)
);

-- A constraint or a rule that contradicts others: what is broken, and what it contradicts.
CREATE TABLE conflict_member (
  project integer NOT NULL,
  content bigint NOT NULL,
  scene integer NOT NULL,
  variant integer NOT NULL,
  conflict integer NOT NULL,
  place integer NOT NULL,
  position integer NOT NULL,
  kind text COLLATE "C" NOT NULL,
  PRIMARY KEY (project, content, scene, variant, conflict, place)
);

-- What a layout could not take as the document has it.
CREATE TABLE layout_finding (
  project integer NOT NULL,
  content bigint NOT NULL,
  scene integer NOT NULL,
  variant integer NOT NULL,
  number integer NOT NULL,
  position integer,
  kind text COLLATE "C" NOT NULL,
  text text COLLATE "C" NOT NULL,
  PRIMARY KEY (project, content, scene, variant, number)
);

-- A document that was checked by a plan, with what rules found in it by itself.
CREATE TABLE checked_document (
  project integer NOT NULL,
  content bigint NOT NULL,
  plan bigint NOT NULL,
  findings json NOT NULL,
  PRIMARY KEY (project, content, plan)
);

-- The nine size classes. A bit set of size classes has bit n for the number n.
CREATE TABLE size_class (
  number integer PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  width text COLLATE "C" NOT NULL,
  height text COLLATE "C" NOT NULL,
  bit integer NOT NULL
);

-- A screen, in points where nothing else is said. The program that runs this migration writes this table, `screen_window`, `device`
-- and `size_class` as its store has them.
CREATE TABLE screen (
  screen integer PRIMARY KEY,
  canvas text COLLATE "C",
  idiom text COLLATE "C" NOT NULL,
  portrait_width double precision NOT NULL,
  portrait_height double precision NOT NULL,
  pixel_width integer NOT NULL,
  pixel_height integer NOT NULL,
  scale double precision NOT NULL,
  portrait_size_class text COLLATE "C" NOT NULL,
  landscape_size_class text COLLATE "C" NOT NULL,
  rotates boolean NOT NULL,
  turns_upside_down boolean NOT NULL,
  has_home_indicator boolean NOT NULL,
  corner_radius double precision NOT NULL,
  portrait_safe_left double precision NOT NULL,
  portrait_safe_top double precision NOT NULL,
  portrait_safe_right double precision NOT NULL,
  portrait_safe_bottom double precision NOT NULL,
  landscape_safe_left double precision NOT NULL,
  landscape_safe_top double precision NOT NULL,
  landscape_safe_right double precision NOT NULL,
  landscape_safe_bottom double precision NOT NULL,
  portrait_status_bar double precision NOT NULL,
  landscape_status_bar double precision NOT NULL
);

-- A window that an app can have on a screen, in points.
CREATE TABLE screen_window (
  screen integer NOT NULL REFERENCES screen,
  orientation text COLLATE "C" NOT NULL,
  "window" text COLLATE "C" NOT NULL,
  window_width double precision NOT NULL,
  window_height double precision NOT NULL,
  size_class text COLLATE "C" NOT NULL,
  PRIMARY KEY (screen, orientation, "window")
);

-- A device model.
CREATE TABLE device (
  number integer PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  screen integer NOT NULL REFERENCES screen
);
