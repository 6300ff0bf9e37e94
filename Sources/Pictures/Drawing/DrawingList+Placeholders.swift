import SceneModel
import TextMetrics

/// Placeholders for content that is not drawn.
extension DrawingList {
  /// A box with an image's name, for an image that cannot be drawn.
  ///
  /// - Parameter pixel: The length of a pixel. Points.
  mutating func imagePlaceholder(
    _ name: String, in rect: Rect, pixel: Double, _ measurer: TextMeasurer
  ) {
    fill(.rect(rect), DrawingColor.gray.faded(to: 0.18))
    border(rect, radius: 0, DrawingColor.gray.faded(to: 0.4), width: pixel)
    caption(name, in: rect, .gray, measurer)
  }

  /// A dashed outline of content that is drawn elsewhere.
  mutating func outline(_ rect: Rect) {
    stroke(.rect(rect.inset(by: 0.5)), DrawingColor.gray.faded(to: 0.6), DrawingLine(1, dash: 4))
  }

  /// A name in small letters in the middle of a placeholder, where it fits.
  mutating func caption(_ text: String, in rect: Rect, _ color: DrawingColor, _ measurer: TextMeasurer) {
    guard rect.width >= 24, rect.height >= 10 else { return }
    var block = TextBlock(text, .system(ofSize: min(max(rect.height / 4, 6), 11)), color)
    block.alignment = .center
    block.truncation = .middle
    group(.clip(.rect(rect))) { list in
      block.draw(in: rect.inset(by: EdgeInsets(left: 2, right: 2)), measurer, into: &list)
    }
  }
}
