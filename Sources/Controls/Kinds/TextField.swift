import SceneModel
package import TextMetrics

extension ObjectKind {
  package static let textField = ObjectKind(
    .textField, "UITextField", look: .own, accessibilityRole: "text field",
    declares: OwnDeclaration(
      is: "control",
      """
      text placeholder textAlignment borderStyle clearButtonMode clearsOnBeginEditing minimumFontSize
      adjustsFontSizeToFit adjustsFontForContentSizeCategory background disabledBackground
      allowsEditingTextAttributes usesAttributedText
      """,
      children: """
        attributedText:attributedString attributedPlaceholder:attributedString
        fontDescription:fontDescription placeholder:string text:string textColor:color,nil
        textInputTraits:textInputTraits
        """),
    reads: [Vocabulary(.textField, .text, .placeholder, .borderStyle), .font],
    touchTarget: .touchTarget, size: SizeRule("InterfaceBuilder.md#text-field", TextField.size),
    library: LibraryView(size: { Size(97, TextField.roundedHeight[$0]) }, TextField.libraryElement))
}

/// Text fields (InterfaceBuilder.md#text-field).
package enum TextField {
  /// The border of a text field. Absent is none.
  package enum BorderStyle: String, CaseIterable {
    case plain = "none"
    case line, bezel, roundedRect
  }

  private static let fontSize = 14.0

  /// The least height with a rounded border.
  fileprivate static let roundedHeight = Eras(
    30.0, "InterfaceBuilder.md#text-field", .from(14810, 34, "InterfaceBuilder.md#text-field"))
  /// The width that a rounded border adds to the text's.
  private static let roundedWidth = Eras(
    21.0, "InterfaceBuilder.md#text-field", .from(14810, 14, "InterfaceBuilder.md#text-field"))
  /// The width with a rounded border and without text.
  private static let emptyRoundedWidth = 30.0
  /// The length that a line border adds to width and height.
  private static let border = 4.0
  /// The width that a bezel adds to the text's.
  private static let bezelWidth = 14.0
  /// The height that a bezel adds to the line, and to that of a font of less than 14 points.
  private static let bezelHeight = 8.0
  private static let bezelHeightOfSmallFonts = 12.0
  /// The height that is added to the line without a border.
  private static let plainHeight = Eras(
    0.0, "InterfaceBuilder.md#text-field", .from(14810, 1, "InterfaceBuilder.md#text-field"))

  /// The size of the text, else of the placeholder, within the border.
  @Sendable static func size(_ field: ControlElement) -> ContentSize {
    let font = font(of: field)
    let text = [field.text(.text), field.text(.placeholder)].compactMap(\.self).first { !$0.isEmpty }
    let width = text.map { field.measurer.width(of: $0, font: font).roundedUpToPoints } ?? 0
    let line = font.lineHeight.roundedUpToPoints
    func size(_ width: Double, _ height: Double) -> ContentSize {
      ContentSize(
        width: width, height: height, centeredBaseline: font.lineHeight / 2 - font.descender,
        isGuess: !font.isMeasured)
    }
    switch border(of: field) {
    case .roundedRect:
      return size(
        width == 0 ? emptyRoundedWidth : width + roundedWidth[field.version],
        max(roundedHeight[field.version], line + border))
    case .line: return size(width + border, line + border)
    case .bezel:
      let isSmall = font.pointSize < fontSize
      return size(width + bezelWidth, line + (isSmall ? bezelHeightOfSmallFonts : bezelHeight))
    case .plain:
      let height = line + plainHeight[field.version]
      var plain = size(width, height)
      plain.centeredBaseline = field.roundedUp(font.ascender) - height / 2
      return plain
    }
  }

  /// The font of the text.
  package static func font(of field: ControlElement) -> Font { field.font(default: fontSize) }

  /// The border of a field.
  package static func border(of field: ControlElement) -> BorderStyle { field.word(.borderStyle) ?? .plain }

  @Sendable fileprivate static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    var field = NewElement(
      "textField",
      [
        "opaque": "NO", "clipsSubviews": "YES", "contentMode": "scaleToFill",
        "contentHorizontalAlignment": "left", "contentVerticalAlignment": "center",
      ])
    if let text = request.text, !request.hasLines { field["text"] = text }
    field["borderStyle"] = "roundedRect"
    field["textAlignment"] = "natural"
    field["minimumFontSize"] = "17"
    var children: [NewElement] = []
    if request.hasLines, let text = request.text { children.append(.string(text, key: "text")) }
    children += [.systemFont("14"), NewElement("textInputTraits", ["key": "textInputTraits"])]
    field.content = children.map { .element($0) }
    return field
  }
}
