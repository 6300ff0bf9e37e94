"use strict"

/** The most assets that are drawn at first. */
const mostAssets = 200

function slotText(slot) {
  const traits = [slot.idiom, slot.subtype, slot.scale && `${slot.scale}x`, slot.sizeClass === "any-any" ? null : slot.sizeClass,
    slot.luminosity, slot.highContrast && texts.resources.highContrast, slot.direction, slot.gamut, slot.locale]
  return traits.filter(trait => trait).join(" ") || texts.resources.any
}

/** The images, colours and fonts: drawn, with their variants, what lacks, and what is used. */
async function resourcesPage(project, { n }) {
  const { assets, fonts, pictures, specimens } = await ninefold.load("data/resources")
  const words = texts.resources
  const { columns } = words
  const most = Number(n) || mostAssets
  const entries = assets.assets.map((asset, index) => ({ ...asset, files: pictures[index].files }))
  const [images, colors] = ["image", "color"].map(kind => entries.filter(asset => asset.kind === kind))
  const rest = Math.max(images.length, colors.length) - most
  const list = (title, found, card) => found.length ? [
    element("h2", {}, title), element("ul", { class: "assets" }, found.slice(0, most).map(card)),
  ] : []
  return [
    element("h1", {}, texts.pages.resources),
    entries.length || fonts.fonts.length || fonts.uses.length || assets.missing.length ? [] : element("p", {}, words.nothing),
    list(words.images, images, imageCard),
    list(words.colors, colors, colorCard),
    rest > 0 ? element("button", { type: "button", id: "more", onclick: () => change({ n: most + 500 }) }, texts.more(rest)) : [],
    rows(words.missing, [columns.name, columns.kind, columns.documents],
      assets.missing.map(asset => [shortened(asset.name), asset.kind, asset.documentCount])),
    fonts.fonts.length ? [
      element("h2", {}, words.fonts),
      element("ul", { class: "fonts" }, fonts.fonts.slice(0, most).map((font, index) => fontItem(font, specimens[index]))),
    ] : [],
    rows(words.uses, [columns.name, columns.documents, columns.uses, columns.measure, columns.file],
      fonts.uses.map(use => [shortened(use.name), use.documentCount, use.uses, words.measures[use.measure] ?? use.measure,
        shortened(use.file ?? "")])),
    rows(words.missingFonts, [columns.file, columns.propertyList],
      fonts.missing.map(font => [shortened(font.file), shortened(font.propertyList)])),
  ]
}

/** A table where there is something in it. */
function rows(caption, columns, cells) { return cells.length ? table(caption, columns, cells) : [] }

function assetCard(asset, slots) {
  return element("li", { class: "asset" },
    element("h3", {}, shortened(asset.name)),
    element("p", { class: "quiet" }, texts.resources.used(asset.documentCount), ` · ${shortened(asset.catalog)}`),
    element("ul", { class: "slots" }, slots))
}

function imageCard(asset) {
  return assetCard(asset, asset.slots.slice(0, 60).map((slot, index) => {
    const text = slotText(slot)
    const file = asset.files[index]
    const size = slot.width === null ? "" : ` · ${number(slot.width)} × ${number(slot.height)}`
    return element("li", { class: slot.luminosity === "dark" ? "dark" : "" },
      file ? imageOf(file, `${shortened(asset.name)}, ${text}`)
        : element("span", { class: "missing" }, slot.file === null ? texts.resources.empty : texts.resources.notDrawn),
      element("span", { class: "quiet" }, text + size))
  }))
}

/** An image of a file; a drawing of SVG comes as data, so that no address shows a file with scripts of its own. */
function imageOf(file, alt) {
  const image = element("img", { alt })
  if (!file.startsWith("data/")) {
    image.loading = "lazy"
    image.src = file
  } else {
    void ninefold.load(file).then(({ svg }) => { image.src = pictureAddress(svg) }, error => announce(error.message))
  }
  return image
}

function colorCard(asset) {
  return assetCard(asset, asset.slots.slice(0, 60).map(slot => {
    const swatch = element("span", { class: "swatch" }, element("span", {}))
    if (slot.color) swatch.firstChild.style.backgroundColor = slot.color
    return element("li", {},
      slot.color ? swatch : element("span", { class: "missing" }, texts.resources.notDrawn),
      element("span", { class: "quiet" }, `${slotText(slot)} · ${slot.color ?? texts.none}`))
  }))
}

/** A font with a text in it, once that is read. */
function fontItem(font, name) {
  const specimen = element("p", { class: "specimen" }, texts.resources.specimen)
  const state = element("span", { class: "quiet" }, name ? "" : ` · ${texts.resources.noSpecimen}`)
  if (name) {
    specimen.hidden = true
    void showFont(font, name).then(family => {
      specimen.style.fontFamily = `"${family}"`
      specimen.hidden = false
    }, () => { state.textContent = ` · ${texts.resources.noSpecimen}` })
  }
  return element("li", {},
    element("h3", {}, shortened(font.name)),
    element("p", { class: "quiet" }, `${shortened(font.family)} · ${shortened(font.style)} · ${shortened(font.file)}`, state),
    specimen)
}

/** The families of the fonts that were read, by the names of their data. */
const shownFonts = new Map()

/** Reads a font of the project; gives the family under which the page has it. */
async function showFont(font, name) {
  const known = shownFonts.get(name)
  if (known) return known
  const { base64 } = await ninefold.load(name)
  const family = `project-font-${shownFonts.size}`
  shownFonts.set(name, family)
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  document.fonts.add(await new FontFace(family, bytes).load())
  return family
}
