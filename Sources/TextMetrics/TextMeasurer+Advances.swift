import SceneModel

extension TextMeasurer {
  /// The advances of a font at its size.
  func advances(of font: Font) -> GlyphAdvances {
    var font = font
    if legibilityWeight == .bold { font.weight = font.weight.ofBoldText }
    return switch font.family {
    case .system where toolsVersion.has(.sanFrancisco):
      GlyphAdvances(systemFont: font, toolsVersion: toolsVersion)
    case .system:
      GlyphAdvances(earlySystemFont: font)
    case .named(let typeface):
      GlyphAdvances(typeface: typeface, pointSize: font.pointSize)
    case .project(let face):
      GlyphAdvances(face: face, beside: advances(of: .system(ofSize: font.pointSize)))
    }
  }
}
