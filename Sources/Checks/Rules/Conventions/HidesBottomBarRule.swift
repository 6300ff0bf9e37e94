import Adaptivity
import SceneModel

extension CheckRule {
  static let hidesBottomBar = CheckRule(
    "hides_bottom_bar", .conventions, .note, in: nil,
    options: [RuleOption("exempt", .words([]), "classes of controllers that may show the bar")],
    page: RulePage(
      what: "a controller that shows the bottom bar when it is pushed",
      why: """
        Where most screens hide the tab bar when they are pushed, one that does not was forgotten.
        """,
      example: "<viewController id=\"det-ai-001\"> without hidesBottomBarWhenPushed=\"YES\".",
      fix: "Check Hide Bottom Bar on Push, or exempt the class by the option exempt."),
    .document { document, findings in
      let tree = document.tree
      let exempt = Set(findings.words("exempt"))
      for controller in document.segues.controllers {
        guard tree.flag(controller, .hidesBottomBarWhenPushed) != true,
          !tree.isElement(controller, .viewControllerPlaceholder),
          tree[controller, .customClass].map(exempt.contains) != true
        else { continue }
        findings.add(controller, "the controller does not hide the bottom bar when it is pushed")
      }
    })
}
