"use strict"

const comparingWays = ["both", "slider", "onion", "moves", "before", "after"]

/** What differs between two versions: what `ninefold review` says. */
async function changesPage(project) {
  const words = texts.versions
  const { versions } = project.data
  if (!versions) return [element("h1", {}, texts.pages.changes), element("p", {}, words.none)]
  const review = await ninefold.load("data/versions")
  const first = changedScenes(project)[0]
  return [
    element("h1", {}, words.title(shortened(review.old), shortened(review.new))),
    element("p", {}, shortened(versions.text, 300)),
    first ? element("p", {}, element("a", { href: changeLink(first), id: "walk" }, words.walk)) : [],
    problemList(versions.refusals),
    element("h2", {}, words.findings),
    review.findings.length ? element("ul", { class: "findings" }, review.findings.map(one => findingItem(project, one)))
      : element("p", {}, texts.none),
    review.documents.map((document, number) => element("section", {},
      element("h2", {}, shortened(document.path, 200), element("span", { class: "quiet" }, ` ${documentNote(document)}`)),
      changeList(project, document.path, null, document.changes),
      document.scenes.map((scene, index) => element("section", {},
        element("h3", {},
          element("a", { href: changeLink({ path: document.path, scene: scene.scene, number, index }) }, sceneTitle({ ...scene, id: scene.scene })),
          scene.change === "changed" ? [] : element("span", { class: "quiet" }, ` ${words.kinds[scene.change]}`)),
        changeList(project, document.path, scene.scene, scene.changes),
        effectList(scene))))),
  ]
}

function documentNote(document) {
  const { kinds, was } = texts.versions
  return [document.change === "changed" ? null : kinds[document.change], document.formerPath ? was(shortened(document.formerPath)) : null]
    .filter(text => text).join(", ")
}

/** The differences of objects; an object that came or went with the one around it is counted there. */
function changeList(project, path, scene, changes) {
  const listed = changes.filter(change => !change.isWithin)
  if (!listed.length) return []
  const isThere = change => change.kind !== "removed" && scene !== null && project.document(path)
  return element("ul", { class: "changes" }, listed.slice(0, 500).map(change => element("li", { class: change.kind },
    element("strong", {}, texts.versions.kinds[change.kind]), " ",
    isThere(change) ? element("a", { href: sceneLink(path, scene, { o: change.object }) }, shortened(change.subject, 240))
      : shortened(change.subject, 240),
    change.phrases.length ? `: ${shortened(change.phrases.join("; "), 600)}` : "")),
  listed.length > 500 ? element("li", {}, texts.more(listed.length - 500)) : [])
}

/** What that does to frames, conflicts and ambiguities, as sentences. */
function effectList(scene) {
  if (!scene.frames) return []
  const sentences = [...scene.frames.views.filter(view => !view.follows), ...scene.frames.findings].map(one => one.sentence)
  if (!sentences.length) return element("p", { class: "quiet" }, texts.versions.noFrames)
  return element("ul", { class: "changes" }, sentences.slice(0, 200).map(text => element("li", { class: "frame" }, shortened(text, 400))),
    sentences.length > 200 ? element("li", {}, texts.more(sentences.length - 200)) : [])
}

/** A scene before and after: its pictures, what differs in it, and the way to the next one. */
async function changePage(project, { d, s, w, n, x }) {
  const words = texts.versions
  const places = changedScenes(project)
  const at = places.findIndex(place => place.path === d && place.scene === (s ?? ""))
  const place = places[at]
  if (!place) return wrongPage()
  const review = await ninefold.load("data/versions")
  const scene = review.documents[place.number].scenes[place.index]
  const { pictures } = await ninefold.load(`data/versions/${place.number}/${place.index}`)
  const step = (by, text) => {
    const other = places[at + by]
    return other ? element("a", { href: changeLink(other), id: by > 0 ? "next" : "previous" }, text(changedName(project, other))) : []
  }
  const findings = review.findings.filter(one => (one.scene ?? "") === place.scene && project.documentOfFile(one.file)?.path === d)
  const picture = pictures[Math.min(Number(n) || 0, pictures.length - 1)]
  const isThere = project.document(d)?.scenes.some(one => one.id === place.scene)
  return [
    element("header", { class: "crumbs" },
      element("h1", {}, element("a", { href: link("changes") }, texts.pages.changes), ` › ${shortened(d, 120)} › ${changedName(project, place, scene)}`),
      element("p", { class: "quiet" }, words.place(at + 1, places.length), " ", step(-1, name => `← ${name}`), " ", step(1, name => `${name} →`))),
    isThere ? element("p", {}, element("a", { href: sceneLink(d, place.scene) }, words.open)) : [],
    picture ? comparison(pictures, picture, scene, comparingWays.includes(w) ? w : "both", x) : element("p", {}, words.same),
    element("h2", {}, words.objects), changeList(project, d, place.scene, scene.changes),
    scene.change === "changed" ? [] : element("p", {}, words.kinds[scene.change]),
    element("h2", {}, words.frames), effectList(scene),
    findings.length ? [element("h2", {}, words.findings),
      element("ul", { class: "findings" }, findings.map(one => findingItem(project, one)))] : [],
  ]
}

/** The pictures before and after, in one of the ways. */
function comparison(pictures, picture, scene, way, share) {
  const words = texts.versions
  const image = (svg, side) => svg
    ? element("img", { class: side, src: pictureAddress(svg), alt: `${words.ways[side]}, ${shortened(picture.screens)}` })
    : element("p", { class: `${side} missing` }, words.notThere)
  const follows = new Set((scene.frames?.views ?? []).filter(view => view.follows).map(view => view.object))
  const stage = element("div", { class: "comparison", "data-way": way },
    element("div", { class: "sides" }, image(picture.old, "before"), image(picture.new, "after"),
      way === "moves" ? moveMarks(picture, follows) : []))
  const value = Math.min(100, Math.max(0, Number(share ?? 50)))
  const apply = one => stage.style.setProperty("--share", `${one}%`)
  apply(value)
  return [
    element("div", { class: "tools", role: "group", "aria-label": words.comparing },
      pictures.length > 1 ? element("label", {}, words.screens, " ",
        element("select", { id: "compared", onchange: event => change({ n: event.target.value }) },
          pictures.map((one, index) => element("option", { value: index, selected: one === picture }, shortened(one.screens))))) : [],
      comparingWays.map(name => element("button", {
        type: "button", id: `way-${name}`, "aria-pressed": String(name === way), onclick: () => change({ w: name }),
      }, words.ways[name])),
      ["slider", "onion"].includes(way) ? element("label", {}, words.share, " ", element("input", {
        type: "range", id: "share", min: 0, max: 100, value, oninput: event => {
          apply(event.target.value)
          const place = currentPlace()
          history.replaceState(null, "", link(place.page, { ...place.parameters, x: event.target.value }))
        },
      })) : []),
    pictures.length > 1 ? [] : element("p", { class: "quiet" }, shortened(picture.screens, 200)),
    stage,
  ]
}

/** The frames before and after of what moved; those that go along with their superview are faint. */
function moveMarks(picture, follows) {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture.new ?? picture.old)
  if (!size) return []
  const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2]
  return marks(Number(size[1]), Number(size[2]), picture.moves.flatMap(move => {
    const faint = follows.has(move.id) ? " follows" : ""
    const shapes = []
    if (move.old) shapes.push(box(move.old, `was${faint}`))
    if (move.new) shapes.push(box(move.new, `is${faint}`))
    if (move.old && move.new) {
      const [[x1, y1], [x2, y2]] = [middle(move.old), middle(move.new)]
      shapes.push(shape("line", { x1, y1, x2, y2, class: `way${faint}` }))
    }
    return shapes
  }))
}
