-- Of version 16 of the store.
--
-- The views that Documentation/SQL.md describes, with a column `revision`. What is 0 or 1 in SQLite is a truth value.

-- Every document of every revision, with its content.
CREATE VIEW located_document AS
SELECT
  d.project AS project_id, d.content, p.name AS project, r.name AS revision, d.path AS document, d.id AS document_id
FROM document d
JOIN project p ON p.id = d.project
JOIN revision r ON r.project = d.project AND r.id = d.revision;

-- Every scene of every document.
CREATE VIEW located_scene AS
SELECT l.*, s.id AS scene, s.position AS scene_position, s.last AS scene_last
FROM located_document l
JOIN scene s ON s.project = l.project_id AND s.content = l.content;

-- Every scene in every environment that it was laid out for.
CREATE VIEW located_solved_scene AS
SELECT
  l.project_id, l.content, l.project, l.revision, l.document, l.document_id, l.scene, e.name AS environment, e.device,
  e.model, e.orientation, e."window", c.name AS size_class, c.width, c.height, v.place, v.is_shown,
  v.width AS scene_width, v.height AS scene_height, v.scene AS scene_position, v.variant
FROM located_scene l
JOIN solved_scene v ON v.project = l.project_id AND v.content = l.content AND v.scene = l.scene_position
JOIN environment e ON e.project = v.project AND e.id = v.environment
JOIN size_class c ON c.number = v.size_class;

-- Every revision of every project, with how many documents it has. It is whole where a publisher came to the end.
CREATE VIEW revisions AS
SELECT
  p.name AS project, r.name AS revision,
  (SELECT count(*) FROM document d WHERE d.project = r.project AND d.revision = r.id) AS documents, r.is_whole
FROM revision r
JOIN project p ON p.id = r.project;

-- The nine size classes.
CREATE VIEW size_classes AS
SELECT number, name, width, height, bit FROM size_class;

-- Every document.
CREATE VIEW documents AS
SELECT
  p.name AS project, r.name AS revision, d.path AS document, d.id AS document_id, d.type, d.tools_version,
  d.target_runtime, d.device, d.orientation, d.uses_auto_layout, d.uses_size_classes, d.uses_safe_areas,
  d.is_launch_screen, d.initial_controller, d.node_count
FROM document d
JOIN project p ON p.id = d.project
JOIN revision r ON r.project = d.project AND r.id = d.revision;

-- Every scene; a xib is one scene with an empty id.
CREATE VIEW scenes AS
SELECT
  l.project, l.revision, l.document, l.document_id, s.id AS scene, s.name, s.position, controller.id AS controller,
  controller.element AS controller_element,
  coalesce(controller.custom_class, controller.class) AS controller_class
FROM located_document l
JOIN scene s ON s.project = l.project_id AND s.content = l.content
LEFT JOIN object controller
  ON controller.project = s.project AND controller.content = s.content AND controller.position = s.controller;

-- Every object, installed or not, hidden or not. Bit n of `installed`, `hidden` and `shown` is the size class of the number n.
CREATE VIEW objects AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, o.id AS object, o.element, o.class, o.custom_class,
  o.role, parent.id AS parent, o.position, o.installed, o.hidden, o.installed & ~o.hidden AS shown
FROM located_scene l
JOIN object o
  ON o.project = l.project_id AND o.content = l.content AND o.scene = l.scene_position
  AND o.position BETWEEN l.scene_position AND l.scene_last
LEFT JOIN object parent
  ON parent.project = o.project AND parent.content = o.content AND parent.position = o.parent;

-- Every constraint with the values that it has where no variation applies.
CREATE VIEW constraints AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, k.id AS "constraint", owner.id AS owner, k.first_item,
  k.first_attribute, k.relation, k.multiplier, k.second_item, k.second_attribute, k.constant, k.priority,
  k.is_placeholder, k.position, k.installed
FROM located_scene l
JOIN layout_constraint k
  ON k.project = l.project_id AND k.content = l.content AND k.position BETWEEN l.scene_position AND l.scene_last
JOIN object owner ON owner.project = k.project AND owner.content = k.content AND owner.position = k.owner;

-- Every outlet, outlet collection, action and segue.
CREATE VIEW connections AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, n.id AS "connection", n.kind, source.id AS source,
  n.name, n.segue_kind, n.destination, target.name AS destination_element, n.position
FROM located_scene l
JOIN connection n
  ON n.project = l.project_id AND n.content = l.content AND n.position BETWEEN l.scene_position AND l.scene_last
JOIN object source ON source.project = n.project AND source.content = n.content AND source.position = n.source
LEFT JOIN node target
  ON target.project = n.project AND target.content = n.content AND target.position = n.target;

-- Everything that a variation says: of an object or a constraint, that it is installed or not, or a value.
CREATE VIEW overrides AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, o.id AS object, k.id AS "constraint", v.action, v.name,
  v.value, v.key, v.width, v.height, v.rank, v.position, v.deciding
FROM located_scene l
JOIN override v
  ON v.project = l.project_id AND v.content = l.content AND v.owner BETWEEN l.scene_position AND l.scene_last
LEFT JOIN object o ON o.project = v.project AND o.content = v.content AND o.position = v.owner
LEFT JOIN layout_constraint k ON k.project = v.project AND k.content = v.content AND k.position = v.owner;

-- Every image and colour that a document lists. Width and height are in points.
CREATE VIEW resources AS
SELECT
  l.project, l.revision, l.document, l.document_id, r.kind, r.name, r.width, r.height, r.catalog
FROM located_document l
JOIN resource r ON r.project = l.project_id AND r.content = l.content;

-- The objects that are installed in a size class, with the variation that installs them, or base, and whether they, or an
-- object around them, are hidden in it.
CREATE VIEW effective_objects AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, c.name AS size_class, c.width, c.height, o.id AS object,
  o.element, o.class, o.custom_class, o.role, parent.id AS parent, o.position,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.project = o.project AND v.content = o.content AND v.owner = o.position AND v.name = ''
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    'base') AS origin,
  o.hidden & c.bit <> 0 AS is_hidden
FROM located_scene l
CROSS JOIN size_class c
JOIN object o
  ON o.project = l.project_id AND o.content = l.content AND o.scene = l.scene_position
  AND o.position BETWEEN l.scene_position AND l.scene_last AND o.installed & c.bit <> 0
LEFT JOIN object parent
  ON parent.project = o.project AND parent.content = o.content AND parent.position = o.parent;

-- The constraints that are installed in a size class between installed items, with the values that hold there and where
-- each comes from: base, or the key of a variation.
CREATE VIEW effective_constraints AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, c.name AS size_class, c.width, c.height,
  k.id AS "constraint", owner.id AS owner, k.first_item, k.first_attribute, k.relation,
  coalesce(
    (
      SELECT coalesce(v.number, 1) FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = 'multiplier'
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    k.multiplier) AS multiplier,
  k.second_item, k.second_attribute,
  coalesce(
    (
      SELECT coalesce(v.number, 0) FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = 'constant'
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    k.constant) AS constant,
  coalesce(
    (
      SELECT coalesce(v.number, 1000) FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = 'priority'
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    k.priority) AS priority,
  k.is_placeholder, k.position,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = ''
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    'base') AS origin,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = 'multiplier'
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    'base') AS multiplier_origin,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = 'constant'
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    'base') AS constant_origin,
  coalesce(
    (
      SELECT v.key FROM override v
      WHERE v.project = k.project AND v.content = k.content AND v.owner = k.position AND v.name = 'priority'
        AND v.deciding & c.bit <> 0
      LIMIT 1
    ),
    'base') AS priority_origin
FROM located_scene l
CROSS JOIN size_class c
JOIN layout_constraint k
  ON k.project = l.project_id AND k.content = l.content AND k.position BETWEEN l.scene_position AND l.scene_last
  AND k.installed & c.bit <> 0
JOIN object owner ON owner.project = k.project AND owner.content = k.content AND owner.position = k.owner;

-- The values of the objects that are installed in a size class, with where each comes from: base, or the key of a variation.
-- `name` is an attribute's name, or the keys that lead to it joined by dots, such as fontDescription.pointSize.
CREATE VIEW effective_attributes AS
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, c.name AS size_class, c.width, c.height, o.id AS object,
  o.element, o.position,
  CASE WHEN e.path = '' THEN j.key COLLATE "C" ELSE e.path || '.' || (j.key COLLATE "C") END AS name,
  j.value COLLATE "C" AS value, 'base' COLLATE "C" AS origin
FROM located_scene l
CROSS JOIN size_class c
JOIN node e
  ON e.project = l.project_id AND e.content = l.content AND e.position BETWEEN l.scene_position AND l.scene_last
  AND e.owner IS NOT NULL AND e.text IS NULL
JOIN object o
  ON o.project = e.project AND o.content = e.content AND o.position = e.owner AND o.scene = l.scene_position
  AND o.installed & c.bit <> 0
CROSS JOIN LATERAL json_each_text(e.attributes) j
WHERE j.key <> 'key' AND NOT EXISTS (
  SELECT FROM override v
  WHERE v.project = e.project AND v.content = e.content AND v.owner = e.owner AND v.deciding & c.bit <> 0
    AND v.property = CASE WHEN e.path = '' THEN j.key COLLATE "C" ELSE split_part(e.path, '.', 1) END
)
UNION ALL
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, c.name, c.width, c.height, o.id, o.element, o.position,
  e.path, e.text, 'base'
FROM located_scene l
CROSS JOIN size_class c
JOIN node e
  ON e.project = l.project_id AND e.content = l.content AND e.position BETWEEN l.scene_position AND l.scene_last
  AND e.owner IS NOT NULL AND e.text IS NOT NULL
JOIN object o
  ON o.project = e.project AND o.content = e.content AND o.position = e.owner AND o.scene = l.scene_position
  AND o.installed & c.bit <> 0
WHERE NOT EXISTS (
  SELECT FROM override v
  WHERE v.project = e.project AND v.content = e.content AND v.owner = e.owner AND v.deciding & c.bit <> 0
    AND v.property = split_part(e.path, '.', 1)
)
UNION ALL
SELECT
  l.project, l.revision, l.document, l.document_id, l.scene, c.name, c.width, c.height, o.id, o.element, o.position,
  v.name, v.value, v.key
FROM located_scene l
CROSS JOIN size_class c
JOIN override v
  ON v.project = l.project_id AND v.content = l.content AND v.owner BETWEEN l.scene_position AND l.scene_last
  AND v.value IS NOT NULL AND v.deciding & c.bit <> 0
JOIN object o
  ON o.project = v.project AND o.content = v.content AND o.position = v.owner AND o.installed & c.bit <> 0;

-- Every picture of every image of the asset catalogues. Width, height and insets are in points.
CREATE VIEW images AS
SELECT
  p.name AS project, r.name AS revision, g.path AS catalog, a.name, a.is_template, v.position, v.size_class, v.idiom,
  v.scale, v.luminosity, v.has_high_contrast, v.direction, v.gamut, v.subtype, v.locale, i.file, i.width, i.height,
  i.inset_top, i.inset_left, i.inset_bottom, i.inset_right
FROM asset_catalog g
JOIN project p ON p.id = g.project
JOIN revision r ON r.project = g.project AND r.id = g.revision
JOIN asset a ON a.project = g.project AND a.content = g.content AND a.kind = 'image'
LEFT JOIN asset_variant v
  ON v.project = a.project AND v.content = a.content AND v.kind = a.kind AND v.name = a.name
LEFT JOIN asset_picture i
  ON i.project = v.project AND i.content = v.content AND i.name = v.name AND i.position = v.position;

-- Every variant of every named colour of the asset catalogues.
CREATE VIEW colors AS
SELECT
  p.name AS project, r.name AS revision, g.path AS catalog, a.name, v.position, v.size_class, v.idiom, v.scale,
  v.luminosity, v.has_high_contrast, v.direction, v.gamut, v.subtype, v.locale, k.space, k.red, k.green, k.blue,
  k.white, k.alpha, k.system_name, k.platform
FROM asset_catalog g
JOIN project p ON p.id = g.project
JOIN revision r ON r.project = g.project AND r.id = g.revision
JOIN asset a ON a.project = g.project AND a.content = g.content AND a.kind = 'color'
LEFT JOIN asset_variant v
  ON v.project = a.project AND v.content = a.content AND v.kind = a.kind AND v.name = a.name
LEFT JOIN asset_color k
  ON k.project = v.project AND k.content = v.content AND k.name = v.name AND k.position = v.position;

-- Every pair of every strings file.
CREATE VIEW strings AS
SELECT
  p.name AS project, r.name AS revision, f.path AS file, f.language, e.position, e.key, e.value, e.object, e.attribute
FROM strings_file f
JOIN project p ON p.id = f.project
JOIN revision r ON r.project = f.project AND r.id = f.revision
JOIN strings_entry e ON e.project = f.project AND e.content = f.content;

-- Every font of every font file. Heights are in units, of which the size of the font is `units_per_em`.
CREATE VIEW fonts AS
SELECT
  p.name AS project, r.name AS revision, f.path AS file, t.position, t.name, t.family, t.style, t.units_per_em,
  t.ascender, t.descender, t.line_gap, t.glyph_count
FROM font_file f
JOIN project p ON p.id = f.project
JOIN revision r ON r.project = f.project AND r.id = f.revision
JOIN font t ON t.project = f.project AND t.content = f.content;

-- Every font that a document names, how often, and the first file of the revision that has it: null where none has.
CREATE VIEW font_uses AS
SELECT
  u.project, u.revision, u.document, u.document_id, u.name, u.uses,
  (
    SELECT min(f.path) FROM font t
    JOIN font_file f ON f.project = t.project AND f.content = t.content
    WHERE t.project = u.project_id AND t.name = u.name AND f.revision = u.revision_id
  ) AS file
FROM (
  SELECT
    d.project AS project_id, d.revision AS revision_id, p.name AS project, r.name AS revision, d.path AS document,
    d.id AS document_id, (n.attributes ->> 'name') COLLATE "C" AS name, count(*) AS uses
  FROM document d
  JOIN project p ON p.id = d.project
  JOIN revision r ON r.project = d.project AND r.id = d.revision
  JOIN node n
    ON n.project = d.project AND n.content = d.content AND (n.name = 'fontDescription' OR n.name = 'font')
    AND n.attributes ->> 'name' IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7
) u;

-- Every font file that an app's property list names, and the first file of the revision that is called so: null where none is.
CREATE VIEW app_fonts AS
SELECT
  p.name AS project, r.name AS revision, a.property_list, a.position, a.file,
  (
    SELECT min(f.path) FROM font_file f
    WHERE f.project = a.project AND f.revision = a.revision
      AND right('/' || f.path, length(a.file) + 1) = '/' || a.file
  ) AS found
FROM app_font a
JOIN project p ON p.id = a.project
JOIN revision r ON r.project = a.project AND r.id = a.revision;

-- Every device model, in points where nothing else is said.
CREATE VIEW devices AS
SELECT d.number, d.name, s.* FROM device d JOIN screen s ON s.screen = d.screen;

-- Every window that an app can have on a device, in points.
CREATE VIEW device_windows AS
SELECT d.name AS device, w.*, c.width, c.height
FROM device d
JOIN screen_window w ON w.screen = d.screen
JOIN size_class c ON c.name = w.size_class;

-- Every environment that something was laid out for, and how many documents are, of all projects and revisions.
CREATE VIEW environments AS
SELECT e.*, coalesce(v.documents, 0) AS documents
FROM (
  SELECT DISTINCT
    id, name, device, model, orientation, "window", size_class, style, idiom, direction, content_size, contrast,
    legibility_weight, gamut, locale, texts, screen, settings
  FROM environment
) e
LEFT JOIN (
  SELECT s.environment, count(*) AS documents
  FROM document d
  JOIN solved_document s ON s.project = d.project AND s.content = d.content
  GROUP BY s.environment
) v ON v.environment = e.id;

-- Every scene in every environment that it was laid out for. Sizes are in points.
CREATE VIEW solved_scenes AS
SELECT
  project, revision, document, document_id, scene, environment, device, model, orientation, "window", size_class,
  width, height, place, is_shown, scene_width, scene_height, scene_position, variant
FROM located_solved_scene;

-- The frame of every view in every environment that its scene was laid out for: in the superview's coordinates, in points.
CREATE VIEW frames AS
SELECT
  v.project, v.revision, v.document, v.document_id, v.scene, v.environment, v.device, v.model, v.orientation,
  v."window", v.size_class, v.width, v.height, v.place, v.is_shown, v.scene_width, v.scene_height, v.scene_position,
  v.variant, o.id AS object, o.element, o.class, o.custom_class, parent.id AS parent, f.position, f.x AS frame_x,
  f.y AS frame_y, f.width AS frame_width, f.height AS frame_height,
  f.ambiguous & 1 <> 0 AS is_ambiguous_horizontally, f.ambiguous & 2 <> 0 AS is_ambiguous_vertically, f.safe_left,
  f.safe_top, f.safe_right, f.safe_bottom, f.content_width, f.content_height
FROM located_solved_scene v
JOIN view_frame f
  ON f.project = v.project_id AND f.content = v.content AND f.scene = v.scene_position AND f.variant = v.variant
LEFT JOIN object o ON o.project = f.project AND o.content = f.content AND o.position = f.position
LEFT JOIN object parent
  ON parent.project = f.project AND parent.content = f.content AND parent.position = f.superview;

-- Every constraint or rule that contradicts others in an environment. Those of one `conflict` of a scene belong together; the one
-- at place 0 is broken.
CREATE VIEW conflicts AS
SELECT
  v.project, v.revision, v.document, v.document_id, v.scene, v.environment, v.device, v.model, v.orientation,
  v."window", v.size_class, v.width, v.height, v.place, v.is_shown, v.scene_width, v.scene_height, v.scene_position,
  v.variant, m.conflict, m.place AS place_in_conflict, m.place = 0 AS is_broken, m.kind,
  coalesce(k.id, o.id) AS object, m.position
FROM located_solved_scene v
JOIN conflict_member m
  ON m.project = v.project_id AND m.content = v.content AND m.scene = v.scene_position AND m.variant = v.variant
LEFT JOIN layout_constraint k ON k.project = m.project AND k.content = m.content AND k.position = m.position
LEFT JOIN object o ON o.project = m.project AND o.content = m.content AND o.position = m.position;

-- Everything that a layout could not take as the document has it, in every environment.
CREATE VIEW layout_findings AS
SELECT
  v.project, v.revision, v.document, v.document_id, v.scene, v.environment, v.device, v.model, v.orientation,
  v."window", v.size_class, v.width, v.height, v.place, v.is_shown, v.scene_width, v.scene_height, v.scene_position,
  v.variant, coalesce(k.id, o.id) AS object, n.kind, n.text, n.position
FROM located_solved_scene v
JOIN layout_finding n
  ON n.project = v.project_id AND n.content = v.content AND n.scene = v.scene_position AND n.variant = v.variant
LEFT JOIN layout_constraint k ON k.project = n.project AND k.content = n.content AND k.position = n.position
LEFT JOIN object o ON o.project = n.project AND o.content = n.content AND o.position = n.position;

-- Everything that was found in documents by themselves. A document that was checked in several ways has the findings of each.
CREATE VIEW check_findings AS
SELECT
  l.project, l.revision, l.document, l.document_id, v.plan, (f ->> 0) COLLATE "C" AS rule,
  (f ->> 1) COLLATE "C" AS severity, (f ->> 2)::integer AS line, (f ->> 3)::integer AS column_number,
  (f ->> 4) COLLATE "C" AS scene, (f ->> 5) COLLATE "C" AS object, (f ->> 6) COLLATE "C" AS name,
  (f ->> 7) COLLATE "C" AS message, (f ->> 8) COLLATE "C" AS environments
FROM located_document l
JOIN checked_document v ON v.project = l.project_id AND v.content = l.content
CROSS JOIN LATERAL json_array_elements(v.findings) f;
