package import Checks
import InterfaceBuilder
import SceneModel

/// Separates findings that are accepted or known from those that are reported, and finds suppressions
/// without effect.
package struct SuppressionReview {
  /// The result of a review.
  package struct Outcome: Sendable {
    /// The findings that are reported, in their order, then those of suppressions without effect.
    package var findings: [CheckFinding] = []
    package var suppressed: [SuppressedFinding] = []
  }

  private let markers: [SuppressionMarker]
  private var exceptions: ExceptionsByRule
  private let configuration: CheckConfiguration
  private let rules: Set<String>
  private let documents: Set<String>
  private let isWhole: Bool
  private let path: (String) -> String
  private var known: KnownFindings
  private var marked = MarkedFindings()
  private var usedExceptions: Set<DocumentPlace> = []

  /// A review of the findings in documents.
  ///
  /// - Parameters:
  ///   - markers: The markers of the documents.
  ///   - rules: The ids of the rules that ran: only suppressions of their findings can be seen to
  ///     have no effect.
  ///   - documents: The paths of the documents that were checked.
  ///   - isWhole: Whether all environments were looked at: what holds in others is not gone.
  ///   - path: The path of a document relative to the folder of the configuration and the baseline.
  package init(
    markers: [SuppressionMarker], configuration: CheckConfiguration, baseline: Baseline?,
    rules: Set<String>, documents: Set<String>, isWhole: Bool = true,
    path: @escaping (String) -> String
  ) {
    self.markers = markers
    exceptions = ExceptionsByRule(configuration)
    self.configuration = configuration
    self.rules = rules
    self.documents = documents
    self.isWhole = isWhole
    self.path = path
    known = KnownFindings(baseline)
  }

  /// Reviews findings.
  ///
  /// - Parameter staleSeverity: The severity of a suppression without effect; nil where that is not reported.
  package mutating func review(_ findings: [CheckFinding], staleSeverity: CheckSeverity?) -> Outcome {
    var outcome = Outcome()
    let asked = configuration.rules.isEmpty ? findings : findings.filter(isAsked)
    if markers.isEmpty, exceptions.all.isEmpty, known.isEmpty {
      outcome.findings = asked
      return outcome
    }
    marked = MarkedFindings(asked, markers)
    for (index, finding) in asked.enumerated() {
      if let suppressed = suppressed(finding, at: index) {
        outcome.suppressed.append(suppressed)
        continue
      }
      if known.contain(finding, path: path(finding.place.path)) {
        outcome.suppressed.append(SuppressedFinding(finding, .baseline))
      } else {
        outcome.findings.append(finding)
      }
    }
    if let staleSeverity { outcome.findings += stale(staleSeverity) }
    return outcome
  }

  /// Whether the rule checks the document.
  private func isAsked(_ finding: CheckFinding) -> Bool {
    configuration.rules[finding.rule].map { $0.paths.contains(path(finding.place.path)) } ?? true
  }

  /// The finding as a marker or an exception suppresses it; nil where none does. All that do count as used.
  private mutating func suppressed(_ finding: CheckFinding, at index: Int) -> SuppressedFinding? {
    var result = marked.first(at: index).map { marker in
      SuppressedFinding(finding, .marker(markers[marker].place), reason: markers[marker].reason)
    }
    for exception in exceptions.covering(finding, path: path) {
      usedExceptions.insert(exception.place)
      result = result ?? SuppressedFinding(finding, .exception(exception.place), reason: exception.reason)
    }
    return result
  }
}

extension SuppressionReview {
  /// The findings of suppressions without effect whose rules ran.
  private func stale(_ severity: CheckSeverity) -> [CheckFinding] {
    let markers = self.markers.enumerated().flatMap { index, marker in
      message(marker, isUsed: marked.used.contains(index)).map {
        [finding(marker.place, marker.object, $0, severity)]
      } ?? []
    }
    guard isWhole else { return markers }
    let checked = Set(documents.map(path))
    let exceptions = self.exceptions.all.filter { rule, exception in
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

  /// The fault of a marker; nil where it has none.
  private func message(_ marker: SuppressionMarker, isUsed: Bool) -> String? {
    if marker.rules.isEmpty { return "'ninefold:disable' names no rule, expected ids of rules, or all" }
    let ids = CheckRule.all.map(\.id)
    for rule in marker.rules where rule != SuppressionMarker.all && !ids.contains(rule) {
      return "'ninefold:disable' names an unknown rule '\(rule)'\(rule.suggestion(of: ids))".onOneLine
    }
    let looked = marker.rules.contains(SuppressionMarker.all) || marker.rules.allSatisfy(rules.contains)
    guard isWhole, looked, !isUsed else { return nil }
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
