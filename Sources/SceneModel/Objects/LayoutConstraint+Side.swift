extension LayoutConstraint.Side {
  /// A side of an item and what of it.
  public init(_ item: ObjectID, _ attribute: LayoutAttribute) {
    self.init(item: item, attribute: attribute)
  }
}
