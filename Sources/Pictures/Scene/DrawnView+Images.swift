import Controls
import SceneModel
import TextMetrics

extension DrawnView {
  /// Draws the image of a name in a rectangle: the project's picture, a symbol in the tint as it is known, another as a box with
  /// its name (Looks.md#images).
  ///
  /// - Parameter isTemplate: Whether its use makes a picture one that is drawn in the tint, where the catalogue does not say.
  func drawImage(
    _ name: String, in rect: Rect, tint: DrawingColor, isTemplate: Bool = false, _ list: inout DrawingList
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if element.reading.image(name)?.isSymbol == true {
      if let symbol = SymbolShape.named(name) { return symbol.draw(in: rect, tint, into: &list) }
      let line = max(min(rect.width, rect.height) / 14, pixel)
      list.border(rect, radius: min(rect.width, rect.height) / 5, tint, width: line)
      return caption(name, in: rect, tint, &list)
    }
    if let file = scene.picture(named: name) {
      let isTinted = file.isTemplate ?? isTemplate
      return list.image(DrawnImage(file: file, rect: rect, tint: isTinted ? tint : nil))
    }
    let gray = DrawingColor(0x8E8E93)
    list.fill(.rect(rect), gray.faded(to: 0.18))
    list.border(rect, radius: 0, gray.faded(to: 0.4), width: pixel)
    caption(name, in: rect, gray, &list)
  }

  /// A name in small letters in the middle of what stands for something, where there is room for it.
  func caption(_ text: String, in rect: Rect, _ color: DrawingColor, _ list: inout DrawingList) {
    guard rect.width >= 24, rect.height >= 10 else { return }
    var block = TextBlock(text, .system(ofSize: min(max(rect.height / 4, 6), 11)), color)
    block.alignment = .center
    block.truncation = .middle
    list.group(.clip(.rect(rect))) { list in
      block.draw(in: rect.inset(by: EdgeInsets(left: 2, right: 2)), measurer, into: &list)
    }
  }
}
