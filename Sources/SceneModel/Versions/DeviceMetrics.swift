/// Lengths of bars and rows in running apps, by the Interface Builder of the system. Points.
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
  /// The margin of rows on every screen, where it does not yet follow the screen's width; nil later.
  package static let evenRowMargin = Eras<Double?>(
    15, "Devices.md#cell-styles", .from(6200, nil, "Devices.md#cell-styles"))
  /// The width of a row that a disclosure indicator takes, its margin aside.
  package static let disclosureIndicator = Eras(
    18.0, "Devices.md#cell-accessories", .from(14810, 11, "Devices.md#cell-accessories"),
    .from(20000, 31.0 / 3, "Devices.md#cell-accessories"))
  /// The widths of a row that the other accessories take, their margin aside (Devices.md#cell-accessories).
  package static let checkmark = 24.0
  package static let detailButton = 32.0
  package static let detailDisclosureButton = 52.0
  /// The space between a cell's own labels and its disclosure indicator.
  package static let spaceBeforeDisclosure = Eras(
    2.0, "Devices.md#cell-styles", .from(6200, 1, "Devices.md#cell-styles"),
    .from(14810, 8, "Devices.md#cell-styles"))
  /// The space between a cell's own labels and any other accessory.
  package static let spaceBeforeAccessory = Eras(
    0.0, "Devices.md#cell-styles", .from(14810, 8, "Devices.md#cell-styles"))
  /// The most space between the title and the subtitle of a cell.
  package static let spaceAboveSubtitle = Eras(
    0.0, "Devices.md#cell-styles", .from(14810, 3, "Devices.md#cell-styles"))
  /// The height of a row that sizes itself by the system's style of its cell, where its text is no larger
  /// than body text.
  package static let styledRow = Eras(
    44.0, "Devices.md#cell-styles", .from(24127, 51, "Devices.md#cell-styles"))
}
