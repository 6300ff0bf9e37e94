package import SceneModel

/// The comment that a merge leaves in a document whose conflicts nobody has decided.
///
/// Interface Builder passes over comments, of which it writes none again but the names of scenes.
package enum OpenConflicts {
  /// The start of the comment, as the file has it.
  package static let mark = "<!-- ninefold merge: "
  private static let start = " ninefold merge: "
  /// The most conflicts that the comment names, and the most columns of each.
  private static let (mostNamed, mostColumns) = (20, 200)

  /// Whether a document has such a comment.
  package static func areMarked(in tree: ElementTree) -> Bool {
    guard let root = tree.root else { return false }
    return tree.children(of: root).contains {
      tree.kind(of: $0) == .comment && tree.storedText(of: $0).hasPrefix(start)
    }
  }

  /// Writes the comment behind all that a document has, so that its lines stay where they are.
  ///
  /// - Parameter sentences: The conflicts, each in a sentence.
  package static func mark(_ tree: inout ElementTree, with sentences: [String]) {
    guard let root = tree.root else { return }
    var builder = ElementTree.Builder()
    builder.addLeaf(.comment, text(sentences))
    tree.insert(builder.finish(), NodeID(1), in: root, before: nil)
  }

  private static func text(_ sentences: [String]) -> String {
    let named = zip(1..., sentences.prefix(mostNamed)).map { "\($0). \($1.shown(upTo: mostColumns))" }
    let rest = sentences.count > mostNamed ? ["and \(sentences.count - mostNamed) more"] : []
    let words = "\(sentences.count.counted("conflict")) open: " + (named + rest).joined(separator: "; ")
    // No comment has two hyphens in a row.
    var text = start
    for sign in words + " " {
      if sign == "-", text.last == "-" { text += " " }
      text.append(sign)
    }
    return text
  }
}
