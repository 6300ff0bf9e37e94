import SceneModel
import Sources

extension DifferenceReport {
  /// The report as Markdown, for a comment on a merge request. Documents that do not fit into a
  /// comment are counted.
  package var markdown: String {
    var text = "### \(Self.plain(old)) → \(Self.plain(new))\n\n\(summary)\n"
    for note in lists {
      let lines = note.lines.map { "- \(Self.plain($0))\n" }
      text += "\n#### \(Self.plain(note.title))\n\n"
      for (index, line) in lines.enumerated() {
        guard text.utf8.count + line.utf8.count < MarkdownText.longestComment / 2 else {
          text += "- … and \(lines.count - index) more.\n"
          break
        }
        text += line
      }
    }
    for (index, document) in documents.enumerated() {
      let block = Self.block(document)
      guard text.utf8.count + block.utf8.count < MarkdownText.longestComment else {
        return text + "\n… and \((documents.count - index).counted("document")) more.\n"
      }
      text += block
    }
    return text
  }

  private static func block(_ document: ComparedDocument) -> String {
    var text = "\n#### \(plain(document.path))\(plain(document.note))\n\n"
    text += list(document.changes)
    for scene in document.scenes {
      text += "\n**\(plain(scene.outline?.label ?? ""))**\n\n"
      text += list(scene.reportedChanges)
      text += scene.sentences.map { "- \(plain($0))\n" }.joined()
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

  private static func plain(_ text: String) -> String { MarkdownText.escaped(text) }
}

extension ComparedDocument {
  /// The change of the document as a whole, as the end of a heading; empty text where its objects show it.
  package var note: String {
    if let formerPath { return " (was \(formerPath))".onOneLine }
    return change == .changed ? "" : " (\(change.rawValue))"
  }
}
