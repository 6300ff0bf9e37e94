import SceneModel

extension CheckRule {
  static let customModule = CheckRule(
    "custom_module", .references, .warning,
    options: [RuleOption("modules", .words([]), "the modules that classes may be of")],
    page: RulePage(
      what: "a custom class of a module that is not one of the project's",
      why: """
        A class that cannot be found is replaced by the one of UIKit that it stands for: the log
        says "Unknown class in Interface Builder file", and outlets to it end the app.
        """,
      example: """
        <view customClass="BadgeView" customModule="OldName" customModuleProvider="target"/> after
        the target was renamed.
        """,
      fix: """
        Choose the module anew in the identity inspector. Without the option modules nothing is
        looked at.
        """),
    .document { document, findings in
      let known = Set(findings.words("modules"))
      guard !known.isEmpty else { return }
      let tree = document.tree
      for node in document.elements {
        guard let name = tree[node, .customClass], let module = tree[node, .customModule],
          !known.contains(module)
        else { continue }
        findings.add(
          node, "the class '\(name)' is of the module '\(module)', which is not one of the project's")
      }
    })
}
