import Controls
import SceneModel

/// Colours by name and by hexadecimal digits, written as Interface Builder does in a document's version
/// (InterfaceBuilder.md#color-spaces).
struct ColorSpelling {
  private let tree: ElementTree
  private let catalogs: [AssetCatalog]

  /// The colours that a document may have: the system's, and those of its project's catalogues.
  init(_ tree: ElementTree, catalogs: [AssetCatalog]) {
    self.tree = tree
    self.catalogs = catalogs
  }

  /// The element of a colour; nil where nothing has the name, or the document's version does not write it.
  func element(_ text: String, key: String) -> NewElement? {
    if text == "default" { return NewElement("nil", ["key": key]) }
    if text.first == "#" { return digits(text.dropFirst()).map { components($0, key: key, ofGray: false) } }
    let name = Self.name(text)
    let known = SystemColor.key(of: name)
    if let basic = SystemColor.fixed[known]?.light, !Self.early.contains(known) {
      return components(basic, key: key, ofGray: basic.isGray)
    }
    if let color = system(name, key: key) { return color }
    return names.contains(text) ? NewElement("color", ["key": key, "name": text]) : nil
  }

  /// A name of UIColor without the dot before it.
  private static func name(_ text: String) -> String { text.first == "." ? String(text.dropFirst()) : text }

  /// The forms of a colour, and the name that is near a text.
  func expectation(for text: String) -> String {
    let own = names
    if SystemColor.adaptive[SystemColor.key(of: Self.name(text))] != nil {
      return "a colour that Xcode knew when it saved the document (those of iOS 13 came with Xcode 11):"
        + " #RRGGBB, a name such as red, default"
    }
    let list = own.prefix(20).joined(separator: ", ") + (own.count > 20 ? ", …" : "")
    let candidates = SystemColor.fixed.keys.sorted() + SystemColor.adaptive.keys.sorted() + own
    return "a colour: #RRGGBB, a name of UIColor such as red or systemRed, default"
      + (own.isEmpty ? "" : ", or one of the project's: " + list) + text.suggestion(of: candidates)
  }

  /// The colours of the project's catalogues and those that the document lists.
  private var names: [String] {
    let listed = tree.resources.map { tree.elements(of: $0).filter { tree.isElement($0, .namedColor) } } ?? []
    return Set(listed.compactMap { tree[$0, .name] } + catalogs.flatMap { $0.colors.map(\.name) }).sorted()
  }

  /// Three digits, six, or eight with alpha.
  private func digits(_ text: Substring) -> SystemColor.Shade? {
    let short = text.count == 3
    let digits = short ? text.flatMap { [$0, $0] } : Array(text)
    guard [6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(String(digits.prefix(6)), radix: 16)
    else { return nil }
    let alpha = digits.count == 8 ? UInt32(String(digits.suffix(2)), radix: 16).map { Double($0) / 255 } : 1
    return SystemColor.Shade(number, alpha: alpha ?? 1)
  }
}

extension ColorSpelling {
  /// Colours of UIColor that go by their names in the oldest documents too.
  private static let early: Set<String> = ["darkText", "lightText", "groupTableViewBackground"]
  /// Colours of iOS 13 with the older name that stands beside theirs.
  private static let older = ["label": "darkTextColor", "systemBackground": "whiteColor"]

  private func system(_ text: String, key: String) -> NewElement? {
    let name = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
    guard let color = SystemColor.adaptive[SystemColor.key(of: name)] ?? SystemColor.fixed[name] else {
      return nil
    }
    let written = name + "Color"
    if tree.toolsVersion.has(.listedSystemColors) {
      return NewElement("color", ["key": key, "systemColor": written])
    }
    if Self.early.contains(name) {
      return NewElement("color", ["key": key, "cocoaTouchSystemColor": written])
    }
    guard tree.toolsVersion.has(.adaptiveSystemColors) else { return nil }
    let element = NewElement("color", ["key": key, "systemColor": written])
    guard let older = Self.older[name] else {
      return adding(color.light, to: element, ofGray: color.light.isGray)
    }
    var named = element
    named["cocoaTouchSystemColor"] = older
    return named
  }

  private func components(_ shade: SystemColor.Shade, key: String, ofGray: Bool) -> NewElement {
    adding(shade, to: NewElement("color", ["key": key]), ofGray: ofGray)
  }

  private func adding(_ shade: SystemColor.Shade, to element: NewElement, ofGray: Bool) -> NewElement {
    var element = element
    func space(_ milestone: Milestone, _ name: String, before: String) -> [(String, String)] {
      tree.toolsVersion.has(milestone)
        ? [("colorSpace", "custom"), ("customColorSpace", name)] : [("colorSpace", before)]
    }
    let alpha = ("alpha", NumberText.text(shade.alpha))
    let pairs =
      ofGray
      ? [("white", NumberText.text(shade.red)), alpha]
        + space(.graysInGamma22, "genericGamma22GrayColorSpace", before: "calibratedWhite")
      : [
        ("red", NumberText.text(shade.red)), ("green", NumberText.text(shade.green)),
        ("blue", NumberText.text(shade.blue)), alpha,
      ] + space(.colorsInSRGB, "sRGB", before: "calibratedRGB")
    for (name, value) in pairs { element[name] = value }
    return element
  }

  /// The components under which the document lists a colour of the system; nil where it has none of the
  /// name.
  func listed(system name: String) -> NewElement? {
    let key = SystemColor.key(of: name)
    guard let shade = (SystemColor.adaptive[key] ?? SystemColor.fixed[key])?.light else { return nil }
    return adding(shade, to: NewElement("color"), ofGray: shade.isGray)
  }

  /// The components under which the document lists a colour of a catalogue; nil where none has it.
  func listed(named name: String) -> NewElement? {
    for case let color? in catalogs.lazy.map({ $0.color(named: name)?.color(in: AssetTraits()) }) {
      switch color {
      case .components(let red, let green, let blue, let alpha, let space):
        let shade = SystemColor.Shade(red: red, green: green, blue: blue, alpha: alpha)
        var element = adding(shade, to: NewElement("color"), ofGray: false)
        if space == "display-p3" { element["customColorSpace"] = "displayP3" }
        return element
      case .white(let white, let alpha, _):
        let shade = SystemColor.Shade(red: white, green: white, blue: white, alpha: alpha)
        return adding(shade, to: NewElement("color"), ofGray: true)
      case .system(let name, _): return listed(system: name)
      }
    }
    return nil
  }
}
