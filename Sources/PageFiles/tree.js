"use strict"

/** The outline of a scene: a tree of which only the rows are made that are seen. */
class Outline {
  static rowHeight = 28

  /**
   * @param objects the objects in document order, each with the id of its parent
   * @param select takes the id of the object that is chosen
   */
  constructor(objects, select) {
    this.select = select
    this.closed = new Set()
    this.nodes = new Map()
    this.tops = []
    for (const object of objects) this.nodes.set(object.id, { object, children: [], parent: null, level: 1 })
    for (const node of this.nodes.values()) {
      const parent = this.nodes.get(node.object.parent)
      if (parent && parent !== node) {
        node.parent = parent
        node.level = parent.level + 1
        node.position = parent.children.push(node)
      } else {
        node.position = this.tops.push(node)
      }
    }
    this.selected = null
    this.isDimmed = () => false
    this.noteOf = () => null
    this.canvas = element("div", { class: "rows" })
    this.view = element("div", {
      class: "tree", role: "tree", tabindex: "0", "aria-label": texts.outline, onkeydown: event => this.key(event),
      onscroll: () => this.draw(),
    }, this.canvas)
    this.list()
    new ResizeObserver(() => this.draw()).observe(this.view)
  }

  /** Lists the rows that are open, without recursion: documents may be deep. */
  list() {
    this.rows = []
    const open = [...this.tops].reverse()
    while (open.length) {
      const node = open.pop()
      node.row = this.rows.length
      this.rows.push(node)
      if (!this.closed.has(node)) for (const child of [...node.children].reverse()) open.push(child)
    }
    this.canvas.style.height = `${this.rows.length * Outline.rowHeight}px`
    this.draw()
  }

  draw() {
    const height = this.view.clientHeight || 600
    const first = Math.max(0, Math.floor(this.view.scrollTop / Outline.rowHeight) - 8)
    const last = Math.min(this.rows.length, Math.ceil((this.view.scrollTop + height) / Outline.rowHeight) + 8)
    this.canvas.replaceChildren(...this.rows.slice(first, last).map(node => this.row(node)))
    if (this.canvas.querySelector("#row-selected")) this.view.setAttribute("aria-activedescendant", "row-selected")
    else this.view.removeAttribute("aria-activedescendant")
  }

  row(node) {
    const { object } = node
    const siblings = node.parent?.children ?? this.tops
    const isSelected = node === this.selected
    const isOpen = !this.closed.has(node)
    const row = element("div", {
      class: `row${this.isDimmed(object) ? " dimmed" : ""}`, role: "treeitem", "aria-level": node.level,
      id: isSelected ? "row-selected" : undefined,
      "aria-setsize": siblings.length, "aria-posinset": node.position, "aria-selected": String(isSelected),
      "aria-expanded": node.children.length ? String(isOpen) : undefined, title: shortened(`${object.title} · ${object.id}`, 300),
      onclick: event => {
        if (event.target.closest(".handle")) this.toggle(node)
        else this.select(object.id)
      },
    },
    element("span", { class: "handle", "aria-hidden": "true" }, node.children.length ? (isOpen ? "▾" : "▸") : ""),
    element("span", { class: "name" }, shortened(object.title, 120)),
    element("span", { class: "quiet" }, " ", shortened(object.class ?? object.type, 60)),
    this.isDimmed(object) ? element("span", { class: "unseen" }, ` ${texts.notInstalled}`) : [])
    const note = this.noteOf(object)
    if (note) row.children[1].after(" ", element("span", { class: `badge ${note}` }, note), " ")
    row.style.top = `${node.row * Outline.rowHeight}px`
    row.style.paddingInlineStart = `${Math.min(node.level - 1, 24) * 14}px`
    return row
  }

  toggle(node) {
    if (!node.children.length) return
    if (!this.closed.delete(node)) this.closed.add(node)
    this.list()
  }

  /** Shows an object as selected, in a row that is seen. */
  show(id) {
    this.selected = this.nodes.get(id) ?? null
    let isChanged = false
    for (let node = this.selected?.parent; node; node = node.parent) isChanged = this.closed.delete(node) || isChanged
    if (isChanged) this.list()
    if (this.selected) {
      const top = this.selected.row * Outline.rowHeight
      const height = this.view.clientHeight
      if (top < this.view.scrollTop) this.view.scrollTop = top
      else if (top + Outline.rowHeight > this.view.scrollTop + height) {
        this.view.scrollTop = top + Outline.rowHeight - height
      }
    }
    this.draw()
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const node = this.selected
    const row = node?.row ?? -1
    const page = Math.max(1, Math.floor(this.view.clientHeight / Outline.rowHeight) - 1)
    const goal = () => {
      switch (event.key) {
        case "ArrowDown": return this.rows[Math.min(row + 1, this.rows.length - 1)]
        case "ArrowUp": return this.rows[Math.max(row - 1, 0)]
        case "PageDown": return this.rows[Math.min(row + page, this.rows.length - 1)]
        case "PageUp": return this.rows[Math.max(row - page, 0)]
        case "Home": return this.rows[0]
        case "End": return this.rows[this.rows.length - 1]
        case "ArrowRight":
          if (node && this.closed.has(node)) this.toggle(node)
          else return node?.children[0]
          return node
        case "ArrowLeft":
          if (node?.children.length && !this.closed.has(node)) this.toggle(node)
          else return node?.parent
          return node
        case "Enter": case " ": return node
        default: return undefined
      }
    }
    const next = goal()
    if (next === undefined) return
    event.preventDefault()
    if (next) this.select(next.object.id)
  }
}
