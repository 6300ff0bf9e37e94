import Controls
import SceneModel
import TextMetrics

extension ControlLook {
  /// Search bars: a field with a magnifying glass (Looks.md#search-bar).
  static let searchBar = ControlLook(.searchBar, form: .field) { view, list in
    let isFlat = view.era == .flat
    if view.word("searchBarStyle") != "minimal", isFlat {
      list.fill(.rect(view.rect), view.color("barTintColor") ?? DrawingColor(0xC9C9CE))
    }
    let height = min(fieldHeight(of: view), view.rect.height)
    var field = view.rect.centered(Size(max(view.rect.width - 16, 0), height))
    if view.flag("showsCancelButton") == true { field = drawCancel(of: view, beside: field, &list) }
    let radius =
      switch view.era {
      case .flat: view.rect.height > 50 ? 8.0 : 5.0
      case .adaptive: 9.0
      case .glass: height / 2
      }
    list.fill(.rounded(field, radius: radius), isFlat ? .white : view.system("tertiarySystemFill"))
    let pale = isFlat ? DrawingColor(0x939398) : view.system("secondaryLabel")
    let side = isFlat ? 13.0 : 17.0
    let isRight = view.isRightToLeft
    let glass = Rect(
      x: isRight ? field.maxX - 8 - side : field.x + 8, y: field.center.y - side / 2, width: side,
      height: side)
    SymbolShape.named("magnifyingglass")?.draw(in: glass, pale, into: &list)
    let text = view.element.text(.text) ?? ""
    let shown = text.isEmpty ? view.element.text(.placeholder) ?? "Search" : text
    var block = TextBlock(
      shown, .system(ofSize: isFlat ? 14 : 17), text.isEmpty ? pale : view.textColor)
    block.alignment = isRight ? .right : .left
    let inset = side + 15
    block.draw(
      in: field.inset(by: EdgeInsets(left: isRight ? 8 : inset, right: isRight ? inset : 8)), view.measurer,
      into: &list)
  }

  private static func fieldHeight(of view: DrawnView) -> Double {
    switch view.era {
    case .flat: view.rect.height > 50 ? 36 : 28
    case .adaptive: 36
    case .glass: 44
    }
  }

  /// Draws the cancel button; returns the remaining rectangle of the field.
  private static func drawCancel(
    of view: DrawnView, beside field: Rect, _ list: inout DrawingList
  ) -> Rect {
    let width = 64.0
    let isLeft = view.isRightToLeft
    let place = Rect(
      x: isLeft ? field.x : field.maxX - width, y: field.y, width: width, height: field.height)
    var block = TextBlock("Cancel", .system(ofSize: 17), view.tint)
    block.alignment = .center
    block.draw(in: place, view.measurer, into: &list)
    return field.inset(by: EdgeInsets(left: isLeft ? width : 0, right: isLeft ? 0 : width))
  }
}
