import Adaptivity
import SceneModel

extension CheckRule {
  static let hasInitialViewController = CheckRule(
    "has_initial_view_controller", .conventions, .note, in: nil,
    page: RulePage(
      what: "a storyboard that starts with no controller",
      why: """
        instantiateInitialViewController() answers nil, and a reference to the storyboard without an
        identifier ends the app.
        """,
      example: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" …> without
        initialViewController.
        """,
      fix: "Check Is Initial View Controller of the scene that the storyboard starts with."),
    .document { document, findings in
      guard let root = document.tree.root, !document.scenes.isEmpty, document.isStoryboard,
        document.segues.initial == nil
      else { return }
      findings.add(root, "the storyboard starts with no controller")
    })
}
