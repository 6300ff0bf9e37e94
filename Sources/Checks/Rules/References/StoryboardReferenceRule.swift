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
        Correct the name or the identifier in the attributes inspector, or add the storyboard. Of a folder
        that is not the whole of a project (a repository, or with a project of Xcode or a package) it is a note.
        """),
    .project { project, findings in
      var references = StoryboardReferences()
      for document in project.documents { references.add(document.storyboards, of: document.path) }
      for (path, finding) in references.findings {
        if project.isWhole {
          findings.add(path, finding.node, finding.text)
        } else {
          let doubt = "; the source is no whole project, so that it may be elsewhere"
          findings.add(path, finding.node, finding.text + doubt, severity: .note)
        }
      }
    })
}
