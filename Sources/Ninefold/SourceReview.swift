import Checking
package import Checks
import Sources
import Versions

/// Reviews two versions of documents: their differences, and the new findings of checks.
package struct SourceReview {
  private let difference: SourceDifference
  private let old: Source?
  private let check: ConfiguredCheck?

  /// A review of two versions; nil stands for no documents at all.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the checks. Rules that look at all documents together are left
  ///     out: not all documents are there.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of a database.
  package init(
    from old: Source?, to new: Source?, _ environments: [SolvingEnvironment],
    _ configuration: CheckConfiguration, options: DifferenceOptions
  ) throws {
    difference = SourceDifference(
      from: try old.map { try OpenSource($0) }, to: try new.map { try OpenSource($0) }, environments,
      options: options)
    self.old = old
    check = try new.map { try ConfiguredCheck($0, configuration, in: nil, extent: .document) }
  }

  /// The result of a review.
  package struct Outcome {
    package let report: DifferenceReport
    /// The findings of the new version that the old one does not have.
    package let findings: [CheckFinding]
    /// How many documents could not be read.
    package let refused: Int
  }

  /// Compares and checks.
  ///
  /// - Parameters:
  ///   - versions: The versions of the sources.
  ///   - report: Takes the problems that are met, a line each.
  package func run(of versions: ComparedVersions, version: String, report: (String) -> Void) throws -> Outcome
  {
    var (result, refused) = try difference.report(of: versions, report: report)
    let outcome = try check?.run(
      version: version, baseline: nil, former: old, where: { _ in true }, progress: { _, _ in },
      // Files that cannot be read are reported already.
      report: { _ in })
    let findings = outcome?.report.findings ?? []
    var lists = EnvironmentLists(all: outcome?.report.environments ?? [])
    let lines = findings.map { finding in
      let places = lists.text(of: finding)
      return "\(finding.place): \(finding.severity.rawValue): \(finding.sentence) (\(finding.rule))"
        + (places.isEmpty ? "" : " [\(places)]")
    }
    result.notes.append(("New findings", lines.isEmpty ? ["none"] : lines))
    return Outcome(report: result, findings: findings, refused: refused)
  }
}
