"use strict"

/** Questions to begin with, as the documentation of the database has them. */
const questions = [
  ["Which views are hidden or uninstalled in compact width, but shown in regular width?",
    `SELECT document, scene, object, element FROM objects
WHERE role = 'view' AND shown <> 511
  AND shown & (SELECT sum(bit) FROM size_classes WHERE width = 'compact') = 0
  AND shown & (SELECT sum(bit) FROM size_classes WHERE width = 'regular') <> 0;`],
  ["Which fonts are hard-coded rather than text styles?",
    `SELECT value AS font, count(*) FROM effective_attributes
WHERE size_class = 'any-any' AND name = 'fontDescription.name' GROUP BY value ORDER BY 2 DESC;`],
  ["Which constants differ between compact and regular width, and by how much?",
    `SELECT c.document, c.scene, c."constraint", c.constant AS compact, r.constant AS regular
FROM effective_constraints c
JOIN effective_constraints r USING (document_id, scene, position)
WHERE c.size_class = 'compact-regular' AND r.size_class = 'regular-regular' AND c.constant <> r.constant;`],
  ["Which outlets lead to nothing?",
    `SELECT document, scene, source, name, destination FROM connections
WHERE kind = 'outlet' AND destination_element IS NULL;`],
  ["What leads where?",
    `SELECT document, scene, source, segue_kind, destination FROM connections WHERE kind = 'segue';`],
  ["Which custom classes are used, and how often?",
    `SELECT custom_class, element, count(*) FROM objects WHERE custom_class IS NOT NULL
GROUP BY 1, 2 ORDER BY 3 DESC;`],
  ["What varies most?",
    `SELECT name, key, count(*) FROM overrides WHERE action = 'value' GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 20;`],
  ["Which images do documents use that no asset catalogue of the project has?",
    `SELECT DISTINCT r.project, r.name FROM resources r
WHERE r.kind = 'image' AND r.catalog IS NULL
  AND NOT EXISTS (SELECT 1 FROM images i WHERE i.project = r.project AND i.name = r.name);`],
  ["In which windows is a pad compact in width?",
    `SELECT device, orientation, "window", window_width FROM device_windows
JOIN devices ON name = device WHERE idiom = 'pad' AND width = 'compact' ORDER BY number, window_width;`],
]

/** The console of SQL: a statement that only reads, its rows as a table and as files. */
async function sqlPage(project, { q }) {
  const words = texts.sql
  const heading = element("h1", {}, words.title)
  if (!project.data.live?.database) return [heading, element("p", {}, words.noDatabase)]
  const field = element("textarea", {
    id: "query", rows: "7", spellcheck: "false", "aria-label": words.query,
    onkeydown: event => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run(field.value) },
  })
  field.value = q ?? questions[0][1]
  function run(query) { change({ q: query }, true) }
  return [
    heading,
    element("p", { class: "quiet" }, words.hint),
    element("label", {}, words.examples, " ",
      element("select", { id: "question", onchange: event => run(questions[Number(event.target.value)][1]) },
        element("option", { value: "", selected: true }, "…"),
        questions.map(([text], index) => element("option", { value: String(index) }, text)))),
    field,
    element("p", { class: "tools" },
      element("button", { type: "button", id: "run", onclick: () => run(field.value) }, words.run)),
    q ? await rowsOf(q) : [],
  ]
}

/** The rows of a query. */
async function rowsOf(query) {
  const words = texts.sql
  const address = format => `sql?${new URLSearchParams({ query, format })}`
  const answer = await answerOf(address("json"))
  if (!answer.ok) return element("pre", { class: "problem", id: "refusal" }, (await answer.text()).trim())
  const rows = await answer.json()
  const note = answer.headers.get("X-Ninefold-Note")
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const shown = rows.slice(0, 1000)
  return [
    element("p", { id: "rows", role: "status" }, words.count(rows.length, shown.length), note ? ` · ${shortened(note, 300)}` : ""),
    element("p", { class: "tools" },
      element("a", { href: address("csv"), download: "answer.csv" }, words.csv),
      element("a", { href: address("json"), download: "answer.json" }, words.json)),
    rows.length ? table(words.rows, columns.map(name => shortened(name)),
      shown.map(row => columns.map(name => row[name] === null ? "" : shortened(String(row[name]), 300)))) : [],
  ]
}
