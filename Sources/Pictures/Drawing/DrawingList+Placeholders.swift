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
    let size = min(max(rect.height / 4, 6), 11)
    var block = TextBlock(text, .system(ofSize: size), color)
    block.alignment = .center
    block.truncation = .middle
    let font = Font.system(ofSize: size)
    let width = min(measurer.width(of: text, font: font), rect.width - 4)
    let box = rect.centered(Size(width, font.lineHeight))
    // One name over another is read by nobody: it stands above it, below it, or nowhere.
    let places = [box, rect.atTop(box), rect.atBottom(box)]
    guard let place = places.first(where: isFreeForCaption) else { return }
    noteCaption(place)
    group(.clip(.rect(rect))) { list in
      block.draw(
        in: Rect(x: rect.x + 2, y: place.y, width: rect.width - 4, height: place.height), measurer,
        into: &list)
    }
  }
}

extension Rect {
  /// A rectangle moved to the upper edge of this one.
  fileprivate func atTop(_ box: Rect) -> Rect {
    Rect(x: box.x, y: y + min(2, (height - box.height) / 2), width: box.width, height: box.height)
  }

  /// A rectangle moved to the lower edge of this one.
  fileprivate func atBottom(_ box: Rect) -> Rect {
    let y = maxY - box.height - min(2, (height - box.height) / 2)
    return Rect(x: box.x, y: y, width: box.width, height: box.height)
  }
}
