/// Lengths of bars in running apps, by the Interface Builder of the system. Points.
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
  /// How many pixels of a table's row its separator takes from the content.
  package static let separatorPixels = Eras(
    1.0, "InterfaceBuilder.md#row-separators", .from(14810, 0, "InterfaceBuilder.md#row-separators"))
}
