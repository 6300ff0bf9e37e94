package import Checks
import InterfaceBuilder
import OperatingSystem
import SceneModel
import SceneStore
package import Sources

/// Fixes the findings in a source that rules can fix.
package struct SourceFixing {
  /// The result of the fixing.
  package struct Outcome: Sendable {
    /// The documents in which something was found, in the order of their paths.
    package internal(set) var documents: [FixedDocument] = []
    /// How many documents were looked at.
    package internal(set) var looked = 0
    /// How many could not be read.
    package internal(set) var refused = 0
    /// The documents of platforms that are not laid out.
    package internal(set) var skipped = SkippedDocuments()
    /// The paths by which the system opens documents, by the documents' own.
    package internal(set) var locations: [String: String] = [:]
    /// Whether a baseline cannot be used.
    package internal(set) var lacksBaseline = false
  }

  private let source: OpenSource
  private let plan: CheckPlan
  private let configuration: CheckConfiguration
  private let places: SourcePlaces

  /// A fixing of a source.
  ///
  /// - Parameters:
  ///   - configuration: The configuration to check by.
  ///   - file: The file of the configuration, to which paths are relative; nil where there is none.
  ///   - only: The only rules; where there are none, those of the configuration.
  ///   - except: Rules whose findings stay.
  /// - Throws: ``SourceError`` where there is nothing to go through, ``StoreError`` of the database.
  package init(
    _ source: Source, _ configuration: CheckConfiguration, in file: ConfigurationFile?, only: [CheckRule],
    except: [CheckRule]
  ) throws {
    let left = Set(except.map(\.id))
    self.source = try OpenSource(source)
    let environments = try configuration.environments(self.source)
    self.configuration = configuration
    plan = CheckPlan(
      environments,
      entries: configuration.entries(only: only, in: .all, environments).filter {
        $0.rule.isFixable && !left.contains($0.rule.id)
      })
    places = SourcePlaces(source, try self.source.documents(), configuration: file)
  }

  /// Fixes the documents.
  ///
  /// - Parameters:
  ///   - baseline: The path of a baseline that a user named.
  ///   - isDryRun: Whether nothing is written.
  ///   - isSelected: Whether the document at a path is selected.
  ///   - progress: Takes the number of documents done and the number of all.
  ///   - report: Takes the problems that are met beside findings.
  package func run(
    baseline: String?, isDryRun: Bool, where isSelected: (String) -> Bool, progress: (Int, Int) -> Void,
    report: (CheckEvent) -> Void
  ) throws -> Outcome {
    if case .files(let paths) = source.source, paths.contains(ProjectInput.standardInput), !isDryRun {
      throw SourceError(.notInPlace, path: ProjectInput.standardInput)
    }
    var outcome = Outcome()
    let (known, lacksBaseline) = Baseline.known(at: places.baseline(baseline, configuration), places, report)
    outcome.lacksBaseline = lacksBaseline
    outcome.locations = places.locations
    outcome.refused = source.refusals.count
    for refusal in source.refusals { report(.refused(refusal)) }
    var run = FixRun(source: source, plan: plan, configuration, known, isDryRun: isDryRun, outcome)
    let documents = try source.documents()
    for (index, document) in documents.enumerated() {
      progress(index, documents.count)
      let path = places.path(of: document.path)
      guard isSelected(document.path), configuration.paths.contains(path) else { continue }
      try run.add(document, path: path, report)
    }
    return try run.finish(report)
  }
}
