import Adaptivity
import SceneModel

extension CheckRule {
  static let storyboardViewcontrollerId = CheckRule(
    "storyboard_viewcontroller_id", .conventions, .note, in: nil,
    page: RulePage(
      what: "a controller whose storyboard identifier is not its class",
      why: "Where identifiers are made of class names, any other is misspelled.",
      example: """
        <viewController storyboardIdentifier="settings" customClass="SettingsController">
        """,
      fix: "Give the controller the name of its class as its storyboard identifier."),
    .document { document, findings in
      let tree = document.tree
      for controller in document.segues.controllers {
        guard let custom = tree[controller, .customClass] else { continue }
        let identifier = tree[controller, .storyboardIdentifier]
        if identifier == custom { continue }
        let found = identifier.map { "'\($0)'" } ?? "missing"
        findings.add(controller, "the storyboard identifier is \(found), expected the class '\(custom)'")
      }
    })
}
