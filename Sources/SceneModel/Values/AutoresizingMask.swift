/// Which lengths along both axes follow a superview's size (InterfaceBuilder.md#autoresizing-masks).
package struct AutoresizingMask: Hashable, Sendable {
  /// The lengths that may change along one axis: the space before the view, its size, the space after it.
  package struct Flexibility: Hashable, Sendable {
    package var before: Bool
    package var size: Bool
    package var after: Bool

    package init(before: Bool, size: Bool, after: Bool) {
      self.before = before
      self.size = size
      self.after = after
    }

    /// The size alone: a view that keeps its distances from both edges.
    package static let stretching = Flexibility(before: false, size: true, after: false)

    /// The space after alone: a view that keeps its size and its distance from the near edge.
    package static let fixed = Flexibility(before: false, size: false, after: true)
  }

  package var horizontal: Flexibility
  package var vertical: Flexibility

  package init(horizontal: Flexibility, vertical: Flexibility) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The flexibility along an axis.
  package subscript(_ axis: Axis) -> Flexibility { axis == .horizontal ? horizontal : vertical }
}

extension ElementTree {
  /// The mask of a view, or nil where it has none.
  package func autoresizingMask(of view: NodeID) -> AutoresizingMask? {
    guard let mask = child(of: view, key: "autoresizingMask") else { return nil }
    func isSet(_ name: KnownName) -> Bool { flag(mask, name) == true }
    return AutoresizingMask(
      horizontal: .init(
        before: isSet(.flexibleMinX), size: isSet(.widthSizable), after: isSet(.flexibleMaxX)),
      vertical: .init(before: isSet(.flexibleMinY), size: isSet(.heightSizable), after: isSet(.flexibleMaxY)))
  }
}
