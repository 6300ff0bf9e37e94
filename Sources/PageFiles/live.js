"use strict"

/** The most times that a server that is busy is asked again. */
const mostAttempts = 8

/** A value of JSON that the server has; where it is busy, it is asked again a little later. */
async function ask(address) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await answerOf(address)
    if (answer.ok) return answer.json()
    if (answer.status !== 503 || attempt === mostAttempts) throw new Error((await answer.text()).trim())
    await new Promise(resolve => setTimeout(resolve, 1000 * (Number(answer.headers.get("Retry-After")) || 1)))
  }
}

async function answerOf(address) {
  try {
    return await fetch(address, { cache: "no-store" })
  } catch {
    throw new Error(texts.live.gone)
  }
}

// What changes

/** Follows the changes of the source, as long as somebody looks. */
function followChanges(generation) {
  let source = null
  function open() {
    if (source || document.hidden) return
    source = new EventSource(`events?since=${generation}`)
    source.addEventListener("change", event => {
      generation = event.lastEventId
      void renew()
    })
  }
  function close() {
    source?.close()
    source = null
  }
  document.addEventListener("visibilitychange", () => document.hidden ? close() : open())
  open()
}

/** Shows the place again as it is now; what is selected, open and scrolled stays. */
async function renew() {
  const own = ++showing
  ninefold.forget()
  try {
    const renewed = new Project(await ninefold.load("data/project"))
    if (own !== showing) return
    project = renewed
    if (shownScene) await renewScene(shownScene, own)
    else await show()
    announce(texts.live.renewed)
  } catch (error) {
    if (own !== showing) return
    shownScene = null
    shownPage = null
    replace(element("p", { class: "problem" }, error.message))
  }
}

async function renewScene(former, own) {
  const { parameters } = currentPlace()
  const opened = await ScenePage.open(project, parameters)
  if (own !== showing) return
  if (!opened) {
    shownScene = null
    shownPage = null
    replace(wrongPage())
    return
  }
  const kept = {
    focus: document.activeElement?.id, tree: former.outline.view.scrollTop, window: [scrollX, scrollY],
    stage: [former.stage.scrollLeft, former.stage.scrollTop], isTreeFocused: document.activeElement === former.outline.view,
  }
  const closed = new Set([...former.outline.closed].map(node => node.object.id))
  opened.outline.closed = new Set([...opened.outline.nodes.values()].filter(node => closed.has(node.object.id)))
  opened.outline.list()
  opened.isMenuOpen = former.isMenuOpen
  await opened.show(parameters)
  if (own !== showing) return
  shownScene = opened
  replace(opened.node)
  opened.outline.view.scrollTop = kept.tree
  opened.outline.draw()
  opened.stage.scrollTo(...kept.stage)
  scrollTo(...kept.window)
  if (kept.isTreeFocused) opened.outline.view.focus({ preventScroll: true })
  else if (kept.focus) document.getElementById(kept.focus)?.focus({ preventScroll: true })
}

// Environments that are laid out when they are asked for: the parameters are the options of `ninefold layout`

/** The options of an environment that is prepared. */
function optionsOf(environment) {
  const options = new URLSearchParams()
  if (environment.sizeClass) options.set("size-class", environment.sizeClass)
  else if (environment.device) {
    options.set("device", environment.device)
    if (environment.orientation !== "portrait") options.set("orientation", environment.orientation)
    if (environment.window !== "full") options.set("window", environment.window)
  } else if (environment.size) options.set("size", environment.size.join("x"))
  if (environment.style !== "light") options.set("style", environment.style)
  if (environment.locale) options.set("locale", environment.locale)
  if (environment.doubled) options.set("pseudo", "")
  if (environment.contentSize) options.set("content-size", environment.contentSize)
  if (environment.direction) options.set("direction", environment.direction)
  return options
}

/** The options of the environment that a scene is shown in. */
function currentOptions(page) {
  return page.live === null ? optionsOf(page.project.environments[page.environment]) : new URLSearchParams(page.live)
}

/** The text of options in an order of their own, so that equal ones have one text. */
function optionsText(options) {
  const sorted = new URLSearchParams(options)
  sorted.sort()
  return sorted.toString()
}

/** Goes to the environment of options: the one that is prepared, where there is one. */
function goToOptions(page, options) {
  const text = optionsText(options)
  const prepared = page.project.environments.find(one => optionsText(optionsOf(one)) === text)
  change(prepared ? { e: prepared.name, l: null } : { e: null, l: text }, true)
}

/** The name by which the screen of options is chosen. */
function screenOf(options) {
  for (const name of ["size-class", "device", "size"]) if (options.has(name)) return `${name}=${options.get(name)}`
  return ""
}

/** A switch of one option. */
function optionSwitch(page, id, label, options, name, values) {
  const current = options.get(name) ?? ""
  return element("label", {}, label, " ",
    element("select", { id: `axis-${id}`, onchange: event => {
      const changed = new URLSearchParams(options)
      if (event.target.value) changed.set(name, event.target.value)
      else changed.delete(name)
      goToOptions(page, changed)
    } }, values.map(([value, text]) => element("option", { value, selected: value === current }, text))))
}

/** The switches of a page that is laid out when it is asked for: any screen with any choice. */
function liveSwitches(page, devices) {
  const { live } = page.project.data
  const options = currentOptions(page)
  const words = texts.axes.values
  const named = value => [value, words[value] ?? value]
  const device = devices.find(one => one.name === options.get("device"))
  const orientation = options.get("orientation") ?? "portrait"
  const windows = device?.[orientation].windows.map(one => one.share) ?? []
  const free = options.get("window")
  const isTurned = device && device.portrait.size.join() !== device.landscape.size.join()
  const languages = [["", words.own], ...live.locales.map(name => [name, name]), ["pseudo", words.doubled]]
  const language = options.has("pseudo") ? "pseudo" : options.get("locale") ?? ""
  return [
    screenSwitch(page, options, devices.filter(one => one.idiom !== "watch"), live.sizeClasses),
    isTurned ? optionSwitch(page, "orientation", texts.live.orientation, options, "orientation",
      [["", texts.live.portrait], ["landscape", texts.live.landscape]]) : [],
    windows.length > 1 || free ? optionSwitch(page, "window", texts.live.window, options, "window", [
      ...windows.map(share => [share === "full" ? "" : share, share]), ...(free && !windows.includes(free) ? [[free, free]] : []),
    ]) : [],
    optionSwitch(page, "style", texts.axes.style, options, "style",
      live.styles.map(style => [style === "light" ? "" : style, words[style] ?? style])),
    optionSwitch(page, "direction", texts.axes.direction, options, "direction",
      [["", words.usual], ...live.directions.map(named)]),
    optionSwitch(page, "contentSize", texts.axes.contentSize, options, "content-size",
      [["", words.usual], ...live.contentSizes.map(named)]),
    element("label", {}, texts.axes.language, " ",
      element("select", { id: "axis-language", onchange: event => {
        const changed = new URLSearchParams(options)
        changed.delete("pseudo")
        changed.delete("locale")
        if (event.target.value === "pseudo") changed.set("pseudo", "")
        else if (event.target.value) changed.set("locale", event.target.value)
        goToOptions(page, changed)
      } }, languages.map(([value, text]) => element("option", { value, selected: value === language }, text)))),
    device && device.idiom !== "tv" ? optionSwitch(page, "keyboard", texts.live.keyboard, options, "keyboard",
      [["", texts.none], ...live.keyboards.map(named)]) : [],
  ].flat()
}

function screenSwitch(page, options, devices, sizeClasses) {
  const current = screenOf(options)
  const option = (value, text) => element("option", { value, selected: value === current }, text)
  return element("label", {}, texts.axes.screen, " ",
    element("select", { id: "axis-screen", onchange: event => {
      const changed = new URLSearchParams(options)
      for (const name of ["size-class", "device", "size", "orientation", "window", "keyboard"]) changed.delete(name)
      const [name, value] = event.target.value.split("=", 2)
      if (value) changed.set(name, value)
      goToOptions(page, changed)
    } },
    option("", texts.live.canvas),
    options.has("size") ? option(current, texts.live.size(options.get("size"))) : [],
    element("optgroup", { label: texts.live.classes }, sizeClasses.map(name => option(`size-class=${name}`, name))),
    element("optgroup", { label: texts.live.devices }, devices.map(one => option(`device=${one.name}`, one.name)))))
}

/** The options of a window of a size: on a pad that can have it a window of the pad, else a window of its own. */
function optionsOfSize(page, [width, height], devices) {
  const options = currentOptions(page)
  // Options may name a device by another name than its own.
  const device = options.has("device") ? devices.find(one => one.name === page.view.layout.device) : undefined
  const screen = device?.[options.get("orientation") ?? "portrait"].size
  if (device?.idiom === "pad" && width <= screen[0] && height <= screen[1]) {
    options.set("window", `${width}x${height}`)
    return options
  }
  for (const name of ["size-class", "device", "orientation", "window", "keyboard"]) options.delete(name)
  options.set("size", `${width}x${height}`)
  return options
}

/** Lays a scene out in windows of sizes as they are wanted: one at a time, and of those that wait the newest. */
class LiveSizes {
  /** @param show takes a view of the scene and its options */
  constructor(page, show) {
    this.page = page
    this.show = show
    this.wanted = null
    this.isAsking = null
    this.options = null
  }

  want(size) {
    this.wanted = size
    this.isAsking ??= this.follow().finally(() => { this.isAsking = null })
  }

  async follow() {
    const { page } = this
    while (this.wanted) {
      const size = this.wanted
      this.wanted = null
      this.options = optionsOfSize(page, size, page.devices)
      try {
        this.show(await ask(`${page.base}/live.json?${this.options}&quick=`), size)
      } catch (error) {
        announce(error.message)
      }
    }
  }

  /** Goes to the environment that was shown last. */
  async rest() {
    await this.isAsking
    if (!this.options) return
    const former = location.hash
    goToOptions(this.page, this.options)
    this.options = null
    if (location.hash === former) void show()
  }
}
