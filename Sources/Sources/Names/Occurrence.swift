package import Controls
package import SceneModel

/// A scene, or an object of it, whose id, label, text or class contains a text.
package struct Occurrence: Hashable, Sendable {
  /// The kind of value that contains the text.
  package enum Kind: String, Sendable {
    case id, label, text, identifier, name
    case className = "class"
  }

  package let outline: SceneOutline
  /// The id of the object, constraint, connection or scene; nil where it has none.
  package let id: ObjectID?
  /// The element's name, or `scene`.
  package let type: String
  /// The object's class, or nil where it has none.
  package let className: String?
  package let kind: Kind
  /// The whole id, label, text or class.
  package let value: String
}

extension Document {
  /// The occurrences of a text in some scenes, in document order. An object that has it several times
  /// is listed by the first of its id, its label, its texts, its identifiers for code and its class.
  /// Case is ignored.
  ///
  /// - Complexity: O(*n*) in the nodes of the scenes.
  package func occurrences(of text: String, in scenes: [SceneOutline]) -> [Occurrence] {
    let search = OccurrenceSearch(tree: tree, text: FoldedText(text), reader: ObjectNameReader(tree))
    return scenes.flatMap(search.occurrences)
  }
}

/// A search for a text in the scenes of a document.
private struct OccurrenceSearch {
  let tree: ElementTree
  let text: FoldedText
  let reader: ObjectNameReader

  func occurrences(in outline: SceneOutline) -> [Occurrence] {
    var found: [Occurrence] = []
    if let (kind, value) = first([(.id, outline.id.text), (.name, outline.name)]) {
      found.append(
        Occurrence(
          outline: outline, id: outline.id, type: "scene",
          className: outline.controller.flatMap(tree.className), kind: kind, value: value))
    }
    for index in tree.subtree(of: outline.objects) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element, let id = tree[node, .id],
        let (kind, value) = first(names(of: node, id))
      else { continue }
      found.append(
        Occurrence(
          outline: outline, id: ObjectID(id), type: tree.tag(of: node), className: tree.className(of: node),
          kind: kind, value: value))
    }
    return found
  }

  private func names(of node: NodeID, _ id: String) -> [(Occurrence.Kind, String)] {
    let names = reader.names(of: node)
    var all: [(Occurrence.Kind, String)] = [(.id, id)]
    all += names.label.map { [(.label, $0)] } ?? []
    all += names.texts.map { (.text, $0) } + names.identifiers.map { (.identifier, $0) }
    // The property or the method that a connection names.
    all += [tree[node, .property], tree[node, .selector]].compactMap { $0 }.map { (.identifier, $0) }
    let classes = [tree[node, .customClass], tree.objectKind(of: node)?.className]
    return all + classes.compactMap { $0 }.map { (.className, $0) }
  }

  private func first(_ names: [(Occurrence.Kind, String)]) -> (Occurrence.Kind, String)? {
    names.first { text.isIn($0.1) }
  }
}

/// A text that is looked for in any case.
private struct FoldedText {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.lowercased().utf8) }

  /// Whether another text contains it.
  func isIn(_ other: String) -> Bool {
    guard let first = bytes.first else { return true }
    let other = Array(other.lowercased().utf8)
    guard other.count >= bytes.count else { return false }
    return (0...other.count - bytes.count).contains {
      other[$0] == first && other[$0...].starts(with: bytes)
    }
  }
}
