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

  /// Insets in force: an `<inset>` (minX …), `<edgeInsets>` (left …) or `<directionalEdgeInsets>` (leading …) child.
  ///
  /// Leading and trailing are left and right, and the reverse where the object is read from right to left.
  package func insets(_ node: NodeID, key: String, isRightToLeft: Bool = false) -> EdgeInsets? {
    guard let child = child(node, key: key) else { return nil }
    func number(_ names: KnownName...) -> Double {
      for name in names {
        if let value = tree[child, name].flatMap(Double.init(attribute:)) { return value }
      }
      return 0
    }
    switch tree.name(of: child).known {
    case .inset, .edgeInsets, .directionalEdgeInsets:
      let (atLeft, atRight): (KnownName, KnownName) =
        isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
      return EdgeInsets(
        left: number(.left, atLeft, .minX), top: number(.top, .minY),
        right: number(.right, atRight, .maxX),
        bottom: number(.bottom, .maxY))
    default: return nil
    }
  }
}
