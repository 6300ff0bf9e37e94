import Controls
import SceneModel

extension ControlLook {
  /// Text fields: a border, and the text or the placeholder (Looks.md#text-field).
  static let textField = ControlLook(.textField, form: .field) { view, list in
    drawBorder(of: view, &list)
    let element = view.element
    let border = TextField.border(of: element)
    let side = border == .plain ? 0.0 : 7.0
    let text = element.text(.text) ?? ""
    let isEmpty = text.isEmpty
    let font = TextField.font(of: element)
    let color = isEmpty ? placeholderColor(of: view) : view.color("textColor") ?? view.textColor
    let shown = isEmpty ? element.text(.placeholder) ?? "" : text
    let isSecret =
      element.child(.textInputTraits).map { view.scene.word($0.node, "secureTextEntry") } == "YES"
    var block = TextBlock(
      isSecret && !isEmpty ? String(repeating: "•", count: min(text.count, 100)) : shown, font, color)
    block.alignment = view.alignment(element.attribute(.textAlignment))
    var inner = view.rect.inset(by: EdgeInsets(left: side, right: side))
    if let mode = view.word("clearButtonMode"), mode == "always" || mode == "unlessEditing", !isEmpty {
      inner = drawClearButton(in: inner, of: view, &list)
    }
    block.draw(in: inner, view.measurer, into: &list)
  }

  private static func drawBorder(of view: DrawnView, _ list: inout DrawingList) {
    switch TextField.border(of: view.element) {
    case .plain: break
    case .line: list.border(view.rect, radius: 0, view.textColor, width: 1)
    case .bezel: list.border(view.rect, radius: 0, .gray, width: 1)
    case .roundedRect:
      let radius = view.era == .glass ? 8.0 : 5.0
      if view.color("backgroundColor") == nil {
        list.fill(.rounded(view.rect, radius: radius), view.palette.isDark ? .black : .white)
      }
      let line = view.palette.isDark ? DrawingColor.white : .black
      let color = view.era == .flat ? DrawingColor(0xCCCCCC) : line.faded(to: 0.2)
      list.border(view.rect, radius: radius, color, width: view.pixel)
    }
  }

  private static func placeholderColor(of view: DrawnView) -> DrawingColor {
    view.era == .flat ? DrawingColor(0xC7C7CD) : view.system("placeholderText")
  }

  /// Draws the clear button, a disc with a cross at the trailing end; returns the remaining rectangle of
  /// the field.
  private static func drawClearButton(
    in rect: Rect, of view: DrawnView, _ list: inout DrawingList
  ) -> Rect {
    let side = 14.0
    let isLeft = view.isRightToLeft
    let disc = Rect(
      x: isLeft ? rect.x : rect.maxX - side, y: rect.center.y - side / 2, width: side, height: side)
    list.fill(.ellipse(disc), .gray)
    let cross = disc.inset(by: 4.5)
    let line = DrawingLine(1.2, isRound: true)
    list.stroke(.line(cross.x, cross.y, cross.maxX, cross.maxY), .white, line)
    list.stroke(.line(cross.x, cross.maxY, cross.maxX, cross.y), .white, line)
    return rect.inset(by: EdgeInsets(left: isLeft ? side + 5 : 0, right: isLeft ? 0 : side + 5))
  }
}
