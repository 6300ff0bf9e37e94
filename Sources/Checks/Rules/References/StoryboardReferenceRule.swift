import Adaptivity
import SceneModel

extension CheckRule {
  static let storyboardReference = CheckRule(
    "storyboard_reference", .references, .error, in: .quiet,
    page: RulePage(
      what: """
        a storyboard reference to a storyboard or a controller that the source does not have
        """,
      why: "The app ends with an exception as soon as the segue to it is performed.",
      example: """
        <viewControllerPlaceholder storyboardName="Settings" id="ref-er-001"/> where no file is
        called Settings.storyboard.
        """,
      fix: """
        Correct the name or the identifier in the attributes inspector, or add the storyboard. Folders that
        are not the whole of a project (a repository, or with a project of Xcode or a package) are not looked at.
        """),
    .project { project, findings in
      // Of a part of a project the others may be elsewhere.
      guard project.isWhole else { return }
      var references = StoryboardReferences()
      for document in project.documents { references.add(document.storyboards, of: document.path) }
      for (path, finding) in references.findings { findings.add(path, finding.node, finding.text) }
    })
}
