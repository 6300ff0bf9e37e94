extension ElementTree {
  /// The frame that an element's `<rect key="frame">` holds, or nil where it has none that can be read.
  public func savedFrame(of node: NodeID) -> Rect? {
    guard let rect = children(of: node).first(where: { isElement($0, .rect) && self[$0, .key] == "frame" })
    else { return nil }
    return self.rect(rect)
  }

  /// The rectangle that a `<rect>` holds. An absent number is 0 (InterfaceBuilder.md#missing-numbers).
  package func rect(_ node: NodeID) -> Rect {
    func number(_ name: KnownName) -> Double { self[node, name].flatMap(Double.init(attribute:)) ?? 0 }
    return Rect(x: number(.x), y: number(.y), width: number(.width), height: number(.height))
  }
}
