"use strict"

/** Copies a text, also where the browser gives pages of folders no clipboard. */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = element("textarea", { class: "copied", "aria-hidden": "true", tabindex: "-1" })
    field.value = text
    const focused = document.activeElement
    document.body.append(field)
    field.select()
    const isDone = document.execCommand("copy")
    field.remove()
    focused?.focus()
    return isDone
  }
}

/** A button that copies a text, and says so. */
function copyButton(what, text) {
  return element("button", {
    type: "button", class: "copy",
    onclick: async () => announce(await copied(text) ? texts.copied(what) : texts.notCopied),
  }, element("span", { class: "spoken" }, `${texts.copy} `), what)
}

/** The buttons that copy what is said of a selection, those that have something. */
function copyTools(values) {
  return element("p", { class: "tools copies", role: "group", "aria-label": texts.copy },
    element("span", { class: "quiet", "aria-hidden": "true" }, texts.copy),
    Object.entries(values).filter(([, text]) => text).map(([name, text]) => copyButton(texts.copies[name], text)))
}

/** Puts the focus on the first button that copies. */
function focusCopies() { document.querySelector(".copies button")?.focus() }
