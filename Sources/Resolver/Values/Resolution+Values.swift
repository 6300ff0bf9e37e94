public import SceneModel

extension Resolution {
  /// A numeric attribute in force, or nil where it is absent or no number.
  public func number(_ node: NodeID, _ name: KnownName) -> Double? {
    attribute(node, name).flatMap(Double.init(attribute:))
  }

  /// The value in force of an attribute that is `YES` or `NO`; nil where there is none, or another text.
  public func flag(_ node: NodeID, _ name: KnownName) -> Bool? {
    attribute(node, name).flatMap(Bool.init(attribute:))
  }

  /// A text in force: the attribute, or the `<string>` child of that key; `base64-UTF8` content decoded.
  ///
  /// A variation replaces either by either. Where one element has both, its attribute counts.
  public func text(_ node: NodeID, _ name: KnownName) -> String? {
    if let value = attribute(node, name) { return value }
    guard let child = child(node, key: name.text) else { return nil }
    switch tree.name(of: child).known {
    case .string, .mutableString:
      let text = tree.text(in: child)
      return tree.flag(child, .base64UTF8) == true ? Base64.decodedText(text) : text
    default: return nil
    }
  }

  /// Insets in force: those of the child element of a key.
  ///
  /// Leading and trailing are left and right, and the reverse where the object is read from right to left.
  package func insets(_ node: NodeID, key: String, isRightToLeft: Bool = false) -> EdgeInsets? {
    child(node, key: key).flatMap { tree.insets($0, isRightToLeft: isRightToLeft) }
  }
}
