import SceneModel
import TextMetrics

extension LayoutEnvironment {
  /// The margin in a running app at the sides of a row's content, and of the rows of inset grouped tables,
  /// from the safe area: that of the window, whatever column the table is in, and beside a notch that of the
  /// screen held upright (Devices.md#rows, Devices.md#cell-styles). Points.
  package var rowMargin: Double {
    let isBesideNotch = isLandscapePhone && hasHomeIndicator
    return DeviceMetrics.evenRowMargin[toolsVersion]
      ?? SystemMargin.minimum(width: isBesideNotch ? uprightWidth ?? windowWidth : windowWidth)
  }

  /// The readable width at the usual content size, and at the smallest. Points
  /// (InterfaceBuilder.md#readable-width).
  private static let usualReadableWidth = 672.0
  private static let leastReadableWidth = 560.0

  /// The greatest width of readable content: on a straight line through the known two, by the point size of
  /// body text (InterfaceBuilder.md#readable-width). Points.
  package var readableWidth: Double {
    func bodySize(_ category: ContentSizeCategory) -> Double? {
      TextStyleSystem.iOS.font("Body", toolsVersion: toolsVersion, at: category)?.pointSize
    }
    guard let category = traits.contentSize, category != .large, let size = bodySize(category),
      let usual = bodySize(.large), let least = bodySize(.extraSmall)
    else { return Self.usualReadableWidth }
    let growth = (Self.usualReadableWidth - Self.leastReadableWidth) / (usual - least)
    return (Self.usualReadableWidth + growth * (size - usual)).rounded()
  }
}
