import Comparison
import Controls
import SceneModel

/// An attributed text before and after a change, in words.
struct AttributedTextWords {
  /// A stretch of the text in one look.
  private struct Fragment {
    let content: String
    /// The name of each part of the look, such as `font`, and its value.
    let look: [String: String]
  }

  /// The path of the text's element from its object, such as `attributedText`.
  let path: String
  let override: VariationKey?

  /// The text that a changed value is a part of; nil of other values.
  init?(_ value: ChangedValue) {
    guard let end = value.path.start(of: ".fragment["), end != value.path.startIndex else { return nil }
    path = String(value.path[..<end])
    override = value.override
  }

  /// The change in phrases: the text, then what of its look differs.
  func phrases(_ change: ObjectChange, in difference: DocumentDifference) -> [String] {
    let old = change.old.map { fragments(of: $0, in: difference.old.tree) } ?? []
    let new = change.new.map { fragments(of: $0, in: difference.new.tree) } ?? []
    let place = override.map { " " + $0.phrase } ?? ""
    var phrases: [String] = []
    let (before, after) = (old.map(\.content).joined(), new.map(\.content).joined())
    if before != after { phrases.append("\(path) \(Self.quoted(before)) → \(Self.quoted(after))\(place)") }
    if old.isEmpty || new.isEmpty { return phrases }
    if old.count != new.count {
      phrases.append("\(path) is in \(new.count.counted("look")), before in \(old.count)\(place)")
    }
    for (former, fragment) in zip(old, new) {
      let names = Set(former.look.keys).union(fragment.look.keys).sorted()
      for name in names where former.look[name] != fragment.look[name] {
        let values = "\(former.look[name] ?? "none") → \(fragment.look[name] ?? "none")"
        phrases.append("\(name) of \(Self.quoted(fragment.content)) \(values)\(place)")
      }
    }
    return phrases
  }

  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "none" : "'\(text.replacing("\n", with: "\\n").shown(upTo: 60))'"
  }

  private func fragments(of object: NodeID, in tree: ElementTree) -> [Fragment] {
    var holder: NodeID? = object
    if let override {
      holder = tree.elements(of: object).first {
        tree.isElement($0, .variation) && VariationKey(tree[$0, .key] ?? "") == override
      }
    }
    guard let text = holder.flatMap({ tree.element(at: path.split(separator: ".").map(String.init), in: $0) })
    else { return [] }
    return tree.elements(of: text).filter { tree.isElement($0, .fragment) }.map { fragment in
      let content =
        tree[fragment, .content] ?? tree.child(of: fragment, key: "content").map(tree.text(in:)) ?? ""
      let attributes = tree.elements(of: fragment).first { tree.tag(of: $0) == "attributes" }
      var look: [String: String] = [:]
      if let attributes {
        for attribute in tree.elements(of: attributes) {
          guard let key = tree[attribute, .key] else { continue }
          look[Self.name(of: key)] = Self.value(of: attribute, in: tree)
        }
      }
      return Fragment(content: content, look: look)
    }
  }

  /// The word for an attribute of a text, such as `font` for `NSFont`.
  private static func name(of key: String) -> String {
    let name = key.hasPrefix("NS") ? String(key.dropFirst(2)) : key
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A font as name and size, a colour by its name or its digits, anything else by its attributes.
  private static func value(of node: NodeID, in tree: ElementTree) -> String {
    func word(_ name: String) -> String? { tree.names.find(name).flatMap { tree[node, $0] } }
    if tree.isElement(node, .font) || tree.isElement(node, .fontDescription) {
      let name = word("name") ?? word("metaFont") ?? word("style") ?? word("type") ?? "font"
      return name + ((word("size") ?? word("pointSize")).map { " " + $0 } ?? "")
    }
    if tree.isElement(node, .color) {
      if let name = word("name") ?? word("systemColor") ?? word("cocoaTouchSystemColor") { return name }
      if let digits = ColorMeaning(word)?.digits { return digits }
    }
    let attributes = tree.attributes(of: node).filter { $0.name != .key }
    return attributes.map { "\(tree.names.text($0.name)) \($0.value)" }.joined(separator: ", ").shown(
      upTo: 60)
  }
}

extension String {
  /// The index at which a text first occurs; nil where it does not.
  fileprivate func start(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
