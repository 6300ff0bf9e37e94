import Resolver
import SceneModel
import TextMetrics

extension ContentSizer {
  /// A label: its text's size, rounded up to pixels (facts §3.1).
  func label(_ node: NodeID, width: Double?) -> ContentSize {
    var runs: [TextRun]
    if let attributed = attributedText(of: node, key: "attributedText") {
      runs = attributed
    } else {
      let font = font(of: node, default: 17)
      runs = [TextRun(text: resolution.text(node, .text) ?? "", font: font)]
    }
    runs.removeAll { $0.text.isEmpty }
    guard let first = runs.first, let last = runs.last else { return emptyLabel(node) }
    let lineLimit = Int(resolution.number(node, .numberOfLines)?.clamped(to: 0...10_000) ?? 1)
    let text = measure(runs, lineLimit: lineLimit, width: width, paragraph: paragraphStyle(of: node))
    let height = roundedUp(text.height)
    return ContentSize(
      width: roundedUp(text.width), height: height, firstBaseline: rounded(first.font.ascender),
      lastBaseline: roundedUp(last.font.lineHeight) - rounded(last.font.ascender),
      isGuess: !runs.allSatisfy { isMeasured($0.font) })
  }

  /// A label without text: one line high up to 13142, nothing later (observed: 6 of 6, and 16 of 16 from
  /// 14109).
  private func emptyLabel(_ node: NodeID) -> ContentSize {
    let nothing = ContentSize(width: 0, height: 0, firstBaseline: 0, lastBaseline: 0)
    guard version <= 13142, resolution.number(node, .numberOfLines) ?? 1 == 1 else { return nothing }
    let font = font(of: node, default: 17)
    let height = roundedUp(font.lineHeight)
    let ascent = rounded(font.ascender)
    return ContentSize(width: 0, height: height, firstBaseline: ascent, lastBaseline: height - ascent)
  }

  private func measure(
    _ runs: [TextRun], lineLimit: Int, width: Double?, paragraph: ParagraphStyle?
  ) -> (width: Double, height: Double) {
    let text = measurer.wrap(runs, width: lineLimit == 1 ? nil : width)
    let height = paragraph?.height(of: text, lineLimit: lineLimit) ?? text.height(lineLimit: lineLimit)
    guard lineLimit == 1 else { return (text.width, height) }
    // Spaces at the end of the only line count (observed: "Version: " is as wide as its space makes it).
    return (text.lineCount == 1 ? measurer.width(of: runs) : text.lines.first?.width ?? 0, height)
  }

  /// The style of a label's attributed text, or nil where it says nothing of lines.
  private func paragraphStyle(of node: NodeID) -> ParagraphStyle? {
    guard let text = resolution.child(node, key: "attributedText"),
      let fragment = tree.child(of: text, .fragment),
      let attributes = tree.child(of: fragment, .attributes),
      let style = tree.child(of: attributes, .paragraphStyle)
    else { return nil }
    func number(_ name: KnownName) -> Double? { tree[style, name].flatMap(Double.init(attribute:)) }
    let read = ParagraphStyle(
      multiple: number(.lineHeightMultiple), minimum: number(.minimumLineHeight),
      maximum: number(.maximumLineHeight), spacing: number(.lineSpacing))
    return read.isPlain ? nil : read
  }
}

/// What a paragraph style says of the height of lines. Points; nil where it says nothing.
private struct ParagraphStyle {
  let multiple: Double?
  let minimum: Double?
  let maximum: Double?
  let spacing: Double?

  var isPlain: Bool { [multiple, minimum, maximum, spacing].allSatisfy { $0 == nil } }

  /// Every line, the first included, is as high as the style makes it; spacing comes between lines (observed: two lines
  /// of 14 points at 1.35 are 38 high).
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

extension Double {
  /// The nearest value within a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
