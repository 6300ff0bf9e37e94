import SceneModel
import TextMetrics

/// Fonts in few words: `system 17`, `bold 17`, `system semibold 15`, `Helvetica 12`, `body`.
struct FontSpelling {
  private let tree: ElementTree

  init(_ tree: ElementTree) { self.tree = tree }

  /// The element of a font; nil where the words name none.
  func element(_ text: String, key: String) -> NewElement? {
    if let style = Font.textStyleNames.first(where: { $0.key == text || $0.value == text })?.value {
      return NewElement("fontDescription", ["key": key, "style": style])
    }
    var words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let size = words.popLast().flatMap(Double.init(attribute:)), size > 0 else {
      return nil
    }
    let points = NumberText.text(size)
    if let type = Self.types[words.joined(separator: " ")] {
      return NewElement("fontDescription", ["key": key, "type": type, "pointSize": points])
    }
    if words.count == 2, words[0] == "system" {
      guard let weight = Font.Weight(rawValue: words[1]) else { return nil }
      return NewElement(
        "fontDescription",
        ["key": key, "type": "system", "weight": weight.rawValue, "pointSize": points])
    }
    guard words.count == 1, let name = words.first, !Self.mistakes.contains(name) else { return nil }
    return NewElement(
      "fontDescription", ["key": key, "name": name, "family": family(of: name), "pointSize": points])
  }

  /// The forms of a font, and the word that is near a text.
  func expectation(for text: String) -> String {
    let known =
      Font.textStyleNames.map(\.key) + Self.types.keys.sorted() + Font.Weight.allCases.map(\.rawValue)
    let words = text.split(separator: " ").map(String.init)
    let wrong = words.first { Double(attribute: $0) == nil && !known.contains($0) } ?? text
    return
      "a font: system 17, bold 17, system semibold 17, a name and a size such as Helvetica 12, or one of "
      + Font.textStyleNames.map(\.key).joined(separator: ", ") + wrong.suggestion(of: known)
  }

  private static let types = [
    "system": "system", "bold": "boldSystem", "system bold": "boldSystem", "boldSystem": "boldSystem",
    "italic": "italicSystem", "system italic": "italicSystem", "italicSystem": "italicSystem",
    "system regular": "system",
  ]

  /// Words that are styles and weights, and no fonts.
  private static let mistakes = Set(
    Font.textStyleNames.map(\.key) + Font.Weight.allCases.map(\.rawValue))

  /// The family of a font: as the document has it, else the words of its name up to the hyphen.
  private func family(of name: String) -> String {
    let attribute = tree.names.find("family")
    for index in 0..<tree.count {
      let node = NodeID(index)
      guard tree.isElement(node, .fontDescription), tree[node, .name] == name,
        let family = attribute.flatMap({ tree[node, $0] })
      else { continue }
      return family
    }
    var family = ""
    for letter in name.prefix(while: { $0 != "-" }) {
      if letter.isUppercase, family.last?.isLowercase == true { family += " " }
      family.append(letter)
    }
    return family
  }
}
