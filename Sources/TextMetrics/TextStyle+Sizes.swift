import SceneModel

extension TextStyle {
  /// The style of a name without its prefix.
  static func named(_ name: String) -> TextStyle? {
    switch name {
    case "LargeTitle", "Title0": largeTitle
    case "Title1": title1
    case "Title2": title2
    case "Title3": title3
    case "Headline": headline
    case "Body", "Short": body
    case "Callout": callout
    case "Subhead": subheadline
    case "Footnote": footnote
    case "Caption1": caption1
    case "Caption2": caption2
    default: nil
    }
  }

  // A column a content size, from XS to XXXL and from AX1 to AX5: points and leading as Apple's guidelines
  // print them (InterfaceBuilder.md#content-size-categories).

  private static let largeTitle = TextStyle(
    [
      Size(31, 38), Size(32, 39), Size(33, 40), Size(34, 41), Size(36, 43), Size(38, 46),
      Size(40, 48), Size(44, 52), Size(48, 57), Size(52, 61), Size(56, 66), Size(60, 70),
    ], reduced: Size(30, 37))
  private static let title1 = TextStyle(
    [
      Size(25, 31), Size(26, 32), Size(27, 33), Size(28, 34), Size(30, 37), Size(32, 39),
      Size(34, 41), Size(38, 46), Size(43, 51), Size(48, 57), Size(53, 62), Size(58, 68),
    ], reduced: Size(26, 32))
  private static let title2 = TextStyle(
    [
      Size(19, 24), Size(20, 25), Size(21, 26), Size(22, 28), Size(24, 30), Size(26, 32),
      Size(28, 34), Size(34, 41), Size(39, 47), Size(44, 52), Size(50, 59), Size(56, 66),
    ], reduced: Size(20, 25), when: .smallSecondTitle)
  private static let title3 = TextStyle(
    [
      Size(17, 22), Size(18, 23), Size(19, 24), Size(20, 25), Size(22, 28), Size(24, 30),
      Size(26, 32), Size(31, 38), Size(37, 44), Size(43, 51), Size(49, 58), Size(55, 65),
    ])
  private static let body = TextStyle(
    [
      Size(14, 19), Size(15, 20), Size(16, 21), Size(17, 22), Size(19, 24), Size(21, 26),
      Size(23, 29), Size(28, 34), Size(33, 40), Size(40, 48), Size(47, 56), Size(53, 62),
    ])
  private static let headline = TextStyle(body.sizes, weight: .semibold)
  private static let callout = TextStyle(
    [
      Size(13, 18), Size(14, 19), Size(15, 20), Size(16, 21), Size(18, 23), Size(20, 25),
      Size(22, 28), Size(26, 32), Size(32, 39), Size(38, 46), Size(44, 52), Size(51, 60),
    ])
  private static let subheadline = TextStyle(
    [
      Size(12, 16), Size(13, 18), Size(14, 19), Size(15, 20), Size(17, 22), Size(19, 24),
      Size(21, 28), Size(25, 31), Size(30, 37), Size(36, 43), Size(42, 50), Size(49, 58),
    ])
  private static let footnote = TextStyle(
    [
      Size(12, 16), Size(12, 16), Size(12, 16), Size(13, 18), Size(15, 20), Size(17, 22),
      Size(19, 24), Size(23, 29), Size(27, 33), Size(33, 40), Size(38, 46), Size(44, 52),
    ])
  private static let caption1 = TextStyle(
    [
      Size(11, 13), Size(11, 13), Size(11, 13), Size(12, 16), Size(14, 19), Size(16, 21),
      Size(18, 23), Size(22, 28), Size(26, 32), Size(32, 39), Size(37, 44), Size(43, 51),
    ])
  private static let caption2 = TextStyle(
    [
      Size(11, 13), Size(11, 13), Size(11, 13), Size(11, 13), Size(13, 18), Size(15, 20),
      Size(17, 22), Size(20, 25), Size(24, 30), Size(29, 35), Size(34, 41), Size(40, 48),
    ])
}
