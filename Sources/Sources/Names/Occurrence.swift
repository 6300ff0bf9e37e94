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
    return scenes.flatMap { search.occurrences(in: $0, search.first) }
  }
}

extension Document {
  /// The values in some scenes that a text is looked for in, in document order: of each object all of them.
  ///
  /// - Complexity: O(*n*) in the nodes of the scenes.
  package func searchedValues(in scenes: [SceneOutline]) -> [Occurrence] {
    let search = OccurrenceSearch(tree: tree, text: FoldedText(""), reader: ObjectNameReader(tree))
    return scenes.flatMap { search.occurrences(in: $0, search.all) }
  }
}

/// A search for a text in the scenes of a document.
private struct OccurrenceSearch {
  /// The values of an object, the id first.
  typealias Names = [(kind: Occurrence.Kind, value: String)]

  let tree: ElementTree
  let text: FoldedText
  let reader: ObjectNameReader

  /// The occurrences in a scene that a function chooses of the values of each object.
  func occurrences(in outline: SceneOutline, _ choose: (Names) -> Names) -> [Occurrence] {
    var found = choose([(.id, outline.id.text), (.name, outline.name)]).map { kind, value in
      Occurrence(
        outline: outline, id: outline.id, type: "scene",
        className: outline.controller.flatMap(tree.className), kind: kind, value: value)
    }
    for index in tree.subtree(of: outline.objects) {
      let node = NodeID(index)
      guard tree.kind(of: node) == .element, let id = tree[node, .id] else { continue }
      found += choose(names(of: node, id)).map { kind, value in
        Occurrence(
          outline: outline, id: ObjectID(id), type: tree.tag(of: node), className: tree.className(of: node),
          kind: kind, value: value)
      }
    }
    return found
  }

  private func names(of node: NodeID, _ id: String) -> Names {
    let names = reader.names(of: node)
    var all: Names = [(.id, id)]
    all += names.label.map { [(.label, $0)] } ?? []
    all += names.texts.map { (.text, $0) } + names.identifiers.map { (.identifier, $0) }
    // The property or the method that a connection names.
    all += [tree[node, .property], tree[node, .selector]].compactMap { $0 }.map { (.identifier, $0) }
    let classes = [tree[node, .customClass], tree.objectKind(of: node)?.className]
    return all + classes.compactMap { $0 }.map { (.className, $0) }
  }

  /// The first value with the text in it, of some; none where there is none.
  func first(_ names: Names) -> Names { names.first { text.isIn($0.value) }.map { [$0] } ?? [] }

  /// Some values, each once.
  func all(_ names: Names) -> Names {
    var known: Set<String> = []
    return names.filter { known.insert($0.value).inserted }
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
