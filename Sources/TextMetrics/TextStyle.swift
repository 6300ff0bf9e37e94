import SceneModel

/// One row of the table of text styles: its fonts by content size, and in the eras of Interface Builder.
struct TextStyle: Sendable {
  /// A size and the distance between baselines, in points.
  struct Size: Sendable {
    let points: Double
    let leading: Double

    init(_ points: Double, _ leading: Double) {
      self.points = points
      self.leading = leading
    }
  }

  /// The sizes by content size, from the smallest.
  let sizes: [Size]
  /// The size in tools up to 14868, where it was smaller than Large.
  let reduced: Size?
  /// The versions with the reduced size, or nil of all up to then.
  let whenReduced: Milestone?
  let weight: Font.Weight

  /// A style of a size for each content size.
  init(
    _ sizes: [Size], reduced: Size? = nil, when whenReduced: Milestone? = nil, weight: Font.Weight = .regular
  ) {
    self.sizes = sizes
    self.reduced = reduced
    self.whenReduced = whenReduced
    self.weight = weight
  }

  /// The size at a content size.
  func size(at category: ContentSizeCategory) -> Size { sizes[category.number] }

  /// The size on the canvas of a tools version.
  ///
  /// InterfaceBuilder.md#text-style-sizes lists the styles and versions with a size smaller than published.
  func size(toolsVersion: ToolsVersion) -> Size {
    switch CanvasContentSize.shown[toolsVersion] {
    case .category(let category): size(at: category)
    case .reducedLarge:
      whenReduced.map(toolsVersion.has) ?? true ? reduced ?? size(at: .large) : size(at: .large)
    }
  }

  /// A style's name without the prefix `UICTFontTextStyle`.
  static func key(of name: String) -> String {
    let prefix = "UICTFontTextStyle"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}
