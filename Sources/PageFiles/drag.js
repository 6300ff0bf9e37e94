"use strict"

/**
 * The edges of a window around a picture, which are dragged by the pointer or moved by the arrow keys. What a size comes to is
 * for others to say: they show another picture.
 */
class WindowEdges {
  static least = 100
  static most = 4096

  /**
   * @param resize takes the width and height that are wanted
   * @param rest is called when the edges rest
   */
  constructor(resize, rest) {
    this.resize = resize
    this.rest = rest
    this.size = [0, 0]
    /** The size that is wanted while an edge moves. */
    this.wanted = null
    this.content = element("div", {})
    this.handles = [this.handle("width", 0), this.handle("height", 1)]
    const corner = element("div", { class: "edge corner", "aria-hidden": "true", onpointerdown: event => this.drag(event, [0, 1]) })
    this.node = element("div", { class: "window" }, this.content, this.handles, corner)
  }

  handle(name, axis) {
    return element("div", {
      class: `edge ${name}`, id: `edge-${name}`, role: "slider", tabindex: "0", "aria-label": texts.edges[name],
      "aria-orientation": axis ? "vertical" : "horizontal", "aria-valuemin": WindowEdges.least, "aria-valuemax": WindowEdges.most,
      title: texts.edges.hint, onpointerdown: event => this.drag(event, [axis]), onkeydown: event => this.key(event, axis),
    })
  }

  /** Shows a picture of a window. */
  show(picture, size) {
    this.size = [...size]
    this.content.replaceChildren(picture.node)
    this.node.style.width = `min(100% - 16px, ${picture.view.size[0]}px)`
    for (const [axis, handle] of this.handles.entries()) {
      handle.setAttribute("aria-valuenow", String(Math.round(size[axis])))
      handle.setAttribute("aria-valuetext", texts.edges.value(number(size[axis])))
    }
  }

  want(axes, lengths) {
    const next = [...(this.wanted ?? this.size)]
    for (const axis of axes) next[axis] = Math.round(Math.max(WindowEdges.least, Math.min(WindowEdges.most, lengths[axis])))
    this.wanted = next
    this.resize(next)
  }

  stop() {
    this.wanted = null
    this.rest()
  }

  drag(event, axes) {
    if (event.button !== 0) return
    const target = event.currentTarget
    const start = [event.clientX, event.clientY]
    const size = [...this.size]
    const scale = size[0] / this.content.getBoundingClientRect().width
    event.preventDefault()
    target.focus()
    target.setPointerCapture(event.pointerId)
    const move = event => this.want(axes,
      [size[0] + (event.clientX - start[0]) * scale, size[1] + (event.clientY - start[1]) * scale])
    const end = () => {
      target.removeEventListener("pointermove", move)
      this.stop()
    }
    target.addEventListener("pointermove", move)
    target.addEventListener("lostpointercapture", end, { once: true })
  }

  key(event, axis) {
    const step = { ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, PageUp: -50, PageDown: 50 }[event.key]
    const goal = { Home: WindowEdges.least, End: WindowEdges.most }[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || step === undefined && goal === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const length = (this.wanted ?? this.size)[axis]
    this.want([axis], { [axis]: goal ?? length + step * (event.shiftKey ? 10 : 1) })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.stop(), 400)
  }
}

/** The prepared environment whose window is nearest to a size; of equally near ones that which is most like another. */
function nearestEnvironment(environments, [width, height], like) {
  const others = Object.entries(ScenePage.axes).filter(([name]) => name !== "screen").map(([, value]) => value)
  const distance = one => Math.hypot(one.size[0] - width, one.size[1] - height)
    + others.filter(value => value(one) !== value(like)).length * 40
  return environments.filter(one => one.size).reduce((best, one) => !best || distance(one) < distance(best) ? one : best, null)
}
