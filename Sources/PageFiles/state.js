"use strict"

/** The place that the address names: a page, and what is shown on it. */
function currentPlace() {
  const [page, query] = location.hash.replace(/^#\/?/, "").split("?", 2)
  const parameters = Object.create(null)
  for (const [key, value] of new URLSearchParams(query ?? "")) parameters[key] = value
  return { page: page || "documents", parameters }
}

/** The address of a place, relative to the site. */
function link(page, parameters = {}) {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) query.set(key, value)
  }
  const text = query.toString()
  return `#/${page}` + (text ? `?${text}` : "")
}

/** Changes parts of the place; a part that is null goes. Small changes leave no step in the history. */
function change(changes, isStep = false) {
  const place = currentPlace()
  const target = link(place.page, { ...place.parameters, ...changes })
  if (target === location.hash) return
  if (isStep) history.pushState(null, "", target)
  else history.replaceState(null, "", target)
  show()
}

/** The link to a scene, with what is selected in it. */
function sceneLink(path, scene, more = {}) { return link("scene", { d: path, s: scene, ...more }) }
