package import SceneModel

extension Font {
  /// The font of a text style at a content size, or as the version of Interface Builder that wrote the
  /// document shows it.
  ///
  /// The content size that the canvas shows text styles at changed with the version, see
  /// `TextStyle.size(toolsVersion:)`. Title0 is the early name of LargeTitle.
  ///
  /// - Parameters:
  ///   - name: The name, such as `UICTFontTextStyleBody`; the prefix may be missing.
  ///   - toolsVersion: The Interface Builder that saved the document.
  ///   - category: The content size, or nil for that of the canvas.
  /// - Returns: nil when there is no such style.
  package static func textStyle(
    _ name: String, toolsVersion: ToolsVersion, at category: ContentSizeCategory? = nil
  ) -> Font? {
    guard let style = TextStyle.named(TextStyle.key(of: name)) else { return nil }
    let size = category.map(style.size(at:)) ?? style.size(toolsVersion: toolsVersion)
    return Font(family: .system, weight: style.weight, pointSize: size.points, leading: size.leading)
  }

  /// The font of a text style in a document for tvOS, which is the same at all content sizes.
  ///
  /// - Parameter name: The name, such as `UICTFontTextStyleBody`; the prefix may be missing.
  /// - Returns: nil when there is no such style.
  package static func televisionTextStyle(_ name: String) -> Font? {
    guard let style = TextStyle.Television(name: TextStyle.key(of: name)) else { return nil }
    return Font(
      family: .system, weight: style.weight, pointSize: style.size.points, leading: style.size.leading)
  }

  /// The font of a text style on macOS, which is the same at all content sizes.
  ///
  /// - Parameter name: The name, such as `UICTFontTextStyleBody`; the prefix may be missing.
  /// - Returns: nil when there is no such style.
  package static func macTextStyle(_ name: String) -> Font? {
    guard let style = TextStyle.Mac(name: TextStyle.key(of: name)) else { return nil }
    return Font(
      family: .system, weight: style.weight, pointSize: style.size.points, leading: style.size.leading)
  }
}
