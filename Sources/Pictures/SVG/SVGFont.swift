import TextMetrics

/// How an SVG document asks for a font of a drawing.
struct SVGFont {
  /// The families that a viewer tries in turn.
  let families: String
  /// 100 to 900, as CSS has it.
  let weight: Int
  let isItalic: Bool

  /// The families that are close to the system's: the system's own where there is one, else Inter (Looks.md#stand-in-fonts).
  private static let system = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif"

  init(_ font: Font) {
    switch font.family {
    case .system:
      families = Self.system
      weight = Self.weights[font.weight] ?? 400
      isItalic = font.isItalic
    case .named(let typeface):
      (families, weight, isItalic) = Self.named(typeface.measuredName)
    case .project(let face):
      let style = face.names.style.lowercased()
      families = "\(Self.quoted(face.names.family)), Inter, sans-serif"
      weight = Self.weight(of: style)
      isItalic = style.contains("italic") || style.contains("oblique")
    }
  }

  private static let weights: [Font.Weight: Int] = [
    .ultraLight: 100, .thin: 200, .light: 300, .regular: 400, .medium: 500, .semibold: 600, .bold: 700,
    .heavy: 800, .black: 900,
  ]

  /// The family, the weight and the slant that a PostScript name tells.
  private static func named(_ name: String) -> (String, Int, Bool) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = spaced(parts.first.map(String.init) ?? name)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    return (
      "\(quoted(family)), 'Nimbus Sans', Inter, sans-serif", weight(of: style),
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

  /// A name as CSS quotes it: what could end the quotation is left out.
  private static func quoted(_ name: String) -> String {
    "'" + name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" } + "'"
  }
}
