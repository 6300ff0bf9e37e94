import Controls
import SceneModel

extension CheckRule {
  static let macUnavailable = CheckRule(
    "mac_unavailable", .adaptivity, .warning, isOptIn: true,
    page: RulePage(
      what: "a control that cannot be shown in the Mac idiom",
      why: """
        An app that is optimised for the Mac ends by an exception when a page control, a refresh control or a stepper comes
        into a window (Devices.md#mac). Documents do not say whether an app is: this rule looks where it is asked to.
        """,
      example: """
        <stepper id="cou-nt-001"/> in a document of an app for the Mac idiom.
        """,
      fix: """
        Leave the control out under the idiom mac, or use what the Mac has: a menu item for a refresh control, a text field
        for a stepper.
        """),
    .document { document, findings in
      let tree = document.tree
      for node in document.elements {
        guard let kind = tree.objectKind(of: node), kind.mac == .unavailable else { continue }
        findings.add(
          node, "\(document.title(of: node)) is a \(kind.className), which cannot be shown in the Mac idiom")
      }
    })
}
