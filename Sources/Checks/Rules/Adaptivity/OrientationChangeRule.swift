import AutoLayout
import Controls
import SceneModel

extension CheckRule {
  static let orientationChange = CheckRule(
    "orientation_change", .adaptivity, .note,
    options: [
      RuleOption("share", .number(50), "how much of the text and controls may come or go, in percent")
    ],
    page: RulePage(
      what: "a scene in which much of the content comes or goes when the device is turned",
      why: """
        People turn a device to see the same content in another shape: Apple's Human Interface Guidelines (Layout) ask to
        avoid gratuitous changes of the layout. Counted are texts and controls that are shown in one orientation alone.
        """,
      example: """
        Four labels that are installed in compact height alone, in a scene of five.
        """,
      fix: "Lay the same views out otherwise, by variations of constraints, instead of showing others."),
    .scene { scene, findings in
      let share = findings.number("share")
      for (upright, lying) in scene.turnedDevices {
        let shown = [upright, lying].map { Set(scene.layouts[$0].layout.shownContent) }
        let all = shown[0].union(shown[1]).count
        let changed = shown[0].symmetricDifference(shown[1]).count
        guard changed >= 3, Double(changed) * 100 > share * Double(all),
          let node = scene.outline.controller ?? scene.layouts[upright].layout.views.first?.node
        else { continue }
        findings.add(
          node, "\(changed) of \(all) texts and controls are shown in one orientation alone",
          environments: [upright, lying].map { scene.layouts[$0].environment })
      }
    })
}

extension CheckedLayout {
  /// The texts and controls that are shown.
  fileprivate var shownContent: [NodeID] { views.indices.filter(isContent).map { views[$0].node } }
}
