"use strict"

/** A picture that is drawn over another of a size. */
function marks(width, height, children) {
  const picture = shape("svg", { class: "marks", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" })
  picture.append(...children)
  return picture
}

function box([x, y, width, height], style) {
  return shape("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0), class: style })
}

/** A picture of SVG as nodes of this document; nothing where it cannot be read. */
function drawing(svg) {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement
  if (root.localName !== "svg") return null
  // Pictures have no scripts; were there one, it would not be taken over.
  for (const script of root.querySelectorAll("script, foreignObject")) script.remove()
  const picture = document.importNode(root, true)
  picture.removeAttribute("width")
  picture.removeAttribute("height")
  return picture
}

/** The address of a picture that an image shows. */
function pictureAddress(svg) { return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` }

/** A scene in an environment: its picture, overlays, and the marks of what is selected. */
class Picture {
  constructor(view, overlays, select) {
    this.view = view
    const [width, height] = view.size
    const scene = drawing(view.svg)
    const layers = view.overlays.filter(overlay => overlays.includes(overlay.name)).map(overlay => {
      const layer = drawing(overlay.svg)
      for (const name of ["role", "aria-labelledby", "aria-describedby"]) layer.removeAttribute(name)
      for (const title of layer.querySelectorAll("title, desc")) title.remove()
      layer.setAttribute("aria-hidden", "true")
      layer.classList.add("layer")
      return layer
    })
    this.marks = marks(width, height, [])
    this.node = element("div", { class: "canvas" }, scene ?? [], layers, this.marks)
    this.node.style.width = `min(100%, ${width}px)`
    this.node.style.setProperty("--ratio", `${width} / ${height}`)
    this.node.addEventListener("click", event => {
      const place = this.node.getBoundingClientRect()
      const scale = width / place.width
      select(this.objectAt((event.clientX - place.left) * scale, (event.clientY - place.top) * scale))
    })
  }

  /** The id of the object in front at a point; null where there is none. */
  objectAt(x, y) {
    const boxes = this.view.boxes
    for (let index = boxes.length - 1; index >= 0; index -= 1) {
      const [left, top, width, height] = boxes[index].rect
      if (x >= left && y >= top && x < left + width && y < top + height) return boxes[index].id
    }
    return null
  }

  rect(id) { return this.view.boxes.find(one => one.id === id)?.rect }

  /** Marks an object and the constraints that speak of it. */
  mark(id, constraints) {
    const rect = this.rect(id)
    this.marks.replaceChildren()
    if (!rect) return
    this.marks.append(box(rect, "selected"))
    for (const constraint of constraints) {
      const line = this.line(constraint)
      if (!line) continue
      const [x1, y1, x2, y2] = line
      this.marks.append(shape("line", { x1, y1, x2, y2, class: "constraint" }))
      for (const [cx, cy] of [[x1, y1], [x2, y2]]) this.marks.append(shape("circle", { cx, cy, r: 2.5, class: "constraint" }))
    }
  }

  /** The line of a constraint in the picture; nothing of one whose items are not drawn. */
  line({ object }) {
    const value = name => object.others[name] ?? object.attributes.find(one => one.name === name)?.base
    const owner = value("firstItem")
    const first = owner ?? this.ownerOf
    const [one, other] = [this.rect(first), this.rect(value("secondItem"))]
    const attribute = value("firstAttribute")
    if (!one || !attribute) return undefined
    const [x, y, width, height] = one
    if (attribute === "width") return [x, y + height / 2, x + width, y + height / 2]
    if (attribute === "height") return [x + width / 2, y, x + width / 2, y + height]
    if (!other) return undefined
    const [ox, oy, owidth, oheight] = other
    const across = isVertical(attribute)
      ? middle(x, x + width, ox, ox + owidth) : middle(y, y + height, oy, oy + oheight)
    const start = edge(attribute, one, this.isFlipped)
    const end = edge(value("secondAttribute") ?? attribute, other, this.isFlipped)
    return isVertical(attribute) ? [across, start, across, end] : [start, across, end, across]
  }
}

function isVertical(attribute) { return /top|bottom|centerY|baseline|height/i.test(attribute) }

/** The middle of what two stretches have in common, or of both where they have nothing. */
function middle(start, end, otherStart, otherEnd) {
  const [low, high] = [Math.max(start, otherStart), Math.min(end, otherEnd)]
  return low < high ? (low + high) / 2 : (Math.min(start, otherStart) + Math.max(end, otherEnd)) / 2
}

/** Where an attribute of a rectangle lies on its axis. */
function edge(attribute, [x, y, width, height], isFlipped) {
  if (/centerX/i.test(attribute)) return x + width / 2
  if (/centerY/i.test(attribute)) return y + height / 2
  if (/top/i.test(attribute)) return y
  if (/bottom|baseline/i.test(attribute)) return y + height
  if (/left/i.test(attribute)) return x
  if (/right/i.test(attribute)) return x + width
  const isStart = /leading/i.test(attribute) !== isFlipped
  return isStart ? x : x + width
}
