-- What `ninefold solve` found: scenes laid out for environments. All of it follows from documents, and from the fonts, images and
-- texts of their projects: whatever changes one of these takes away what was found of it.

-- What scenes are laid out for: Interface Builder's canvas, or a window on a device, under traits. Null of what was not asked for.
CREATE TABLE environment (
  id INTEGER PRIMARY KEY,
  -- All of it in one line, such as `canvas compact-regular` or `iPhone 8 landscape`.
  name TEXT NOT NULL UNIQUE,
  -- The device as it was asked for, and the model that this means; null of the canvas.
  device TEXT,
  model TEXT,
  orientation TEXT,
  -- The window's share of the screen: full, 2/3, 1/2, 1/3 or slide-over; or its points, such as 700x800.
  window TEXT,
  size_class TEXT REFERENCES size_class (name),
  style TEXT,
  idiom TEXT,
  direction TEXT,
  content_size TEXT,
  contrast TEXT,
  legibility_weight TEXT,
  gamut TEXT,
  -- The language of the texts, such as fr, and whether each is there twice: `doubled`.
  locale TEXT,
  texts TEXT,
  -- What of the screen is shown or hidden, such as `keyboard docked`.
  screen TEXT,
  -- What the running app says of controllers, such as `child: horizontal=regular`.
  settings TEXT
) STRICT;

-- A document that was laid out for an environment, and by what.
CREATE TABLE solved_document (
  document INTEGER NOT NULL REFERENCES document,
  environment INTEGER NOT NULL REFERENCES environment,
  -- The checksum of the document, and of the program that laid it out.
  document_checksum INTEGER NOT NULL,
  program_checksum INTEGER NOT NULL,
  -- Over the rows of `solved_scene`.
  checksum INTEGER NOT NULL,
  PRIMARY KEY (document, environment)
) STRICT, WITHOUT ROWID;

-- What the layout of a scene came to, without its environment: where it comes to the same in several, they share it.
CREATE TABLE scene_layout (
  document INTEGER NOT NULL REFERENCES document,
  -- The position of the scene.
  scene INTEGER NOT NULL,
  -- Tells the layouts of a scene apart.
  variant INTEGER NOT NULL,
  -- Over the rows of `view_frame`, `conflict_member` and `layout_finding`.
  checksum INTEGER NOT NULL,
  PRIMARY KEY (document, scene, variant)
) STRICT, WITHOUT ROWID;

-- A scene that was laid out for an environment.
CREATE TABLE solved_scene (
  document INTEGER NOT NULL,
  -- The position of the scene.
  scene INTEGER NOT NULL,
  environment INTEGER NOT NULL,
  variant INTEGER NOT NULL,
  -- The size class under which the scene was resolved, which the containers of its controller may have changed.
  size_class INTEGER NOT NULL REFERENCES size_class (number),
  -- What of a device the scene's controller has, such as window or formSheet; null of the canvas.
  place TEXT,
  -- Whether the controller is on screen there: not where a split view or a presentation shows another one instead.
  is_shown INTEGER NOT NULL CHECK (is_shown BETWEEN 0 AND 1),
  -- Of the controller's view, or of the first root, in points.
  width REAL NOT NULL,
  height REAL NOT NULL,
  PRIMARY KEY (document, scene, environment),
  FOREIGN KEY (document, environment) REFERENCES solved_document (document, environment),
  FOREIGN KEY (document, scene, variant) REFERENCES scene_layout (document, scene, variant)
) STRICT, WITHOUT ROWID;

-- The frame of an installed view, in its superview's coordinates, in points.
CREATE TABLE view_frame (
  document INTEGER NOT NULL,
  scene INTEGER NOT NULL,
  variant INTEGER NOT NULL,
  -- Of the view's node, and of its superview's; null of a root.
  position INTEGER NOT NULL,
  superview INTEGER,
  x REAL NOT NULL,
  y REAL NOT NULL,
  width REAL NOT NULL,
  height REAL NOT NULL,
  -- The axes that the constraints leave open: 1 horizontally, 2 vertically, 3 both.
  ambiguous INTEGER NOT NULL CHECK (ambiguous BETWEEN 0 AND 3),
  -- What of the view's edges the safe area keeps clear of, in points.
  safe_left REAL NOT NULL,
  safe_top REAL NOT NULL,
  safe_right REAL NOT NULL,
  safe_bottom REAL NOT NULL,
  -- The size of what a scroll view scrolls, in points; null of another view, and where the constraints leave it open.
  content_width REAL,
  content_height REAL,
  PRIMARY KEY (document, scene, variant, position),
  FOREIGN KEY (document, scene, variant) REFERENCES scene_layout (document, scene, variant)
) STRICT, WITHOUT ROWID;

-- A constraint or a rule that contradicts others: what is broken, and what it contradicts.
CREATE TABLE conflict_member (
  document INTEGER NOT NULL,
  scene INTEGER NOT NULL,
  variant INTEGER NOT NULL,
  -- The conflict among those of the layout, counted from 1.
  conflict INTEGER NOT NULL,
  -- The place in the conflict: 0 of what is broken.
  place INTEGER NOT NULL,
  -- Of the node of the constraint, or of the view whose rule it is.
  position INTEGER NOT NULL,
  -- Such as constraint, or what kind of rule it is.
  kind TEXT NOT NULL,
  PRIMARY KEY (document, scene, variant, conflict, place),
  FOREIGN KEY (document, scene, variant) REFERENCES scene_layout (document, scene, variant)
) STRICT, WITHOUT ROWID;

-- What a layout could not take as the document has it.
CREATE TABLE layout_finding (
  document INTEGER NOT NULL,
  scene INTEGER NOT NULL,
  variant INTEGER NOT NULL,
  -- The place among the findings, counted from 1.
  number INTEGER NOT NULL,
  -- Of the node of the constraint or view; null where the whole scene is meant.
  position INTEGER,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (document, scene, variant, number),
  FOREIGN KEY (document, scene, variant) REFERENCES scene_layout (document, scene, variant)
) STRICT, WITHOUT ROWID;

-- These views take the columns of others as they are (`*`): every one that is named costs whoever opens the file.

-- Every environment that something was laid out for, and how many documents are.
CREATE VIEW environments AS
SELECT e.*, (SELECT count(*) FROM solved_document v WHERE v.environment = e.id) AS documents
FROM environment e;

-- Every scene in every environment that it was laid out for. Sizes are in points.
CREATE VIEW solved_scenes AS
SELECT
  p.name AS project, d.path AS document, v.document AS document_id, s.id AS scene, e.name AS environment, e.device,
  e.model, e.orientation, e.window, c.name AS size_class, c.width, c.height, v.place, v.is_shown, v.width AS scene_width,
  v.height AS scene_height, v.scene AS scene_position, v.variant
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN solved_scene v ON v.document = s.document AND v.scene = s.position
JOIN environment e ON e.id = v.environment
JOIN size_class c ON c.number = v.size_class;

-- The frame of every view in every environment that its scene was laid out for: in the superview's coordinates, in points.
CREATE VIEW frames AS
SELECT
  v.*, o.id AS object, o.element, o.class, o.custom_class, parent.id AS parent, f.position, f.x AS frame_x,
  f.y AS frame_y, f.width AS frame_width, f.height AS frame_height, f.ambiguous & 1 AS is_ambiguous_horizontally,
  f.ambiguous >> 1 AS is_ambiguous_vertically, f.safe_left, f.safe_top, f.safe_right, f.safe_bottom, f.content_width,
  f.content_height
FROM solved_scenes v
CROSS JOIN view_frame f ON f.document = v.document_id AND f.scene = v.scene_position AND f.variant = v.variant
LEFT JOIN object o ON o.document = f.document AND o.position = f.position
LEFT JOIN object parent ON parent.document = f.document AND parent.position = f.superview;

-- Every constraint or rule that contradicts others in an environment. Those of one `conflict` of a scene belong together; the one
-- at place 0 is broken.
CREATE VIEW conflicts AS
SELECT
  v.*, m.conflict, m.place AS place_in_conflict, m.place = 0 AS is_broken, m.kind, coalesce(k.id, o.id) AS object,
  m.position
FROM solved_scenes v
CROSS JOIN conflict_member m ON m.document = v.document_id AND m.scene = v.scene_position AND m.variant = v.variant
LEFT JOIN layout_constraint k ON k.document = m.document AND k.position = m.position
LEFT JOIN object o ON o.document = m.document AND o.position = m.position;

-- Everything that a layout could not take as the document has it, in every environment.
CREATE VIEW layout_findings AS
SELECT v.*, coalesce(k.id, o.id) AS object, n.kind, n.text, n.position
FROM solved_scenes v
CROSS JOIN layout_finding n ON n.document = v.document_id AND n.scene = v.scene_position AND n.variant = v.variant
LEFT JOIN layout_constraint k ON k.document = n.document AND k.position = n.position
LEFT JOIN object o ON o.document = n.document AND o.position = n.position;
