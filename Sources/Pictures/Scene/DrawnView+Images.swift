import Controls
import SceneModel
import TextMetrics

extension DrawnView {
  /// Draws a named image in a rectangle: the project's picture, a known symbol in the tint, another image as
  /// a box with its name (Looks.md#images).
  ///
  /// - Parameter isTemplate: Whether a picture is drawn in the tint where its catalogue has no setting.
  func drawImage(
    _ name: String, in rect: Rect, tint: DrawingColor, isTemplate: Bool = false, _ list: inout DrawingList
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if element.reading.image(name)?.isSymbol == true {
      if let symbol = SymbolShape.named(name) { return symbol.draw(in: rect, tint, into: &list) }
      return list.group(.sign(.symbol, name, in: rect, tint)) { list in
        let line = max(min(rect.width, rect.height) / 14, pixel)
        list.border(rect, radius: min(rect.width, rect.height) / 5, tint, width: line)
        caption(name, in: rect, tint, &list)
      }
    }
    let file = scene.picture(named: name)
    let color = file?.isTemplate ?? isTemplate ? tint : nil
    list.group(.sign(.image, name, in: rect, color)) { list in
      if let file { return list.image(DrawnImage(name: name, file: file, rect: rect, tint: color)) }
      list.imagePlaceholder(name, in: rect, pixel: pixel, measurer)
    }
  }

  /// A name in small letters in the middle of a placeholder, where it fits.
  func caption(_ text: String, in rect: Rect, _ color: DrawingColor, _ list: inout DrawingList) {
    list.caption(text, in: rect, color, measurer)
  }
}
