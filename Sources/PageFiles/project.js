"use strict"

/** The whole project: what `data/project.js` has, and the places of its documents and scenes. */
class Project {
  constructor(data) {
    this.data = data
    this.environments = data.environments
    this.documents = data.listing.map((listing, number) => ({ ...listing, ...data.files[number], number }))
  }

  document(path) { return this.documents.find(document => document.path === path) }

  /** The document that a path in a finding names. */
  documentOfFile(file) {
    return this.documents.find(document => document.location === file || document.path === file)
      ?? this.documents.filter(document => file.endsWith(`/${document.path}`))
        .sort((one, other) => other.path.length - one.path.length)[0]
  }

  /** The scene of a document whose controller has an id. */
  sceneOfController(document, id) { return document.scenes.find(scene => scene.root === id) }

  /** The environment of a name, of a screen alone, or of a size class. */
  environment(name) {
    return this.environments.findIndex(one => one.name === name || one.sizeClass === name)
  }
}

/** The title of a scene. */
function sceneTitle(scene) { return shortened(scene.name || scene.id || texts.scene) }

function problemList(problems) {
  if (!problems.length) return []
  return element("section", { class: "problems" }, element("h2", {}, texts.problems),
    element("ul", {}, problems.map(problem => element("li", { class: "problem" }, shortened(problem, 600)))))
}

/** The documents, with links to their scenes. */
function documentsPage(project) {
  return [
    element("h1", {}, texts.pages.documents),
    problemList(project.data.refusals),
    project.documents.length ? [] : element("p", {}, texts.noDocuments),
    project.documents.map(document => element("section", { class: "document" },
      element("h2", {}, element("a", { href: link("document", { d: document.path }) }, shortened(document.path, 200))),
      element("p", { class: "quiet" }, texts.scenes(document.scenes.length)),
      element("ul", { class: "chips" }, document.scenes.map(scene => element("li", {},
        element("a", { href: sceneLink(document.path, scene.id) }, sceneTitle(scene))))))),
  ]
}

/** A document: its map, its scenes with their pictures, its segues. */
async function documentPage(project, { d, z }) {
  const document = project.document(d)
  if (!document) return wrongPage()
  const scenes = document.scenes
  return [
    element("h1", {}, shortened(document.path, 200)),
    document.laidOut ? [] : element("p", {}, texts.notLaidOut),
    scenes.length ? [] : element("p", {}, texts.noScenes),
    element("ul", { class: "cards" }, scenes.map((scene, index) => element("li", {},
      element("a", { href: sceneLink(document.path, scene.id) },
        document.pictures[index]
          ? element("img", { src: encodeURI(document.pictures[index]), loading: "lazy", alt: "" }) : [],
        element("span", {}, sceneTitle(scene))),
      element("span", { class: "quiet" },
        shortened(scene.class ?? ""), scene.initial ? ` · ${texts.initial}` : "")))),
    document.map ? await mapSection(document, Number(z) || 0) : [],
  ]
}

/** The map, as large as one likes it; scenes in it are links. */
async function mapSection(document, zoom) {
  const map = await ninefold.load(`data/${document.number}/map`)
  const [width, height] = map.size
  const picture = element("div", { class: "map" },
    element("img", { src: encodeURI(document.map), alt: texts.mapHint }),
    marks(width, height, map.scenes.flatMap((place, index) => {
      if (!place.rect) return []
      const rect = box(place.rect, "place")
      rect.addEventListener("click", () => { location.hash = sceneLink(document.path, document.scenes[index].id) })
      return rect
    })))
  const area = element("div", { class: "scrolling", tabindex: "0", role: "region", "aria-label": texts.map }, picture)
  const steps = [0, 0.5, 1, 2]
  function apply() {
    picture.style.width = zoom ? `${width * zoom}px` : "min(100%, " + width + "px)"
  }
  function step(by) {
    const index = Math.max(0, Math.min(steps.length - 1, steps.indexOf(zoom) + by))
    zoom = steps[index]
    change({ z: zoom || null })
    apply()
  }
  dragging(area)
  apply()
  return element("section", {},
    element("h2", {}, texts.map),
    element("p", { class: "tools" },
      element("button", { type: "button", onclick: () => step(-1) }, texts.zoomOut),
      element("button", { type: "button", onclick: () => step(1) }, texts.zoomIn)),
    area)
}

/** Lets an area that scrolls be moved by the pointer. */
function dragging(area) {
  let from = null
  area.addEventListener("pointerdown", event => {
    if (event.button === 0) from = { x: event.clientX + area.scrollLeft, y: event.clientY + area.scrollTop }
  })
  area.addEventListener("pointermove", event => {
    if (!from || event.pointerType === "touch") return
    area.scrollTo(from.x - event.clientX, from.y - event.clientY)
  })
  for (const name of ["pointerup", "pointerleave"]) area.addEventListener(name, () => { from = null })
}

/** The address of what a finding speaks of; nothing where the page does not have it. */
function findingLink(project, finding) {
  const document = project.documentOfFile(finding.file)
  if (!document) return undefined
  const scene = document.scenes.find(scene => scene.id === (finding.scene ?? "")) ?? document.scenes[0]
  if (!scene) return link("document", { d: document.path })
  const environment = finding.environments.map(name => project.environment(name)).find(index => index >= 0)
  return sceneLink(document.path, scene.id, {
    e: environment === undefined ? null : project.environments[environment].name, o: finding.object || null,
    t: finding.object ? "layout" : null,
  })
}

function findingItem(project, finding) {
  const target = findingLink(project, finding)
  const message = shortened(finding.message, 500)
  return element("li", {},
    element("span", { class: `badge ${finding.severity}` }, finding.severity), " ",
    target ? element("a", { href: target }, message) : message, " ",
    element("span", { class: "quiet" },
      `${finding.rule} · ${shortened(finding.file, 160)}:${finding.line} · `
        + (finding.environments.length ? shortened(finding.environments.join(", "), 160) : texts.findings.everywhere)))
}

/** What the check found, filtered; each finding leads to its view. */
async function findingsPage(project, { severity, rule, q, n }) {
  const { findings } = await ninefold.load("data/findings")
  const most = Number(n) || 200
  const wanted = (q ?? "").toLowerCase()
  const shown = findings.filter(finding => (!severity || finding.severity === severity) && (!rule || finding.rule === rule)
    && (!wanted || `${finding.message} ${finding.file} ${finding.object}`.toLowerCase().includes(wanted)))
  const rest = shown.length - most
  return [
    element("h1", {}, texts.pages.findings),
    element("div", { class: "tools" },
      choice(texts.findings.severity, "severity", unique(findings.map(one => one.severity)), severity),
      choice(texts.findings.rule, "rule", unique(findings.map(one => one.rule)), rule),
      element("label", {}, texts.findings.text, " ", element("input", {
        type: "search", id: "contains", value: q ?? "", oninput: event => change({ q: event.target.value || null, n: null }),
      }))),
    element("p", { class: "quiet", id: "count" }, texts.findings.count(shown.length, findings.length)),
    findings.length ? [] : element("p", {}, texts.findings.none),
    element("ul", { class: "findings" }, shown.slice(0, most).map(finding => findingItem(project, finding))),
    rest > 0
      ? element("button", { type: "button", onclick: () => change({ n: most + 500 }) }, texts.more(rest)) : [],
  ]
}

function unique(values) { return [...new Set(values)].sort() }

/** A choice among values or all, kept in the address. */
function choice(label, key, values, current) {
  return element("label", {}, label, " ",
    element("select", { id: `choice-${key}`, onchange: event => change({ [key]: event.target.value || null, n: null }) },
      element("option", { value: "" }, texts.findings.all),
      values.map(value => element("option", { value, selected: value === current }, value))))
}

function slotText(slot) {
  const traits = [slot.idiom, slot.subtype, slot.scale && `${slot.scale}x`, slot.sizeClass === "any-any" ? null : slot.sizeClass,
    slot.luminosity, slot.highContrast && texts.resources.highContrast, slot.direction, slot.gamut, slot.locale]
  return traits.filter(trait => trait).join(" ") || texts.resources.any
}

/** The images, colours and fonts: which there are, which lack, and which are used. */
async function resourcesPage() {
  const { assets, fonts } = await ninefold.load("data/resources")
  const columns = texts.resources.columns
  const empty = (asset, slot) => asset.kind === "image" && slot.file === null
  const slots = list => list.map(slotText).join(", ") || texts.none
  return [
    element("h1", {}, texts.pages.resources),
    table(texts.resources.assets, [columns.name, columns.kind, columns.slots, columns.empty, columns.documents, columns.catalog],
      assets.assets.map(asset => [
        shortened(asset.name), asset.kind, slots(asset.slots.filter(slot => !empty(asset, slot))),
        slots(asset.slots.filter(slot => empty(asset, slot))), asset.documentCount, shortened(asset.catalog),
      ])),
    table(texts.resources.missing, [columns.name, columns.kind, columns.documents],
      assets.missing.map(asset => [shortened(asset.name), asset.kind, asset.documentCount])),
    table(texts.resources.fonts, [columns.name, columns.family, columns.style, columns.file],
      fonts.fonts.map(font => [shortened(font.name), shortened(font.family), shortened(font.style), shortened(font.file)])),
    table(texts.resources.uses, [columns.name, columns.documents, columns.uses, columns.measure, columns.file],
      fonts.uses.map(use => [shortened(use.name), use.documentCount, use.uses, use.measure, shortened(use.file ?? "")])),
    table(texts.resources.missingFonts, [columns.file, columns.propertyList],
      fonts.missing.map(font => [shortened(font.file), shortened(font.propertyList)])),
  ]
}

/** The classes that objects name, with the scenes that have them. */
function classesPage(project) {
  const users = new Map()
  for (const document of project.documents) {
    for (const scene of document.scenes) {
      for (const name of scene.customClasses) {
        if (!users.has(name)) users.set(name, [])
        users.get(name).push(element("li", {},
          element("a", { href: sceneLink(document.path, scene.id) }, `${shortened(document.path)}: ${sceneTitle(scene)}`)))
      }
    }
  }
  const rows = [...users].sort(([one], [other]) => one < other ? -1 : 1)
    .map(([name, scenes]) => [shortened(name), element("ul", {}, scenes)])
  return [
    element("h1", {}, texts.pages.classes),
    rows.length ? table(texts.pages.classes, [texts.classes.name, texts.classes.scenes], rows)
      : element("p", {}, texts.classes.none),
  ]
}

/** The project in numbers. */
function statisticsPage(project) {
  const { summary, findings } = project.data
  const words = texts.statistics
  return [
    element("h1", {}, texts.pages.statistics),
    table(texts.pages.statistics, [words.name, words.count], [
      [words.documents, summary.documentCount], [words.scenes, summary.scenes], [words.objects, summary.objects],
      [words.constraints, summary.constraints], [words.connections, summary.connections],
      [words.variations, summary.variations], [words.findings, findings],
    ]),
    table(words.versions, [words.name, words.count],
      summary.toolsVersions.map(share => [share.version ?? words.unknown, share.documentCount])),
    table(words.runtimes, [words.name, words.count],
      summary.targetRuntimes.map(share => [share.name ?? words.unknown, share.documentCount])),
  ]
}

function wrongPage() { return element("p", { class: "problem" }, texts.wrong) }
