import SceneModel

extension ObjectKind {
  package static let searchBar = ObjectKind(
    .searchBar, "UISearchBar", look: .own, accessibilityRole: "search field",
    declares: OwnDeclaration(
      is: "view",
      """
      text placeholder prompt searchBarStyle barStyle translucent showsCancelButton showsBookmarkButton
      showsSearchResultsButton showsScopeBar searchResultsButtonSelected
      """,
      children: """
        tintColor:color scopeButtonTitles:array barTintColor:color textInputTraits:textInputTraits
        """),
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#search-bar") { ContentSize(height: SearchBar.height[$0.version]) })
}

/// Search bars (InterfaceBuilder.md#search-bar).
private enum SearchBar {
  static let height = Eras(
    44.0, "InterfaceBuilder.md#search-bar", .from(12122, 56, "InterfaceBuilder.md#search-bar"),
    .from(24093, 64, "InterfaceBuilder.md#search-bar"))
}
