"use strict"

/** The page of a scene: outline, picture and inspector with one selection. */
class ScenePage {
  static async open(project, parameters) {
    const document = project.document(parameters.d)
    const index = document?.scenes.findIndex(scene => scene.id === (parameters.s ?? "")) ?? -1
    if (index < 0) return null
    const scene = await ninefold.load(`data/${document.number}/${index}/scene`)
    const page = new ScenePage(project, document, index, scene)
    if (isServed) page.devices = (await ninefold.load("data/devices")).devices
    return page
  }

  constructor(project, document, index, scene) {
    this.project = project
    this.document = document
    this.index = index
    this.scene = scene
    this.environments = scene.environments.map(number => project.environments[number])
    this.objects = new Map(scene.objects.map(object => [object.id, object]))
    this.constraints = new Map(scene.constraints.map(constraint => [constraint.id, constraint]))
    this.connections = new Map(scene.connections.map(connection => [connection.id, connection]))
    this.selected = null
    this.view = null
    this.sizeClass = "any-any"
    this.environment = -1
    this.base = `data/${document.number}/${index}`
    /** The options of an environment that is laid out when it is asked for; null of one that is prepared. */
    this.live = null
    /** Whether the view is one of those that are shown while the window's edge is dragged. */
    this.isPassing = false
    this.edges = new WindowEdges(size => this.resize(size), () => this.rest())
    this.sizes = isServed ? new LiveSizes(this, (view, size) => this.showSize(view, size)) : null
    this.overlays = []
    this.outline = new Outline(scene.objects, id => change({ o: id }))
    this.outline.isDimmed = object => !this.isInstalled(object)
    this.outline.noteOf = object => this.worst.get(object.id)
    this.worst = new Map()
    this.inspector = new Inspector(this)
    this.stage = element("div", { class: "stage", tabindex: "0", role: "group", "aria-label": texts.picture })
    this.switches = element("div", { class: "tools", role: "group", "aria-label": texts.switches })
    this.state = element("p", { class: "quiet", id: "environment" })
    this.node = [
      this.crumbs(),
      element("div", { class: "scene" },
        element("section", { class: "outline", "aria-label": texts.outline }, element("h2", {}, texts.outline), this.outline.view),
        element("section", { class: "middle", "aria-label": texts.picture }, this.switches, this.state, this.stage),
        this.inspector.node),
    ]
    this.findings = null
    void this.loadFindings()
  }

  isOf({ d, s }) { return this.document.path === d && this.scene.id === (s ?? "") }

  crumbs() {
    const scenes = this.document.scenes
    const other = step => scenes[this.index + step]
    const arrow = (step, text) => other(step)
      ? element("a", { href: sceneLink(this.document.path, other(step).id), title: sceneTitle(other(step)) }, text) : []
    return element("header", { class: "crumbs" },
      element("h1", {}, element("a", { href: link("document", { d: this.document.path }) }, shortened(this.document.path, 120)),
        " › ", sceneTitle(this.scene)),
      element("p", { class: "quiet" }, arrow(-1, `← ${other(-1) ? sceneTitle(other(-1)) : ""}`), " ",
        arrow(1, `${other(1) ? sceneTitle(other(1)) : ""} →`)))
  }

  async loadFindings() {
    try {
      const { findings } = await this.project.findings()
      this.findings = findings.filter(finding => this.project.documentOfFile(finding.file) === this.document
        && (finding.scene ?? "") === this.scene.id)
      for (const name of ["note", "warning", "error"]) {
        for (const finding of this.findings) if (finding.severity === name) this.worst.set(finding.object, name)
      }
      this.outline.draw()
      if (["scene", "layout"].includes(this.inspector.current)) this.inspector.show(this.inspector.current)
    } catch (error) {
      announce(error.message)
    }
  }

  /** Shows what the address says. */
  async show({ e, o, t, v, m, to, l }) {
    const known = this.project.environment(e ?? "")
    // A server lays out what is asked for; the others are those that are written.
    const isThere = isServed ? known >= 0 : this.scene.environments.includes(known)
    const environment = isThere ? known : this.scene.environments[0]
    const overlays = (v ?? "").split(",").filter(name => name)
    const live = isServed ? l ?? null : null
    const isOther = environment !== this.environment || live !== this.live || this.isPassing || overlays.join() !== this.overlays.join()
      || (m ?? null) !== this.sheet || (to ?? null) !== this.goal
    this.sheet = m ?? null
    this.goal = to ?? null
    this.overlays = overlays
    if (isOther) {
      this.environment = environment
      this.live = live
      this.isPassing = false
      this.drawSwitches()
      if (this.document.laidOut) {
        const view = await (live === null ? ninefold.load(`${this.base}/${environment}`) : ask(`${this.base}/live.json?${live}`))
        // Another environment may have been asked for meanwhile.
        if (this.environment !== environment || this.live !== live) return
        this.view = view
        this.sizeClass = view.layout.sizeClass
        this.state.textContent = texts.environment(view.environment, view.layout.sizeClass)
        if (this.sheet === "all") await this.drawAll()
        else if (this.sheet === "transition") await this.drawTransition()
        else if (this.sheet) await this.drawMatrix()
        else this.drawPicture()
      } else {
        this.state.textContent = texts.notLaidOut
      }
    }
    this.selected = this.objects.get(o) ?? this.constraints.get(o) ?? this.connections.get(o) ?? null
    this.outline.show(this.objects.has(o) ? o : this.connections.get(o)?.source ?? null)
    this.mark()
    this.inspector.show(t)
  }

  drawPicture() {
    this.picture = new Picture(this.view, this.overlays, id => change({ o: id }))
    this.picture.isFlipped = this.view.layout.traits.direction === "rtl"
    this.edges.show(this.picture, this.view.layout.size)
    if (this.edges.node.parentNode !== this.stage) this.stage.replaceChildren(this.edges.node)
  }

  // The window's edges

  /** Shows the scene in a window of a size: laid out for it by the server, else in the nearest environment. */
  resize(size) {
    if (isServed) return this.sizes.want(size)
    const nearest = nearestEnvironment(this.project.environments, size, this.project.environments[this.environment])
    if (nearest) change({ e: nearest.name })
    return undefined
  }

  /** Shows a view while the window's edge is dragged. */
  showSize(view) {
    this.isPassing = true
    this.view = view
    this.sizeClass = view.layout.sizeClass
    this.state.textContent = texts.environment(view.environment, view.layout.sizeClass)
    this.drawPicture()
    this.mark()
  }

  /** Stays where the window's edges are left. */
  rest() {
    if (isServed) void this.sizes.rest()
    else announce(this.project.environments[this.environment].name)
  }

  /** Marks what is selected: an object with its constraints, or a constraint with its items. */
  mark() {
    if (!this.picture || this.sheet) return
    const selected = this.selected
    if (selected?.sentence !== undefined) {
      this.picture.ownerOf = selected.owner
      const seen = selected.items.find(id => this.picture.rect(id)) ?? selected.owner
      return this.picture.mark(seen, [selected])
    }
    this.picture.ownerOf = selected?.id
    this.picture.mark(selected?.id, selected ? this.constraintsOf(selected.id).filter(one => this.isInstalled(one)) : [])
  }

  /** The nine size classes side by side, of which each leads to its environment. */
  async drawMatrix() {
    const { matrix } = this.scene
    const cells = {}
    await Promise.all(this.project.environments.map(async (environment, index) => {
      if (!environment.sizeClass) return
      const place = matrix.groups.findIndex(group => group.sizeClasses.includes(environment.sizeClass))
      const group = matrix.groups[place]
      cells[environment.sizeClass] = await this.card(environment, index,
        texts.matrixCell(String.fromCharCode(65 + place), group.views, group.constraints))
    }))
    if (this.sheet !== "classes") return
    this.stage.replaceChildren(element("table", { class: "matrix" },
      element("caption", {}, texts.matrixCaption),
      element("thead", {}, element("tr", {}, element("td", {}),
        extents.map(width => element("th", { scope: "col" }, texts.matrixColumn[width])))),
      element("tbody", {}, extents.map(height => element("tr", {},
        element("th", { scope: "row" }, texts.matrixRow[height]),
        extents.map(width => element("td", {}, cells[`${width}-${height}`] ?? [])))))))
  }

  /** The environment that the transition leads to: the one of the address, else the next class. */
  get goalEnvironment() {
    const others = this.environments.filter(one => one.number !== this.environment)
    return others.find(one => one.name === this.goal) ?? others.find(one => one.device && one.sizeClass && one.sizeClass !== this.sizeClass)
      ?? others[0]
  }

  /** The way to another environment: pictures that move, and what changes. */
  async drawTransition() {
    const goal = this.goalEnvironment
    const from = this.view
    const path = `data/${this.document.number}/${this.index}`
    const [to, { transitions }] = await Promise.all([ninefold.load(`${path}/${goal.number}`), ninefold.load(`${path}/transitions`)])
    if (this.sheet !== "transition" || from !== this.view) return
    const find = (one, other) => transitions.find(known => known.from === one && known.to === other)?.transition
    const back = find(goal.number, this.environment)
    const said = find(this.environment, goal.number) ?? (back ? reversed(back) : null)
    this.stage.replaceChildren(...[
      element("p", { class: "tools" }, element("label", {}, texts.transition.to, " ",
        element("select", { id: "transition-goal", onchange: event => change({ to: event.target.value }) },
          this.environments.filter(one => one.number !== this.environment).map(one =>
            element("option", { value: one.name, selected: one === goal }, this.environmentText(one)))))),
      ...new Transition(this, from, to, said).node,
    ])
  }

  /** The command line that prints the transition; nothing where no change of a device leads from one to the other. */
  transitionCommand(from, to) {
    const [one, other] = [from, to].map(view => this.project.environments[this.project.environment(view.environment)])
    const words = ["ninefold", "transition", this.document.location ?? this.document.path]
    if (this.scene.id) words.push("--scene", this.scene.id)
    if (!one?.device || one.device !== other?.device) return undefined
    words.push("--device", one.device, "--orientation", one.orientation, "--to-orientation", other.orientation)
    if (one.window !== "full") words.push("--window", one.window)
    if (other.window !== one.window) words.push("--to-window", other.window)
    for (const [option, name, usual] of [["style", "style", "light"], ["direction", "direction", null], ["content-size", "contentSize", null]]) {
      if ((one[name] ?? usual) !== usual) words.push(`--${option}`, one[name])
      if (one[name] !== other[name]) words.push(`--to-${option}`, other[name] ?? usual)
    }
    const isSaid = !words.includes(null) && one.locale === other.locale && one.doubled === other.doubled && !one.doubled && !one.locale
    return isSaid ? commandLine(words) : undefined
  }

  /** All environments of the scene side by side, of which each leads to itself. */
  async drawAll() {
    const cards = await Promise.all(this.environments.map(one => this.card(one, one.number, one.name)))
    if (this.sheet !== "all") return
    this.stage.replaceChildren(element("ul", { class: "cards" }, cards.map(card => element("li", {}, card))))
  }

  /** A picture of the scene in an environment that leads there. */
  async card(environment, index, text) {
    const view = await ninefold.load(`data/${this.document.number}/${this.index}/${index}`)
    const { page, parameters } = currentPlace()
    return element("a", { href: link(page, { ...parameters, e: environment.name, m: null }) },
      element("img", { src: pictureAddress(view.svg), alt: "" }), element("span", {}, text))
  }

  // Environments

  /** The axes along which environments differ, each with the value of an environment. */
  static axes = {
    screen: one => one.screen,
    style: one => one.style,
    direction: one => one.direction ?? "usual",
    contentSize: one => one.contentSize ?? "usual",
    language: one => [one.locale ?? (one.doubled ? null : "own"), one.doubled ? "doubled" : null].filter(text => text).join(" "),
  }

  drawSwitches() {
    const { environments } = this
    const current = this.project.environments[this.environment]
    const focused = document.activeElement?.id
    const selects = isServed ? liveSwitches(this, this.devices) : Object.entries(ScenePage.axes).flatMap(([axis, value]) => {
      const values = [...new Set(environments.map(value))]
      if (values.length < 2) return []
      return element("label", {}, texts.axes[axis], " ",
        element("select", { id: `axis-${axis}`, onchange: event => this.choose(axis, event.target.value) },
          values.map(one => element("option", { value: one, selected: one === value(current) },
            axis === "screen" ? this.screenText(one) : texts.axes.values[one] ?? one))))
    })
    const sheet = (name, text) => element("button", {
      type: "button", id: `sheet-${name}`, "aria-pressed": String(this.sheet === name),
      onclick: () => change({ m: this.sheet === name ? null : name }),
    }, text)
    const sheets = [sheet("classes", texts.matrix), sheet("all", texts.all), sheet("transition", texts.transition.name)]
    const available = Object.keys(texts.overlayNames)
    const overlays = element("details", { class: "menu", open: this.isMenuOpen },
      element("summary", {}, texts.overlays),
      element("fieldset", {}, element("legend", {}, texts.overlays), available.map(name => element("label", {},
        element("input", {
          type: "checkbox", id: `overlay-${name}`, checked: this.overlays.includes(name), onchange: () => this.toggleOverlay(name),
        }), " ", texts.overlayNames[name]))))
    overlays.addEventListener("toggle", () => { this.isMenuOpen = overlays.open })
    this.switches.replaceChildren(...selects, ...(this.document.laidOut ? [...sheets, overlays] : []))
    if (focused) document.getElementById(focused)?.focus()
  }

  screenText(screen) {
    const environment = this.environments.find(one => one.screen === screen)
    return environment.sizeClass && environment.device ? `${screen} (${environment.sizeClass})` : screen
  }

  environmentText(one) { return one.sizeClass && one.device ? `${one.name} (${one.sizeClass})` : one.name }

  toggleOverlay(name) {
    const overlays = this.overlays.includes(name) ? this.overlays.filter(one => one !== name) : [...this.overlays, name]
    change({ v: overlays.join(",") || null })
  }

  /** Goes to the environment that has a value on an axis and is most like the current one. */
  choose(axis, wanted) {
    const { environments } = this
    const current = this.project.environments[this.environment]
    const axes = Object.entries(ScenePage.axes)
    const likeness = one => axes.filter(([, value]) => value(one) === value(current)).length
    const best = environments.filter(one => ScenePage.axes[axis](one) === wanted)
      .reduce((best, one) => !best || likeness(one) > likeness(best) ? one : best, null)
    const isSnapped = axes.some(([name, value]) => name !== axis && value(best) !== value(current))
    announce(isSnapped ? texts.snapped(best.name) : best.name)
    change({ e: best.name }, true)
  }

  step(by) {
    const { environments } = this
    const at = environments.findIndex(one => one.number === this.environment)
    const next = environments[(at + by + environments.length) % environments.length]
    announce(next.name)
    change({ e: next.name, l: null })
  }

  // What is known of objects

  isInstalled(object) {
    return object.object?.installed.sizeClasses[this.sizeClass]?.installed ?? true
  }

  layoutOf(id) { return this.view?.layout.views.find(view => view.id === id) }

  constraint(id) { return this.constraints.get(id) }

  constraintsOf(id) { return this.scene.constraints.filter(constraint => constraint.items.includes(id)) }

  nameOf(id) { return this.objects.get(id)?.title ?? this.constraints.get(id)?.sentence ?? id ?? texts.none }

  /** Whether a conflict concerns an object or a constraint of it. */
  concerns(conflict, { id }) {
    const speaks = one => one === id || this.constraints.get(one)?.items.includes(id)
    return speaks(conflict.broken) || conflict.with.some(speaks)
  }

  /** A link to the object that a connection leads to, in this scene or in another of the document. */
  destinationLink(id) {
    if (this.objects.has(id)) return objectLink(id, this.nameOf(id))
    const scene = this.project.sceneOfController(this.document, id)
    return scene ? element("a", { href: sceneLink(this.document.path, scene.id, { o: id }) }, sceneTitle(scene))
      : element("code", {}, shortened(id ?? texts.none))
  }

  /** The command line that says of an object what a tab of the inspector shows. */
  command(object, tab) {
    const file = this.document.location ?? this.document.path
    if (tab !== "layout" || !this.document.laidOut) return commandLine(["ninefold", "explain", file, "--object", object.id])
    return commandLine(["ninefold", "why", file, object.id, ...this.environmentWords])
  }

  /** The command line that says of the scene what is shown of it. */
  sceneCommand() {
    const file = this.document.location ?? this.document.path
    const scene = this.scene.id ? ["--scene", this.scene.id] : []
    if (this.sheet === "classes" || !this.document.laidOut) return commandLine(["ninefold", "matrix", file, ...scene])
    return commandLine(["ninefold", "layout", file, ...scene, ...this.environmentWords])
  }

  /** The options of the environment that is shown. */
  get environmentWords() {
    const environment = this.project.environments[this.environment]
    const words = []
    if (this.live !== null) {
      for (const [name, value] of new URLSearchParams(this.live)) words.push(`--${name}`, ...(value ? [value] : []))
    } else if (environment?.device) {
      words.push("--device", environment.device, "--orientation", environment.orientation)
      if (environment.window !== "full") words.push("--window", environment.window)
    } else if (environment?.sizeClass) {
      words.push("--size-class", environment.sizeClass)
    }
    if (this.live === null) words.push(...choicesOf(environment))
    return words
  }

  /** The lines of an element in the file, with their numbers. */
  xmlOf({ line, column }) {
    const lines = this.scene.xml.text.split("\n")
    const start = line - this.scene.xml.line
    if (start < 0 || start >= lines.length) return []
    const text = lines.slice(start).join("\n")
    const encoded = new TextEncoder().encode(lines[start]).slice(0, column - 1)
    const from = new TextDecoder().decode(encoded).length
    const end = elementEnd(text, from)
    return text.slice(0, end).split("\n").map((text, index) => ({ number: line + index, text }))
  }
}

/** A line for a shell; a word with anything but plain characters is quoted. */
function commandLine(words) {
  const quoted = text => /^[\w./:@%+=-]+$/.test(text) ? text : `'${String(text).replaceAll("'", "'\\''")}'`
  return words.map(quoted).join(" ")
}

/** Where the element that begins at an index ends. */
function elementEnd(text, start) {
  const markup = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)(?:[^<>"']|"[^"]*"|'[^']*')*>/g
  markup.lastIndex = start
  let depth = 0
  for (let match = markup.exec(text); match; match = markup.exec(text)) {
    if (match[1] === undefined) continue
    if (match[1] === "/") depth -= 1
    else if (!match[0].endsWith("/>")) depth += 1
    if (depth <= 0) return markup.lastIndex
  }
  return text.length
}

/** The options of a command line for the choices beside the screen of an environment that is prepared. */
function choicesOf(environment) {
  const words = []
  if (environment?.style === "dark") words.push("--style", "dark")
  if (environment?.direction) words.push("--direction", environment.direction)
  if (environment?.contentSize) words.push("--content-size", environment.contentSize)
  if (environment?.locale) words.push("--locale", environment.locale)
  if (environment?.doubled) words.push("--pseudo")
  return words
}
