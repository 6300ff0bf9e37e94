"use strict"

/** Whether a server gives the page, which may be asked for more; else it lies in a folder. */
const isServed = document.documentElement.dataset.served !== undefined

/** The data of the page. Each file is a script that hands a text of JSON over, since pages of folders load nothing else. */
const ninefold = (() => {
  /** The most values of scenes that are kept. */
  const mostKept = 60
  const known = new Map()
  const waiting = new Map()

  /** Takes a value that a script beside the page has. */
  function receive(name, text) { waiting.get(name)?.resolve(JSON.parse(text)) }

  /** A value by the name of its file; it is loaded where it is not kept. */
  function load(name) {
    const kept = known.get(name)
    known.delete(name)
    const value = kept ?? (isServed ? request(name) : start(name))
    known.set(name, value)
    for (const oldest of known.keys()) {
      if (known.size <= mostKept) break
      if (/^data\/(versions|\d+)\/\d+/.test(oldest)) known.delete(oldest)
    }
    return value
  }

  async function request(name) {
    try {
      return await ask(`${name}.json`)
    } catch (error) {
      known.delete(name)
      throw error
    }
  }

  /** Lets all values be loaded again. */
  function forget() { known.clear() }

  function start(name) {
    return new Promise((resolve, reject) => {
      waiting.set(name, { resolve })
      const script = element("script", { src: `${name}.js` })
      script.addEventListener("error", () => {
        known.delete(name)
        reject(new Error(texts.missing(`${name}.js`)))
      })
      script.addEventListener("load", () => {
        script.remove()
        waiting.delete(name)
        // A script that handed nothing over is no file of this page.
        reject(new Error(texts.missing(`${name}.js`)))
      })
      document.head.append(script)
    })
  }

  const scripts = new Map()

  /** Loads scripts of the page that the first view does without, one after the other, each once. */
  async function need(...names) {
    for (const name of names) {
      if (!scripts.has(name)) {
        scripts.set(name, new Promise((resolve, reject) => {
          const script = element("script", { src: `${name}.js`, onload: resolve })
          script.addEventListener("error", () => {
            scripts.delete(name)
            reject(new Error(texts.missing(`${name}.js`)))
          })
          document.head.append(script)
        }))
      }
      await scripts.get(name)
    }
  }

  return Object.freeze({ receive, load, forget, need })
})()
