extension ObjectKind {
  /// The control that a table is pulled down for, of a table's controller or of a scroll view, which gives it
  /// its frame (Devices.md#mac).
  static let refreshControl = ObjectKind(
    element: "refreshControl", "UIRefreshControl", role: .other,
    mac: .unavailable(instead: "a menu item Refresh with the key ⌘R"),
    declares: OwnDeclaration(is: "control", "", children: "attributedTitle:attributedString tintColor:color"))
}
