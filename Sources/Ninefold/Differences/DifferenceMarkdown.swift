import Checks
import SceneModel

extension DifferenceReport {
  /// The report as Markdown, for a merge request.
  package var markdown: String {
    var text = "### \(Self.plain(old)) → \(Self.plain(new))\n\n\(summary)\n"
    for document in documents {
      text += "\n#### `\(document.path.onOneLine)`\(Self.plain(document.note))\n"
      text += Self.list(document.changes)
      for scene in document.scenes {
        text += "\n**\(Self.plain(scene.outline?.label ?? ""))**\n\n"
        text += Self.list(scene.toldChanges)
        text += scene.sentences.map { "- \(Self.plain($0))\n" }.joined()
      }
    }
    for note in notes {
      text += "\n#### \(Self.plain(note.title))\n\n" + note.lines.map { "- \(Self.plain($0))\n" }.joined()
    }
    return text
  }

  private static func list(_ changes: [NamedChange]) -> String {
    changes.map { change in
      let phrases = change.phrases.map(plain).joined(separator: "; ")
      return "- \(change.kind.rawValue) \(plain(change.subject))"
        + (phrases.isEmpty ? "\n" : ": \(phrases)\n")
    }.joined()
  }

  private static func plain(_ text: String) -> String { MarkdownReporter.escaped(text) }
}

extension ComparedDocument {
  /// What became of the document as a whole, as the end of a heading; empty text where its objects tell it.
  package var note: String {
    if let formerPath { return " (was \(formerPath))".onOneLine }
    return change == .changed ? "" : " (\(change.rawValue))"
  }
}
