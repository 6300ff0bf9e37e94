package import SceneModel
package import TextMetrics

extension ObjectKind {
  package static let textView = ObjectKind(
    .textView, "UITextView", look: .own, accessibilityRole: "text field",
    declares: OwnDeclaration(
      is: "scrollView",
      """
      text textAlignment editable selectable usesAttributedText allowsEditingTextAttributes
      adjustsFontForContentSizeCategory findInteractionEnabled
      """,
      children: """
        attributedText:attributedString dataDetectorTypes:dataDetectorType fontDescription:fontDescription
        text:mutableString,string textColor:color textInputTraits:textInputTraits
        """),
    reads: [Vocabulary(.textView, .text, .scrollEnabled), .font] + Vocabulary.attributedText,
    touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#text-view", size: TextView.size, wraps: TextView.wraps),
    library: LibraryView(TextView.libraryElement))
}

/// Text views (InterfaceBuilder.md#text-view).
package enum TextView {
  private static let fontSize = 14.0
  /// The free widths beside the text, both sides together. Points.
  private static let sides = 10.0
  /// The free heights above and below the text together. Points.
  private static let ends = 16.0

  /// No size where the view scrolls, else the text's size and the free lengths around it.
  @Sendable static func size(_ view: ControlElement, width: Double?) -> ContentSize {
    guard wraps(view) else { return .none }
    let runs = runs(of: view)
    let text = view.measurer.wrap(runs, width: width.map { max($0 - sides, 0) })
    // The last line has its style's leading as well.
    let leading = text.lines.last.map { max($0.baselineDistance - $0.height, 0) } ?? 0
    return ContentSize(
      width: view.roundedUp(text.width + sides), height: view.roundedUp(text.height + leading + ends),
      isGuess: !runs.allSatisfy(\.font.isMeasured))
  }

  /// The text, attributed or of one font.
  package static func runs(of view: ControlElement) -> [TextRun] {
    view.attributedText(key: "attributedText")
      ?? [TextRun(text: view.text(.text) ?? "", font: view.font(default: fontSize))]
  }

  /// The insets of the text within a view.
  package static let textInsets = EdgeInsets(
    left: sides / 2, top: ends / 2, right: sides / 2, bottom: ends / 2)

  @Sendable static func wraps(_ view: ControlElement) -> Bool { view.flag(.scrollEnabled) == false }

  private static let filler =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor."

  private static let textColor = Eras(
    NewElement.none(key: "textColor"), "InterfaceBuilder.md#library-views",
    .from(
      15000, NewElement("color", ["key": "textColor", "systemColor": "labelColor"]),
      "InterfaceBuilder.md#library-views"))

  @Sendable static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    NewElement(
      "textView",
      [
        "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
        "textAlignment": "natural",
      ],
      [
        .background(request.version), .string(request.text ?? filler, key: "text"),
        textColor[request.version], .systemFont("14"),
        NewElement("textInputTraits", ["key": "textInputTraits", "autocapitalizationType": "sentences"]),
      ])
  }
}
