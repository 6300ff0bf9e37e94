import Controls
import SceneModel

extension ControlLook {
  /// Page controls: a dot for each page (Looks.md#page-control).
  static let pageControl = ControlLook(.pageControl, form: .pages) { view, list in
    let pages = PageControl.pages(of: view.element)
    guard pages > 0 else { return }
    let dot = view.era == .flat ? 7.0 : 8.0
    let pitch = view.era == .flat ? 16.0 : 17.5
    let current = view.number("currentPage") ?? 0
    let rect = view.alignmentRect
    let width = Double(pages - 1) * pitch + dot
    for page in 0..<pages {
      let place = view.isRightToLeft ? pages - 1 - page : page
      let circle = Rect(
        x: rect.center.x - width / 2 + Double(place) * pitch, y: rect.center.y - dot / 2, width: dot,
        height: dot)
      let color =
        Double(page) == current
        ? view.color("currentPageIndicatorTintColor") ?? .white
        : view.color("pageIndicatorTintColor") ?? DrawingColor.white.faded(to: 0.5)
      list.fill(.ellipse(circle), color)
    }
  }
}
