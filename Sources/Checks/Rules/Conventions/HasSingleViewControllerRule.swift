import Adaptivity
import SceneModel

extension CheckRule {
  static let hasSingleViewController = CheckRule(
    "has_single_view_controller", .conventions, .note, in: nil,
    page: RulePage(
      what: "a storyboard with several controllers",
      why: "One scene a storyboard keeps merges small, where a team has agreed on it.",
      example: "Main.storyboard with two scenes.",
      fix: "Refactor the other scenes to storyboards of their own."),
    .document { document, findings in
      guard document.isStoryboard, let root = document.tree.root, document.segues.controllers.count > 1 else {
        return
      }
      findings.add(root, "the storyboard has \(document.segues.controllers.count) controllers")
    })
}
