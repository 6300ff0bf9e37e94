import SceneModel
import TextMetrics

/// The line heights of a paragraph style of attributed text (InterfaceBuilder.md#attributed-text). Points;
/// nil where the style has none.
struct ParagraphStyle {
  private let multiple: Double?
  private let minimum: Double?
  private let maximum: Double?
  private let spacing: Double?

  /// The style of a label's attributed text; nil where it sets no line heights.
  init?(of label: ControlElement) {
    guard
      let style = label.child(key: "attributedText")?.child(.fragment)?.child(.attributes)?
        .child(.paragraphStyle)
    else { return nil }
    multiple = style.number(.lineHeightMultiple)
    minimum = style.number(.minimumLineHeight)
    maximum = style.number(.maximumLineHeight)
    spacing = style.number(.lineSpacing)
    if [multiple, minimum, maximum, spacing].allSatisfy({ $0 == nil }) { return nil }
  }

  /// The height of the first lines: each, the first included, as high as the style sets, with the
  /// spacing between.
  func height(of text: WrappedText, lineLimit: Int) -> Double {
    let lines = lineLimit == 0 ? text.lines[...] : text.lines.prefix(lineLimit)
    let heights = lines.map { line in
      var height = line.height * (multiple.map { $0 > 0 ? $0 : 1 } ?? 1)
      if let minimum, minimum > 0 { height = max(height, minimum) }
      if let maximum, maximum > 0 { height = min(height, maximum) }
      return height
    }
    return heights.reduce(0, +) + (spacing ?? 0) * Double(max(heights.count - 1, 0))
  }
}

extension Vocabulary {
  /// The attributes that are read of paragraph styles.
  static let paragraphStyle = Vocabulary(
    .paragraphStyle, .lineHeightMultiple, .minimumLineHeight, .maximumLineHeight, .lineSpacing)
}
