extension LayoutConstraint.Side {
  /// A side of an item and an attribute.
  public init(_ item: ObjectID, _ attribute: LayoutAttribute) {
    self.init(item: item, attribute: attribute)
  }
}
