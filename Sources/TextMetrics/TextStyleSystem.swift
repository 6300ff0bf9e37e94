package import SceneModel

/// A system with text styles of its own.
package enum TextStyleSystem: Sendable {
  case iOS, tvOS, macOS

  /// The font of a text style, on iOS at a content size or as the canvas of a tools version shows it.
  ///
  /// - Parameter name: The name, such as `UICTFontTextStyleBody`; the prefix may be missing.
  /// - Returns: nil where the system has no such style.
  package func font(
    _ name: String, toolsVersion: ToolsVersion, at category: ContentSizeCategory? = nil
  ) -> Font? {
    switch self {
    case .iOS: .textStyle(name, toolsVersion: toolsVersion, at: category)
    case .tvOS: .televisionTextStyle(name)
    case .macOS: .macTextStyle(name)
    }
  }
}
