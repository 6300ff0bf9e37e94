import SceneModel

extension ObjectKind {
  package static let tableView = ObjectKind(
    .tableView, "UITableView", look: .own,
    declares: OwnDeclaration(
      is: "scrollView",
      """
      style separatorStyle dataMode rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight
      estimatedSectionHeaderHeight estimatedSectionFooterHeight allowsSelection
      allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
      showsSelectionImmediatelyOnTouchBegin sectionIndexMinimumDisplayRowCount separatorInsetReference
      contentViewInsetsToSafeArea springLoaded dragInteractionEnabled remembersLastFocusedIndexPath
      """,
      children: """
        sectionIndexColor:color sectionIndexTrackingBackgroundColor:color separatorEffect:visualEffect
        sectionIndexBackgroundColor:color separatorColor:color separatorInset:inset tableFooterView:view
        tableHeaderView:searchBar,toolbar,view
        """),
    takesSubviews: false, library: LibraryView(TableView.libraryElement))
  package static let tableViewCell = ObjectKind(
    .tableViewCell, "UITableViewCell", look: .own,
    declares: OwnDeclaration(
      is: "view",
      """
      style selectionStyle accessoryType editingAccessoryType hidesAccessoryWhenEditing indentationLevel
      indentationWidth shouldIndentWhileEditing showsReorderControl reuseIdentifier rowHeight textLabel
      detailTextLabel imageView focusStyle
      """,
      children: "contentView:tableViewCellContentView,view separatorInset:inset"),
    touchTarget: .touchTarget)
  package static let tableViewCellContentView = ObjectKind(
    .tableViewCellContentView, "UITableViewCellContentView", look: .own,
    declares: OwnDeclaration(is: "view", "tableViewCell"))
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
