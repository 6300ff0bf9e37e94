extension Font {
  /// The font of a text style in the version of Interface Builder that wrote the document.
  ///
  /// The content size that text styles were shown at changed with the version, see `TextStyle.size(toolsVersion:)`.
  /// Title0 is the early name of LargeTitle.
  ///
  /// - Parameters:
  ///   - name: The name, such as `UICTFontTextStyleBody`; the prefix may be missing.
  ///   - toolsVersion: The first number of the document's `toolsVersion`.
  /// - Returns: nil when there is no such style.
  public static func textStyle(_ name: String, toolsVersion: Int) -> Font? {
    let prefix = "UICTFontTextStyle"
    let key = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let style = TextStyle.named(key) else { return nil }
    let size = style.size(toolsVersion: toolsVersion)
    return Font(family: .system, weight: style.weight, pointSize: size.points, leading: size.leading)
  }
}
