import SceneModel
package import TextMetrics

extension ControlElement {
  /// The font of an object's `<fontDescription>`, or the system font of a size where it has none.
  package func font(default pointSize: Double) -> Font {
    fontDescription?.describedFont ?? .system(ofSize: pointSize, weight: .regular)
  }

  /// The object's `<fontDescription>`: older documents leave its key out.
  package var fontDescription: ControlElement? { element(reading.fontDescription(of: node)) }

  /// The font of a `<fontDescription>`.
  ///
  /// A system font without a size has 14 points (InterfaceBuilder.md#default-font-size).
  package var describedFont: Font {
    if let style = attribute(.style) {
      return textStyle(style) ?? .system(ofSize: Self.bodySize, weight: .regular)
    }
    let pointSize = number(.pointSize) ?? 14
    guard let name = attribute(.name) else { return systemFont(pointSize) }
    return named(name, size: pointSize)
  }

  /// The font of a text style, on iOS at the current content size (Devices.md#text-sizes); nil where there is
  /// no such style.
  func textStyle(_ name: String) -> Font? {
    reading.textStyles.font(name, toolsVersion: version, at: reading.contentSize)
  }

  /// The size of the body style. Points.
  package static let bodySize = 17.0

  private enum SystemFontType: String {
    case system, boldSystem, italicSystem
  }

  private func systemFont(_ pointSize: Double) -> Font {
    var font = Font.system(ofSize: pointSize, weight: .regular)
    let type: SystemFontType? = word(.type)
    switch type {
    case .boldSystem: font.weight = .bold
    case .italicSystem: font.isItalic = true
    case .system, nil: break
    }
    if let weight: Font.Weight = word(.weight) { font.weight = weight }
    return font
  }

  /// The font of a `<font>` of attributed text.
  ///
  /// A `metaFont` without a size has that of macOS (InterfaceBuilder.md#default-font-size).
  private var attributedFont: Font {
    let name = attribute(.name) ?? ""
    let size = number(.size)
    if let meta = attribute(.metaFont) {
      let pointSize = size ?? Self.metaSize(of: meta)
      return .system(ofSize: pointSize, weight: meta.contains("old") ? .bold : .regular)
    }
    if name.isEmpty || name.hasPrefix(".") && !Font.hasHiddenName(name) {
      return .system(ofSize: size ?? Self.attributedSize, weight: name.contains("old") ? .bold : .regular)
    }
    return named(name, size: size ?? Self.attributedSize)
  }

  /// The size of a `metaFont` without one, as macOS has it. Points.
  private static func metaSize(of meta: String) -> Double {
    switch meta {
    case "miniSystem": 9
    case "label": 10
    case "toolTip": 11
    case "cellTitle", "controlContent": 12
    default: meta.hasPrefix("small") ? 11 : 13
    }
  }

  /// The size of attributed text without one. Points (InterfaceBuilder.md#attributed-text).
  private static let attributedSize = 12.0
  /// The most that kerning can add to a character. Points.
  private static let greatestKerning = 1000.0

  private func named(_ name: String, size: Double) -> Font {
    reading.family(named: name).map { Font(family: $0, pointSize: size) }
      ?? .named(name, size: size, toolsVersion: version)
  }

  /// The runs of an `<attributedString>` of a key, or nil where the object has none.
  package func attributedText(key: String) -> [TextRun]? {
    guard let text = child(key: key), text.isElement(.attributedString) else { return nil }
    return text.children(.fragment).map { fragment in
      let attributes = fragment.child(.attributes)
      let kerning = attributes?.child(key: "NSKern")?.number(.value) ?? 0
      return TextRun(
        text: fragment.text(.content) ?? "",
        // A program's runs have fonts as views have them.
        font: attributes?.child(.font)?.attributedFont ?? attributes?.child(.fontDescription)?.describedFont
          ?? .named("Helvetica", size: Self.attributedSize),
        kerning: kerning.clamped(to: -Self.greatestKerning...Self.greatestKerning))
    }
  }
}

extension Vocabulary {
  /// The attributes that are read of fonts.
  static let font = Vocabulary(.fontDescription, .style, .pointSize, .name, .type, .weight)

  /// The elements and attributes that are read of attributed text.
  static let attributedText = [
    Vocabulary(.attributedString), Vocabulary(.fragment, .content), Vocabulary(.attributes),
    Vocabulary(.font, .name, .metaFont, .size), Vocabulary(.real, .value), Vocabulary(.integer, .value),
  ]
}

extension Font {
  /// Whether the font's widths come from a table or its file rather than from a guess
  /// (InterfaceBuilder.md#guessed-sizes).
  var isMeasured: Bool {
    switch family {
    case .system, .project: true
    case .named: false
    }
  }
}
