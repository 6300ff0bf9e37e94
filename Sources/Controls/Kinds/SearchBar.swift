import SceneModel

extension ObjectKind {
  package static let searchBar = ObjectKind(
    .searchBar, "UISearchBar", takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#search-bar") { ContentSize(height: SearchBar.height[$0.version]) })
}

/// Search bars (InterfaceBuilder.md#search-bar).
private enum SearchBar {
  static let height = Eras(
    44.0, "InterfaceBuilder.md#search-bar", .from(12122, 56, "InterfaceBuilder.md#search-bar"),
    .from(24127, 64, "InterfaceBuilder.md#search-bar"))
}
