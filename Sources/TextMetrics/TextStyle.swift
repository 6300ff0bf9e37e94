import SceneModel

/// One row of the table of text styles: its fonts in the eras of Interface Builder.
struct TextStyle {
  /// A size and the distance between baselines, in points.
  struct Size {
    let points: Double
    let leading: Double

    init(_ points: Double, _ leading: Double) {
      self.points = points
      self.leading = leading
    }
  }

  /// At the content size Large.
  let large: Size
  /// At the content size M.
  let medium: Size
  /// At the content size XS.
  let extraSmall: Size
  /// In tools up to 14868, where it was smaller than Large.
  let reduced: Size?
  /// The versions in which it was, or nil of all up to then.
  let whenReduced: Milestone?
  let weight: Font.Weight

  private init(
    large: Size, medium: Size, extraSmall: Size, reduced: Size? = nil, when whenReduced: Milestone? = nil,
    weight: Font.Weight = .regular
  ) {
    self.large = large
    self.medium = medium
    self.extraSmall = extraSmall
    self.reduced = reduced
    self.whenReduced = whenReduced
    self.weight = weight
  }

  /// The size in documents of a tools version.
  ///
  /// What style is smaller than published, and in which versions, says InterfaceBuilder.md#text-style-sizes.
  func size(toolsVersion: ToolsVersion) -> Size {
    switch ContentSizeCategory.shown[toolsVersion] {
    case .extraSmall: extraSmall
    case .medium: medium
    case .reducedLarge: whenReduced.map(toolsVersion.has) ?? true ? reduced ?? large : large
    case .large: large
    }
  }

  /// The style of a name without its prefix; sizes and leading as Apple's guidelines print them.
  static func named(_ name: String) -> TextStyle? {
    switch name {
    case "LargeTitle", "Title0":
      TextStyle(
        large: Size(34, 41), medium: Size(33, 40), extraSmall: Size(31, 38), reduced: Size(30, 37))
    case "Title1":
      TextStyle(
        large: Size(28, 34), medium: Size(27, 33), extraSmall: Size(25, 31), reduced: Size(26, 32))
    case "Title2":
      TextStyle(
        large: Size(22, 28), medium: Size(21, 26), extraSmall: Size(19, 24), reduced: Size(20, 25),
        when: .smallSecondTitle)
    case "Title3": TextStyle(large: Size(20, 25), medium: Size(19, 24), extraSmall: Size(17, 22))
    case "Headline":
      TextStyle(large: Size(17, 22), medium: Size(16, 21), extraSmall: Size(14, 19), weight: .semibold)
    case "Body", "Short":
      TextStyle(large: Size(17, 22), medium: Size(16, 21), extraSmall: Size(14, 19))
    case "Callout": TextStyle(large: Size(16, 21), medium: Size(15, 20), extraSmall: Size(13, 18))
    case "Subhead": TextStyle(large: Size(15, 20), medium: Size(14, 19), extraSmall: Size(12, 16))
    case "Footnote": TextStyle(large: Size(13, 18), medium: Size(12, 16), extraSmall: Size(12, 16))
    case "Caption1": TextStyle(large: Size(12, 16), medium: Size(11, 13), extraSmall: Size(11, 13))
    case "Caption2": TextStyle(large: Size(11, 13), medium: Size(11, 13), extraSmall: Size(11, 13))
    default: nil
    }
  }

  /// A style's name without the prefix `UICTFontTextStyle`.
  static func key(of name: String) -> String {
    let prefix = "UICTFontTextStyle"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}
