import SceneModel
package import TextMetrics

extension ObjectKind {
  package static let label = ObjectKind(
    .label, "UILabel", look: .own, accessibilityRole: "text",
    declares: OwnDeclaration(
      is: "view",
      """
      text textAlignment lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit
      minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory
      preferredMaxLayoutWidth highlighted enabled usesAttributedText allowsDefaultTighteningForTruncation
      showsExpansionTextWhenTruncated
      """,
      children: """
        attributedText:attributedString fontDescription:fontDescription highlightedColor:color,nil
        shadowColor:color shadowOffset:size text:mutableString,string textColor:color,nil
        """),
    reads: [
      Vocabulary(.label, .text, .numberOfLines, .lineBreakMode, .preferredMaxLayoutWidth), .font,
      Vocabulary.paragraphStyle,
    ]
      + Vocabulary.attributedText,
    takesSubviews: false,
    size: SizeRule(
      "InterfaceBuilder.md#label", size: Label.size, wraps: Label.wraps, onCanvas: Label.onCanvas),
    library: LibraryView(size: { _ in Size(42, Label.libraryHeight) }, Label.libraryElement))
}

/// Labels (InterfaceBuilder.md#label).
package enum Label {
  private static let fontSize = 17.0
  /// The height of the library's label. Points.
  fileprivate static let libraryHeight = 21.0

  /// Labels without text have no height; before, they had a line's.
  private static let emptyIsNothing = Milestone(since: 13143, "InterfaceBuilder.md#empty-label")
  /// Arranged labels without text get a size.
  private static let blankIsShown = Milestone(since: 14109, "InterfaceBuilder.md#stack-blank-content")
  /// Labels of the library's size keep the library's height.
  private static let libraryHeightIsKept = Milestone(since: 9000, "InterfaceBuilder.md#library-label-height")

  /// The second of two lines holds more than one word.
  private static let orphansAreAvoided = Milestone(since: 17124, "InterfaceBuilder.md#orphans")

  /// The text's size, rounded up to pixels, whether or not it may shrink
  /// (InterfaceBuilder.md#shrinking-text).
  @Sendable static func size(_ label: ControlElement, width: Double?) -> ContentSize {
    let runs = runs(of: label).filter { !$0.text.isEmpty }
    guard let first = runs.first, let last = runs.last else { return emptySize(label) }
    let lineLimit = lineLimit(of: label)
    let text = measure(
      runs, lineLimit: lineLimit, width: width.map { max($0, preferredWidth(of: label)) }, label)
    let ascent = label.rounded(first.font.ascender)
    return ContentSize(
      width: label.roundedUp(text.width), height: label.roundedUp(text.height), firstBaseline: ascent,
      lastBaseline: label.roundedUp(last.font.lineHeight) - label.rounded(last.font.ascender),
      isGuess: !runs.allSatisfy(\.font.isMeasured))
  }

  /// The text, attributed or of one font.
  package static func runs(of label: ControlElement) -> [TextRun] {
    label.attributedText(key: "attributedText")
      ?? [TextRun(text: label.text(.text) ?? "", font: label.font(default: fontSize))]
  }

  /// The greatest number of lines; 0 for all.
  package static func lineLimit(of label: ControlElement) -> Int {
    Int(label.number(.numberOfLines)?.clamped(to: 0...10_000) ?? 1)
  }

  /// The smallest scale of the font at which the text may be drawn so that it fits: a least
  /// scale, or a least size of the font, unless `adjustsFontSizeToFit` is NO; 1 where it keeps
  /// its size (InterfaceBuilder.md#shrinking-text).
  package static func leastScale(of label: ControlElement) -> Double {
    guard label.flag(.adjustsFontSizeToFit) != false else { return 1 }
    if let scale = label.number(.minimumScaleFactor) { return scale < 1 ? max(scale, 0) : 1 }
    guard let least = label.number(.minimumFontSize), let size = runs(of: label).first?.font.pointSize,
      size > 0
    else { return 1 }
    return (least / size).clamped(to: 0...1)
  }

  /// The least width at which the lines of a label break (InterfaceBuilder.md#preferred-width).
  private static func preferredWidth(of label: ControlElement) -> Double {
    label.number(.preferredMaxLayoutWidth) ?? 0
  }

  /// Whether the lines of a label are broken between any two characters (InterfaceBuilder.md#line-breaking).
  package static func breaksWords(_ label: ControlElement) -> Bool {
    label.attribute(.lineBreakMode) == "characterWrap"
  }

  /// Whether the second of two lines holds more than one word.
  package static func avoidsOrphans(_ label: ControlElement) -> Bool { label.version.has(orphansAreAvoided) }

  /// The size of a label without text, whose baselines are still its font's
  /// (InterfaceBuilder.md#empty-label).
  private static func emptySize(_ label: ControlElement) -> ContentSize {
    let font = label.font(default: fontSize)
    let line = label.roundedUp(font.lineHeight)
    let ascent = label.rounded(font.ascender)
    return ContentSize(
      width: 0, height: label.version.has(emptyIsNothing) || wraps(label) ? 0 : line,
      firstBaseline: ascent, lastBaseline: line - ascent)
  }

  private static func measure(
    _ runs: [TextRun], lineLimit: Int, width: Double?, _ label: ControlElement
  ) -> (width: Double, height: Double) {
    let paragraph = ParagraphStyle(of: label)
    let text = label.measurer.wrap(
      runs, width: lineLimit == 1 ? nil : width, indents: paragraph?.indents ?? LineIndents(),
      avoidsOrphans: avoidsOrphans(label), breaksWords: breaksWords(label))
    let height = paragraph?.height(of: text, lineLimit: lineLimit) ?? text.height(lineLimit: lineLimit)
    return (text.width(lineLimit: lineLimit), height)
  }

  @Sendable static func wraps(_ label: ControlElement) -> Bool {
    label.number(.numberOfLines).map { $0 != 1 } ?? false
  }

  @Sendable static func onCanvas(_ size: ContentSize, _ label: ControlElement, _ place: StackPlace)
    -> ContentSize
  {
    var size = size
    switch place {
    case .arranged:
      let isEmpty = size.width == 0 && size.height == 0
      guard isEmpty, !wraps(label), label.version.has(blankIsShown) else { break }
      size.width = ContentSize.blankLength
      size.height = ContentSize.blankLength
    case .beside: break
    case .none:
      if size.height ?? 0 > 0, keepsLibraryHeight(label) { size.height = libraryHeight }
    }
    return size
  }

  /// Whether a label keeps the height at which it was dropped, as one line at the library's size does.
  private static func keepsLibraryHeight(_ label: ControlElement) -> Bool {
    guard !wraps(label), label.version.has(libraryHeightIsKept),
      let font = label.child(key: "fontDescription")
    else { return false }
    let isSystem = font.attribute(.type) == "system" || font.attribute(.type) == "boldSystem"
    return isSystem && font.attribute(.pointSize) == "17"
  }

  @Sendable fileprivate static func libraryElement(_ request: LibraryView.Request) -> NewElement {
    var label = NewElement(
      "label",
      [
        "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
        "text": request.text ?? "Label", "textAlignment": "natural", "lineBreakMode": "tailTruncation",
        "baselineAdjustment": "alignBaselines", "adjustsFontSizeToFit": "NO",
      ])
    var children: [NewElement] = []
    if request.hasLines, let text = request.text {
      label["text"] = nil
      children.append(.string(text, key: "text"))
    }
    children += [.systemFont("17"), textColor[request.version], .none(key: "highlightedColor")]
    label.content = children.map { .element($0) }
    return label
  }

  private static let textColor = Eras(
    NewElement("color", ["key": "textColor", "cocoaTouchSystemColor": "darkTextColor"]),
    "InterfaceBuilder.md#library-views",
    .from(8000, .none(key: "textColor"), "InterfaceBuilder.md#library-views"))
}
