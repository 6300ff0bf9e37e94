-- The interface for SQL: what these views are called and what columns they have stays. Documentation/SQL.md describes it.
-- `document` is a document's path and `document_id` its number, `scene`, `object` and `parent` are the ids that the document
-- gives, `position` is the place in the document's order.
--
-- CROSS JOIN fixes the order of tables (sqlite.org/optoverview.html): what a scene holds is read through the scene's range of
-- positions, never the other way round.

-- The nine size classes.
CREATE VIEW size_classes AS
SELECT number, name, width, height, bit FROM size_class;

-- Every document.
CREATE VIEW documents AS
SELECT
  p.name AS project, d.path AS document, d.id AS document_id, d.type, d.tools_version, d.target_runtime, d.device,
  d.orientation, d.uses_auto_layout, d.uses_size_classes, d.uses_safe_areas, d.is_launch_screen,
  d.initial_controller, d.node_count
FROM document d
JOIN project p ON p.id = d.project;

-- Every scene; a xib is one scene with an empty id.
CREATE VIEW scenes AS
SELECT
  p.name AS project, d.path AS document, s.document AS document_id, s.id AS scene, s.name, s.position,
  controller.id AS controller, controller.element AS controller_element,
  coalesce(controller.custom_class, controller.class) AS controller_class
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
LEFT JOIN object controller ON controller.document = s.document AND controller.position = s.controller;

-- Every object, installed or not. Bit n of `installed` is the size class of the number n.
CREATE VIEW objects AS
SELECT
  p.name AS project, d.path AS document, o.document AS document_id, s.id AS scene, o.id AS object, o.element,
  o.class, o.custom_class, o.role, parent.id AS parent, o.position, o.installed
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN object o ON o.document = s.document AND o.scene = s.position AND o.position BETWEEN s.position AND s.last
LEFT JOIN object parent ON parent.document = o.document AND parent.position = o.parent;

-- Every constraint with the values that it has where no variation applies.
CREATE VIEW constraints AS
SELECT
  p.name AS project, d.path AS document, k.document AS document_id, s.id AS scene, k.id AS "constraint",
  owner.id AS owner, k.first_item, k.first_attribute, k.relation, k.multiplier, k.second_item, k.second_attribute,
  k.constant, k.priority, k.is_placeholder, k.position, k.installed
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN layout_constraint k
  ON k.document = s.document AND k.position BETWEEN s.position AND s.last
JOIN object owner ON owner.document = k.document AND owner.position = k.owner;

-- Every outlet, outlet collection, action and segue.
CREATE VIEW connections AS
SELECT
  p.name AS project, d.path AS document, n.document AS document_id, s.id AS scene, n.id AS "connection", n.kind,
  source.id AS source, n.name, n.segue_kind, n.destination, target.element AS destination_element, n.position
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN connection n
  ON n.document = s.document AND n.position BETWEEN s.position AND s.last
JOIN object source ON source.document = n.document AND source.position = n.source
LEFT JOIN object target ON target.document = n.document AND target.position = n.target;

-- Everything that a variation says: of an object or a constraint, that it is installed or not, or a value.
-- Bit n of `deciding` is the size class of the number n, in which no other override wins.
CREATE VIEW overrides AS
SELECT
  p.name AS project, d.path AS document, v.document AS document_id, s.id AS scene, o.id AS object,
  k.id AS "constraint", v.action, v.name, v.value, v.key, v.width, v.height, v.rank, v.position, v.deciding
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
CROSS JOIN override v ON v.document = s.document AND v.owner BETWEEN s.position AND s.last
LEFT JOIN object o ON o.document = v.document AND o.position = v.owner
LEFT JOIN layout_constraint k ON k.document = v.document AND k.position = v.owner;

-- Every image and colour that a document lists. Width and height are in points.
CREATE VIEW resources AS
SELECT
  p.name AS project, d.path AS document, r.document AS document_id, r.kind, r.name, r.width, r.height, r.catalog
FROM resource r
JOIN document d ON d.id = r.document
JOIN project p ON p.id = d.project;

-- The objects that are installed in a size class, with the variation that installs them, or base.
CREATE VIEW effective_objects AS
SELECT
  p.name AS project, d.path AS document, o.document AS document_id, s.id AS scene, c.name AS size_class, c.width,
  c.height, o.id AS object, o.element, o.class, o.custom_class, o.role, parent.id AS parent, o.position,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.document = o.document AND v.owner = o.position AND v.name = '' AND v.deciding & c.bit
    ),
    'base') AS origin
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
JOIN size_class c
CROSS JOIN object o
  ON o.document = s.document AND o.scene = s.position AND o.position BETWEEN s.position AND s.last
  AND o.installed & c.bit
LEFT JOIN object parent ON parent.document = o.document AND parent.position = o.parent;

-- The constraints that are installed in a size class between installed items, with the values that hold there and where
-- each comes from: base, or the key of a variation.
CREATE VIEW effective_constraints AS
SELECT
  p.name AS project, d.path AS document, k.document AS document_id, s.id AS scene, c.name AS size_class, c.width,
  c.height, k.id AS "constraint", owner.id AS owner, k.first_item, k.first_attribute, k.relation,
  coalesce(
    (
      SELECT coalesce(v.number, 1.0) FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = 'multiplier' AND v.deciding & c.bit
    ),
    k.multiplier) AS multiplier,
  k.second_item, k.second_attribute,
  coalesce(
    (
      SELECT coalesce(v.number, 0.0) FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = 'constant' AND v.deciding & c.bit
    ),
    k.constant) AS constant,
  coalesce(
    (
      SELECT coalesce(v.number, 1000.0) FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = 'priority' AND v.deciding & c.bit
    ),
    k.priority) AS priority,
  k.is_placeholder, k.position,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = '' AND v.deciding & c.bit
    ),
    'base') AS origin,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = 'multiplier' AND v.deciding & c.bit
    ),
    'base') AS multiplier_origin,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = 'constant' AND v.deciding & c.bit
    ),
    'base') AS constant_origin,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.document = k.document AND v.owner = k.position AND v.name = 'priority' AND v.deciding & c.bit
    ),
    'base') AS priority_origin
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
JOIN size_class c
CROSS JOIN layout_constraint k
  ON k.document = s.document AND k.position BETWEEN s.position AND s.last
  AND k.installed & c.bit
JOIN object owner ON owner.document = k.document AND owner.position = k.owner;

-- The values of the objects that are installed in a size class, with where each comes from: base, or the key of a variation.
-- `name` is an attribute's name, or the keys that lead to it joined by dots, such as fontDescription.pointSize.
CREATE VIEW effective_attributes AS
SELECT
  p.name AS project, d.path AS document, o.document AS document_id, s.id AS scene, c.name AS size_class, c.width,
  c.height, o.id AS object, o.element, o.position, iif(e.path = '', j.key, e.path || '.' || j.key) AS name,
  j.value, 'base' AS origin
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
JOIN size_class c
CROSS JOIN node e
  ON e.document = s.document AND e.position BETWEEN s.position AND s.last AND e.owner IS NOT NULL
  AND e.text IS NULL
CROSS JOIN object o
  ON o.document = e.document AND o.position = e.owner AND o.scene = s.position AND o.installed & c.bit
JOIN json_each(e.attributes) j ON j.key <> 'key'
WHERE NOT EXISTS (
  SELECT 1 FROM override v
  WHERE v.document = e.document AND v.owner = e.owner AND v.deciding & c.bit
    AND v.property = iif(e.path = '', j.key, substr(e.path, 1, instr(e.path || '.', '.') - 1))
)
UNION ALL
SELECT
  p.name, d.path, o.document, s.id, c.name, c.width, c.height, o.id, o.element, o.position, e.path, e.text, 'base'
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
JOIN size_class c
CROSS JOIN node e
  ON e.document = s.document AND e.position BETWEEN s.position AND s.last AND e.owner IS NOT NULL
  AND e.text IS NOT NULL
CROSS JOIN object o
  ON o.document = e.document AND o.position = e.owner AND o.scene = s.position AND o.installed & c.bit
WHERE NOT EXISTS (
  SELECT 1 FROM override v
  WHERE v.document = e.document AND v.owner = e.owner AND v.deciding & c.bit
    AND v.property = substr(e.path, 1, instr(e.path || '.', '.') - 1)
)
UNION ALL
SELECT
  p.name, d.path, o.document, s.id, c.name, c.width, c.height, o.id, o.element, o.position, v.name, v.value, v.key
FROM scene s
JOIN document d ON d.id = s.document
JOIN project p ON p.id = d.project
JOIN size_class c
CROSS JOIN override v
  ON v.document = s.document AND v.owner BETWEEN s.position AND s.last AND v.value IS NOT NULL
  AND v.deciding & c.bit
JOIN object o ON o.document = v.document AND o.position = v.owner AND o.installed & c.bit;
