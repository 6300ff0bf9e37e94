import SceneModel

extension LayoutConstraint {
  /// Whether the constraint gives a view a width or height, whatever is in it.
  var fixesSize: Bool {
    second == nil && relation == .equal && priority == LayoutPriority.required.value && !isPlaceholder
      && (first.attribute == .width || first.attribute == .height)
  }
}
