"use strict"

/** The project, once it is loaded. */
let project = null
/** The scene that is shown; nothing on other pages. */
let shownScene = null
/** The page that is shown, so that small changes of the address leave the rest as it is. */
let shownPage = null
/** The number of the last request to show something, so that a late one is left out. */
let showing = 0

const main = element("main", { id: "content", tabindex: "-1" })
const search = element("input", {
  type: "search", id: "search", placeholder: texts.searchHint, "aria-label": texts.search, autocomplete: "off",
  oninput: event => {
    const { page } = currentPlace()
    const target = link("search", { q: event.target.value })
    if (page === "search") history.replaceState(null, "", target)
    else history.pushState(null, "", target)
    void show()
  },
})
const navigation = element("nav", { "aria-label": texts.title },
  element("ul", {}, Object.entries(isServed ? { ...texts.pages, sql: texts.sql.title } : texts.pages).map(([page, text]) =>
    element("li", {}, element("a", { href: link(page), id: `page-${page}` }, text)))))
const help = element("dialog", { id: "help", "aria-labelledby": "help-title" },
  element("h2", { id: "help-title" }, texts.help),
  element("dl", { class: "values" }, texts.keys.map(([key, text]) => [element("dt", {}, element("kbd", {}, key)), element("dd", {}, text)])),
  element("form", { method: "dialog" }, element("button", { type: "submit" }, texts.close)))
const frame = [
  element("a", { class: "skip", href: "#content", onclick: event => { event.preventDefault(); main.focus() } }, texts.skip),
  element("header", { class: "top" },
    element("a", { class: "brand", href: link("documents") }, texts.title), navigation,
    element("div", { class: "finder", role: "search" }, search,
      element("button", { type: "button", id: "keys", "aria-haspopup": "dialog", onclick: () => help.showModal() }, "?"))),
  main,
  element("footer", {}, element("p", { id: "status", role: "status" })),
  help,
]

const pages = {
  documents: documentsPage, document: documentPage, findings: findingsPage, classes: classesPage, devices: devicesPage,
  statistics: statisticsPage, search: searchPage,
  changes: later("versions", () => changesPage), change: later("versions", () => changePage),
  resources: later("resources", () => resourcesPage), sql: later("console", () => sqlPage),
}

/** A page whose script is loaded when it is looked at. */
function later(script, page) {
  return async (project, parameters) => {
    await ninefold.need(script)
    return page()(project, parameters)
  }
}

/** Shows the place that the address names. */
async function show() {
  if (!project) return
  const own = ++showing
  const { page, parameters } = currentPlace()
  for (const item of navigation.querySelectorAll("a")) {
    const name = item.id.slice("page-".length)
    const isCurrent = name === page || name === "documents" && ["document", "scene"].includes(page)
      || name === "changes" && page === "change"
    if (isCurrent) item.setAttribute("aria-current", "page")
    else item.removeAttribute("aria-current")
  }
  try {
    if (page === "scene") return await showScene(parameters, own)
    const content = await (pages[page] ?? wrongPage)(project, parameters)
    if (own !== showing) return
    shownScene = null
    const focused = document.activeElement
    const [id, start, end] = [focused?.id, focused?.selectionStart, focused?.selectionEnd]
    const isSame = shownPage === page
    shownPage = page
    replace(content)
    if (page !== "search") search.value = ""
    else if (document.activeElement !== search) search.value = parameters.q ?? ""
    restore(isSame ? id : null, start, end)
    document.title = `${main.querySelector("h1")?.textContent ?? ""} · ${project.data.name}`
    if (!isSame) scrollTo(0, 0)
  } catch (error) {
    if (own !== showing) return
    replace(element("p", { class: "problem" }, error.message))
  }
}

async function showScene(parameters, own) {
  await ninefold.need("tree", "transition", "drag", "inspector", "scene")
  if (own !== showing) return
  if (!shownScene?.isOf(parameters)) {
    const opened = await ScenePage.open(project, parameters)
    if (own !== showing) return
    if (!opened) return replace(wrongPage())
    shownScene = opened
    shownPage = "scene"
    search.value = ""
    replace(opened.node)
    document.title = `${sceneTitle(opened.scene)} · ${shortened(opened.document.path)} · ${project.data.name}`
    scrollTo(0, 0)
  }
  await shownScene.show(parameters)
}

function replace(content) { main.replaceChildren(...[content].flat(Infinity).filter(node => node)) }

/** Gives the focus back to a field that was made anew. */
function restore(id, start, end) {
  const field = id ? document.getElementById(id) : null
  if (!field || field === document.activeElement) return
  field.focus()
  if (start !== undefined && start !== null && field.setSelectionRange) field.setSelectionRange(start, end)
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return
  const isTyping = event.target.closest?.("input, select, textarea")
  if (event.key === "Escape") {
    if (isTyping) event.target.blur()
    else if (shownScene) change({ o: null })
    return
  }
  if (isTyping) return
  switch (event.key) {
    case "/": search.focus(); search.select(); break
    case "?": help.showModal(); break
    case "c": focusCopies(); break
    case "[": case "]":
      if (shownScene) shownScene.step(event.key === "]" ? 1 : -1)
      else document.getElementById(event.key === "]" ? "next" : "previous")?.click()
      break
    default:
      if (!shownScene || !/^[1-6]$/.test(event.key)) return
      change({ t: tabNames[Number(event.key) - 1] })
  }
  event.preventDefault()
}

async function begin() {
  document.body.replaceChildren(...frame)
  main.append(element("p", {}, texts.loading))
  addEventListener("hashchange", () => void show())
  addEventListener("popstate", () => void show())
  document.addEventListener("keydown", key)
  try {
    project = new Project(await ninefold.load("data/project"))
    // Most projects are shown without another version.
    if (!project.data.versions) document.getElementById("page-changes").parentElement.hidden = true
    await show()
  } catch (error) {
    replace(element("p", { class: "problem" }, error.message))
  }
  if (isServed) followChanges(project?.data.live.generation ?? 0)
}

void begin()
