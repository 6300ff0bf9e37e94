package import Checks
import Editing
import SceneModel

/// Fixes the findings in one document that rules can fix, as long as nothing else changes by it.
struct DocumentFixing: Sendable {
  /// The result of the fixing.
  struct Outcome: Sendable {
    var document: Document
    var fixed: [CheckFinding] = []
    var left: [LeftFinding] = []
    /// The identifiers of the objects whose elements were changed or removed.
    var named: Set<String> = []
  }

  /// The plan by which the document is checked.
  let plan: CheckPlan
  /// The screens that the document is laid out for: those of the plan's environments first, then others in
  /// which nothing may change.
  let screens: FixedScreens
  let strings: [LocalizedStrings]
  let configuration: CheckConfiguration
  let baseline: Baseline?
  /// The path relative to the configuration.
  let path: String
  /// How many sets of fixes may be tried.
  var trials = mostTrials

  /// How often a fixed document is checked again: one fix may make another possible.
  private static let passes = 4
  /// The most sets of fixes whose layouts are compared with those before, of one document. Findings that
  /// remain then are left alone.
  static let mostTrials = 24

  /// Checks and fixes the document.
  func run(_ document: Document) -> Outcome {
    var outcome = Outcome(document: document)
    var screens = screens
    var trials = trials
    for _ in 0..<Self.passes {
      let found = asked(outcome.document, screens)
      let mendable = found.filter { $0.fix.changes != nil }
      let mended =
        mendable.isEmpty || trials == 0
        ? [] : acceptable(mendable, FixProof(outcome.document, screens), of: outcome.document, &trials)
      let places = Set(mended.map(\.finding))
      outcome.left = found.filter { !places.contains($0.finding) }.map {
        LeftFinding($0, wasTried: trials > 0)
      }
      let changes = mended.flatMap { $0.fix.changes ?? [] }
      guard !changes.isEmpty, let edited = outcome.document.changed(changes),
        let shown = screens.edited(to: edited, changes)
      else { break }
      outcome.named.formUnion(changes.compactMap { $0.object(in: outcome.document.tree) })
      outcome.document = edited
      screens = shown
      outcome.fixed += mended.map(\.finding)
    }
    return outcome
  }

  /// The findings that are neither suppressed nor known.
  private func asked(_ document: Document, _ screens: FixedScreens) -> [FindingWithFix] {
    let check = DocumentCheck(document, plan, strings: strings)
    let found = check.findingsWithFixes(screens.ofPlan)
    guard !found.isEmpty else { return [] }
    let path = path
    var review = SuppressionReview(
      markers: check.facts.markers, configuration: configuration, baseline: baseline,
      rules: Set(plan.entries.map(\.rule.id)), documents: [document.path], path: { _ in path })
    let reported = Set(review.review(found.map(\.finding), staleSeverity: nil).findings)
    return found.filter { reported.contains($0.finding) }
  }

  /// Those of some fixes of which a proof holds together.
  ///
  /// - Complexity: O(*k* log *n*) comparisons for *k* fixes that change something; at most as many as
  ///   trials are left.
  private func acceptable(
    _ fixes: [FindingWithFix], beside accepted: [FindingWithFix] = [], _ proof: FixProof,
    of document: Document, _ trials: inout Int
  ) -> [FindingWithFix] {
    guard !fixes.isEmpty, trials > 0 else { return [] }
    trials -= 1
    let changes = (accepted + fixes).flatMap { $0.fix.changes ?? [] }
    if let edited = document.changed(changes), proof.holds(for: edited, changes) { return fixes }
    guard fixes.count > 1 else { return [] }
    let half = fixes.count / 2
    let first = acceptable(Array(fixes[..<half]), beside: accepted, proof, of: document, &trials)
    return first
      + acceptable(Array(fixes[half...]), beside: accepted + first, proof, of: document, &trials)
  }
}

extension NodeChange {
  /// The identifier of the object that the changed element is, or is in; nil where that has none.
  fileprivate func object(in tree: ElementTree) -> String? {
    let node =
      switch self {
      case .setAttribute(_, let node, _), .removeAttribute(_, let node), .remove(let node): node
      }
    return tree[node, .id] ?? tree.ancestor(of: node) { tree[$0, .id] != nil }.flatMap { tree[$0, .id] }
  }
}

/// A finding that was left alone.
package struct LeftFinding: Hashable, Sendable {
  package let finding: CheckFinding
  /// The reason, as a clause.
  package let reason: String

  /// A finding with a fix that is not made, or with none.
  ///
  /// - Parameter wasTried: Whether it could be tried.
  init(_ found: FindingWithFix, wasTried: Bool) {
    finding = found.finding
    reason =
      switch found.fix {
      case .left(let reason): reason
      case .changes: wasTried ? "something else would change" : "too many other fixes cannot be made"
      }
  }
}
