import AutoLayout
import Devices
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let homeIndicator = CheckRule(
    "home_indicator", .guidelines, .warning,
    options: [RuleOption("tolerance", .number(2), "how far a control may reach to the indicator, in points")],
    page: RulePage(
      what: "a control at the home indicator",
      why: """
        Touches near the lower edge of a screen without a home button begin the system's gestures, and the indicator covers
        what is there. Apple's Human Interface Guidelines (Layout) keep controls within the safe area. A background may
        reach down: what counts is a control's title or image, where that is known.
        """,
      example: """
        A button of 30 points at the bottom edge of the controller's view.
        """,
      fix: "Constrain its bottom to the safe area's layout guide."),
    .layout(.devices) { layout, findings in
      let tolerance = findings.number("tolerance")
      guard layout.environment.device?.device.hasHomeIndicator == true else { return }
      for index in layout.views.indices where layout.views[index].type != "label" {
        guard layout.isContent(index), let safe = layout.safeArea(around: index), !layout.isScrolled(index),
          !layout.isInBar(index), layout.isTouched(index)
        else { continue }
        let bottom = layout.contentRect(of: index).maxY
        let distance = bottom - safe.maxY
        // A view that reaches off the screen has another fault.
        guard distance > tolerance, bottom < layout.rects[layout.root(of: index)].height + 1 else { continue }
        let node = layout.views[index].node
        findings.add(
          node,
          "\(layout.names.title(of: node)) lies at the home indicator, \(distance.roundedForReading) below the safe area"
        )
      }
    })
}
