import Checking
package import Checks
import SceneModel
package import Sources
package import Versions

/// The effects of edits of a document on its scenes, before they are made.
package struct EditPreview {
  private let difference: SourceDifference
  private let check: ConfiguredCheck

  /// A preview of edits of a source's documents.
  ///
  /// - Parameters:
  ///   - environments: The environments in which frames are compared.
  ///   - language: The language of the texts; nil for the documents' own.
  ///   - configuration: The configuration of the checks.
  package init(
    of source: OpenSource, _ environments: [SolvingEnvironment], language: TextLanguage?,
    _ configuration: CheckConfiguration
  ) throws {
    difference = SourceDifference(
      from: source, to: source, environments, language: language, options: DifferenceOptions())
    check = try ConfiguredCheck(documentsOf: source, configuration)
  }

  /// The effects of edits.
  package struct Outcome {
    /// The objects and the frames that change.
    package let report: DifferenceReport
    /// The findings that the edited document alone has, and those that it has no more.
    package let new, gone: [CheckFinding]
  }

  /// Compares the document with the edited one.
  ///
  /// - Parameter report: Takes the problems that are met, a line each.
  package func outcome(of edit: PreparedEdit, report: (String) -> Void) throws -> Outcome {
    var result = DifferenceReport(old: edit.document, new: "the edited document")
    // Both are looked at on all cores, beside each other.
    let findings = try check.change(from: edit.before, to: edit.edited) { report("\($0)") }
    let compared = try difference.compared(edit.before, with: edit.edited) { report("\($0)") }
    if edit.isChange { result.documents = [compared] }
    let (new, gone) = try findings()
    for (title, findings) in [("New findings", new), ("Findings that are gone", gone)] {
      let lines = findings.map { "\($0.place): \($0.severity.rawValue): \($0.sentence) (\($0.rule))" }
      result.notes.append((title, lines.isEmpty ? ["none"] : lines))
    }
    return Outcome(report: result, new: new, gone: gone)
  }
}
