"use strict"

/**
 * Makes an element. Attributes without a value are left out, those that begin with `on` are listeners; children are
 * nodes or texts, never markup.
 */
function element(name, attributes, ...children) {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value)
    else node.setAttribute(key, value === true ? "" : value)
  }
  node.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null))
  return node
}

/** Makes an element of SVG. */
function shape(name, attributes) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}

/** A text that is no longer than a number of characters; names may have any length. */
function shortened(text, most = 100) {
  const line = String(text).slice(0, most * 4)
  const characters = Array.from(line)
  return characters.length > most ? characters.slice(0, most - 1).join("") + "…" : line
}

/** A number with at most two decimals. */
function number(value) { return String(Math.round(value * 100) / 100) }

/** A table with a caption; cells are nodes or texts. */
function table(caption, columns, rows) {
  return element("div", { class: "wide", tabindex: "0", role: "region", "aria-label": caption },
    element("table", {},
      element("caption", {}, caption),
      element("thead", {}, element("tr", {}, columns.map(column => element("th", { scope: "col" }, column)))),
      element("tbody", {}, rows.map(row => element("tr", {}, row.map(cell => element("td", {}, cell)))))))
}

/** Says something to screen readers, and in the line below the page. */
function announce(text) {
  const status = document.getElementById("status")
  if (status) status.textContent = text
}
