import SceneModel

extension ObjectKind {
  package static let tableView = ObjectKind(
    .tableView, "UITableView", takesSubviews: false, library: LibraryView(TableView.libraryElement))
  package static let tableViewCell = ObjectKind(.tableViewCell, "UITableViewCell", touchTarget: .touchTarget)
  package static let tableViewCellContentView = ObjectKind(
    .tableViewCellContentView, "UITableViewCellContentView")
}

/// Table views (InterfaceBuilder.md#library-views).
private enum TableView {
  /// The height of the library's rows: automatic is -1.
  private static let rowHeight = Eras(
    "44", "InterfaceBuilder.md#library-views", .from(15000, "-1", "InterfaceBuilder.md#library-views"))

  @Sendable static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    NewElement(
      "tableView",
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill", "alwaysBounceVertical": "YES",
        "dataMode": "prototypes", "style": "plain", "separatorStyle": "default",
        "rowHeight": rowHeight[request.version], "estimatedRowHeight": "-1", "sectionHeaderHeight": "28",
        "sectionFooterHeight": "28",
      ], [.background(request.version)])
  }
}
