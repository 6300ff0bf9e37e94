package import SceneModel

extension ElementTree {
  /// The insets that a controller adds to the safe area of its view (Devices.md#additional-insets). Points.
  package func additionalSafeArea(of controller: NodeID) -> EdgeInsets {
    child(of: controller, key: "additionalSafeAreaInsets").flatMap { insets($0) } ?? .zero
  }

  /// The size that a controller itself prefers where its presentation lets it choose; nil where it gives
  /// none. Points.
  func preferredContentSize(of controller: NodeID) -> Size? {
    let declared =
      child(of: controller, key: "preferredContentSize")
      ?? child(of: controller, key: "contentSizeForViewInPopover")
    guard let declared, let width = self[declared, .width].flatMap(Double.init(attribute:)),
      let height = self[declared, .height].flatMap(Double.init(attribute:)), width > 0, height > 0
    else { return nil }
    return Size(width, height)
  }
}
