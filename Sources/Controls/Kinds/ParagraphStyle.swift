import SceneModel
package import TextMetrics

/// The paragraph style of a label's attributed text (InterfaceBuilder.md#attributed-text). Points; nil where
/// the style says nothing.
package struct ParagraphStyle {
  private let multiple: Double?
  private let minimum: Double?
  private let maximum: Double?
  private let spacing: Double?
  /// The distances after a paragraph and before the next, together.
  private let paragraphSpacing: Double?
  /// The places at which lines begin and end.
  package let indents: LineIndents

  /// The style of a label's first fragment; nil where it has none.
  package init?(of label: ControlElement) {
    guard
      let style = label.child(key: "attributedText")?.child(.fragment)?.child(.attributes)?
        .child(.paragraphStyle)
    else { return nil }
    func length(_ name: KnownName) -> Double? { style.number(name)?.clamped(to: -10_000...10_000) }
    multiple = style.number(.lineHeightMultiple)
    minimum = style.number(.minimumLineHeight)
    maximum = style.number(.maximumLineHeight)
    spacing = style.number(.lineSpacing)
    let around = [length(.paragraphSpacing), length(.paragraphSpacingBefore)].compactMap { $0 }
    paragraphSpacing = around.isEmpty ? nil : around.reduce(0) { $0 + max($1, 0) }
    indents = LineIndents(
      first: max(length(.firstLineHeadIndent) ?? 0, 0), others: max(length(.headIndent) ?? 0, 0),
      tail: length(.tailIndent) ?? 0)
  }

  /// Whether the style sets no heights, so that lines have those of their fonts.
  private var setsNoHeights: Bool {
    [multiple, minimum, maximum, spacing, paragraphSpacing].allSatisfy { $0 == nil }
  }

  /// The height of the first lines: each, the first included, as high as the style sets, with the
  /// spacing between.
  func height(of text: WrappedText, lineLimit: Int) -> Double {
    if setsNoHeights { return text.height(lineLimit: lineLimit) }
    let lines = lineLimit == 0 ? text.lines[...] : text.lines.prefix(lineLimit)
    let heights = lines.map { line in
      var height = line.height * (multiple.map { $0 > 0 ? $0 : 1 } ?? 1)
      if let minimum, minimum > 0 { height = max(height, minimum) }
      if let maximum, maximum > 0 { height = min(height, maximum) }
      return height
    }
    let paragraphs = lines.dropFirst().count { $0.startsParagraph }
    return heights.reduce(0, +) + (spacing ?? 0) * Double(max(heights.count - 1, 0))
      + (paragraphSpacing ?? 0) * Double(paragraphs)
  }
}

extension Vocabulary {
  /// The attributes that are read of paragraph styles.
  static let paragraphStyle = Vocabulary(
    .paragraphStyle, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .lineSpacing,
    .firstLineHeadIndent, .headIndent, .tailIndent, .paragraphSpacing, .paragraphSpacingBefore)
}
