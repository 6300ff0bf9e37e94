import CommandLine
import Ninefold

/// Finds a text in the contents of scenes.
struct FindCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "find", abstract: "find objects by their ids, labels, texts and classes",
    discussion: """
      Finds every scene, object, constraint and connection of which an id, a label, a text, an identifier for code or
      a class has the text in it, whatever its capitals. Texts of all size classes are searched.
      """,
    examples: [
      "ninefold find \"Sign in\" App/", "ninefold find AvatarView --database scenes.db --format json",
    ])

  @Argument("TEXT", help: "what to look for") var text: String
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$text, $scenes, $output] }

  func run() throws -> ValueReport {
    var found: [(path: String, occurrences: [Occurrence])] = []
    var counts = Counts()
    let source = try OpenSource(try scenes.source.source())
    try source.forEachDocument(scenes.choice, { counts.count($0) }) { document, outlines in
      let occurrences = document.occurrences(of: text, in: outlines)
      if !occurrences.isEmpty { found.append((document.path, occurrences)) }
    }
    if found.isEmpty, counts.read > 0 { Diagnostics.report("ninefold: note: nothing has '\(text)' in it") }
    return ValueReport(counts.exitCode == .failed ? nil : OccurrenceList(documents: found), counts.exitCode)
  }
}
