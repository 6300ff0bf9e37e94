-- A CHECK with IN and more than two values builds a table for every row; OR compares.

-- A set of documents that belong together: one app's interface.
CREATE TABLE project (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

-- One Interface Builder document: where it is, the form of its file, and what its root element says of it.
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  project INTEGER NOT NULL REFERENCES project,
  -- Relative to the project's folder, `/` between folders.
  path TEXT NOT NULL,
  -- How many rows of `node` the document has.
  node_count INTEGER NOT NULL CHECK (node_count >= 0),
  -- The form of the file, as in `FileForm`.
  has_byte_order_mark INTEGER NOT NULL CHECK (has_byte_order_mark IN (0, 1)),
  declaration TEXT NOT NULL,
  line_end TEXT NOT NULL,
  indentation TEXT NOT NULL,
  empty_element_gap TEXT NOT NULL,
  -- Derived: attributes of the root element and of `<device>`, as they mean; null where they are absent.
  type TEXT,
  tools_version TEXT,
  target_runtime TEXT,
  device TEXT,
  orientation TEXT,
  -- Derived: whether the root element says YES.
  uses_auto_layout INTEGER NOT NULL CHECK (uses_auto_layout IN (0, 1)),
  uses_size_classes INTEGER NOT NULL CHECK (uses_size_classes IN (0, 1)),
  uses_safe_areas INTEGER NOT NULL CHECK (uses_safe_areas IN (0, 1)),
  is_launch_screen INTEGER NOT NULL CHECK (is_launch_screen IN (0, 1)),
  -- Derived: the id of the controller that a storyboard starts with.
  initial_controller TEXT,
  UNIQUE (project, path)
) STRICT;

-- All that a document says, in document order: the one truth from which every derived table follows.
CREATE TABLE node (
  document INTEGER NOT NULL REFERENCES document,
  -- The place in document order, counted from 1.
  position INTEGER NOT NULL,
  -- The position of the node around it, 0 outside the root.
  parent INTEGER NOT NULL,
  -- An element's name, or #text, #cdata, #comment, #instruction, #doctype.
  name TEXT NOT NULL,
  -- Of an element: its attributes as a JSON object of text, in the file's order, as they mean.
  attributes TEXT,
  -- Of the others: the characters, as they mean. Derived, of an element that is a value as a whole (`<string>`, `<nil>`):
  -- all the characters in it.
  text TEXT,
  -- Where the file spells otherwise than Interface Builder: of text, the characters as spelled; of an element, a JSON
  -- object with `attributes` (quoted values as spelled, by name), `gaps`, `closing` and `endTag` (white space in tags).
  spelling TEXT,
  -- Derived, of a value within an object or constraint: the owner's position, and the keys that lead to the value, joined
  -- by dots, empty text of the owner itself. Null of all that has no key, and of saved frames.
  owner INTEGER,
  path TEXT,
  PRIMARY KEY (document, position),
  CHECK (position > parent AND parent >= 0),
  CHECK (attributes IS NOT NULL OR text IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- Derived: a storyboard's scene, or all the top-level objects of a xib.
CREATE TABLE scene (
  document INTEGER NOT NULL,
  -- Of the `<objects>` element that holds the scene.
  position INTEGER NOT NULL,
  -- Of the last node in the scene.
  last INTEGER NOT NULL,
  -- `sceneID`, empty text of a xib's.
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- The position of the scene's controller; null where it has none.
  controller INTEGER,
  PRIMARY KEY (document, position),
  FOREIGN KEY (document, position) REFERENCES node (document, position),
  CHECK (last >= position)
) STRICT, WITHOUT ROWID;

CREATE INDEX scene_by_id ON scene (id, document);

-- Derived: an element with an identifier in a scene, but for constraints and connections.
CREATE TABLE object (
  document INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- Of the last node in the object.
  last INTEGER NOT NULL,
  -- The position of the scene.
  scene INTEGER NOT NULL,
  -- The position of the nearest object around it; null at the top of the scene.
  parent INTEGER,
  id TEXT NOT NULL,
  element TEXT NOT NULL,
  -- The class that the element stands for, null of an element that Ninefold does not know.
  class TEXT,
  -- The class that the document names instead.
  custom_class TEXT,
  role TEXT NOT NULL CHECK (role = 'view' OR role = 'guide' OR role = 'controller' OR role = 'other'),
  -- The size classes in which the object and all around it are installed: bit n is `size_class.number` n.
  installed INTEGER NOT NULL CHECK (installed BETWEEN 0 AND 511),
  PRIMARY KEY (document, position),
  FOREIGN KEY (document, scene) REFERENCES scene (document, position),
  FOREIGN KEY (document, parent) REFERENCES object (document, position),
  CHECK (last >= position AND position > scene)
) STRICT, WITHOUT ROWID;

-- Derived: a layout constraint, `first.attribute relation multiplier × second.attribute + constant`.
CREATE TABLE layout_constraint (
  document INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- The position of the object that holds it.
  owner INTEGER NOT NULL,
  id TEXT,
  -- The items' ids, the owner's where the first is implicit; null where there is no second.
  first_item TEXT NOT NULL,
  second_item TEXT,
  -- The items' positions, null where no object has the id.
  first INTEGER,
  second INTEGER,
  first_attribute TEXT NOT NULL,
  second_attribute TEXT,
  relation TEXT NOT NULL CHECK (relation = 'equal' OR relation = 'lessThanOrEqual' OR relation = 'greaterThanOrEqual'),
  multiplier REAL NOT NULL,
  -- In points.
  constant REAL NOT NULL,
  -- 1000 is required.
  priority REAL NOT NULL,
  -- Whether the constraint is removed when the app is built.
  is_placeholder INTEGER NOT NULL CHECK (is_placeholder IN (0, 1)),
  -- The size classes in which the constraint, its owner and its items are installed: bits as in `object`.
  installed INTEGER NOT NULL CHECK (installed BETWEEN 0 AND 511),
  PRIMARY KEY (document, position),
  FOREIGN KEY (document, owner) REFERENCES object (document, position),
  FOREIGN KEY (document, first) REFERENCES object (document, position),
  FOREIGN KEY (document, second) REFERENCES object (document, position)
) STRICT, WITHOUT ROWID;

-- Derived: an outlet, outlet collection, action, segue or binding.
CREATE TABLE connection (
  document INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- The position of the object that the connection starts from.
  source INTEGER NOT NULL,
  id TEXT,
  -- The element's name: outlet, outletCollection, action, segue.
  kind TEXT NOT NULL,
  -- The property of an outlet, the selector of an action, the identifier of a segue; null where there is none.
  name TEXT,
  -- How a segue leads on, such as show, embed, relationship.
  segue_kind TEXT,
  -- The id that the connection leads to, and the position of the object that has it; null where no object has.
  destination TEXT,
  target INTEGER,
  PRIMARY KEY (document, position),
  FOREIGN KEY (document, source) REFERENCES object (document, position),
  FOREIGN KEY (document, target) REFERENCES object (document, position)
) STRICT, WITHOUT ROWID;

-- Derived: one thing that a variation says of an object or a constraint.
CREATE TABLE override (
  document INTEGER NOT NULL,
  -- The position of the object or constraint that varies.
  owner INTEGER NOT NULL,
  -- The position of the node that says so.
  position INTEGER NOT NULL,
  -- The value's place in its owner as keys joined by dots, such as constant or fontDescription.pointSize; empty text of an
  -- installation.
  name TEXT NOT NULL,
  -- The place's first part: what the variation replaces as a whole.
  property TEXT NOT NULL,
  -- The variation's key, and the size class that it names.
  key TEXT NOT NULL,
  width TEXT NOT NULL CHECK (width = 'any' OR width = 'compact' OR width = 'regular'),
  height TEXT NOT NULL CHECK (height = 'any' OR height = 'compact' OR height = 'regular'),
  -- The place in the order of precedence: a higher one wins, and of two the later.
  rank INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (action = 'install' OR action = 'uninstall' OR action = 'value'),
  -- As it means; null of an installation, and of a value that is taken away.
  value TEXT,
  -- The value where it is a number.
  number REAL,
  -- The size classes in which this override decides: bits as in `object`.
  deciding INTEGER NOT NULL CHECK (deciding BETWEEN 0 AND 511),
  PRIMARY KEY (document, owner, position, name),
  FOREIGN KEY (document, owner) REFERENCES node (document, position),
  CHECK ((action = 'value') = (name <> ''))
) STRICT, WITHOUT ROWID;

-- Derived: an image or colour that a document lists under `<resources>`.
CREATE TABLE resource (
  document INTEGER NOT NULL,
  position INTEGER NOT NULL,
  -- The element's name: image, namedColor, systemColor.
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  -- In points; null where the document does not say.
  width REAL,
  height REAL,
  -- Such as system; null of the app's own.
  catalog TEXT,
  PRIMARY KEY (document, position),
  FOREIGN KEY (document, position) REFERENCES node (document, position)
) STRICT, WITHOUT ROWID;

-- The nine size classes. A bit set of size classes has bit n for the number n.
CREATE TABLE size_class (
  number INTEGER PRIMARY KEY CHECK (number BETWEEN 0 AND 8),
  name TEXT NOT NULL UNIQUE,
  width TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
  height TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
  -- 2 to the power of the number.
  bit INTEGER NOT NULL UNIQUE CHECK (bit = 1 << number),
  CHECK (name = width || '-' || height)
) STRICT;

INSERT INTO size_class (number, name, width, height, bit) VALUES
  (0, 'any-any', 'any', 'any', 1),
  (1, 'any-compact', 'any', 'compact', 2),
  (2, 'any-regular', 'any', 'regular', 4),
  (3, 'compact-any', 'compact', 'any', 8),
  (4, 'compact-compact', 'compact', 'compact', 16),
  (5, 'compact-regular', 'compact', 'regular', 32),
  (6, 'regular-any', 'regular', 'any', 64),
  (7, 'regular-compact', 'regular', 'compact', 128),
  (8, 'regular-regular', 'regular', 'regular', 256);
