import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let safeAreaContent = CheckRule(
    "safe_area_content", .guidelines, .warning,
    options: [
      RuleOption(
        "tolerance", .number(CheckedLayout.safeAreaTolerance),
        "how far content may reach out of the safe area, in points")
    ],
    page: RulePage(
      what: "text or a control outside of the safe area",
      why: """
        The status bar, a bar of the app, or the cutout of the screen covers it. Apple's Human Interface Guidelines (Layout)
        ask that content lies within the safe area, while backgrounds reach to the edges. Backgrounds, images and what
        scrolls are left out, and the status bar of devices without a cutout, which an app may hide.
        """,
      example: """
        A label 8 below the top of the controller's view: under the cutout on an iPhone 17.
        """,
      fix: "Constrain it to the safe area's layout guide instead of the view's edge."),
    .layout(.devices) { layout, findings in
      let tolerance = findings.number("tolerance")
      for index in layout.views.indices {
        let edges = layout.edgesOutsideSafeArea(of: index, tolerance)
        if edges.isEmpty { continue }
        let list = edges.map { "\($0.distance.roundedForReading) \($0.side)" }.joined(separator: ", ")
        let node = layout.views[index].node
        findings.add(node, "\(layout.names.title(of: node)) reaches out of the safe area: by \(list)")
      }
    })
}

extension CheckedLayout {
  /// How far a text or a control reaches out of the safe area, by more than a tolerance; at the bottom only
  /// text: the rule of the home indicator has the controls. Points.
  func edgesOutsideSafeArea(of index: Int, _ tolerance: Double) -> [(side: String, distance: Double)] {
    guard isContent(index), let safe = safeArea(around: index), !isScrolled(index), !isInBar(index) else {
      return []
    }
    let rect = contentRect(of: index)
    var edges: [(side: String, distance: Double)] = [
      ("at the top", safe.y - rect.y), ("at the left", safe.x - rect.x),
      ("at the right", rect.maxX - safe.maxX),
    ]
    if views[index].type == "label" { edges.append(("at the bottom", rect.maxY - safe.maxY)) }
    return edges.filter { $0.distance > tolerance }
  }
}
