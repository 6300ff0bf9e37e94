/// The names by which people know an object, beside its id and its class.
package struct ObjectNames: Hashable, Sendable {
  /// The label that the user gave it in Interface Builder's outline, or nil.
  package internal(set) var label: String?
  /// The texts that it shows: texts, titles and placeholders of all size classes, each once, in
  /// document order.
  package internal(set) var texts: [String] = []
  /// The identifiers by which code finds it, such as a `storyboardIdentifier` or a `reuseIdentifier`.
  package internal(set) var identifiers: [String] = []

  /// The first of its label, its texts and its identifiers.
  package var first: String? { label ?? texts.first ?? identifiers.first }

  /// The label, the texts and the identifiers.
  package var all: [String] { [label].compactMap { $0 } + texts + identifiers }

  /// Whether one of the names equals another, white space aside.
  package func contains(_ name: String) -> Bool {
    let words = Self.words(of: name)
    guard !words.isEmpty else { return false }
    return all.contains { Self.words(of: $0) == words }
  }

  private static func words(of name: String) -> [Substring] { name.split(whereSeparator: \.isWhitespace) }
}

/// Reads the names of a tree's objects.
package struct ObjectNameReader: Sendable {
  private enum Meaning { case label, text, identifier }

  private let tree: ElementTree
  /// The meaning of an attribute's values, by the index of its name.
  private let meanings: [Meaning?]

  private static let texts = [
    "text", "title", "placeholder", "placeholderString", "prompt", "subtitle", "headerTitle", "footerTitle",
    "content",
  ]
  private static let identifiers = [
    "identifier", "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "storyboardName",
    "referencedIdentifier",
  ]

  /// A reader of a tree.
  package init(_ tree: ElementTree) {
    self.tree = tree
    var meanings: [Meaning?] = []
    for (names, meaning) in [
      (["userLabel"], Meaning.label), (Self.texts, .text), (Self.identifiers, .identifier),
    ] {
      for index in names.compactMap(tree.names.find).map({ Int($0.index) }) {
        while meanings.count <= index { meanings.append(nil) }
        meanings[index] = meaning
      }
    }
    self.meanings = meanings
  }

  /// The names of an object, without those of the objects in it.
  ///
  /// - Complexity: O(*n*) of the nodes between the object and the objects in it.
  package func names(of object: NodeID) -> ObjectNames {
    var names = ObjectNames()
    let range = tree.subtree(of: object)
    var index = range.lowerBound
    while index < range.upperBound {
      let node = NodeID(index)
      if index > range.lowerBound, tree[node, .id] != nil {
        index = tree.subtree(of: node).upperBound
        continue
      }
      index += 1
      guard tree.kind(of: node) == .element else { continue }
      for place in tree.attributeRange(of: node) {
        guard let meaning = meaning(of: tree.attributes[place].name) else { continue }
        add(tree.attributes[place].value, meaning, to: &names)
      }
      if tree.isWholeValue(node), let key = tree[node, .key].flatMap(tree.names.find),
        let meaning = meaning(of: key)
      {
        add(tree.text(in: node), meaning, to: &names)
      }
    }
    return names
  }

  private func meaning(of name: Name) -> Meaning? {
    let index = Int(name.index)
    return index < meanings.count ? meanings[index] : nil
  }

  private func add(_ value: String, _ meaning: Meaning, to names: inout ObjectNames) {
    guard !value.isEmpty else { return }
    switch meaning {
    case .label: names.label = names.label ?? value
    case .text: if !names.texts.contains(value) { names.texts.append(value) }
    case .identifier: if !names.identifiers.contains(value) { names.identifiers.append(value) }
    }
  }
}
