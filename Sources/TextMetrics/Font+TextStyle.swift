extension Font {
  /// The font of a text style in the version of Interface Builder that wrote the document.
  ///
  /// Sizes are those of the content size Large. Tools 18000 ..< 21000 rendered text styles at the content size
  /// XS (observed: 174 labels at XS and 12 at Large). Up to 14490 the lines of the large styles were lower than the
  /// font asks for (observed: about 70 labels). Title0 is the early name of LargeTitle.
  ///
  /// - Parameters:
  ///   - name: The name, such as `UICTFontTextStyleBody`; the prefix may be missing.
  ///   - toolsVersion: The first number of the document's `toolsVersion`.
  /// - Returns: nil when there is no such style.
  public static func textStyle(_ name: String, toolsVersion: Int) -> Font? {
    let prefix = "UICTFontTextStyle"
    let key = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let style = TextStyle.named(key) else { return nil }
    var font = Font.system(ofSize: style.large, weight: style.weight)
    font.leading = style.leading
    if (18000..<21000).contains(toolsVersion) {
      font.pointSize = style.extraSmall
      font.leading = style.extraSmallLeading
    } else if toolsVersion <= 14490, let height = style.earlyLineHeight {
      font.metrics = font.metrics.scaled(toLineHeight: height / style.large)
    }
    return font
  }
}

extension VerticalMetrics {
  /// The same proportions with another height of line in em.
  func scaled(toLineHeight height: Double) -> VerticalMetrics {
    let factor = height / lineHeight
    return VerticalMetrics(
      ascender: ascender * factor, descender: descender * factor, lineGap: lineGap * factor)
  }
}
