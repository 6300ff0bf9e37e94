"use strict"

/** The way of a scene from one environment to another: pictures that move into each other, and what changes in words. */
class Transition {
  /** How long the way takes, in milliseconds. */
  static duration = 900

  /**
   * @param page the scene page
   * @param from the view in the environment before
   * @param to the view after
   * @param said what `ninefold transition` prints of the two; nothing where that is not prepared
   */
  constructor(page, from, to, said) {
    this.page = page
    this.from = from
    this.to = to
    const [width, height] = [0, 1].map(axis => Math.max(from.size[axis], to.size[axis]))
    this.before = Transition.picture(from.svg, "from-")
    this.after = Transition.picture(to.svg, "to-")
    this.screen = box([0, 0, ...from.size], "screen")
    const rects = new Map(from.boxes.map(one => [one.id, one.rect]))
    this.steps = new Map()
    for (const { id, rect } of to.boxes) {
      const old = rects.get(id)
      if (old) this.steps.set(id, [rect[0] - old[0], rect[1] - old[1]])
    }
    this.moving = [...this.movingOf(this.before, true), ...this.movingOf(this.after, false)]
    this.progress = element("input", {
      type: "range", id: "progress", min: 0, max: 100, value: 0, "aria-label": texts.transition.progress,
      oninput: event => { this.stop(); this.at(event.target.value / 100) },
    })
    this.button = element("button", { type: "button", id: "play", onclick: () => this.play() }, texts.transition.play)
    const stage = element("div", {
      class: "transition", role: "img", "aria-label": texts.transition.title(from.environment, to.environment),
    }, [this.before, this.after].filter(picture => picture), marks(width, height, [this.screen]))
    stage.style.width = `min(100%, ${width}px)`
    stage.style.aspectRatio = `${width} / ${height}`
    for (const [picture, [own, high]] of [[this.before, from.size], [this.after, to.size]]) {
      if (picture) picture.style.width = `${own / width * 100}%`
      if (picture) picture.style.height = `${high / height * 100}%`
    }
    this.node = [element("p", { class: "tools" }, this.button, this.progress), stage, this.words(said)]
    this.at(0)
  }

  /** A picture of SVG whose names are its own, since two stand beside each other. */
  static picture(svg, prefix) {
    const picture = drawing(svg)
    if (!picture) return null
    for (const node of [picture, ...picture.querySelectorAll("*")]) {
      for (const { name, value } of [...node.attributes]) {
        if (name === "id") node.setAttribute("id", prefix + value)
        else if (name.startsWith("aria-") || name === "role") node.removeAttribute(name)
        else if (value.startsWith("url(#")) node.setAttribute(name, `url(#${prefix}${value.slice(5)}`)
        else if (/href$/.test(name) && value.startsWith("#")) node.setAttribute(name, `#${prefix}${value.slice(1)}`)
      }
    }
    picture.setAttribute("aria-hidden", "true")
    return picture
  }

  /** The views of a picture that move further than those around them, or are in no other picture. */
  movingOf(picture, isBefore) {
    const moving = []
    for (const node of picture?.querySelectorAll("[data-id]") ?? []) {
      const id = node.getAttribute("data-id")
      const own = this.steps.get(id)
      if (!own) {
        moving.push({ node, isBefore, isAlone: true })
        continue
      }
      const around = this.steps.get(node.parentElement?.closest("[data-id]")?.getAttribute("data-id")) ?? [0, 0]
      const step = [own[0] - around[0], own[1] - around[1]]
      if ((step[0] || step[1]) && !node.hasAttribute("transform")) moving.push({ node, isBefore, step })
    }
    return moving
  }

  /** Shows the way at a share of it, 0 to 1. */
  at(share) {
    this.share = share
    for (const { node, isBefore, isAlone, step } of this.moving) {
      if (isAlone) node.setAttribute("opacity", isBefore ? 1 - share : share)
      else {
        const part = isBefore ? share : share - 1
        node.setAttribute("transform", `translate(${step[0] * part} ${step[1] * part})`)
      }
    }
    // The picture after covers the one before by the middle of the way, so that no ground shines through.
    if (this.before) this.before.style.opacity = String(Math.min(1, 2 - 2 * share))
    if (this.after) this.after.style.opacity = String(Math.min(1, 2 * share))
    for (const [index, name] of ["width", "height"].entries()) {
      this.screen.setAttribute(name, this.from.size[index] + (this.to.size[index] - this.from.size[index]) * share)
    }
    this.progress.value = String(Math.round(share * 100))
    this.progress.setAttribute("aria-valuetext", `${Math.round(share * 100)} %`)
  }

  /** Goes the way, forward or back; at once where motion is not wanted. */
  play() {
    this.stop()
    const [start, end] = this.share < 0.5 ? [0, 1] : [1, 0]
    announce(texts.transition.shown(end ? this.to.environment : this.from.environment))
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.at(end)
    const begun = performance.now()
    const frame = now => {
      const time = Math.min(1, Math.max(0, (now - begun) / Transition.duration))
      const eased = time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
      this.at(start + (end - start) * eased)
      this.frame = time < 1 && this.progress.isConnected ? requestAnimationFrame(frame) : null
    }
    this.frame = requestAnimationFrame(frame)
  }

  stop() {
    if (this.frame) cancelAnimationFrame(this.frame)
    this.frame = null
  }

  /** What comes, what goes, which values change and which views move. */
  words(said) {
    const { page } = this
    const words = texts.transition
    const name = id => objectLink(id, page.nameOf(id))
    const frames = said ?? this.frames()
    const rect = numbers => numbers.map(number).join(" ")
    const list = (title, items) => items.length ? [element("h3", {}, title),
      element("ul", { class: "changes" }, items.slice(0, 200),
        items.length > 200 ? element("li", {}, texts.more(items.length - 200)) : [])] : []
    const item = (style, ...children) => element("li", { class: style }, children)
    const command = page.transitionCommand(this.from, this.to)
    const lists = [
      list(words.comes, [...(said?.addedObjects ?? []), ...(said?.addedConstraints ?? [])].map(id => item("added", name(id)))),
      list(words.goes, [...(said?.removedObjects ?? []), ...(said?.removedConstraints ?? [])].map(id => item("removed", name(id)))),
      list(words.values, (said?.revalued ?? []).map(one => item("changed", name(one.id),
        ` ${one.attribute}: ${shortened(one.old ?? "–")} → ${shortened(one.new ?? "–")}`))),
      list(words.frames, [
        ...frames.added.map(one => item("added", name(one.id), ` → ${rect(one.frame)}`)),
        ...frames.removed.map(one => item("removed", name(one.id), ` ${rect(one.frame)} →`)),
        ...frames.reframed.map(one => item("moved", name(one.id), ` ${rect(one.old)} → ${rect(one.new)}`)),
      ]),
    ]
    return element("div", { id: "transition-words" },
      lists.some(one => one.length) ? lists : element("p", {}, words.nothing),
      said ? [] : element("p", { class: "quiet" }, words.framesAlone),
      command ? element("p", {}, element("code", {}, command), " ", copyButton(texts.copies.command, command)) : [])
  }

  /** The views that come, go and move between the two layouts. */
  frames() {
    const before = new Map(this.from.layout.views.map(view => [view.id, view]))
    const after = new Map(this.to.layout.views.map(view => [view.id, view]))
    return {
      added: this.to.layout.views.filter(view => !before.has(view.id)),
      removed: this.from.layout.views.filter(view => !after.has(view.id)),
      reframed: this.to.layout.views.flatMap(({ id, frame }) => {
        const old = before.get(id)?.frame
        return old && old.some((value, index) => value !== frame[index]) ? [{ id, old, new: frame }] : []
      }),
    }
  }
}

/** A transition with its sides taken for each other. */
function reversed(said) {
  return {
    addedObjects: said.removedObjects, removedObjects: said.addedObjects, addedConstraints: said.removedConstraints,
    removedConstraints: said.addedConstraints, added: said.removed, removed: said.added,
    revalued: said.revalued.map(one => ({ ...one, old: one.new, new: one.old })),
    reframed: said.reframed.map(one => ({ ...one, old: one.new, new: one.old })),
  }
}
