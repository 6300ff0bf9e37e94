import AutoLayout
package import Checks
import OperatingSystem
package import SceneModel
package import Sources

/// Checks a source by a configuration, and sets aside findings that are suppressed or known.
package struct ConfiguredCheck {
  /// The result of a check.
  package struct Outcome {
    /// The report of the findings.
    package let report: CheckReport
    /// Makes the baseline of all findings that are reported or were known.
    package let baseline: () -> Baseline
    /// Whether a baseline cannot be used.
    package let lacksBaseline: Bool
  }

  private let source: OpenSource
  private let documents: [SourceDocument]
  private let configuration: CheckConfiguration
  /// The environments that scenes are laid out for.
  package let environments: [CheckEnvironment]
  /// Those that a device can have, where nobody chose and the rules are the quiet ones: a finding in classes
  /// with `any` alone is left out. Nil: all.
  private let real: Set<String>?
  /// The systems of the devices among them.
  private let systems: RunningSystems
  private let scope: CheckScope
  /// The paths of the documents that were named, where others around them are read as well; nil: all.
  private let named: Set<String>?
  /// Whether all environments of the configuration are looked at.
  private let isWhole: Bool
  /// Where the documents are.
  package let places: SourcePlaces

  /// A check of a source.
  ///
  /// - Parameters:
  ///   - configuration: The configuration to check by.
  ///   - file: The file of the configuration, to which paths are relative; nil where there is none.
  ///   - environments: The environments that scenes are laid out for; nil: those of the configuration.
  ///   - only: The only rules that look; where there are none, those of the configuration.
  ///   - extent: The documents that rules look at together.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of the database.
  package init(
    _ source: Source, _ configuration: CheckConfiguration, in file: ConfigurationFile?,
    environments: [CheckEnvironment]? = nil, only: [CheckRule] = [], extent: CheckScope.Extent = .project
  ) throws {
    let surroundings = try extent == .project ? DocumentSurroundings(of: source) : nil
    try self.init(
      surroundings?.source ?? OpenSource(source), surroundings, configuration, in: file,
      environments: environments, only: only, extent: extent)
  }

  /// A check of single documents of an open source, each by itself, by a configuration for all its
  /// environments.
  package init(documentsOf source: OpenSource, _ configuration: CheckConfiguration) throws {
    try self.init(source, nil, configuration, in: nil, environments: nil, only: [], extent: .document)
  }

  private init(
    _ open: OpenSource, _ surroundings: DocumentSurroundings?, _ configuration: CheckConfiguration,
    in file: ConfigurationFile?, environments: [CheckEnvironment]?, only: [CheckRule],
    extent: CheckScope.Extent
  ) throws {
    source = open
    named = surroundings?.documents
    documents = try open.documents()
    self.configuration = configuration
    let used = try environments ?? configuration.environments(open)
    self.environments = used
    isWhole = environments == nil
    let isChosen = environments != nil || configuration.sizeClasses != nil || !only.isEmpty
    real =
      isChosen || configuration.profile == .all
      ? nil : Set(used.filter { $0.request.overrides.sizeClass?.isFinal ?? true }.map(\.name))
    systems = RunningSystems(used.map { ($0.name, $0.request) })
    scope = CheckScope(
      plan: CheckPlan(used, entries: configuration.entries(only: only, used)),
      orientations: environments == nil && configuration.devices == nil ? .supported : .chosen,
      extent: surroundings == nil ? extent : .surroundings)
    places = SourcePlaces(open.source, documents, configuration: file)
  }

  /// The path of the baseline in use: the one that a user named, else the one that the configuration names,
  /// else the default one where it is there; nil where there is none.
  package func knownPath(_ named: String?) -> String? {
    places.baseline(named, configuration)
  }

  /// Whether a check that names no baseline reads the one that is written to the path that a user named.
  package func isRead(_ named: String?) -> Bool {
    guard let named else { return true }
    return places.isSame(named, as: baselineName)
  }

  /// The path that the baseline is written to: the one that a user named, else the one that the configuration
  /// names, else the default one beside the configuration.
  package func baselinePath(_ named: String?) -> String { named ?? places.location(of: baselineName) }

  /// The path of the baseline that no user names, relative to the configuration.
  private var baselineName: String { configuration.baseline ?? SourcePlaces.usualBaseline }

  /// Checks the documents.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - baseline: The path of the baseline; nil: no finding is known.
  ///   - former: The earlier version of the documents, whose findings are known; nil where there is none.
  ///   - isSelected: Whether a document of a path is to be checked.
  package func run(
    version: String, baseline: String?, former: Source? = nil, where isSelected: (String) -> Bool,
    progress: (Int, Int) -> Void, report: (CheckEvent) -> Void
  ) throws -> Outcome {
    let (kept, lacksBaseline) = Baseline.known(at: baseline, places, report)
    var known = kept
    if let former {
      let entries = try self.former(former, where: isSelected)
      known = Baseline(project: known?.project ?? places.name, entries: (known?.entries ?? []) + entries)
    }
    let outcome = try CheckRun.outcome(
      of: source, documents, scope,
      where: { path in
        named?.contains(path) ?? true && isSelected(path)
          && configuration.paths.contains(places.path(of: path))
      }, progress: progress, report: report)
    return self.outcome(of: outcome, known, version: version, lacksBaseline: lacksBaseline)
  }

  /// Begins to compare the findings in two versions of a document of the source: those that the second alone
  /// has, and those that the first alone has. Rules that look at several documents are left out, and findings
  /// that a marker or the configuration suppresses.
  ///
  /// - Returns: A function that waits for the findings.
  package func change(
    from before: Document, to after: Document, report: (CheckEvent) -> Void
  ) throws -> () throws -> (new: [CheckFinding], gone: [CheckFinding]) {
    let checks = try [before, after].map { try source.check(of: $0, scope, report) }
    let queue = ParallelQueue<(findings: [CheckFinding], facts: DocumentFacts)>(isCallerBusy: true)
    for check in checks { queue.add { check.run() } }
    return {
      let results = checks.compactMap { _ in queue.next() }
      try Cancellation.check()
      return results.count == 2 ? self.change(from: results[0], to: results[1]) : ([], [])
    }
  }

  private func change(
    from before: (findings: [CheckFinding], facts: DocumentFacts),
    to after: (findings: [CheckFinding], facts: DocumentFacts)
  ) -> (new: [CheckFinding], gone: [CheckFinding]) {
    let results = [before, after]
    func others(_ index: Int) -> [CheckFinding] {
      let (found, facts) = results[index]
      let known = Baseline(project: "", findings: results[1 - index].findings, path: places.path)
      var review = SuppressionReview(
        markers: facts.markers, configuration: configuration, baseline: known,
        rules: Set(scope.plan.entries.map(\.rule.id)), documents: [facts.path], path: places.path)
      return review.review(found, staleSeverity: nil).findings.filter(isReal)
    }
    return (others(1), others(0))
  }

  /// Whether a finding is in an environment that a device can have.
  private func isReal(_ finding: CheckFinding) -> Bool {
    real.map { finding.environments.isEmpty || !$0.isDisjoint(with: finding.environments) } ?? true
  }

  /// The findings in the earlier version of the documents. Problems of reading it are not reported.
  private func former(
    _ former: Source, where isSelected: (String) -> Bool
  ) throws -> [Baseline.Entry] {
    let former = try OpenSource(former)
    let outcome = try CheckRun.outcome(of: former, former.documents(), scope, where: isSelected) { _ in }
    return Baseline(project: "", findings: outcome.findings, path: places.path).entries
  }

  /// Writes a baseline: to the path that a user named, else to that of the configuration, which leads through
  /// no link.
  ///
  /// - Throws: ``ConfigurationError`` where it cannot be written.
  package func write(_ baseline: Baseline, to named: String?) throws(ConfigurationError) {
    let path = baselinePath(named)
    let folder: Folder
    do throws(FileDefect) {
      if let named {
        folder = try Folder(makingAt: PathName.folder(of: named))
      } else {
        folder = try Folder(at: places.folder ?? ".")
      }
    } catch {
      throw ConfigurationError(file: path, "\(error), expected a file that can be written")
    }
    try BaselineFile.write(
      baseline, as: named.map(PathName.name) ?? baselineName, in: folder, path: path)
  }

  private func outcome(
    of outcome: CheckRun.Outcome, _ known: Baseline?, version: String, lacksBaseline: Bool
  ) -> Outcome {
    let rules = scope.plan.entries.map(\.rule)
    let stale = scope.plan.entries.first { $0.rule.id == CheckRule.staleSuppression.id }?.severity
    var review = SuppressionReview(
      markers: outcome.markers, configuration: configuration, baseline: known, rules: Set(rules.map(\.id)),
      documents: Set(outcome.paths), isWhole: isWhole, path: places.path)
    let reviewed = review.review(outcome.findings, staleSeverity: stale)
    let findings = reviewed.findings.filter(isReal)
    let report = CheckReport(
      findings: findings, suppressed: reviewed.suppressed, documents: outcome.documents,
      refused: outcome.refused, skipped: outcome.skipped.count, rules: rules,
      environments: environments.map(\.name),
      systems: systems,
      version: version, locations: places.locations)
    let baseline = { [places] in
      let all = reviewed.suppressed.filter { $0.cause == .baseline }.map(\.finding) + findings
      return Baseline(
        project: places.name, findings: all.filter { $0.rule != CheckRule.staleSuppression.id },
        path: places.path)
    }
    return Outcome(report: report, baseline: baseline, lacksBaseline: lacksBaseline)
  }
}
