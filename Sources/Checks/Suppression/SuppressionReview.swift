import InterfaceBuilder
import SceneModel

/// Sets findings that are called right, or known, apart from those that are told, and finds what suppresses nothing.
package struct SuppressionReview {
  /// What came of a review.
  package struct Outcome: Sendable {
    /// The findings that are told, in their order, then what suppresses nothing.
    package var findings: [CheckFinding] = []
    package var suppressed: [SuppressedFinding] = []
  }

  private let markers: [SuppressionMarker]
  private let exceptions: [(rule: String, exception: CheckConfiguration.RuleException)]
  private let configuration: CheckConfiguration
  private let rules: Set<String>
  private let documents: Set<String>
  private let path: (String) -> String
  private var known: KnownFindings
  private var usedMarkers: Set<DocumentPlace> = []
  private var usedExceptions: Set<DocumentPlace> = []

  /// A review of what was found in documents.
  ///
  /// - Parameters:
  ///   - markers: Those of the documents.
  ///   - rules: The ids of the rules that looked: only what suppresses their findings can be seen to suppress nothing.
  ///   - documents: The paths of the documents that were checked.
  ///   - path: The path of a document relative to the folder of the configuration and the baseline.
  package init(
    markers: [SuppressionMarker], configuration: CheckConfiguration, baseline: Baseline?,
    rules: Set<String>, documents: Set<String>, path: @escaping (String) -> String
  ) {
    self.markers = markers
    exceptions = configuration.rules.sorted { $0.key < $1.key }.flatMap { rule in
      rule.value.exceptions.map { (rule.key, $0) }
    }
    self.configuration = configuration
    self.rules = rules
    self.documents = documents
    self.path = path
    known = KnownFindings(baseline)
  }

  /// Reviews findings.
  ///
  /// - Parameter staleSeverity: How much it matters that something suppresses nothing; nil where that is not told.
  package mutating func review(_ findings: [CheckFinding], staleSeverity: CheckSeverity?) -> Outcome {
    var outcome = Outcome()
    for finding in findings where isAsked(finding) {
      if let suppressed = suppressed(finding) {
        outcome.suppressed.append(suppressed)
        continue
      }
      let unknown = known.take(finding, path: path(finding.place.path))
      if let unknown {
        outcome.findings.append(unknown)
      } else {
        outcome.suppressed.append(SuppressedFinding(finding, .baseline))
      }
    }
    if let staleSeverity { outcome.findings += stale(staleSeverity) }
    return outcome
  }

  /// Whether the rule looks at the document.
  private func isAsked(_ finding: CheckFinding) -> Bool {
    configuration.rules[finding.rule].map { $0.paths.contains(path(finding.place.path)) } ?? true
  }

  /// The finding as a marker or an exception suppresses it; nil where none does. All that do are used.
  private mutating func suppressed(_ finding: CheckFinding) -> SuppressedFinding? {
    var result: SuppressedFinding?
    for marker in markers where marker.covers(finding) {
      usedMarkers.insert(marker.place)
      result = result ?? SuppressedFinding(finding, .marker(marker.place), reason: marker.reason)
    }
    let path = path(finding.place.path)
    for (rule, exception) in exceptions where rule == finding.rule && exception.covers(finding, path: path) {
      usedExceptions.insert(exception.place)
      result = result ?? SuppressedFinding(finding, .exception(exception.place), reason: exception.reason)
    }
    return result
  }
}

extension SuppressionReview {
  /// What suppresses nothing although the rules that it names looked.
  private func stale(_ severity: CheckSeverity) -> [CheckFinding] {
    let markers = self.markers.flatMap { marker in
      message(marker).map { [finding(marker.place, marker.object, $0, severity)] } ?? []
    }
    let checked = Set(documents.map(path))
    let exceptions = self.exceptions.filter { rule, exception in
      rules.contains(rule) && !usedExceptions.contains(exception.place)
        && (exception.paths.map { pattern in checked.contains { pattern.matches($0) } } ?? false)
    }
    return markers
      + exceptions.map { rule, exception in
        finding(
          exception.place, exception.object ?? ObjectID(""),
          "the exception to '\(rule)' suppresses nothing: remove it", severity)
      }
      + known.left.filter { rules.contains($0.rule) && checked.contains($0.path) }.compactMap { entry in
        entry.place.map {
          finding(
            $0, entry.object,
            "the known finding of '\(entry.rule)' at '\(entry.object)' in \(entry.path) is gone: write the baseline anew",
            severity)
        }
      }
  }

  /// What is wrong with a marker; nil where nothing is.
  private func message(_ marker: SuppressionMarker) -> String? {
    if marker.rules.isEmpty { return "'ninefold:disable' names no rule, expected ids of rules, or all" }
    let ids = CheckRule.all.map(\.id)
    for rule in marker.rules where rule != SuppressionMarker.all && !ids.contains(rule) {
      return "'ninefold:disable' names an unknown rule '\(rule)'\(rule.suggestion(of: ids))".onOneLine
    }
    let looked = marker.rules.contains(SuppressionMarker.all) || marker.rules.allSatisfy(rules.contains)
    guard looked, !usedMarkers.contains(marker.place) else { return nil }
    return "'ninefold:disable \(marker.rules.joined(separator: " "))' suppresses nothing: remove it"
  }

  private func finding(
    _ place: DocumentPlace, _ object: ObjectID, _ message: String, _ severity: CheckSeverity
  ) -> CheckFinding {
    CheckFinding(
      rule: CheckRule.staleSuppression.id, severity: severity, place: place, scene: nil, object: object,
      name: object.text.isEmpty ? "" : "(\(object))".onOneLine, message: message.onOneLine)
  }
}

extension CheckConfiguration.RuleException {
  /// Whether a finding of the rule is one that is called right.
  fileprivate func covers(_ finding: CheckFinding, path: String) -> Bool {
    (object.map { $0 == finding.object } ?? true) && (paths?.matches(path) ?? true)
  }
}

/// The known findings that none was found for yet.
private struct KnownFindings {
  private struct Key: Hashable {
    let path: String
    let object: ObjectID
    let rule: String
  }

  private var entries: [Key: [Baseline.Entry]] = [:]

  init(_ baseline: Baseline?) {
    for entry in baseline?.entries ?? [] {
      entries[Key(path: entry.path, object: entry.object, rule: entry.rule), default: []].append(entry)
    }
  }

  /// Takes the known finding that a finding is; gives what of the finding is not known: the environments that are new, or
  /// all of it; nil where it is known wholly.
  mutating func take(_ finding: CheckFinding, path: String) -> CheckFinding? {
    let key = Key(path: path, object: finding.object, rule: finding.rule)
    guard var known = entries[key], !known.isEmpty else { return finding }
    let shared = known.map { $0.shares(finding.environments) }
    let best = shared.indices.max { shared[$0] < shared[$1] } ?? 0
    guard shared[best] > 0 else { return finding }
    let entry = known.remove(at: best)
    entries[key] = known
    if entry.environments.isEmpty { return nil }
    var unknown = finding
    unknown.environments.removeAll { entry.environments.contains($0) }
    return unknown.environments.isEmpty && !finding.environments.isEmpty ? nil : unknown
  }

  /// Those that were not taken, in the order of the baseline.
  var left: [Baseline.Entry] {
    entries.values.joined().sorted { a, b in
      (a.place?.line ?? 0, a.place?.column ?? 0) < (b.place?.line ?? 0, b.place?.column ?? 0)
    }
  }
}

extension Baseline.Entry {
  /// In how many of some environments it holds, one more where it holds everywhere.
  fileprivate func shares(_ others: [String]) -> Int {
    environments.isEmpty ? others.count + 1 : others.count { environments.contains($0) }
  }
}
