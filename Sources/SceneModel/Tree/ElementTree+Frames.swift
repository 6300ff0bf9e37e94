extension ElementTree {
  /// The frame in an element's `<rect key="frame">`; nil where none can be read.
  public func savedFrame(of node: NodeID) -> Rect? {
    guard let rect = children(of: node).first(where: { isElement($0, .rect) && self[$0, .key] == "frame" })
    else { return nil }
    return self.rect(rect)
  }

  /// The rectangle of a `<rect>`. A missing number is 0 (InterfaceBuilder.md#missing-numbers).
  package func rect(_ node: NodeID) -> Rect {
    var rect = Rect.zero
    for index in attributeRange(of: node) {
      func number() -> Double {
        readLog?.noteAttribute(index)
        return Double(attribute: attributes[index].value) ?? 0
      }
      switch attributes[index].name.known {
      case .x: rect.x = number()
      case .y: rect.y = number()
      case .width: rect.width = number()
      case .height: rect.height = number()
      default: break
      }
    }
    return rect
  }

  /// The insets of an `<inset>` (minX …), `<edgeInsets>` (left …) or `<directionalEdgeInsets>` (leading
  /// …); nil of another element.
  ///
  /// Leading and trailing are left and right, and the reverse where the object is read from right to left.
  package func insets(_ node: NodeID, isRightToLeft: Bool = false) -> EdgeInsets? {
    func number(_ names: KnownName...) -> Double {
      for name in names {
        if let value = self[node, name].flatMap(Double.init(attribute:)) { return value }
      }
      return 0
    }
    switch name(of: node).known {
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
