package import Checks
import OperatingSystem
import SceneModel
package import Sources

/// Checks a source by a configuration, and sets aside findings that are suppressed or known.
package struct ConfiguredCheck {
  /// A problem that a check met beside findings. The check goes on.
  package enum Event {
    case source(SourceCheck.Event)
    /// A baseline that cannot be used.
    case baseline(ConfigurationError)
  }

  /// The result of a check.
  package struct Outcome {
    /// The report of the findings.
    package let report: CheckReport
    /// Makes the baseline of all findings that are reported or were known.
    package let baseline: () -> Baseline
    /// Whether a baseline cannot be used.
    package let lacksBaseline: Bool
  }

  private let check: SourceCheck
  private let configuration: CheckConfiguration
  private let entries: [CheckPlan.Entry]
  private let environments: [CheckEnvironment]
  /// Whether devices are held only as the documents' apps support it: so it is for the default devices.
  private let keepsToOrientations: Bool
  private let isOfDocumentsAlone: Bool
  /// Where the documents are.
  package let places: SourcePlaces

  /// A check of a source.
  ///
  /// - Parameters:
  ///   - configuration: The configuration to check by.
  ///   - file: The file of the configuration, to which paths are relative; nil where there is none.
  ///   - environments: The environments that scenes are laid out for; nil: those of the configuration.
  ///   - only: The only rules that look; where there are none, those of the configuration.
  ///   - isOfDocumentsAlone: Whether rules that look at all documents together are left out: not all
  ///     documents are there.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of the database.
  package init(
    _ source: Source, _ configuration: CheckConfiguration, in file: ConfigurationFile?,
    environments: [CheckEnvironment]? = nil, only: [CheckRule] = [], isOfDocumentsAlone: Bool = false
  ) throws {
    self.isOfDocumentsAlone = isOfDocumentsAlone
    let open = try OpenSource(source)
    keepsToOrientations = environments == nil && configuration.devices == nil
    let environments = try environments ?? configuration.environments(open.strings)
    self.configuration = configuration
    self.environments = environments
    entries = configuration.entries(only: only, environments)
    check = try SourceCheck(
      open, CheckPlan(environments, entries: entries), keepsToOrientations: keepsToOrientations,
      isOfDocumentsAlone: isOfDocumentsAlone)
    places = check.places(file)
  }

  /// The path of the baseline in use: the one that a user named, else the one that the configuration names;
  /// nil where there is none.
  package func knownPath(_ named: String?) -> String? {
    named ?? (configuration.baseline == nil ? nil : baselinePath(nil))
  }

  /// The path that the baseline is written to: the one that a user named, else the one that the configuration
  /// names, else the default one beside the configuration.
  package func baselinePath(_ named: String?) -> String {
    named ?? places.location(of: configuration.baseline ?? Self.usualBaseline)
  }

  private static let usualBaseline = ".ninefold-baseline.json"

  /// Checks the documents.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - baseline: The path of the baseline; nil: no finding is known.
  ///   - former: The earlier version of the documents, whose findings are known; nil where there is none.
  ///   - isMeant: Whether a document of a path is to be checked.
  package func run(
    version: String, baseline: String?, former: Source? = nil, where isMeant: (String) -> Bool,
    progress: (Int, Int) -> Void, report: (Event) -> Void
  ) throws -> Outcome {
    var lacksBaseline = false
    var known: Baseline?
    if let path = baseline {
      do throws(ConfigurationError) {
        known = try BaselineFile.read(at: path).belonging(to: places, path: path)
      } catch {
        lacksBaseline = true
        report(.baseline(error))
      }
    }
    if let former {
      let entries = try self.former(former, where: isMeant)
      known = Baseline(project: known?.project ?? places.name, entries: (known?.entries ?? []) + entries)
    }
    let outcome = try check.run(
      where: { isMeant($0) && configuration.paths.contains(places.path(of: $0)) }, progress: progress
    ) { report(.source($0)) }
    return self.outcome(of: outcome, known, version: version, lacksBaseline: lacksBaseline)
  }

  /// The findings in the earlier version of the documents. Problems of reading it are not reported.
  private func former(
    _ former: Source, where isMeant: (String) -> Bool
  ) throws -> [Baseline.Entry] {
    let check = try SourceCheck(
      OpenSource(former), CheckPlan(environments, entries: entries),
      keepsToOrientations: keepsToOrientations, isOfDocumentsAlone: isOfDocumentsAlone)
    let outcome = try check.run(where: isMeant) { _ in }
    return Baseline(project: "", findings: outcome.findings, path: places.path).entries
  }

  /// Writes a baseline.
  ///
  /// - Throws: ``ConfigurationError`` where it cannot be written.
  package func write(_ baseline: Baseline, to path: String) throws(ConfigurationError) {
    do throws(FileDefect) {
      try BaselineFile.write(baseline, to: path)
    } catch {
      throw ConfigurationError(file: path, "\(error), expected a file that can be written")
    }
  }

  private func outcome(
    of outcome: SourceCheck.Outcome, _ known: Baseline?, version: String, lacksBaseline: Bool
  ) -> Outcome {
    let rules = entries.map(\.rule)
    let stale = entries.first { $0.rule.id == CheckRule.staleSuppression.id }?.severity
    var review = SuppressionReview(
      markers: outcome.markers, configuration: configuration, baseline: known, rules: Set(rules.map(\.id)),
      documents: Set(outcome.paths), path: places.path)
    let reviewed = review.review(outcome.findings, staleSeverity: stale)
    let report = CheckReport(
      findings: reviewed.findings, suppressed: reviewed.suppressed, documents: outcome.documents,
      refused: outcome.refused, rules: rules, environments: environments.map(\.name), version: version,
      locations: places.locations)
    let baseline = { [places] in
      let all = reviewed.suppressed.filter { $0.cause == .baseline }.map(\.finding) + reviewed.findings
      return Baseline(
        project: places.name, findings: all.filter { $0.rule != CheckRule.staleSuppression.id },
        path: places.path)
    }
    return Outcome(report: report, baseline: baseline, lacksBaseline: lacksBaseline)
  }
}

extension Baseline {
  /// The baseline, where it belongs to the checked documents: one of its documents is there.
  func belonging(
    to places: SourcePlaces, path: String
  ) throws(ConfigurationError) -> Baseline {
    let all = places.all
    let isOurs = entries.isEmpty || paths.contains { all.contains($0) || places.exists($0) }
    guard !isOurs else { return self }
    throw ConfigurationError(
      file: path,
      "a baseline of another project, '\(project)', expected one of whose documents is in \(places.folder ?? "the project")"
        .onOneLine)
  }
}

extension ConfiguredCheck.Event: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .source(let event): event.description
    case .baseline(let error): error.description
    }
  }
}
