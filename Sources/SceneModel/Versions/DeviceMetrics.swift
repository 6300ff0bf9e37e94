/// Lengths of bars in running apps, by the version of the document. Points.
package enum DeviceMetrics {
  /// The height of a tab bar or a toolbar in compact width and height, the home indicator aside
  /// (Devices.md#bars).
  package static let lowBottomBar = 32.0
  /// The height of a tab bar on pads, the home indicator aside.
  package static let tabBarOnPads = Eras(
    CanvasMetrics.tabBar, "Devices.md#bars", .from(14460, 50, "Devices.md#bars"))
  /// The height of a toolbar on pads, the home indicator aside.
  package static let toolbarOnPads = Eras(
    CanvasMetrics.toolbar, "Devices.md#bars", .from(14460, 50, "Devices.md#bars"))
}
