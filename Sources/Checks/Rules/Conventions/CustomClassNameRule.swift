import Controls
import SceneModel

extension CheckRule {
  static let customClassName = CheckRule(
    "custom_class_name", .conventions, .note, in: nil,
    page: RulePage(
      what: "a controller that is not called like its storyboard",
      why: """
        Where each controller has a storyboard of its own, the names find each other. Storyboards of
        several scenes, and Main, are left out.
        """,
      example: """
        Settings.storyboard with one scene, whose controller has
        customClass="PreferencesController".
        """,
      fix: "Rename the file or the class."),
    .document { document, findings in
      let name = document.fileName
      guard document.scenes.count == 1, name != "Main", let controller = document.scenes.first?.controller,
        let custom = document.tree[controller, .customClass], custom != name
      else { return }
      findings.add(controller, "the class '\(custom)' is not called '\(name)', as its storyboard is")
    })
}
