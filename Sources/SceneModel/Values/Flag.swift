extension Bool {
  /// Reads a Boolean as Interface Builder writes it, `YES` or `NO`; nil of any other text.
  @inlinable
  package init?(attribute text: String) {
    switch text {
    case "YES": self = true
    case "NO": self = false
    default: return nil
    }
  }
}

extension ElementTree {
  /// The value of an element's attribute that is `YES` or `NO`; nil where it has none, or another text.
  @inlinable
  public func flag(_ node: NodeID, _ name: KnownName) -> Bool? {
    self[node, name].flatMap(Bool.init(attribute:))
  }
}
