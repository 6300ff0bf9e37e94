package import Checks

/// Reviews what became of documents: what differs, and what checks find of it that they did not before.
package struct SourceReview {
  private let difference: SourceDifference
  private let old: Source?
  private let check: ConfiguredCheck?

  /// A review of two versions; nil stands for no documents at all.
  ///
  /// - Parameters:
  ///   - configuration: What is checked. Rules that look at all documents at once do not: not all are there.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of a database.
  package init(
    from old: Source?, to new: Source?, _ environments: [SolvingEnvironment],
    _ configuration: CheckConfiguration, options: DifferenceOptions
  ) throws {
    difference = SourceDifference(
      from: try old.map { try OpenSource($0) }, to: try new.map { try OpenSource($0) }, environments,
      options: options)
    self.old = old
    check = try new.map { try ConfiguredCheck($0, configuration, in: nil, isOfDocumentsAlone: true) }
  }

  /// What came of a review.
  package struct Outcome {
    package let report: DifferenceReport
    /// What is found after and was not before.
    package let findings: [CheckFinding]
    /// How many documents could not be read.
    package let refused: Int
  }

  /// Compares and checks.
  ///
  /// - Parameters:
  ///   - old: What people call the version before.
  ///   - new: What people call the version after.
  ///   - refusals: What is not compared, as is known before.
  ///   - report: Takes what is come upon.
  ///   - told: A line with the paths that people call files by.
  package func run(
    old name: String, new: String, version: String, notCompared refusals: [String],
    report: (any CustomStringConvertible) -> Void, told: (String) -> String
  ) throws -> Outcome {
    var result = DifferenceReport(old: name, new: new)
    result.refusals = refusals
    var documents: [ComparedDocument] = []
    let tally = try difference.run(report: { event in
      let line = told("\(event)")
      report(line)
      if case .refused = event { result.refusals.append(line) }
    }) { documents.append($0) }
    result.documents = documents
    let outcome = try check?.run(
      version: version, baseline: nil, former: old, where: { _ in true }, progress: { _, _ in },
      // What cannot be read was told.
      report: { _ in })
    let findings = outcome?.report.findings ?? []
    let lines = findings.map { finding in
      "\(finding.place): \(finding.severity.rawValue): \(finding.sentence) (\(finding.rule))"
    }
    result.notes.append(("New findings", lines.isEmpty ? ["none"] : lines))
    return Outcome(report: result, findings: findings, refused: tally.refused)
  }
}
