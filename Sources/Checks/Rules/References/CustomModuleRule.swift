import Devices
import Resolver
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
        <view customClass="BadgeView" customModule="OldKit"/> after the framework was renamed.
        """,
      fix: """
        Choose the module anew in the identity inspector. Without the option modules, those count that the projects of Xcode
        and the packages of the source name, and the folders of its Swift files; classes that inherit their module from the
        target are left out then, and sources without a project are not looked at.
        """),
    .document { document, findings in
      let configured = Set(findings.words("modules"))
      guard let known = configured.isEmpty ? document.app.modules : configured else { return }
      let tree = document.tree
      let provider = tree.names.find("customModuleProvider")
      for node in document.elements {
        guard let name = tree[node, .customClass], let module = tree[node, .customModule],
          !known.contains(module)
        else { continue }
        // A class that is built into a target is of the target's module, whatever is written.
        if configured.isEmpty, provider.flatMap({ tree[node, $0] }) == "target" { continue }
        findings.add(
          node, "the class '\(name)' is of the module '\(module)', which is not one of the project's")
      }
    })
}
