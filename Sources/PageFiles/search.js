"use strict"

/** The number of the search that goes on, so that an older one ends. */
let searchNumber = 0

/** What has a text in one of its names: as `ninefold find` answers, document by document. */
async function searchPage(project, { q }) {
  const text = (q ?? "").toLowerCase()
  const most = 200
  const state = element("p", { class: "quiet", id: "found", role: "status" }, text ? texts.loading : texts.searching.short)
  const list = element("ul", { class: "findings" })
  const own = ++searchNumber
  if (text) {
    void (async () => {
      let found = 0
      for (const [index, document] of project.documents.entries()) {
        let names
        try {
          names = await ninefold.load(`data/${document.number}/names`)
        } catch (error) {
          announce(error.message)
          continue
        }
        if (own !== searchNumber) return
        const seen = new Set()
        for (const one of names.found) {
          const key = `${one.scene} ${one.type} ${one.id}`
          if (seen.has(key) || !one.value.toLowerCase().includes(text)) continue
          seen.add(key)
          found += 1
          if (found <= most) list.append(foundItem(document, one))
        }
        state.textContent = texts.searching.state(found, index + 1, project.documents.length)
          + (found > most ? ` · ${texts.searching.cut(most)}` : "")
      }
    })()
  }
  return [element("h1", {}, texts.search), state, list]
}

function foundItem(document, one) {
  const scene = document.scenes.find(scene => scene.id === one.scene)
  const target = sceneLink(document.path, one.scene, { o: one.type === "scene" ? null : one.id })
  return element("li", {},
    element("a", { href: target }, shortened(one.value, 160)), " ",
    element("span", { class: "quiet" },
      `${one.in} · ${one.type}${one.class ? ` ${shortened(one.class)}` : ""} · ${shortened(document.path, 120)}`
        + (scene ? ` · ${sceneTitle(scene)}` : "")))
}
