import SceneModel
package import TextMetrics

/// The fonts that stand in for a font of a drawing (Looks.md#stand-in-fonts).
package struct StandInFont: Hashable, Sendable {
  /// A family of fonts.
  package enum Family: Hashable, Sendable {
    case named(String)
    /// The system font of the machine that shows the picture.
    case system
    /// Any without serifs.
    case sansSerif
  }

  /// The families that are tried in turn.
  package let families: [Family]
  /// 100 to 900, as CSS has it.
  package let weight: Int
  package let isItalic: Bool

  /// The families that are close to the system's: the system's own where there is one, else Inter.
  private static let system: [Family] = [
    .system, .named("SF Pro Text"), .named("Inter"), .named("Helvetica Neue"), .sansSerif,
  ]

  /// The fonts that stand in for a font.
  package init(_ font: Font) {
    switch font.family {
    case .system:
      families = Self.system
      weight = Self.weights[font.weight] ?? 400
      isItalic = font.isItalic
    case .named(let typeface):
      (families, weight, isItalic) = Self.named(typeface.measuredName)
    case .project(let face):
      let style = face.names.style.lowercased()
      families = [.named(face.names.family), .named("Inter"), .sansSerif]
      weight = Self.weight(of: style)
      isItalic = style.contains("italic") || style.contains("oblique")
    }
  }

  private static let weights: [Font.Weight: Int] = [
    .ultraLight: 100, .thin: 200, .light: 300, .regular: 400, .medium: 500, .semibold: 600, .bold: 700,
    .heavy: 800, .black: 900,
  ]

  /// The family, the weight and the slant in a PostScript name.
  private static func named(_ name: String) -> ([Family], Int, Bool) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = spaced(parts.first.map(String.init) ?? name)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return (
      [.named(family), .named("Nimbus Sans"), .named("Inter"), .sansSerif], weight(of: style),
      style.contains("italic") || style.contains("oblique")
    )
  }

  private static func weight(of style: String) -> Int {
    let words: [(String, Int)] = [
      ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
      ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    return words.first { style.contains($0.0) }?.1 ?? 400
  }

  /// A family's name with spaces before its capitals: `HelveticaNeue` is `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    var wasSmall = false
    for character in name {
      if character.isUppercase, wasSmall { result.append(" ") }
      wasSmall = character.isLowercase
      result.append(character)
    }
    return result
  }
}

extension StandInFont {
  /// The families as CSS lists them.
  var styleSheetFamilies: String {
    families.map { family in
      switch family {
      case .named("Inter"): "Inter"
      case .named(let name): Self.quoted(name)
      case .system: "-apple-system"
      case .sansSerif: "sans-serif"
      }
    }.joined(separator: ", ")
  }

  /// A name as CSS quotes it, without characters that could end the quotation.
  private static func quoted(_ name: String) -> String {
    "'" + name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" } + "'"
  }
}
