/// One row of the table of text styles.
struct TextStyle {
  /// The size at the content size Large in points.
  let large: Double
  /// The distance between baselines at Large in points.
  let leading: Double
  /// The size at the content size XS in points.
  let extraSmall: Double
  /// The distance between baselines at XS in points.
  let extraSmallLeading: Double
  let weight: Font.Weight
  /// The height of a line in tools up to 14490 in points, where it is not the font's.
  let earlyLineHeight: Double?

  private init(
    _ large: Double, _ leading: Double, extraSmall: Double, _ extraSmallLeading: Double,
    weight: Font.Weight = .regular, earlyLineHeight: Double? = nil
  ) {
    self.large = large
    self.leading = leading
    self.extraSmall = extraSmall
    self.extraSmallLeading = extraSmallLeading
    self.weight = weight
    self.earlyLineHeight = earlyLineHeight
  }

  /// The style of a name without its prefix; sizes and leading as Apple's guidelines print them.
  static func named(_ name: String) -> TextStyle? {
    switch name {
    case "LargeTitle", "Title0": TextStyle(34, 41, extraSmall: 31, 38, earlyLineHeight: 36)
    case "Title1": TextStyle(28, 34, extraSmall: 25, 31, earlyLineHeight: 31.4)
    case "Title2": TextStyle(22, 28, extraSmall: 19, 24)
    case "Title3": TextStyle(20, 25, extraSmall: 17, 22)
    case "Headline": TextStyle(17, 22, extraSmall: 14, 19, weight: .semibold)
    case "Body", "Short": TextStyle(17, 22, extraSmall: 14, 19)
    case "Callout": TextStyle(16, 21, extraSmall: 13, 18)
    case "Subhead": TextStyle(15, 20, extraSmall: 12, 16)
    case "Footnote": TextStyle(13, 18, extraSmall: 12, 16)
    case "Caption1": TextStyle(12, 16, extraSmall: 11, 13)
    case "Caption2": TextStyle(11, 13, extraSmall: 11, 13)
    default: nil
    }
  }
}
