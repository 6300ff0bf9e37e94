/// How the attributes of some elements are written as one short text.
///
/// A notation is used where it gives the very same attributes in the same order; else they are written
/// one by one.
enum Notation {
  /// The values at fixed places, such as `0 20 375 647`: the pattern with as many words as the text.
  case words([WordPattern])
  /// The names of the attributes, which are all `YES`.
  case flags
  /// A constraint's equation.
  case equation
  /// A color's space and components.
  case color

  /// The notation of an element, or nil where it has none.
  static func of(_ element: String) -> Notation? { table[element] }

  /// The short text of attributes, or nil where there is none.
  func text(for attributes: [AttributeValue]) -> String? {
    let candidate: String?
    switch self {
    case .words(let patterns): candidate = patterns.lazy.compactMap { $0.text(for: attributes) }.first
    case .flags: candidate = attributes.map(\.name).joined(separator: " ")
    case .equation: candidate = Equation.text(for: attributes)
    case .color: candidate = ColorNotation.text(for: attributes)
    }
    guard let candidate, let back = self.attributes(from: candidate),
      AttributeValue.areSame(attributes, back)
    else { return nil }
    return candidate
  }

  /// The attributes that a short text stands for, or nil where it stands for none.
  func attributes(from text: String) -> [AttributeValue]? {
    switch self {
    case .words(let patterns):
      let words = Self.words(of: text)
      return patterns.lazy.compactMap { $0.attributes(from: words) }.first
    case .flags:
      if text.isEmpty { return [] }
      let words = Self.words(of: text)
      return words.contains("") ? nil : words.map { AttributeValue($0, "YES") }
    case .equation: return Equation.attributes(from: Self.words(of: text))
    case .color: return ColorNotation.attributes(from: Self.words(of: text))
    }
  }

  /// The form of a text in the notation, for errors.
  var expectation: String {
    switch self {
    case .words(let patterns): patterns.map(\.expectation).joined(separator: " or ")
    case .flags: "names of attributes that are YES, a space between them"
    case .equation: "an equation such as “a.leading >= b.trailing * 2 + 8 @750”"
    case .color: "a color such as “sRGB 0.5 0.5 0.5 1”"
    }
  }

  /// The words between single spaces.
  static func words(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { String($0) ?? "" }
  }

  private static let table: [String: Notation] = [
    "autoresizingMask": .flags, "constraint": .equation, "color": .color,
    "rect": .words(["x y width height"]), "size": .words(["width height"]), "point": .words(["x y"]),
    "inset": .words(["minX minY maxX maxY"]), "edgeInsets": .words(["top left bottom right"]),
    "directionalEdgeInsets": .words(["top leading bottom trailing"]),
    "fontDescription": .words(["style", "type pointSize", "type weight pointSize"]),
    "include": .words(["reference"]), "exclude": .words(["reference"]),
    "integer": .words(["value"]), "real": .words(["value"]),
    "outlet": .words(["property -> destination"]),
    "outletCollection": .words(["property -> destination", "property -> destination as collectionClass"]),
    "action": .words(["selector -> destination on eventType", "selector -> destination"]),
    "device": .words(["id orientation appearance", "id orientation layout appearance"]),
  ]
}
