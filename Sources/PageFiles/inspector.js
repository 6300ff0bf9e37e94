"use strict"

const tabNames = ["values", "layout", "constraints", "connections", "xml", "scene"]

/** The inspector: what is known of the object that is selected, and of the scene. */
class Inspector {
  /** @param page the scene page, which knows the scene, the environment and the selection */
  constructor(page) {
    this.page = page
    this.panel = element("div", { role: "tabpanel", id: "panel", tabindex: "0", "aria-labelledby": "tab-values" })
    this.tabs = tabNames.map(name => element("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel", onclick: () => change({ t: name }),
    }, texts.tabs[name]))
    this.list = element("div", { role: "tablist", "aria-label": texts.inspector, onkeydown: event => this.key(event) }, this.tabs)
    this.node = element("section", { class: "inspector", "aria-label": texts.inspector }, this.list, this.panel)
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const index = (tabNames.indexOf(this.current) + step + tabNames.length) % tabNames.length
    change({ t: tabNames[index] })
    this.tabs[index].focus()
    event.preventDefault()
  }

  show(tab) {
    this.current = tabNames.includes(tab) ? tab : this.page.selected ? "values" : "scene"
    for (const [index, name] of tabNames.entries()) {
      const isCurrent = name === this.current
      this.tabs[index].setAttribute("aria-selected", String(isCurrent))
      this.tabs[index].tabIndex = isCurrent ? 0 : -1
    }
    this.panel.setAttribute("aria-labelledby", `tab-${this.current}`)
    const { selected } = this.page
    const content = this.current === "scene" ? sceneTab(this.page)
      : selected ? [this.heading(selected), tabContents[this.current](this.page, selected)]
        : element("p", { class: "quiet" }, texts.nothingSelected)
    this.panel.replaceChildren(...[content].flat(Infinity).filter(node => node))
  }

  heading(object) {
    return [
      element("h2", {}, shortened(object.sentence ?? object.title, 300)),
      element("p", { class: "quiet" }, `${object.type}${object.class ? ` · ${shortened(object.class)}` : ""} · `,
        element("code", {}, shortened(object.id)), ` · ${texts.line(object.line)}`,
        this.page.isInstalled(object) ? "" : ` · ${texts.notInstalled}`),
      copyTools({
        id: object.id, path: `${object.file}:${object.line}:${object.column}`,
        frame: this.page.layoutOf(object.id)?.frame.map(number).join(" "),
        xml: this.page.xmlOf(object).map(line => line.text).join("\n").trim(),
        command: this.page.command(object, this.current), link: location.href,
      }),
    ]
  }
}

const tabContents = {
  values: valuesTab, layout: layoutTab, constraints: constraintsTab, connections: connectionsTab, xml: xmlTab,
}

/** Values with their origin: any-any first, then what classes say; the winner is marked, what it overrides is struck. */
function valuesTab(page, selected) {
  const { object } = selected
  const installed = object.installed
  return [
    element("h3", {}, texts.installation),
    origins(installed.overrides.filter(one => one.key !== "any-any").map(one => ({ ...one, value: one.installs ? texts.yes : texts.no })),
      installed.overrides.find(one => one.key === "any-any")?.installs === false ? texts.no : texts.yes,
      installed.sizeClasses[page.sizeClass]?.origin),
    grid(page, installed.sizeClasses, cell => cell.installed ? texts.yes : texts.no),
    object.attributes.length ? element("h3", {}, texts.varied) : [],
    object.attributes.map(attribute => {
      const own = attribute.overrides.find(one => one.key === "any-any")?.value ?? attribute.base
      return [
        element("h4", {}, attribute.name),
        origins(attribute.overrides.filter(one => one.key !== "any-any"), own, attribute.sizeClasses[page.sizeClass]?.origin),
        grid(page, attribute.sizeClasses, cell => cell.value ?? "–"),
      ]
    }),
    Object.keys(object.others).length ? [
      element("h3", {}, texts.others),
      element("dl", { class: "values" }, Object.entries(object.others).map(([name, value]) => [
        element("dt", {}, shortened(name)), element("dd", {}, shortened(value ?? "–", 400)),
      ])),
    ] : [],
  ]
}

/** The lines of a value: any-any and each class that says something, the winner in this environment marked. */
function origins(overrides, own, origin) {
  const line = (name, value, wins, note) => element("li", { class: wins ? "wins" : "loses" },
    element("span", { class: "key" }, name), " ",
    wins ? element("strong", {}, shortened(value ?? "–", 200)) : element("s", {}, shortened(value ?? "–", 200)),
    note ? element("span", { class: "quiet" }, ` ${note}`) : [])
  const isBase = origin === undefined || origin === "base" || !overrides.some(one => one.key === origin)
  return element("ul", { class: "origins" },
    line(texts.base, own, isBase),
    overrides.map(one => line(one.sizeClass === one.key || !one.sizeClass ? one.key : one.sizeClass, one.value,
      one.key === origin, one.decides.length ? texts.decides(one.decides.join(", ")) : texts.decidesNowhere)))
}

const extents = ["any", "compact", "regular"]

/** The nine classes as a table, the class of the environment marked. */
function grid(page, cells, text) {
  return element("table", { class: "nine" },
    element("thead", {}, element("tr", {}, element("td", {}),
      extents.map(width => element("th", { scope: "col" }, texts.matrixColumn[width])))),
    element("tbody", {}, extents.map(height => element("tr", {},
      element("th", { scope: "row" }, texts.matrixRow[height]),
      extents.map(width => {
        const name = `${width}-${height}`
        return element("td", { class: name === page.sizeClass ? "here" : "" }, cells[name] ? shortened(text(cells[name]), 60) : "")
      })))))
}

/** The frame, and why each of its numbers is so. */
function layoutTab(page, selected) {
  const view = page.layoutOf(selected.id)
  const { layout } = page.view ?? {}
  if (!page.view) return element("p", {}, texts.notLaidOut)
  if (!view) return [element("p", {}, texts.noFrame), objectFindings(page, selected)]
  const frame = view.frame.map(number).join(" ")
  return [
    layout.shown === false ? element("p", { class: "problem" }, texts.notShown) : [],
    element("h3", {}, texts.frame),
    element("p", {}, element("code", {}, frame)),
    view.hidden ? element("p", {}, view.hiddenBy === selected.id ? texts.hidden : texts.hiddenBy(page.nameOf(view.hiddenBy))) : [],
    view.estimated ? element("p", {}, texts.estimated) : [],
    view.contentSize ? element("p", {}, texts.contentSize(view.contentSize.map(number).join(" × "))) : [],
    view.scrolls?.length ? element("p", {}, texts.scrolls(view.scrolls.join(", "))) : [],
    view.ambiguous.length ? element("p", { class: "problem" }, texts.ambiguous(view.ambiguous.join(", "))) : [],
    conflictList(layout.conflicts.filter(conflict => page.concerns(conflict, selected))),
    objectFindings(page, selected),
    reasons(page, selected),
  ]
}

/** What the check found about an object. */
function objectFindings(page, { id }) {
  const found = page.findings?.filter(finding => finding.object === id) ?? []
  return found.length ? [
    element("h3", {}, texts.objectFindings),
    element("ul", { class: "findings" }, found.map(finding => findingItem(page.project, finding))),
  ] : []
}

function conflictList(conflicts) {
  if (!conflicts.length) return []
  return [
    element("h3", {}, texts.conflicts),
    element("ul", {}, conflicts.map(conflict => element("li", { class: "problem" }, shortened(conflict.text, 600),
      element("ul", {}, conflict.members.map(member => element("li", {}, objectLink(member.id, member.text))))))),
  ]
}

/** Why the numbers of a frame are so: each a sum, and below it the rules on the way from the root. */
function reasons(page, selected) {
  const found = page.view.why?.find(one => one.view.id === selected.id)
  if (!found) {
    const command = page.command(selected, "layout")
    return [
      element("p", { class: "quiet" }, page.view.complete ? texts.whyElsewhere : texts.whyTooLarge),
      element("p", {}, element("code", {}, command), " ", copyButton(texts.copies.command, command)),
    ]
  }
  return found.view.numbers.map(one => [
    element("h3", {}, `${texts.why(one.number)} = ${number(one.value)}`),
    element("p", {}, sumText(page, one)),
    stepTree(page, one),
    one.against === null ? element("p", { class: "quiet" }, texts.pressures)
      : unique(one.against.map(cause => causeText(page, cause))).map(text =>
        element("p", { class: "quiet" }, `${texts.against} ${shortened(text, 200)}`)),
  ])
}

function sumText(page, one) {
  const causes = one.steps.flatMap(step => step.causes).filter(cause => Math.abs(cause.points) > 1e-6)
  const terms = [...causes.filter(cause => cause.kind === "root"), ...causes.filter(cause => cause.kind !== "root")]
    .map(cause => ({ points: cause.points, name: causeName(page, cause) }))
  if (one.alignment) terms.push({ points: one.alignment, name: texts.alignment })
  if (!terms.length) return `${one.number} = 0`
  const text = terms.map((term, index) => {
    const sign = term.points < 0 ? (index ? " − " : "−") : index ? " + " : ""
    return `${sign}${number(Math.abs(term.points))} (${shortened(term.name, 60)})`
  }).join("")
  const isRounded = Math.abs(one.solved + one.alignment - one.value) > 0.005
  return `${one.number} = ${text}${isRounded ? `, ${texts.rounded}` : ""}`
}

/** The steps as a list; one that is used again is only named. */
function stepTree(page, one) {
  const shown = new Set()
  const list = element("ul", { class: "steps" })
  const open = one.steps.length ? [{ index: 0, depth: 0 }] : []
  while (open.length) {
    const { index, depth } = open.pop()
    const step = one.steps[index]
    const isAgain = shown.has(index)
    shown.add(index)
    const item = element("li", {},
      objectLink(step.view, page.nameOf(step.view)), `.${step.number} = ${number(step.value)}: `,
      isAgain ? texts.above : step.causes.map((cause, place) => [place ? "; " : "", causeNode(page, cause)]))
    item.style.marginInlineStart = `${Math.min(depth, 16) * 14}px`
    list.append(item)
    if (!isAgain) for (const use of [...step.uses].reverse()) open.push({ index: use, depth: depth + 1 })
  }
  return list
}

function causeNode(page, cause) {
  const text = shortened(causeText(page, cause), 240)
  return cause.constraint ? objectLink(cause.constraint, text) : text
}

function causeName(page, cause) {
  switch (cause.kind) {
    case "constraint": return page.constraint(cause.constraint)?.sentence ?? cause.constraint
    case "root": return texts.root
    default: return causeText(page, cause)
  }
}

function causeText(page, cause) {
  const priority = cause.priority === 1000 ? "" : `, ${texts.priority(number(cause.priority))}`
  const name = cause.view ? page.nameOf(cause.view) : ""
  switch (cause.kind) {
    case "root": return texts.root
    case "constraint": {
      const offsets = (cause.offsets ?? []).map(offset =>
        texts.offset(page.nameOf(offset.item), offset.attribute, offset.kind, number(Math.abs(offset.points))))
      return [`${page.constraint(cause.constraint)?.sentence ?? cause.equation}${priority}`, ...offsets].join(", ")
    }
    case "content": {
      const size = [cause.content.width, cause.content.height].filter(one => one !== null).map(number).join(" × ")
      return `${texts.content(cause.content.kind, name)}, ${size}${priority}`
    }
    case "stackView": return texts.stackView(name) + priority
    case "savedFrame": return texts.savedFrame(name)
    case "notNegative": return texts.notNegative(name)
    case "open": return texts.open
    default: return texts.rule(name) + priority
  }
}

/** A link that selects an object of the scene. */
function objectLink(id, text) {
  const place = currentPlace()
  return element("a", { href: link(place.page, { ...place.parameters, o: id }) }, shortened(text, 240))
}

function constraintsTab(page, selected) {
  const list = page.constraintsOf(selected.id)
  if (selected.sentence !== undefined) {
    return [
      element("p", {}, element("code", {}, shortened(selected.equation ?? "", 300))),
      element("ul", {}, selected.items.map(id => element("li", {}, objectLink(id, page.nameOf(id))))),
    ]
  }
  if (!list.length) return element("p", {}, texts.noConstraints)
  return element("ul", { class: "constraints" }, list.map(constraint => {
    const priority = constraint.object.others.priority
    return element("li", { class: page.isInstalled(constraint) ? "" : "dimmed" },
      objectLink(constraint.id, constraint.sentence ?? constraint.title),
      element("span", { class: "quiet" }, [
        priority ? texts.priority(priority) : null, page.isInstalled(constraint) ? null : texts.notInstalled,
        texts.line(constraint.line),
      ].filter(text => text).map(text => ` · ${text}`)),
      element("div", {}, element("code", {}, shortened(constraint.equation ?? "", 300))))
  }))
}

function connectionsTab(page, selected) {
  const list = page.scene.connections.filter(one => [one.source, one.destination].includes(selected.id) || one.id === selected.id)
  if (!list.length) return element("p", {}, texts.noConnections)
  return element("ul", {}, list.map(one => element("li", {},
    `${one.type} ${shortened(one.name ?? one.kind ?? "")} ${texts.from} `, objectLink(one.source, page.nameOf(one.source)),
    ` ${texts.to} `, page.destinationLink(one.destination),
    element("span", { class: "quiet" }, ` · ${texts.line(one.line)}`))))
}

/** The element's XML, with the numbers of its lines. */
function xmlTab(page, selected) {
  const lines = page.xmlOf(selected)
  return [
    element("pre", { tabindex: "0" }, lines.slice(0, 2000).map(line =>
      element("span", { class: "line" }, element("span", { class: "quiet" }, `${String(line.number).padStart(5)}  `),
        `${shortened(line.text, 2000)}\n`)),
    lines.length > 2000 ? texts.more(lines.length - 2000) : []),
  ]
}

/** The scene as a whole: its size, what is wrong, its segues. */
function sceneTab(page) {
  const { scene, view } = page
  const segues = scene.segues?.segues ?? []
  return [
    element("h2", {}, sceneTitle(scene)),
    element("p", { class: "quiet" }, shortened(scene.document, 200), scene.id ? [" · ", element("code", {}, shortened(scene.id))] : []),
    page.selected ? [] : copyTools({
      id: scene.id, path: page.document.location ?? page.document.path, frame: view ? [0, 0, ...view.layout.size].map(number).join(" ") : null,
      xml: scene.xml.text, command: page.sceneCommand(), link: location.href,
    }),
    view ? [
      element("p", {}, `${texts.environment(view.environment, view.layout.sizeClass)} · ${view.layout.size.map(number).join(" × ")} · `
        + texts.viewCount(view.layout.views.length)),
      view.layout.shown === false ? element("p", { class: "problem" }, texts.notShown) : [],
      conflictList(view.layout.conflicts),
      view.layout.views.some(one => one.ambiguous.length) ? element("ul", {}, view.layout.views.filter(one => one.ambiguous.length)
        .map(one => element("li", {}, objectLink(one.id, page.nameOf(one.id)), ": ", texts.ambiguous(one.ambiguous.join(", "))))) : [],
      view.warnings.length ? [
        element("h3", {}, texts.drawingWarnings),
        element("ul", {}, view.warnings.map(warning => element("li", {}, shortened(warning.text, 300)))),
      ] : [],
    ] : element("p", {}, texts.notLaidOut),
    element("div", { id: "scene-findings" }, page.findings ? [
      element("h3", {}, texts.sceneFindings),
      page.findings.length ? element("ul", { class: "findings" }, page.findings.slice(0, 200).map(finding => findingItem(page.project, finding)))
        : element("p", {}, texts.findings.none),
    ] : []),
    segues.length ? [
      element("h3", {}, texts.segues),
      element("ul", {}, segues.map(segue => element("li", {},
        `${segue.kind} ${texts.from} `, objectLink(segue.trigger, page.nameOf(segue.trigger)), ` ${texts.to} `,
        page.destinationLink(segue.destination),
        element("span", { class: "quiet" }, ` · ${texts.outcome}: `
          + unique(segue.outcomes.filter(one => one.isDocuments).map(one => one.style ?? one.outcome)).join(", "))))),
    ] : [],
  ]
}
