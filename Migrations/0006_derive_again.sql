-- What an older version derived less of: where every connection leads, and in which size classes objects are hidden. Both
-- follow from `node`; the program that runs this migration derives all rows of stored documents again.

DROP VIEW objects;
DROP VIEW connections;
DROP VIEW effective_objects;
DROP TABLE connection;

-- The size classes in which the object, or an object around it, is hidden: bits as in `installed`.
ALTER TABLE object ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden BETWEEN 0 AND 511);

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
  -- The id that the connection leads to, and the position of the element that has it: of an object, else of a constraint,
  -- else of any other; null where none has.
  destination TEXT,
  target INTEGER,
  PRIMARY KEY (document, position),
  FOREIGN KEY (document, source) REFERENCES object (document, position),
  FOREIGN KEY (document, target) REFERENCES node (document, position)
) STRICT, WITHOUT ROWID;

-- Every object, installed or not, hidden or not. Bit n of `installed`, `hidden` and `shown` is the size class of the number n;
-- `shown` is where the object is installed and neither it nor an object around it is hidden.
CREATE VIEW objects AS
SELECT
  p.name AS project, d.path AS document, o.document AS document_id, s.id AS scene, o.id AS object, o.element,
  o.class, o.custom_class, o.role, parent.id AS parent, o.position, o.installed, o.hidden,
  o.installed & ~o.hidden AS shown
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN object o ON o.document = s.document AND o.scene = s.position AND o.position BETWEEN s.position AND s.last
LEFT JOIN object parent ON parent.document = o.document AND parent.position = o.parent;

-- Every outlet, outlet collection, action and segue.
CREATE VIEW connections AS
SELECT
  p.name AS project, d.path AS document, n.document AS document_id, s.id AS scene, n.id AS "connection", n.kind,
  source.id AS source, n.name, n.segue_kind, n.destination, target.name AS destination_element, n.position
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN connection n
  ON n.document = s.document AND n.position BETWEEN s.position AND s.last
JOIN object source ON source.document = n.document AND source.position = n.source
LEFT JOIN node target ON target.document = n.document AND target.position = n.target;

-- The objects that are installed in a size class, with the variation that installs them, or base, and whether they, or an
-- object around them, are hidden in it.
CREATE VIEW effective_objects AS
SELECT
  p.name AS project, d.path AS document, o.document AS document_id, s.id AS scene, c.name AS size_class, c.width,
  c.height, o.id AS object, o.element, o.class, o.custom_class, o.role, parent.id AS parent, o.position,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.document = o.document AND v.owner = o.position AND v.name = '' AND v.deciding & c.bit
    ),
    'base') AS origin,
  o.hidden & c.bit <> 0 AS is_hidden
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
JOIN size_class c
CROSS JOIN object o
  ON o.document = s.document AND o.scene = s.position AND o.position BETWEEN s.position AND s.last
  AND o.installed & c.bit
LEFT JOIN object parent ON parent.document = o.document AND parent.position = o.parent;
