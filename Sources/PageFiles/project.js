"use strict"

/** The whole project: what `data/project.js` has, and the places of its documents and scenes. */
class Project {
  constructor(data) {
    this.data = data
    this.environments = Project.numbered(data.environments)
    this.documents = data.listing.map((listing, number) => ({ ...listing, ...this.files(data.files[number]), number }))
    this.byPath = new Map(this.documents.map(document => [document.path, document]))
    this.byFile = new Map(this.documents.flatMap(document =>
      [[document.path, document], ...(document.location ? [[document.location, document]] : [])]))
  }

  static numbered(environments) { return environments.map((environment, number) => ({ ...environment, number })) }

  /** The places of a document's pictures; those of a server change with the source. */
  files({ folder, pictures, ...files }) {
    const address = name => this.data.live && name ? `${name}?${this.data.live.generation}` : name
    return { ...files, map: address(files.map), pictures: pictures.map(name => address(folder + name)) }
  }

  /** What the check found. A server knows the environments of the findings when it has checked. */
  async findings() {
    const found = await ninefold.load("data/findings")
    if (this.data.live) this.environments = Project.numbered((await ninefold.load("data/environments")).environments)
    return found
  }

  document(path) { return this.byPath.get(path) }

  /** The document that a path in a finding names; looked for once, since findings may be many. */
  documentOfFile(file) {
    if (!this.byFile.has(file)) {
      this.byFile.set(file, this.documents.filter(document => file.endsWith(`/${document.path}`))
        .sort((one, other) => other.path.length - one.path.length)[0])
    }
    return this.byFile.get(file)
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

/** The scenes that differ, in the order in which one walks through them. */
function changedScenes(project) {
  return (project.data.versions?.documents ?? []).flatMap((document, number) =>
    document.scenes.map((scene, index) => ({ path: document.path, change: document.change, scene, number, index })))
}

function changeLink(place) { return link("change", { d: place.path, s: place.scene }) }

/** The name of a scene that differs; one that is gone has its name in the list of changes alone. */
function changedName(project, place, compared) {
  const scene = project.document(place.path)?.scenes.find(scene => scene.id === place.scene)
  return sceneTitle(scene ?? compared ?? { id: place.scene })
}

/** The scenes that differ, for the first page; nothing where no other version is there. */
function changedFirst(project) {
  const { versions } = project.data
  if (!versions) return []
  return element("section", { class: "changed" },
    element("h2", {}, element("a", { href: link("changes") }, texts.versions.since(shortened(versions.old)))),
    element("p", { class: "quiet" }, shortened(versions.text, 300)),
    element("ul", { class: "chips" }, changedScenes(project).slice(0, 200).map(place => element("li", {},
      element("a", { href: changeLink(place) }, changedName(project, place)),
      element("span", { class: "quiet" }, ` ${shortened(place.path)}`)))))
}

/** The documents, with links to their scenes. */
function documentsPage(project) {
  return [
    element("h1", {}, texts.pages.documents),
    changedFirst(project),
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
  const steps = [0.25, 0.5, 1, 2, 4]
  function apply() {
    picture.style.width = zoom ? `${width * zoom}px` : `min(100%, ${width}px)`
  }
  /** Shows the map at a zoom, with what is at a point of the area where it is; 0 fits it in. */
  function show(next, x = area.clientWidth / 2, y = area.clientHeight / 2) {
    const [left, top] = [(area.scrollLeft + x) / picture.offsetWidth, (area.scrollTop + y) / picture.offsetHeight]
    zoom = next
    apply()
    area.scrollTo(left * picture.offsetWidth - x, top * picture.offsetHeight - y)
    const place = currentPlace()
    history.replaceState(null, "", link(place.page, { ...place.parameters, z: zoom || null }))
    announce(texts.mapZoom(Math.round(picture.offsetWidth / width * 100)))
  }
  function step(by, x, y) {
    const now = picture.offsetWidth / width
    const next = by > 0 ? steps.find(one => one > now * 1.01) : steps.findLast(one => one < now / 1.01)
    if (next) show(next, x, y)
  }
  area.addEventListener("wheel", event => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const place = area.getBoundingClientRect()
    step(-event.deltaY, event.clientX - place.left, event.clientY - place.top)
  }, { passive: false })
  area.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "+" || event.key === "=") step(1)
    else if (event.key === "-") step(-1)
    else if (event.key === "0") show(0)
    else return
    event.preventDefault()
  })
  dragging(area)
  apply()
  return element("section", {},
    element("h2", {}, texts.map),
    element("p", { class: "tools" },
      element("button", { type: "button", id: "map-smaller", onclick: () => step(-1) }, texts.zoomOut),
      element("button", { type: "button", id: "map-larger", onclick: () => step(1) }, texts.zoomIn),
      element("button", { type: "button", id: "map-fit", onclick: () => show(0) }, texts.zoomFit)),
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
  const places = (finding.environments ?? []).map(name => project.environments[project.environment(name)]).filter(place => place)
  // Those of single findings are there in their scenes alone.
  const environment = places.find(place => !place.single) ?? places[0]
  return sceneLink(document.path, scene.id, {
    e: environment?.name, o: finding.object || null,
    t: finding.object ? "layout" : null,
  })
}

/** Where a finding holds; a review does not say. */
function placesText({ environments }) {
  if (!environments) return ""
  return ` · ${environments.length ? shortened(environments.join(", "), 160) : texts.findings.everywhere}`
}

function findingItem(project, finding) {
  const target = findingLink(project, finding)
  const file = project.documentOfFile(finding.file)?.path ?? finding.file
  const message = shortened(finding.message, 500)
  return element("li", {},
    finding.severity ? [element("span", { class: `badge ${finding.severity}` }, finding.severity), " "] : [],
    target ? element("a", { href: target }, message) : message, " ",
    element("span", { class: "quiet" },
      `${finding.rule} · ${shortened(file, 160)}:${finding.line}`
        + placesText(finding)))
}

/** What the check found, filtered; each finding leads to its view. */
async function findingsPage(project, { severity, rule, q, n }) {
  const { findings } = await project.findings()
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

const finalClasses = ["compact-compact", "compact-regular", "regular-compact", "regular-regular"]

/** The devices, and how each is held and split for the size classes that it has. */
async function devicesPage() {
  const { devices } = await ninefold.load("data/devices")
  const words = texts.devices
  const held = (device, sizeClass) => ["portrait", "landscape"].flatMap(orientation => {
    const shares = device[orientation].windows.filter(one => one.sizeClass === sizeClass)
    return shares.length ? element("div", {}, `${words[orientation]} `,
      element("span", { class: "quiet" }, shares.map(one => `${one.share} ${one.size.map(number).join(" × ")}`).join(", "))) : []
  })
  return [
    element("h1", {}, texts.pages.devices),
    table(words.caption, [words.name, words.system, ...finalClasses], devices.map(device =>
      [device.name, device.system, ...finalClasses.map(sizeClass => held(device, sizeClass))])),
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
      [words.variations, summary.variations], [words.findings, findings ?? texts.live.unchecked],
    ]),
    table(words.versions, [words.name, words.count],
      summary.toolsVersions.map(share => [share.version ?? words.unknown, share.documentCount])),
    table(words.runtimes, [words.name, words.count],
      summary.targetRuntimes.map(share => [share.name ?? words.unknown, share.documentCount])),
  ]
}

/** The page of a place that there is not: of a document that cannot be read it says why. */
function wrongPage() {
  const { d } = currentPlace().parameters
  const refusal = d ? project.data.refusals.find(text => text.includes(d)) : undefined
  return [element("h1", {}, shortened(d ?? texts.title)), element("p", { class: "problem" }, shortened(refusal ?? texts.wrong, 600))]
}
