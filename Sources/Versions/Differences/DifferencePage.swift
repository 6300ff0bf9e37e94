import Pictures
import SceneModel
import Sources

extension DifferenceReport {
  /// The report as a page that needs nothing beside itself, with pictures before and after.
  package var page: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(Self.escaped(old)) → \(Self.escaped(new))</title>
      <meta name="viewport" content="width=device-width"><style>
      \(Self.style)
      </style></head><body>
      <h1>\(Self.escaped(old)) → \(Self.escaped(new))</h1>
      <p>\(Self.escaped(summary))</p>

      """
    for note in lists {
      text += "<h2>\(Self.escaped(note.title))</h2>\n" + Self.list(note.lines.map { ("", $0) })
    }
    for document in documents {
      text += "<h2>\(Self.escaped(document.path))\(Self.escaped(document.note))</h2>\n"
      text += Self.list(document.changes.map(Self.line))
      for scene in document.scenes {
        text += "<h3>\(Self.escaped(scene.outline?.label ?? ""))</h3>\n"
        text += Self.list(scene.reportedChanges.map(Self.line) + scene.sentences.map { ("frame", $0) })
        text += scene.pictures.map(Self.figure).joined()
      }
    }
    return text + "<script>\n\(Self.script)\n</script></body></html>\n"
  }

  private static func line(_ change: NamedChange) -> (style: String, text: String) {
    let phrases = change.phrases.joined(separator: "; ")
    return (
      change.kind.rawValue,
      "\(change.kind.rawValue) \(change.subject)" + (phrases.isEmpty ? "" : ": \(phrases)")
    )
  }

  private static func list(_ lines: [(style: String, text: String)]) -> String {
    if lines.isEmpty { return "" }
    let items = lines.map { "<li class=\"\($0.style)\">\(escaped($0.text))</li>\n" }
    return "<ul>\n" + items.joined() + "</ul>\n"
  }

  /// A scene on a screen: before, after, both over each other, or one up to a line that moves.
  private static func figure(_ picture: ComparedPicture) -> String {
    func image(_ bytes: [UInt8]?, _ name: String) -> String {
      guard let bytes else { return "<div class=\"\(name) none\">not there</div>" }
      let digits = String(decoding: Base64Digits.of(bytes), as: UTF8.self)
      var text: [UInt8] = []
      XMLText.appendQuoted("\(picture.screens.onOneLine), \(name)", to: &text)
      let alt = String(decoding: text, as: UTF8.self)
      return "<img class=\"\(name)\" alt=\(alt) src=\"data:image/svg+xml;base64,\(digits)\">"
    }
    let ways = ["both", "before", "after", "overlay", "swipe"]
    let buttons = ways.map { "<button type=\"button\" value=\"\($0)\">\($0)</button>" }.joined()
    return """
      <figure data-way="both"><figcaption>\(escaped(picture.screens)) \(buttons)
      <input type="range" min="0" max="100" value="50" aria-label="how much of the picture before is shown"></figcaption>
      <div class="stage">\(image(picture.old, "before"))\(image(picture.new, "after"))</div></figure>

      """
  }

  private static func escaped(_ text: String) -> String { XMLText.escapedLine(text) }

  private static let style = """
    body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; color: #222; background: #fff }
    h2 { font-size: 1.2em; margin: 2em 0 .4em } h3 { font-size: 1em; margin: 1.4em 0 .3em } ul { list-style: none; padding: 0 }
    li { margin: .2em 0; padding-left: .8em; border-left: 3px solid #999 } .added { border-color: #1a7f37 }
    .removed { border-color: #b00020 } .changed, .replaced, .moved { border-color: #8a5a00 } .frame { border-color: #005a9c }
    figure { margin: 1em 0 } figcaption { color: #666; font-size: .9em } figcaption input { display: none; vertical-align: middle }
    .stage { display: flex; gap: 1em; margin-top: .5em } .stage img { border: 1px solid #999; max-width: 48%; background: #fff }
    .none { border: 1px dashed #999; padding: 2em; color: #666 }
    [data-way=before] .after, [data-way=after] .before { display: none }
    [data-way=overlay] .stage, [data-way=swipe] .stage { display: grid }
    [data-way=overlay] .stage > *, [data-way=swipe] .stage > * { grid-area: 1 / 1; max-width: 100%; justify-self: start; align-self: start }
    [data-way=overlay] .after { mix-blend-mode: difference } [data-way=swipe] .after { clip-path: inset(0 0 0 var(--line, 50%)) }
    [data-way=swipe] figcaption input { display: inline-block }
    @media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1e } figcaption { color: #999 } }
    """

  private static let script = """
    for (const figure of document.querySelectorAll("figure")) {
      for (const button of figure.querySelectorAll("button"))
        button.addEventListener("click", () => { figure.dataset.way = button.value })
      const line = figure.querySelector("input")
      line.addEventListener("input", () => figure.style.setProperty("--line", line.value + "%"))
    }
    """
}
