import AutoLayout
import Devices
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let roundedCorner = CheckRule(
    "rounded_corner", .guidelines, .warning,
    page: RulePage(
      what: "text or a control that a rounded corner of the screen cuts",
      why: """
        What lies outside of the screen's rounding is not shown, and touches there are not felt. Apple's Human Interface
        Guidelines (Layout) keep essential content within the safe area and the margins. The radii are those of the devices
        (Devices.md#catalogue). What reaches out of the safe area is left to the rule safe_area_content.
        """,
      example: """
        A button of 44 × 44 at the lower left corner of the controller's view.
        """,
      fix: "Constrain it to the layout margins or the safe area of the view."),
    .layout(.devices) { layout, findings in
      guard let device = layout.environment.device, device.window == .full, device.device.cornerRadius > 0
      else {
        return
      }
      let screen = device.device.size(in: device.orientation)
      for index in layout.views.indices where layout.isContent(index) {
        let root = layout.root(of: index)
        guard layout.isScreen(root), layout.rects[root].size == screen, !layout.isScrolled(index) else {
          continue
        }
        let cut = layout.contentRect(of: index).cut(by: device.device.cornerRadius, of: screen)
        guard cut > 2, layout.isContentOnScreen(index),
          layout.edgesOutsideSafeArea(of: index, CheckedLayout.safeAreaTolerance).isEmpty
        else { continue }
        let node = layout.views[index].node
        findings.add(
          node,
          "\(layout.names.title(of: node)) lies in a corner of the screen, which cuts \(cut.roundedForReading) of it"
        )
      }
    })
}

extension CheckedLayout {
  /// Whether all of a view's content is within the root's edges: content off the screen is another fault.
  fileprivate func isContentOnScreen(_ view: Int) -> Bool {
    let (rect, size) = (contentRect(of: view), rects[root(of: view)].size)
    return rect.x >= 0 && rect.y >= 0 && rect.maxX <= size.width && rect.maxY <= size.height
  }
}

extension Rect {
  /// How far the corner of the rectangle that is furthest out lies outside of a rounded screen. Points.
  ///
  /// The radius of a circle is taken, which cuts no less than the screen's continuous curve of that radius.
  fileprivate func cut(by radius: Double, of screen: Size) -> Double {
    let across = max(radius - min(x, screen.width - maxX), 0)
    let down = max(radius - min(y, screen.height - maxY), 0)
    guard across > 0, down > 0 else { return 0 }
    return (across * across + down * down).squareRoot() - radius
  }
}
